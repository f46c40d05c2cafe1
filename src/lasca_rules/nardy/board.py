"""The board of nardy: 24 points in either player's numbering, the head, the bar, the checkers borne off.

Each player counts the points so that their own checkers go down from 24 to 1 and then off. In short nardy the sides
move towards each other, so one player's point 24 is the other's point 1; in long nardy both move the same way round
and start at opposite corners, so one player's point 24 is the other's point 12.
"""

from collections.abc import Mapping

from attrs import Attribute, field, frozen

from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.sides import BySide, Side

POINTS = 24
"""Points on the board; also the own number of each player's head in long nardy."""
HOME = 6
"""The home board of a side is its own points 1 to 6."""
BAR = 25
"""The bar, as a place that a checker moves from: one beyond point 24."""
OFF = 0
"""Off the board, as a place that a checker moves to: one beyond point 1."""
CHECKERS = 15
"""Checkers a side in a right set-up, in both games."""


def _counts(_: "Checkers", __: "Attribute[tuple[int, ...]]", points: tuple[int, ...]) -> None:
    if len(points) != POINTS or min(points) < 0:
        message = f"the checkers on 24 points are 24 counts of at least 0, not {points}"
        raise ValueError(message)


def _not_negative(_: "Checkers", attribute: "Attribute[int]", count: int) -> None:
    if count < 0:
        message = f"{attribute.name}: a count of checkers is at least 0, not {count}"
        raise ValueError(message)


@frozen
class Checkers:
    """Where one side's checkers are, in its own numbering. Any count is possible: article 28 is about wrong ones."""

    points: tuple[int, ...] = field(validator=_counts)
    """How many stand on points 1 to 24, point 1 first."""
    bar: int = field(default=0, validator=_not_negative)
    off: int = field(default=0, validator=_not_negative)

    def on(self, point: int) -> int:
        """Count the checkers on one of the own points 1 to 24, on the BAR or OFF the board."""
        match point:
            case 0:
                return self.off
            case 25:
                return self.bar
            case _:
                return self.points[point - 1]

    def add(self, point: int, count: int = 1) -> "Checkers":
        """Return these checkers with ``count`` more (fewer, when negative) on a point, the BAR or OFF the board."""
        match point:
            case 0:
                return Checkers(self.points, self.bar, self.off + count)
            case 25:
                return Checkers(self.points, self.bar + count, self.off)
            case _:
                before, after = self.points[: point - 1], self.points[point:]
                return Checkers((*before, self.points[point - 1] + count, *after), self.bar, self.off)

    @property
    def total(self) -> int:
        """Count all of the side's checkers, on the board, on the bar and borne off."""
        return sum(self.points) + self.bar + self.off

    @property
    def in_play(self) -> int:
        """Count the checkers not yet borne off; the side that has none left has won."""
        return sum(self.points) + self.bar

    @property
    def all_home(self) -> bool:
        """Tell whether every checker in play is in the home board, so that bearing off may begin."""
        return not self.bar and not any(self.points[HOME:])


def stand(points: Mapping[int, int], *, bar: int = 0, off: int = 0) -> Checkers:
    """Return the checkers that stand so: ``stand({24: 15})`` is the start of long nardy."""
    return Checkers(tuple(points.get(point, 0) for point in range(1, POINTS + 1)), bar, off)


@frozen
class NardyBoard:
    """Both sides' checkers on the board of one game.

    Both may stand on one point: a checker can be set on a point that the opponent holds, only the rules forbid it.
    """

    nardy: Nardy
    checkers: BySide[Checkers]

    def __getitem__(self, side: Side) -> Checkers:
        return self.checkers[side]

    def put(self, side: Side, checkers: Checkers) -> "NardyBoard":
        """Return the board with this side's checkers standing so."""
        return NardyBoard(self.nardy, self.checkers.put(side, checkers))

    def head(self, side: Side) -> int:
        """Count the checkers on the side's head. Short nardy has no head: there it is always 0."""
        return self[side].on(POINTS) if self.nardy.has_head else 0

    def opposing(self, side: Side, point: int) -> int:
        """Count the opponent's checkers on a point that ``side`` calls ``point``."""
        return self[side.other].on(other_number(self.nardy, point))


def other_number(nardy: Nardy, point: int) -> int:
    """Return what the opponent calls a point: 24 is their 1 in short nardy, their 12 in long nardy."""
    match nardy:
        case Nardy.SHORT:
            return POINTS + 1 - point
        case Nardy.LONG:
            return (point + POINTS // 2 - 1) % POINTS + 1
