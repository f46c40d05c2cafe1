"""The right initial positions, and what is wrong with a set-up: checkers missing, surplus, in the wrong place."""

from attrs import frozen

from lasca_rules.nardy.board import CHECKERS, POINTS, Checkers, NardyBoard, stand
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.sides import BySide, Side

_START = {
    Nardy.LONG: stand({POINTS: CHECKERS}),
    Nardy.SHORT: stand({24: 2, 13: 5, 8: 3, 6: 5}),
}


def initial_position(nardy: Nardy) -> NardyBoard:
    """Return the right initial position: 15 on each head, or 2, 5, 3 and 5 on points 24, 13, 8 and 6."""
    return NardyBoard(nardy, BySide(_START[nardy], _START[nardy]))


@frozen
class SetupFault:
    """What is wrong with one side's checkers: at most one of ``missing`` and ``surplus`` is not 0."""

    missing: int = 0
    surplus: int = 0
    wrong_points: tuple[int, ...] = ()
    """Own points, from 24 down, where the set-up differs from the right one though the count may be right."""

    @property
    def wrong_count(self) -> bool:
        """Tell whether the side has more or fewer checkers than it should."""
        return self.missing > 0 or self.surplus > 0

    @property
    def any(self) -> bool:
        """Tell whether anything is wrong."""
        return self.wrong_count or bool(self.wrong_points)


def miscount(checkers: Checkers) -> int:
    """Return how many checkers the side has beyond the right number; negative when some are missing."""
    return checkers.total - CHECKERS


def compare(setup: NardyBoard) -> BySide[SetupFault]:
    """Return what is wrong with each side of a set-up, found by laying it beside the right initial position.

    A set-up of long nardy with only a wrong number on the head is a wrong count, not a wrong place.
    """
    right = initial_position(setup.nardy)
    return BySide(
        _compare(setup, right, Side.WHITE),
        _compare(setup, right, Side.BLACK),
    )


def _compare(setup: NardyBoard, right: NardyBoard, side: Side) -> SetupFault:
    beyond = miscount(setup[side])
    differing = tuple(point for point in range(POINTS, 0, -1) if setup[side].on(point) != right[side].on(point))
    # One point that differs by just the miscount is explained by the count alone.
    explained = len(differing) == 1 and setup[side].bar == setup[side].off == 0
    return SetupFault(max(-beyond, 0), max(beyond, 0), () if explained else differing)
