"""The two sides, and anything that each of them has one of."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Generic, TypeVar

from attrs import frozen

from lasca_rules.languages import Text

T = TypeVar("T")
U = TypeVar("U")


class Side(Enum):
    """A player's side. The value is the letter of its men in the notation: ``w`` or ``b``."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> "Side":
        """The opponent's side."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE


@frozen
class BySide(Generic[T]):
    """One value for each side."""

    white: T
    black: T

    def __getitem__(self, side: Side) -> T:
        match side:
            case Side.WHITE:
                return self.white
            case Side.BLACK:
                return self.black

    def __iter__(self) -> Iterator[T]:
        """White's value first, then Black's."""
        yield self.white
        yield self.black

    def put(self, side: Side, value: T) -> "BySide[T]":
        """Return a copy with this side's value replaced."""
        match side:
            case Side.WHITE:
                return BySide(value, self.black)
            case Side.BLACK:
                return BySide(self.white, value)

    def map(self, change: Callable[[T], U]) -> "BySide[U]":
        """Return what ``change`` makes of each side's value."""
        return BySide(change(self.white), change(self.black))


NAME = {Side.WHITE: Text("White", "белые"), Side.BLACK: Text("Black", "чёрные")}
"""The sides by name; in Russian in the nominative."""
GENITIVE = {Side.WHITE: "белых", Side.BLACK: "чёрных"}
DATIVE = {Side.WHITE: "белым", Side.BLACK: "чёрным"}
INSTRUMENTAL = {Side.WHITE: "белыми", Side.BLACK: "чёрными"}
