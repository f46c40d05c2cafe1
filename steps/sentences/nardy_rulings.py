"""Sentences of what comes of it in nardy: counts, heads, time banks, warnings, mars and koks."""

from lasca_rules.clock import Milliseconds, written
from lasca_rules.nardy.board import CHECKERS, Checkers
from lasca_rules.nardy.scoring import Win
from lasca_rules.nardy.setup import initial_position
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    BackToInitialPosition,
    GoesOn,
    MarsOrKoksPossible,
    NotThisViolation,
    PlayedIn,
    ReferredToReferee,
    RemoveFromHead,
    SanctionPossible,
    Verdict,
)
from lasca_rules.sides import BySide, Side
from steps.nardy import BEFORE, NARDY, RULING, verdicts
from steps.phrasebook import then
from steps.table import Table
from steps.words import EN, Named, choice

PLAYERS = choice(
    "Players",
    {
        (Side.WHITE,): Named("White", "к белым"),
        (Side.BLACK,): Named("Black", "к чёрным"),
        (Side.WHITE, Side.BLACK): Named("both players", "к обоим"),
    },
)
WIN = choice("Win", {win: Named(win.text.en, win.text.ru) for win in Win})


@then("the game goes on with the checkers as they stand", ru="игра продолжается, шашки остаются на своих местах")
def goes_on(table: Table) -> None:
    assert GoesOn() in verdicts(table)
    assert (table[NARDY].board, table[NARDY].over) == (table[BEFORE].board, False)


@then(
    "the set-up and the count are right and the game goes on",
    ru="расстановка и число шашек верны, игра продолжается",
)
def nothing_is_wrong(table: Table) -> None:
    assert verdicts(table) == (NotThisViolation(),)
    assert (table[NARDY].board, table[NARDY].clock) == (table[BEFORE].board, table[BEFORE].clock)


@then("the checkers go back to the initial position", ru="шашки возвращаются в начальное положение")
def go_back(table: Table) -> None:
    game = table[NARDY]
    assert BackToInitialPosition() in verdicts(table)
    assert game.board == initial_position(game.discipline.nardy)
    assert (game.made, game.roll, game.pending) == ((), None, None)


@then("there is no doubling cube", ru="куба удвоения нет")
def there_is_no_cube(table: Table) -> None:
    assert table[NARDY].cube is None


@then("the cube stands at {number:Count}", ru="куб удвоения стоит на {number:Count}")
def the_cube_stands_at(table: Table, number: int) -> None:
    assert table[NARDY].cube == number


@then(
    "the referee adds {number:CheckerCount} to {side:Side}'s head",
    ru="судья добавляет {number:CheckerCount:accusative} на голову {side:Side:genitive}",
)
def adds_to_head(table: Table, number: int, side: Side) -> None:
    assert AddToHead(side, number) in verdicts(table)


@then(
    "the referee removes {number:CheckerCount} from {side:Side}'s head",
    ru="судья снимает {number:CheckerCount:accusative} с головы {side:Side:genitive}",
)
def removes_from_head(table: Table, number: int, side: Side) -> None:
    still_surplus = table[NARDY].board[side].total - CHECKERS
    assert RemoveFromHead(side, number, still_surplus) in verdicts(table)


@then("{side:Side}'s wrong count is played in", ru="неверное число шашек у {side:Side:genitive} считается «заигранным»")
def is_played_in(table: Table, side: Side) -> None:
    assert PlayedIn(side) in verdicts(table)


@then("the count is put right first", ru="сначала исправляют число шашек")
def the_count_first(table: Table) -> None:
    of_count = [isinstance(verdict, AddToHead | RemoveFromHead | PlayedIn) for verdict in verdicts(table)]
    assert of_count == sorted(of_count, reverse=True)
    assert of_count[0]


@then("White's count is put right before Black's", ru="число шашек исправляют сначала у белых, потом у чёрных")
def white_before_black(table: Table) -> None:
    counted = [each for each in verdicts(table) if isinstance(each, AddToHead | RemoveFromHead | PlayedIn)]
    sides = [each.side for each in counted]
    assert sides == sorted(sides, key=[Side.WHITE, Side.BLACK].index)
    assert {*sides} == {*Side}


@then("nothing is played in", ru="ничего не «заиграно»")
def nothing_is_played_in(table: Table) -> None:
    assert _of_kind(table, PlayedIn) == []


