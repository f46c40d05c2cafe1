"""Cucumber Messages: whole, in order, each reference to something already said, and true to what was played."""

import json
from collections import Counter
from typing import Any

import pytest
from attrs import evolve
from cucumber_messages import Envelope, message_converter

from lasca_rules.languages import Language
from lasca_rules.regulations import load
from reports.conflicts import load_incidents
from reports.exports.messages import write_messages
from reports.model import Report
from reports.plain import ReportInputError, structure
from reports.questions import load_questions
from reports.results import FeatureText, Results
from reports.weighing import weigh

EN = Language.ENGLISH

ORDER = (
    *("meta", "source", "parameterType", "stepDefinition", "hook", "testRunStarted", "testCase", "testCaseStarted"),
    "testRunFinished",
)
"""The order of the parts, as the compatibility kit of Cucumber has it; sources with their trees and pickles."""
REFERENCES = {"astNodeIds", "astNodeId", "pickleId", "pickleStepId", "stepDefinitionIds", "hookId", "testCaseId"} | {
    *("testCaseStartedId", "testStepId", "testRunStartedId")
}


def lines(report: Report, language: Language = EN) -> list[dict[str, Any]]:
    return [json.loads(line) for line in write_messages(report, language).splitlines()]


@pytest.fixture(scope="module")
def stream(report: Report) -> list[dict[str, Any]]:
    return lines(report)


