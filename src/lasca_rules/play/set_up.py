"""How a game was set up before the start: the pieces, the colours, the board; as it should be and as it was."""

from functools import cache

from attrs import evolve, field, frozen
from attrs.validators import and_, ge, le

from lasca_rules.board.position import Position, initial_position
from lasca_rules.board.squares import Board


@frozen
class Placement:
    """How the board lies, compared with how it should."""

    quarter_turns: int = field(default=0, validator=and_(ge(0), le(3)))
    inverted: bool = False
    """Are light and dark exchanged, as on a board made or printed the wrong way round?"""
    labels_turned: bool = False
    """Do the files and rows printed on the board read from the wrong sides?"""


@frozen
class SetUp:
    """A game's beginning: ``right`` is how the pieces should stand, ``actual`` how they stood."""

    right: Position
    actual: Position
    colours_exchanged: bool = False
    """Have the players each other's colours, against the schedule or the pairing sheet?"""
    placement: Placement = Placement()

    @property
    def pieces_wrong(self) -> bool:
        """Were the pieces set up wrongly?"""
        return self.actual != self.right

    @property
    def board_wrong(self) -> bool:
        """Was the board placed wrongly?"""
        return wrongly_placed(self.right.board, self.placement)

    @property
    def only_labels_wrong(self) -> bool:
        """Is nothing wrong with the board but the letters and numbers along its edges?"""
        return self.board_wrong and not wrongly_placed(self.right.board, evolve(self.placement, labels_turned=False))


@cache
def set_up_right(board: Board) -> SetUp:
    """Return the set-up with nothing wrong."""
    return composed(initial_position(board))


def composed(position: Position) -> SetUp:
    """Return a set-up whose right position is this one: a game that is taken up in the middle."""
    return SetUp(position, position)


def wrongly_placed(board: Board, placement: Placement) -> bool:
    """Tell whether a board placed so is placed wrongly.

    What counts is which squares are dark, and what the printed labels call them. A board of 49 squares with dark
    corners looks the same after any quarter turn, so only inversion or turned labels are wrong there; one of 64
    squares is wrong after a single quarter turn, with a light square at each player's left.
    """
    return placement.labels_turned or _pattern(board.size, placement) != _pattern(board.size, Placement())


def _pattern(size: int, placement: Placement) -> frozenset[tuple[int, int]]:
    """Return the dark squares as (row, file), counted from White's left corner."""
    dark = {
        (row, file)
        for row in range(size)
        for file in range(size)
        if (row + file) % 2 == (1 if placement.inverted else 0)
    }
    for _ in range(placement.quarter_turns):
        dark = {(file, size - 1 - row) for row, file in dark}
    return frozenset(dark)
