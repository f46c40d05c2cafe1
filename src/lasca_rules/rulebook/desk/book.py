"""The book of rulings: every ruling of the desk's table with all the answers that lead to it, to be read and compared.

It is listed for White as the one who erred; what holds for Black is the same the other way round. Rulings that differ
only in which violation's own statement they cite are one entry.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from attrs import frozen

from lasca_rules.regulations import StatementId, load
from lasca_rules.rulebook.announcing import announced
from lasca_rules.rulebook.desk.answer import DeskAnswer, answer
from lasca_rules.rulebook.desk.cases import VIOLATION, Way, ways
from lasca_rules.rulebook.desk.questions import Incident, OptionId, Question, QuestionId, RegulationId
from lasca_rules.rulebook.desk.table import RulingTable, Seen
from lasca_rules.rulebook.profiles import Choices, Profile
from lasca_rules.rulebook.rulings import Ruling

Circumstances: TypeAlias = tuple[tuple[Question, tuple[OptionId, ...]], ...]
"""What leads to a ruling: for each question that matters, the answers that all lead there."""


@frozen
class ReadOtherwise:
    """The ruling on the same facts where a reading is taken in another way."""

    choices: Choices
    answer: DeskAnswer


@frozen
class Entered:
    """One ruling of the book."""

    answer: DeskAnswer
    circumstances: tuple[Circumstances, ...]
    """Each way to it."""
    violations: tuple[OptionId, ...]
    """The violations among those ways."""
    under: tuple[StatementId, ...]
    """The statements that it rests on, but for that of the violation itself."""
    own: bool
    """Does it cite the violation's own statement as well?"""
    otherwise: tuple[ReadOtherwise, ...]


@frozen
class Chapter:
    """An incident under one regulation, with every ruling on it."""

    regulation: RegulationId
    incident: Incident
    rulings: tuple[Entered, ...]


def chapters(table: RulingTable) -> Iterator[Chapter]:
    """Yield the chapters of the book, in the order of the regulations and of their incidents."""
    for regulation in dict.fromkeys(entry.regulation for entry in table.entries):
        for incident in announced(regulation).incidents:
            yield Chapter(regulation, incident, tuple(_rulings(table, Profile(regulation), incident)))


def _rulings(table: RulingTable, profile: Profile, incident: Incident) -> Iterator[Entered]:
    found: dict[tuple[Any, ...], dict[Way, DeskAnswer]] = {}
    seen = table.under(profile)
    for way, place in ways(seen, seen.beginning(incident.id)):
        given = answer(seen.ruling(place))
        violation = dict(way).get(VIOLATION, "")
        others = tuple(each for each in given.under if not _is_own(each, violation))
        looks = (given.verdicts, given.clocks, given.pays, given.steps, given.readings, others)
        found.setdefault(looks, {})[way] = given
    for looks, by_way in found.items():
        under: tuple[StatementId, ...] = looks[-1]
        given = next(iter(by_way.values()))
        yield Entered(
            answer=given,
            circumstances=tuple(_merged(incident, by_way)),
            violations=tuple(dict.fromkeys(option for way in by_way for name, option in way if name == VIOLATION)),
            under=under,
            own=given.under != under,
            otherwise=tuple(_otherwise(table, profile, incident, by_way)),
        )


def _is_own(statement: StatementId, violation: OptionId) -> bool:
    """Is this the statement that lists the violation? The option bears its letter, perhaps with more after it."""
    return statement.rpartition("-")[2] == violation.partition("-")[0]


def _otherwise(
    table: RulingTable, profile: Profile, incident: Incident, by_way: Mapping[Way, DeskAnswer]
) -> Iterator[ReadOtherwise]:
    """Yield what is ruled on the same facts where one reading is taken otherwise, if it is something else."""
    for name in table.entry(profile.regulation, incident.id).readings:
        for alternative in load().reading(name).alternatives:
            choices = ((name, alternative.id),)
            seen = table.under(Profile(profile.regulation, choices))
            found: dict[tuple[object, ...], DeskAnswer] = {}
            for way, usual in by_way.items():
                other = answer(_followed(seen, incident, dict(way)))
                if (other.verdicts, other.clocks) != (usual.verdicts, usual.clocks):
                    found.setdefault((other.verdicts, other.clocks), other)
            yield from (ReadOtherwise(choices, other) for other in found.values())


def _followed(seen: Seen, incident: Incident, answers: Mapping[QuestionId, OptionId]) -> Ruling:
    """Return the ruling on answers. A question that mattered in no other reading is answered with its first option."""
    place = seen.beginning(incident.id)
    while place >= 0:
        node = seen.node(place)
        options = dict(node.places)
        place = options[answers[node.question]] if node.question in answers else node.places[0][1]
    return seen.ruling(place)


_Row: TypeAlias = tuple[tuple[QuestionId, frozenset[OptionId]], ...]


def _merged(incident: Incident, found: Iterable[Way]) -> Iterator[Circumstances]:
    """Yield the ways in as few rows as there are when answers to one question are put together."""
    rows: set[_Row] = {tuple((name, frozenset({option})) for name, option in way) for way in found}
    before = 0
    while before != len(rows):
        before = len(rows)
        for question in incident.questions:
            rows = _put_together(rows, question.id)
    for row in sorted(rows, key=lambda row: _order(incident, row)):
        chosen = dict(row)
        yield tuple(
            (question, tuple(option.id for option in question.options if option.id in chosen[question.id]))
            for question in incident.questions
            if question.id in chosen and question.listed
        )


def _put_together(rows: Iterable[_Row], question: QuestionId) -> set[_Row]:
    """Return the rows with those made one that differ in the answer to this question only."""
    answers: dict[_Row, set[OptionId]] = {}
    for row in rows:
        chosen = dict(row)
        others = tuple((name, frozenset() if name == question else options) for name, options in row)
        answers.setdefault(others, set()).update(chosen.get(question, ()))
    return {
        tuple((name, frozenset(options) if name == question else chosen) for name, chosen in others)
        for others, options in answers.items()
    }


def _order(incident: Incident, row: _Row) -> list[list[int]]:
    chosen = dict(row)
    return [
        [at for at, option in enumerate(question.options) if option.id in chosen[question.id]]
        for question in incident.questions
        if question.id in chosen
    ]
