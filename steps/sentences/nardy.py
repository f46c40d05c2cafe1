"""Sentences of nardy: how a game is set up, played and timed."""

from collections.abc import Sequence

from attrs import evolve

from lasca_rules.clock import Milliseconds, TimeControl, with_time_bank
from lasca_rules.nardy.board import Checkers
from lasca_rules.nardy.disciplines import Discipline
from lasca_rules.nardy.game import Warnings, let_pass, pick_up_dice, throw, turn_numbered
from lasca_rules.nardy.leaving import leave_hit_checker
from lasca_rules.nardy.turns import Roll, Steps
from lasca_rules.sides import Side
from steps.nardy import (
    LAST_TURN,
    NARDY,
    RECORD,
    begin,
    make_turn,
    play_record,
    play_turn,
    press_after,
    read_record,
    set_profile,
    show_board,
    show_clocks,
)
from steps.phrasebook import given, when
from steps.table import Table
from steps.words import Named, choice

AGREEMENT = choice(
    "Agreement",
    {
        ("nardy-two-moves", "turns-played"): Named(
            "only a turn in which a checker was moved is a move",
            "ходом считается только тот, в котором передвинута хотя бы одна шашка",
        ),
        ("nardy-last-turn", "opponent-may-claim"): Named(
            "the turn that ended the game may still be claimed",
            "хода, которым игра закончилась, ещё можно потребовать исправить",
        ),
        ("nardy-end-of-turn", "dice-lifted"): Named(
            "picking up the dice completes a move", "ход завершён, когда кости сняты с доски"
        ),
        ("nardy-end-of-turn", "checkers-moved"): Named(
            "a move is made as soon as its checkers have been moved",
            "ход сделан, как только передвинуты шашки",
        ),
        ("nardy-roll-before-claim", "void"): Named(
            "a roll made before the claim is void", "бросок, сделанный до претензии, недействителен"
        ),
        ("nardy-other-errors", "only-these"): Named(
            "only what 28.4 lists is an illegal move", "невозможный ход — только то, что перечислено в пункте 28.4"
        ),
        ("nardy-pairs", "who-is-to-reply"): Named(
            "of a pair, only the one who is to reply may speak", "за пару говорит только тот, за кем ответный ход"
        ),
        ("nardy-delay", "rest-first"): Named(
            "what was left of the time for the move may be used first",
            "сначала можно использовать остаток времени на ход",
        ),
        ("gathering-plural", "several"): Named(
            "it takes several illegal moves to gather time",
            "для накопления времени нужно несколько невозможных ходов",
        ),
        ("nardy-reset", "clocks-reset"): Named(
            "a game begun again has its full time", "в игре, начатой заново, на часах начальное время"
        ),
        ("nardy-who-is-warned", "at-fault-within-event"): Named(
            "only the player at fault is warned", "предупреждение получает только виновник"
        ),
        ("nardy-who-is-warned", "both-within-match"): Named(
            "a repeat is counted within the match", "повтором считается нарушение в том же матче"
        ),
        ("nardy-who-is-warned", "at-fault-within-match"): Named(
            "only the player at fault is warned and a repeat is counted within the match",
            "предупреждение получает только виновник, а повтором считается нарушение в том же матче",
        ),
        ("unnoticed", "neither-saw-it"): Named(
            "a turn that one of the players saw to be illegal counts as noticed",
            "ход, невозможность которого видел хотя бы один из игроков, считается замеченным",
        ),
        ("increment-on-reversal", "kept"): Named(
            "the time added for a turn taken back is kept", "время, добавленное за взятый обратно ход, сохраняется"
        ),
    },
)
WHERE = choice(
    "EarlierWarning",
    {
        Warnings(in_match=0, in_event=1): Named("in another match of the event", "в другом матче соревнования"),
        Warnings(in_match=1, in_event=1): Named("in this match", "в этом же матче"),
    },
)


@given("a game of {discipline:Discipline}", ru="идёт игра в {discipline:Discipline}")
def a_game(table: Table, discipline: Discipline) -> None:
    begin(table, discipline)


@given(
    "a game of {discipline:Discipline} with {move:Time} for each move and {bank:Time} in the time bank",
    ru="идёт игра в {discipline:Discipline}: {move:Time} на ход и {bank:Time} в таймбанке",
)
def a_game_with_a_time_bank(table: Table, discipline: Discipline, move: Milliseconds, bank: Milliseconds) -> None:
    begin(table, discipline, with_time_bank(move, bank))


@given(
    "a game of {discipline:Discipline} with {main:Time} on each clock and {increment:Time} added for each move",
    ru="идёт игра в {discipline:Discipline}: у каждого на часах {main:Time}, добавление {increment:Time} за ход",
)
def a_game_with_increment(table: Table, discipline: Discipline, main: Milliseconds, increment: Milliseconds) -> None:
    begin(table, discipline, TimeControl(main, increment=increment))


@given(
    "{side:Side}'s checkers are set up {checkers:Checkers}",
    ru="шашки {side:Side:genitive} расставлены так: {checkers:Checkers}",
)
def are_set_up(table: Table, side: Side, checkers: Checkers) -> None:
    game = table[NARDY]
    setup = game.setup.put(side, checkers)
    table[NARDY] = evolve(game, setup=setup, board=setup)
    show_board(table)


