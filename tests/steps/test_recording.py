"""What scenarios did, as results.json."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from lasca_rules.regulations import load

if TYPE_CHECKING:
    from tests.steps.conftest import House

SCENARIOS = """
@reading:kit-bounds
Scenario Outline: 2.1-b <side> has the time
  У <side:genitive> есть время
  Given a game of Lasca with 30:00 on each clock
  And the position w: a1w b2b
  Then <side> has <time> left
  And the reading is kit-bounds
  @does-not-apply
  Examples:
    | side  | time  |
    | White | 30:00 |
  Examples:
    | side  | time  |
    | Black | 29:20 |

Scenario: 2.1-b It breaks
  Ломается
  Given a game of Lasca with 30:00 on each clock
  When nothing can go on
  Then White has 30:00 left

Scenario: 2.1-b It is left out
  Пропущено
  When it is skipped
  Then White has 30:00 left

Scenario: 2.1-b Nothing is on the table
  На доске ничего нет
  Then White has 30:00 left

Scenario: 2.1-b A ruling under this statement
  Решение по этому положению
  When the referee rules under column:2.1-b
  And the referee is silent
  Then it is the third move of seven

Scenario: 2.1-b A ruling under another statement
  Решение по другому положению
  When the referee rules under column:2.1-c
  Then it is the third move of seven

Scenario: 2.1-b Numbers, tables and texts
  Числа, таблицы и тексты
  Then it is the third move of seven
  And it is the 3rd move of 7
  But the rows are “a b/c d”
    | a | b |
    | c | d |
  And the words are
    ```
    one
    two
    ```
"""
RUSSIAN = """# language: ru
Функция: 2.1 Доска

@column:2.1-b
Правило: 2.1-b {title}

  Предыстория:
    Дано идёт партия в русские шашки, на часах у обоих 1:02:03

  Структура сценария: 2.1-b У {side} остаётся время
    {title_en}
    Когда чёрные ходят g7-h8
    Тогда у {side} остаётся 1:02:03
    И это третий ход из семи
    Примеры:
      | кого  |
      | белых |
