"""Equipment and set-ups that deviations are asked to inspect: nothing wrong, one thing wrong, at the edge of it."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from attrs import evolve

from lasca_rules.board.position import Position, initial_position
from lasca_rules.equipment.example import EXAMPLE
from lasca_rules.equipment.observed import Colour, Equipment, Shade
from lasca_rules.play.by_hand import mark, put
from lasca_rules.play.rulesets import LASCA
from lasca_rules.sides import Side
from tests.deviation_games import BLACK


def equipment() -> Iterator[Equipment]:
    """Yield sets of equipment with nothing wrong, and with one thing wrong or at the edge of it."""
    yield EXAMPLE
    yield evolve(EXAMPLE, official=False)
    rows = EXAMPLE.board.rows
    swapped = tuple(row.translate(str.maketrans("■□", "□■")) for row in rows)
    for drawn in (swapped, rows[:5], tuple(row[:5] for row in rows), _inner(rows), *_corners(rows), _eight()):
        yield evolve(EXAMPLE, board=evolve(EXAMPLE.board, rows=drawn))
    for changes in (
        {"squares_equal": False}, {"played_on": Shade.LIGHT}, {"labels_from_white": False}, {"matt": False},
        {"distinct": False}, {"dark_enough": False}, {"light": Colour.WHITE}, {"dark": Colour.BLACK},
        {"dark": Colour.GREY}, {"light": Colour.GREY}, {"width": 370_000},
    ):  # fmt: skip
        yield evolve(EXAMPLE, board=evolve(EXAMPLE.board, **changes))
    for side, official in product((280_000, 349_999, 350_000, 400_000, 400_001), (True, False)):
        yield evolve(EXAMPLE, official=official, board=evolve(EXAMPLE.board, width=side, depth=side))
    yield from sets_of_pieces()


def sets_of_pieces() -> Iterator[Equipment]:
    """Yield the same with something about the pieces."""
    yield evolve(EXAMPLE, towers_stable=False)
    wide = {
        kind: getattr(EXAMPLE, kind).put(
            BLACK, tuple(evolve(each, diameter=43_000) for each in getattr(EXAMPLE, kind).black)
        )
        for kind in ("men", "kings")
    }
    yield evolve(EXAMPLE, **wide)
    for kind, side, number, official in product(("men", "kings"), Side, (0, 10, 12), (True, False)):
        held = getattr(EXAMPLE, kind)
        yield evolve(EXAMPLE, official=official, **{kind: held.put(side, (held[side][0],) * number)})
    changes: tuple[dict[str, Any], ...] = (
        {"flat": False}, {"round": False}, {"glossy": True}, {"chipped": True}, {"colour": Colour.WHITE},
        {"colour": Colour.BLACK}, {"colour": Colour.RED}, {"diameter": 42_100}, {"stripes": None},
        {"stripes": Colour.WHITE}, {"stripes": Colour.BLACK}, {"stripes": Colour.GREY},
    )  # fmt: skip
    for kind, side, change, many in product(("men", "kings"), Side, changes, (1, 11)):
        if kind == "kings" or "stripes" not in change:
            held = getattr(EXAMPLE, kind)
            pieces = tuple(evolve(piece, **change) for piece in held[side][:many])
            yield evolve(EXAMPLE, **{kind: held.put(side, (*pieces, *held[side][many:]))})
    for diameter, height in ((39_999, 9_000), (40_000, 9_000), (45_000, 10_000), (45_001, 10_000), (40_000, 7_999),
                             (40_000, 8_000), (40_000, 10_000), (40_000, 10_001)):  # fmt: skip
        yield evolve(
            EXAMPLE,
            **{
                kind: getattr(EXAMPLE, kind).map(
                    lambda held, wide=diameter, high=height: tuple(
                        evolve(piece, diameter=wide, height=high) for piece in held
                    )
                )
                for kind in ("men", "kings")
            },
        )
    yield evolve(
        EXAMPLE,
        official=False,
        kings=EXAMPLE.kings.map(lambda held: tuple(evolve(each, diameter=44_000) for each in held)),
    )


def _inner(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Exchange two squares in the middle, so that the numbers are right and the alternation is not."""
    return (*rows[:3], "□■□□■■□", *rows[4:])


def _corners(rows: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for place, square in product((0, 6), repeat=2):
        row = rows[place][:square] + "□" + rows[place][square + 1 :]
        yield (*rows[:place], row, *rows[place + 1 :])


def _eight() -> tuple[str, ...]:
    return ("□■□■□■□■", "■□■□■□■□") * 4


def set_ups() -> Iterator[Position]:
    """Yield set-ups at the start: the right one, and wrong ones."""
    right = initial_position(LASCA.board)
    yield right
    yield put(right, "e7", "")
    yield put(put(right, "g3", ""), "f4", "w")
    yield put(put(right, "c3", ""), "d2", "ww")
    yield put(put(right, "a1", "b"), "g7", "w")
    yield mark(right, "d2")
    yield evolve(right, towers=tuple(tower.swapcase() for tower in right.towers))
