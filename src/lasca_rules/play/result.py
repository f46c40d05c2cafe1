"""How a game stands: it goes on, a side has won, or it is a draw."""

from collections.abc import Sequence
from typing import TypeAlias

from attrs import frozen

from lasca_rules.board.position import Position
from lasca_rules.board.towers import owner
from lasca_rules.languages import Text
from lasca_rules.play.compiling import generator_of
from lasca_rules.play.moves import hold_to_board
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.regulations import ReadingId, StatementId
from lasca_rules.sides import Side

REPETITIONS = 3
"""How many times a position must stand on the board for a draw, where the ruleset knows one."""


@frozen
class Ending:
    """Why a game is over, with the statements that say so, or the reading where none does."""

    text: Text
    under: tuple[StatementId, ...] = ()
    readings: tuple[ReadingId, ...] = ()


@frozen
class Ongoing:
    """The game is not over."""


@frozen
class Won:
    """``side`` has won."""

    side: Side
    why: Ending


@frozen
class Drawn:
    """Neither side has won."""

    why: Ending


Result: TypeAlias = Ongoing | Won | Drawn

NO_TOWER = Ending(
    Text("the side to move commands no tower", "у стороны, чей ход, нет ни одной своей башни"), ("play:P12",)
)
NO_MOVE = Ending(Text("the side to move cannot move", "у стороны, чей ход, нет ходов"), ("play:P12",))
THREEFOLD = Ending(
    Text("the same position for the third time, with the same side to move",
         "одна и та же позиция при очереди хода той же стороны возникла в третий раз"),
    readings=("play-draws",),
)  # fmt: skip
AGREEMENT = Ending(Text("a draw by agreement", "ничья по соглашению"), readings=("play-draws",))


def result(position: Position, ruleset: Ruleset, earlier: Sequence[Position] = ()) -> Result:
    """Tell how the game stands at a position, by what is on the board.

    Args:
        position: the one on the board now.
        ruleset: says which draws the game knows; by default none.
        earlier: the positions of the game before it; a third occurrence may be a draw.

    Raises:
        ValueError: the position is not on the ruleset's board.
    """
    hold_to_board(position, ruleset)
    if not generator_of(ruleset, position.side).lines(list(position.towers)):
        commands = any(owner(tower) is position.side for tower in position.standing().values())
        return Won(position.side.other, NO_MOVE if commands else NO_TOWER)
    if ruleset.draws.threefold and earlier.count(position) + 1 >= REPETITIONS:
        return Drawn(THREEFOLD)
    return Ongoing()
