"""The board as plain data for the report.

The shape, each side in its own numbering::

    {"kind": "nardy", "game": "long" or "short",
     "white": {"points": [0, 0, …, 15], "bar": 0, "off": 0},     checkers on points 1 to 24, on the bar, borne off
     "black": {"points": [0, 0, …, 15], "bar": 0, "off": 0},
     "caption": {"en": "…", "ru": "…"} or None}

As a rule only one side stands on a point; after an impossible move it may be both.
"""

from typing import Any, TypeAlias

from lasca_rules.languages import Text
from lasca_rules.nardy.board import Checkers, NardyBoard

Exhibit: TypeAlias = dict[str, Any]
"""Plain data that JSON can hold, as the module describes."""


def exhibit(board: NardyBoard, caption: Text | None = None) -> Exhibit:
    """Return the board as data for the report."""
    return {
        "kind": "nardy",
        "game": board.nardy.value,
        "white": _side(board.checkers.white),
        "black": _side(board.checkers.black),
        "caption": {"en": caption.en, "ru": caption.ru} if caption else None,
    }


def _side(checkers: Checkers) -> dict[str, Any]:
    return {"points": list(checkers.points), "bar": checkers.bar, "off": checkers.off}
