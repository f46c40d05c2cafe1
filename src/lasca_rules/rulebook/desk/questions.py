"""Questions that a referee answers about an incident, each with all the answers there are."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from attrs import field, frozen
from attrs.validators import min_len

from lasca_rules.languages import Text

QuestionId: TypeAlias = str
OptionId: TypeAlias = str
IncidentId: TypeAlias = str
RegulationId: TypeAlias = str

Answers: TypeAlias = Mapping[QuestionId, OptionId]
"""What has been answered so far, by question."""

Condition: TypeAlias = Callable[[Answers], bool]
"""Whether a question makes sense after what has been answered."""


@frozen
class Option:
    """One answer to a question."""

    id: OptionId
    text: Text


def _always(_answers: Answers) -> bool:
    return True


@frozen
class Question:
    """A question with its answers, of which exactly one is true.

    ``usual`` is the answer that is taken until the referee gives another. ``asked`` tells whether the question makes
    sense after the answers before it; whether it *matters* is worked out from the rulings.
    """

    id: QuestionId
    text: Text
    options: tuple[Option, ...] = field(validator=min_len(2))
    usual: OptionId | None = None
    only_under: tuple[RegulationId, ...] | None = None
    """The regulations that have a rule on it, where others have none."""
    alike: tuple[OptionId, ...] = ()
    """Answers for which the same holds as for others, but for the names: a list of all rulings leaves them out."""
    listed: bool = True
    """Is the answer named in the book of rulings? It is not where the book has it that the answer is one for all."""
    asked: Condition = field(default=_always, eq=False, repr=False)


@frozen
class Incident:
    """Something that happens at an event, with what there is to ask about it and who decides it."""

    id: IncidentId
    group: Text
    """The heading under which it is listed."""
    title: Text
    questions: tuple[Question, ...]
    facts: Callable[[Answers], Any] = field(eq=False, repr=False)
    """The facts that answers give."""


def yes_no(yes: Text, no: Text) -> tuple[Option, Option]:
    """Return the answers yes and no, as whole phrases."""
    return Option("yes", yes), Option("no", no)


def after(question: QuestionId, *options: OptionId) -> Condition:
    """Return the condition that a question before has been answered with one of these options."""

    def asked(answers: Answers) -> bool:
        return answers.get(question) in options

    return asked


def unless(question: QuestionId, *options: OptionId) -> Condition:
    """Return the condition that a question before has not been answered with one of these options."""

    def asked(answers: Answers) -> bool:
        return answers.get(question) not in options

    return asked


def all_of(*conditions: Condition) -> Condition:
    """Return the condition that each of these holds."""

    def asked(answers: Answers) -> bool:
        return all(condition(answers) for condition in conditions)

    return asked


def any_of(*conditions: Condition) -> Condition:
    """Return the condition that at least one of these holds."""

    def asked(answers: Answers) -> bool:
        return any(condition(answers) for condition in conditions)

    return asked
