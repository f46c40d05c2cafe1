"""What a referee looks for in a set of pieces: 2.2.1 of column draughts."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from attrs import evolve

from lasca_rules.equipment.asked import Requirements
from lasca_rules.equipment.finding import SIDES, Check, measured, of_each_side, seen
from lasca_rules.equipment.lengths import MILLIMETRE, Length, in_millimetres
from lasca_rules.equipment.observed import Colour, Equipment, ObservedPiece
from lasca_rules.languages import Text
from lasca_rules.sides import BySide, Side


@of_each_side("2.2.1-a", "{side} has too few or too many pieces", "число шашек у {side} неверно")
def number_of_men(side: Side, equipment: Equipment, asked: Requirements) -> Iterator[Text]:
    """Count a side's men."""
    men, due = len(equipment.men[side]), asked.men
    if not due.allows(men):
        yield Text(
            f"{SIDES[side].en} has {men} pieces, not {due.least}",
            f"число шашек у {SIDES[side].ru} — {men}, а должно быть {due.least}",
        )


@of_each_side("2.2.1-a", "none of {side}'s pieces is of its colour", "шашки у {side} не того цвета")
def colour_of_men(side: Side, equipment: Equipment, asked: Requirements) -> Iterator[Text]:
    """Look for men of the side's colour; that all are of one colour is 2.2.1-n5."""
    men, due = equipment.men[side], asked.colours[side]
    if men and due not in {man.colour for man in men}:
        yield Text(
            f"{SIDES[side].en}'s pieces are {men[0].colour.name_of.en}, not {due.name_of.en}",
            f"цвет шашек у {SIDES[side].ru} — {men[0].colour.name_of.ru}, а должен быть {due.name_of.ru}",
        )


@seen("2.2.1-a", "not every piece is flat", "не все шашки плоские")
def domed_pieces(equipment: Equipment) -> bool:
    """Is a piece not flat?"""
    return not all(piece.flat for piece in every_piece(equipment))


@seen("2.2.1-a", "not every piece is round", "не все шашки круглые")
def oval_pieces(equipment: Equipment) -> bool:
    """Is a piece not round?"""
    return not all(piece.round for piece in every_piece(equipment))


@of_each_side(
    "2.2.1-c", "{side} has a set of too few or too many kings", "число дамок у {side} неверно", official_only=True
)
def number_of_kings(side: Side, equipment: Equipment, asked: Requirements) -> Iterator[Text]:
    """Count a side's set of kings."""
    kings, due = len(equipment.kings[side]), asked.kings
    if not due.allows(kings):
        yield Text(
            f"{SIDES[side].en} has a set of {kings} kings, not {due.least}",
            f"в комплекте дамок у {SIDES[side].ru} — {kings}, а должно быть {due.least}",
        )


@of_each_side(
    "2.2.1-c",
    "not all of {side}'s kings bear cross stripes",
    "не на всех дамках у {side} есть поперечные полосы",
    official_only=True,
)
def unstriped_kings(side: Side, equipment: Equipment, _: Requirements) -> Iterator[Text]:
    """Look for kings without stripes."""
    if not all(king.stripes for king in equipment.kings[side]):
        yield Text(
            f"not all of {SIDES[side].en}'s kings bear cross stripes",
            f"не на всех дамках у {SIDES[side].ru} есть поперечные полосы",
        )


@of_each_side(
    "2.2.1-c",
    "the stripes on {side}'s kings are not of a neutral colour",
    "полосы на дамках у {side} не нейтрального цвета",
    official_only=True,
)
def colour_of_stripes(side: Side, equipment: Equipment, asked: Requirements) -> Iterator[Text]:
    """Look for stripes of either side's colour."""
    if {king.stripes for king in equipment.kings[side]} & asked.not_neutral:
        yield Text(
            f"the stripes on {SIDES[side].en}'s kings are not of a neutral colour",
            f"полосы на дамках у {SIDES[side].ru} не нейтрального цвета",
        )


@of_each_side(
    "2.2.1-c",
    "{side}'s kings are not of the size of the men",
    "дамки у {side} другого размера, чем простые",
    official_only=True,
)
def size_of_kings(side: Side, equipment: Equipment, _: Requirements) -> Iterator[Text]:
    """Compare the kings with the men."""
    if not sizes(equipment.kings[side]) <= sizes(equipment.men[side]):
        yield Text(
            f"{SIDES[side].en}'s kings are not of the size of the men",
            f"дамки у {SIDES[side].ru} другого размера, чем простые",
        )


@seen(
    "2.2.1-d",
    "towers do not stay up while they are built and moved",
    "башни рассыпаются, когда их складывают и передвигают",
)
def unstable_towers(equipment: Equipment) -> bool:
    """Do towers fall over?"""
    return not equipment.towers_stable


@seen("2.2.1-n1", "the men are not all alike in look", "простые неодинаковы по внешнему виду")
def unlike_men(equipment: Equipment) -> bool:
    """Do men look different, apart from their colour (reading ``alike-within-kind``)?"""
    return not alike(equipment.men)


