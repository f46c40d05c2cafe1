"""Sentences of what the rules of the sport of draughts, 5.4.13, order: set-up, corrections, what stands, sanctions."""

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.play.game import Claim, Game
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    MakeAgain,
    MarkKing,
    MayCapture,
    MoveStands,
    NoProtest,
    NotThisViolation,
    OpponentDecides,
    PutBack,
    RefereeMustBeAsked,
    RightLost,
    SportingSanction,
    TakeBack,
    TakenPutRight,
)
from lasca_rules.rulebook.rulings import Unchanged
from lasca_rules.sides import Side
from steps.game import GAME
from steps.phrasebook import then
from steps.refereeing import BEFORE, RULING, number_of
from steps.table import Table
from steps.telling import shown


@then(
    "the pieces are set up rightly and the game begins anew",
    ru="шашки расставляют правильно, и партия начинается заново",
)
def set_up_rightly(table: Table) -> None:
    game = table[GAME]
    assert table[RULING].verdict == BackToInitialPosition()
    assert (game.position, game.half_moves) == (game.set_up.right, ())
    assert game.set_up.colours_exchanged == table[BEFORE].set_up.colours_exchanged


@then(
    "the players exchange colours and the game begins anew",
    ru="игроки меняются цветом шашек, и партия начинается заново",
)
def colours_exchanged(table: Table) -> None:
    game = table[GAME]
    assert table[RULING].verdict == BackToInitialPosition(exchange_colours=True)
    assert (game.position, game.half_moves, game.set_up.colours_exchanged) == (game.set_up.right, (), False)


@then(
    "only {side:Side} decides whether the error is corrected",
    ru="исправлять ли ошибку, решают только {side:Side:nominative}",
)
def only_the_opponent_decides(table: Table, side: Side) -> None:
    assert table[RULING].verdict == OpponentDecides(side)
    assert (_course(table[GAME]), table[GAME].clock) == (_course(table[BEFORE]), table[BEFORE].clock)


@then(
    "{side:Side} takes {move:Move} back and makes another move",
    ru="{side:Side:nominative} берут ход {move:Move} обратно и делают другой",
)
def makes_another(table: Table, side: Side, move: Move) -> None:
    number = number_of(table[BEFORE], move)
    assert table[RULING].verdict == MakeAgain(number, side)
    assert _course(table[GAME]) == _course_before(table, number)
    assert table[GAME].position.side is side


@then(
    "{side:Side} takes {move:Move} back and must move from {square:Square}",
    ru="{side:Side:nominative} берут ход {move:Move} обратно и обязаны пойти с {square:Square}",
)
def must_move(table: Table, side: Side, move: Move, square: Square) -> None:
    number = number_of(table[BEFORE], move)
    assert table[RULING].verdict == MakeAgain(number, side, tower=square)
    assert (_course(table[GAME]), table[GAME].touched) == (_course_before(table, number), (square,))


@then(
    "{side:Side} marks the king on {square:Square} on their own time",
    ru="{side:Side:nominative} обозначают дамку на {square:Square} за счёт своего времени",
)
def marks_the_king(table: Table, side: Side, square: Square) -> None:
    game, before = table[GAME], table[BEFORE]
    assert table[RULING].verdict == MarkKing(square)
    assert (game.position, game.unmarked, game.clock.running) == (before.rightful, (), side)
    assert game.half_moves[:-1] == before.half_moves[:-1]


@then(
    "{side:Side} takes {move:Move} back, marks the king on {square:Square} and makes another move",
    ru="{side:Side:nominative} берут ход {move:Move} обратно, обозначают дамку на {square:Square} и делают другой ход",
)
def marks_and_makes_another(table: Table, side: Side, move: Move, square: Square) -> None:
    number, game = number_of(table[BEFORE], move), table[GAME]
    assert (table[RULING].verdict, table[RULING].besides) == (MakeAgain(number, side), (MarkKing(square),))
    assert (game.position, game.unmarked) == (table[BEFORE].half_moves[number - 1].rightful, ())


@then(
    "{side:Side} takes {move:Move} back and it is {other:Side}'s move",
    ru="{side:Side:nominative} берут ход {move:Move} обратно, ход {other:Side:genitive}",
)
def takes_back(table: Table, side: Side, move: Move, other: Side) -> None:
    number = number_of(table[BEFORE], move)
    assert table[RULING].verdict == TakeBack(number, side)
    assert _course(table[GAME]) == _course_before(table, number)
    assert table[GAME].position.side is other


