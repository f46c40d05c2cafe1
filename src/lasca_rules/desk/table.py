"""The desk's table: every combination of answers looked up once, and of the questions only those that matter.

A node asks one question and leads, for each answer, to another node or to a ruling. A question whose answers all lead
to the same place is left out: whatever is asked, the answer makes a difference.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from typing import TypeAlias

from attrs import field, frozen

from lasca_rules.desk import draughts_incidents, nardy_incidents
from lasca_rules.desk.questions import (
    Answers,
    Decide,
    Incident,
    IncidentId,
    OptionId,
    Question,
    QuestionId,
    RegulationId,
)
from lasca_rules.refereeing.profiles import Choices, Profile
from lasca_rules.refereeing.rulings import Ruling
from lasca_rules.regulations import AlternativeId, ReadingId, load

INCIDENTS = (*draughts_incidents.INCIDENTS, *nardy_incidents.INCIDENTS)
"""Every incident, in the order in which they are listed."""

Place: TypeAlias = int
"""Where an answer leads: to a node by its number, or to a ruling by its number's complement (``~number``)."""


@frozen
class Ask:
    """A node: the question that is asked there, and where each answer leads."""

    question: QuestionId
    places: tuple[tuple[OptionId, Place], ...]


@frozen
class Entry:
    """Where an incident's questions begin under one regulation, for each way to read it."""

    regulation: RegulationId
    incident: IncidentId
    readings: tuple[ReadingId, ...]
    """The readings that can be taken in such a way that some ruling on this incident is another one."""
    places: Mapping[Choices, Place] = field(eq=False)
    """By the choices among those readings; what is not chosen is taken as by default."""


@frozen
class Table:
    """Every ruling there is, and how answers lead to it."""

    nodes: tuple[Ask, ...]
    rulings: tuple[Ruling, ...]
    entries: tuple[Entry, ...]

    def entry(self, regulation: RegulationId, incident: IncidentId) -> Entry:
        """Return where an incident's questions begin under a regulation.

        Raises:
            KeyError: the regulation has no such incident.
        """
        for entry in self.entries:
            if (entry.regulation, entry.incident) == (regulation, incident):
                return entry
        raise KeyError(regulation, incident)

    def look_up(self, incident: IncidentId, answers: Answers, profile: Profile) -> Ruling | QuestionId:
        """Return the ruling that the answers lead to, or the question that is still open on the way to it."""
        entry = self.entry(profile.regulation, incident)
        place = entry.places[tuple(choice for choice in profile.choices if choice[0] in entry.readings)]
        while place >= 0:
            node = self.nodes[place]
            there = dict(node.places).get(answers.get(node.question, ""))
            if there is None:
                return node.question
            place = there
        return self.rulings[~place]


@cache
def make_table() -> Table:
    """Return the table: all that the regulations decide on the facts that answers can give."""
    growing = _Growing()
    entries = tuple(
        growing.entry(incident, regulation, decide)
        for incident in INCIDENTS
        for regulation, decide in incident.deciding.items()
    )
    return Table(tuple(growing.nodes), tuple(growing.rulings), entries)


class _Growing:
    """Nodes and rulings as they are found, equal ones once."""

    def __init__(self) -> None:
        self.nodes: dict[Ask, Place] = {}
        self.rulings: dict[Ruling, Place] = {}

    def entry(self, incident: Incident, regulation: RegulationId, decide: Decide) -> Entry:
        """Grow an incident under its regulation, once for each choice among the readings that bear on it."""
        default = _Noting(regulation)
        grown: dict[Choices, Place] = {}
        asked_for = -1
        while len(default.noted) > asked_for:  # a choice can bring up a reading that was not asked for before
            asked_for = len(default.noted)
            for profile in _profiles(default, _with_alternatives(default.noted)):
                if profile.choices not in grown:
                    grown[profile.choices] = self._grow(incident.questions, {}, profile, decide)
        readings = tuple(each for each in _with_alternatives(default.noted) if _matters(each, grown))
        places = {choices: place for choices, place in grown.items() if {name for name, _ in choices} <= set(readings)}
        return Entry(regulation, incident.id, readings, places)

    def _grow(self, questions: tuple[Question, ...], answers: Answers, profile: Profile, decide: Decide) -> Place:
        if not questions:
            return self._ruling(decide(answers, profile))
        question, *later = questions
        if not question.asked(answers, profile):
            return self._grow(tuple(later), answers, profile, decide)
        places = tuple(
            (option.id, self._grow(tuple(later), {**answers, question.id: option.id}, profile, decide))
            for option in question.options
        )
        if len({place for _, place in places}) == 1:
            return places[0][1]
        return self.nodes.setdefault(Ask(question.id, places), len(self.nodes))

    def _ruling(self, ruling: Ruling) -> Place:
        return self.rulings.setdefault(ruling, ~len(self.rulings))


@frozen
class _Noting(Profile):
    """A profile that notes which readings it is asked about, for itself and for whatever is made of it."""

    noted: set[ReadingId] = field(factory=set, eq=False, repr=False)

    def takes(self, reading: ReadingId) -> AlternativeId:
        """Return the answer that is taken to a reading, and note the reading."""
        self.noted.add(reading)
        return super().takes(reading)


def _with_alternatives(readings: set[ReadingId]) -> tuple[ReadingId, ...]:
    return tuple(each.id for each in load().readings if each.id in readings and each.alternatives)


def _matters(reading: ReadingId, grown: Mapping[Choices, Place]) -> bool:
    """Tell whether it ever makes a difference how the reading is taken, the others being taken in some way."""
    by_others: dict[Choices, set[Place]] = {}
    for choices, place in grown.items():
        others = tuple(choice for choice in choices if choice[0] != reading)
        by_others.setdefault(others, set()).add(place)
    return any(len(places) > 1 for places in by_others.values())


def _profiles(default: _Noting, readings: tuple[ReadingId, ...]) -> Iterable[Profile]:
    """Yield a profile for every choice among the answers to these readings, the default first."""
    answers = [[(reading, answer.id) for answer in load().reading(reading).answers] for reading in readings]
    for choices in product(*answers):
        profile: Profile = default
        for reading, answer in choices:
            profile = profile.taking(reading, answer)
        yield profile
