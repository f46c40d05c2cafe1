"""The three games as data over one generator. Each disputed point of the rules is a setting."""

from collections.abc import Callable
from enum import Enum
from typing import Any, TypeAlias

from attrs import Attribute, field, frozen

from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD, Board
from lasca_rules.languages import Text


class Taken(Enum):
    """What becomes of the piece that is jumped over."""

    UNDER_AT_ONCE = "under at once"
    """It goes under the capturing tower at each jump (P5)."""
    UNDER_AFTER_THE_MOVE = "under after the move"
    """Jumped towers stay, and block, until the move is complete."""
    OFF_AFTER_THE_MOVE = "off after the move"
    """It leaves the board when the move is complete; until then it blocks. Such a game has no towers."""


class PromotionInCapture(Enum):
    """What a man does that reaches the last row in a capture."""

    ENDS = "ends"
    """It becomes a king and the move ends (P9)."""
    CONTINUES = "continues"
    """It becomes a king and goes on capturing as one where it can."""


Directions: TypeAlias = tuple[tuple[int, int], ...]
"""Ways to go, as (rows forward, files to the right) of whoever moves."""

FORWARD: Directions = ((1, -1), (1, 1))
BACKWARD: Directions = ((-1, -1), (-1, 1))
EVERY: Directions = FORWARD + BACKWARD


@frozen
class Gait:
    """How far a man or a king goes, and in which directions. Lengths are in squares; the board may end it sooner."""

    steps: Directions
    """Where it goes without capturing."""
    jumps: Directions
    """Where it captures."""
    step_length: int = 1
    reach: int = 1
    """How far away the tower may stand that it jumps over."""
    landing: int = 1
    """How far behind that tower it may land."""


def unchanged(generator: Any) -> Any:  # noqa: ANN401 -- a generator, which is made of rulesets and not the other way round
    """Leave a generator as it is."""
    return generator


@frozen
class Draws:
    """Which draws a game knows: the reading ``play-draws``, since the clauses on draws are not among the documents."""

    threefold: bool = False
    agreement: bool = False


@frozen(cache_hash=True)
class Ruleset:
    """A game of the draughts family. ``id`` names it on the command line and in data."""

    id: str
    name: Text
    board: Board = field(repr=False)
    man: Gait = field(repr=False)
    king: Gait = field(repr=False)
    taken: Taken
    promotion_in_capture: PromotionInCapture
    same_tower_twice: bool = field(default=False)
    """May the same tower be jumped twice in one move? Disputed for Lasca; no by default (P8).

    Only where the prisoner goes under at once: while it stands, a tower that was jumped blocks the way.
    """
    majority: bool = False
    """Must a capture take the most that it can? No in all three games (P6)."""
    draws: Draws = Draws()
    adjust: Callable[[Any], Any] = field(default=unchanged, repr=False)
    """What else is otherwise in its generator, where that is tried on purpose; no game has anything here."""

    @same_tower_twice.validator
    def _only_if_taken_at_once(self, _: "Attribute[bool]", twice: bool) -> None:  # noqa: FBT001 -- as attrs calls it
        if twice and self.taken is not Taken.UNDER_AT_ONCE:
            message = (
                f"the same tower twice, yet taken {self.taken.value}: a jumped tower blocks until the move is over"
            )
            raise ValueError(message)

    @property
    def towers(self) -> bool:
        """Tell whether taken pieces go under the taker, so that towers arise."""
        return self.taken is not Taken.OFF_AFTER_THE_MOVE

    @property
    def flying_kings(self) -> bool:
        """Tell whether a king captures from afar (B3)."""
        return self.king.reach > 1

    @property
    def men_capture_backward(self) -> bool:
        """Tell whether men capture in every direction (B2)."""
        return set(self.man.jumps) >= set(BACKWARD)


MAN = Gait(FORWARD, FORWARD)
MAN_THAT_CAPTURES_BACKWARD = Gait(FORWARD, EVERY)
KING = Gait(EVERY, EVERY)
FLYING_KING = Gait(EVERY, EVERY, step_length=8, reach=8, landing=8)

LASCA = Ruleset(
    id="lasca",
    name=Text("Lasca", "ласка"),
    board=LASCA_BOARD,
    man=MAN,
    king=KING,
    taken=Taken.UNDER_AT_ONCE,
    promotion_in_capture=PromotionInCapture.ENDS,
)
BASHNI = Ruleset(
    id="bashni",
    name=Text("Bashni", "башни"),
    board=DRAUGHTS_BOARD,
    man=MAN_THAT_CAPTURES_BACKWARD,
    king=FLYING_KING,
    taken=Taken.UNDER_AT_ONCE,
    promotion_in_capture=PromotionInCapture.CONTINUES,
    draws=Draws(agreement=True),
)
RUSSIAN = Ruleset(
    id="russian",
    name=Text("Russian draughts", "русские шашки"),
    board=DRAUGHTS_BOARD,
    man=MAN_THAT_CAPTURES_BACKWARD,
    king=FLYING_KING,
    taken=Taken.OFF_AFTER_THE_MOVE,
    promotion_in_capture=PromotionInCapture.CONTINUES,
    draws=Draws(agreement=True),
)
RULESETS = {ruleset.id: ruleset for ruleset in (LASCA, BASHNI, RUSSIAN)}
"""The three games by their ids."""
