"""The bounds of 2.1 and 2.2.1, one micrometre at a time."""

from itertools import product
from typing import Any

import pytest
from attrs import evolve

from lasca_rules.board.position import Position, initial_position
from lasca_rules.board.squares import LASCA_BOARD, ROWS_OF_PIECES
from lasca_rules.equipment.example import BOARD, EXAMPLE
from lasca_rules.equipment.inspection import inspect
from lasca_rules.equipment.lengths import CENTIMETRE, MILLIMETRE, Length, in_centimetres, in_millimetres
from lasca_rules.equipment.observed import Colour, Corners, Equipment, ObservedPiece, Shade
from lasca_rules.languages import Text
from lasca_rules.regulations import load
from lasca_rules.sides import BySide, Side
from steps.kit import turned

BOARD_OF_64 = evolve(BOARD, rows=("□■□■□■□■", "■□■□■□■□") * 4)


def faults(thing: Equipment | Position) -> list[str]:
    return [finding.statement.removeprefix("column:") for finding in inspect(thing)]


def with_board(**changes: Any) -> Equipment:  # noqa: ANN401 -- a test names the attributes
    return evolve(EXAMPLE, board=evolve(BOARD, **changes))


def with_pieces(**changes: Any) -> Equipment:  # noqa: ANN401 -- a test names the attributes
    def changed(pieces: tuple[ObservedPiece, ...]) -> tuple[ObservedPiece, ...]:
        return tuple(evolve(piece, **changes) for piece in pieces)

    return evolve(EXAMPLE, men=EXAMPLE.men.map(changed), kings=EXAMPLE.kings.map(changed))


def around(*bounds: Length) -> list[Length]:
    return [bound + step for bound in bounds for step in (-1, 0, 1)]


def test_nothing_is_wrong_with_the_example() -> None:
    assert inspect(EXAMPLE) == ()
    assert inspect(initial_position(LASCA_BOARD)) == ()


@pytest.mark.parametrize("side", around(350_000, 400_000))
def test_board_side_at_official_events(side: Length) -> None:
    fits = side in {350_000, 350_001, 399_999, 400_000}
    assert faults(with_board(width=side, depth=side)) == ([] if fits else ["2.1-e"])


@pytest.mark.parametrize("side", [1, 349_999, 400_001, 10_000_000])
def test_board_side_is_free_elsewhere(side: Length) -> None:
    assert inspect(evolve(with_board(width=side, depth=side), official=False)) == ()


def test_each_side_of_the_board_is_measured() -> None:
    assert faults(with_board(width=41 * CENTIMETRE)) == ["2.1-a", "2.1-e"]
    assert faults(with_board(depth=34 * CENTIMETRE)) == ["2.1-a", "2.1-e"]
    assert faults(with_board(width=34 * CENTIMETRE, depth=41 * CENTIMETRE)) == ["2.1-a", "2.1-e", "2.1-e"]


