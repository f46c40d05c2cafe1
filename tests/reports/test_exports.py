"""The report for other tools: JUnit XML, Markdown and CSV, all of one model, safe with any text."""

import csv
import io
import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from attrs import evolve

from lasca_rules.languages import Language, Text
from lasca_rules.regulations import load
from reports.__main__ import main
from reports.conflicts import load_incidents
from reports.exports import EXPORTS
from reports.exports.junit import write_junit
from reports.exports.markdown import escaped, write_markdown
from reports.exports.spreadsheet import write_spreadsheet
from reports.model import Report
from reports.plain import structure
from reports.questions import load_questions
from reports.results import Results
from reports.weighing import weigh

SAMPLE = Path(__file__).parents[1] / "data" / "results_sample.json"
EN, RU = Language.ENGLISH, Language.RUSSIAN
HOSTILE = "=1+1</script><img src=x onerror=alert(1)>]]>&\"'`|*_[x](http://e.example)\n# @all \x00\x1b\ud7ff"


@pytest.fixture
def hostile(plain: dict[str, Any]) -> Report:
    """A report in which everything that scenarios fill is hostile."""
    both = {"en": HOSTILE, "ru": HOSTILE}
    scenario = next(each for each in plain["scenarios"] if each["outcome"] == "failed")
    scenario |= {"id": f"{HOSTILE}::{HOSTILE}", "name": both, "message": HOSTILE}
    for step in scenario["steps"]:
        step |= {"keyword": both, "text": {"en": [HOSTILE], "ru": [HOSTILE]}, "message": HOSTILE, "table": [[HOSTILE]]}
    plain["run"] = {"when": HOSTILE, "commit": HOSTILE, "rules": HOSTILE}
    return weigh(load(), structure(plain, Results, "results"), load_incidents(), load_questions())


# --- JUnit ---


def suites(report: Report, language: Language = EN) -> ET.Element:
    return ET.fromstring(write_junit(report, language))  # noqa: S314 -- what we wrote ourselves


def test_junit_has_a_case_for_each_scenario_under_its_clause_at_its_place(report: Report) -> None:
    cases = list(suites(report).iter("testcase"))
    assert len(cases) == report.summary.scenarios
    clauses = {clause.id for regulation in report.regulations for clause in regulation.clauses}
    assert {case.attrib["classname"] for case in cases} <= clauses
    texts = {feature.path: feature.text.splitlines() for feature in report.features}
    for case in cases:
        assert case.attrib["file"] in texts
        line = texts[case.attrib["file"]][int(case.attrib["line"]) - 1]
        assert "Scenario:" in line or "Сценарий:" in line or line.lstrip().startswith("|")


def test_junit_counts_what_it_holds(report: Report) -> None:
    root = suites(report)
    for suite in (root, *root.findall("testsuite")):
        held = Counter(child.tag for case in suite.iter("testcase") for child in case)
        assert int(suite.attrib["tests"]) == len(list(suite.iter("testcase")))
        assert (int(suite.attrib["failures"]), int(suite.attrib["skipped"])) == (held["failure"], held["skipped"])
    assert (root.attrib["failures"], root.attrib["skipped"]) == ("1", "1")


def test_junit_tells_what_failed_where_and_of_which_statement(report: Report) -> None:
    (failed,) = [case for case in suites(report).iter("testcase") if case.find("failure") is not None]
    failure = failed.find("failure")
    assert failure is not None
    assert "expected a finding under column:2.1-e" in failure.attrib["message"]
    assert f"features/column/2.1-board.feature:{failed.attrib['line']}" in (failure.text or "")
    properties = {(each.attrib["name"], each.attrib["value"]) for each in failed.iter("property")}
    assert {("statement", "column:2.1-e"), ("reading", "kit-bounds"), ("kind", "applies")} <= properties


@pytest.mark.parametrize(("language", "words"), [(EN, "Ruling: "), (RU, "Решение судьи: ")])
def test_junit_tells_the_story_in_the_language_asked_for(report: Report, language: Language, words: str) -> None:
    assert any(words in (case.findtext("system-out") or "") for case in suites(report, language).iter("testcase"))


def test_junit_holds_any_text(hostile: Report) -> None:
    (failed,) = [case for case in suites(hostile).iter("testcase") if case.find("failure") is not None]
    shown = HOSTILE.replace("\x00", "#x00").replace("\x1b", "#x1B")
    assert failed.find("failure").attrib["message"] == shown  # type: ignore[union-attr]  # found just now
    assert {element.tag for element in suites(hostile).iter()} == {
        *("testsuites", "testsuite", "testcase", "properties", "property", "failure", "skipped", "system-out")
    }


# --- Markdown ---


def test_markdown_sums_up_and_names_what_is_broken(report: Report) -> None:
    summary = write_markdown(report, EN)
    assert f"{report.summary.verified} of {report.summary.statements} statements are verified." in summary
    assert "**column:2.1-e**" in summary
    assert "expected a finding under column:2.1-e" in summary
    rows = [line for line in summary.splitlines() if line.startswith("|")]
    assert len(rows) == len(report.regulations) + 3
    assert len({line.count("|") for line in rows}) == 1


