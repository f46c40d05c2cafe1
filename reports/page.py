"""What the page shows, made ready for the templates: places named, evidence grouped, figures drawn. Pure."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from attrs import evolve, frozen

from lasca_rules.languages import Text
from reports import counting
from reports.exhibits import (
    ClocksExhibit,
    FindingExhibit,
    IllegalExhibit,
    NardyExhibit,
    PositionExhibit,
    RulingExhibit,
    Times,
)
from reports.figures import Figure, draw
from reports.model import RegulationReport, Report, Standing, StatementReport
from reports.plain import Value
from reports.results import Evidence, Scenario, Step
from reports.wording import WORDING


@frozen
class Face:
    """One side's clock: what it shows, what it showed before, and by how much that differs."""

    side: str
    time: Text
    before: Text | None
    change: Text | None
    runs: bool
    flag: bool


@frozen
class ShownExhibit:
    """What stands under a step's words: ``kind`` tells the template which of the rest to use."""

    kind: str
    faces: tuple[Face, ...] = ()
    ruling: RulingExhibit | None = None
    illegal: IllegalExhibit | None = None
    findings: tuple[FindingExhibit, ...] = ()


@frozen
class ShownStep:
    """A step with its exhibits; its figures stand beside or below the steps and are referred to by number."""

    step: Step
    table: tuple[tuple[Text, ...], ...]
    exhibits: tuple[ShownExhibit, ...]
    figures: tuple[int, ...]
    grid: bool
    """Its table is a picture made of single characters, not data."""


@frozen
class ShownScenario:
    """A scenario ready to be shown: its place on the page, whether it is unfolded, its figures apart."""

    scenario: Scenario
    anchor: str
    unfolded: bool
    steps: tuple[ShownStep, ...]
    figures: tuple[Figure, ...]
    layout: str
    """``plain`` without a figure, ``beside`` with one board, ``below`` with more, ``many`` with more than two."""
    explained: bool
    """A step already tells what went wrong, so that the scenario's own message need not."""
    difference: Text | None
    """How this example differs from the others of its outline, where their names do not say it."""


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
    one_sided: int
    """Statements that are verified by evidence of one kind only."""


_CELL_WORDS = {word: text for text in (WORDING["white"], WORDING["black"]) for word in (text.en, text.ru)}
"""The words that tables have in their cells; everything else there reads the same in either language."""

_PAIR = 2
"""Two figures stand side by side at full size; more are drawn smaller."""


def make_page(report: Report) -> Page:
    """Make a report ready to be shown."""
    scenarios = {scenario.id: scenario for statement in report.statements for scenario in statement.scenarios}
    return Page(
        report=report,
        statements={statement.id: statement for statement in report.statements},
        evidence={statement.id: _evidence(statement) for statement in report.statements},
        scenarios=scenarios,
        anchors={name: anchor(scenario) for name, scenario in scenarios.items()},
        regulations={regulation.id: regulation for regulation in report.regulations},
        readings={reading.id: reading.title for reading in report.readings},
        rest_on={reading.id: _by_outline(scenarios[each] for each in reading.scenarios) for reading in report.readings},
        one_sided=sum(each.standing is Standing.VERIFIED and bool(each.lacks) for each in report.statements),
    )


def home(scenario: Scenario) -> str:
    """Return the statement under which a scenario is shown in full: the one its name begins with, or the first."""
    name = scenario.id.partition("::")[2]
    named = (each for each in scenario.statements if name.startswith(f"{each.partition(':')[2]} "))
    return next(named, scenario.statements[0])


def anchor(scenario: Scenario) -> str:
    """Return the scenario's place in the page's address; it stays while the scenario keeps its file and its name."""
    return f"{home(scenario)}~{hashlib.sha256(scenario.id.encode()).hexdigest()[:8]}"


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
            _scenario(each, each.outcome == "failed" or each.id == unfolded, difference)
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


def _scenario(scenario: Scenario, unfolded: bool, difference: Text | None) -> ShownScenario:  # noqa: FBT001 -- a field
    figures: list[Figure] = []
    steps = tuple(_step(step, figures) for step in scenario.steps)
    return ShownScenario(
        scenario=scenario,
        anchor=anchor(scenario),
        unfolded=unfolded,
        steps=steps,
        figures=tuple(figures),
        layout=_layout(figures),
        explained=any(step.message for step in scenario.steps),
        difference=difference,
    )


def _layout(figures: Sequence[Figure]) -> str:
    if not figures:
        return "plain"
    if len(figures) == 1 and figures[0].kind == "board":
        return "beside"
    return "below" if len(figures) <= _PAIR else "below many"


def _step(step: Step, figures: list[Figure]) -> ShownStep:
    """Make a step ready; the figures it shows are added to those of its scenario."""
    shown: list[ShownExhibit] = []
    numbers: list[int] = []
    for exhibit in step.exhibits:
        match exhibit:
            case PositionExhibit() | NardyExhibit():
                figures.append(draw(exhibit))
                numbers.append(len(figures))
            case ClocksExhibit():
                shown.append(ShownExhibit("clocks", faces=_faces(exhibit)))
            case RulingExhibit():
                shown.append(ShownExhibit("ruling", ruling=exhibit))
            case IllegalExhibit():
                shown.append(ShownExhibit("illegal", illegal=exhibit))
            case FindingExhibit() if shown and shown[-1].kind == "findings":
                shown[-1] = evolve(shown[-1], findings=(*shown[-1].findings, exhibit))
            case FindingExhibit():
                shown.append(ShownExhibit("findings", findings=(exhibit,)))
    rows = step.table or ()
    table = tuple(tuple(_CELL_WORDS.get(cell) or Text(cell or " ", cell or " ") for cell in row) for row in rows)
    grid = bool(rows) and all(len(cell) <= 1 for row in rows for cell in row)
    return ShownStep(step, table, tuple(shown), tuple(numbers), grid)


def _faces(clocks: ClocksExhibit) -> tuple[Face, Face]:
    return _face(clocks, "white"), _face(clocks, "black")


def _face(clocks: ClocksExhibit, side: str) -> Face:
    after = _of(clocks.after, side)
    before = None if clocks.before is None else _of(clocks.before, side)
    changed = None if before is None else counting.change(before, after)
    return Face(
        side=side,
        time=counting.clock_time(after),
        before=None if before is None or changed is None else counting.clock_time(before),
        change=changed,
        runs=clocks.running == side[0],
        flag=clocks.flag == side[0],
    )


def _of(times: Times, side: str) -> int:
    return times.white if side == "white" else times.black
