"""Every ruling with the answers that lead to it by the shortest way: a list to be read, printed and searched."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeAlias

from attrs import frozen

from lasca_rules.regulations import StatementId
from lasca_rules.rulebook.announcing import announced
from lasca_rules.rulebook.desk.answer import DeskAnswer, answer
from lasca_rules.rulebook.desk.questions import Incident, IncidentId, OptionId, QuestionId, RegulationId
from lasca_rules.rulebook.desk.table import Place, RulingTable, Seen, incidents
from lasca_rules.rulebook.profiles import Profile

VIOLATION = "violation"
"""The question whose answers are listed together where they lead to the same ruling."""

Way: TypeAlias = tuple[tuple[QuestionId, OptionId], ...]


@frozen
class Case:
    """A ruling, under one regulation and by the default readings, and answers that lead to it.

    It is listed for White as the one who erred; what holds for Black is the same the other way round. Violations that
    are dealt with alike are one case: ``violations`` has all of them, ``way`` the first.
    """

    regulation: RegulationId
    incident: IncidentId
    way: Way
    violations: tuple[OptionId, ...]
    answer: DeskAnswer
    under: tuple[StatementId, ...]
    """The statements that the ruling rests on, whichever of the violations it was."""


def cases(table: RulingTable) -> tuple[Case, ...]:
    """Return the cases in the order of the regulations and of their incidents."""
    regulations = dict.fromkeys(entry.regulation for entry in table.entries)
    return tuple(
        case
        for regulation in regulations
        for incident in announced(regulation).incidents
        for case in _cases(table, regulation, incident)
    )


def _cases(table: RulingTable, regulation: RegulationId, incident: Incident) -> Iterator[Case]:
    """Yield an incident's cases, each with the shortest way to it and all the violations that it stands for."""
    usual = {question.id: question.usual for question in incident.questions}
    shortest: dict[tuple[object, ...], Way] = {}
    alike: dict[tuple[tuple[object, ...], Way], dict[OptionId, DeskAnswer]] = {}
    seen = table.under(Profile(regulation))
    for way, place in ways(seen, seen.beginning(incident.id)):
        given = answer(seen.ruling(place))
        looks: tuple[object, ...] = (given.verdicts, given.clocks, given.pays, given.steps)
        others = tuple(each for each in way if each[0] != VIOLATION)
        alike.setdefault((looks, others), {}).setdefault(dict(way).get(VIOLATION, ""), given)
        if looks not in shortest or _length(others, usual) < _length(shortest[looks], usual):
            shortest[looks] = others
    for looks, others in shortest.items():
        by_violation = alike[looks, others]
        first = next(iter(by_violation))
        yield Case(
            regulation,
            incident.id,
            (*(((VIOLATION, first),) if first else ()), *others),
            tuple(violation for violation in by_violation if violation),
            by_violation[first],
            tuple(
                each for each in by_violation[first].under if all(each in one.under for one in by_violation.values())
            ),
        )


def ways(seen: Seen, place: Place, way: Way = ()) -> Iterator[tuple[Way, Place]]:
    """Yield every way from a settled place to a ruling.

    Where an answer names White, the same for Black is left out; so is what its question says is alike.
    """
    if place < 0:
        yield way, place
        return
    node = seen.node(place)
    mirrored = _alike().get(node.question) or ({"b"} if "w" in dict(node.places) else set[str]())
    for option, there in node.places:
        if option not in mirrored:
            yield from ways(seen, there, (*way, (node.question, option)))


@cache
def _alike() -> Mapping[QuestionId, set[OptionId]]:
    """Return for each question that has any the answers for which the same holds as for others."""
    return {each.id: set(each.alike) for incident in incidents() for each in incident.questions if each.alike}


def _length(way: Way, usual: Mapping[QuestionId, OptionId | None]) -> int:
    """Return how many answers a way takes; that the offender speaks up is less to be expected, and counts for two."""
    return sum(0 if option == usual[question] else 2 if option == "offender" else 1 for question, option in way)
