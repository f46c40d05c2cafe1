"""What 2.1 and 2.2 ask in numbers and colours, as values: the numbers are the registry's."""

from fractions import Fraction
from functools import cache

from attrs import frozen

from lasca_rules.equipment.lengths import MILLIMETRE
from lasca_rules.equipment.observed import Colour, Corners, Shade
from lasca_rules.regulations import load
from lasca_rules.sides import BySide


@frozen
class Range:
    """From how much to how much something may be, both of them included (reading ``kit-bounds``)."""

    least: Fraction
    most: Fraction

    def allows(self, amount: Fraction | int) -> bool:
        """Tell whether an amount is in the range."""
        return self.least <= amount <= self.most


@frozen
class Requirements:
    """What is asked of equipment. Lengths are in micrometres, numbers of pieces are those of one side."""

    light_squares: Range
    dark_squares: Range
    squares_a_side: Range
    corners: Corners
    """As each player sees them."""
    board_side: Range
    """At an official event."""
    men: Range
    kings: Range
    """At an official event."""
    colours: BySide[Colour]
    not_neutral: frozenset[Colour]
    """The colours that stripes may not have: those of the sides."""
    smaller_than_square: Range
    """By how much the diameter of a piece is less than the side of a square."""
    heights_in_diameter: Range


@cache
def asked_by_the_regulation() -> Requirements:
    """Return what the regulation of column draughts asks."""
    return Requirements(
        light_squares=_exactly("2.1-a", "light_squares"),
        dark_squares=_exactly("2.1-a", "dark_squares"),
        squares_a_side=_exactly("2.1-b", "squares_a_side"),
        corners=Corners(Shade.DARK, Shade.DARK),
        board_side=_between("2.1-e", "side_min_mm", "side_max_mm", unit=MILLIMETRE),
        men=_exactly("2.2.1-a", "pieces_a_side"),
        kings=_exactly("2.2.1-c", "kings_a_side"),
        colours=BySide(Colour.WHITE, Colour.BLACK),
        not_neutral=frozenset({Colour.WHITE, Colour.BLACK}),
        smaller_than_square=_between("2.2.1-n2", "smaller_min_mm", "smaller_max_mm", unit=MILLIMETRE),
        heights_in_diameter=_between("2.2.1-n3", "heights_in_diameter_min", "heights_in_diameter_max"),
    )


def _exactly(label: str, name: str) -> Range:
    return _between(label, name, name)


def _between(label: str, least: str, most: str, *, unit: int = 1) -> Range:
    numbers = load().statement(f"column:{label}").numbers
    return Range(Fraction(numbers[least] * unit), Fraction(numbers[most] * unit))
