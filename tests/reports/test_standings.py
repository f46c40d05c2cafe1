"""Statement × outcomes → standing."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from attrs import evolve

from lasca_rules.languages import Text
from lasca_rules.regulations import load
from reports.conflicts import load_incidents
from reports.model import Report, Standing
from reports.plain import ReportInputError, structure
from reports.questions import load_questions
from reports.results import Results, Scenario
from reports.weighing import lacking, standing_of, weigh

PASSED = Scenario("f::2.1-b a", "f", 1, Text("a", "а"), ("column:2.1-b",), "passed")
FAILED = evolve(PASSED, outcome="failed")
SKIPPED = evolve(PASSED, outcome="skipped")
NOT_BITING = evolve(PASSED, kind="does-not-apply")


@pytest.mark.parametrize(
    ("scenarios", "standing"),
    [
        ([], Standing.UNTESTED),
        ([SKIPPED], Standing.UNTESTED),
        ([PASSED], Standing.VERIFIED),
        ([PASSED, SKIPPED], Standing.VERIFIED),
        ([PASSED, FAILED], Standing.BROKEN),
        ([FAILED, SKIPPED], Standing.BROKEN),
    ],
)
def test_a_statement_stands_on_the_outcomes_of_its_scenarios(scenarios: list[Scenario], standing: Standing) -> None:
    assert standing_of(scenarios) is standing


@pytest.mark.parametrize(
    ("scenarios", "lacks"),
    [
        ([], ("applies", "does-not-apply")),
        ([PASSED], ("does-not-apply",)),
        ([NOT_BITING], ("applies",)),
        ([PASSED, NOT_BITING], ()),
        ([PASSED, evolve(NOT_BITING, outcome="failed")], ("does-not-apply",)),
        ([SKIPPED, NOT_BITING], ("applies",)),
    ],
)
def test_the_kind_of_evidence_that_no_scenario_gives_is_lacking(
    scenarios: list[Scenario], lacks: tuple[Literal["applies", "does-not-apply"], ...]
) -> None:
    assert lacking(scenarios) == lacks


def test_every_statement_of_the_registry_is_reported_in_the_order_of_the_text(report: Report) -> None:
    assert [each.id for each in report.statements] == [each.id for each in load().statements]
    in_clauses = [
        each for regulation in report.regulations for clause in regulation.clauses for each in clause.statements
    ]
    assert in_clauses == [each.id for each in report.statements]


def test_the_summary_counts_a_scenario_once_however_many_statements_it_serves(report: Report) -> None:
    summary = report.summary
    shared = [each for each in report.statements if each.id in {"column:1.14.1-a", "column:1.14.1-b"}]
    assert {each.scenarios[0].id for each in shared} == {shared[0].scenarios[0].id}
    assert (summary.scenarios, summary.passed, summary.failed, summary.skipped) == (21, 19, 1, 1)
    assert (summary.statements, summary.verified, summary.broken) == (len(report.statements), 4, 1)
    assert summary.weak == 9
    assert summary.untested == summary.statements - 14


def test_a_regulation_counts_its_own(report: Report) -> None:
    counts = {regulation.id: regulation.count for regulation in report.regulations}
    assert (counts["nardy"].verified, counts["nardy"].weak, counts["nardy"].scenarios) == (0, 1, 1)
    assert (counts["column"].verified, counts["column"].weak, counts["column"].scenarios) == (3, 5, 16)
    assert counts["column"].broken == 1


def test_only_the_supplement_is_marked_as_one(report: Report) -> None:
    assert [regulation.id for regulation in report.regulations if regulation.supplement] == ["play"]


def test_a_reading_lists_what_rests_on_it_and_its_statements_list_the_reading(report: Report) -> None:
    reading = next(each for each in report.readings if each.id == "wrong-claim-pays")
    assert [each.rpartition("::")[2] for each in reading.scenarios] == [
        "1.14.2-c White claims wrongly and loses on time by it"
    ]
    statement = next(each for each in report.statements if each.id == "column:1.14.2-c")
    assert {"wrong-claim-pays", "charge-then-flag"} <= set(statement.readings)


def _cite_statement(scenario: dict[str, Any]) -> None:
    scenario["statements"] = ["column:9.9-z"]


def _cite_reading(scenario: dict[str, Any]) -> None:
    scenario["readings"] = ["no-such-reading"]


def _rule_under(scenario: dict[str, Any]) -> None:
    scenario["steps"][0]["exhibits"] = [_ruling() | {"under": ["column:9.9-z"]}]


def _rule_by(scenario: dict[str, Any]) -> None:
    scenario["steps"][0]["exhibits"] = [_ruling() | {"regulation": "chess"}]


def _ruling() -> dict[str, Any]:
    text = {"en": "a", "ru": "а"}
    return {
        "kind": "ruling",
        "regulation": "column",
        "verdict": {"kind": "goes-on", "fields": {}},
        "clocks": {"kind": "unchanged", "fields": {}},
        "under": ["column:1.14.1-d"],
        "words": {"verdict": text, "clocks": text},
    }


def _object_under(scenario: dict[str, Any]) -> None:
    objection = {"text": {"en": "a", "ru": "а"}, "statement": "play:P99"}
    scenario["steps"][0]["exhibits"] = [{"kind": "illegal", "move": "a1-b2", "objections": [objection]}]


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (_cite_statement, "column:9.9-z"),
        (_cite_reading, "no-such-reading"),
        (_rule_under, "column:9.9-z"),
        (_rule_by, "chess"),
        (_object_under, "play:P99"),
    ],
)
def test_a_citation_of_what_the_registry_does_not_have_is_refused(
    plain: dict[str, Any], spoil: Callable[[dict[str, Any]], None], named: str
) -> None:
    spoil(plain["scenarios"][0])
    with pytest.raises(ReportInputError) as refused:
        weigh(load(), structure(plain, Results, "results"), load_incidents(), load_questions())
    for message in (refused.value.text.en, refused.value.text.ru):
        assert named in message
        assert plain["scenarios"][0]["id"] in message


def test_a_scenario_that_stands_twice_is_refused(plain: dict[str, Any]) -> None:
    plain["scenarios"].append(plain["scenarios"][3])
    with pytest.raises(ReportInputError, match="this id stands twice"):
        weigh(load(), structure(plain, Results, "results"), load_incidents(), load_questions())


def test_a_conflict_shows_the_verdict_of_each_regulations_ruling(report: Report) -> None:
    answers = {conflict.id: conflict.answers for conflict in report.conflicts}
    assert list(answers) == [f"K{number}" for number in range(1, 12)]
    column, draughts = answers["K3"]
    assert column.verdict == Text("the game is replayed from that move", "партия переигрывается с этого хода")
    assert draughts.verdict is not None
    assert draughts.verdict.en == "Black has replied and lost the right to a correction"
    assert (column.silent, draughts.silent) == (False, False)
    assert column.clocks is not None
    assert column.clocks.ru == "на часах обоих игроков восстанавливаются показания, какие были перед этим ходом"


def test_a_silent_regulation_answers_in_a_scenario_that_cites_the_other(report: Report) -> None:
    column, draughts = next(conflict.answers for conflict in report.conflicts if conflict.id == "K8")
    assert column.scenarios == ()
    assert draughts.silent
    assert len(draughts.scenarios) == 1


def test_k1_is_not_taken_for_k10_and_k11(report: Report, plain: dict[str, Any]) -> None:
    moved = next(each for each in plain["scenarios"] if each["feature"].startswith("features/across/K3"))
    moved["name"] = {"en": "K11 After the end", "ru": "K11 После окончания"}
    moved["feature"] = "features/across/conflicts.feature"
    weighed = weigh(load(), structure(plain, Results, "results"), load_incidents(), load_questions())
    found = {conflict.id for conflict in weighed.conflicts if any(answer.scenarios for answer in conflict.answers)}
    assert found == {"K3", "K8", "K11"}
    assert report != weighed
