"""28.8: a protest over a turn. Before the reply it is still for the opponent to have it corrected (28.4)."""

from lasca_rules.refereeing.nardy.other_errors import another_error, not_to_be_protested_against
from lasca_rules.refereeing.nardy.replies import replied, whether_replied
from lasca_rules.refereeing.nardy.turns import no_reply_yet, noticed_after_the_end
from lasca_rules.refereeing.nardy_facts import TurnProtestFacts
from lasca_rules.refereeing.verdicts import ClaimFails, NoProtest, OpponentDecides
from lasca_rules.rulebook.composing import OfRefereeing, Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule


@rule("nardy:28.4-a")
def nothing_to_protest_against(facts: TurnProtestFacts, _: Profile) -> Says | None:
    """The turn was possible."""
    return None if facts.violations else Says(ClaimFails(facts.lodged_by))


@rule(readings=("unnoticed",))
def seen_and_not_claimed(facts: TurnProtestFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: of an impossible turn that somebody saw the text does not speak."""
    if replied(facts, profile) and facts.seen_by and profile.holds("unnoticed", "neither-saw-it"):
        return silent("unnoticed")
    return None


@rule("nardy:28.8-a", readings=("nardy-two-moves", "nardy-end-of-turn", "unnoticed"))
def not_noticed(facts: TurnProtestFacts, profile: Profile) -> Says | None:
    """An impossible turn that was not noticed is no ground for a protest."""
    if not replied(facts, profile):
        return None
    return Says(NoProtest(), readings=(*whether_replied(facts, profile), *(("unnoticed",) if facts.seen_by else ())))


@rule("nardy:28.4-a", readings=("nardy-last-turn",))
def for_the_opponent(facts: TurnProtestFacts, _: Profile) -> Says:
    """There has been no reply: the opponent can have it corrected, and needs no protest."""
    return Says(OpponentDecides(facts.offender.other), readings=("nardy-last-turn",) if facts.ended else ())


PROTEST: tuple[OfRefereeing[TurnProtestFacts], ...] = (
    another_error,
    nothing_to_protest_against,
    not_to_be_protested_against,
    seen_and_not_claimed,
    not_noticed,
    no_reply_yet,
    noticed_after_the_end,
    for_the_opponent,
)
