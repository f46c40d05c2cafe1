"""What a referee finds wrong with a set of pieces: 2.2.1 of column draughts.

Bounds are compared in whole micrometres and are themselves allowed (reading ``kit-bounds``).
"""

from attrs import evolve

from lasca_rules.equipment.finding import SIDES, Findings, find, number
from lasca_rules.equipment.lengths import MILLIMETRE, Length, in_millimetres
from lasca_rules.equipment.observed import Colour, Equipment, ObservedPiece
from lasca_rules.languages import Text
from lasca_rules.sides import Side

COLOURS = {Side.WHITE: Colour.WHITE, Side.BLACK: Colour.BLACK}
"""The colour that each side's pieces must have."""


def piece_findings(equipment: Equipment) -> Findings:
    """Yield everything wrong with the pieces, in the order of the text."""
    yield from _men(equipment)
    yield from _kings(equipment)
    yield from _stability(equipment)
    yield from _alike(equipment)
    yield from _diameters(equipment)
    yield from _heights(equipment)
    yield from _finish(equipment)
    yield from _one_colour(equipment)


def _men(equipment: Equipment) -> Findings:
    due = number("2.2.1-a", "pieces_a_side")
    for side in Side:
        men = equipment.men[side]
        if len(men) != due:
            yield find(
                "2.2.1-a",
                f"{SIDES[side].en} has {len(men)} pieces, not {due}",
                f"число шашек у {SIDES[side].ru} — {len(men)}, а должно быть {due}",
            )
        if men and COLOURS[side] not in {man.colour for man in men}:
            right, wrong = COLOURS[side].name_of, men[0].colour.name_of
            yield find(
                "2.2.1-a",
                f"{SIDES[side].en}'s pieces are {wrong.en}, not {right.en}",
                f"цвет шашек у {SIDES[side].ru} — {wrong.ru}, а должен быть {right.ru}",
            )
    if not all(piece.flat and piece.round for piece in _all(equipment)):
        yield find("2.2.1-a", "not every piece is flat and round", "не все шашки плоские и круглые")


def _kings(equipment: Equipment) -> Findings:
    due = number("2.2.1-c", "kings_a_side")
    for side in Side if equipment.official else ():
        kings = equipment.kings[side]
        if len(kings) != due:
            yield find(
                "2.2.1-c",
                f"{SIDES[side].en} has a set of {len(kings)} kings, not {due}",
                f"в комплекте дамок у {SIDES[side].ru} — {len(kings)}, а должно быть {due}",
            )
        if not all(king.stripes for king in kings):
            yield find(
                "2.2.1-c",
                f"not all of {SIDES[side].en}'s kings bear cross stripes",
                f"не на всех дамках у {SIDES[side].ru} есть поперечные полосы",
            )
        if {king.stripes for king in kings} & set(COLOURS.values()):
            yield find(
                "2.2.1-c",
                f"the stripes on {SIDES[side].en}'s kings are not of a neutral colour",
                f"полосы на дамках у {SIDES[side].ru} не нейтрального цвета",
            )
        if not {_size(king) for king in kings} <= {_size(man) for man in equipment.men[side]}:
            yield find(
                "2.2.1-c",
                f"{SIDES[side].en}'s kings are not of the size of the men",
                f"дамки у {SIDES[side].ru} другого размера, чем простые",
            )


def _stability(equipment: Equipment) -> Findings:
    if not equipment.towers_stable:
        yield find(
            "2.2.1-d",
            "towers do not stay up while they are built and moved",
            "башни рассыпаются, когда их складывают и передвигают",
        )


def _alike(equipment: Equipment) -> Findings:
    """Compare looks within each kind, apart from the colour, and sizes among all (reading ``alike-within-kind``)."""
    for name, kind in ((Text("men", "простые"), equipment.men), (Text("kings", "дамки"), equipment.kings)):
        if len({_look(piece) for side in Side for piece in kind[side]}) > 1:
            yield find(
                "2.2.1-n1", f"the {name.en} are not all alike in look", f"{name.ru} неодинаковы по внешнему виду"
            )
    if len({_size(piece) for piece in _all(equipment)}) > 1:
        yield find("2.2.1-n1", "the pieces are not all of one size", "шашки неодинаковы по размерам")


def _diameters(equipment: Equipment) -> Findings:
    least, most = (number("2.2.1-n2", name) for name in ("smaller_min_mm", "smaller_max_mm"))
    for diameter in sorted({piece.diameter for piece in _all(equipment)}):
        gap = equipment.board.square - diameter
        if not least * MILLIMETRE <= gap <= most * MILLIMETRE:
            wide, square = in_millimetres(diameter), in_millimetres(equipment.board.square)
            yield find(
                "2.2.1-n2",
                f"a piece of {wide.en} is not {least} to {most} mm smaller than a square of {square.en}",
                f"диаметр шашки {wide.ru} при поле в {square.ru}, а шашка должна быть меньше поля на {least}–{most} мм",
            )


def _heights(equipment: Equipment) -> Findings:
    least, most = (number("2.2.1-n3", name) for name in ("heights_in_diameter_min", "heights_in_diameter_max"))
    for diameter, height in sorted({_size(piece) for piece in _all(equipment)}):
        if not least * height <= diameter <= most * height:
            high, wide = in_millimetres(height), in_millimetres(diameter)
            yield find(
                "2.2.1-n3",
                f"a piece {wide.en} across and {high.en} high: the height is not 1/{most} to 1/{least} of the diameter",
                f"при диаметре шашки {wide.ru} высота {high.ru}, а должна быть от 1/{most} до 1/{least} диаметра",
            )


def _finish(equipment: Equipment) -> Findings:
    if any(piece.glossy for piece in _all(equipment)):
        yield find("2.2.1-n4", "the colouring of the pieces is glossy", "окраска шашек блестящая")
    squares = {equipment.board.light, equipment.board.dark}
    for colour in Colour:
        if colour in squares and any(piece.colour is colour for piece in _all(equipment)):
            yield find(
                "2.2.1-n4",
                f"pieces and squares are of the same colour: {colour.name_of.en}",
                f"цвет шашек совпадает с цветом полей доски: {colour.name_of.ru}",
            )


def _one_colour(equipment: Equipment) -> Findings:
    for side in Side:
        if len({piece.colour for piece in equipment.pieces(side)}) > 1:
            yield find(
                "2.2.1-n5",
                f"{SIDES[side].en}'s pieces are not all of one colour",
                f"шашки у {SIDES[side].ru} не все одного цвета",
            )


def _all(equipment: Equipment) -> tuple[ObservedPiece, ...]:
    return equipment.pieces(Side.WHITE) + equipment.pieces(Side.BLACK)


def _look(piece: ObservedPiece) -> ObservedPiece:
    """Return the piece with its side's colour and its size left out."""
    return evolve(piece, colour=Colour.WHITE, diameter=0, height=0)


def _size(piece: ObservedPiece) -> tuple[Length, Length]:
    return piece.diameter, piece.height
