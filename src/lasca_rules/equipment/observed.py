"""A board and a set of pieces as a referee measures and sees them. Nothing here says what they ought to be."""

from enum import Enum
from itertools import pairwise

from attrs import Attribute, field, frozen

from lasca_rules.equipment.lengths import Length
from lasca_rules.languages import Text
from lasca_rules.sides import BySide, Side


class Shade(Enum):
    """A square is light or dark; the value is how a board's squares are drawn."""

    LIGHT = "□"
    DARK = "■"


class Colour(Enum):
    """A colour of squares, pieces and stripes. The value is its name on the wire."""

    WHITE = "white"
    BLACK = "black"
    IVORY = "ivory"
    BROWN = "brown"
    RED = "red"
    GREY = "grey"

    @property
    def name_of(self) -> Text:
        """The colour's name; in Russian as it goes with «цвет»."""
        return Text(self.value, _RUSSIAN_COLOURS[self.value])


_RUSSIAN_COLOURS = {
    "white": "белый",
    "black": "чёрный",
    "ivory": "кремовый",
    "brown": "коричневый",
    "red": "красный",
    "grey": "серый",
}


@frozen
class Corners:
    """The corner squares nearest to a player, at the player's left and right hand."""

    left: Shade
    right: Shade


def _drawn(_: "ObservedBoard", __: "Attribute[tuple[str, ...]]", rows: tuple[str, ...]) -> None:
    drawn = {shade.value for shade in Shade}
    if not rows or len({len(row) for row in rows}) != 1 or not rows[0] or not set("".join(rows)) <= drawn:
        message = f"a board is drawn as rows of one length of {' and '.join(sorted(drawn))}, not {rows}"
        raise ValueError(message)


@frozen
class ObservedBoard:
    """A board on the table between two players."""

    rows: tuple[str, ...] = field(validator=_drawn)
    """Its squares as White sees them, the farthest row first, each the value of a Shade."""
    width: Length
    """How long the side is that each player sits at, frame included."""
    depth: Length
    """How long the side is that runs from one player to the other, frame included."""
    square: Length
    """The side of one square."""
    squares_equal: bool
    """Are all squares of one size, and square?"""
    played_on: Shade
    """The squares on which the pieces stand and move."""
    labels_from_white: bool
    """Do the squares' labels, if there are any, begin with a1 at White's left hand?"""
    matt: bool
    """Is the surface free of shine?"""
    distinct: bool
    """Are light and dark squares clearly told apart?"""
    dark_enough: bool
    """Are the dark squares coloured strongly enough, not too pale?"""
    light: Colour
    """The colour of the light squares."""
    dark: Colour
    """The colour of the dark squares."""

    def count(self, shade: Shade) -> int:
        """Count the squares of a shade."""
        return sum(row.count(shade.value) for row in self.rows)

    @property
    def alternates(self) -> bool:
        """Tell whether any two squares with a common side differ in shade."""
        lines = (*self.rows, *zip(*self.rows, strict=True))
        return all(here != there for line in lines for here, there in pairwise(line))

    def corners(self, side: Side) -> Corners:
        """Return the two corners nearest to a player, as that player sees them."""
        match side:
            case Side.WHITE:
                return Corners(Shade(self.rows[-1][0]), Shade(self.rows[-1][-1]))
            case Side.BLACK:
                return Corners(Shade(self.rows[0][-1]), Shade(self.rows[0][0]))


@frozen
class ObservedPiece:
    """One piece in the hand: a man, or a king, which bears stripes."""

    colour: Colour
    diameter: Length
    height: Length
    flat: bool
    round: bool
    glossy: bool
    chipped: bool
    """Is it damaged or marked, so that a player could tell it from the others?"""
    stripes: Colour | None
    """The colour of the cross stripes; ``None`` when it has none."""


@frozen
class Equipment:
    """All that the players are given for one game."""

    official: bool
    """Is the game part of an official event? 2.1 and 2.2.1 ask more of it then."""
    board: ObservedBoard
    men: BySide[tuple[ObservedPiece, ...]]
    kings: BySide[tuple[ObservedPiece, ...]]
    """The separate set of kings; empty where players mark kings in another way."""
    towers_stable: bool
    """Do towers stay up while they are built and moved?"""

    def pieces(self, side: Side) -> tuple[ObservedPiece, ...]:
        """Return a side's men, then its kings."""
        return self.men[side] + self.kings[side]
