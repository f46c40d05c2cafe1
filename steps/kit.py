"""The board and pieces on the table: what is observed of them, and how a scenario changes it."""

from typing import Any

from attrs import evolve, frozen

from lasca_rules.equipment.inspection import Inspection
from lasca_rules.equipment.observed import Colour, Equipment, ObservedBoard, ObservedPiece, Shade
from lasca_rules.languages import Text
from lasca_rules.sides import BySide, Side
from steps import terms as _terms  # noqa: F401 -- registers Men, Kings, Statements
from steps.grammar import adjective, declined
from steps.table import Part, Table
from steps.words import Named, choice, several

EQUIPMENT = Part[Equipment]("a board and pieces", "Given equipment for an official event")


@frozen
class Look:
    """How a piece looks, as an attribute of an observed piece and its value."""

    attribute: str
    value: object


@frozen
class Which:
    """Some of the pieces: of which sides, of which kinds."""

    sides: tuple[Side, ...]
    kinds: tuple[str, ...]


KINGS = Which((Side.WHITE, Side.BLACK), ("kings",))
BOTH, ALL = (Side.WHITE, Side.BLACK), ("men", "kings")
PAINTS = {
    Colour.WHITE: "бел",
    Colour.BLACK: "чёрн",
    Colour.IVORY: "кремов",
    Colour.BROWN: "коричнев",
    Colour.RED: "красн",
    Colour.GREY: "сер",
}
PAINT = choice("Paint", {colour: Named(colour.value, adjective(stem)) for colour, stem in PAINTS.items()})
LOOK = choice(
    "Look",
    {
        **{Look("colour", colour): Named(colour.value, adjective(stem)) for colour, stem in PAINTS.items()},
        Look("flat", value=False): Named("domed", adjective("выпукл")),
        Look("round", value=False): Named("oval", adjective("овальн")),
        Look("glossy", value=True): Named(
            "glossy", {"nominative": "блестящий", "feminine": "блестящая", "plural": "блестящие"}
        ),
        Look("chipped", value=True): Named("chipped", dict.fromkeys(("nominative", "feminine", "plural"), "со сколом")),
    },
)
WHICH = choice(
    "Which",
    {
        Which(BOTH, ALL): Named("all the pieces", {"nominative": "все шашки", "genitive": "всех шашек"}),
        KINGS: Named("all the kings", {"nominative": "все дамки", "genitive": "всех дамок"}),
        Which((Side.WHITE,), ("kings",)): Named(
            "all of White's kings", {"nominative": "все дамки белых", "genitive": "всех дамок белых"}
        ),
        Which((Side.BLACK,), ("kings",)): Named(
            "all of Black's kings", {"nominative": "все дамки чёрных", "genitive": "всех дамок чёрных"}
        ),
        Which((Side.WHITE,), ALL): Named(
            "all of White's pieces", {"nominative": "все шашки белых", "genitive": "всех шашек белых"}
        ),
        Which((Side.BLACK,), ALL): Named(
            "all of Black's pieces", {"nominative": "все шашки чёрных", "genitive": "всех шашек чёрных"}
        ),
    },
)
PIECE_KIND = choice(
    "PieceKind",
    {
        "men": Named("men", declined("простые", "простых", "простым", "простых", "простыми", "простых")),
        "kings": Named("kings", declined("дамки", "дамок", "дамкам", "дамок", "дамками", "дамках")),
    },
)
FAULT = choice("EquipmentFault", {check.name: Named(check.what.en, check.what.ru) for check in Inspection().checks})
FAULTS = several(
    "Faults",
    FAULT,
    Text("what is wrong, such as the dark squares are too pale", "что не так: например, чёрные поля слишком бледные"),
)
"""All that an inspection finds wrong."""
HAND = choice("Hand", {"left": Named("left", "слева"), "right": Named("right", "справа")})
TURNS = choice(
    "Turns",
    {
        1: Named("a quarter turn", "на четверть оборота"),
        2: Named("a half turn", "на пол-оборота"),
        3: Named("three quarter turns", "на три четверти оборота"),
    },
)
CORNERS = {
    (Side.WHITE, "left"): (-1, 0),
    (Side.WHITE, "right"): (-1, -1),
    (Side.BLACK, "left"): (0, -1),
    (Side.BLACK, "right"): (0, 0),
}
"""Where a player's corner square is in a board's rows: the row and the place in it."""


def change(table: Table, **changes: Any) -> None:  # noqa: ANN401 -- attributes of Equipment
    """Change what is observed of the equipment as a whole."""
    table[EQUIPMENT] = evolve(table[EQUIPMENT], **changes)


def change_board(table: Table, **changes: Any) -> None:  # noqa: ANN401 -- attributes of ObservedBoard
    """Change what is observed of the board."""
    change(table, board=evolve(table[EQUIPMENT].board, **changes))


def lighten_corner(table: Table, side: Side, hand: str) -> None:
    """Make the corner square at a player's left or right hand a light one."""
    rows = [list(row) for row in table[EQUIPMENT].board.rows]
    row, place = CORNERS[side, hand]
    rows[row][place] = Shade.LIGHT.value
    change_board(table, rows=tuple("".join(squares) for squares in rows))


def turn_board(table: Table, quarter_turns: int) -> None:
    """Turn the board on the table."""
    for _ in range(quarter_turns):
        change(table, board=turned(table[EQUIPMENT].board))


def turned(board: ObservedBoard) -> ObservedBoard:
    """Return a board, one without labels, turned a quarter clockwise on the table."""
    rows = tuple("".join(file) for file in zip(*reversed(board.rows), strict=True))
    return evolve(board, rows=rows, width=board.depth, depth=board.width)


def hand_out(table: Table, kind: str, side: Side, pieces: tuple[ObservedPiece, ...]) -> None:
    """Give a side these men or kings."""
    held: BySide[tuple[ObservedPiece, ...]] = getattr(table[EQUIPMENT], kind)
    change(table, **{kind: held.put(side, pieces)})


def change_every(table: Table, which: Which, **changes: Any) -> None:  # noqa: ANN401 -- attributes of ObservedPiece
    """Change what is observed of every one of the pieces."""
    for kind in which.kinds:
        for side in which.sides:
            pieces = getattr(table[EQUIPMENT], kind)[side]
            hand_out(table, kind, side, tuple(evolve(piece, **changes) for piece in pieces))


def change_one(table: Table, kind: str, side: Side, **changes: Any) -> None:  # noqa: ANN401 -- likewise
    """Change what is observed of one piece."""
    first, *others = getattr(table[EQUIPMENT], kind)[side]
    hand_out(table, kind, side, (evolve(first, **changes), *others))
