"""The facts that a regulation decides on, gathered from a game: small, plain and finite, so that all can be tried."""

from enum import Enum
from typing import TypeAlias

from attrs import field, frozen
from attrs.validators import ge

from lasca_rules.board.squares import Square
from lasca_rules.clock import Milliseconds
from lasca_rules.refereeing.incidents import Answer, Fault, InquiryEnd, Person, Violation, Wish
from lasca_rules.sides import Side


class Stage(Enum):
    """How far a game has come, as far as the set-up and the colours matter."""

    NOT_BEGUN = "not begun"
    """White's clock has not been started."""
    NONE_MOVED = "none has moved"
    ONE_MOVED = "one has moved"
    BOTH_MOVED = "both have moved"
    OVER = "over"


class TouchDuty(Enum):
    """What a player who touched one tower first has to do."""

    NONE = "none"
    """What was touched has no legal move, nor has anything to capture: the choice is free."""
    MOVE_IT = "move it"
    """The touched tower has a legal move, and moves."""
    CAPTURE_WITH_ANOTHER = "capture with another"
    """Another tower has to capture and the touched one cannot."""


@frozen(kw_only=True)
class OfAGame:
    """What matters about the game itself, whatever has happened in it."""

    lasca: bool = False
    """Is it Lasca? Clause 1.14 stands in the part on the other game of column draughts."""


@frozen
class SetUpFacts(OfAGame):
    """Were the pieces set up wrongly, and when is it found?"""

    stage: Stage
    wrong: bool
    denied_by: Side | None = None
    """The player who denied it when the opponent said so, where it had to be looked into."""
    took: Milliseconds = field(default=0, validator=ge(0))
    """How long that took."""


@frozen
class ColoursFacts(OfAGame):
    """Have the players each other's colours, and when is it found?"""

    stage: Stage
    wrong: bool


@frozen
class BoardFacts(OfAGame):
    """Was the board placed wrongly, and when is it found?"""

    stage: Stage
    wrong: bool
    labels_only: bool = False
    """Is nothing wrong with it but the letters and numbers along its edges?"""


@frozen
class EquipmentFacts(OfAGame):
    """A board or pieces that are not as 2.1 and 2.2 of column draughts require, and when that is found."""

    stage: Stage


@frozen
class MoveFacts(OfAGame):
    """A half-move said to be irregular."""

    over: bool
    """Has the game ended?"""
    half_move: int = field(validator=ge(1))
    start: Square
    """The square it left."""
    offender: Side
    """Who made it."""
    violation: Violation | None
    """The chief thing that is wrong with it as worked out from the game; ``None`` if nothing is."""
    noticed_by: Person
    answer: Answer | None
    wish: Wish | None
    replied: bool
    """Has the offender's opponent moved since?"""
    opponents_clock: bool
    """Is it the opponent's clock that is going, or would be if both were not stopped?"""
    increment: bool
    """Did the press that ended the half-move bring an increment?"""
    towers: bool
    """Is it a game with towers, in which nothing leaves the board?"""
    out_of_turn: bool = False
    """Was it made when it was the opponent's move?"""
    single: bool = False
    """Is it a capture of one jump only?"""
    stopped_short: bool = False
    """Is it a capture that stopped though it could go on?"""
    duty: TouchDuty = TouchDuty.NONE
    """What the tower touched first bound the player to, where another one was moved."""
    touched: Square | None = None
    """The square of that tower; ``None`` where the one touched first is the one that moved."""
    king: Square | None = None
    """Where the unmarked king stands now, where one is in question."""
    also: tuple[Violation, ...] = ()
    """What else is wrong with it."""
    taken_back: Square | None = None
    """The square that the move by the rules left which the player had made first and taken back."""
    made: bool = True
    """Has a move been made? One can be taken back, or a piece only touched, and none made yet."""
    corrected_alone: bool = False
    """Did the player take back an illegal move and make this one, before anybody said anything?"""
    reply_undone: bool = False
    """Had the opponent replied, and has that reply been taken back or undone since?"""
    let_stand: bool = False
    """Has the opponent let it stand before?"""

    @property
    def only_touched(self) -> bool:
        """Has the player only touched a piece so far?"""
        return not self.made and self.taken_back is None

    @property
    def violations(self) -> tuple[Violation, ...]:
        """All that is wrong with it."""
        return tuple(each for each in (self.violation, *self.also) if each is not None)


@frozen
class ProtestFacts(OfAGame):
    """A protest over a half-move, with the half-move's own facts."""

    move: MoveFacts
    seen_by: tuple[Side, ...]


@frozen
class InquiryFacts(OfAGame):
    """A denied claim that has been looked into: the half-move's facts, and how long it took."""

    move: MoveFacts
    claimant: Side
    took: Milliseconds = field(validator=ge(0))
    ends: InquiryEnd = InquiryEnd.ESTABLISHED
    """What the inquiry came to."""


@frozen
class DisturbedFacts(OfAGame):
    """A position that somebody, or nobody, disturbed, and how long restoring it took."""

    over: bool
    fault: Fault
    took: Milliseconds = field(validator=ge(0))
    next_move: int | None = None
    """The half-move made first after it, where the players had moved before anybody noticed."""


@frozen
class GatheringFacts(OfAGame):
    """Impossible moves made with the clock pressed, and whether it was for the sake of the increment."""

    over: bool
    offender: Side
    impossible: int = field(validator=ge(0))
    """How many of them the offender made, those undone since included."""
    increment: bool
    """Does a press bring an increment at all?"""
    to_gather: bool
    """Does the referee find that it was done to gather increment?"""


Facts: TypeAlias = (
    SetUpFacts
    | ColoursFacts
    | BoardFacts
    | EquipmentFacts
    | MoveFacts
    | ProtestFacts
    | InquiryFacts
    | DisturbedFacts
    | GatheringFacts
)
