"""The deviations that follow from the rules of a regulation: found by deciding all sorts of facts by other rules."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import combinations
from typing import Any

from attrs import field, frozen

from lasca_rules.languages import Text
from lasca_rules.refereeing.verdicts import ReferredToReferee
from lasca_rules.regulations import load
from lasca_rules.rulebook.deciding import decide
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import AnyRule
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.rulebook.word_tables import table_of
from steps.deviations.altered import AnyAlter, OtherRules, RuleLate, RuleTurned, WithoutRule, decided
from steps.deviations.cases import facts_under
from steps.deviations.deviation import Deviation, breaking

LEFT_TO_THE_REFEREE = Text("all is left to the referee", "всё решает судья")


@frozen
class Listed:
    """A list of rules as a regulation asks it, with the facts that it is asked about."""

    regulation: str
    rules: tuple[AnyRule, ...]
    facts: list[Any] = field(factory=list, repr=False)
    rulings: list[Ruling] = field(factory=list, repr=False)
    """The right ruling on each of the facts."""

    @cached_property
    def profile(self) -> Profile:
        """The regulation's default readings."""
        return Profile(self.regulation)

    def concerned(self, alter: AnyAlter) -> Iterator[tuple[Any, Ruling]]:
        """Yield the facts, with what is ruled on them, on which it could make a difference to alter a rule so.

        What is decided before the rule is asked stays decided.
        """
        at = next((at for at, each in enumerate(self.rules) if each.name == alter.name), None)
        if at is None:
            return
        for facts, ruling, decided_at in zip(self.facts, self.rulings, self.decided_at, strict=True):
            if at <= decided_at and alter.matters(self.rules[at], facts, self.profile):
                yield facts, ruling

    @cached_property
    def decided_at(self) -> list[int]:
        """For each of the facts, the place of the first rule that decides on them."""
        last = len(self.rules)
        decisions = ((_decides(rule, facts, self.profile) for rule in self.rules) for facts in self.facts)
        return [next((at for at, decides in enumerate(each) if decides), last) for each in decisions]


@cache
def lists() -> tuple[Listed, ...]:
    """Return the lists of rules, found by asking: which one is asked about each sort of facts."""
    found: dict[tuple[str, type, tuple[str, ...]], Listed] = {}
    for regulation in load().refereed:
        for facts in facts_under(regulation):
            asked: list[tuple[AnyRule, ...]] = []

            def listening(rules: Any, /, asked: list[tuple[AnyRule, ...]] = asked) -> Any:  # noqa: ANN401 -- as Alter
                asked.append(rules)
                return rules

            ruling = decide(facts, Profile(regulation), listening)
            for rules in asked:
                names = tuple(each.name for each in rules)
                listed = found.setdefault((regulation, type(facts), names), Listed(regulation, rules))
                listed.facts.append(facts)
                listed.rulings.append(ruling)
    return tuple(found.values())


def of_rules() -> Iterator[Deviation]:
    """Yield them: a rule left out, turned round, asked after those that have something else to say."""
    told: Counter[tuple[str, str]] = Counter()
    for regulation in dict.fromkeys(each.regulation for each in lists()):
        own = [each for each in lists() if each.regulation == regulation]
        named = {rule.name: rule for each in own for rule in each.rules if rule.statements}
        for rule in named.values():
            for name, heading, alter in (
                ("left-out", Text("Left out", "Пропущено"), WithoutRule(rule.name)),
                ("turned", Text("Turned round", "Наоборот"), RuleTurned(rule.name)),
            ):
                yield from _deviation(rule, name, heading, alter, own, told)
        for late_one, others in _contested(own).items():
            heading = Text("Asked too late", "Учтено слишком поздно")
            late = RuleLate(late_one, frozenset(others))
            yield from _deviation(named[late_one], "too-late", heading, late, own, told)


def _contested(own: list[Listed]) -> dict[str, set[str]]:
    """Return for each rule those behind it that would decide otherwise on some facts on which it decides."""
    found = defaultdict(set)
    for listed in own:
        speaking = [
            {place for place, facts in enumerate(listed.facts) if _decides(rule, facts, listed.profile)}
            for rule in listed.rules
        ]
        for one, other in combinations(range(len(listed.rules)), 2):
            if speaking[one] & speaking[other] and listed.rules[one].statements:
                found[listed.rules[one].name].add(listed.rules[other].name)
    return found


def _decides(rule: AnyRule, facts: object, profile: Profile) -> bool:
    said = rule.speaks(facts, profile)
    return said is not None and said.decides


def _deviation(  # noqa: PLR0913, PLR0917 -- what it is told by
    rule: AnyRule, name: str, heading: Text, alter: AnyAlter, own: list[Listed], told: Counter[tuple[str, str]]
) -> Iterator[Deviation]:
    effect = _effect(alter, own)
    if effect is None:
        return
    right, other = effect
    statement = rule.statements[0]
    title = load().statement(statement).title.ru
    en = f"{heading.en}: {rule.sentence.removesuffix('.')}"
    ru = f"{heading.ru} «{title}»: там, где {_due(right).ru}, выходит, что {_due(other).ru}"
    told.update(((statement, en), (statement, ru)))
    text = Text(*(_numbered(each, told[statement, each]) for each in (en, ru)))
    rules = OtherRules(own[0].regulation, alter)
    yield breaking(statement, f"{_hyphenated(rule.name)}-{name}", text.en, text.ru, rules)


def _numbered(text: str, time: int) -> str:
    """Tell a sentence apart from the same one told before."""
    return text if time == 1 else f"{text} ({time})"


def _effect(alter: AnyAlter, own: list[Listed]) -> tuple[Ruling, Ruling] | None:
    """Return a right ruling and what comes out otherwise, another verdict if there is one; none if nothing does."""
    found = None
    for listed in own:
        for facts, right in listed.concerned(alter):
            other = decided(facts, listed.profile, alter)
            if type(other.verdict) is not type(right.verdict):
                return right, other
            found = found or ((right, other) if right != other else None)
    return found


def _due(ruling: Ruling) -> Text:
    if isinstance(ruling.verdict, ReferredToReferee):
        return LEFT_TO_THE_REFEREE
    return table_of(ruling).of(ruling.verdict).should


def _hyphenated(name: str) -> str:
    return name.replace("_", "-")
