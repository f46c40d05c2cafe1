"""Sentences of what goes wrong in a game: set-up, colours, board, moves as they were made, a disturbed position."""

from collections.abc import Sequence

from attrs import evolve, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Board
from lasca_rules.clock import Milliseconds
from lasca_rules.languages import Language, Text, ordinal_in_english
from lasca_rules.play.by_hand import mark, put
from lasca_rules.play.reasons import Reason
from lasca_rules.play.set_up import Placement, composed
from lasca_rules.refereeing.incidents import (
    IrregularMove,
    Official,
    Person,
    WrongBoard,
    WrongColours,
    WrongSetUp,
)
from lasca_rules.refereeing.profiles import read_profile
from lasca_rules.sides import Side
from steps import refereeing
from steps import terms as _terms  # noqa: F401 -- registers Reason
from steps.game import GAME
from steps.grammar import declined, ordinal_in_digits
from steps.phrasebook import given, when
from steps.refereeing import RECORD, Record, happen, number_of, read_moves
from steps.table import Table
from steps.words import RU, Manner, Named, choice, not_read, whole, word


@frozen
class Notice:
    """Who says that something is wrong: someone who finds it, or someone who only believes it."""

    person: Person
    rightly: bool


FINDER = choice(
    "Finder",
    {
        Notice(Official.REFEREE, rightly=True): Named("the referee finds", "судья обнаруживает"),
        Notice(Side.WHITE, rightly=True): Named("White finds", "белые обнаруживают"),
        Notice(Side.BLACK, rightly=True): Named("Black finds", "чёрные обнаруживают"),
        Notice(Official.REFEREE, rightly=False): Named("the referee believes", "судья считает"),
        Notice(Side.WHITE, rightly=False): Named("White believes", "белые считают"),
        Notice(Side.BLACK, rightly=False): Named("Black believes", "чёрные считают"),
    },
)
IRREGULARITY = choice(
    "Irregularity",
    {
        WrongSetUp: Named("the pieces were set up wrongly", "шашки были расставлены неправильно"),
        WrongBoard: Named("the board was placed wrongly", "доска была поставлена неправильно"),
        WrongColours: Named("the players have each other's colours", "игроки играют шашками не того цвета"),
    },
)
DOCUMENT = choice(
    "Document",
    {
        "column": Named(
            "the schedule",
            declined("расписание", "расписания", "расписанию", "расписание", "расписанием", "расписании"),
        ),
        "draughts": Named(
            "the pairing sheet",
            declined(
                "протокол пар", "протокола пар", "протоколу пар", "протокол пар", "протоколом пар", "протоколе пар"
            ),
        ),
    },
)
"""What each regulation says assigns the colours."""
PLACEMENT = choice(
    "Placement",
    {
        Placement(quarter_turns=1): Named("given a quarter turn", "повёрнута на четверть оборота"),
        Placement(quarter_turns=2): Named("given a half turn", "повёрнута на пол-оборота"),
        Placement(inverted=True): Named(
            "laid with a light square in each corner", "положена так, что все угловые поля белые"
        ),
        Placement(labels_turned=True): Named(
            "laid with its letters and numbers on the wrong sides", "положена буквами и цифрами не к тем краям"
        ),
    },
)
EVENT_RULE = choice(
    "EventRule",
    {
        ("colours-before-reply", "play-on"): Named(
            "wrong colours are never exchanged", "перепутанный цвет шашек не исправляют никогда"
        ),
        ("clocks-on-replay", "kept"): Named("time once used is not given back", "израсходованное время не возвращают"),
        ("clocks-on-replay", "referee-sets"): Named(
            "the referee sets the clocks for a replay", "время на часах при переигровке устанавливает судья"
        ),
        ("both-disturbed", "referee-decides"): Named(
            "the referee decides when both disturb the position", "о позиции, нарушенной обоими, решает судья"
        ),
        ("column-unmarked-king", "mark-and-play-on"): Named(
            "an unmarked king is marked and play goes on", "необозначенную дамку обозначают и играют дальше"
        ),
        ("failed-claim-cost", "nobody-pays"): Named(
            "nobody pays for a claim that fails", "за неподтвердившуюся претензию временем не платит никто"
        ),
        ("failed-claim-cost", "referee-sets"): Named(
            "the referee sets the clocks when a claim fails",
            "время на часах после неверной претензии устанавливает судья",
        ),
        ("setup-one-moved", "only-before-start"): Named(
            "the set-up is put right only before the start", "расстановку исправляют только до начала партии"
        ),
        ("unnoticed", "neither-saw-it"): Named(
            "a move that one of the players saw to be wrong counts as noticed",
            "ход, неправильность которого видел хотя бы один из игроков, считается замеченным",
        ),
        ("increment-on-reversal", "kept"): Named(
            "the time added for a move taken back is kept", "время, добавленное за отменённый ход, сохраняется"
        ),
    },
)
AFTER_THE_MOVE = choice(
    "AfterTheMove",
    {
        (True, True): Named("presses the clock", "переключают часы"),
        (False, True): Named("does not press the clock", "часов не переключают"),
        (True, False): Named("presses the clock without marking the king", "переключают часы, не обозначив дамку"),
        (False, False): Named(
            "neither marks the king nor presses the clock", "ни дамки не обозначают, ни часов не переключают"
        ),
    },
)
_BEFORE_CLOCK = Text("before the clock is started", "до пуска часов")
_BEFORE_MOVE = Text("before the first move", "до первого хода")
NOT_BEGUN = -1
"""The moment before White's clock is started; other moments are the number of half-moves made."""


