"""A scenario made ready to be shown: its place on the page, its steps with their exhibits, its figures apart. Pure."""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import count

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
from reports.results import NotRun, Scenario, StepRun
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
    anchor: str = ""
    """A ruling's place on the page: its scenario's, and which of its rulings it is."""
    faces: tuple[Face, ...] = ()
    ruling: RulingExhibit | None = None
    illegal: IllegalExhibit | None = None
    findings: tuple[FindingExhibit, ...] = ()


@frozen
class ShownStep:
    """A step with its exhibits; its figures stand beside or below the steps and are referred to by number."""

    step: StepRun
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


_CELL_WORDS = {word: text for text in (WORDING["white"], WORDING["black"]) for word in (text.en, text.ru)}
"""The words that tables have in their cells; everything else there reads the same in either language."""

_PAIR = 2
"""Two figures stand side by side at full size; more are drawn smaller."""


def show(scenario: Scenario, *, unfolded: bool, difference: Text | None) -> ShownScenario:
    """Make a scenario ready; tell its difference from the other examples of its outline."""
    figures: list[Figure] = []
    places = ruling_anchors(scenario)
    steps = tuple(_step(step, figures, places) for step in scenario.steps)
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


def home(scenario: Scenario | NotRun) -> str:
    """Return the statement under which a scenario is shown in full: the one its name begins with, or the first."""
    name = scenario.id.partition("::")[2]
    named = (each for each in scenario.statements if name.startswith(f"{each.partition(':')[2]} "))
    return next(named, scenario.statements[0])


def anchor(scenario: Scenario) -> str:
    """Return the scenario's place in the page's address; it stays while the scenario keeps its file and its name."""
    return f"{home(scenario)}~{hashlib.sha256(scenario.id.encode()).hexdigest()[:8]}"


def ruling_anchors(scenario: Scenario) -> Iterator[str]:
    """Yield the places of a scenario's rulings, in order."""
    return (f"{anchor(scenario)}.ruling-{number}" for number in count(1))


def faces(clocks: ClocksExhibit) -> tuple[Face, Face]:
    """Return White's clock and Black's."""
    return _face(clocks, "white"), _face(clocks, "black")


def _layout(figures: Sequence[Figure]) -> str:
    if not figures:
        return "plain"
    if len(figures) == 1 and figures[0].kind == "board":
        return "beside"
    return "below" if len(figures) <= _PAIR else "below many"


def _step(step: StepRun, figures: list[Figure], places: Iterator[str]) -> ShownStep:
    """Make a step ready; the figures it shows are added to those of its scenario, its rulings take the next places."""
    shown: list[ShownExhibit] = []
    numbers: list[int] = []
    for exhibit in step.exhibits:
        match exhibit:
            case PositionExhibit() | NardyExhibit():
                figures.append(draw(exhibit))
                numbers.append(len(figures))
            case ClocksExhibit():
                shown.append(ShownExhibit("clocks", faces=faces(exhibit)))
            case RulingExhibit():
                shown.append(ShownExhibit("ruling", next(places), ruling=exhibit))
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
