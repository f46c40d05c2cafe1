"""A position as text: the side to move, a colon, then each tower's square and its pieces, top first.

``w: a1w c1Bww d4bW``: ``w b`` are men, ``W B`` kings. Written in the board's order, read in any.
"""

import re

from lasca_rules.board.position import Position, place
from lasca_rules.board.squares import Board, Square
from lasca_rules.board.towers import PIECES, Tower, runs
from lasca_rules.languages import Text
from lasca_rules.notation.source import Source, read_square, refuse_cyrillic
from lasca_rules.sides import Side

LONGEST = 1000
"""Characters of a position, spaces included; one with every square filled takes fewer than 200."""

RUNS_AT_MOST = 2
"""Of one colour, from a tower's top to its bottom: captures cannot build a third."""

_NAME = Text("position", "позиция")
_ENTRY = re.compile(r"\S+")
_SQUARE = re.compile(r"[^\W\d_][0-9]+")
_HEAD = re.compile(r"\s*([wWbB])\s*:")


def read_position(text: str, board: Board, *, towers: bool = True, more_than_a_set: bool = False) -> Position:
    """Read a position on that board. What else is odd about it is no matter here (``play.status``).

    Args:
        text: the notation; extra white space and a capital letter for a side or a square are accepted.
        board: gives the squares of play and the number of pieces of a side.
        towers: False in a game whose captured pieces leave the board, so that a square holds one piece.
        more_than_a_set: True where a side may have more pieces than a set has, as nobody has in a game (P13).

    Raises:
        NotationError: it cannot be a position; the message names the character and what was expected there.
    """
    source = Source(_NAME, text)
    source.hold_to(LONGEST)
    side, start = _read_side(source)
    standing: dict[Square, Tower] = {}
    pieces, most = "", board.pieces_a_side
    for entry in _ENTRY.finditer(text, start):
        square, end = _read_square_of(source, entry.start(), entry.end(), board)
        if square in standing:
            raise source.refuse(entry.start(), end, _SECOND_TOWER)
        standing[square] = _read_tower(source, end, entry.end(), towers=towers)
        pieces += standing[square].lower()
        if not more_than_a_set:
            _hold_to_the_set(source, entry.start(), entry.end(), pieces, most)
    return place(board, side, standing)


def write_position(position: Position) -> str:
    """Return the position as text, its towers in the board's order; ``read_position`` reads the same back."""
    towers = (square + tower for square, tower in position.standing().items())
    return " ".join((f"{position.side.value}:", *towers))


_EMPTY = Text('the text is empty; expected something like "w: a1w c1Bww"', "пусто; нужно, например: w: a1w c1Bww")
_NO_COLON = Text("a colon is expected after the side to move", "после очереди хода нужно двоеточие")
_COLOURS = {"w": Text("white", "белых"), "b": Text("black", "чёрных")}
_SECOND_TOWER = Text("a second tower on this square", "на этом поле уже стоит башня")
_NO_SIDE = Text(
    'the side to move and a colon are expected first: "w:" or "b:"',
    "сначала нужны очередь хода и двоеточие: w: или b:",
)


def _read_side(source: Source) -> tuple[Side, int]:
    """Return whose move it is and the place after the colon."""
    if head := _HEAD.match(source.text):
        return Side(head.group(1).lower()), head.end()
    first = _ENTRY.search(source.text)
    if first is None:
        raise source.refuse_whole(_EMPTY)
    if first.group() in {"w", "W", "b", "B"}:
        raise source.refuse(first.end(), first.end(), _NO_COLON)
    refuse_cyrillic(source, first.start(), first.end())
    raise source.refuse(first.start(), first.end(), _NO_SIDE)


def _read_square_of(source: Source, start: int, end: int, board: Board) -> tuple[Square, int]:
    """Return the square that an entry begins with, and where its tower begins."""
    written = _SQUARE.match(source.text, start, end)
    stop = end if written is None else written.end()
    return read_square(source, start, stop, board), stop


def _read_tower(source: Source, start: int, end: int, *, towers: bool) -> Tower:
    """Return the tower written there."""
    tower = source.text[start:end]
    if not tower:
        raise source.refuse(
            start,
            end,
            Text("no pieces after the square; expected w, b, W or B", "после поля нет шашек; нужны w, b, W или B"),
        )
    refuse_cyrillic(source, start, end)
    for offset, piece in enumerate(tower):
        if piece not in PIECES:
            raise source.refuse(
                start + offset,
                start + offset + 1,
                Text(
                    "no such piece; w and b are men, W and B kings", "нет такой шашки; w и b — простые, W и B — дамки"
                ),
            )
    if not towers and len(tower) > 1:
        raise source.refuse(
            start,
            end,
            Text("a tower, but in this game a square holds one piece", "башня, а в этой игре на поле одна шашка"),
        )
    if runs(tower) > RUNS_AT_MOST:
        raise source.refuse(
            start,
            end,
            Text(
                f"{runs(tower)} runs of colour from top to bottom; captures build no more than two",
                f"сверху вниз цвет меняется {_times(runs(tower) - 1)}; при взятиях — не больше одного раза",
            ),
        )
    return tower


def _hold_to_the_set(source: Source, start: int, end: int, pieces: str, most: int) -> None:
    """Refuse the tower with which a side comes to have more pieces than it starts with."""
    for letter, name in _COLOURS.items():
        count = pieces.count(letter)
        if count > most:
            raise source.refuse(
                start,
                end,
                Text(
                    f"with this tower there are {count} {name.en} pieces; a side has {most} at most",
                    f"с этой башней {name.ru} шашек {count}, а их не больше {most}",
                ),
            )


def _times(count: int) -> str:
    return f"{count} раза" if count % 10 in {2, 3, 4} and count % 100 not in {12, 13, 14} else f"{count} раз"
