"""The rules of play that depend on the towers and not on the board: what a jump takes, whether it may be made again."""

from collections.abc import Callable
from typing import TypeAlias

from lasca_rules.board.towers import Tower

Towers: TypeAlias = list[Tower]
"""One entry a dark square, in the board's order; ``""`` where nothing stands."""

Path: TypeAlias = tuple[int, ...]
"""The squares that a move names, by their place in the board's order."""

Line: TypeAlias = tuple[Path, Towers, bool]
"""A whole move, the towers after it, and whether it is a capture."""

Take: TypeAlias = Callable[[Tower, Tower], tuple[Tower, Tower]]
"""From the capturing tower and the one it jumps over: both as they are afterwards."""

Spend: TypeAlias = Callable[[Path, int], Path]
"""From the squares that may not be jumped over again, and the one just jumped over: those that may not from now on."""

Finish: TypeAlias = Callable[[list[Line], list[Line]], list[Line]]
"""From the captures that go on beyond a landing, and those that end on it: those that may be made."""


def commander_goes_under(taker: Tower, jumped: Tower) -> tuple[Tower, Tower]:
    """Put the commander of the jumped tower, as it is, at the very bottom of the capturing one (P5, P10)."""
    return taker + jumped[0], jumped[1:]


def commander_leaves(taker: Tower, jumped: Tower) -> tuple[Tower, Tower]:
    """Take the jumped piece off the board: a game without towers."""
    return taker, jumped[1:]


def only_once(spent: Path, over: int) -> Path:
    """Let no tower be jumped twice in one move (P8)."""
    return (*spent, over)


def again(spent: Path, _: int) -> Path:
    """Let the same tower be jumped again."""
    return spent


def must_go_on(further: list[Line], ended: list[Line]) -> list[Line]:
    """Let a capture end only where it cannot go on; where it can go on from one landing, no other will do (P7)."""
    return further or ended
