"""The sample results, and what the report makes of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from lasca_rules.regulations import load
from reports.conflicts import load_incidents
from reports.model import Report
from reports.plain import structure
from reports.questions import load_questions
from reports.render import render
from reports.results import Results
from reports.weighing import weigh

SAMPLE = Path(__file__).parents[1] / "data" / "results_sample.json"


@pytest.fixture
def plain() -> dict[str, Any]:
    """The sample results as plain data of its own, to be spoilt."""
    loaded: dict[str, Any] = json.loads(SAMPLE.read_text(encoding="utf-8"))
    return loaded


@pytest.fixture(scope="session")
def report() -> Report:
    results = structure(json.loads(SAMPLE.read_text(encoding="utf-8")), Results, SAMPLE.name)
    return weigh(load(), results, load_incidents(), load_questions())


@pytest.fixture(scope="session")
def page(report: Report) -> str:
    return render(report)
