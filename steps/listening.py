"""Listening to what a scenario asks of the rules, so that other rules can be asked the same without playing it again.

A scenario depends on the rules through their answers alone. Rules that answer every question of it as before cannot
make any difference to it: it need not be played under them.
"""

from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, cast

from attrs import evolve, field, frozen

from lasca_rules.port import Rules


@frozen(eq=False)
class Returned:
    """What came back: an answer, or an error."""

    given: object = None
    error: Exception | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Returned):
            return NotImplemented
        if self.error is None or other.error is None:
            return self.error is other.error and self.given == other.given
        return type(self.error) is type(other.error) and str(self.error) == str(other.error)

    __hash__ = None  # type: ignore[assignment]  # compared, never looked up


@frozen(eq=False)
class Exchange:
    """A question that a scenario asked, and what was answered."""

    question: str
    arguments: tuple[object, ...]
    named: Mapping[str, object]
    answer: Returned

    def answered_by(self, rules: Rules) -> Returned:
        """Ask other rules the same."""
        return _answer(getattr(rules, self.question), self.arguments, self.named)


@frozen(eq=False)
class Listening:
    """Passes questions on to rules, and keeps them with the answers."""

    rules: Rules
    asked: list[Exchange] = field(factory=list)

    def __getattr__(self, question: str) -> Callable[..., Any]:
        method = getattr(self.rules, question)

        def ask(*arguments: object, **named: object) -> object:
            answer = _answer(method, arguments, named)
            self.asked.append(Exchange(question, arguments, named, answer))
            if answer.error is not None:
                raise answer.error
            return answer.given

        return ask

    def as_rules(self) -> Rules:
        """Return these as rules under test."""
        return cast("Rules", self)


@frozen(eq=False)
class Recalling:
    """Answers the next questions of a play as they were answered before, and leaves those after them to the rules.

    As long as all answers are the same, a play asks the same: nothing has to be worked out again.
    """

    rules: Rules
    known: deque[Exchange]

    def __getattr__(self, question: str) -> Callable[..., Any]:
        method = getattr(self.rules, question)

        def answer(*arguments: object, **named: object) -> object:
            if not self.known:
                return method(*arguments, **named)
            asked = self.known.popleft()
            if asked.question != question:
                message = f"asked {question} where {asked.question} was asked before: a step depends on more than rules"
                raise LookupError(message)
            if asked.answer.error is not None:
                raise asked.answer.error
            return asked.answer.given

        return answer

    def as_rules(self) -> Rules:
        """Return these as rules under test."""
        return cast("Rules", self)


@frozen(eq=False)
class Difference:
    """The first question that is answered otherwise: which one of all that were asked, and the other answer."""

    place: int
    asked: Exchange


def first_difference(asked: Sequence[Exchange], rules: Rules, questions: Collection[str]) -> Difference | None:
    """Return the first question that rules deviating only in these would have answered otherwise."""
    for place, each in enumerate(asked):
        if each.question in questions:
            answer = each.answered_by(rules)
            if answer != each.answer:
                return Difference(place, evolve(each, answer=answer))
    return None


def _answer(method: Callable[..., object], arguments: tuple[object, ...], named: Mapping[str, object]) -> Returned:
    try:
        return Returned(method(*arguments, **named))
    except Exception as error:  # noqa: BLE001 -- whatever it is, it is the answer
        return Returned(error=error)