@given(
    "the checkers have come to stand {white:Checkers} for White and {black:Checkers} for Black",
    ru="к этому времени шашки стоят так: у белых {white:Checkers}, у чёрных {black:Checkers}",
)
def both_have_come_to_stand(table: Table, white: Checkers, black: Checkers) -> None:
    game = table[NARDY]
    table[NARDY] = evolve(game, board=game.board.put(Side.WHITE, white).put(Side.BLACK, black))
    show_board(table)


@given("the turns of the game:", ru="ходы игры:")
def the_turns(table: Table, datatable: Sequence[Sequence[str]]) -> None:
    table[RECORD] = read_record(datatable)


@given("White and Black have made these turns:", ru="белые и чёрные сделали такие ходы:")
def have_made_these_turns(table: Table, datatable: Sequence[Sequence[str]]) -> None:
    table[RECORD] = read_record(datatable)
    play_record(table, {side: sum(1 for turn in table[RECORD] if turn[0] is side) for side in Side})


@given("the event's own rules say that {agreement:Agreement}", ru="по положению о соревновании {agreement:Agreement}")
def the_events_rules(table: Table, agreement: tuple[str, str]) -> None:
    set_profile(table, *agreement)


@given("the cube has been turned to {number:Count}", ru="куб на {number:Count}")
def the_cube_is_turned(table: Table, number: int) -> None:
    table[NARDY] = evolve(table[NARDY], cube=number)


@given(
    "{side:Side} has already been warned {where:EarlierWarning}",
    ru="{side:Side:nominative} уже получили предупреждение {where:EarlierWarning}",
)
def has_been_warned(table: Table, side: Side, where: Warnings) -> None:
    game = table[NARDY]
    table[NARDY] = evolve(game, warnings=game.warnings.put(side, where))


@when(
    "{white:TurnsMade} of White and {black:TurnsMade} of Black have been played",
    ru="сыграно: у белых {white:TurnsMade}, у чёрных {black:TurnsMade}",
)
def have_been_played(table: Table, white: int, black: int) -> None:
    play_record(table, {Side.WHITE: white, Side.BLACK: black})


@when(
    "{side:Side} rolls {roll:Roll} and plays {turn:Turn}",
    ru="у {side:Side:genitive} выпало {roll:Roll}, они ходят {turn:Turn}",
)
def rolls_and_plays(table: Table, side: Side, roll: Roll, turn: Steps) -> None:
    make_turn(table, side, roll, turn)


@when(
    "{side:Side} rolls {roll:Roll}, plays {turn:Turn} and presses the clock after {time:Time}",
    ru="у {side:Side:genitive} выпало {roll:Roll}, они ходят {turn:Turn} и через {time:Time} переключают часы",
)
def rolls_plays_and_presses(table: Table, side: Side, roll: Roll, turn: Steps, time: Milliseconds) -> None:
    make_turn(table, side, roll, turn)
    press_after(table, side, time)


@when(
    "{side:Side} rolls {roll:Roll}, can play nothing and presses the clock",
    ru="у {side:Side:genitive} выпало {roll:Roll}, сыграть они ничего не могут и переключают часы",
)
def can_play_nothing(table: Table, side: Side, roll: Roll) -> None:
    make_turn(table, side, roll, ())
    press_after(table, side, 0)


@when("{side:Side} rolls {roll:Roll}", ru="у {side:Side:genitive} выпало {roll:Roll}")
def rolls(table: Table, side: Side, roll: Roll) -> None:
    table[NARDY] = throw(table[NARDY], side, roll)


@when(
    "{side:Side} rolls {roll:Roll} and presses the clock without moving",
    ru="у {side:Side:genitive} выпало {roll:Roll}, они переключают часы, ничего не сыграв",
)
def presses_without_moving(table: Table, side: Side, roll: Roll) -> None:
    make_turn(table, side, roll, ())
    press_after(table, side, 0)


@when(
    "{side:Side} leaves the hit checker on its point and presses the clock",
    ru="{side:Side:nominative} оставляют побитую шашку на её пункте и переключают часы",
)
def leaves_the_hit_checker(table: Table, side: Side) -> None:
    game = leave_hit_checker(table[NARDY], side)
    table[NARDY], table[LAST_TURN] = game, turn_numbered(game, len(game.made) + 1)
    show_board(table)
    press_after(table, side, 0)


@when("{side:Side} picks up the dice", ru="{side:Side:nominative} снимают кости с доски")
def picks_up_the_dice(table: Table, side: Side) -> None:
    table[NARDY] = pick_up_dice(table[NARDY], side)


@when("{side:Side} thinks for {time:Time}", ru="{side:Side:nominative} думают {time:Time}")
def thinks(table: Table, side: Side, time: Milliseconds) -> None:
    before = table[NARDY]
    assert before.to_move is side
    table[NARDY] = let_pass(before, time)
    show_clocks(table, before.clock)


@when(
    "{side:Side} makes the turn again, {turn:Turn}, and presses the clock after {time:Time}",
    ru="{side:Side:nominative} делают ход заново, {turn:Turn}, и через {time:Time} переключают часы",
)
def makes_the_turn_again(table: Table, side: Side, turn: Steps, time: Milliseconds) -> None:
    if not table[NARDY].over:
        play_turn(table, table[NARDY], side, turn)
        press_after(table, side, time)


@when(
    "{side:Side} plays {turn:Turn} on the roll already made and presses the clock after {time:Time}",
    ru="{side:Side:nominative} играют свой прежний бросок, {turn:Turn}, и через {time:Time} переключают часы",
)
def plays_the_roll_made(table: Table, side: Side, turn: Steps, time: Milliseconds) -> None:
    play_turn(table, table[NARDY], side, turn)
    press_after(table, side, time)
