"""Features as pytest sees them: names, places, selection, failures, from any folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lasca_rules.regulations import load

if TYPE_CHECKING:
    from tests.steps.conftest import House

SCENARIOS = """
Scenario Outline: 2.1-b <side> has the time
  У <side:genitive> есть время
  Given a game of Lasca with 30:00 on each clock
  When White plays c3-d4
  Then <side> has 30:00 left
  Examples:
    | side  |
    | White |
    | Black |

@does-not-apply
Scenario: 2.1-b Too much time
  Времени слишком много
  Given a game of Lasca with 30:00 on each clock
  When White plays c3-d4
  Then White has 29:20 left
  And Black has 30:00 left
"""
PIECES = """Feature: 2.2 The pieces

@play:P1
Rule: P1 A tower moves as its commander does
Scenario: P1 White moves
  Белые ходят
  Given a game of Bashni with 0:01 on each clock
  When White plays g7-h8
  Then White has 0:01 left
"""


@pytest.fixture(scope="module")
def features(shared_house: House) -> House:
    shared_house.rule(SCENARIOS)
    title = load().statement("play:P1").title.en
    shared_house.feature(PIECES.replace("A tower moves as its commander does", title), "play/moves.feature")
    return shared_house


def listed(house: House, *arguments: str, inside: str = "") -> list[str]:
    run = house.run("--collect-only", "-q", *arguments, inside=inside)
    return [line for line in run.out.splitlines() if "::" in line]


def test_a_scenario_is_called_by_its_feature_and_its_name(features: House) -> None:
    assert listed(features) == [
        "features/column/2.1-board.feature::2.1-b <side> has the time[White]",
        "features/column/2.1-board.feature::2.1-b <side> has the time[Black]",
        "features/column/2.1-board.feature::2.1-b Too much time",
        "features/play/moves.feature::P1 White moves",
    ]


def test_a_scenario_is_located_in_its_feature(house: House) -> None:
    house.rule(SCENARIOS)
    house.sentences(
        """

def pytest_collection_modifyitems(items) -> None:
    for item in items:
        print("AT", *item.location[:2])
"""
    )
    run = house.run("features", "--collect-only", "-q", "-s")
    assert run.lines("AT ") == [f"AT features/column/2.1-board.feature {line - 1}" for line in (13, 14, 17)]


def test_a_folder_a_file_or_one_example_can_be_asked_for(features: House) -> None:
    assert len(listed(features, "column", inside="features")) == 3
    one = "features/column/2.1-board.feature::2.1-b <side> has the time[Black]"
    assert listed(features, one) == [one]
    assert len(listed(features, "-k", "2.1-b and not Too")) == 2


def test_scenarios_are_selected_by_statement(features: House) -> None:
    assert len(listed(features, "--statement", "column:2.1-b", "features")) == 3
    assert len(listed(features, "--statement", "column:2.1", "--statement", "play", "features")) == 4


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("времени and слишком", 1),
        ("ВРЕМЯ", 2),
        ("белых", 1),
        ("чёрных or черных", 1),
        ("черных", 1),
        ("Black", 1),
        ("play:P1", 1),
        ("column:2.1-b", 3),
        ("2.1-b and not слишком", 2),
        ("дамк", 0),
    ],
)
def test_scenarios_are_found_by_their_names_in_both_languages_and_by_their_statements(
    features: House, words: str, found: int
) -> None:
    assert len(listed(features, "-k", words, "features")) == found


@pytest.mark.parametrize("name", ["play", "column:2.1", "column:2.1-b"])
def test_a_mark_that_is_a_statement_points_to_the_option(features: House, name: str) -> None:
    run = features.run("-m", f"not ({name})", "features")
    assert run.code == 4
    assert f"ERROR: -m selects by marks, and no scenario has any; write --statement {name}" in run.out


def test_other_marks_select_as_ever(features: House) -> None:
    run = features.run("-m", "slow", "features")
    assert run.code == 4
    assert "--statement" not in run.out
    assert len(listed(features, "-m", "not skipif", "features")) == 4


def test_an_unknown_statement_is_an_error_of_usage_that_names_the_nearest(features: House) -> None:
    run = features.run("--statement", "column:2.1-zz")
    assert run.code == 4
    assert "ERROR: --statement: no statement, clause or regulation “column:2.1-zz”; nearest: column:2.1-" in run.out
    assert "Traceback" not in run.out


def test_a_statement_leaves_other_tests_alone(features: House) -> None:
    (features.root / "test_other.py").write_text("raise SystemExit\n", encoding="utf-8")
    try:
        run = features.run("--statement", "play:P1", ".")
    finally:
        (features.root / "test_other.py").unlink()
    assert "1 passed" in run.out


def test_a_failure_is_told_in_the_words_of_the_scenario(features: House) -> None:
    run = features.run("features/column")
    assert run.code == 1
    told = run.out.split("FAILURES")[1].split("short test summary")[0]
    assert "features/column/2.1-board.feature:17: 2.1-b Too much time" in told
    assert "  features/column/2.1-board.feature:19: Given a game of Lasca with 30:00 on each clock" in told
    assert "> features/column/2.1-board.feature:21: Then White has 29:20 left" in told
    assert "  features/column/2.1-board.feature:22: And Black has 30:00 left" in told
    assert "E   expected 29:20, got 30:00" in told
    assert "assert table[LEFT] == time" in told
    assert "pytest_bdd" not in told
    assert "fixtures.py" not in told
    assert run.lines("FAILED features/column/2.1-board.feature::2.1-b Too much time - expected 29:20, got 30:00")


def test_pytests_own_tracebacks_can_be_had(features: House) -> None:
    told = features.run("features/column", "--tb=long").out
    assert "def left(table: Table, side: Side, time: Milliseconds) -> None:" in told


def test_mistakes_fail_two_processes_too(house: House) -> None:
    house.rule(SCENARIOS.replace("Too much", "Too [much]"))
    run = house.run("features", "-n", "2", "--results", "results.json")
    assert run.code != 0
    assert "2.1-board.feature:17: “[” in a name keeps pytest from finding it" in run.out
    assert not (house.root / "results.json").exists()


def test_the_phrasebook_is_shown_with_how_often_each_sentence_is_said(features: House) -> None:
    lines = features.run("--sentences", "features").out.splitlines()
    at = lines.index("    5  {side:Side} has {time:Time} left")
    assert lines[at + 1] == "       у {side:Side:genitive} остаётся {time:Time}"
    assert lines[at + 2].startswith("       conftest.py:")
    assert "    0  nobody ever says this" in lines


def test_what_is_collected_is_spared_the_garbage_collector(house: House) -> None:
    house.rule(SCENARIOS)
    house.sentences(
        """
import gc

def pytest_itemcollected():
    print("COLLECTED", gc.isenabled())

def pytest_sessionfinish():
    print("FINISHED", gc.isenabled(), gc.get_freeze_count() > 10_000)
"""
    )
    run = house.run("features", "-s")
    assert len(run.lines("COLLECTED False")) == 3
    assert run.lines("FINISHED True True")
