"""What a referee finds wrong with a board: 2.1 of column draughts.

Bounds are compared in whole micrometres and are themselves allowed (reading ``kit-bounds``).
"""

from lasca_rules.equipment.finding import SIDES, Findings, find, number
from lasca_rules.equipment.lengths import CENTIMETRE, MILLIMETRE, in_centimetres
from lasca_rules.equipment.observed import Corners, Equipment, Shade
from lasca_rules.sides import Side


def board_findings(equipment: Equipment) -> Findings:
    """Yield everything wrong with the board, in the order of the text."""
    yield from _squares(equipment)
    yield from _squares_a_side(equipment)
    yield from _dark_squares_only(equipment)
    yield from _corners(equipment)
    yield from _size(equipment)
    yield from _surface(equipment)


def _squares(equipment: Equipment) -> Findings:
    board = equipment.board
    light, dark = board.count(Shade.LIGHT), board.count(Shade.DARK)
    due = (number("2.1-a", "light_squares"), number("2.1-a", "dark_squares"))
    if (light, dark) != due:
        yield find(
            "2.1-a",
            f"the board has {light} light and {dark} dark squares, not {due[0]} and {due[1]}",
            f"белых полей на доске {light}, чёрных {dark}, а должно быть {due[0]} и {due[1]}",
        )
    if not board.alternates:
        yield find("2.1-a", "light and dark squares do not alternate", "белые и чёрные поля не чередуются")
    if not board.squares_equal:
        yield find("2.1-a", "the squares are not all equal", "поля доски не одинаковы по размеру")
    if board.width != board.depth:
        width, depth = in_centimetres(board.width), in_centimetres(board.depth)
        yield find(
            "2.1-a",
            f"the board is not square: {width.en} by {depth.en}",
            f"доска не квадратная: {width.ru} на {depth.ru}",
        )


def _squares_a_side(equipment: Equipment) -> Findings:
    due = number("2.1-b", "squares_a_side")
    across, deep = len(equipment.board.rows[0]), len(equipment.board.rows)
    if (across, deep) != (due, due):
        yield find(
            "2.1-b",
            f"the sides of the board have {across} and {deep} squares, not {due}",
            f"полей в сторонах доски — {across} и {deep}, а должно быть по {due}",
        )


def _dark_squares_only(equipment: Equipment) -> Findings:
    if equipment.board.played_on is not Shade.DARK:
        yield find(
            "2.1-c",
            "the pieces stand on the light squares; play is on the dark squares only",
            "шашки стоят на белых полях, а игра ведётся только на чёрных",
        )


def _corners(equipment: Equipment) -> Findings:
    for side in Side:
        if equipment.board.corners(side) != Corners(Shade.DARK, Shade.DARK):
            yield find(
                "2.1-d",
                f"{SIDES[side].en} does not have a dark corner square on both the left and the right",
                f"у {SIDES[side].ru} угловое поле слева или справа не чёрное",
            )
    if not equipment.board.labels_from_white:
        yield find(
            "2.1-d",
            "the board is turned: its labels do not begin with a1 at White's left hand",
            "доска повёрнута: по её разметке поле a1 не слева от белых",
        )


def _size(equipment: Equipment) -> Findings:
    least, most = (number("2.1-e", name) * MILLIMETRE for name in ("side_min_mm", "side_max_mm"))
    board = equipment.board
    outside = [side for side in dict.fromkeys((board.width, board.depth)) if not least <= side <= most]
    for side in outside if equipment.official else ():
        length = in_centimetres(side)
        yield find(
            "2.1-e",
            f"a side of the board is {length.en}, not from {least // CENTIMETRE} to {most // CENTIMETRE} cm",
            f"сторона доски {length.ru}, а должна быть от {least // CENTIMETRE} до {most // CENTIMETRE} см",
        )


def _surface(equipment: Equipment) -> Findings:
    if not equipment.board.matt:
        yield find("2.1-n1", "the surface of the board shines", "поверхность доски блестит")
    if not equipment.board.distinct:
        yield find("2.1-n2", "light and dark squares are hard to tell apart", "белые и чёрные поля плохо различимы")
    if not equipment.board.dark_enough:
        yield find("2.1-n3", "the dark squares are too pale", "чёрные поля слишком бледные")
