"""JUnit XML: a suite for each feature, a case for each scenario, under its clause and at its place in the feature."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from xml.etree import ElementTree as ET

from lasca_rules.languages import Language
from reports.exports.telling import sentence, told
from reports.model import Report, StatementReport
from reports.results import NotRun, Scenario
from reports.showing import home
from reports.wording import WORDING

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_SAID = {"failed": "failed", "skipped": "skipped", "not-run": "not_run"} | {
    outcome: outcome for outcome in ("expected-failure", "unexpected-pass", "rerun")
}
"""The words for how a case ended, where it has no message of its own."""


def write_junit(report: Report, language: Language) -> str:
    """Return the report as JUnit XML. It holds no durations: they are not the report's."""
    every: list[Scenario | NotRun] = [*report.scenarios, *report.not_run]
    scenarios = sorted(every, key=lambda one: (one.feature, one.line, place_of(one)))
    statements = {statement.id: statement for statement in report.statements}
    root = ET.Element("testsuites", {"name": "lasca-rules"} | _counts(scenarios))
    for feature, group in groupby(scenarios, key=lambda scenario: scenario.feature):
        own = list(group)
        attributes = {"name": feature, "file": feature, "timestamp": report.stamp.when, **_counts(own)}
        suite = ET.SubElement(root, "testsuite", _safe(attributes))
        ET.SubElement(ET.SubElement(suite, "properties"), "property", _safe({"name": "run", "value": report.stamp.id}))
        for scenario in own:
            suite.append(_case(scenario, statements, language))
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def place_of(scenario: Scenario | NotRun) -> int:
    """Return the line of a scenario: an example's is its own row."""
    return scenario.place or scenario.line


def _case(scenario: Scenario | NotRun, statements: Mapping[str, StatementReport], language: Language) -> ET.Element:
    place, clause = place_of(scenario), statements[home(scenario)].clause
    name = scenario.id.partition("::")[2] or scenario.id
    attributes = {"classname": clause, "name": name, "file": scenario.feature, "line": str(place), "time": "0"}
    case = ET.Element("testcase", _safe(attributes))
    properties = ET.SubElement(case, "properties")
    for kind, value in _properties(scenario, statements):
        ET.SubElement(properties, "property", _safe({"name": kind, "value": value}))
    ended = outcome_of(scenario)
    if ended != "passed":
        message = (scenario.message if isinstance(scenario, Scenario) else None) or WORDING[_SAID[ended]][language]
        outcome = ET.SubElement(
            case, "failure" if ended == "failed" else "skipped", _safe({"message": message, "type": ended})
        )
        outcome.text = _clean(f"{scenario.feature}:{place}: {message}")
    ET.SubElement(case, "system-out").text = _clean("\n".join(_story(scenario, language)))
    return case


def _properties(scenario: Scenario | NotRun, statements: Mapping[str, StatementReport]) -> Iterable[tuple[str, str]]:
    """Yield what a case is evidence for, how each of these statements stands, and what came of the case itself."""
    yield from (("statement", name) for name in scenario.statements)
    yield from (("standing", f"{name} {statements[name].standing.value}") for name in scenario.statements)
    if isinstance(scenario, Scenario):
        yield from (("reading", name) for name in scenario.readings)
        yield "kind", scenario.kind
    yield "outcome", outcome_of(scenario)


def outcome_of(scenario: Scenario | NotRun) -> str:
    """Return how a scenario ended, or that it was not run."""
    return scenario.outcome if isinstance(scenario, Scenario) else "not-run"


def _story(scenario: Scenario | NotRun, language: Language) -> Iterable[str]:
    """Yield the scenario's steps and what they showed, a line each."""
    yield scenario.name[language]
    for step in scenario.steps if isinstance(scenario, Scenario) else ():
        mark = {"passed": " ", "failed": "✕", "not-run": "–"}[step.outcome]
        yield f"{mark} {sentence(step, language)}"
        yield from (f"    | {' | '.join(row)} |" for row in step.table or ())
        yield from (f"    {told(exhibit, language)}" for exhibit in step.exhibits)
        if step.message:
            yield f"    {step.message}"


def _counts(scenarios: Sequence[Scenario | NotRun]) -> dict[str, str]:
    """Count the cases; JUnit knows passed, failed and skipped, so what neither passed nor failed is skipped."""
    outcomes = [outcome_of(scenario) for scenario in scenarios]
    failed = outcomes.count("failed")
    skipped = len(outcomes) - failed - outcomes.count("passed")
    return {"tests": str(len(outcomes)), "failures": str(failed), "errors": "0", "skipped": str(skipped), "time": "0"}


def _safe(attributes: dict[str, str]) -> dict[str, str]:
    return {name: _clean(value) for name, value in attributes.items()}


def _clean(text: str) -> str:
    """Show the characters that XML cannot hold by their numbers."""
    return _NOT_XML.sub(lambda found: f"#x{ord(found[0]):02X}", text)
