"""28.7: impossible moves made to gather time."""

from lasca_rules.refereeing.nardy_facts import TimeGatheredFacts
from lasca_rules.refereeing.verdicts import NotThisViolation, SportingSanction
from lasca_rules.rulebook.composing import OfRefereeing, Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule


@rule("nardy:28.7-a", readings=("gain-needs-increment",))
def nothing_to_gather(facts: TimeGatheredFacts, _: Profile) -> Says | None:
    """Only where each move adds time can impossible moves gather any."""
    return None if facts.increment else Says(NotThisViolation(), readings=("gain-needs-increment",))


@rule("nardy:28.7-a")
def not_gathered(facts: TimeGatheredFacts, _: Profile) -> Says | None:
    """No impossible move was made and the clock pressed, or it was not done to gather time."""
    return None if facts.to_gather and facts.impossible_turns else Says(NotThisViolation())


@rule("nardy:28.7-a", readings=("gathering-plural",))
def only_once(facts: TimeGatheredFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: one impossible move is not the impossible moves that the text speaks of."""
    if facts.impossible_turns > 1 or not profile.holds("gathering-plural", "several"):
        return None
    return Says(NotThisViolation(), readings=("gathering-plural",))


@rule("nardy:28.7-a", readings=("gathering-plural",))
def gathered(facts: TimeGatheredFacts, _: Profile) -> Says:
    """Impossible moves made to gather time are a gross violation."""
    readings = ("gathering-plural",) if facts.impossible_turns == 1 else ()
    return Says(SportingSanction(facts.offender), readings=readings)


GATHERING: tuple[OfRefereeing[TimeGatheredFacts], ...] = (nothing_to_gather, not_gathered, only_once, gathered)
