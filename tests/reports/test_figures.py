"""Numbers in words, clock times, and nardy boards."""

import re

import pytest
from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st

from lasca_rules.languages import Text
from reports import counting
from reports.exhibits import CheckersShown, NardyExhibit, PositionExhibit
from reports.figures import draw
from reports.nardy_board import draw_nardy, nardy_in_words, nardy_symbols, white_number
from reports.templating import typeset


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


def _checkers(counts: list[int], bar: int = 0, off: int = 0) -> CheckersShown:
    return CheckersShown(tuple(counts), bar, off)


COUNTS = st.lists(st.integers(0, 16), min_size=24, max_size=24)


@frozen
class Stack:
    """Checkers of one side on one place: where their middles are, from the first on."""

    across: float
    down: tuple[float, ...]


def _stacks(drawing: str, letter: str) -> list[Stack]:
    """Find the stacks of a side, following the references to the page's symbols."""
    symbols = dict(re.findall(r'<g id="(n[wb]\d+[ud])">(.*?)</g>', nardy_symbols()))
    used = [(symbols[name], *at) for name, *at in re.findall(r'<use href="#(n\w+)" x="(\d+)" y="(\d+)"/>', drawing)]
    drawn = [(inside, *at) for *at, inside in re.findall(r'<g transform="translate\((\d+) (\d+)\)">(.*?)</g>', drawing)]
    return [
        Stack(float(across), tuple(float(down) + float(each) for each in middles))
        for inside, across, down in (*used, *drawn)
        if (middles := re.findall(rf'class="nd-{letter}" cy="([-\d.e+]+)"', inside))
    ]


@given(COUNTS, COUNTS, st.integers(0, 3), st.integers(0, 17), st.sampled_from(["short", "long"]))
def test_every_checker_is_drawn_on_the_board(white: list[int], black: list[int], bar: int, off: int, game: str) -> None:
    exhibit = NardyExhibit("short" if game == "short" else "long", _checkers(white, bar, off), _checkers(black))
    drawing = draw_nardy(exhibit)
    for letter, counts in (("w", [*white, bar, off]), ("b", black)):
        stacks = _stacks(drawing, letter)
        assert sorted(len(stack.down) for stack in stacks) == sorted(count for count in counts if count)
        assert all(15 < stack.across < 505 for stack in stacks)
        assert all(15 <= down <= 235 for stack in stacks for down in stack.down)


def test_no_two_points_lie_on_one_place() -> None:
    white, black = _checkers([1] * 24), _checkers([1] * 24)
    drawing = draw_nardy(NardyExhibit("short", white, black))
    places = {(stack.across, stack.down) for stack in _stacks(drawing, "w")}
    assert len(places) == 24
    assert places == {(stack.across, stack.down) for stack in _stacks(drawing, "b")}


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


def test_a_russian_ordinal_is_not_broken_and_a_range_or_a_move_may_be() -> None:
    assert typeset("с 3-го хода белых") == "с 3\u2011го хода белых"
    assert typeset("ход c3-d4, бросок 6-3") == "ход c3-d4, бросок 6-3"
