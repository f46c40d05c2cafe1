"""Numbers in words, clock times, and nardy boards."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lasca_rules.languages import Text
from reports import counting
from reports.exhibits import Checkers, NardyExhibit, PositionExhibit
from reports.figures import draw
from reports.nardy_board import draw_nardy, nardy_in_words, white_number
from reports.render import typeset


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, Text("0 scenarios", "0 сценариев")),
        (1, Text("1 scenario", "1 сценарий")),
        (2, Text("2 scenarios", "2 сценария")),
        (5, Text("5 scenarios", "5 сценариев")),
        (11, Text("11 scenarios", "11 сценариев")),
        (14, Text("14 scenarios", "14 сценариев")),
        (21, Text("21 scenarios", "21 сценарий")),
        (112, Text("112 scenarios", "112 сценариев")),
        (1003, Text("1003 scenarios", "1003 сценария")),
    ],
)
def test_numbers_take_the_noun_form_of_their_language(count: int, words: Text) -> None:
    assert counting.counted(count, counting.SCENARIOS) == words


@pytest.mark.parametrize(
    ("milliseconds", "shown"),
    [
        (0, Text("0:00", "0:00")),
        (40_000, Text("0:40", "0:40")),
        (1_800_000, Text("30:00", "30:00")),
        (3_723_000, Text("1:02:03", "1:02:03")),
        (500, Text("0:00.5", "0:00,5")),
        (1_001, Text("0:01.001", "0:01,001")),
    ],
)
def test_a_time_reads_as_on_a_clock(milliseconds: int, shown: Text) -> None:
    assert counting.clock_time(milliseconds) == shown


def test_a_change_bears_its_sign() -> None:
    assert counting.change(30_000, 0) == Text("−0:30", "−0:30")
    assert counting.change(0, 5_000) == Text("+0:05", "+0:05")
    assert counting.change(5_000, 5_000) is None


@pytest.mark.parametrize(
    ("game", "own", "white"), [("short", 24, 1), ("short", 1, 24), ("long", 24, 12), ("long", 1, 13)]
)
def test_blacks_points_lie_where_white_counts_them(game: str, own: int, white: int) -> None:
    assert white_number(game, own) == white


def _checkers(counts: list[int], bar: int = 0, off: int = 0) -> Checkers:
    return Checkers(tuple(counts), bar, off)


COUNTS = st.lists(st.integers(0, 16), min_size=24, max_size=24)


@given(COUNTS, COUNTS, st.integers(0, 3), st.integers(0, 15), st.sampled_from(["short", "long"]))
def test_every_checker_is_drawn(white: list[int], black: list[int], bar: int, off: int, game: str) -> None:
    exhibit = NardyExhibit("short" if game == "short" else "long", _checkers(white, bar, off), _checkers(black))
    drawing = draw_nardy(exhibit)
    assert drawing.count('class="nd-w"') == sum(white) + bar + off
    assert drawing.count('class="nd-b"') == sum(black)
    assert all(0 < float(across) < 520 for across in re.findall(r'cx="([\d.]+)"', drawing))
    assert all(0 < float(down) < 250 for down in re.findall(r'cy="(-?[\d.e+]+)"', drawing))


def test_a_nardy_board_is_told_in_words() -> None:
    white = [0] * 24
    white[23] = 14
    told = nardy_in_words(NardyExhibit("long", _checkers(white, bar=1), _checkers([0] * 24, off=15)))
    assert told == Text(
        "Checkers by each side's own points. White: bar – 1, 24 – 14. Black: off – 15.",
        "Шашки по собственной нумерации сторон. Белые: бар — 1, 24 — 14. Чёрные: сняты — 15.",
    )


def test_a_position_is_drawn_with_its_towers_and_its_move() -> None:
    figure = draw(PositionExhibit("lasca", "w: a1W b2bb c3b", "a1-b2"))
    assert figure.drawing is not None
    assert figure.drawing.count('href="#pcb"') == 3
    assert figure.drawing.count('href="#pcW"') == 1
    assert "mv-line" in figure.drawing
    assert figure.caption == Text("a1-b2", "a1-b2")


@pytest.mark.parametrize(
    "exhibit",
    [
        PositionExhibit("lasca", "w: b1w"),
        PositionExhibit("no such game", "w: a1w"),
        PositionExhibit("lasca", "w: a1w", "nonsense"),
    ],
)
def test_a_position_that_cannot_be_read_is_shown_as_it_was_written(exhibit: PositionExhibit) -> None:
    figure = draw(exhibit)
    assert figure.drawing is None
    assert figure.words.en == exhibit.position


def test_lines_do_not_begin_with_a_dash_nor_numbers_lose_their_units() -> None:
    assert typeset("от 35 до 40 см — это <b>") == "от 35 до 40\u00a0см\u00a0— это <b>"