def test_markdown_speaks_russian(report: Report) -> None:
    summary = write_markdown(report, RU)
    assert "Подтверждено положений" in summary
    assert "Столбовые шашки" in summary


def test_markdown_shows_markup_as_text(hostile: Report) -> None:
    summary = write_markdown(hostile, EN)
    for markup in ("<img", "](", "`", "@all", "http://", "\x00<"):
        assert markup not in summary
    assert not any(line.startswith("# @") for line in summary.splitlines())
    assert summary.count("onerror") == 2


MARKUP = ("a|b", "<b>", "**x**", "[a](b)", "a\n\n# b", "`c`", "@someone", "www.e.example", "http://e.example", "&lt;")


@pytest.mark.parametrize("text", MARKUP)
def test_escaped_text_has_no_markup(text: str) -> None:
    shown = escaped(text)
    assert not set(shown) & set("|<>*[]`@\n")
    assert "www." not in shown
    assert "://" not in shown
    assert "&lt;" not in shown


# --- CSV ---


def rows(report: Report, language: Language) -> list[list[str]]:
    written = write_spreadsheet(report, language)
    assert written.startswith("\ufeff")
    separator = {EN: ",", RU: ";"}[language]
    return list(csv.reader(io.StringIO(written.removeprefix("\ufeff"), newline=""), delimiter=separator, strict=True))


@pytest.mark.parametrize("language", [EN, RU])
def test_csv_has_a_row_for_each_statement_with_both_languages(report: Report, language: Language) -> None:
    heads, *statements = rows(report, language)
    assert len(statements) == report.summary.statements
    assert {len(row) for row in statements} == {len(heads)}
    for row, statement in zip(statements, report.statements, strict=True):
        assert statement.id in row
        assert {statement.title.en, statement.title.ru, statement.text.en, statement.text.ru} <= set(row)


def test_csv_counts_the_scenarios(report: Report) -> None:
    heads, *statements = rows(report, EN)
    broken = dict(zip(heads, next(row for row in statements if "column:2.1-e" in row), strict=True))
    assert [broken[head] for head in ("Standing", "Scenarios", "Passed", "Failed", "Skipped")] == [
        *("broken", "4", "3", "1", "0")
    ]


FORMULA_SIGNS = "=+-@＝＋－＠﹢﹣﹦﹫"
BEFORE_A_FORMULA = ("", " ", "  ", "\t", "\r", "\n", "\u00a0", "\u3000", "\ufeff", "\u200b", "\u202e ", "\x00")


@pytest.mark.parametrize("before", BEFORE_A_FORMULA, ids=ascii)
@pytest.mark.parametrize("sign", FORMULA_SIGNS)
def test_csv_holds_no_formula(report: Report, before: str, sign: str) -> None:
    first = report.statements[0]
    spoilt = evolve(first, title=Text(f"{before}{sign}cmd|x", f"{before}{sign}1"))
    cells = rows(evolve(report, statements=(spoilt,)), EN)[1]
    assert f"'{before}{sign}cmd|x" in cells
    assert f"'{before}{sign}1" in cells


def test_csv_leaves_words_and_dates_as_they_are(report: Report) -> None:
    plain = Text(" a word - and a sign", "«слово» = слово")
    cells = rows(evolve(report, statements=(evolve(report.statements[0], title=plain),)), EN)[1]
    assert {plain.en, plain.ru} <= set(cells)
    assert not {"2.1", "28.1", "5.4"} & {cell for row in rows(report, RU) for cell in row}


# --- all of them ---


@pytest.mark.parametrize("form", EXPORTS)
def test_the_same_report_gives_the_same_bytes(report: Report, form: str) -> None:
    assert EXPORTS[form].write(report, RU) == EXPORTS[form].write(report, RU)


@pytest.mark.parametrize(
    ("asked", "files"),
    [
        ("all", {"junit.xml", "messages.ndjson", "summary.md", "statements.csv"}),
        ("junit", {"junit.xml"}),
        ("csv,markdown,csv", {"statements.csv", "summary.md"}),
    ],
)
def test_the_command_writes_the_forms_it_is_asked_for(tmp_path: Path, asked: str, files: set[str]) -> None:
    main([str(SAMPLE), str(tmp_path), "--also", asked])
    known = {export.file for export in EXPORTS.values()}
    assert {path.name for path in tmp_path.iterdir()} & known == files
    assert {path.name for path in tmp_path.iterdir()} - known >= {"index.html", "report.json"}


@pytest.mark.parametrize("asked", ["", "pdf", "junit,,csv", "JUnit"])
def test_an_unknown_form_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main([str(SAMPLE), str(tmp_path / "report"), "--also", asked])
    assert ended.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "report").exists()


def test_what_cannot_be_written_in_a_form_is_refused_and_the_old_report_stays(
    tmp_path: Path, plain: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    results, folder = tmp_path / "results.json", tmp_path / "report"
    main([str(SAMPLE), str(folder), "--also", "messages"])
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    capsys.readouterr()
    del plain["features"]
    results.write_text(json.dumps(plain), encoding="utf-8")
    assert main([str(results), str(folder), "--also", "messages"]) == 2
    assert "play the scenarios again" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
