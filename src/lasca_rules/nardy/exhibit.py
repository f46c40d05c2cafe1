"""The board as plain data for the report.

The shape, every number a count of checkers unless said otherwise::

    {"kind": "nardy", "game": "long" or "short",
     "points": [{"white_number": 1, "black_number": 24, "white": 0, "black": 2}, ...],   24 entries, by White's number
     "bar": {"white": 0, "black": 0}, "off": {"white": 0, "black": 0},
     "head": {"white": 24, "black": 12},      each side's head in White's numbering; None in short nardy
     "counts": {"white": 15, "black": 14},    all of the side's checkers, those borne off among them
     "turn": "w", "b" or None, "roll": "6-3" or None, "cube": 1 or None,
     "marked": [18, 24],                      points to mark, in White's numbering
     "caption": {"en": "...", "ru": "..."} or None}
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

from lasca_rules.languages import Text
from lasca_rules.nardy.board import POINTS, Board, other_number
from lasca_rules.nardy.turns import Roll
from lasca_rules.sides import BySide, Side

Exhibit: TypeAlias = dict[str, Any]
"""Plain data that JSON can hold, as the module describes."""


def exhibit(  # noqa: PLR0913 -- each keyword is one optional line of the exhibit
    board: Board,
    *,
    turn: Side | None = None,
    roll: Roll | None = None,
    cube: int | None = None,
    marked: Iterable[int] = (),
    caption: Text | None = None,
) -> Exhibit:
    """Return the board as data for the report. ``marked`` are points in White's numbering."""
    return {
        "kind": "nardy",
        "game": board.nardy.value,
        "points": [_point(board, number) for number in range(1, POINTS + 1)],
        "bar": _by_side(board.checkers.map(lambda checkers: checkers.bar)),
        "off": _by_side(board.checkers.map(lambda checkers: checkers.off)),
        "head": {"white": POINTS, "black": other_number(board.nardy, POINTS)} if board.nardy.has_head else None,
        "counts": _by_side(board.checkers.map(lambda checkers: checkers.total)),
        "turn": turn.value if turn else None,
        "roll": str(roll) if roll else None,
        "cube": cube,
        "marked": sorted(set(marked)),
        "caption": {"en": caption.en, "ru": caption.ru} if caption else None,
    }


def changed_points(before: Board, after: Board) -> tuple[int, ...]:
    """Return the points, in White's numbering, on which something changed."""
    return tuple(
        number
        for number in range(1, POINTS + 1)
        if (_point(before, number)["white"], _point(before, number)["black"])
        != (_point(after, number)["white"], _point(after, number)["black"])
    )


def _point(board: Board, number: int) -> dict[str, int]:
    return {
        "white_number": number,
        "black_number": other_number(board.nardy, number),
        "white": board[Side.WHITE].on(number),
        "black": board.opposing(Side.WHITE, number),
    }


def _by_side(counts: BySide[int]) -> dict[str, int]:
    return {"white": counts.white, "black": counts.black}
