"""The report as one value: what report.json holds and the page shows.

A scenario stands whole under every statement it is evidence for; everything else refers to scenarios by their ids.
"""

from enum import Enum

from attrs import frozen

from lasca_rules.languages import Text
from reports.mutants import MutantsReport
from reports.results import Crash, Evidence, FeatureText, NotRun, Run, Scenario, UnusedSentence

FORMAT = 2
"""The version of report.json that this package writes."""


class Standing(Enum):
    """How a statement stands on the evidence; the value is its word in report.json."""

    VERIFIED = "verified"
    """All its scenarios passed; they show where it applies and where not, and would notice whatever breaks it."""
    UNPROBED = "unprobed"
    """All its scenarios passed, but whether they would notice anything was not tried."""
    WEAK = "weak"
    """All its scenarios passed, but something is missing in the evidence."""
    SUSPECT = "suspect"
    """Its scenarios passed, but what it was written or reviewed by has changed: a person has to read it again."""
    BROKEN = "broken"
    """A scenario of it failed."""
    UNTESTED = "untested"
    """There is no scenario of it, or none that was not skipped."""
    NOT_RUN = "not-run"
    """The run left scenarios of it out, since something else was asked for, and those that it played passed."""

    @property
    def key(self) -> str:
        """What the statements that stand so are counted under, in ``Count`` and ``Summary``."""
        return self.value.replace("-", "_")


@frozen
class Count:
    """Statements by standing, and the scenarios that are evidence for them."""

    verified: int
    unprobed: int
    weak: int
    suspect: int
    broken: int
    untested: int
    not_run: int
    scenarios: int

    @property
    def statements(self) -> int:
        """All the statements."""
        counted: list[int] = [getattr(self, standing.key) for standing in Standing]
        return sum(counted)


@frozen
class Summary:
    """The report in numbers. A scenario counts once, however many statements it is evidence for."""

    statements: int
    verified: int
    unprobed: int
    weak: int
    suspect: int
    broken: int
    untested: int
    not_run: int
    scenarios: int
    passed: int
    failed: int
    skipped: int
    expected_failure: int
    """Scenarios marked as ones that fail, which did."""
    unexpected_pass: int
    """Scenarios marked as ones that fail, which did not."""
    rerun: int
    """Scenarios that failed first, and passed when they were played again."""
    scenarios_not_run: int
    """Scenarios that the run left out; they are not among ``scenarios``."""
    readings: int


@frozen
class DeviationReport:
    """One way to break a statement, and what notices it."""

    id: str
    text: Text
    noticed_by: tuple[str, ...]
    """The statement's own scenarios that notice it."""
    elsewhere: int
    """How many scenarios of other statements notice it, where they were tried."""
    crashed_in: tuple[Crash, ...]


@frozen
class ProbeReport:
    """The probe in numbers: how many deviations there are, and how many of them are noticed."""

    mode: str
    deviations: int
    noticed: int
    notice_nothing: tuple[str, ...]
    guarded_elsewhere: tuple[str, ...]


@frozen
class StatementReport:
    """A statement of a regulation with its evidence."""

    id: str
    label: str
    regulation: str
    clause: str
    kinds: tuple[str, ...]
    title: Text
    text: Text
    standing: Standing
    lacks: tuple[Evidence, ...]
    """The kinds of evidence of which no scenario passed that would notice anything; none where it was not run."""
    weak: tuple[Text, ...]
    """What is missing in its evidence; said also where it is suspect."""
    deviations: tuple[DeviationReport, ...]
    """The ways to break it; none where the scenarios were not tried under them."""
    suspect: tuple[Text, ...]
    """What has changed since it was written, or reviewed; said also where it is broken or untested."""
    readings: tuple[str, ...]
    """The readings that are about it, and those that its scenarios rest on."""
    scenarios: tuple[Scenario, ...]
    not_run: tuple[str, ...] = ()
    """The ids of its scenarios that the run left out."""


