"""On what the report's command ends as failed."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from attrs import evolve

from lasca_rules.regulations import Statement, load
from reports.__main__ import main
from reports.failing import asked_for, failing
from reports.model import Report, Standing, StatementReport
from reports.results import NotRun

SAMPLE = Path(__file__).parents[1] / "data" / "results_sample.json"


@pytest.fixture
def nothing_broken(tmp_path: Path) -> Path:
    data = json.loads(SAMPLE.read_text(encoding="utf-8"))
    data["scenarios"] = [each for each in data["scenarios"] if each["outcome"] != "failed"]
    path = tmp_path / "results.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize("asked", [["weak"], ["untested"], ["weak,untested"], ["suspect", "weak"], ["untested, weak"]])
def test_it_fails_on_what_it_is_told_to(nothing_broken: Path, tmp_path: Path, asked: list[str]) -> None:
    options = [f"--fail-on={standings}" for standings in asked]
    assert main([str(nothing_broken), str(tmp_path / "out")]) == 0
    assert main([str(nothing_broken), str(tmp_path / "out"), *options]) == 1


@pytest.mark.parametrize("wrong", ["verified", "weak,", "wek"])
def test_it_refuses_what_it_cannot_fail_on(wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([str(SAMPLE), str(tmp_path), f"--fail-on={wrong}"])
    assert ended.value.code == 2
    assert "weak, untested, suspect" in capsys.readouterr().err


def of_a_part(report: Report, *asked: str) -> Report:
    """Return a report that leaves a scenario out, since these alone were asked for, or others were selected."""
    first = report.scenarios[0]
    left_out = NotRun("left out", first.feature, first.line, first.line, first.name, first.statements)
    return evolve(report, stamp=evolve(report.stamp, asked=asked), not_run=(left_out,))


def ids(statements: Iterable[StatementReport | Statement]) -> list[str]:
    return [statement.id for statement in statements]


def test_whatever_can_be_asked_for_by_name_is_judged_and_nothing_else(report: Report) -> None:
    names = [name for each in report.statements for name in (each.id, each.clause, each.regulation)]
    for name in dict.fromkeys(names):
        assert ids(asked_for(of_a_part(report, name))) == ids(load().statements_of(name))
    assert len(asked_for(of_a_part(report, names[0], names[-1]))) > len(asked_for(of_a_part(report, names[0])))


def test_where_scenarios_were_selected_otherwise_their_statements_are_judged(report: Report) -> None:
    judged = asked_for(of_a_part(report))
    assert ids(judged) == [each.id for each in report.statements if each.scenarios]
    assert len(judged) < len(report.statements) == len(asked_for(report))


@pytest.mark.parametrize("standing", [Standing.UNTESTED, Standing.WEAK, Standing.SUSPECT])
def test_a_run_of_a_part_is_not_judged_by_the_rest(report: Report, standing: Standing) -> None:
    asked, *rest = report.statements
    spoilt = [evolve(each, standing=standing, weak=(each.title,), suspect=(each.title,)) for each in rest]
    whole = evolve(report, statements=(evolve(asked, standing=Standing.VERIFIED, weak=(), suspect=()), *spoilt))
    assert failing(whole, [[standing]])
    assert not failing(of_a_part(whole, asked.id), [[standing]])
    assert failing(of_a_part(whole, asked.id, rest[0].id), [[standing]])
