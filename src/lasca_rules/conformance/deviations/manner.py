"""The rules of play point by point, so that each point can be put wrong by itself.

A plain second telling of what ``play.generator`` says, for games with towers: slow, and every decision a field. Left as
``manner_of`` makes it, it allows the same moves; a test holds it to that.
"""

from collections.abc import Callable
from typing import TypeAlias

from attrs import field, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.board.towers import Tower, crown, owner
from lasca_rules.play.rulesets import PromotionInCapture, Ruleset, Taken
from lasca_rules.sides import Side

Successors: TypeAlias = dict[Move, Position]
"""Legal moves with the positions they lead to."""

Directions: TypeAlias = tuple[tuple[int, int], ...]
"""Ways to go, as (rows forward, files to the right), seen from White's side; for Black the rows are turned round."""

Standing: TypeAlias = dict[Square, Tower]

Capture: TypeAlias = tuple[tuple[Square, ...], Standing]
"""The squares that a capture names, and what stands on the board after it."""

FORWARD: Directions = ((1, -1), (1, 1))
BACKWARD: Directions = ((-1, -1), (-1, 1))
EVERY: Directions = FORWARD + BACKWARD


def empty(there: Tower, _: Side) -> bool:
    """Tell whether nothing stands there."""
    return not there


def enemy(there: Tower, side: Side) -> bool:
    """Tell whether this tower is not the side's own."""
    return owner(there) is not side


@frozen
class Gait:
    """How a man or a king moves and captures. The last three say what may stand where it steps, lands and jumps."""

    steps: Directions
    jumps: Directions
    step_length: int = 1
    """How many squares it may go without capturing."""
    reach: int = 1
    """How far away the tower may stand that it jumps over."""
    landing: int = 1
    """How far behind that tower it may land."""
    onto: Callable[[Tower, Side], bool] = empty
    land_on: Callable[[Tower, Side], bool] = empty
    over: Callable[[Tower, Side], bool] = enemy


def under_at_the_bottom(taker: Tower, jumped: Tower) -> tuple[Tower, Tower]:
    """Return the capturing tower and the rest of the jumped one: its commander goes to the very bottom (P5)."""
    return taker + jumped[0], jumped[1:]


def free_choice(captures: list[Capture], quiet: list[Capture]) -> list[tuple[Capture, bool]]:
    """Return what may be played, and whether it captures: any capture, or if there is none any other move (P6)."""
    return [(line, True) for line in captures] or [(line, False) for line in quiet]


def must_go_on(further: list[Capture], here: Capture) -> list[Capture]:
    """Return how a capture may end that can go on: only farther on (P7)."""
    return further or [here]


def only_once(spent: tuple[Square, ...], over: Square) -> tuple[Square, ...]:
    """Return the squares that may not be jumped over again (P8)."""
    return (*spent, over)


@frozen
class Manner:
    """How a game with towers is played."""

    man: Gait
    king: Gait
    at_once: bool
    """Does what is taken go under at each jump?"""
    promotion_ends: bool
    """Does promotion end a capture?"""
    choose: Callable[[list[Capture], list[Capture]], list[tuple[Capture, bool]]]
    spend: Callable[[tuple[Square, ...], Square], tuple[Square, ...]]
    take: Callable[[Tower, Tower], tuple[Tower, Tower]] = under_at_the_bottom
    end: Callable[[list[Capture], Capture], list[Capture]] = must_go_on
    commander: Callable[[Tower], str] = field(default=lambda tower: tower[0])
    """The piece by which a tower belongs to a side and moves."""
    last_row: int = 0
    """How many rows before the last one a man is promoted."""
    promote: Callable[[Tower], Tower] = crown
    start_is_empty: bool = True
    """Does the square that a tower left count as empty during its capture?"""
    ends_at_start: bool = False
    """Does a capture end that comes back to where it began?"""
    last_row_ends: bool = False
    """Does a capture end on the last row, also that of a king?"""


def manner_of(ruleset: Ruleset) -> Manner:
    """Return how this game is rightly played."""
    far = ruleset.board.size if ruleset.flying_kings else 1
    return Manner(
        man=Gait(FORWARD, EVERY if ruleset.men_capture_backward else FORWARD),
        king=Gait(EVERY, EVERY, step_length=far, reach=far, landing=far),
        at_once=ruleset.taken is Taken.UNDER_AT_ONCE,
        promotion_ends=ruleset.promotion_in_capture is PromotionInCapture.ENDS,
        choose=largest if ruleset.majority else free_choice,
        spend=again if ruleset.same_tower_twice else only_once,
    )


def largest(captures: list[Capture], quiet: list[Capture]) -> list[tuple[Capture, bool]]:
    """Return what may be played where the most must be taken."""
    most = max((len(path) for path, _ in captures), default=0)
    return free_choice([line for line in captures if len(line[0]) == most], quiet)


def again(spent: tuple[Square, ...], _: Square) -> tuple[Square, ...]:
    """Let the same tower be jumped again."""
    return spent
