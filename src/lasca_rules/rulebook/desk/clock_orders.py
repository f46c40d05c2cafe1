"""What is done to the clocks, as arithmetic on what they show: whom a ruling charges, and what it gives back."""

from enum import Enum
from typing import TypeAlias

from attrs import frozen

from lasca_rules.rulebook.rulings import (
    AsBeforeMove,
    Charge,
    ClockOrder,
    InOrder,
    NobodyPays,
    RefereeSetsClocks,
    ResetClocks,
    Ruling,
    StartClockOf,
    StopClocks,
    SwitchBack,
    Unchanged,
)
from lasca_rules.sides import Side

INCREMENT_REVERSED = "increment-on-reversal"
"""The reading that a ruling rests on if the press that is undone brought an increment."""


@frozen
class FullTime:
    """Both clocks show the full time."""


@frozen
class AsBefore:
    """Both clocks show what they showed before the move."""


class Spent(Enum):
    """What the time went on that comes off a clock; by it the desk asks at which moment the clocks are read."""

    INQUIRY = "inquiry"
    """On an inquiry: the clocks are read as they stand still for it."""
    RESTORING = "restoring"
    """On restoring the position: the clocks are read as they were when it was disturbed."""


@frozen
class TakeOff:
    """The time that it took comes off a player's clock. If nothing is left, the flag falls."""

    side: Side
    spent: Spent


@frozen
class Reverse:
    """A player's clock is going again. If nothing is left on it then, the flag falls.

    ``revoked``: the increment that the player's press brought comes off first.
    """

    side: Side
    revoked: bool


@frozen
class SetByReferee:
    """The referee sets the clocks: there is nothing to reckon."""


Sum: TypeAlias = FullTime | AsBefore | TakeOff | Reverse | SetByReferee
"""One change to what the clocks show. A flag that has fallen stops all but the first two."""


def sums(ruling: Ruling) -> tuple[Sum, ...]:
    """Return what a ruling does to the times on the clocks, in order; nothing where they stay as they are."""
    return tuple(each for order in flat(ruling.clocks) for each in _sums(order, ruling))


def flat(order: ClockOrder) -> tuple[ClockOrder, ...]:
    """Return the single orders that an order to the clocks is made of."""
    return tuple(single for each in order.orders for single in flat(each)) if isinstance(order, InOrder) else (order,)


def _sums(order: ClockOrder, ruling: Ruling) -> tuple[Sum, ...]:  # noqa: PLR0911 -- one case a kind of order
    match order:
        case ResetClocks():
            return (FullTime(),)
        case AsBeforeMove():
            return (AsBefore(),)
        case Charge(player):
            return (TakeOff(player, Spent.INQUIRY),)
        case StartClockOf(player):
            return (TakeOff(player, Spent.RESTORING),)
        case SwitchBack(offender, increment_kept, rest_first=rest_first):
            revoked = INCREMENT_REVERSED in ruling.readings and not increment_kept
            return (Reverse(offender, revoked=revoked),) if revoked or not rest_first else ()
        case RefereeSetsClocks():
            return (SetByReferee(),)
        case Unchanged() | StopClocks() | NobodyPays() | InOrder():
            return ()
