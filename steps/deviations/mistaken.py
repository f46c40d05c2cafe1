"""What deviations of rulings are made of that take some facts for others: of a half-move, of set-up and colours."""

from collections.abc import Callable
from typing import Any

from attrs import evolve

from lasca_rules.refereeing.facts import InquiryFacts, MoveFacts, ProtestFacts
from lasca_rules.regulations import StatementId
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import Ruling
from steps.deviations.deviant import OtherFacts, OtherOutcome, OtherProfile
from steps.deviations.deviation import Deviation, breaking

Change = Callable[[Any, Any], Any]
"""Returns the facts as a program takes them, from the true ones and the game."""

Condition = Callable[[Any], bool]


def taking(statement: StatementId, name: str, en: str, ru: str, change: Change) -> Deviation:
    """Return the deviation that takes some facts for others, in games under the statement's regulation."""
    return breaking(statement, name, en, ru, OtherFacts(statement.partition(":")[0], change))


def carrying_out(
    statement: StatementId, name: str, en: str, ru: str, change: Callable[[Any, Ruling, Any], Any]
) -> Deviation:
    """Return the deviation that rules rightly and carries the ruling out wrongly; ``change`` is given what comes of it.

    It is asked only about rulings that cite the statement.
    """

    def changed(game: object, ruling: Ruling, after: object) -> object:
        return change(game, ruling, after) if statement in ruling.under else after

    return breaking(statement, name, en, ru, OtherOutcome(changed))


def reading(statement: StatementId, name: str, en: str, ru: str, change: Callable[[Profile], Profile]) -> Deviation:
    """Return the deviation that takes other answers to the readings than the game does."""
    return breaking(statement, name, en, ru, OtherProfile(statement.partition(":")[0], change))


def always(_: object) -> bool:
    """Set no condition."""
    return True


def when(kind: type | tuple[type, ...], condition: Condition = always, /, **changes: Any) -> Change:  # noqa: ANN401 -- attributes of facts
    """Change facts of this kind where the condition holds; a change may be a function of the facts."""

    def change(facts: Any, _: object) -> Any:  # noqa: ANN401 -- facts of any kind
        there = isinstance(facts, kind) and condition(facts)
        if not there:
            return facts
        return evolve(facts, **{name: to(facts) if callable(to) else to for name, to in changes.items()})

    return change


def of_move(condition: Condition = always, /, **changes: Any) -> Change:  # noqa: ANN401 -- attributes of MoveFacts
    """Change the facts of a half-move where the condition holds of them, in a claim, a protest or an inquiry."""
    changed = when(MoveFacts, condition, **changes)

    def change(facts: Any, game: object) -> Any:  # noqa: ANN401 -- facts of any kind
        if isinstance(facts, ProtestFacts | InquiryFacts):
            return evolve(facts, move=changed(facts.move, game))
        return changed(facts, game)

    return change


def of_claim(condition: Condition = always, /, **changes: Any) -> Change:  # noqa: ANN401 -- attributes of MoveFacts
    """Change the facts of a half-move that somebody says was wrong, not those of a protest or an inquiry."""
    return when(MoveFacts, condition, **changes)