"""


@pytest.fixture(scope="module")
def results(shared_house: House) -> dict[str, Any]:
    shared_house.rule(SCENARIOS)
    return shared_house.results()


def scenario(results: dict[str, Any], name: str) -> dict[str, Any]:
    [found] = [each for each in results["scenarios"] if each["name"]["en"] == name]
    read: dict[str, Any] = found
    return read


def plain(fragments: list[Any]) -> str:
    return "".join(each if isinstance(each, str) else each["value"] for each in fragments)


def said(each: dict[str, Any], language: str) -> list[str]:
    return [f"{step['keyword'][language]} {plain(step['text'][language])}" for step in each["steps"]]


def test_a_scenario_is_written_with_all_that_is_known_of_it(results: dict[str, Any]) -> None:
    first = results["scenarios"][0]
    step = first["steps"][1]
    assert {key: value for key, value in first.items() if key != "steps"} == {
        "id": "features/column/2.1-board.feature::2.1-b <side> has the time[White-30:00]",
        "feature": "features/column/2.1-board.feature",
        "line": 7,
        "place": 16,
        "name": {"en": "White has the time", "ru": "У белых есть время"},
        "statements": ["column:2.1-b"],
        "readings": ["kit-bounds"],
        "kind": "does-not-apply",
        "turned": {"en": "Black has the time", "ru": "У чёрных есть время"},
        "outcome": "passed",
        "message": None,
    }
    assert step == {
        "keyword": {"en": "And", "ru": "И"},
        "text": {
            "en": ["the position ", {"value": "w: a1w b2b", "kind": "Position"}],
            "ru": ["на доске позиция ", {"value": "w: a1w b2b", "kind": "Position"}],
        },
        "table": None,
        "outcome": "passed",
        "message": None,
        "exhibits": [{"kind": "position", "rules": "lasca", "position": "…", "move": None, "caption": None}],
    }


def test_the_other_language_is_written_from_the_same_values(results: dict[str, Any]) -> None:
    assert said(results["scenarios"][1], "ru") == [
        "Пусть идёт партия в ласку, на часах у обоих 30:00",
        "И на доске позиция w: a1w b2b",
        "Тогда у чёрных остаётся 29:20",
        "И толкование — kit-bounds",
    ]
    assert said(scenario(results, "Numbers, tables and texts"), "ru") == [
        "Тогда это третий ход из семи",
        "И это 3-й ход из 7",
        "Но строки: «a b/c d»",
        "И сказано",
    ]


def test_its_own_language_is_kept_as_written(results: dict[str, Any]) -> None:
    assert said(scenario(results, "Numbers, tables and texts"), "en") == [
        "Then it is the third move of seven",
        "And it is the 3rd move of 7",
        "But the rows are “a b/c d”",
        "And the words are",
    ]


def test_a_failure_is_told_with_its_step(results: dict[str, Any]) -> None:
    failed = results["scenarios"][1]
    assert (failed["outcome"], failed["message"], failed["kind"]) == ("failed", "expected 29:20, got 30:00", "applies")
    assert [(step["outcome"], step["message"]) for step in failed["steps"]] == [
        ("passed", None),
        ("passed", None),
        ("failed", "expected 29:20, got 30:00"),
        ("not-run", None),
    ]


def test_an_error_is_told_by_its_first_line_and_the_rest_is_not_run(results: dict[str, Any]) -> None:
    broken = scenario(results, "It breaks")
    assert (broken["outcome"], broken["message"]) == ("failed", "RuntimeError: the board fell")
    assert [step["outcome"] for step in broken["steps"]] == ["passed", "failed", "not-run"]


def test_what_was_not_set_up_is_told_with_what_to_say_first(results: dict[str, Any]) -> None:
    message = scenario(results, "Nothing is on the table")["message"]
    assert message == (
        "the time left: not set up in this scenario; begin with “Given a game of Lasca with 30:00 on each clock”"
    )


def test_a_skipped_scenario_is_recorded(results: dict[str, Any]) -> None:
    skipped = scenario(results, "It is left out")
    assert (skipped["outcome"], skipped["message"]) == ("skipped", "not today")
    assert [step["outcome"] for step in skipped["steps"]] == ["not-run", "not-run"]


def test_a_ruling_must_cite_what_the_scenario_is_tagged_with(results: dict[str, Any]) -> None:
    assert scenario(results, "A ruling under this statement")["outcome"] == "passed"
    refused = scenario(results, "A ruling under another statement")
    assert refused["outcome"] == "failed"
    assert refused["message"] == (
        "the ruling cites column:2.1-c, none of which the scenario is tagged with (column:2.1-b)"
    )
    assert refused["steps"][0]["exhibits"][0]["under"] == ["column:2.1-c"]


def test_tables_and_texts_are_recorded(results: dict[str, Any]) -> None:
    steps = scenario(results, "Numbers, tables and texts")["steps"]
    assert steps[2]["table"] == [["a", "b"], ["c", "d"]]
    assert steps[3]["table"] == [["one\ntwo"]]
    assert all(step["outcome"] == "passed" for step in steps)


def test_scenarios_stand_in_the_order_of_the_features(results: dict[str, Any]) -> None:
    assert [each["line"] for each in results["scenarios"]] == sorted(each["line"] for each in results["scenarios"])
    assert len(results["scenarios"]) == 8


def test_sentences_that_no_scenario_says_are_listed(results: dict[str, Any]) -> None:
    unused = {each["en"]: each for each in results["unused_sentences"]}
    assert set(unused) == {
        "{side:Side} plays {move:Move}",
        "the position is {position:Position}",
        "nobody ever says this",
    }
    assert unused["nobody ever says this"]["ru"] == "этого никто никогда не говорит"
    assert unused["nobody ever says this"]["where"].startswith("conftest.py:")


def test_two_processes_write_the_same_but_for_the_run(shared_house: House, results: dict[str, Any]) -> None:
    again = shared_house.results("-n", "2")
    assert again.pop("run").keys() == {"when", "commit", "rules", "id", "asked"}
    assert again == {key: value for key, value in results.items() if key != "run"}


def test_what_alone_was_asked_for_is_told(shared_house: House, results: dict[str, Any]) -> None:
    assert results["run"]["asked"] == []
    asked = shared_house.results("--statement", "column:2.1-b", "--statement", "column:2.1", "--statement=column:2.1-b")
    assert asked["run"]["asked"] == ["column:2.1", "column:2.1-b"]
    assert asked["scenarios"] == results["scenarios"]


def test_a_scenario_wholly_in_russian_runs_and_is_told_in_english(house: House) -> None:
    title = load().statement("column:2.1-b").title.ru
    house.feature(RUSSIAN.format(title=title, side="<кого>", title_en="<кого> still has the time"))
    [only] = house.results()["scenarios"]
    assert only["outcome"] == "passed"
    assert only["name"] == {"en": "White still has the time", "ru": "У белых остаётся время"}
    assert said(only, "ru") == [
        "Дано идёт партия в русские шашки, на часах у обоих 1:02:03",
        "Когда чёрные ходят g7-h8",
        "Тогда у белых остаётся 1:02:03",
        "И это третий ход из семи",
    ]
    assert said(only, "en") == [
        "Given a game of Russian draughts with 1:02:03 on each clock",
        "When Black plays g7-h8",
        "Then White has 1:02:03 left",
        "And it is the third move of seven",
    ]


def test_a_whole_step_that_an_outline_fills_in_is_told_in_both_languages_in_the_title(house: House) -> None:
    house.rule(
        """