@seen("2.2.1-n1", "the kings are not all alike in look", "дамки неодинаковы по внешнему виду")
def unlike_kings(equipment: Equipment) -> bool:
    """Do kings look different, apart from their colour?"""
    return not alike(equipment.kings)


@seen("2.2.1-n1", "the pieces are not all of one size", "шашки неодинаковы по размерам")
def unequal_pieces(equipment: Equipment) -> bool:
    """Are pieces of several sizes, whatever their kind?"""
    return len(sizes(every_piece(equipment))) > 1


@measured("2.2.1-n2", "a piece is too large or too small for the squares", "шашка слишком велика или мала для поля")
def diameters(equipment: Equipment, asked: Requirements) -> Iterator[Text]:
    """Measure each size of piece against the square."""
    square, due = equipment.board.square, asked.smaller_than_square
    for diameter in sorted({piece.diameter for piece in every_piece(equipment)}):
        if not due.allows(square - diameter):
            wide, side = in_millimetres(diameter), in_millimetres(square)
            by = f"{due.least // MILLIMETRE}–{due.most // MILLIMETRE}"
            yield Text(
                f"a piece of {wide.en} is not {by} mm smaller than a square of {side.en}",
                f"диаметр шашки {wide.ru} при поле в {side.ru}, а шашка должна быть меньше поля на {by} мм",
            )


@measured("2.2.1-n3", "a piece is too low or too high for its diameter", "шашка слишком низка или высока")
def heights(equipment: Equipment, asked: Requirements) -> Iterator[Text]:
    """Measure the height of each size of piece against its diameter."""
    due = asked.heights_in_diameter
    for diameter, height in sorted(sizes(every_piece(equipment))):
        if not due.allows(Fraction(diameter, height)):
            high, wide = in_millimetres(height), in_millimetres(diameter)
            least, most = due.least, due.most
            yield Text(
                f"a piece {wide.en} across and {high.en} high: the height is not 1/{most} to 1/{least} of the diameter",
                f"при диаметре шашки {wide.ru} высота {high.ru}, а должна быть от 1/{most} до 1/{least} диаметра",
            )


@seen("2.2.1-n4", "the colouring of the pieces is glossy", "окраска шашек блестящая")
def glossy_pieces(equipment: Equipment) -> bool:
    """Does a piece shine?"""
    return any(piece.glossy for piece in every_piece(equipment))


@measured(
    "2.2.1-n4", "pieces are of the colour of the light squares", "цвет шашек совпадает с цветом белых полей доски"
)
def like_light_squares(equipment: Equipment, _: Requirements) -> Iterator[Text]:
    """Compare the pieces with the light squares."""
    return same_colour(equipment, equipment.board.light)


@measured(
    "2.2.1-n4", "pieces are of the colour of the dark squares", "цвет шашек совпадает с цветом чёрных полей доски"
)
def like_dark_squares(equipment: Equipment, _: Requirements) -> Iterator[Text]:
    """Compare the pieces with the dark squares."""
    return same_colour(equipment, equipment.board.dark)


@of_each_side("2.2.1-n5", "{side}'s pieces are not all of one colour", "шашки у {side} не все одного цвета")
def several_colours(side: Side, equipment: Equipment, _: Requirements) -> Iterator[Text]:
    """Compare the colours of a side's pieces."""
    if len({piece.colour for piece in equipment.pieces(side)}) > 1:
        yield Text(
            f"{SIDES[side].en}'s pieces are not all of one colour", f"шашки у {SIDES[side].ru} не все одного цвета"
        )


OF_PIECES: tuple[Check, ...] = (
    *number_of_men,
    *colour_of_men,
    domed_pieces,
    oval_pieces,
    *number_of_kings,
    *unstriped_kings,
    *colour_of_stripes,
    *size_of_kings,
    unstable_towers,
    unlike_men,
    unlike_kings,
    unequal_pieces,
    diameters,
    heights,
    glossy_pieces,
    like_light_squares,
    like_dark_squares,
    *several_colours,
)
"""In the order of the text."""


def every_piece(equipment: Equipment) -> tuple[ObservedPiece, ...]:
    """Return the pieces of both sides."""
    return equipment.pieces(Side.WHITE) + equipment.pieces(Side.BLACK)


def sizes(pieces: Iterable[ObservedPiece]) -> set[tuple[Length, Length]]:
    """Return the diameters of pieces with their heights."""
    return {(piece.diameter, piece.height) for piece in pieces}


def alike(kind: BySide[tuple[ObservedPiece, ...]]) -> bool:
    """Tell whether both sides' pieces look alike, their colour and size left out."""
    looks = {evolve(piece, colour=Colour.WHITE, diameter=0, height=0) for pieces in kind for piece in set(pieces)}
    return len(looks) <= 1


def same_colour(equipment: Equipment, squares: Colour) -> Iterator[Text]:
    """Yield that pieces are of the colour of these squares, if they are."""
    if any(piece.colour is squares for piece in every_piece(equipment)):
        yield Text(
            f"pieces and squares are of the same colour: {squares.name_of.en}",
            f"цвет шашек совпадает с цветом полей доски: {squares.name_of.ru}",
        )
