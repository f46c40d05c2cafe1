"""Cucumber Messages: the features as written, and what came of every step, one message a line.

The messages are those of the official package, in the order that its compatibility kit shows. Times are the run's,
durations none: the report does not hold them.
"""

import json
import platform
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from importlib.metadata import version

import cucumber_messages as messages
from attrs import define, evolve
from gherkin.stream.id_generator import IdGenerator

from lasca_rules.languages import Language
from reports.exports.defined import Sentences, arguments
from reports.exports.telling import told
from reports.exports.written import by_place, pickle_of, written
from reports.model import Report
from reports.results import Scenario
from reports.wording import WORDING

_STATUS = {
    "passed": messages.TestStepResultStatus.passed,
    "failed": messages.TestStepResultStatus.failed,
    "not-run": messages.TestStepResultStatus.skipped,
}
_NO_TIME = messages.Duration(nanos=0, seconds=0)
_LOG = "text/x.cucumber.log+plain"
"""What Cucumber calls words that a step logs: they are shown under it."""


def write_messages(report: Report, language: Language) -> str:
    """Return the report as Cucumber Messages; what steps showed is attached in one language.

    Raises:
        ReportInputError: The report does not hold the features, or not as they were played.
    """
    stream = map(messages.message_converter.to_dict, _stream(report, language))
    return "".join(f"{json.dumps(each, ensure_ascii=False, separators=(',', ':'))}\n" for each in stream)


def _stream(report: Report, language: Language) -> Iterator[messages.Envelope]:
    ids = IdGenerator()
    when = _timestamp(report.stamp.when)
    played = {scenario.feature for scenario in report.scenarios}
    features = list(written((each for each in report.features if each.path in played), ids))
    pickles = by_place(features)
    sentences, run = Sentences(ids), report.stamp.id or str(ids.get_next_id())
    set_up = messages.Hook(str(ids.get_next_id()), messages.SourceReference(uri="steps/table.py"), name="set-up")
    cases = [_prepare(scenario, pickle_of(scenario, pickles), sentences, set_up, run) for scenario in report.scenarios]
    yield messages.Envelope(meta=_meta())
    yield from features
    yield from sentences.envelopes()
    if any(_broke_in_set_up(scenario) for scenario in report.scenarios):
        yield messages.Envelope(hook=set_up)
    yield messages.Envelope(test_run_started=messages.TestRunStarted(when, run))
    yield messages.Envelope(attachment=_standings(report, run, when, language))
    yield from (messages.Envelope(test_case=case) for case in cases)
    for scenario, case in zip(report.scenarios, cases, strict=True):
        yield from _Played(scenario, case, str(ids.get_next_id()), when).envelopes(language)
    finished = messages.TestRunFinished(not report.summary.failed, when, test_run_started_id=run)
    yield messages.Envelope(test_run_finished=finished)


def _standings(report: Report, run: str, when: messages.Timestamp, language: Language) -> messages.Attachment:
    """Return how every statement stands, a line each: Cucumber's own messages know scenarios only."""
    lines = (f"{statement.id}: {WORDING[statement.standing.value][language]}" for statement in report.statements)
    return messages.Attachment(
        body="\n".join(lines),
        content_encoding=messages.AttachmentContentEncoding.identity,
        media_type=_LOG,
        test_run_started_id=run,
        timestamp=when,
    )


def _prepare(
    scenario: Scenario, pickle: messages.Pickle, sentences: Sentences, set_up: messages.Hook, run: str
) -> messages.TestCase:
    """Return a scenario as it is going to be played: where set-up broke, that is its first step."""
    case = messages.TestCase(str(sentences.ids.get_next_id()), pickle.id, [], test_run_started_id=run)
    if _broke_in_set_up(scenario):
        case.test_steps.append(messages.TestStep(str(sentences.ids.get_next_id()), hook_id=set_up.id))
    for step, picked in zip(scenario.steps, pickle.steps, strict=True):
        passage = step.text.ru if pickle.language == Language.RUSSIAN.value else step.text.en
        case.test_steps.append(
            messages.TestStep(
                str(sentences.ids.get_next_id()),
                pickle_step_id=picked.id,
                step_definition_ids=[sentences.definition(passage)],
                step_match_arguments_lists=[arguments(passage, picked.text)],
            )
        )
    return case


