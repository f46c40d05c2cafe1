"""28.7: impossible moves made to gather time."""

from lasca_rules.refereeing.nardy_facts import TimeGatheredFacts
from lasca_rules.refereeing.verdicts import NotThisViolation, SportingSanction
from lasca_rules.regulations import ReadingId
from lasca_rules.rulebook.composing import OfRefereeing, Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule


@rule("nardy:28.7-a", readings=("gain-needs-increment",))
def nothing_to_gather(facts: TimeGatheredFacts, _: Profile) -> Says | None:
    """Only where each move adds time can impossible moves gather any."""
    return None if facts.increment else Says(NotThisViolation(), readings=("gain-needs-increment",))


@rule("nardy:28.7-a", readings=("nardy-other-errors",))
def not_gathered(facts: TimeGatheredFacts, profile: Profile) -> Says | None:
    """No impossible move was made and the clock pressed, or it was not done to gather time."""
    if facts.to_gather and _impossible(facts, profile):
        return None
    return Says(NotThisViolation(), readings=_only_by_other_errors(facts) if facts.to_gather else ())


@rule("nardy:28.7-a", readings=("gathering-plural",))
def only_once(facts: TimeGatheredFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: one impossible move is not the impossible moves that the text speaks of."""
    if _impossible(facts, profile) > 1 or not profile.holds("gathering-plural", "several"):
        return None
    return Says(NotThisViolation(), readings=("gathering-plural",))


@rule("nardy:28.7-a", readings=("gathering-plural", "nardy-other-errors"))
def gathered(facts: TimeGatheredFacts, profile: Profile) -> Says:
    """Impossible moves made to gather time are a gross violation."""
    readings = ("gathering-plural",) if _impossible(facts, profile) == 1 else ()
    return Says(SportingSanction(facts.offender), readings=(*readings, *_only_by_other_errors(facts)))


GATHERING: tuple[OfRefereeing[TimeGatheredFacts], ...] = (nothing_to_gather, not_gathered, only_once, gathered)


def _impossible(facts: TimeGatheredFacts, profile: Profile) -> int:
    """Count the impossible moves; other errors than those that 28.4 lists may not be any."""
    only_listed = profile.holds("nardy-other-errors", "only-these")
    return facts.impossible_turns + (0 if only_listed else facts.other_errors)


def _only_by_other_errors(facts: TimeGatheredFacts) -> tuple[ReadingId, ...]:
    return ("nardy-other-errors",) if facts.other_errors and not facts.impossible_turns else ()
