"""Carrying a ruling's orders to the clocks out: what each player has left, and whose clock goes on."""

from lasca_rules import clock as clocks
from lasca_rules.clock import Clock, Refusal
from lasca_rules.play.game import Game
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    RefereeMustBeAsked,
    ReplayFromMove,
    ReplayFromStart,
    Suspended,
    UndoneSince,
)
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


def clock_after(game: Game, ruling: Ruling, to_move: Side) -> Clock:
    """Return the clock after a ruling on a game, which leaves ``to_move`` to move.

    Where the clocks were stopped only for a claim to be looked into, they go on with the player whose clock it was.
    """
    clock = _ordered(game, game.clock, ruling.clocks)
    if _plays_again(ruling) and clock.turn is not to_move:
        clock = _done(clock, clocks.hand_to(clock, to_move))
    settles_claim = game.claim is not None and not isinstance(ruling.verdict, Suspended | RefereeMustBeAsked)
    if settles_claim and not _includes(ruling.clocks, RefereeSetsClocks) and clock.started:
        return _done(clock, clocks.start(clock, clock.turn))
    return clock


def _plays_again(ruling: Ruling) -> bool:
    """Is the game played again from a moment to which the clocks were not put back?

    Clocks that were put back show that very moment: if the player before had not pressed then, their clock is going
    again, and pressing is still theirs to do.
    """
    again = ReplayFromStart | ReplayFromMove | BackToInitialPosition | UndoneSince
    replayed = any(isinstance(verdict, again) for verdict in (ruling.verdict, *ruling.besides))
    return replayed and not _includes(ruling.clocks, AsBeforeMove)


def _ordered(game: Game, clock: Clock, order: ClockOrder) -> Clock:  # noqa: PLR0911 -- one case an order
    match order:
        case Unchanged() | NobodyPays():
            return clock
        case ResetClocks():
            return clocks.new_clock(clock.control)
        case AsBeforeMove(half_move):
            return game.half_moves[half_move - 1].clock if half_move <= len(game.half_moves) else game.before
        case StopClocks() | RefereeSetsClocks():
            return _done(clock, clocks.stop(clock))
        case Charge(player, time) | StartClockOf(player, time):
            return _done(clock, clocks.charge(clock, player, time))
        case SwitchBack(offender, increment_kept):
            return _done(clock, clocks.switch_back(clock, offender.other, keep_increment=increment_kept))
        case InOrder(orders):
            for each in orders:
                clock = _ordered(game, clock, each)
            return clock


def _done(clock: Clock, after: Clock | Refusal) -> Clock:
    """Return the clock after an act, or as it was where the act makes no sense: what is stopped stays stopped."""
    return clock if isinstance(after, Refusal) else after


def _includes(order: ClockOrder, kind: type[AsBeforeMove | RefereeSetsClocks]) -> bool:
    match order:
        case InOrder(orders):
            return any(_includes(each, kind) for each in orders)
        case _:
            return isinstance(order, kind)