@define
class _Played:
    """One scenario as it was played: its case, and the id of this play."""

    scenario: Scenario
    case: messages.TestCase
    id: str
    when: messages.Timestamp

    def envelopes(self, language: Language) -> Iterator[messages.Envelope]:
        """Yield its start, its steps with what they showed, and its end."""
        planned = [step.id for step in self.case.test_steps]
        again = self.scenario.outcome == "rerun"
        if again:
            yield from self._first_attempt(planned)
        started = messages.TestCaseStarted(
            attempt=int(again), id=self.id, test_case_id=self.case.id, timestamp=self.when
        )
        yield messages.Envelope(test_case_started=started)
        if _broke_in_set_up(self.scenario):
            failed = messages.TestStepResultStatus.failed
            yield from self._step(planned.pop(0), failed, self.scenario.message, ())
        # A scenario that was skipped says why with its first step; so does one of which something else was expected.
        left = self.scenario.message if self.scenario.outcome == "skipped" else None
        expected = self.scenario.outcome in {"expected-failure", "unexpected-pass"}
        said = [WORDING[self.scenario.outcome][language]] if expected else []
        for step, name in zip(self.scenario.steps, planned, strict=True):
            shown = [*said, *(told(exhibit, language) for exhibit in step.exhibits)]
            yield from self._step(name, _STATUS[step.outcome], step.message or left, shown)
            left, said = None, []
        finished = messages.TestCaseFinished(self.id, self.when, will_be_retried=False)
        yield messages.Envelope(test_case_finished=finished)

    def _first_attempt(self, planned: Sequence[str]) -> Iterator[messages.Envelope]:
        """Yield a first attempt that failed: at which step was not kept, so it says with its first step what failed."""
        first = f"{self.id}-0"
        started = messages.TestCaseStarted(attempt=0, id=first, test_case_id=self.case.id, timestamp=self.when)
        yield messages.Envelope(test_case_started=started)
        before = evolve(self, id=first)
        message: str | None = self.scenario.message
        for number, name in enumerate(planned):
            yield from before._step(name, _STATUS["not-run" if number else "failed"], message, ())  # noqa: SLF001 -- itself
            message = None
        yield messages.Envelope(test_case_finished=messages.TestCaseFinished(first, self.when, will_be_retried=True))

    def _step(
        self, name: str, status: messages.TestStepResultStatus, message: str | None, shown: Iterable[str]
    ) -> Iterator[messages.Envelope]:
        yield messages.Envelope(test_step_started=messages.TestStepStarted(self.id, name, self.when))
        for text in shown:
            attachment = messages.Attachment(
                body=text,
                content_encoding=messages.AttachmentContentEncoding.identity,
                media_type=_LOG,
                test_case_started_id=self.id,
                test_step_id=name,
                timestamp=self.when,
            )
            yield messages.Envelope(attachment=attachment)
        result = messages.TestStepResult(_NO_TIME, status, message=message)
        yield messages.Envelope(test_step_finished=messages.TestStepFinished(self.id, name, result, self.when))


def _broke_in_set_up(scenario: Scenario) -> bool:
    """Tell whether a scenario failed outside its steps."""
    return scenario.outcome == "failed" and all(step.outcome != "failed" for step in scenario.steps)


def _meta() -> messages.Meta:
    return messages.Meta(
        cpu=messages.Product(platform.machine()),
        implementation=messages.Product("lasca-rules", version("lasca-rules")),
        os=messages.Product(platform.system(), platform.release()),
        protocol_version=version("cucumber-messages"),
        runtime=messages.Product(platform.python_implementation(), platform.python_version()),
    )


def _timestamp(when: str) -> messages.Timestamp:
    """Return the run's time; a run that does not say when it was has none."""
    try:
        seconds = int(datetime.fromisoformat(when).timestamp())
    except ValueError:
        seconds = 0
    return messages.Timestamp(nanos=0, seconds=seconds)
