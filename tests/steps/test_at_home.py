"""Users of pytest-bdd are at home: their own modules, steps and features live beside ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.steps.conftest import House

GOOD = """
Scenario: 2.1-b White has the time
  У белых есть время
  Given a game of Lasca with 30:00 on each clock
  Then White has 30:00 left
"""
THEIRS = """@office
Feature: The arbiters' office

@slow
Scenario: The clocks are handed out
  Given the office is open
  And a game of Lasca with 30:00 on each clock
  When White plays c3-d4
  Then White has <time> left
  Examples:
    | time  |
    | 30:00 |
    | 29:59 |

Scenario: The office says it in Russian
  Given идёт партия в ласку, на часах у обоих 30:00
  Then у белых остаётся 30:00
"""
BOUND = """
from pytest_bdd import given, scenarios

scenarios("office.feature")

@given("the office is open")
def office_is_open():
    pass
"""


@pytest.fixture
def shared(house: House) -> House:
    """A house with a suite of somebody else beside it."""
    house.rule(GOOD)
    theirs = house.root / "office"
    theirs.mkdir()
    (theirs / "office.feature").write_text(THEIRS, encoding="utf-8")
    (theirs / "test_office.py").write_text(BOUND, encoding="utf-8")
    return house


def test_scenarios_bound_in_a_module_find_our_sentences_and_their_own_steps(shared: House) -> None:
    run = shared.run("-q", "-o", "markers=slow\noffice", "office/test_office.py")
    assert "1 failed, 2 passed" in run.out
    assert run.lines("test_office.py::test_the_clocks_are_handed_out[29:59] - assert expected 29:59, got 30:00")


def test_features_of_another_suite_are_left_to_it(shared: House) -> None:
    run = shared.run("-q", "-o", "markers=slow\noffice", "--collect-only")
    assert [line for line in run.out.splitlines() if "::" in line] == [
        "features/column/2.1-board.feature::2.1-b White has the time",
        "office/test_office.py::test_the_clocks_are_handed_out[30:00]",
        "office/test_office.py::test_the_clocks_are_handed_out[29:59]",
        "office/test_office.py::test_the_office_says_it_in_russian",
    ]


def test_tags_of_another_suite_are_marks_as_ever(shared: House) -> None:
    run = shared.run("-q", "-o", "markers=slow\noffice", "-m", "slow", "--collect-only")
    assert "2/4 tests collected (2 deselected)" in run.out


def test_our_features_can_lie_in_folders_of_other_names(shared: House) -> None:
    (shared.root / "features").rename(shared.root / "rulebook")
    run = shared.run("-q", "-o", "rulebook_features=rulebook", "--collect-only", "rulebook")
    assert run.lines("rulebook/column/2.1-board.feature::2.1-b White has the time")
    assert shared.run("-q", "--collect-only", "rulebook").code == 5


def test_a_feature_asked_for_by_its_name_is_taken_for_ours(shared: House) -> None:
    (shared.root / "features").rename(shared.root / "rulebook")
    run = shared.run("-q", "rulebook/column/2.1-board.feature")
    assert "1 passed" in run.out


def test_the_sentences_can_be_had_in_the_form_in_which_editors_look_for_them(house: House) -> None:
    house.rule(GOOD)
    run = house.run("--glue", "build/cucumber.py", "features")
    assert run.code == 0
    assert run.lines("expressions: build/cucumber.py")
    lines = (house.root / "build" / "cucumber.py").read_text(encoding="utf-8").splitlines()
    at = lines.index("# {side:Side} has {time:Time} left")
    assert lines[at + 1].startswith("# conftest.py:")
    assert lines[at + 2] == (r'@then("/^([Bb]lack|[Ww]hite)\ has\ (\d+:\d\d(?::\d\d)?(?:[.,]\d{1,3})?)\ left$/")')
    assert lines[at + 3] == "def left():"
