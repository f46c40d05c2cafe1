"""Rules: one named function for one sentence of a regulation, asked in the order of the regulation's text.

A list of rules is a regulation's answer to one kind of incident. Each rule is asked in turn and says nothing, adds
something, or decides. The first that decides ends the asking; what was added before it goes along with what it decides.
That none decides is an error in the rulebook, not silence: where a text is silent, a rule says so, and names the
reading that lists what else one could take.
"""

from collections.abc import Callable, Iterable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import field, frozen

from lasca_rules.regulations import ReadingId, StatementId


class WhatIsSaid(Protocol):
    """What a rule says, as far as asking needs to know it."""

    @property
    def decides(self) -> bool:
        """Does it end the asking?"""

    @property
    def readings(self) -> tuple[ReadingId, ...]:
        """The readings on which it rests in this case."""


F = TypeVar("F", contravariant=True)  # noqa: PLC0105 -- a letter says as much as a long name here
"""The facts of one kind of incident. Contravariant: a rule on several kinds of facts is a rule on each of them."""
G = TypeVar("G")
P = TypeVar("P", contravariant=True)  # noqa: PLC0105 -- likewise
"""A profile: which answers to the readings are taken."""
S = TypeVar("S", bound=WhatIsSaid, covariant=True)  # noqa: PLC0105 -- likewise

H = TypeVar("H")
Q = TypeVar("Q")
R = TypeVar("R", bound=WhatIsSaid)

Speaks: TypeAlias = Callable[[F, P], S | None]


@frozen
class Rule(Generic[F, P, S]):
    """One sentence of a regulation, or the silence of one, and when it has something to say.

    ``statements`` are those that it restates; none where the text is silent. ``readings`` are all on which it can rest.
    """

    name: str
    statements: tuple[StatementId, ...]
    readings: tuple[ReadingId, ...]
    speaks: Speaks[F, P, S] = field(repr=False)
    sentence: str = ""
    """What it says, in English: the first line of the function's docstring."""


@frozen
class RuleSpoken(Generic[S]):
    """What one rule said."""

    rule: str
    statements: tuple[StatementId, ...]
    said: S


AnyRule: TypeAlias = Rule[Any, Any, Any]
_MADE: list[AnyRule] = []


class NothingDecided(LookupError):  # noqa: N818 -- what happened, in the words of the page above
    """No rule of a list decides on these facts: the list is not complete."""


class ReadingNotDeclared(ValueError):  # noqa: N818 -- likewise
    """A rule rests on a reading that its declaration does not name."""


class Alter(Protocol):
    """Makes other rules of a list, on purpose: one left out, turned round, asked later."""

    def __call__(self, rules: tuple[Rule[H, Q, R], ...], /) -> tuple[Rule[H, Q, R], ...]:
        """Return the other rules."""


def as_they_are(rules: tuple[Rule[H, Q, R], ...], /) -> tuple[Rule[H, Q, R], ...]:
    """Return the rules as they are."""
    return rules


def rule(*statements: StatementId, readings: tuple[ReadingId, ...] = ()) -> Callable[[Speaks[F, P, S]], Rule[F, P, S]]:
    """Make a function the rule that restates these statements, or with none of them the silence of a text."""

    def named(speaks: Speaks[F, P, S]) -> Rule[F, P, S]:
        made = Rule(speaks.__name__, statements, readings, speaks, (speaks.__doc__ or "").partition("\n")[0])
        _MADE.append(made)
        return made

    return named


def every_rule() -> tuple[AnyRule, ...]:
    """Return every rule that has been made so far, by the modules that have been imported."""
    return tuple(_MADE)


def ask(rules: Iterable[Rule[F, P, S]], facts: F, profile: P) -> tuple[RuleSpoken[S], ...]:
    """Return what the rules say on these facts, up to the first that decides.

    Raises:
        NothingDecided: none of them decides.
        ReadingNotDeclared: one of them rests on a reading that it does not declare.
    """
    spoken: list[RuleSpoken[S]] = []
    for each in rules:
        said = each.speaks(facts, profile)
        if said is None:
            continue
        if said.readings and not set(said.readings) <= set(each.readings):
            message = f"{each.name} rests on {', '.join(said.readings)}, but declares {', '.join(each.readings)}"
            raise ReadingNotDeclared(message)
        spoken.append(RuleSpoken(each.name, each.statements, said))
        if said.decides:
            return tuple(spoken)
    message = f"no rule decides on {facts}"
    raise NothingDecided(message)


def about(part: Callable[[F], G], rules: Iterable[Rule[G, P, S]]) -> tuple[Rule[F, P, S], ...]:
    """Return rules on one kind of facts as rules on another kind that contains those, or can be turned into them."""
    taken = _once_for_all_rules(part)

    def lifted(each: Rule[G, P, S]) -> Rule[F, P, S]:
        def speaks(facts: F, profile: P) -> S | None:
            return each.speaks(taken(facts), profile)

        return Rule(each.name, each.statements, each.readings, speaks, each.sentence)

    return tuple(lifted(each) for each in rules)


def _once_for_all_rules(part: Callable[[F], G]) -> Callable[[F], G]:
    """Return the same part of the facts without making it anew while one rule after the other asks for it."""
    latest: tuple[F, G] | None = None

    def taken(facts: F) -> G:
        nonlocal latest
        if latest is None or latest[0] is not facts:
            latest = facts, part(facts)
        return latest[1]

    return taken
