"""The dark squares of a board: their names, numbers and neighbours.

A square is its name, ``"c3"``; inside the rules it is its place in the board's order: row 1 from White's left,
then row 2, and so on, counting from 0. The regulation's number of a square is that place plus 1.
"""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from attrs import frozen

Square: TypeAlias = str
"""The name of a dark square: a file letter and a row digit, as in ``"c3"``."""

ROWS_OF_PIECES = 3
"""Rows that each side fills at the start (2.2.1 of column draughts; the same in Bashni and Russian draughts)."""

DIRECTIONS = ((1, -1), (1, 1), (-1, -1), (-1, 1))
"""The four diagonals as (row step, file step): White's forward pair first."""


@frozen
class Board:
    """A square board of ``size`` × ``size`` with a1 dark; only the dark squares are squares of play."""

    size: int
    squares: tuple[Square, ...]
    index: dict[Square, int]
    rays: tuple[tuple[tuple[int, ...], ...], ...]
    """For each square and each of DIRECTIONS: the squares along that diagonal, nearest first."""

    @property
    def pieces_a_side(self) -> int:
        """How many pieces each side has at the start: 11 on the board of 49 squares, 12 on that of 64."""
        return sum(1 for square in self.squares if row_of(square) <= ROWS_OF_PIECES)

    def has(self, name: str) -> bool:
        """Tell whether ``name`` is a dark square of this board."""
        return name in self.index

    def is_light(self, name: str) -> bool:
        """Tell whether ``name`` is a square of this board on which nothing is played."""
        return (
            len(name) == 2  # noqa: PLR2004 -- a file letter and a row digit
            and name[0] in self.files
            and name[1] in self.rows
            and name not in self.index
        )

    @property
    def files(self) -> str:
        """The file letters, from White's left."""
        return "abcdefgh"[: self.size]

    @property
    def rows(self) -> str:
        """The row digits, from White's side."""
        return "12345678"[: self.size]

    def line(self, place: int, direction: tuple[int, int]) -> tuple[int, ...]:
        """Return the squares from a place on in a direction of so many rows and files, nearest first."""
        return _line_on(self.size, place, direction)

    def __hash__(self) -> int:
        return hash(self.size)


def row_of(square: Square) -> int:
    """Return the number of the square's row, from 1 at White's side."""
    return int(square[1])


@cache
def board_of(size: int) -> Board:
    """Return the board of that size. One object a size: boards compare by identity in practice."""
    names = tuple(
        "abcdefgh"[file] + str(row + 1) for row in range(size) for file in range(size) if (row + file) % 2 == 0
    )
    index = {name: place for place, name in enumerate(names)}
    return Board(
        size=size,
        squares=names,
        index=index,
        rays=tuple(tuple(_line(name, step, index, size) for step in DIRECTIONS) for name in names),
    )


@cache
def _line_on(size: int, place: int, direction: tuple[int, int]) -> tuple[int, ...]:
    board = board_of(size)
    return _line(board.squares[place], direction, board.index, size)


def _line(start: Square, direction: tuple[int, int], index: Mapping[Square, int], size: int) -> tuple[int, ...]:
    rows, files = direction
    file, row = ord(start[0]), row_of(start)
    names = (chr(file + files * far) + str(row + rows * far) for far in range(1, size))
    return tuple(index[name] for name in names if name in index)


LASCA_BOARD = board_of(7)
"""49 squares, 25 of them dark: 2.1 of column draughts."""

DRAUGHTS_BOARD = board_of(8)
"""64 squares, 32 of them dark: Bashni and Russian draughts."""
