"""A position drawn as SVG: the board from White's side, its towers seen from the front so that their height shows.

A tower may rise over the light square behind it, where nothing ever stands, so that 22 pieces still show one by one. At
its foot is how many of the commander's side lie on top and how many prisoners under them.
"""

from collections.abc import Iterator
from html import escape
from itertools import groupby, pairwise

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Board, Square, row_of
from lasca_rules.board.towers import Tower, owner
from lasca_rules.languages import Language, Text
from lasca_rules.notation.svg_symbols import DEPTH, MARGIN, SQUARE, THICK, board_id, definitions, piece_id
from lasca_rules.notation.words import in_words
from lasca_rules.sides import Side

_FOOT = 37
"""How far below the square's upper edge the lowest piece stands."""

_TALLEST = _FOOT + SQUARE - 4
"""How high a tower may rise from there: up to the far edge of the light square behind."""

_COUNTED_FROM = 3
"""The least height of a tower that bears its numbers."""


def svg_diagram(  # noqa: PLR0913 -- what to draw, and five choices about how, each named
    position: Position,
    *,
    move: Move | None = None,
    title: str = "",
    language: Language = Language.ENGLISH,
    width: int | None = None,
    standalone: bool = True,
) -> str:
    """Draw a position.

    Args:
        position: before the move or after it: either can be shown.
        move: drawn as an arrow over its squares, with the squares it leaves, jumps and lands on marked.
        title: the drawing's name; whose move it is, if empty.
        language: of the title and the description.
        width: in pixels; without it the drawing takes the room it is given.
        standalone: the result is a file of its own. Otherwise it refers to ``svg_symbols()`` on the same page.
    """
    board = position.board
    side = SQUARE * board.size
    top = min(0, _summit(position)) - 8
    height = side + MARGIN - top
    attributes = [
        'xmlns="http://www.w3.org/2000/svg"' if standalone else "",
        f'viewBox="{-MARGIN} {top} {side + 2 * MARGIN} {height}"',
        f'width="{width}" height="{round(width * height / (side + 2 * MARGIN))}"' if width else "",
        'class="board" role="img"',
    ]
    return "".join(
        [
            f"<svg {' '.join(filter(None, attributes))}>",
            f"<title>{_escape(title or _TO_MOVE[position.side][language])}</title>",
            f"<desc>{_escape(_description(position, move)[language])}</desc>",
            definitions(board) if standalone else "",
            f'<use href="#{board_id(board)}"/>',
            *(_marks(position, move) if move else ()),
            _turn(position),
            *_towers(position),
            "</svg>",
        ],
    )


_TO_MOVE = {Side.WHITE: Text("White to move", "Ход белых"), Side.BLACK: Text("Black to move", "Ход чёрных")}


def jumped(move: Move, position: Position) -> tuple[Square, ...]:
    """Return the squares that a capture passes over, as far as they show in a position before or after it."""
    return tuple(square for leg in pairwise(move.path) if move.capture for square in _jumped_on(leg, position))


