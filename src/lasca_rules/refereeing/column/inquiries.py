"""1.14.2: the inquiry into a claim that was denied, and whose time it counts as."""

from lasca_rules.refereeing.column.after_the_end import game_is_over
from lasca_rules.refereeing.column.moves import REPLAY, move_of, not_mentioned
from lasca_rules.refereeing.facts import (
    InquiryFacts,
)
from lasca_rules.refereeing.incidents import InquiryEnd
from lasca_rules.refereeing.inquiries import not_established
from lasca_rules.refereeing.verdicts import (
    ClaimFails,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import about, rule
from lasca_rules.rulebook.rulings import Charge

_ON_AN_INQUIRY = ("who-decides-inquiry", "wrong-claim-pays", "charge-then-flag")


@rule("column:1.14.2-a", readings=("nothing-established", "charge-then-flag"))
def nothing_established(facts: InquiryFacts, profile: Profile) -> Says | None:
    """The truth cannot be established."""
    return not_established(facts, profile) if facts.ends is InquiryEnd.NOTHING else None


@rule("column:1.14.2-b", readings=("admission-in-inquiry",))
def admitted_meanwhile(facts: InquiryFacts, _: Profile) -> Says | None:
    """In the middle of the inquiry the opponent admits it."""
    return Says(readings=("admission-in-inquiry",)) if facts.ends is InquiryEnd.ADMITTED else None


@rule("column:1.14.2-c", readings=_ON_AN_INQUIRY)
def claimant_pays(facts: InquiryFacts, _: Profile) -> Says | None:
    """The claim was wrong: the time that the inquiry took counts as used by the player who made it."""
    if facts.move.violation is not None:
        return None
    return Says(ClaimFails(facts.claimant), Charge(facts.claimant, facts.took), _ON_AN_INQUIRY)


@rule("column:1.14.2-c", readings=_ON_AN_INQUIRY)
def denier_pays(facts: InquiryFacts, _: Profile) -> Says:
    """The claim was right: the time that the inquiry took counts as used by the player who denied it."""
    return Says(clocks=Charge(facts.claimant.other, facts.took), readings=_ON_AN_INQUIRY)


INQUIRY: tuple[OfRefereeing[InquiryFacts], ...] = (
    *about(move_of, (game_is_over,)),
    nothing_established,
    claimant_pays,
    admitted_meanwhile,
    *about(move_of, (not_mentioned,)),
    denier_pays,
    *about(move_of, REPLAY),
)
