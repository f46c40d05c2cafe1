"""A turn as it was played at the table: a roll, and the checkers moved on it. Whether it is allowed is judged apart."""

from typing import TypeAlias

from attrs import Attribute, field, frozen

from lasca_rules.languages import Text
from lasca_rules.nardy.board import BAR, OFF

FACES = 6
"""Faces of a die."""


def _a_face(_: "Roll", attribute: "Attribute[int]", face: int) -> None:
    if not 1 <= face <= FACES:
        message = f"{attribute.name}: a die shows 1 to 6, not {face}"
        raise ValueError(message)


@frozen
class Roll:
    """What the two dice show."""

    first: int = field(validator=_a_face)
    second: int = field(validator=_a_face)

    @property
    def double(self) -> bool:
        """Tell whether both dice show the same, so that the number is played four times."""
        return self.first == self.second

    @property
    def dice(self) -> tuple[int, ...]:
        """The numbers that the roll gives to play, larger first: two, or four of a double."""
        if self.double:
            return (self.first,) * 4
        return tuple(sorted((self.first, self.second), reverse=True))

    def __str__(self) -> str:
        return f"{self.first}-{self.second}"


def _a_place(_: "Step", attribute: "Attribute[int]", place: int) -> None:
    if not OFF <= place <= BAR:
        message = f"{attribute.name}: a point is 1 to 24, the bar 25, off the board 0, not {place}"
        raise ValueError(message)


@frozen
class Step:
    """One checker moved from ``start`` to ``end``, in the numbering of the player who moved it, whosever it is.

    ``BAR`` and ``OFF`` are places too: ``Step(BAR, 20)`` enters, ``Step(6, OFF)`` takes a checker off the board.
    """

    start: int = field(validator=_a_place)
    end: int = field(validator=_a_place)
    said_to_hit: bool = field(default=False, eq=False, repr=False)
    """Was it written with a star?"""

    @property
    def length(self) -> int:
        """Points that the checker goes on towards the player's home; negative when it goes back."""
        return self.start - self.end

    @property
    def text(self) -> Text:
        """The step as a referee writes it down: ``24/18``, ``bar/20``, ``6/off``."""
        return Text(
            f"{_EN.get(self.start, self.start)}/{_EN.get(self.end, self.end)}",
            f"{_RU.get(self.start, self.start)}/{_RU.get(self.end, self.end)}",
        )

    def __str__(self) -> str:
        return self.text.en


_EN = {BAR: "bar", OFF: "off"}
_RU = {BAR: "бар", OFF: "снято"}

Steps: TypeAlias = tuple[Step, ...]
"""Checkers moved, in the order in which they were moved."""


@frozen
class Turn:
    """A roll and the checkers moved on it, none when nothing could be played."""

    roll: Roll
    steps: Steps = ()

    @property
    def text(self) -> Text:
        """The turn as a referee writes it down: ``6-3: 24/18 13/10``; a dash when no checker was moved."""
        return Text(
            f"{self.roll}: {' '.join(step.text.en for step in self.steps) or '–'}",
            f"{self.roll}: {' '.join(step.text.ru for step in self.steps) or '–'}",
        )

    def __str__(self) -> str:
        return self.text.en
