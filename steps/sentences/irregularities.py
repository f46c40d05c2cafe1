"""Sentences of what goes wrong in a game: set-up, colours, board, moves as they were made, a disturbed position."""

from collections.abc import Sequence

from attrs import evolve

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.clock import Milliseconds
from lasca_rules.play.by_hand import mark, put
from lasca_rules.play.reasons import Reason
from lasca_rules.play.set_up import Placement, composed
from lasca_rules.refereeing.incidents import (
    IrregularMove,
    WrongBoard,
    WrongColours,
    WrongSetUp,
)
from lasca_rules.rulebook.profiles import read_profile
from lasca_rules.sides import Side
from steps import refereeing
from steps.game import GAME
from steps.occasions import AfterMove, Beginning, Moment, Notice
from steps.phrasebook import given, when
from steps.refereeing import RECORD, Record, happen, number_of
from steps.table import Table
from steps.terms import by_side


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
    table[RECORD] = Record(by_side(datatable), time)


@given(
    "the players have made these moves, {time:Time} for each:",
    ru="игроки сделали такие ходы, по {time:Time} на каждый:",
)
def have_made_these_moves(table: Table, time: Milliseconds, datatable: Sequence[Sequence[str]]) -> None:
    refereeing.play_moves(table, by_side(datatable), time)


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
    "{side:Side} says that the pieces were set up wrongly, {other:Side} denies it,"
    " and looking into it takes {time:Time}",
    ru="{side:Side:nominative} заявляют, что шашки были расставлены неправильно, {other:Side:nominative} это отрицают,"
    " и выяснение занимает {time:Time}",
)
def disputes_the_set_up(table: Table, side: Side, other: Side, time: Milliseconds) -> None:
    assert other is side.other, "it is the opponent who denies it"
    happen(table, WrongSetUp(side, time))


@when(
    "{moment:Moment} {finder:Finder} that {what:Irregularity}",
    ru="{moment:Moment} {finder:Finder}, что {what:Irregularity}",
)
def finds_at(
    table: Table, moment: Moment, finder: Notice, what: type[WrongSetUp] | type[WrongBoard] | type[WrongColours]
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
    assert refereeing.reasons_against(table, move) == {reason}
    happen(table, IrregularMove(number_of(table[GAME], move), finder.person))


@when(
    "{moment:Moment} {finder:Finder} that {move:Move} was wrong",
    ru="{moment:Moment} {finder:Finder}, что ход {move:Move} неправильный",
)
def finds_a_wrong_move_at(table: Table, moment: Moment, finder: Notice, move: Move) -> None:
    _play_until(table, moment)
    happen(table, IrregularMove(number_of(table[GAME], move), finder.person))


def _play_until(table: Table, moment: Moment) -> None:
    match moment:
        case Beginning.BEFORE_CLOCK:
            pass
        case Beginning.BEFORE_MOVE:
            refereeing.start_clock(table)
        case AfterMove(side, number):
            refereeing.play_record(table, side, number)
