"""Plays of scenarios, tried again under deviations from the question on that makes the first difference."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import frozen

from lasca_rules.port import Rules
from lasca_rules.reference import Reference
from steps.deviations import Deviation, deviations
from steps.deviations.reach import answered_otherwise
from steps.listening import Difference, Exchange, Recalling, first_difference
from steps.performance import Performance
from steps.script import Script
from steps.table import Part, Table
from steps.trial import Reaction, TooLong, Trial, in_time, reaction


@frozen
class DeviatingRules:
    """A deviation with its rules, and the questions that they answer otherwise than the reference."""

    deviation: Deviation
    rules: Rules
    questions: frozenset[str]


@frozen
class Play:
    """A script as it was played, and what it asked of the reference meanwhile."""

    script: Script
    asked: tuple[Exchange, ...]
    asking: tuple[int, ...]
    """The line in which each of the questions was asked."""
    standing: tuple[Mapping[Part[Any], object], ...]
    """What stood on the table before each line."""

    @classmethod
    def of(cls, performance: Performance) -> "Play":
        """Return the play that a performance was."""
        lines = performance.lines
        return cls(
            performance.script,
            tuple(asked for line in lines for asked in line.asked),
            tuple(number for number, line in enumerate(lines) for _ in line.asked),
            tuple(line.before for line in lines),
        )

    def again(self, difference: Difference, rules: Rules) -> Trial:
        """Play it again under rules that make this difference first, from the line on in which they make it.

        Everything before that line is as it was; what the line itself asked before is answered from memory, and so is
        the question that is answered otherwise.
        """
        line = self.asking[difference.place]
        begun = next(place for place, asking in enumerate(self.asking) if asking == line)
        known = deque((*self.asked[begun : difference.place], difference.asked))
        performance = Performance(self.script, at=line)
        return reaction(performance, Table(Recalling(rules, known).as_rules(), self.standing[line], recorded=False))


def heard(script: Script) -> Play:
    """Play a script under the reference, and listen."""
    performance = Performance(script)
    reaction(performance, Table(Reference()))
    return Play.of(performance)


def tried(plays: Iterable[Play], deviant: DeviatingRules) -> Trial | None:
    """Return how a scenario ends under a deviation; ``None`` if that cannot make any difference to it."""
    try:
        with in_time():
            return _tried(plays, deviant)
    except TooLong as error:
        return Trial(Reaction.CRASHED, str(error))


def _tried(plays: Iterable[Play], deviant: DeviatingRules) -> Trial | None:
    trial = None
    for play in plays:
        difference = first_difference(play.asked, deviant.rules, deviant.questions)
        if difference is not None:
            trial = play.again(difference, deviant.rules)
            if trial.reaction is not Reaction.NOTHING:
                return trial
    return trial


def deviants() -> Iterator[DeviatingRules]:
    """Yield every deviation with its rules."""
    for deviation in deviations():
        rules = deviation.rules()
        yield DeviatingRules(deviation, rules, answered_otherwise(rules))
