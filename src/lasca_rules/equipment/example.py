"""One set of equipment with which nothing is wrong: what scenarios and tests start from, to change one thing in it."""

from attrs import evolve

from lasca_rules.equipment.lengths import CENTIMETRE, MILLIMETRE
from lasca_rules.equipment.observed import Colour, Equipment, ObservedBoard, ObservedPiece, Shade
from lasca_rules.sides import BySide

BOARD = ObservedBoard(
    rows=("■□■□■□■", "□■□■□■□", "■□■□■□■", "□■□■□■□", "■□■□■□■", "□■□■□■□", "■□■□■□■"),
    width=38 * CENTIMETRE,
    depth=38 * CENTIMETRE,
    square=50 * MILLIMETRE,
    squares_equal=True,
    played_on=Shade.DARK,
    labels_from_white=True,
    matt=True,
    distinct=True,
    dark_enough=True,
    light=Colour.IVORY,
    dark=Colour.BROWN,
)
_WHITE_MAN = ObservedPiece(
    colour=Colour.WHITE,
    diameter=42 * MILLIMETRE,
    height=9 * MILLIMETRE,
    flat=True,
    round=True,
    glossy=False,
    chipped=False,
    stripes=None,
)
_BLACK_MAN = evolve(_WHITE_MAN, colour=Colour.BLACK)

EXAMPLE = Equipment(
    official=True,
    board=BOARD,
    men=BySide((_WHITE_MAN,) * 11, (_BLACK_MAN,) * 11),
    kings=BySide((evolve(_WHITE_MAN, stripes=Colour.RED),) * 11, (evolve(_BLACK_MAN, stripes=Colour.RED),) * 11),
    towers_stable=True,
)
"""A board of 38 cm with squares of 50 mm; men and kings of 42 by 9 mm, the kings striped in red; an official event."""
