"""Rules of a regulation put otherwise: one left out, one turned round, one asked too late."""

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

from attrs import evolve, fields, frozen, has

from lasca_rules.rulebook.deciding import decide
from lasca_rules.rulebook.profiles import Profile, read_profile
from lasca_rules.rulebook.rules import Alter, AnyRule, NothingDecided
from lasca_rules.rulebook.rulings import SILENT, Ruling
from steps.deviations.cases import facts_of_draughts
from steps.deviations.deviant import AnyGame, AnyIncident, Deviant, facts_of, remembering, ruled_rightly


@frozen
class WithoutRule:
    """Leaves a rule out."""

    name: str

    def __call__(self, rules: tuple[AnyRule, ...], /) -> tuple[AnyRule, ...]:
        """Return the others."""
        return tuple(each for each in rules if each.name != self.name)

    def matters(self, rule: AnyRule, facts: object, profile: Profile) -> bool:
        """Can it make a difference to these facts? To leave out a rule that says nothing does not."""
        return rule.speaks(facts, profile) is not None


@frozen
class RuleTurned:
    """Lets a rule say nothing where it should speak, and speak where it should not, as it would on facts nearby."""

    name: str

    def __call__(self, rules: tuple[AnyRule, ...], /) -> tuple[AnyRule, ...]:
        """Return the rules with that one turned round."""
        return tuple(self._turned(each) if each.name == self.name else each for each in rules)

    def matters(self, _rule: AnyRule, _facts: object, _profile: Profile) -> bool:
        """Can it make a difference to these facts? A rule that says nothing may then speak."""
        return True

    def _turned(self, rule: AnyRule) -> AnyRule:
        def speaks(facts: Any, profile: Profile) -> Any:  # noqa: ANN401 -- facts of any kind
            if rule.speaks(facts, profile) is not None:
                return None
            said = (rule.speaks(nearby, profile) for nearby in one_fact_otherwise(facts))
            return next((each for each in said if each is not None), None)

        return evolve(rule, speaks=speaks)


@frozen
class RuleLate:
    """Asks a rule only after all of some others that follow it."""

    name: str
    after: frozenset[str]

    def __call__(self, rules: tuple[AnyRule, ...], /) -> tuple[AnyRule, ...]:
        """Return the rules with that one right behind the last of the others."""
        late = [each for each in rules if each.name == self.name]
        last = max((place for place, each in enumerate(rules) if each.name in self.after), default=None)
        if last is None:
            return rules
        return (*(each for each in rules[: last + 1] if each not in late), *late, *rules[last + 1 :])

    def matters(self, rule: AnyRule, facts: object, profile: Profile) -> bool:
        """Can it make a difference to these facts? To put off a rule that says nothing does not."""
        return rule.speaks(facts, profile) is not None


AnyAlter: TypeAlias = WithoutRule | RuleTurned | RuleLate


@frozen
class OtherRules(Deviant):
    """Decides by the rules of a regulation put otherwise; where they come to nothing, it leaves all to the referee."""

    regulation: str
    alter: AnyAlter

    def ruled(self, game: AnyGame, incident: AnyIncident) -> Ruling:
        """Return the ruling by the other rules."""
        right = ruled_rightly(game, incident)
        profile = read_profile(game.profile)
        if profile.regulation != self.regulation:
            return right
        facts = facts_of(game, incident)
        own = (each for each in rules_asked(game, incident) if each.name == self.alter.name)
        if not any(self.alter.matters(each, facts, profile) for each in own):
            return right
        return evolve(decided(facts, profile, self.alter), remark=right.remark)


@remembering
def rules_asked(game: AnyGame, incident: AnyIncident) -> list[AnyRule]:
    """Return the rules of every list that is asked about an incident, also those that come after the deciding one."""
    asked: list[AnyRule] = []

    def listening(rules: Any, /) -> Any:  # noqa: ANN401 -- as Alter
        asked.extend(rules)
        return rules

    decide(facts_of(game, incident), read_profile(game.profile), listening)
    return asked


def decided(facts: object, profile: Profile, alter: Alter) -> Ruling:
    """Return the ruling by other rules, which may have nothing to say on some facts, or call for no correction."""
    try:
        return decide(facts, profile, alter)
    except (NothingDecided, ValueError):
        return evolve(SILENT, regulation=profile.regulation)


@cache
def one_fact_otherwise(facts: Any) -> tuple[Any, ...]:  # noqa: ANN401 -- facts of any kind
    """Return the facts in which just one is another than here."""
    return tuple(_otherwise(facts))


def _otherwise(facts: Any) -> Iterator[Any]:  # noqa: ANN401 -- likewise
    kind: type = type(facts)
    for each in fields(kind):
        here = getattr(facts, each.name)
        if has(type(here)):
            yield from (evolve(facts, **{each.name: other}) for other in one_fact_otherwise(here))
        else:
            others = known(kind).get(each.name, ())
            yield from (evolve(facts, **{each.name: other}) for other in others if other != here)


@cache
def known(kind: type) -> dict[str, tuple[Any, ...]]:
    """Return, for each fact of a kind, what it is in any of the cases."""
    cases = [facts for facts in facts_of_draughts() if isinstance(facts, kind)]
    return {each.name: tuple(dict.fromkeys(getattr(facts, each.name) for facts in cases)) for each in fields(kind)}