def _read_moment(text: str, language: Language, _: Board | None) -> int:
    if text == _BEFORE_CLOCK[language]:
        return NOT_BEGUN
    if text == _BEFORE_MOVE[language]:
        return 0
    number = int("".join(letter for letter in text if letter.isdigit()))
    if number == 0:
        raise not_read(text, "Moment")
    return 2 * number - (1 if "White" in text or "белых" in text else 0)


def _write_moment(value: object, manner: Manner) -> str:
    half_moves = whole(value)
    if half_moves <= 0:
        return (_BEFORE_CLOCK if half_moves == NOT_BEGUN else _BEFORE_MOVE)[manner.language]
    number, white = (half_moves + 1) // 2, half_moves % 2 == 1
    if manner.language is RU:
        return f"после {ordinal_in_digits(number)['genitive']} хода {'белых' if white else 'чёрных'}"
    return f"after {'White' if white else 'Black'}'s {ordinal_in_english(number)} move"


MOMENT = word(
    "Moment",
    pattern=Text(
        rf"{_BEFORE_CLOCK.en}|{_BEFORE_MOVE.en}|after (?:White|Black)'s \d+(?:st|nd|rd|th) move",
        rf"{_BEFORE_CLOCK.ru}|{_BEFORE_MOVE.ru}|после \d+-го хода (?:белых|чёрных)",
    ),
    read=_read_moment,
    write=_write_moment,
    expected=Text("a moment, such as after White's 1st move", "момент, например после 1-го хода белых"),
)


@given("the event's own rules say that {rule:EventRule}", ru="по положению о соревновании {rule:EventRule}")
def the_events_rules(table: Table, rule: tuple[str, str]) -> None:
    refereeing.take(table, *rule)


@given("the game has come to the position {position:Position}", ru="в партии возникла позиция {position:Position}")
def has_come_to(table: Table, position: Position) -> None:
    refereeing.set_up(table, composed(position))


@given(
    "the piece that belongs on {square:Square} has been set up on {other:Square}",
    ru="шашка, место которой на {square:Square}, поставлена на {other:Square}",
)
def set_up_on_another_square(table: Table, square: str, other: str) -> None:
    right = table[GAME].set_up.right
    wrong = put(put(right, other, right[square]), square, "")
    refereeing.set_up(table, evolve(table[GAME].set_up, actual=wrong))


@given(
    "a king has been set up on {square:Square} instead of a man",
    ru="на {square:Square} вместо простой поставлена дамка",
)
def a_king_set_up(table: Table, square: str) -> None:
    right = table[GAME].set_up.right
    refereeing.set_up(table, evolve(table[GAME].set_up, actual=mark(right, square)))


@given("the board has been {placement:Placement}", ru="доска {placement:Placement}")
def the_board_has_been(table: Table, placement: Placement) -> None:
    refereeing.set_up(table, evolve(table[GAME].set_up, placement=placement))


@given(
    "the players have been given each other's colours, against {document:Document}",
    ru="игроки получили шашки не того цвета, какой назначен {document:Document:instrumental}",
)
def each_others_colours(table: Table, document: str) -> None:
    assert read_profile(table[GAME].profile).regulation == document, "the regulation speaks of another document"
    refereeing.set_up(table, evolve(table[GAME].set_up, colours_exchanged=True))