@pytest.mark.parametrize(
    ("square", "diameter"),
    [(square, square - gap) for square in (45_000, 50_000, 57_143) for gap in around(5_000, 10_000)],
)
def test_piece_against_square(square: Length, diameter: Length) -> None:
    equipment = evolve(with_pieces(diameter=diameter, height=diameter * 2 // 9), board=evolve(BOARD, square=square))
    fits = 5_000 <= square - diameter <= 10_000
    assert faults(equipment) == ([] if fits else ["2.2.1-n2"])


@pytest.mark.parametrize("diameter", range(40_000, 40_020))
def test_height_against_diameter_at_every_remainder(diameter: Length) -> None:
    for height in (*around(diameter // 5, diameter // 4), diameter // 5 + 2, diameter // 4 - 2):
        fits = height * 4 <= diameter <= height * 5
        assert faults(with_pieces(diameter=diameter, height=height)) == ([] if fits else ["2.2.1-n3"])


def test_a_fifth_and_a_quarter_are_allowed_and_a_micrometre_more_or_less_is_not() -> None:
    heights = [height for height in range(7_990, 10_011) if not inspect(with_pieces(diameter=40_000, height=height))]
    assert heights == list(range(8_000, 10_001))


def test_numbers_are_the_registry_s() -> None:
    numbers = {statement.label: dict(statement.numbers) for statement in load().regulation("column").statements}
    assert numbers["2.2.1-b"] == {"rows_a_side": ROWS_OF_PIECES}
    assert numbers["2.2.1-a"] == {"pieces_a_side": LASCA_BOARD.pieces_a_side}
    assert numbers["2.1-a"]["dark_squares"] == len(LASCA_BOARD.squares)


def test_a_board_looks_the_same_after_any_quarter_turn() -> None:
    assert turned(BOARD) == BOARD


def test_a_quarter_turn_of_a_board_of_64_squares_is_seen() -> None:
    board = BOARD_OF_64
    assert board.corners(Side.WHITE) == board.corners(Side.BLACK) == Corners(Shade.DARK, Shade.LIGHT)
    after = turned(board)
    assert after.corners(Side.WHITE) == after.corners(Side.BLACK) == Corners(Shade.LIGHT, Shade.DARK)


def test_four_quarter_turns_are_none() -> None:
    board = evolve(BOARD, rows=("■■□", "□□□"), width=1, depth=2)
    after = turned(board)
    assert (after.rows, after.width, after.depth) == (("□■", "□■", "□□"), 2, 1)
    assert turned(turned(turned(after))) == board


@pytest.mark.parametrize("place", list(product(range(7), repeat=2)))
def test_a_single_square_of_the_wrong_shade_is_found(place: tuple[int, int]) -> None:
    rows = [list(row) for row in BOARD.rows]
    rows[place[0]][place[1]] = "□" if rows[place[0]][place[1]] == "■" else "■"
    found = faults(with_board(rows=tuple("".join(row) for row in rows)))
    corner = place in {(0, 0), (0, 6), (6, 0), (6, 6)}
    assert found == ["2.1-a", "2.1-a", *(["2.1-d"] if corner else [])]


@pytest.mark.parametrize("rows", [(), ("",), ("■□", "■"), ("■x", "□■")])
def test_a_board_is_drawn_in_whole_rows_of_light_and_dark(rows: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="rows of one length"):
        evolve(BOARD, rows=rows)


@pytest.mark.parametrize("count", range(9, 14))
@pytest.mark.parametrize("side", Side)
def test_men_and_kings_are_counted(side: Side, count: int) -> None:
    men, kings = EXAMPLE.men[side][:1] * count, EXAMPLE.kings[side][:1] * count
    wrong = count != 11
    assert faults(evolve(EXAMPLE, men=EXAMPLE.men.put(side, men))) == ["2.2.1-a"] * wrong
    with_kings = evolve(EXAMPLE, kings=EXAMPLE.kings.put(side, kings))
    assert faults(with_kings) == ["2.2.1-c"] * wrong
    assert inspect(evolve(with_kings, official=False)) == ()


def test_kings_that_are_there_are_inspected_at_friendly_games_too() -> None:
    striped = evolve(EXAMPLE.kings.white[0], glossy=True)
    equipment = evolve(EXAMPLE, official=False, kings=BySide((striped,) * 11, ()))
    assert faults(equipment) == ["2.2.1-n4"]


def test_neutral_colours_are_all_but_white_and_black() -> None:
    def striped(colour: Colour) -> Equipment:
        kings = EXAMPLE.kings.map(lambda pieces: tuple(evolve(piece, stripes=colour) for piece in pieces))
        return evolve(EXAMPLE, kings=kings)

    neutral = {colour for colour in Colour if not inspect(striped(colour))}
    assert neutral == set(Colour) - {Colour.WHITE, Colour.BLACK}


@pytest.mark.parametrize("square", LASCA_BOARD.squares)
def test_every_square_of_the_set_up_is_checked(square: str) -> None:
    right = initial_position(LASCA_BOARD)
    index = LASCA_BOARD.index[square]
    for tower in ("", "w", "b", "ww", "wb"):
        position = evolve(right, towers=(*right.towers[:index], tower, *right.towers[index + 1 :]))
        assert faults(position) == ([] if tower == right[square] else ["2.2.1-b"])
    if right[square]:
        crowned = evolve(right, towers=(*right.towers[:index], right[square].upper(), *right.towers[index + 1 :]))
        assert faults(crowned) == ["2.2.2-b"]


def test_findings_say_what_was_measured_in_both_languages() -> None:
    (finding,) = inspect(with_board(width=349_000, depth=349_000))
    assert finding.text == Text(
        "a side of the board is 34.9 cm, not 35–40 cm",
        "сторона доски 34,9 см, а должна быть 35–40 см",
    )


@pytest.mark.parametrize(
    ("length", "centimetres", "millimetres"),
    [(350_000, "35 см", "350 мм"), (349_999, "34,9999 см", "349,999 мм"), (8_050, "0,805 см", "8,05 мм")],
)
def test_lengths_are_written_exactly(length: Length, centimetres: str, millimetres: str) -> None:
    assert (in_centimetres(length).ru, in_millimetres(length).ru) == (centimetres, millimetres)
    assert in_millimetres(MILLIMETRE).en == "1 mm"
