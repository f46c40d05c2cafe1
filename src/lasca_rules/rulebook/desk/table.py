"""The desk's table: every combination of answers looked up once, and of the questions only those that matter.

A node asks one question and leads, for each answer, to another node or to a ruling. Where the ruling depends on how a
reading is taken, a node of that reading stands last on the way and leads on for each of its answers. Seen under a
profile the readings are taken, and a question whose answers then all lead to the same place is left out: whatever is
asked, the answer makes a difference.
"""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from attrs import field, frozen

from lasca_rules.errors import RegistryError
from lasca_rules.languages import Text
from lasca_rules.regulations import AlternativeId, ReadingId, load
from lasca_rules.rulebook.announcing import every_announcement
from lasca_rules.rulebook.deciding import decide
from lasca_rules.rulebook.desk.questions import (
    Answers,
    Incident,
    IncidentId,
    OptionId,
    Question,
    QuestionId,
    RegulationId,
)
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import Ruling

Place: TypeAlias = int
"""Where an answer leads: to a node by its number, or to a ruling by its number's complement (``~number``)."""

READING = "reading:"
"""How the name of a node begins that asks for the answer to a reading."""


@frozen
class Ask:
    """A node: the question that is asked there, or the reading that is taken, and where each answer leads."""

    question: QuestionId
    places: tuple[tuple[OptionId, Place], ...]

    @property
    def reading(self) -> ReadingId | None:
        """The reading that is taken here, if this is no question."""
        return self.question.removeprefix(READING) if self.question.startswith(READING) else None


@frozen
class Entry:
    """Where an incident's questions begin under one regulation."""

    regulation: RegulationId
    incident: IncidentId
    readings: tuple[ReadingId, ...]
    """The readings that can be taken in such a way that some ruling on this incident is another one."""
    place: Place


@frozen
class RulingTable:
    """Every ruling there is, and how answers and readings lead to it."""

    nodes: tuple[Ask, ...]
    rulings: tuple[Ruling, ...]
    entries: tuple[Entry, ...]
    _seen: dict[Profile, "Seen"] = field(factory=dict, init=False, eq=False, repr=False)

    def entry(self, regulation: RegulationId, incident: IncidentId) -> Entry:
        """Return where an incident's questions begin under a regulation.

        Raises:
            KeyError: the regulation has no such incident.
        """
        for entry in self.entries:
            if (entry.regulation, entry.incident) == (regulation, incident):
                return entry
        raise KeyError(regulation, incident)

    def under(self, profile: Profile) -> "Seen":
        """Return the table as it is seen under a profile."""
        if profile not in self._seen:
            self._seen[profile] = Seen(self, profile)
        return self._seen[profile]

    def look_up(self, incident: IncidentId, answers: Answers, profile: Profile) -> Ruling | QuestionId:
        """Return the ruling that the answers lead to, or the question that is still open on the way to it."""
        seen = self.under(profile)
        place = seen.beginning(incident)
        while place >= 0:
            node = seen.node(place)
            there = dict(node.places).get(answers.get(node.question, ""))
            if there is None:
                return node.question
            place = there
        return seen.ruling(place)


@frozen(eq=False)
class Seen:
    """A table under one profile: the readings are taken, and only what then makes a difference is asked."""

    table: RulingTable
    profile: Profile
    _settled: dict[Place, Place] = field(factory=dict, init=False, repr=False)
    _alike: dict[Ask, Place] = field(factory=dict, init=False, repr=False)

    def beginning(self, incident: IncidentId) -> Place:
        """Return where the questions about an incident begin.

        Raises:
            KeyError: the profile's regulation has no such incident.
        """
        return self.settled(self.table.entry(self.profile.regulation, incident).place)

    def node(self, place: Place) -> Ask:
        """Return the question that is asked at a settled place, with where each answer leads, settled too."""
        node = self.table.nodes[place]
        return Ask(node.question, tuple((option, self.settled(there)) for option, there in node.places))

    def ruling(self, place: Place) -> Ruling:
        """Return the ruling at a place that is one."""
        return self.table.rulings[~place]

    def settled(self, place: Place) -> Place:
        """Return the place that is reached from a place without any answer that makes a difference."""
        if place < 0:
            return place
        if place not in self._settled:
            node = self.table.nodes[place]
            if node.reading is not None:
                self._settled[place] = self.settled(dict(node.places)[self.profile.takes(node.reading)])
            else:
                asked = self.node(place)
                first, *others = dict.fromkeys(there for _, there in asked.places)
                # Two nodes can differ in nothing but what other ways of taking the readings would lead to.
                self._settled[place] = self._alike.setdefault(asked, place) if others else first
        return self._settled[place]