@then(
    "{side:Side} has {head:CheckerCount} on the head and {total:CheckerCount} in all",
    ru="у {side:Side:genitive} на голове {head:CheckerCount}, а всего {total:CheckerCount}",
)
def has_on_the_head(table: Table, side: Side, head: int, total: int) -> None:
    board = table[NARDY].board
    assert (board.head(side), board[side].total) == (head, total)


@then(
    "{side:Side}'s checkers stand {checkers:Checkers}", ru="шашки {side:Side:genitive} стоят так: {checkers:Checkers}"
)
def checkers_stand(table: Table, side: Side, checkers: Checkers) -> None:
    assert table[NARDY].board[side] == checkers


@then("{side:Side} may lose by mars or koks", ru="{side:Side:nominative} могут проиграть марс или кокс")
def may_lose_by_mars_or_koks(table: Table, side: Side) -> None:
    assert _of_kind(table, MarsOrKoksPossible) == [MarsOrKoksPossible(side)]


@then("nothing is said of mars or koks", ru="о марсе и коксе речи нет")
def nothing_of_mars_or_koks(table: Table) -> None:
    assert _of_kind(table, MarsOrKoksPossible) == []


@then("{side:Side} has won the game: {win:Win}", ru="игру выиграли {side:Side:nominative}: {win:Win}")
def has_won_by(table: Table, side: Side, win: Win) -> None:
    game = table[NARDY]
    assert (game.winner, table.rules.kind_of_win(game.board, side)) == (side, win)


@then(
    "the warnings in the event are {white:Count} for White and {black:Count} for Black",
    ru="предупреждений в соревновании: у белых {white:Count}, у чёрных {black:Count}",
)
def warnings_in_the_event(table: Table, white: int, black: int) -> None:
    assert table[NARDY].warnings.map(lambda had: had.in_event) == BySide(white, black)


@then(
    "the warnings in this match are {white:Count} for White and {black:Count} for Black",
    ru="предупреждений в этом матче: у белых {white:Count}, у чёрных {black:Count}",
)
def warnings_in_the_match(table: Table, white: int, black: int) -> None:
    assert table[NARDY].warnings.map(lambda had: had.in_match) == BySide(white, black)


@then("38.1 may be applied to {players:Players}", ru="пункт 38.1 можно применить {players:Players}")
def may_be_sanctioned(table: Table, players: tuple[Side, ...]) -> None:
    found = [verdict.players for verdict in verdicts(table) if isinstance(verdict, SanctionPossible)]
    assert found == [players]


@then("38.1 may be applied to neither player", ru="пункт 38.1 не применяют ни к кому")
def nobody_may_be_sanctioned(table: Table) -> None:
    assert _of_kind(table, SanctionPossible) == []


@then(
    "the time left is {white:Time} for White and {black:Time} for Black",
    ru="времени остаётся {white:Time} у белых и {black:Time} у чёрных",
)
def the_time_left(table: Table, white: Milliseconds, black: Milliseconds) -> None:
    assert table[NARDY].clock.left == BySide(white, black)


@then("{side:Side}'s time bank is running", ru="идёт таймбанк {side:Side:genitive}")
def the_bank_is_running(table: Table, side: Side) -> None:
    clock = table[NARDY].clock
    assert clock.running is side
    assert clock.free == 0, f"{written(clock.free, EN)} of the time for the move is left"


@then(
    "{side:Side} still has {time:Time} of the time for the move",
    ru="у {side:Side:genitive} ещё {time:Time} времени на ход",
)
def still_has_time_for_the_move(table: Table, side: Side, time: Milliseconds) -> None:
    clock = table[NARDY].clock
    assert (clock.running, clock.free) == (side, time)


@then("both clocks stand still", ru="часы обоих игроков стоят")
def both_stand_still(table: Table) -> None:
    assert table[NARDY].clock.running is None


@then(
    "{side:Side}'s time bank is used up and the flag has fallen",
    ru="таймбанк {side:Side:genitive} исчерпан, флажок упал",
)
def the_bank_is_used_up(table: Table, side: Side) -> None:
    clock = table[NARDY].clock
    assert clock.left[side] == 0, f"{written(clock.left[side], EN)} of the time bank is left"
    assert clock.flag is side
    assert table[NARDY].over, "the game is not over"


@then("article 28 is silent and the referee decides", ru="статья 28 об этом молчит, решает судья")
def article_28_is_silent(table: Table) -> None:
    assert table[RULING].verdict == ReferredToReferee()
    assert table[NARDY].board == table[BEFORE].board


def _of_kind(table: Table, kind: type[Verdict]) -> list[Verdict]:
    return [verdict for verdict in verdicts(table) if isinstance(verdict, kind)]
