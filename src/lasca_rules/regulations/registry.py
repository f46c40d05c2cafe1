"""The registry: every regulation and every reading, to be looked up by id."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cached_property
from typing import TypeVar

from attrs import frozen

from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from lasca_rules.regulations.readings import Alternative, AlternativeId, Reading, ReadingId
from lasca_rules.regulations.statements import Clause, Regulation, Statement, StatementId

T = TypeVar("T")

_REGULATION = Text("regulation", "регламента")
_CLAUSE = Text("clause", "пункта")
_STATEMENT = Text("statement", "положения")
_READING = Text("reading", "толкования")
"""What is looked up; in Russian in the genitive."""


class UnknownIdError(InputError):
    """Nothing in the registry bears this id; the message names the nearest ids that something does bear."""

    def __init__(self, what: Text, wanted: str, known: Iterable[str]) -> None:
        nearest = nearest_ids(wanted, known)
        listed = ", ".join(nearest)
        super().__init__(
            Text(
                f"no {what.en} “{wanted}”; nearest: {listed}" if nearest else f"no {what.en} “{wanted}”",
                f"нет {what.ru} «{wanted}»; ближайшие: {listed}" if nearest else f"нет {what.ru} «{wanted}»",
            )
        )
        self.nearest = nearest


@frozen
class Registry:
    """The regulations in their order, supplements last, and the readings in theirs."""

    regulations: tuple[Regulation, ...]
    readings: tuple[Reading, ...]

    @cached_property
    def statements(self) -> tuple[Statement, ...]:
        """Every statement of every regulation, in order."""
        return tuple(statement for regulation in self.regulations for statement in regulation.statements)

    @property
    def refereed(self) -> tuple[str, ...]:
        """The ids of the regulations that a game can be refereed under: a supplement is not one."""
        return tuple(each.id for each in self.regulations if not each.supplement)

    def regulation(self, name: str) -> Regulation:
        """Return the regulation of this id: ``column``.

        Raises:
            UnknownIdError: There is no such regulation.
        """
        return look_up(name, self._regulations, _REGULATION)

    def clause(self, name: str) -> Clause:
        """Return the clause of this qualified id: ``column:1.14.1``.

        Raises:
            UnknownIdError: There is no such clause.
        """
        return look_up(name, self._clauses, _CLAUSE)

    def statement(self, name: StatementId) -> Statement:
        """Return the statement of this id: ``column:1.14.1-b``.

        Raises:
            UnknownIdError: There is no such statement.
        """
        return look_up(name, self._statements, _STATEMENT)

    def statements_of(self, name: str) -> tuple[Statement, ...]:
        """Return the statements of the regulation or the clause of this id, or the one statement of this id.

        Raises:
            UnknownIdError: Nothing bears it; the message names the nearest of all these ids.
        """
        if name in self._regulations:
            return self._regulations[name].statements
        if name in self._clauses:
            return self._clauses[name].statements
        if name in self._statements:
            return (self._statements[name],)
        what = Text("statement, clause or regulation", "положения, пункта или регламента")
        raise UnknownIdError(what, name, (*self._statements, *self._clauses, *self._regulations))

    def reading(self, name: ReadingId) -> Reading:
        """Return the reading of this id: ``clocks-on-replay``.

        Raises:
            UnknownIdError: There is no such reading.
        """
        return look_up(name, self._readings, _READING)

    def answer(self, reading: ReadingId, name: AlternativeId) -> Alternative:
        """Return one answer of a reading, be it the default or an alternative.

        Raises:
            UnknownIdError: There is no such reading, or it has no such answer.
        """
        answers = self._answers.get(reading) or {answer.id: answer for answer in self.reading(reading).answers}
        if name in answers:
            return answers[name]
        return look_up(name, answers, Text(f"answer of the reading {reading}", f"ответа у толкования {reading}"))

    def in_order(self, cited: Iterable[StatementId]) -> tuple[StatementId, ...]:
        """Return ids of statements, each once, in the order of the regulations' texts.

        Raises:
            KeyError: there is no such statement.
        """
        return tuple(sorted(set(cited), key=self._places.__getitem__))

    def readings_about(self, statement: StatementId) -> tuple[Reading, ...]:
        """Return the readings that are about this statement, in order."""
        return tuple(reading for reading in self.readings if statement in reading.statements)

    @cached_property
    def _regulations(self) -> Mapping[str, Regulation]:
        return {regulation.id: regulation for regulation in self.regulations}

    @cached_property
    def _clauses(self) -> Mapping[str, Clause]:
        return {f"{each.id}:{clause.id}": clause for each in self.regulations for clause in each.clauses}

    @cached_property
    def _statements(self) -> Mapping[StatementId, Statement]:
        return {statement.id: statement for statement in self.statements}

    @cached_property
    def _answers(self) -> Mapping[ReadingId, Mapping[AlternativeId, Alternative]]:
        return {each.id: {answer.id: answer for answer in each.answers} for each in self.readings}

    @cached_property
    def _places(self) -> Mapping[StatementId, int]:
        return {statement.id: place for place, statement in enumerate(self.statements)}

    @cached_property
    def _readings(self) -> Mapping[ReadingId, Reading]:
        return {reading.id: reading for reading in self.readings}


def look_up(name: str, entries: Mapping[str, T], what: Text) -> T:
    """Return the entry of this name, or raise UnknownIdError; ``what`` is a noun, in Russian in the genitive."""
    try:
        return entries[name]
    except KeyError:
        raise UnknownIdError(what, name, entries) from None


def nearest_ids(wanted: str, known: Iterable[str], count: int = 3) -> tuple[str, ...]:
    """Return the known ids most like the one wanted: first those that lack only the regulation's name before it."""
    ids = tuple(known)
    qualified = [each for each in ids if each.partition(":")[2] == wanted]
    close = [each for each in get_close_matches(wanted, ids, n=count, cutoff=0.5) if each not in qualified]
    return tuple((*qualified, *close)[:count])
