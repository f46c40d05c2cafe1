"""A game as it was written down: its tags, its moves as they are named, what stands between them, and its result."""

from enum import Enum
from typing import TypeAlias

from attrs import frozen

from lasca_rules.board.squares import Square
from lasca_rules.records.places import TextPlace


class Score(Enum):
    """A result as a record gives it; the value is how draughts players write it."""

    WHITE_WON = "2-0"
    BLACK_WON = "0-2"
    DRAWN = "1-1"
    NEITHER = "0-0"
    """Both lost, or the game does not count."""
    OPEN = "*"
    """The game is not over, or its result is not known."""


@frozen
class Tag:
    """A line of a game's header. A name may stand there twice, and a value may be empty."""

    name: str
    value: str
    place: TextPlace
    begin: TextPlace
    """Where its value begins."""


def tag_named(tags: tuple[Tag, ...], name: str) -> Tag | None:
    """Return the first tag of this name that is not empty; large and small letters are the same."""
    return next((tag for tag in tags if tag.name.casefold() == name.casefold() and tag.value.strip()), None)


@frozen
class WrittenMove:
    """A move as it is named: all squares of its way, some of them, or only the one on which it ends."""

    path: tuple[Square, ...]
    capture: bool
    """Is it written with the sign of a capture?"""
    text: str
    place: TextPlace


@frozen
class Comment:
    """What somebody wrote about a move, without its brackets."""

    text: str


@frozen
class Mark:
    """Praise or blame of the move before it: ``!?``, or by number ``$5``."""

    text: str


@frozen
class Variation:
    """Moves that were not played: they are kept as they are named, and not asked whether they are legal."""

    items: "tuple[Item, ...]"


Item: TypeAlias = WrittenMove | Comment | Mark | Variation


@frozen
class WrittenGame:
    """A game before anybody has played it through."""

    number: int
    """Which game of its file it is, counted from 1."""
    place: TextPlace
    tags: tuple[Tag, ...]
    items: tuple[Item, ...]
    score: Score
    """As it stands after the moves; where nothing stands there, as the tag says."""
    end: TextPlace
    """Where the result stands, or the text ends."""

    def tag(self, name: str) -> Tag | None:
        """Return the first tag of this name that is not empty."""
        return tag_named(self.tags, name)

    @property
    def moves(self) -> tuple[WrittenMove, ...]:
        """The moves that were played."""
        return tuple(item for item in self.items if isinstance(item, WrittenMove))