def of(stream: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [message[kind] for message in stream if kind in message]


def made(plain: dict[str, Any]) -> Report:
    return weigh(load(), structure(plain, Results, "results"), load_incidents(), load_questions())


def test_each_line_is_one_message_that_the_official_package_reads_and_writes(stream: list[dict[str, Any]]) -> None:
    assert len(stream) > 200
    for message in stream:
        assert len(message) == 1
        envelope = message_converter.from_dict(message, Envelope)
        assert message_converter.to_dict(envelope) == message


def test_the_parts_come_in_order(stream: list[dict[str, Any]]) -> None:
    kinds = [next(iter(message)) for message in stream]
    first = [kinds.index(kind) for kind in ORDER if kind in kinds]
    assert first == sorted(first)
    for kind in ("meta", "testRunStarted", "testRunFinished"):
        assert kinds.count(kind) == 1
    assert (kinds[0], kinds[-1]) == ("meta", "testRunFinished")
    last = {kind: len(kinds) - 1 - kinds[::-1].index(kind) for kind in set(kinds)}
    assert last["pickle"] < kinds.index("parameterType")
    assert last["stepDefinition"] < kinds.index("testRunStarted")
    assert last["testCase"] < kinds.index("testCaseStarted")


def _ids(plain: object, *, inside: str = "") -> list[tuple[str, str]]:
    """Return every id and every reference in a message, each with its key, in the order in which they stand."""
    match plain:
        case dict():
            return [found for key, value in plain.items() for found in _ids(value, inside=key)]
        case list():
            return [found for value in plain for found in _ids(value, inside=inside)]
        case str() if inside == "id" or inside in REFERENCES:
            return [(inside, plain)]
        case _:
            return []


def test_ids_are_unique_and_every_reference_is_to_something_said_before(stream: list[dict[str, Any]]) -> None:
    known: set[str] = set()
    references = 0
    for message in stream:
        found = _ids(message)
        own = [value for key, value in found if key == "id"]
        assert not known & set(own)
        assert len(own) == len(set(own))
        known |= set(own)
        referred = {value for key, value in found if key != "id"}
        assert referred <= known
        references += len(referred)
    assert references > 300


def test_every_scenario_was_played_as_it_is_written(stream: list[dict[str, Any]], report: Report) -> None:
    pickles = {pickle["id"]: pickle for pickle in of(stream, "pickle")}
    played = [pickles[case["pickleId"]] for case in of(stream, "testCase")]
    assert len(played) == report.summary.scenarios
    for pickle, scenario in zip(played, report.scenarios, strict=True):
        assert (pickle["uri"], pickle["location"]["line"]) == (scenario.feature, scenario.place)
        tags = {tag["name"] for tag in pickle["tags"]}
        assert {f"@{statement}" for statement in scenario.statements} <= tags
        assert ("@does-not-apply" in tags) == (scenario.kind == "does-not-apply")


def test_scenarios_stand_under_their_rules(stream: list[dict[str, Any]]) -> None:
    rules = [child["rule"] for document in of(stream, "gherkinDocument") for child in document["feature"]["children"]]
    assert len(rules) > 10
    assert all("scenario" in child for rule in rules for child in rule["children"])
    assert any(rule["name"].startswith("2.1-e At official events") for rule in rules)


def test_a_case_starts_goes_through_its_steps_and_ends(stream: list[dict[str, Any]]) -> None:
    cases = {case["id"]: [step["id"] for step in case["testSteps"]] for case in of(stream, "testCase")}
    running: str | None = None
    done: list[str] = []
    for message in stream:
        match message:
            case {"testCaseStarted": started}:
                assert running is None
                running, done = started["testCaseId"], []
            case {"testStepStarted": started}:
                assert running is not None
                done.append(started["testStepId"])
            case {"attachment": {"testRunStartedId": _}}:
                assert running is None
            case {"attachment": attachment} | {"testStepFinished": attachment}:
                assert attachment["testStepId"] == done[-1]
            case {"testCaseFinished": _}:
                assert running is not None
                assert done == cases.pop(running)
                running = None
            case _:
                pass
    assert cases == {}


def test_steps_end_as_they_did(stream: list[dict[str, Any]], report: Report) -> None:
    ended = Counter(finished["testStepResult"]["status"] for finished in of(stream, "testStepFinished"))
    outcomes = Counter(step.outcome for scenario in report.scenarios for step in scenario.steps)
    assert ended == {"PASSED": outcomes["passed"], "FAILED": outcomes["failed"], "SKIPPED": outcomes["not-run"]}
    (failed,) = [
        each["testStepResult"]
        for each in of(stream, "testStepFinished")
        if each["testStepResult"]["status"] == "FAILED"
    ]
    assert "expected a finding under column:2.1-e" in failed["message"]
    assert of(stream, "testRunFinished")[0]["success"] is False


def test_a_run_without_failures_is_a_success(plain: dict[str, Any]) -> None:
    plain["scenarios"] = [each for each in plain["scenarios"] if each["outcome"] != "failed"]
    assert of(lines(made(plain)), "testRunFinished")[0]["success"] is True


def test_values_are_marked_where_they_stand_in_the_text(stream: list[dict[str, Any]]) -> None:
    texts = {step["id"]: step["text"] for pickle in of(stream, "pickle") for step in pickle["steps"]}
    marked = 0
    for case in of(stream, "testCase"):
        for step in case["testSteps"]:
            for argument in step["stepMatchArgumentsLists"][0]["stepMatchArguments"]:
                group = argument["group"]
                text = texts[step["pickleStepId"]]
                assert text[group["start"] : group["start"] + len(group["value"])] == group["value"]
                marked += 1
    assert marked > 20


def test_what_a_step_showed_is_attached_to_it(stream: list[dict[str, Any]], report: Report) -> None:
    shown = sum(len(step.exhibits) for scenario in report.scenarios for step in scenario.steps)
    attached = [each for each in of(stream, "attachment") if "testStepId" in each]
    assert len(attached) == shown > 20
    russian = [each["body"] for each in of(lines(report, Language.RUSSIAN), "attachment")]
    assert any(body.startswith("Решение судьи: ") for body in russian)


def test_a_russian_feature_keeps_its_language(stream: list[dict[str, Any]]) -> None:
    (document,) = [each for each in of(stream, "gherkinDocument") if each["feature"]["language"] == "ru"]
    assert document["feature"]["keyword"] == "Функция"


def test_a_failure_in_the_set_up_is_a_hooks(plain: dict[str, Any]) -> None:
    scenario = next(each for each in plain["scenarios"] if each["outcome"] == "failed")
    for step in scenario["steps"]:
        step |= {"outcome": "not-run", "message": None}
    stream = lines(made(plain))
    (hook,) = of(stream, "hook")
    (failed,) = [each for each in of(stream, "testStepFinished") if each["testStepResult"]["status"] == "FAILED"]
    (step,) = [step for case in of(stream, "testCase") for step in case["testSteps"] if "hookId" in step]
    assert (step["hookId"], step["id"]) == (hook["id"], failed["testStepId"])


def test_the_stream_tells_its_protocol(stream: list[dict[str, Any]]) -> None:
    meta = of(stream, "meta")[0]
    assert meta["implementation"]["name"] == "lasca-rules"
    assert int(meta["protocolVersion"].split(".")[0]) >= 34


@pytest.mark.parametrize("spoil", ["no such line", "another number of steps", "not gherkin", "no feature"])
def test_features_that_are_not_those_played_are_refused(report: Report, spoil: str) -> None:
    path, text = (
        "features/column/2.1-board.feature",
        next(each.text for each in report.features if each.path == "features/column/2.1-board.feature"),
    )
    other = {
        "no such line": "\n" + text,
        "another number of steps": text.replace("      Then the board passes\n", ""),
        "not gherkin": "Feature: 2.1\n  nonsense: x\n  Scenario:\n | a |\n",
        "no feature": None,
    }[spoil]
    others = tuple(each for each in report.features if each.path != path)
    features = others if other is None else (*others, FeatureText(path, other))
    with pytest.raises(ReportInputError, match=r"features/column/2\.1-board\.feature"):
        write_messages(evolve(report, features=features), EN)


def test_markup_and_a_strange_time_do_no_harm(plain: dict[str, Any]) -> None:
    plain["run"]["when"] = "yesterday"
    stream = lines(made(plain))
    assert of(stream, "testRunStarted")[0]["timestamp"] == {"seconds": 0, "nanos": 0}
    assert any("<script>alert('x')</script>" in step["text"] for each in of(stream, "pickle") for step in each["steps"])