Scenario Outline: 2.1-b In the end <what>
  В конце <what>
  Given a game of Lasca with 30:00 on each clock
  Then <what>
  Examples:
    | what                  |
    | White has 30:00 left  |
"""
    )
    [only] = house.results()["scenarios"]
    assert only["name"] == {"en": "In the end White has 30:00 left", "ru": "В конце у белых остаётся 30:00"}


def test_errors_in_set_up_and_tear_down_count_as_failed(house: House) -> None:
    house.rule(SCENARIOS)
    house.sentences(
        """

@pytest.fixture(autouse=True)
def spoilt(request):
    if "left out" in request.node.name:
        raise OSError("no table")
    yield
    if "this statement" in request.node.name or "breaks" in request.node.name:
        raise OSError("the table cannot be cleared")
"""
    )
    results = house.results()
    early = scenario(results, "It is left out")
    assert (early["outcome"], early["message"]) == ("failed", "OSError: no table")
    assert [step["outcome"] for step in early["steps"]] == ["not-run", "not-run"]
    late = scenario(results, "A ruling under this statement")
    assert (late["outcome"], late["message"]) == ("failed", "OSError: the table cannot be cleared")
    assert [step["outcome"] for step in late["steps"]] == ["passed", "passed", "passed"]
    assert scenario(results, "It breaks")["message"] == "RuntimeError: the board fell"


def test_nothing_is_written_when_not_everything_was_played(house: House) -> None:
    house.rule(SCENARIOS)
    for stopped in (["-x"], ["-k", "no such scenario"]):
        run = house.run("features", "--results", "results.json", *stopped)
        assert "No results written" in run.out
        assert not (house.root / "results.json").exists()


@pytest.mark.parametrize(
    "selected", [["--collect-only"], ["--setup-plan"], ["--setup-only"], ["-k", "unheard"], ["-x"]]
)
def test_no_report_is_published_unless_all_that_was_selected_has_been_played(house: House, selected: list[str]) -> None:
    house.rule(SCENARIOS)
    (house.root / "out").mkdir()
    (house.root / "out/index.html").write_text("earlier", encoding="utf-8")
    run = house.run("features", "--report", "out", *selected)
    assert run.code == 2
    assert [line for line in run.err.splitlines() if line] == [
        "No results written: "
        + ("nothing has been played." if selected != ["-x"] else "not everything that was selected has been played.")
    ]
    assert [path.name for path in (house.root / "out").iterdir()] == ["index.html"]
    assert (house.root / "out/index.html").read_text(encoding="utf-8") == "earlier"


@pytest.mark.parametrize("more", [[], ["-p", "xdist", "-n", "2"], ["-p", "pytest_bdd.plugin"]])
def test_pytest_bdd_is_there_also_where_plugins_are_not_looked_for(house: House, more: list[str]) -> None:
    house.rule(SCENARIOS)
    run = house.run("features", "--results", "results.json", *more, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    assert run.code == 1, run.out
    assert {each["outcome"] for each in house.read("results.json")["scenarios"]} == {"passed", "failed", "skipped"}


def test_nothing_is_written_when_a_process_was_lost(house: House) -> None:
    house.rule(SCENARIOS.replace("When nothing can go on", "When the process dies"))
    house.sentences("""

@when("the process dies", ru="процесс умирает")
def dies() -> None:
    import os
    os._exit(3)
""")
    run = house.run("features", "--results", "results.json", "-n", "2")
    assert run.code == 1
    assert "No results written" in run.out
    assert not (house.root / "results.json").exists()


def test_a_file_is_replaced_at_one_stroke(house: House) -> None:
    house.rule(SCENARIOS)
    target = house.root / "results.json"
    target.write_text("old", encoding="utf-8")
    house.run("features", "--results", "results.json", "-x")
    assert target.read_text(encoding="utf-8") == "old"
    house.run("features", "--results", "results.json")
    assert json.loads(target.read_text(encoding="utf-8"))["format"] == 2
    assert not list(house.root.glob(".results.json.*"))


def test_the_features_are_there_as_written(results: dict[str, Any], shared_house: House) -> None:
    (feature,) = results["features"]
    assert feature["path"] == "features/column/2.1-board.feature"
    assert feature["text"] == (shared_house.root / feature["path"]).read_text(encoding="utf-8")
    lines = feature["text"].splitlines()
    assert "29:20" in lines[results["scenarios"][1]["place"] - 1]
