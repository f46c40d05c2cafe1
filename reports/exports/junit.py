"""JUnit XML: a suite for each feature, a case for each scenario, under its clause and at its place in the feature."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from xml.etree import ElementTree as ET

from lasca_rules.languages import Language
from reports.exports.telling import sentence, told
from reports.model import Report
from reports.results import Scenario
from reports.showing import home

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def write_junit(report: Report, language: Language) -> str:
    """Return the report as JUnit XML. It holds no durations: they are not the report's."""
    scenarios = report.scenarios
    clauses = {statement.id: statement.clause for statement in report.statements}
    root = ET.Element("testsuites", {"name": "lasca-rules"} | _counts(scenarios))
    for feature, group in groupby(scenarios, key=lambda scenario: scenario.feature):
        own = list(group)
        attributes = {"name": feature, "file": feature, "timestamp": report.stamp.when, **_counts(own)}
        suite = ET.SubElement(root, "testsuite", _safe(attributes))
        ET.SubElement(ET.SubElement(suite, "properties"), "property", _safe({"name": "run", "value": report.stamp.id}))
        for scenario in own:
            suite.append(_case(scenario, clauses[home(scenario)], language))
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def _case(scenario: Scenario, clause: str, language: Language) -> ET.Element:
    place = scenario.place or scenario.line
    name = scenario.id.partition("::")[2] or scenario.id
    attributes = {"classname": clause, "name": name, "file": scenario.feature, "line": str(place), "time": "0"}
    case = ET.Element("testcase", _safe(attributes))
    properties = ET.SubElement(case, "properties")
    for kind, values in (("statement", scenario.statements), ("reading", scenario.readings), ("kind", [scenario.kind])):
        for value in values:
            ET.SubElement(properties, "property", _safe({"name": kind, "value": value}))
    if scenario.outcome != "passed":
        message = scenario.message or ""
        outcome = ET.SubElement(
            case, "failure" if scenario.outcome == "failed" else "skipped", _safe({"message": message})
        )
        outcome.text = _clean(f"{scenario.feature}:{place}: {message}")
    ET.SubElement(case, "system-out").text = _clean("\n".join(_story(scenario, language)))
    return case


def _story(scenario: Scenario, language: Language) -> Iterable[str]:
    """Yield the scenario's steps and what they showed, a line each."""
    yield scenario.name[language]
    for step in scenario.steps:
        mark = {"passed": " ", "failed": "✕", "not-run": "–"}[step.outcome]
        yield f"{mark} {sentence(step, language)}"
        yield from (f"    | {' | '.join(row)} |" for row in step.table or ())
        yield from (f"    {told(exhibit, language)}" for exhibit in step.exhibits)
        if step.message:
            yield f"    {step.message}"


def _counts(scenarios: Sequence[Scenario]) -> dict[str, str]:
    outcomes = [scenario.outcome for scenario in scenarios]
    failed, skipped = outcomes.count("failed"), outcomes.count("skipped")
    return {"tests": str(len(outcomes)), "failures": str(failed), "errors": "0", "skipped": str(skipped), "time": "0"}


def _safe(attributes: dict[str, str]) -> dict[str, str]:
    return {name: _clean(value) for name, value in attributes.items()}


def _clean(text: str) -> str:
    """Show the characters that XML cannot hold by their numbers."""
    return _NOT_XML.sub(lambda found: f"#x{ord(found[0]):02X}", text)
