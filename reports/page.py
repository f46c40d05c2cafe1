"""What the page shows, made ready for the templates: places named, evidence grouped, figures drawn. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from attrs import frozen

from lasca_rules.languages import Text
from reports import counting
from reports.asking import ShownQuestion, ask
from reports.changes import Section, changes_shown
from reports.model import RegulationReport, Report, StatementReport
from reports.plain import Value
from reports.results import Evidence, Scenario
from reports.showing import ShownScenario, anchor, home, show


@frozen
class Outline:
    """Scenarios that are examples of one outline; a scenario of its own is an outline with one example."""

    name: Text
    scenarios: tuple[ShownScenario, ...]
    count: Text


@frozen
class Evidences:
    """A statement's scenarios of one kind, and those that are shown in full under another statement."""

    kind: Evidence
    outlines: tuple[Outline, ...]
    elsewhere: tuple[Scenario, ...]


@frozen
class Page:
    """Everything that is computed for the templates beside the report itself."""

    report: Report
    statements: Mapping[str, StatementReport]
    evidence: Mapping[str, tuple[Evidences, ...]]
    scenarios: Mapping[str, Scenario]
    anchors: Mapping[str, str]
    regulations: Mapping[str, RegulationReport]
    readings: Mapping[str, Text]
    """The titles of the readings, by id."""
    rest_on: Mapping[str, tuple[tuple[Scenario, int], ...]]
    """For each reading the scenarios that rest on it: the first of each outline, and how many there are."""
    questions: tuple[ShownQuestion, ...]
    since: tuple[Section, ...]
    noticed: Mapping[str, tuple[tuple[Scenario, int], ...]]
    """For each deviation the scenarios of its statement that notice it: the first of each outline, and how many."""
    not_run: Mapping[str, Text]
    """The names of the scenarios that the run left out, by id."""


def make_page(report: Report) -> Page:
    """Make a report ready to be shown."""
    scenarios = {scenario.id: scenario for statement in report.statements for scenario in statement.scenarios}
    anchors = {name: anchor(scenario) for name, scenario in scenarios.items()}
    return Page(
        report=report,
        statements={statement.id: statement for statement in report.statements},
        evidence={statement.id: _evidence(statement) for statement in report.statements},
        scenarios=scenarios,
        anchors=anchors,
        regulations={regulation.id: regulation for regulation in report.regulations},
        readings={reading.id: reading.title for reading in report.readings},
        rest_on={reading.id: _by_outline(scenarios[each] for each in reading.scenarios) for reading in report.readings},
        questions=ask(report),
        since=changes_shown(report.since, anchors),
        noticed={
            deviation.id: _by_outline(scenarios[name] for name in deviation.noticed_by)
            for statement in report.statements
            for deviation in statement.deviations
        },
        not_run={each.id: each.name for each in report.not_run},
    )


def outline_of(scenario: Scenario) -> str:
    """Return what the examples of one outline have in common: a scenario's id without the example."""
    return scenario.id.partition("[")[0]


def _by_outline(scenarios: Iterable[Scenario]) -> tuple[tuple[Scenario, int], ...]:
    groups = (list(group) for _, group in groupby(scenarios, key=outline_of))
    return tuple((group[0], len(group)) for group in groups)


def _evidence(statement: StatementReport) -> tuple[Evidences, ...]:
    """Group a statement's scenarios by kind and outline; unfold the first, and every one that failed."""
    own = [scenario for scenario in statement.scenarios if home(scenario) == statement.id]
    first = next((each.id for each in own if each.kind == "applies"), own[0].id if own else None)
    kinds: tuple[Evidence, ...] = ("applies", "does-not-apply")
    return tuple(
        Evidences(
            kind=kind,
            outlines=tuple(
                _outline(list(group), first)
                for _, group in groupby((each for each in own if each.kind == kind), key=outline_of)
            ),
            elsewhere=tuple(each for each in statement.scenarios if each not in own and each.kind == kind),
        )
        for kind in kinds
        if any(each.kind == kind for each in statement.scenarios)
    )


def _outline(examples: Sequence[Scenario], unfolded: str | None) -> Outline:
    differences = _differences(examples)
    return Outline(
        name=examples[0].name,
        scenarios=tuple(
            show(each, unfolded=each.outcome == "failed" or each.id == unfolded, difference=difference)
            for each, difference in zip(examples, differences, strict=True)
        ),
        count=counting.counted(len(examples), counting.EXAMPLES),
    )


def _differences(examples: Sequence[Scenario]) -> list[Text | None]:
    """Tell examples of one name apart by the values in which their steps differ."""
    if len(examples) == 1 or len({each.name for each in examples}) == len(examples):
        return [None] * len(examples)
    english = [_values(each, "en") for each in examples]
    russian = [_values(each, "ru") for each in examples]
    if len({len(values) for values in (*english, *russian)}) > 1:
        return [_bracketed(each) for each in examples]
    places = _telling_places(english)
    return [
        Text(_joined(own, places), _joined(other, places)) if places else _bracketed(each)
        for each, own, other in zip(examples, english, russian, strict=True)
    ]


def _telling_places(values: Sequence[Sequence[str]]) -> list[int]:
    """Return the places in which rows of values differ: the briefest one, where one is enough."""
    columns = [[row[place] for row in values] for place in range(len(values[0]))]
    telling = [place for place, column in enumerate(columns) if len(set(column)) == len(column)]
    if telling:
        return [min(telling, key=lambda place: sum(map(len, columns[place])))]
    return [place for place, column in enumerate(columns) if len(set(column)) > 1]


def _values(scenario: Scenario, language: str) -> list[str]:
    passages = (step.text.en if language == "en" else step.text.ru for step in scenario.steps)
    return [part.value for passage in passages for part in passage if isinstance(part, Value)]


def _joined(values: Sequence[str], places: Iterable[int]) -> str:
    return " · ".join(dict.fromkeys(values[place] for place in places))


def _bracketed(scenario: Scenario) -> Text | None:
    example = scenario.id.partition("[")[2].removesuffix("]")
    return Text(example, example) if example else None
