"""report.json: complete, described, and enough to make the page from."""

import json
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from reports.document import read_document, write_document
from reports.model import Report
from reports.plain import ReportInputError
from reports.render import render

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "report-json.md"


@pytest.fixture(scope="module")
def document(report: Report) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(write_document(report))
    return loaded


def test_the_page_is_made_of_what_the_document_holds(report: Report, page: str, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    path.write_text(write_document(report), encoding="utf-8")
    again = read_document(path)
    assert again == report
    assert render(again) == page


def test_the_same_report_gives_the_same_bytes_but_for_the_stamp(report: Report, document: dict[str, Any]) -> None:
    assert write_document(report) == write_document(report)
    later = json.loads(write_document(evolve(report, stamp=evolve(report.stamp, when="2027-01-01T00:00:00Z"))))
    assert {key for key in document if document[key] != later[key]} == {"stamp"}


def test_statements_come_at_the_top_with_standing_and_whole_scenarios(document: dict[str, Any]) -> None:
    statement = next(each for each in document["statements"] if each["id"] == "column:2.1-e")
    assert statement["standing"] == "broken"
    assert [each["outcome"] for each in statement["scenarios"]].count("failed") == 1
    assert statement["scenarios"][0]["steps"][0]["text"]["ru"] == [
        "доска со стороной ",
        {"value": "34,9 см", "kind": "Length"},
    ]


def test_text_is_not_escaped_and_markup_stays_as_it_was(report: Report) -> None:
    text = write_document(report)
    assert "Простая ходит на одно поле вперёд" in text
    assert "<script>alert('x')</script>" in text


def _keys(plain: object) -> set[str]:
    match plain:
        case dict():
            inner = (value for key, value in plain.items() if key != "fields")  # the schema has those of each kind
            return {str(key) for key in plain}.union(*map(_keys, inner))
        case list():
            return set().union(*map(_keys, plain))
        case _:
            return set()


def test_the_documentation_names_every_key_and_every_kind_of_exhibit(document: dict[str, Any]) -> None:
    described = DOCUMENTATION.read_text(encoding="utf-8")
    keys = _keys(document)
    assert len(keys) > 60
    assert {key for key in keys if f"`{key}`" not in described and f'"{key}"' not in described} == set()
    shown = {
        exhibit["kind"]
        for statement in document["statements"]
        for scenario in statement["scenarios"]
        for step in scenario["steps"]
        for exhibit in step["exhibits"]
    }
    assert shown == {"position", "clocks", "illegal", "ruling", "finding", "nardy"}
    assert all(f"`{kind}`" in described for kind in shown)


def test_a_document_of_another_shape_is_refused(document: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    path.write_text(json.dumps(document | {"summary": document["summary"] | {"broken": "one"}}), encoding="utf-8")
    with pytest.raises(ReportInputError, match=r"report\.json: summary\.broken: expected a whole number, found 'one'"):
        read_document(path)
