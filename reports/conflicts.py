"""The conflicts: one incident, and what each regulation answers, as the rulings in features/across show it."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

from attrs import frozen

from lasca_rules.languages import Text
from lasca_rules.regulations import load
from lasca_rules.rulebook.announcing import of_the_same_game
from lasca_rules.rulebook.wording import clocks_of_any_game, verdict_of_any_game
from reports.exhibits import RulingExhibit
from reports.model import AnswerReport, ConflictReport
from reports.plain import structure
from reports.results import Scenario

_FILE = Path(__file__).parent / "conflicts.toml"
_FOLDER = "features/across/"


@frozen
class ConflictingIncident:
    """Something that happens at the board, which the regulations answer each in its own way."""

    id: str
    incident: Text


@frozen
class _IncidentsFile:
    incidents: tuple[ConflictingIncident, ...]


def load_incidents() -> tuple[ConflictingIncident, ...]:
    """Return the incidents K1, K2 and so on, in order."""
    plain = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return structure(plain, _IncidentsFile, _FILE.name).incidents


def compared() -> tuple[str, ...]:
    """Return the regulations that are compared: those of which another could have been chosen for the same game."""
    return tuple(each for each in load().refereed if len(of_the_same_game(each)) > 1)


def weigh_conflicts(
    incidents: Iterable[ConflictingIncident], scenarios: Iterable[Scenario]
) -> tuple[ConflictReport, ...]:
    """Return each incident with each regulation's answer; an answer without a scenario is there, and empty."""
    across = [scenario for scenario in scenarios if scenario.feature.startswith(_FOLDER)]
    return tuple(
        ConflictReport(
            incident.id,
            incident.incident,
            tuple(_answer(regulation, _about(incident, across)) for regulation in compared()),
        )
        for incident in incidents
    )


def rulings_of(scenario: Scenario) -> tuple[RulingExhibit, ...]:
    """Return the rulings that a scenario shows, in order."""
    return tuple(exhibit for step in scenario.steps for exhibit in step.exhibits if isinstance(exhibit, RulingExhibit))


def _about(incident: ConflictingIncident, scenarios: Iterable[Scenario]) -> list[Scenario]:
    named = re.compile(rf"(?<![A-Za-z0-9]){incident.id}(?![0-9])", re.IGNORECASE)
    return [
        scenario
        for scenario in scenarios
        if named.search(scenario.name.en) or named.search(scenario.feature.removeprefix(_FOLDER))
    ]


def _answer(regulation: str, scenarios: Iterable[Scenario]) -> AnswerReport:
    own = [scenario for scenario in scenarios if regulation in _regulations(scenario)]
    rulings = [exhibit.ruling for scenario in own for exhibit in rulings_of(scenario)]
    last = next((ruling for ruling in reversed(rulings) if ruling.regulation == regulation), None)
    return AnswerReport(
        regulation=regulation,
        verdict=None if last is None else verdict_of_any_game(last),
        clocks=None if last is None else clocks_of_any_game(last),
        silent=last is not None and last.silent,
        scenarios=tuple(scenario.id for scenario in own),
    )


def _regulations(scenario: Scenario) -> set[str]:
    """Return the regulations whose answer a scenario shows: those that rule in it, or else those it is evidence for."""
    asked = {exhibit.regulation for exhibit in rulings_of(scenario)}
    return asked or {statement.partition(":")[0] for statement in scenario.statements}