@given("the record of the game, {time:Time} for each move:", ru="запись партии, по {time:Time} на каждый ход:")
def the_record(table: Table, time: Milliseconds, datatable: Sequence[Sequence[str]]) -> None:
    table[RECORD] = Record(read_moves(datatable), time)


@given(
    "the players have made these moves, {time:Time} for each:",
    ru="игроки сделали такие ходы, по {time:Time} на каждый:",
)
def have_made_these_moves(table: Table, time: Milliseconds, datatable: Sequence[Sequence[str]]) -> None:
    refereeing.play_moves(table, read_moves(datatable), time)


@given(
    "{side:Side} has played {move:Move} in {time:Time}",
    ru="{side:Side:nominative} пошли {move:Move}, потратив {time:Time}",
)
def has_played(table: Table, side: Side, move: Move, time: Milliseconds) -> None:
    refereeing.move(table, side, move, time=time)


@when(
    "{side:Side} plays {move:Move} in {time:Time} and {after:AfterTheMove}",
    ru="{side:Side:nominative} ходят {move:Move}, потратив {time:Time}, и {after:AfterTheMove}",
)
def plays_in(table: Table, side: Side, move: Move, time: Milliseconds, after: tuple[bool, bool]) -> None:
    refereeing.move(table, side, move, time=time, and_press=after[0], king_marked=after[1])


@when(
    "{side:Side} plays {move:Move} in {time:Time}, leaves {position:Position} on the board and {after:AfterTheMove}",
    ru="{side:Side:nominative} ходят {move:Move}, потратив {time:Time}, оставляют на доске {position:Position}"
    " и {after:AfterTheMove}",
)
def plays_leaving(  # noqa: PLR0913, PLR0917 -- what the sentence names
    table: Table, side: Side, move: Move, time: Milliseconds, position: Position, after: tuple[bool, bool]
) -> None:
    refereeing.move(table, side, move, time=time, leaving=position, and_press=after[0], king_marked=after[1])


@when("{side:Side} takes the move back", ru="{side:Side:nominative} берут ход обратно")
def takes_back(table: Table, side: Side) -> None:
    refereeing.take_back(table, side)


@when("the player to move touches {square:Square}", ru="игрок, чья очередь хода, касается {square:Square}")
def touches(table: Table, square: str) -> None:
    refereeing.touch(table, square)


@when("{finder:Finder} that {what:Irregularity}", ru="{finder:Finder}, что {what:Irregularity}")
def finds(table: Table, finder: Notice, what: type[WrongSetUp] | type[WrongBoard] | type[WrongColours]) -> None:
    happen(table, what(finder.person))


@when(
    "{moment:Moment} {finder:Finder} that {what:Irregularity}",
    ru="{moment:Moment} {finder:Finder}, что {what:Irregularity}",
)
def finds_at(
    table: Table, moment: int, finder: Notice, what: type[WrongSetUp] | type[WrongBoard] | type[WrongColours]
) -> None:
    _play_until(table, moment)
    happen(table, what(finder.person))


@when("{finder:Finder} that {move:Move} was wrong", ru="{finder:Finder}, что ход {move:Move} неправильный")
def finds_a_wrong_move(table: Table, finder: Notice, move: Move) -> None:
    happen(table, IrregularMove(number_of(table[GAME], move), finder.person))


@when(
    "{finder:Finder} that {move:Move} was wrong: {reason:Reason}",
    ru="{finder:Finder}, что ход {move:Move} неправильный: {reason:Reason}",
)
def finds_a_wrong_move_and_why(table: Table, finder: Notice, move: Move, reason: Reason) -> None:
    assert reason in refereeing.reasons_against(table, move)
    happen(table, IrregularMove(number_of(table[GAME], move), finder.person))


@when(
    "{moment:Moment} {finder:Finder} that {move:Move} was wrong",
    ru="{moment:Moment} {finder:Finder}, что ход {move:Move} неправильный",
)
def finds_a_wrong_move_at(table: Table, moment: int, finder: Notice, move: Move) -> None:
    _play_until(table, moment)
    happen(table, IrregularMove(number_of(table[GAME], move), finder.person))


def _play_until(table: Table, moment: int) -> None:
    if moment == 0:
        refereeing.start_clock(table)
    elif moment > 0:
        refereeing.play_record(table, moment)
