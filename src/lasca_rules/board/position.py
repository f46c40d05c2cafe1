"""A position: what stands on every dark square, and whose move it is."""

from collections import Counter
from collections.abc import Mapping

from attrs import Attribute, field, frozen

from lasca_rules.board.squares import ROWS_OF_PIECES, Board, Square, row_of
from lasca_rules.board.towers import Tower, men
from lasca_rules.sides import BySide, Side


def _one_tower_a_square(position: "Position", _: "Attribute[tuple[Tower, ...]]", towers: tuple[Tower, ...]) -> None:
    if len(towers) != len(position.board.squares):
        message = f"{len(towers)} towers for the {len(position.board.squares)} dark squares of the board"
        raise ValueError(message)


@frozen
class Position:
    """A board with its towers, one entry a dark square in the board's order, and the side to move.

    Reading a position from text checks what a position must be (``notation.position``); play keeps it so. What can
    be but is odd, ``play.status`` tells.
    """

    board: Board = field(repr=lambda board: f"{board.size}x{board.size}")
    side: Side
    towers: tuple[Tower, ...] = field(validator=_one_tower_a_square)

    def __getitem__(self, square: Square) -> Tower:
        """Return the tower on a dark square; ``""`` when it is empty."""
        return self.towers[self.board.index[square]]

    def standing(self) -> dict[Square, Tower]:
        """Return the squares that are not empty, in the board's order, with their towers."""
        return {square: tower for square, tower in zip(self.board.squares, self.towers, strict=True) if tower}

    def pieces(self) -> BySide[int]:
        """Count each side's pieces, prisoners with their own colour."""
        count = Counter("".join(self.towers).lower())
        return BySide(count["w"], count["b"])


def place(board: Board, side: Side, towers: Mapping[Square, Tower]) -> Position:
    """Return the position with these towers on their squares and every other square empty."""
    return Position(board, side, tuple(towers.get(square, "") for square in board.squares))


def initial_position(board: Board) -> Position:
    """Return the set-up at the start: each side's men on its first three rows, White to move (2.2.1, 2.2.2)."""
    men_at = {
        square: men(Side.WHITE) if row_of(square) <= ROWS_OF_PIECES else men(Side.BLACK)
        for square in board.squares
        if row_of(square) <= ROWS_OF_PIECES or row_of(square) > board.size - ROWS_OF_PIECES
    }
    return place(board, Side.WHITE, men_at)
