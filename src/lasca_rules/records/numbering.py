"""The squares by number: from White's left corner, as 2.3 of column draughts counts them, or as files of draughts do.

The standard of the files has four ways of counting, by the corner where 1 is; ``N2`` counts from Black's side.
"""

from enum import Enum
from functools import cache

from lasca_rules.board.squares import Board, Square, row_of
from lasca_rules.play.rulesets import RUSSIAN, Ruleset


class Numbering(Enum):
    """The corner at which the numbers begin, as White sees it. The value is the standard's name of it."""

    BOTTOM_LEFT = "N0"
    BOTTOM_RIGHT = "N1"
    TOP_LEFT = "N2"
    TOP_RIGHT = "N3"


def usual_numbering(ruleset: Ruleset) -> Numbering:
    """Return how the squares are counted where nothing says otherwise: from Black's left in Russian draughts only."""
    return Numbering.TOP_LEFT if ruleset.id == RUSSIAN.id else Numbering.BOTTOM_LEFT


@cache
def squares_in_order(board: Board, numbering: Numbering) -> tuple[Square, ...]:
    """Return the dark squares in the order of their numbers."""
    from_top = numbering in {Numbering.TOP_LEFT, Numbering.TOP_RIGHT}
    from_right = numbering in {Numbering.BOTTOM_RIGHT, Numbering.TOP_RIGHT}

    def order(square: Square) -> tuple[int, int]:
        row, file = row_of(square), ord(square[0])
        return -row if from_top else row, -file if from_right else file

    return tuple(sorted(board.squares, key=order))


@cache
def numbers(board: Board, numbering: Numbering) -> dict[Square, int]:
    """Return each dark square's number, from 1."""
    return {square: number for number, square in enumerate(squares_in_order(board, numbering), start=1)}
