"""Scenarios that are expected to fail, or are played more than once, and those that a run leaves out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.steps.conftest import House

SCENARIOS = """
Scenario: 2.1-b It holds
  Верно
  Given a game of Lasca with 30:00 on each clock
  Then White has 30:00 left

Scenario: 2.1-b It does not hold
  Неверно
  Given a game of Lasca with 30:00 on each clock
  Then White has 29:00 left

Scenario: 2.1-b It holds now and then
  Верно через раз
  Given a game of Lasca with 30:00 on each clock
  Then it holds the second time

Scenario: 2.1-b It gives up
  Сдаётся
  Given a game of Lasca with 30:00 on each clock
  When it is known to be wrong
  Then White has 30:00 left
"""
SENTENCES = """
TIMES = []

@then("it holds the second time", ru="со второго раза верно")
def second():
    TIMES.append(1)
    assert len(TIMES) > 1, "not yet"

@when("it is known to be wrong", ru="известно, что неверно")
def known():
    pytest.xfail("we know")
"""
EXPECTED = """
def pytest_collection_modifyitems(items):
    for item in items:
        if "now and then" not in item.name and "gives up" not in item.name:
            item.add_marker(pytest.mark.xfail(reason="nobody knows why"))
"""
AGAIN = """
from _pytest.runner import runtestprotocol

@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    '''Play what fails once more, and tell of a failure as plugins that do so tell it.'''
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for last in (False, True):
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        last = last or not any(report.failed for report in reports)
        for report in reports:
            if report.failed and not last:
                report.outcome = "rerun"
            if last or {told}:
                item.ihook.pytest_runtest_logreport(report=report)
        if last:
            break
        item._initrequest()
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
"""
TWICE = """
from _pytest.runner import runtestprotocol

@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    '''Play everything twice and tell of both runs.'''
    runtestprotocol(item, nextitem=nextitem)
    item._initrequest()
    runtestprotocol(item, nextitem=nextitem)
    return True
"""


def outcomes(results: dict[str, Any]) -> dict[str, tuple[str, str | None]]:
    return {each["name"]["en"]: (each["outcome"], each["message"]) for each in results["scenarios"]}


@pytest.fixture
def known(house: House) -> House:
    house.rule(SCENARIOS)
    house.sentences(SENTENCES)
    return house


def test_what_is_expected_to_fail_is_told_as_that_whether_it_does_or_not(known: House) -> None:
    known.sentences(EXPECTED)
    found = outcomes(known.results())
    assert found["It does not hold"] == ("expected-failure", "expected 29:00, got 30:00")
    assert found["It holds"] == ("unexpected-pass", None)
    assert found["It gives up"] == ("expected-failure", "we know")
    assert found["It holds now and then"][0] == "failed"


@pytest.mark.parametrize("told", ["True", "False"])
@pytest.mark.parametrize("processes", [[], ["-n", "2"]])
def test_a_pass_after_a_failure_is_told_as_that_whoever_repeats_and_whatever_is_told_of_the_failure(
    known: House, told: str, processes: list[str]
) -> None:
    known.sentences(AGAIN.replace("{told}", told))
    found = outcomes(known.results(*processes))
    assert found["It holds now and then"] == ("rerun", "not yet")
    assert found["It holds"] == ("passed", None)
    assert found["It does not hold"] == ("failed", "expected 29:00, got 30:00")


def test_a_failure_that_pytest_counts_stays_one_though_a_later_run_passes(known: House) -> None:
    known.sentences(TWICE)
    found = outcomes(known.results())
    assert found["It holds now and then"] == ("failed", "not yet")
    assert found["It holds"] == ("passed", None)


def test_what_passed_only_when_repeated_is_not_probed(known: House) -> None:
    known.sentences(AGAIN.replace("{told}", "True") + EXPECTED)
    results = known.results("--probe=all")
    assert not any("now and then" in name or "It holds" in name for name in results["probe"]["notice_nothing"])
    assert set(outcomes(results).values()) >= {("rerun", "not yet"), ("unexpected-pass", None)}


OTHER = """Feature: 2.1 More

@column:2.1-b
Rule: 2.1-b Each side of the board is seven squares long
Scenario Outline: 2.1-b <side> has time
  У <side:genitive> есть время
  Given a game of Lasca with 30:00 on each clock
  Then <side> has 30:00 left
  Examples:
    | side  |
    | White |
    | Black |
"""


@pytest.mark.parametrize(
    ("asked", "left_out"),
    [
        ([], []),
        (["-k", "holds"], ["It does not hold", "It gives up", "White has time", "Black has time"]),
        (["features/column/other.feature"], ["It holds", "It does not hold", "It holds now and then", "It gives up"]),
        (
            ["features/column/other.feature::2.1-b <side> has time[White]"],
            ["It holds", "It does not hold", "It holds now and then", "It gives up", "Black has time"],
        ),
        (
            ["-k", "White", "-n", "2"],
            ["It holds", "It does not hold", "It holds now and then", "It gives up", "Black has time"],
        ),
    ],
)
def test_what_a_run_leaves_out_is_told(known: House, asked: list[str], left_out: list[str]) -> None:
    known.feature(OTHER, "column/other.feature")
    places = [] if any(each.startswith("features") for each in asked) else ["features"]
    known.run(*places, "--results", "r.json", *asked)
    results = known.read("r.json")
    assert [each["name"]["en"] for each in results["not_run"]] == left_out
    assert len(results["scenarios"]) == 6 - len(left_out)
    for each in results["not_run"]:
        assert each["statements"] == ["column:2.1-b"]
        assert each["id"].startswith(each["feature"])
