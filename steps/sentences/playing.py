"""Sentences of play: moves, what the rules say of them, what they lead to, and how the game stands."""

from collections.abc import Sequence

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.board.towers import Tower, is_king, runs
from lasca_rules.languages import Text
from lasca_rules.notation.move import read_move
from lasca_rules.play.legality import Illegal
from lasca_rules.play.reasons import Reason
from lasca_rules.play.result import NO_MOVE, NO_TOWER, Drawn, Ongoing, Won
from lasca_rules.regulations import StatementId
from lasca_rules.sides import Side
from steps.game import JUDGEMENT, lawful, make_all, play
from steps.phrasebook import then, when
from steps.table import Table
from steps.telling import shown
from steps.terms import by_side
from steps.words import Named, choice

ENDING = choice("Ending", {ending.text: Named(ending.text.en, ending.text.ru) for ending in (NO_MOVE, NO_TOWER)})
"""Why a side has won on the board."""


@when("{side:Side} plays {move:Move}", ru="{side:Side:nominative} ходят {move:Move}")
def plays(table: Table, side: Side, move: Move) -> None:
    play(table, side, move)


@when(
    "{side:Side} puts the tower from {start:AnySquare} onto {end:AnySquare}",
    ru="{side:Side:nominative} переставляют башню с {start:AnySquare} на {end:AnySquare}",
)
def puts(table: Table, side: Side, start: str, end: str) -> None:
    play(table, side, Move((start, end), capture=False))


@when("the players make the moves:", ru="соперники делают ходы:")
def make_the_moves(table: Table, datatable: Sequence[Sequence[str]]) -> None:
    make_all(table, ((side, read_move(text, table.ruleset.board)) for side, text in by_side(datatable)))


@then(
    "the move is illegal under {statements:Statements}: {reasons:Reasons}",
    ru="по {statements:Statements} ход неправильный: {reasons:Reasons}",
)
def is_illegal(table: Table, statements: tuple[StatementId, ...], reasons: tuple[Reason, ...]) -> None:
    judgement = table[JUDGEMENT]
    assert isinstance(judgement, Illegal), f"the move {judgement.move} is legal"
    assert tuple(dict.fromkeys(objection.rule for objection in judgement.objections)) == statements
    assert {objection.reason for objection in judgement.objections} == set(reasons)


@then("the objection points at {squares:Squares}", ru="возражение указывает на {squares:Squares}")
def points_at(table: Table, squares: frozenset[str]) -> None:
    judgement = table[JUDGEMENT]
    assert isinstance(judgement, Illegal), f"the move {judgement.move} is legal"
    assert {objection.square for objection in judgement.objections} == squares


@then("{side:Side} can play only {moves:Moves}", ru="{side:Side:nominative} могут пойти только {moves:Moves}")
def can_play_only(table: Table, side: Side, moves: frozenset[Move]) -> None:
    game = lawful(table)
    legal = table.rules.legal_moves(game.position, game.ruleset)
    assert (game.position.side, frozenset(legal)) == (side, moves)
    assert len(legal) == len(moves), "a move is there twice"


@then("{side:Side} has no move", ru="у {side:Side:genitive} нет ходов")
def has_no_move(table: Table, side: Side) -> None:
    game = lawful(table)
    assert (game.position.side, table.rules.legal_moves(game.position, game.ruleset)) == (side, ())


@then("it is {side:Side}'s move", ru="ход {side:Side:genitive}")
def is_to_move(table: Table, side: Side) -> None:
    assert lawful(table).position.side is side


@then("the position is {position:Position}", ru="на доске позиция {position:Position}")
def the_position_is(table: Table, position: Position) -> None:
    assert lawful(table).position == position


@then("{square:Square} holds the tower {tower:Tower}", ru="на поле {square:Square} стоит башня {tower:Tower}")
def holds_the_tower(table: Table, square: Square, tower: Tower) -> None:
    assert lawful(table).position[square] == tower


@then("{square:Square} is empty", ru="поле {square:Square} свободно")
def is_empty(table: Table, square: Square) -> None:
    assert lawful(table).position[square] == ""


@then(
    "{square:Square} holds one tower of {pieces:Pieces}",
    ru="на поле {square:Square} стоит одна башня из {pieces:Pieces:genitive}",
)
def holds_a_tower_of(table: Table, square: Square, pieces: int) -> None:
    assert len(lawful(table).position[square]) == pieces


@then(
    "the commander on {square:Square} is a {rank:Rank}",
    ru="верхняя шашка на поле {square:Square} — {rank:Rank}",
)
def the_commander_is(table: Table, square: Square, rank: bool) -> None:  # noqa: FBT001 -- the value of a word
    assert is_king(lawful(table).position[square]) is rank


@then("there are {pieces:Pieces} on the board", ru="на доске {pieces:Pieces}")
def pieces_on_the_board(table: Table, pieces: int) -> None:
    assert sum(lawful(table).position.pieces()) == pieces


@then("there are {squares:SquaresOfPlay}", ru="на доске {squares:SquaresOfPlay}")
def squares_of_play(table: Table, squares: int) -> None:
    assert len(lawful(table).position.board.squares) == squares


@then("every tower is a one-piece tower", ru="все башни одношашечные")
def every_tower_is_a_piece(table: Table) -> None:
    assert {len(tower) for tower in lawful(table).position.standing().values()} == {1}


@then("no tower shows more than two runs of colour", ru="ни в одной башне цвет не сменяется больше одного раза")
def two_runs_at_most(table: Table) -> None:
    assert max(runs(tower) for tower in lawful(table).position.standing().values()) <= 2  # noqa: PLR2004 -- as said


@then("{side:Side} has won", ru="{side:Side:nominative} выиграли")
def has_won(table: Table, side: Side) -> None:
    result = table.rules.result(lawful(table))
    assert isinstance(result, Won), f"nobody has won: {shown(result)}"
    assert result.side is side


@then(
    "{side:Side} has won under {statement:Statements}: {why:Ending}",
    ru="по {statement:Statements} выиграли {side:Side:nominative}: {why:Ending}",
)
def has_won_under(table: Table, side: Side, statement: tuple[StatementId, ...], why: Text) -> None:
    result = table.rules.result(lawful(table))
    assert isinstance(result, Won), f"nobody has won: {shown(result)}"
    assert (result.side, result.why.under, result.why.text) == (side, statement, why)


@then("the game is drawn", ru="партия закончилась вничью")
def is_drawn(table: Table) -> None:
    result = table.rules.result(lawful(table))
    assert isinstance(result, Drawn), f"it is no draw: {shown(result)}"
    assert (result.why.under, result.why.readings) == ((), ("play-draws",)), "no statement knows of draws"


@then("the game is not over", ru="партия не окончена")
def is_not_over(table: Table) -> None:
    assert table.rules.result(lawful(table)) == Ongoing()
