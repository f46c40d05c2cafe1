"""Readers: what is twice as long takes at most thrice the work, counted in lines of Python run, not in seconds."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from lasca_rules.board.squares import LASCA_BOARD
from lasca_rules.editions.comparing import compare
from lasca_rules.editions.document import read_document
from lasca_rules.editions.edition import edition_of, load_edition
from lasca_rules.editions.layout import load_layout
from lasca_rules.errors import InputError
from lasca_rules.notation.position import read_position
from lasca_rules.notation.record import read_record
from lasca_rules.regulations import load
from steps.catalogue import examine
from steps.loading import load_sentences

MOST = 3.0
FEATURE = """@column:2.1-b
Feature: 2.1 The board
  Доска

@column:2.1-b
Rule: 2.1-b A side of the board has seven squares

"""


def outline(rows: int) -> str:
    return (
        FEATURE
        + """Scenario Outline: 2.1-b After <moves> moves the clock still shows 30:00
  После <moves> ходов на часах всё ещё 30:00
  Given a game of Lasca with 30:00 on each clock
  Then White has <left> left

  Examples:
    | moves | left  |
"""
        + "".join(f"    | {number} | 30:00 |\n" for number in range(rows))
    )


def long_step(letters: int) -> str:
    return (
        FEATURE
        + f"""Scenario: 2.1-b A long step
  Длинный шаг
  Given a game of Lasca with 30:00 on each clock
  When White plays {"c3-d4 " * (letters // 6)}
  Then White has 30:00 left
"""
    )


def official(words: int) -> str:
    two = ("шашка", "поле")
    return "2.1. Доска\n\n" + " ".join(two[number * number % 7 % 2] for number in range(words)) + "\n"


def feature(text: str, folder: Path) -> None:
    path = folder / "features" / "grown.feature"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    examine(path, "features/grown.feature")


def edition(text: str, folder: Path) -> None:
    path = folder / "official.txt"
    path.write_text(text, encoding="utf-8")
    document = read_document(path, load(), "column")
    compare(load_edition("column"), edition_of(document, load_layout("column")))


READERS: dict[str, tuple[Callable[[str, Path], object], Callable[[int], str], int]] = {
    "a table of examples": (feature, outline, 150),
    "a step": (feature, long_step, 6_000),
    "an official text of two kinds of words": (edition, official, 600),
    "a position": (lambda text, _: read_position(text, LASCA_BOARD), lambda n: "w:" + " a1" + "w" * n, 400),
    "a position of many squares": (lambda text, _: read_position(text, LASCA_BOARD), lambda n: "w:" + " z9w" * n, 400),
    "a record": (lambda text, _: read_record(text, LASCA_BOARD), lambda n: " ".join(["1. c3-d4 e5xc3"] * n), 200),
    "a record of one word": (lambda text, _: read_record(text, LASCA_BOARD), lambda n: "c3xd4" + "xe5" * n, 200),
}


def work(read: Callable[[str, Path], object], text: str, folder: Path) -> int:
    """Return how many lines of our code and calls of it are run to read a text, or to refuse it."""
    steps = 0

    def trace(_: FrameType, __: str, ___: object) -> Any:  # noqa: ANN401 -- a function that calls itself its type
        nonlocal steps
        steps += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        read(text, folder)
    except InputError:
        pass
    finally:
        sys.settrace(before)
    return steps


@pytest.mark.parametrize("reader", READERS)
def test_what_is_twice_as_long_takes_at_most_thrice_the_work(
    reader: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    load_sentences(request.config)
    read, made, size = READERS[reader]
    work(read, made(size), tmp_path)  # whatever is kept for the next time is kept now
    once, twice = (work(read, made(times * size), tmp_path) for times in (1, 2))
    assert once > 0
    assert twice <= MOST * once, (once, twice)


def test_work_that_grows_with_the_square_is_noticed(tmp_path: Path) -> None:
    def square(text: str, _: Path) -> int:
        return sum(1 for one in text for other in text if one == other)

    once, twice = (work(square, "a" * length, tmp_path) for length in (200, 400))
    assert twice > MOST * once
