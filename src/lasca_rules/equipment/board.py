"""What a referee looks for in a board: 2.1 of column draughts."""

from collections.abc import Iterator

from lasca_rules.equipment.asked import Requirements
from lasca_rules.equipment.finding import SIDES, Check, measured, of_each_side, seen
from lasca_rules.equipment.lengths import CENTIMETRE, in_centimetres
from lasca_rules.equipment.observed import Equipment, Shade
from lasca_rules.languages import Text
from lasca_rules.sides import Side


@measured("2.1-a", "the number of light or dark squares is wrong", "число белых или чёрных полей неверно")
def number_of_squares(equipment: Equipment, asked: Requirements) -> Iterator[Text]:
    """Count the light and the dark squares."""
    light, dark = equipment.board.count(Shade.LIGHT), equipment.board.count(Shade.DARK)
    if not (asked.light_squares.allows(light) and asked.dark_squares.allows(dark)):
        due = asked.light_squares.least, asked.dark_squares.least
        yield Text(
            f"the board has {light} light and {dark} dark squares, not {due[0]} and {due[1]}",
            f"белых полей на доске {light}, чёрных {dark}, а должно быть {due[0]} и {due[1]}",
        )


@seen("2.1-a", "light and dark squares do not alternate", "белые и чёрные поля не чередуются")
def no_alternation(equipment: Equipment) -> bool:
    """Are two neighbouring squares of one shade?"""
    return not equipment.board.alternates


@seen("2.1-a", "the squares are not all equal", "поля доски не одинаковы по размеру")
def unequal_squares(equipment: Equipment) -> bool:
    """Do squares differ in size?"""
    return not equipment.board.squares_equal


@measured("2.1-a", "the board is not square", "доска не квадратная")
def oblong_board(equipment: Equipment, _: Requirements) -> Iterator[Text]:
    """Compare the sides of the board."""
    board = equipment.board
    if board.width != board.depth:
        width, depth = in_centimetres(board.width), in_centimetres(board.depth)
        yield Text(
            f"the board is not square: {width.en} by {depth.en}", f"доска не квадратная: {width.ru} на {depth.ru}"
        )


@measured(
    "2.1-b", "the sides of the board have too few or too many squares", "в сторонах доски слишком мало или много полей"
)
def squares_a_side(equipment: Equipment, asked: Requirements) -> Iterator[Text]:
    """Count the squares along both sides."""
    across, deep = len(equipment.board.rows[0]), len(equipment.board.rows)
    if not (asked.squares_a_side.allows(across) and asked.squares_a_side.allows(deep)):
        due = asked.squares_a_side.least
        yield Text(
            f"the sides of the board have {across} and {deep} squares, not {due}",
            f"полей в сторонах доски — {across} и {deep}, а должно быть по {due}",
        )


@seen(
    "2.1-c",
    "the pieces stand on the light squares; play is on the dark squares only",
    "шашки стоят на белых полях, а игра ведётся только на чёрных",
)
def light_squares(equipment: Equipment) -> bool:
    """Do the pieces stand on the light squares?"""
    return equipment.board.played_on is not Shade.DARK


@of_each_side(
    "2.1-d",
    "{side} does not have a dark corner square on both the left and the right",
    "у {side} угловое поле слева или справа не чёрное",
)
def corners(side: Side, equipment: Equipment, asked: Requirements) -> Iterator[Text]:
    """Look at a player's corner squares."""
    if equipment.board.corners(side) != asked.corners:
        yield Text(
            f"{SIDES[side].en} does not have a dark corner square on both the left and the right",
            f"у {SIDES[side].ru} угловое поле слева или справа не чёрное",
        )


@seen(
    "2.1-d",
    "the board is turned: its labels do not begin with a1 at White's left hand",
    "доска повёрнута: по её разметке поле a1 не слева от белых",
)
def turned_labels(equipment: Equipment) -> bool:
    """Do the labels begin elsewhere?"""
    return not equipment.board.labels_from_white


@measured(
    "2.1-e",
    "a side of the board is too short or too long",
    "сторона доски слишком коротка или длинна",
    official_only=True,
)
def size_of_board(equipment: Equipment, asked: Requirements) -> Iterator[Text]:
    """Measure both sides, or one if they are alike."""
    due, board = asked.board_side, equipment.board
    for side in dict.fromkeys((board.width, board.depth)):
        if not due.allows(side):
            length, range_ = in_centimetres(side), f"{due.least // CENTIMETRE}–{due.most // CENTIMETRE}"
            yield Text(
                f"a side of the board is {length.en}, not {range_} cm",
                f"сторона доски {length.ru}, а должна быть {range_} см",
            )


@seen("2.1-n1", "the surface of the board shines", "поверхность доски блестит")
def shining_board(equipment: Equipment) -> bool:
    """Does the surface shine?"""
    return not equipment.board.matt


@seen("2.1-n2", "light and dark squares are hard to tell apart", "белые и чёрные поля плохо различимы")
def indistinct_squares(equipment: Equipment) -> bool:
    """Are the squares hard to tell apart?"""
    return not equipment.board.distinct


@seen("2.1-n3", "the dark squares are too pale", "чёрные поля слишком бледные")
def pale_squares(equipment: Equipment) -> bool:
    """Are the dark squares pale?"""
    return not equipment.board.dark_enough


OF_BOARD: tuple[Check, ...] = (
    number_of_squares,
    no_alternation,
    unequal_squares,
    oblong_board,
    squares_a_side,
    light_squares,
    *corners,
    turned_labels,
    size_of_board,
    shining_board,
    indistinct_squares,
    pale_squares,
)
"""In the order of the text."""
