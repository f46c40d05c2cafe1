"""Training: scenarios that stop just before the referee's ruling, with rulings to choose from."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from hashlib import sha256

from attrs import evolve, field, frozen

from lasca_rules.languages import Text
from lasca_rules.rulebook.announcing import announced
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.rulebook.wording import clocks_of_any_game, verdict_of_any_game
from reports.exhibits import ClocksExhibit, FindingExhibit, IllegalExhibit, RulingExhibit
from reports.page import outline_of
from reports.results import Scenario, StepRun
from reports.showing import Face, ShownScenario, faces, show

MOST = 72
"""How many exercises a page holds at most; from a larger report they are picked evenly."""
OPTIONS = 4


@frozen
class Choice:
    """One of the rulings to choose from, without the numbers that would give it away."""

    verdict: Text
    clocks: Text
    ruling: Ruling = field(eq=False, repr=False)

    @classmethod
    def of(cls, ruling: Ruling) -> "Choice":
        """Return a ruling as it is said of any game."""
        return cls(verdict_of_any_game(ruling), clocks_of_any_game(ruling), ruling)


@frozen
class Exercise:
    """A scenario up to its ruling, what could be ruled, and the ruling."""

    anchor: str
    """The scenario's place in the report."""
    regulation: str
    shown: ShownScenario
    choices: tuple[Choice, ...]
    right: int
    """Which of the choices is the ruling."""
    ruling: RulingExhibit
    clocks: tuple[Face, Face] | None
    """What the clocks show once the ruling has been carried out."""


def exercises(scenarios: Iterable[Scenario]) -> tuple[Exercise, ...]:
    """Return the exercises that there are in scenarios which passed: one of each outline, in their order."""
    cases = [case for each in scenarios if each.outcome == "passed" and (case := _case(each)) is not None]
    firsts = list({outline_of(case.scenario): case for case in reversed(cases)}.values())[::-1]
    picked = [firsts[at * len(firsts) // MOST] for at in range(MOST)] if len(firsts) > MOST else firsts
    return tuple(made for case in picked if (made := _exercise(case, cases)) is not None)


@frozen
class _Case:
    """A scenario with its last ruling, and where that stands among its steps."""

    scenario: Scenario
    step: int
    ruling: RulingExhibit

    @property
    def regulation(self) -> str:
        return self.ruling.regulation

    @cached_property  # each exercise looks for others among all of them
    def choice(self) -> Choice:
        return Choice.of(self.ruling.ruling)

    @cached_property
    def clauses(self) -> frozenset[str]:
        return frozenset(statement.rpartition("-")[0] for statement in self.scenario.statements)


def _case(scenario: Scenario) -> _Case | None:
    for at in range(len(scenario.steps) - 1, -1, -1):
        for exhibit in reversed(scenario.steps[at].exhibits):
            if isinstance(exhibit, RulingExhibit):
                return _Case(scenario, at, exhibit)
    return None


def _exercise(case: _Case, cases: Sequence[_Case]) -> Exercise | None:
    others = _others(case, cases)
    if len(others) < OPTIONS - 1:
        return None
    choices = sorted((case.choice, *others), key=lambda choice: _mixed(case, choice))
    exhibits = case.scenario.steps[case.step].exhibits
    after = [each for each in exhibits[exhibits.index(case.ruling) :] if isinstance(each, ClocksExhibit)]
    whole = show(case.scenario, unfolded=True, difference=None)
    return Exercise(
        anchor=whole.anchor,
        regulation=case.regulation,
        shown=show(_until(case), unfolded=True, difference=None),
        choices=tuple(choices),
        right=choices.index(case.choice),
        ruling=case.ruling,
        clocks=faces(after[0]) if after else None,
    )


def _until(case: _Case) -> Scenario:
    """Return the scenario up to its ruling, without what the program found out about moves and measures."""
    *before, last = case.scenario.steps[: case.step + 1]
    last = evolve(last, exhibits=last.exhibits[: last.exhibits.index(case.ruling)])
    return evolve(case.scenario, steps=tuple(_unexplained(step) for step in (*before, last)))


def _unexplained(step: StepRun) -> StepRun:
    told = (IllegalExhibit, FindingExhibit)
    return evolve(step, exhibits=tuple(each for each in step.exhibits if not isinstance(each, told)))


def _others(case: _Case, cases: Sequence[_Case]) -> list[Choice]:
    """Return what else one might rule: the nearest first, each of them certainly another ruling."""
    right = case.choice
    near = sorted(
        {other.choice: other for other in cases if _comparable(case, other)}.items(),
        key=lambda pair: (
            not case.clauses & pair[1].clauses,
            case.regulation != pair[1].regulation,
            _mixed(case, pair[0]),
        ),
    )
    same_verdict = [choice for choice, _ in near if choice.verdict == right.verdict and choice.clocks != right.clocks]
    rest = [choice for choice, _ in near if choice.verdict != right.verdict]
    chosen: list[Choice] = []
    for choice in (*same_verdict[:1], *rest):
        alike = any(_changes_nothing(choice) and _changes_nothing(one) for one in (right, *chosen))
        if not alike and choice.verdict not in [one.verdict for one in chosen]:
            chosen.append(choice)
    return chosen[: OPTIONS - 1]


def _comparable(case: _Case, other: _Case) -> bool:
    """Tell whether a ruling could be thought of here: it is of the same game."""
    return announced(case.regulation).game == announced(other.regulation).game


def _mixed(case: _Case, choice: Choice) -> str:
    """Return what puts choices in an order that tells nothing and stays the same from report to report."""
    return sha256(f"{case.scenario.id}|{choice.verdict.en}|{choice.clocks.en}".encode()).hexdigest()


def _changes_nothing(choice: Choice) -> bool:
    """Tell whether the ruling leaves all as it is. Only one such is offered: the others differ from it by a hair."""
    return choice.ruling.verdict.leaves_all_as_it_is