def _jumped_on(leg: tuple[Square, Square], position: Position) -> list[Square]:
    """Return the only square between two, or of several those on which a tower stands."""
    start, end = leg
    rows, files = row_of(end) - row_of(start), _file_of(end) - _file_of(start)
    if abs(rows) != abs(files) or rows == 0:
        return []
    step = (rows // abs(rows), files // abs(files))
    between = [
        position.board.files[_file_of(start) - 1 + step[1] * far] + str(row_of(start) + step[0] * far)
        for far in range(1, abs(rows))
    ]
    return between if len(between) == 1 else [square for square in between if position[square]]


def _description(position: Position, move: Move | None) -> Text:
    words = in_words(position)
    return Text(f"{words.en} Move shown: {move}.", f"{words.ru} Показан ход {move}.") if move else words


def _corner(board: Board, square: Square) -> tuple[int, int]:
    """Return the upper left corner of a square."""
    return (_file_of(square) - 1) * SQUARE, (board.size - row_of(square)) * SQUARE


def _spacing(tower: Tower) -> float:
    """Return how far each piece of a tower stands above the one below: less than its height when the tower is tall."""
    return min(THICK, round((_TALLEST - THICK - DEPTH) / max(1, len(tower) - 1), 2))


def _summit(position: Position) -> int:
    """Return the upper edge of the highest tower."""
    return min(
        (
            int(_corner(position.board, square)[1] + _FOOT - THICK - DEPTH - _spacing(tower) * (len(tower) - 1))
            for square, tower in position.standing().items()
        ),
        default=0,
    )


def _turn(position: Position) -> str:
    """Draw whose move it is: a piece beside the first row of the side to move."""
    side = SQUARE * position.board.size
    middle = side - SQUARE // 2 if position.side is Side.WHITE else SQUARE // 2
    return f'<circle class="pc-{position.side.value}" cx="{side + 14}" cy="{middle}" r="8"/>'


def _towers(position: Position) -> Iterator[str]:
    """Draw the towers from the far row to the near one, since a near one may cover a part of a far square."""
    for square, tower in reversed(position.standing().items()):
        left, top = _corner(position.board, square)
        lift = _spacing(tower)
        pieces = "".join(
            f'<use href="#{piece_id(piece)}"' + (f' y="-{height * lift:g}"/>' if height else "/>")
            for height, piece in enumerate(reversed(tower))
        )
        yield f'<g transform="translate({left + SQUARE // 2} {top + _FOOT})">{pieces}{_counts(tower)}</g>'


def _counts(tower: Tower) -> str:
    """Draw how many pieces of each run of colour a tower has, the commander's first; one or two need no counting."""
    if len(tower) < _COUNTED_FROM:
        return ""
    runs = [(owner(piece), len(list(run))) for piece, run in groupby(tower.lower())]
    widths = [16 + 8 * (len(str(count)) - 1) for _, count in runs]
    left = -sum(widths) / 2
    cells = []
    for (side, count), width in zip(runs, widths, strict=True):
        cells.append(
            f'<path class="pc-n{side.value}" d="M{left:g} 8h{width}v15h-{width}z"/>'
            f'<text class="pc-n pc-nt{side.value}" x="{left + width / 2:g}" y="20.5">{count}</text>',
        )
        left += width
    return "".join(cells)


def _marks(position: Position, move: Move) -> Iterator[str]:
    board = position.board
    squares = [("from", (move.start,)), ("over", jumped(move, position)), ("to", move.path[1:])]
    for kind, marked in squares:
        for square in dict.fromkeys(marked):
            left, top = _corner(board, square)
            yield f'<path class="mv-{kind}" d="M{left + 2} {top + 2}h{SQUARE - 4}v{SQUARE - 4}h-{SQUARE - 4}z"/>'
    yield _arrow(position, move)


def _arrow(position: Position, move: Move) -> str:
    """Draw the way of a move. Its head stops short of a tower that stands where the move ends."""
    points = [
        (left + SQUARE / 2, top + SQUARE / 2) for left, top in (_corner(position.board, square) for square in move.path)
    ]
    (from_x, from_y), (to_x, to_y) = points[-2:]
    length = ((to_x - from_x) ** 2 + (to_y - from_y) ** 2) ** 0.5 or 1
    along = ((to_x - from_x) / length, (to_y - from_y) / length)
    tip = _short_of(position[move.end], downward=to_y > from_y)
    neck = (to_x - along[0] * (tip + 16), to_y - along[1] * (tip + 16))
    line = "M" + "L".join(f"{x:g} {y:g}" for x, y in [*points[:-1], (round(neck[0], 1), round(neck[1], 1))])
    head = [
        (to_x - along[0] * tip, to_y - along[1] * tip),
        (neck[0] - along[1] * 10, neck[1] + along[0] * 10),
        (neck[0] + along[1] * 10, neck[1] - along[0] * 10),
    ]
    return (
        f'<path class="mv-halo" d="{line}"/><path class="mv-line" d="{line}"/>'
        f'<path class="mv-head" d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in head)}z"/>'
    )


def _short_of(tower: Tower, *, downward: bool) -> int:
    """Return how far from the middle of its last square an arrow stops, lest the tower there hide its head."""
    if not tower:
        return 4
    return 42 if downward and len(tower) >= _COUNTED_FROM else 30


def _escape(text: str) -> str:
    """Return the text as XML may hold it: escaped, and without the control characters that XML cannot hold at all."""
    return escape("".join(letter if letter.isprintable() else " " for letter in text))


def _file_of(square: Square) -> int:
    """Return the number of the square's file, from 1 at White's left."""
    return ord(square[0]) - ord("a") + 1