@cache
def incidents() -> tuple[Incident, ...]:
    """Return every incident of every regulation, in the order in which they are listed.

    Raises:
        RegistryError: Two of them go by one name.
    """
    every = dict.fromkeys(incident for each in every_announcement().values() for incident in each.incidents)
    named: dict[IncidentId, Incident] = {}
    for incident in every:
        other = named.setdefault(incident.id, incident)
        if other is not incident:
            text = Text(
                f"“{other.title.en}” and “{incident.title.en}” are both called so; expected another id for one of them",
                f"так названы и «{other.title.ru}», и «{incident.title.ru}»; у одного из них нужен другой id",
            )
            raise RegistryError(Text(f"incidents: {incident.id}: {text.en}", f"incidents: {incident.id}: {text.ru}"))
    return tuple(every)


@cache
def make_table() -> RulingTable:
    """Return the table: all that the regulations decide on the facts that answers can give."""
    growing = _Growing()
    entries = tuple(
        growing.entry(incident, regulation)
        for incident in incidents()
        for regulation, each in every_announcement().items()
        if incident in each.incidents
    )
    return RulingTable(tuple(growing.nodes), tuple(growing.rulings), entries)


class _Growing:
    """Nodes and rulings as they are found, equal ones once."""

    def __init__(self) -> None:
        self.nodes: dict[Ask, Place] = {}
        self.rulings: dict[Ruling, Place] = {}

    def entry(self, incident: Incident, regulation: RegulationId) -> Entry:
        """Grow an incident under its regulation."""

        def asked(questions: tuple[Question, ...], answers: Answers) -> Place:
            if not questions:
                return self._ruling(regulation, {}, incident.facts(answers))
            question, *later = questions
            if not question.asked(answers) or not (question.only_under is None or regulation in question.only_under):
                return asked(tuple(later), answers)
            return self._node(
                question.id,
                tuple(
                    (option.id, asked(tuple(later), {**answers, question.id: option.id})) for option in question.options
                ),
            )

        place = asked(incident.questions, {})
        return Entry(regulation, incident.id, self._readings(place), place)

    def _node(self, name: QuestionId, places: tuple[tuple[OptionId, Place], ...]) -> Place:
        if len({place for _, place in places}) == 1:
            return places[0][1]
        return self.nodes.setdefault(Ask(name, places), len(self.nodes))

    def _ruling(self, regulation: RegulationId, taken: Mapping[ReadingId, AlternativeId], facts: object) -> Place:
        """Return the ruling on facts where some readings are taken in a certain way, and the others in every way."""
        profile = _Noting(regulation, taken=taken)
        place = self.rulings.setdefault(decide(facts, profile), ~len(self.rulings))
        # The ruling was made with every reading asked about taken by default. From the last of them to the first, what
        # another answer to it leads to when those before it are taken by default stands beside it.
        asked_for = list(dict.fromkeys(profile.asked_for))
        for number, name in reversed(tuple(enumerate(asked_for))):
            reading = load().reading(name)
            before = {each: load().reading(each).answers[0].id for each in asked_for[:number]}
            others = (
                (each.id, self._ruling(regulation, {**taken, **before, name: each.id}, facts))
                for each in reading.alternatives
            )
            place = self._node(READING + name, ((reading.answers[0].id, place), *others))
        return place

    def _readings(self, place: Place) -> tuple[ReadingId, ...]:
        """Return the readings that there are nodes of on the ways from a place."""
        nodes = tuple(self.nodes)
        found: set[ReadingId] = set()
        ahead, seen = {place}, set[Place]()
        while ahead:
            here = ahead.pop()
            if here >= 0 and here not in seen:
                seen.add(here)
                ahead |= {there for _, there in nodes[here].places}
                found |= {nodes[here].reading or ""}
        return tuple(each.id for each in load().readings if each.id in found)


@frozen
class _Noting(Profile):
    """A profile that is told how some readings are taken, and notes which others with alternatives it is asked about.

    Those others are taken by default.
    """

    taken: Mapping[ReadingId, AlternativeId] = field(factory=dict, eq=False, repr=False)
    asked_for: list[ReadingId] = field(factory=list, eq=False, repr=False)

    def takes(self, reading: ReadingId) -> AlternativeId:
        """Return the answer that is taken to a reading, and note the reading if that is still open."""
        if reading not in self.taken and load().reading(reading).alternatives:
            self.asked_for.append(reading)
        return self.taken.get(reading) or super().takes(reading)
