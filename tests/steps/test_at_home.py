"""Users of pytest-bdd are at home: their own modules, steps and features live beside ours."""

from __future__ import annotations

import json
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


MIXED = """
Scenario: 2.1-b The office lends the clocks
  Бюро выдаёт часы
  Given the office is open
  And a game of Lasca with 30:00 on each clock
  When the office hands out 2 clocks
  Then White has 30:00 left
  And the office has handed out two

Scenario: 2.1-b The office lends too few
  Бюро выдаёт мало
  Given a game of Lasca with 30:00 on each clock
  When the office hands out 1 clocks
  Then the office has handed out two
"""
PLAIN = """
import pytest
import pytest_bdd
from pytest_bdd import parsers

@pytest.fixture
def office():
    handed_out = []
    yield handed_out
    print("THE OFFICE CLOSES")

@pytest_bdd.given("the office is open")
def office_is_open(office):
    assert office == []

@pytest_bdd.when(parsers.parse("the office hands out {count:d} clocks"))
def hands_out(office, count):
    office.append(count)

@then("the office has handed out {count:Count}", ru="бюро выдало {count:Count}")
def has_handed_out(office, table, count):
    assert sum(office) == count
"""


def test_steps_of_pytest_bdd_and_fixtures_can_be_used_in_our_features(house: House) -> None:
    house.sentences(PLAIN)
    house.rule(MIXED)
    run = house.run("features", "-s")
    assert "1 failed, 1 passed" in run.out
    assert run.out.count("THE OFFICE CLOSES") == 2
    assert "> features/column/2.1-board.feature:18: Then the office has handed out two" in run.out
    assert "E   expected 2, got 1" in run.out


def test_what_they_do_is_recorded_and_nothing_else_is_made_of_it(house: House) -> None:
    house.sentences(PLAIN)
    house.rule(MIXED)
    results = house.results("--probe")
    passed, failed = results["scenarios"]
    assert (passed["outcome"], failed["outcome"]) == ("passed", "failed")
    assert [step["outcome"] for step in failed["steps"]] == ["passed", "passed", "failed"]
    plain = ["the office is open"]
    assert passed["steps"][0]["text"] == {"en": plain, "ru": plain}
    assert passed["turned"] is None
    assert all(each["noticed_by"] == [] for each in results["probe"]["deviations"])
    assert results["probe"]["notice_nothing"] == []


def test_a_fixture_that_there_is_not_is_told_with_the_step_and_the_sentence(house: House) -> None:
    house.sentences(PLAIN.replace("def has_handed_out(office, table", "def has_handed_out(ofice, table"))
    house.rule(MIXED)
    run = house.run("features")
    assert run.code == 2
    assert run.lines(
        "2.1-board.feature:12: “the office has handed out {count:Count}” takes ofice, which is neither a placeholder"
    )


def test_a_step_that_nobody_defines_is_unknown_as_ever(house: House) -> None:
    house.rule(MIXED)
    run = house.run("features")
    assert run.code == 2
    assert run.lines("2.1-board.feature:8: unknown sentence “given the office is open”")


LISTENING = """
def pytest_bdd_before_scenario(scenario):
    print("BEGINS", scenario.name, sorted(scenario.tags))

def pytest_bdd_before_step_call(step, step_func, step_func_args):
    print("CALLS", step_func.__name__, step_func_args)

def pytest_bdd_after_step(step):
    print("AFTER", step)

def pytest_bdd_step_error(step, exception):
    print("ERROR", step, exception)

def pytest_bdd_after_scenario(scenario):
    print("ENDS", scenario.name)
"""
HEARD = """
@one-colour
Scenario Outline: 2.1-b <side> has the time
  У <side:genitive> есть время
  Given a game of Lasca with 30:00 on each clock
  Then <side> has 29:00 left
  Examples:
    | side  |
    | White |
"""


def test_whoever_listens_to_pytest_bdds_hooks_hears_our_scenarios(house: House) -> None:
    house.sentences(LISTENING)
    house.rule(HEARD)
    run = house.run("features", "-s")
    words = ("BEGINS", "CALLS", "AFTER", "ERROR", "ENDS")
    heard = [line[line.index(word) :] for line in run.out.splitlines() for word in words if f"{word} " in line]
    assert heard == [
        "BEGINS 2.1-b White has the time ['one-colour']",
        "CALLS game {'ruleset': 'Lasca', 'time': '30:00'}",
        'AFTER Given "a game of Lasca with 30:00 on each clock"',
        "CALLS left {'side': 'White', 'time': '29:00'}",
        'ERROR Then "White has 29:00 left" assert expected 29:00, got 30:00',
        "ENDS 2.1-b White has the time",
    ]


def test_cucumbers_json_has_our_scenarios_with_their_examples_filled_in(house: House) -> None:
    house.rule(HEARD)
    house.run("features", "--cucumberjson", "cucumber.json")
    (feature,) = json.loads((house.root / "cucumber.json").read_text(encoding="utf-8"))
    (scenario,) = feature["elements"]
    assert (feature["uri"], feature["name"]) == ("column/2.1-board.feature", "2.1 The board")
    assert (scenario["name"], scenario["line"]) == ("2.1-b White has the time", 7)
    assert [(step["name"], step["line"], step["result"]["status"]) for step in scenario["steps"]] == [
        ("a game of Lasca with 30:00 on each clock", 9, "passed"),
        ("White has 29:00 left", 10, "failed"),
    ]
