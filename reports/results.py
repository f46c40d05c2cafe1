"""What the scenarios did: results.json as values."""

from pathlib import Path
from typing import Literal, TypeAlias

from attrs import field, frozen
from attrs.validators import min_len

from lasca_rules.data_files import parse_json, read_text
from lasca_rules.languages import Text
from reports.exhibits import Exhibit
from reports.plain import ReportInputError, Value, structure

FORMAT = 2
"""The version of results.json that is read here."""

Evidence: TypeAlias = Literal["applies", "does-not-apply"]
"""The two kinds of evidence: the statement bites, or it is shown where it does not."""

Outcome: TypeAlias = Literal["passed", "failed", "skipped", "expected-failure", "unexpected-pass", "rerun"]
"""How a scenario ended. Only ``passed`` is evidence for a statement.

``expected-failure`` and ``unexpected-pass``: it was marked as one that fails, and did, or did not. ``rerun``: it failed
first, and passed when it was played again.
"""

Passage: TypeAlias = tuple[str | Value, ...]
"""A sentence in pieces: plain words, and values that stand out."""


@frozen
class SentenceWording:
    """A step's sentence in both languages, rendered from the same values."""

    en: Passage
    ru: Passage


@frozen
class StepRun:
    """One step of a scenario: what it says, what it showed, and how it ended."""

    keyword: Text
    text: SentenceWording
    table: tuple[tuple[str, ...], ...] | None = None
    outcome: Literal["passed", "failed", "not-run"] = "passed"
    message: str | None = None
    exhibits: tuple[Exhibit, ...] = ()


@frozen
class Scenario:
    """One scenario as it ran: the statements it is evidence for, the readings it rests on, its steps."""

    id: str = field(validator=min_len(1))
    feature: str
    line: int
    name: Text
    statements: tuple[str, ...] = field(validator=min_len(1))
    outcome: Outcome
    kind: Evidence = "applies"
    readings: tuple[str, ...] = ()
    message: str | None = None
    steps: tuple[StepRun, ...] = ()
    place: int | None = None
    """The line of the example, where the scenario is an outline's; otherwise its own ``line``."""
    turned: Text | None = None
    """What it says with the colours exchanged and the board turned round, if it was played like that as well."""


@frozen
class NotRun:
    """A scenario that the run left out, since something else was asked for."""

    id: str = field(validator=min_len(1))
    feature: str
    line: int
    place: int
    name: Text
    statements: tuple[str, ...] = field(validator=min_len(1))


@frozen
class FeatureText:
    """A feature file as it was written when its scenarios were played."""

    path: str
    text: str


@frozen
class Run:
    """When the scenarios ran, from which commit, against which rules: the only part that differs from run to run."""

    when: str = ""
    commit: str = ""
    rules: str = "reference"
    id: str = ""
    """What the run goes by in every file of its report."""
    asked: tuple[str, ...] = ()
    """The statements, clauses and regulations that alone were asked for by name; empty where none was named."""


@frozen
class UnusedSentence:
    """A step sentence that no scenario says, and where it is defined."""

    en: str
    ru: str
    where: str


@frozen
class Crash:
    """A scenario that failed under a deviation at something that compares nothing, and how."""

    scenario: str
    message: str | None = None


@frozen
class DeviationTried:
    """The rules with one behaviour wrong on purpose: what it is, what it breaks, and which scenarios notice."""

    id: str
    statement: str
    text: Text
    noticed_by: tuple[str, ...] = ()
    crashed_in: tuple[Crash, ...] = ()


@frozen
class Probing:
    """What the scenarios make of the deviations: of those of their own statements, or of all."""

    mode: Literal["narrow", "all"]
    deviations: tuple[DeviationTried, ...]
    notice_nothing: tuple[str, ...] = ()
    """The scenarios that passed and notice no deviation of any statement."""
    guarded_elsewhere: tuple[str, ...] = ()
    """Where all were tried: the deviations that only scenarios of other statements notice."""
    only_one_way: tuple[str, ...] = ()
    """The statements that can be broken in only one way."""


@frozen
class Results:
    """Everything that one run of the features showed."""

    scenarios: tuple[Scenario, ...]
    run: Run = Run()
    unused_sentences: tuple[UnusedSentence, ...] = ()
    features: tuple[FeatureText, ...] = ()
    probe: Probing | None = None
    """Missing where the scenarios were not tried under deviations."""
    not_run: tuple[NotRun, ...] = ()
    """The scenarios that were left out, in the order of the features."""
    format: int = FORMAT


def read_results(path: Path) -> Results:
    """Return the results a file holds; refuse what is not results.json of this version, with the place."""
    return parse_results(read_text(path), str(path))


def parse_results(text: str, source: str) -> Results:
    """Return the results that a text holds; refuse what is not results.json of this version, with the place."""
    plain = parse_json(text, source)
    found = plain.get("format") if isinstance(plain, dict) else None
    if found != FORMAT:
        raise ReportInputError(
            Text(
                f'{source}: not results of format {FORMAT}: "format" is {found!r}',
                f"{source}: это не результаты формата {FORMAT}: «format» — {found!r}",
            )
        )
    return structure(plain, Results, source)
