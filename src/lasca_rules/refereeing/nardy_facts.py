"""What there is to know of an incident of nardy before it can be decided: the facts that article 28 asks for."""

from enum import Enum
from typing import TypeAlias

from attrs import field, frozen
from attrs.validators import ge

from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.game import NO_WARNINGS, Warnings
from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing.incidents import Person, Wish
from lasca_rules.refereeing.nardy_incidents import Matter
from lasca_rules.sides import BySide, Side


class UnderWay(Enum):
    """How far a turn has come after which the clock has not been pressed; the value names it in data."""

    NOTHING = "nothing"
    """Nothing has been moved."""
    MOVED = "moved"
    """The checkers have been moved, and the dice are still lying there."""
    DICE_UP = "dice up"
    """The checkers have been moved and the dice picked up, or handed over."""


@frozen
class WrongCheckersFacts:
    """What there is to know when the set-up or the count is found to be wrong."""

    nardy: Nardy
    turns: BySide[int]
    """Turns each player has made."""
    turns_played: BySide[int]
    """Turns among them in which something could be played."""
    misplaced: BySide[bool]
    """Whose checkers were set up in wrong places."""
    miscount: BySide[int]
    """How many checkers each has too many; negative for missing ones."""
    head: BySide[int]
    """How many checkers stand on each head now."""
    at_fault: BySide[bool]
    """Whose set-up was wrong, in place or in number, and has not been dealt with."""
    warnings: BySide[Warnings] = NO_WARNINGS
    """Warnings for errors in the set-up that each has had before."""
    ended: bool = False


@frozen
class ImpossibleTurnFacts:
    """What there is to know when a turn is said to have been impossible."""

    turn: int = field(validator=ge(1))
    offender: Side
    violations: tuple[TurnViolation, ...]
    """The violations that are in the turn; none when it was possible after all."""
    claimant: Person
    wish: Wish = Wish.CORRECT
    reported: TurnViolation | None = None
    pressed: bool = True
    """Has the offender started the opponent's clock?"""
    replies: int = field(default=0, validator=ge(0))
    """Turns that the opponent has made since."""
    replies_played: int = field(default=0, validator=ge(0))
    """Turns among them in which something could be played."""
    time_bank: bool = True
    """Is it played with a time for the move and a time bank?"""
    increment: bool = False
    """Does a press bring increment?"""
    ended: bool = False
    under_way: UnderWay = UnderWay.NOTHING
    """How far a further turn of the opponent's has come."""
    rolled: bool = False
    """Has the opponent thrown the dice since?"""
    by_teammate: bool = False
    """Is it, in a game of pairs, not the opponent at the board who speaks but their teammate?"""


@frozen
class TurnProtestFacts:
    """What there is to know when a protest is lodged over a turn."""

    offender: Side
    lodged_by: Side
    violations: tuple[TurnViolation, ...]
    seen_by: tuple[Side, ...] = ()
    """The players who saw at the time that the turn was impossible."""
    replies: int = field(default=0, validator=ge(0))
    replies_played: int = field(default=0, validator=ge(0))
    ended: bool = False
    under_way: UnderWay = UnderWay.NOTHING


@frozen
class TimeGatheredFacts:
    """What there is to know when a player is said to make impossible moves for the sake of time."""

    offender: Side
    impossible_turns: int = field(validator=ge(0))
    """Impossible turns of the kinds that 28.4 lists after which the offender started the opponent's clock."""
    increment: bool
    to_gather: bool
    """Does the referee find that it was done to gather time?"""
    other_errors: int = field(default=0, validator=ge(0))
    """Turns with only another error after which the offender did so."""


@frozen
class NotMentionedFacts:
    """What there is to know of what article 28 does not mention."""

    matter: Matter


Facts: TypeAlias = WrongCheckersFacts | ImpossibleTurnFacts | TurnProtestFacts | TimeGatheredFacts | NotMentionedFacts