@then(
    "{side:Side} puts {move:Move} back on the board as first made",
    ru="{side:Side:nominative} возвращают на доску ход {move:Move}, сделанный сначала",
)
def puts_back(table: Table, side: Side, move: Move) -> None:
    half_moves = table[GAME].half_moves
    assert half_moves, "the board is as it was before the move"
    assert half_moves[:-1] == table[BEFORE].half_moves[: len(half_moves) - 1]
    assert table[RULING].verdict == PutBack(len(half_moves), side)
    assert (half_moves[-1].side, half_moves[-1].move, table[GAME].retracted) == (side, move, None)


@then(
    "{side:Side} puts right what {move:Move} took: {position:Position}",
    ru="{side:Side:nominative} исправляют снятие шашек после хода {move:Move}: {position:Position}",
)
def puts_right(table: Table, side: Side, move: Move, position: Position) -> None:
    number, game = number_of(table[BEFORE], move), table[GAME]
    assert table[RULING].verdict == TakenPutRight(number, side)
    assert (game.position, len(game.half_moves)) == (position, number)
    assert game.half_moves[:-1] == table[BEFORE].half_moves[: number - 1]


@then("{move:Move} stands and the game goes on", ru="ход {move:Move} остаётся в силе, партия продолжается")
def stands(table: Table, move: Move) -> None:
    game, before = table[GAME], table[BEFORE]
    assert table[RULING].verdict == MoveStands(number_of(before, move))
    assert (game.position, game.clock) == (before.position, before.clock)
    assert game.half_moves[:-1] == before.half_moves[:-1]


@then(
    "{side:Side} has lost the right to a correction of {move:Move}",
    ru="{side:Side:nominative} утратили право требовать исправления хода {move:Move}",
)
def right_lost(table: Table, side: Side, move: Move) -> None:
    assert table[BEFORE].half_moves[number_of(table[BEFORE], move) - 1].side is side.other
    assert table[RULING].verdict == RightLost(side)
    assert (_course(table[GAME]), table[GAME].clock) == (_course(table[BEFORE]), table[BEFORE].clock)


@then(
    "{move:Move} is not changed and is no ground for protest",
    ru="ход {move:Move} не изменяют, и основанием для протеста он не служит",
)
def no_ground_for_protest(table: Table, move: Move) -> None:
    assert move in {half_move.move for half_move in table[GAME].half_moves}
    assert table[RULING].verdict == NoProtest()
    assert (_course(table[GAME]), table[GAME].clock) == (_course(table[BEFORE]), table[BEFORE].clock)


@then("nothing is done to the clocks", ru="часы не переключают")
def clocks_left_alone(table: Table) -> None:
    assert table[RULING].clocks == Unchanged()
    assert table[GAME].clock == table[BEFORE].clock


@then(
    "the clocks are stopped and the referee must be asked to decide",
    ru="часы останавливают, и за решением обращаются к судье",
)
def referee_must_be_asked(table: Table) -> None:
    verdict, game = table[RULING].verdict, table[GAME]
    assert isinstance(verdict, RefereeMustBeAsked), f"the ruling is {shown(verdict)}"
    assert (game.claim, game.clock.running) == (Claim(verdict.claimant, verdict.half_move), None)


@then("{side:Side} may make the capture {move:Move}", ru="{side:Side:nominative} вправе произвести взятие {move:Move}")
def may_capture(table: Table, side: Side, move: Move) -> None:
    assert table[RULING].verdict == MayCapture(side)
    assert table[GAME].half_moves[-1].move == move
    assert (_course(table[GAME]), table[GAME].clock) == (_course(table[BEFORE]), table[BEFORE].clock)


@then(
    "{side:Side} receives a sporting sanction for a gross violation",
    ru="к {side:Side:dative} применяют спортивную санкцию за грубое нарушение",
)
def sporting_sanction(table: Table, side: Side) -> None:
    assert table[RULING].verdict == SportingSanction(side)
    assert table[GAME].sanctions == table[BEFORE].sanctions.put(side, table[BEFORE].sanctions[side] + 1)


@then("there is no gross violation", ru="грубого нарушения нет")
def no_gross_violation(table: Table) -> None:
    assert table[RULING].verdict == NotThisViolation()
    assert table[GAME].sanctions == table[BEFORE].sanctions


def _course(game: Game) -> tuple[object, ...]:
    """Return what has been played and stands."""
    return game.position, game.half_moves, game.set_up


def _course_before(table: Table, number: int) -> tuple[object, ...]:
    """Return what had been played and stood when a half-move began that the last ruling was about."""
    before = table[BEFORE]
    return before.half_moves[number - 1].before, before.half_moves[: number - 1], before.set_up
