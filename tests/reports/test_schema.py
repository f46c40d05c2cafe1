"""The JSON Schema of report.json: it is that of the model, takes what is written, and refuses other shapes."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from reports.document import write_document
from reports.earlier import as_earlier
from reports.model import Report
from reports.schema import FILE, schema
from reports.since import compare


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    handed_out = json.loads(FILE.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(handed_out)
    return Draft202012Validator(handed_out)


@pytest.fixture
def document(report: Report) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(write_document(compare(as_earlier(report), report)))
    return loaded


def test_the_schema_handed_out_is_that_of_the_model() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == schema(), (
        "the model has changed: python -m reports.schema > reports/schema/report.schema.json"
    )


def test_it_takes_the_report(validator: Draft202012Validator, document: dict[str, Any]) -> None:
    assert [error.message for error in validator.iter_errors(document)] == []
    assert validator.is_valid(document | {"since": None})
    assert validator.is_valid(document | {"a key of a later version": 1})


def _exhibits(plain: dict[str, Any]) -> list[dict[str, Any]]:
    scenarios = (scenario for statement in plain["statements"] for scenario in statement["scenarios"])
    return [exhibit for scenario in scenarios for step in scenario["steps"] for exhibit in step["exhibits"]]


SPOILT: list[Callable[[dict[str, Any]], object]] = [
    lambda plain: plain.update(format=1),
    lambda plain: plain.pop("summary"),
    lambda plain: plain["summary"].update(broken="one"),
    lambda plain: plain["statements"][0].update(standing="fine"),
    lambda plain: plain["statements"][0].pop("lacks"),
    lambda plain: plain["statements"][0]["title"].pop("ru"),
    lambda plain: plain["statements"][0]["scenarios"][0].update(outcome="broken"),
    lambda plain: plain["statements"][0]["scenarios"][0]["steps"][0]["text"].update(en=[7]),
    lambda plain: plain["since"]["statements"].update(new=None),
    lambda plain: plain["readings"].append("kit-bounds"),
    *(lambda plain, number=number: _exhibits(plain)[number].update(kind="dance") for number in (0, 1, 2)),
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_it_refuses_other_shapes(
    validator: Draft202012Validator, document: dict[str, Any], spoil: Callable[[dict[str, Any]], object]
) -> None:
    spoil(document)
    assert not validator.is_valid(document)


def test_it_describes_every_kind_of_exhibit(validator: Draft202012Validator, document: dict[str, Any]) -> None:
    kinds = {exhibit["kind"] for exhibit in _exhibits(document)}
    assert kinds == {"position", "clocks", "illegal", "ruling", "finding", "nardy"}
    for exhibit in _exhibits(document):
        key = next(key for key in exhibit if key != "kind" and exhibit[key] is not None)
        exhibit[key] = {"of another": "shape"}
    wrong = {tuple(error.absolute_path)[:4] for error in validator.iter_errors(document)}
    assert len(wrong) > 10
