"""The conflicts: one incident, and what each regulation answers, as the rulings in features/across show it."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

from attrs import frozen

from lasca_rules.languages import Text
from reports.exhibits import RulingExhibit
from reports.model import AnswerReport, ConflictReport
from reports.plain import Value, structure
from reports.results import Scenario

REGULATIONS = ("column", "draughts")
"""The regulations that are compared: both can be chosen for one game."""

_NAMED = {"column draughts": "column", "the sport of draughts": "draughts"}
"""What a game's step calls them."""

_FILE = Path(__file__).parent / "conflicts.toml"
_FOLDER = "features/across/"


@frozen
class Incident:
    """Something that happens at the board, which the regulations answer each in its own way."""

    id: str
    incident: Text


@frozen
class _IncidentsFile:
    incidents: tuple[Incident, ...]


def load_incidents() -> tuple[Incident, ...]:
    """Return the incidents K1, K2 and so on, in order."""
    plain = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return structure(plain, _IncidentsFile, _FILE.name).incidents


def weigh_conflicts(incidents: Iterable[Incident], scenarios: Iterable[Scenario]) -> tuple[ConflictReport, ...]:
    """Return each incident with each regulation's answer; an answer without a scenario is there, and empty."""
    across = [scenario for scenario in scenarios if scenario.feature.startswith(_FOLDER)]
    return tuple(
        ConflictReport(
            incident.id,
            incident.incident,
            tuple(_answer(regulation, _about(incident, across)) for regulation in REGULATIONS),
        )
        for incident in incidents
    )


def rulings_of(scenario: Scenario) -> tuple[RulingExhibit, ...]:
    """Return the rulings that a scenario shows, in order."""
    return tuple(exhibit for step in scenario.steps for exhibit in step.exhibits if isinstance(exhibit, RulingExhibit))


def regulations_asked(ruling: RulingExhibit, scenario: Scenario) -> set[str]:
    """Return the regulations that one of a scenario's rulings can have come from: one, if it says which."""
    if ruling.regulation:
        return {ruling.regulation}
    return _prefixes(ruling.under) or _under(scenario)


def _about(incident: Incident, scenarios: Iterable[Scenario]) -> list[Scenario]:
    named = re.compile(rf"(?<![A-Za-z0-9]){incident.id}(?![0-9])", re.IGNORECASE)
    return [
        scenario
        for scenario in scenarios
        if named.search(scenario.name.en) or named.search(scenario.feature.removeprefix(_FOLDER))
    ]


def _answer(regulation: str, scenarios: Iterable[Scenario]) -> AnswerReport:
    own = [scenario for scenario in scenarios if regulation in _regulations(scenario)]
    rulings = [
        ruling
        for scenario in own
        for ruling in rulings_of(scenario)
        if regulation in regulations_asked(ruling, scenario)
    ]
    return AnswerReport(
        regulation=regulation,
        verdict=rulings[-1].verdict if rulings else None,
        clocks=rulings[-1].clocks if rulings else None,
        silent=bool(rulings) and not rulings[-1].under,
        scenarios=tuple(scenario.id for scenario in own),
    )


def _regulations(scenario: Scenario) -> set[str]:
    """Return the regulations whose answer a scenario shows: those its rulings come from, or else those it is under."""
    asked = {regulation for ruling in rulings_of(scenario) for regulation in regulations_asked(ruling, scenario)}
    return asked or _under(scenario)


def _under(scenario: Scenario) -> set[str]:
    """Return the regulations that a scenario's steps name as the game's own, or else those whose statements it cites.

    Where a regulation is silent, a scenario under it has only the other's statements to cite.
    """
    passages = (step.text.en for step in scenario.steps)
    values = (part for passage in passages for part in passage if isinstance(part, Value))
    named = {_NAMED[value.value] for value in values if value.kind == "Regulation" and value.value in _NAMED}
    return named or _prefixes(scenario.statements)


def _prefixes(statements: Iterable[str]) -> set[str]:
    return {statement.partition(":")[0] for statement in statements}