@frozen
class ClauseReport:
    """A clause: its number as the regulation counts it, and the ids of its statements in the order of the text."""

    id: str
    number: str
    title: Text
    printed: str | None
    """What the regulation prints in place of the number, where it misprints it."""
    statements: tuple[str, ...]


@frozen
class RegulationReport:
    """A regulation, or the supplement to one, with its clauses in the order of the text."""

    id: str
    name: Text
    source: Text
    supplement: bool
    count: Count
    clauses: tuple[ClauseReport, ...]


@frozen
class AlternativeReport:
    """One way to read a place where the text stops."""

    id: str
    text: Text


@frozen
class ReadingReport:
    """A reading: where the text stops, what is taken, what else one could take, and what rests on it."""

    id: str
    title: Text
    gap: Text
    default: AlternativeReport
    alternatives: tuple[AlternativeReport, ...]
    why: Text
    statements: tuple[str, ...]
    scenarios: tuple[str, ...]


@frozen
class AnswerReport:
    """What one regulation answers to an incident: the verdict, and the scenarios that show it."""

    regulation: str
    verdict: Text | None
    """The ruling's verdict; missing while no scenario shows one."""
    clocks: Text | None
    """Who pays for the time, by the same ruling."""
    silent: bool
    """The text does not say: the referee decides."""
    scenarios: tuple[str, ...]


@frozen
class ConflictReport:
    """An incident that the regulations answer differently, with each one's answer."""

    id: str
    incident: Text
    answers: tuple[AnswerReport, ...]


@frozen
class QuestionReport:
    """A question that a referee may come with, and the ids of what answers it, in the order of the text."""

    id: str
    question: Text
    statements: tuple[str, ...]
    readings: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()


@frozen
class Changed:
    """One thing that changed: its id and title now, or then if it is gone."""

    id: str
    title: Text
    was: str | None = None
    """The id it had before, if it was renamed."""
    before: Text | None = None
    """Its words before, if it was reworded; ``after`` are those now."""
    after: Text | None = None


@frozen
class Changes:
    """What changed in the statements, in the scenarios, or in the readings, which have no standing."""

    newly_broken: tuple[Changed, ...] = ()
    newly_verified: tuple[Changed, ...] = ()
    no_longer_verified: tuple[Changed, ...] = ()
    """Was verified, and now is neither that nor broken."""
    new: tuple[Changed, ...] = ()
    gone: tuple[Changed, ...] = ()
    renamed: tuple[Changed, ...] = ()
    """The same words under another id."""
    reworded: tuple[Changed, ...] = ()
    """The same id with other words."""


@frozen
class Since:
    """What changed since an earlier report. A scenario is called verified when it passed and broken when it failed."""

    stamp: Run
    """The earlier report's."""
    statements: Changes
    scenarios: Changes
    readings: Changes


@frozen
class Report:
    """The whole report. ``stamp`` alone differs between two runs over the same rulebook."""

    format: int
    stamp: Run
    summary: Summary
    regulations: tuple[RegulationReport, ...]
    statements: tuple[StatementReport, ...]
    readings: tuple[ReadingReport, ...]
    conflicts: tuple[ConflictReport, ...]
    questions: tuple[QuestionReport, ...]
    unused_sentences: tuple[UnusedSentence, ...]
    features: tuple[FeatureText, ...] = ()
    """The feature files as written, in the order of their paths."""
    probe: ProbeReport | None = None
    """What the probe found; missing where the scenarios were not tried under deviations."""
    mutants: MutantsReport | None = None
    """What came of breaking the code that decides at random; missing where that was never measured."""
    not_run: tuple[NotRun, ...] = ()
    """The scenarios that the run left out, in the order of the features."""
    since: Since | None = None
    """What changed since an earlier report, where one was given to compare with."""

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios, each once, in the order of the features."""
        each_once = {scenario.id: scenario for statement in self.statements for scenario in statement.scenarios}
        return tuple(sorted(each_once.values(), key=lambda one: (one.feature, one.line, one.place or one.line)))

    @property
    def broken(self) -> bool:
        """Tell whether a statement is broken or a scenario failed."""
        return bool(self.summary.broken or self.summary.failed)
