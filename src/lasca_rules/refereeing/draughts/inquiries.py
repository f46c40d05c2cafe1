"""5.4.13.4: what the referee finds who was asked about a claim that was denied."""

from attrs import evolve

from lasca_rules.refereeing.draughts.after_the_end import game_is_over
from lasca_rules.refereeing.draughts.moves import CORRECTION, right_lost, right_restored
from lasca_rules.refereeing.draughts.protests import move_of
from lasca_rules.refereeing.draughts.violations import VIOLATIONS
from lasca_rules.refereeing.facts import (
    InquiryFacts,
    MoveFacts,
)
from lasca_rules.refereeing.incidents import InquiryEnd, Wish
from lasca_rules.refereeing.inquiries import not_established
from lasca_rules.refereeing.verdicts import (
    ClaimFails,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import about, rule
from lasca_rules.rulebook.rulings import (
    Charge,
    NobodyPays,
    RefereeSetsClocks,
)


@rule("draughts:5.4.13.4-b", readings=("nothing-established", "charge-then-flag"))
def nothing_established(facts: InquiryFacts, profile: Profile) -> Says | None:
    """The referee who was asked cannot find out what is true."""
    return not_established(facts, profile) if facts.ends is InquiryEnd.NOTHING else None


@rule("draughts:5.4.13.4-b", readings=("failed-claim-cost", "charge-then-flag"))
def claim_fails(facts: InquiryFacts, profile: Profile) -> Says | None:
    """The referee who was asked finds that the claim was wrong."""
    if facts.move.violation is not None:
        return None
    fails, cost = ClaimFails(facts.claimant), "failed-claim-cost"
    if profile.holds(cost, "claimant-pays"):
        return Says(fails, Charge(facts.claimant, facts.took), (cost, "charge-then-flag"))
    order = RefereeSetsClocks() if profile.holds(cost, "referee-sets") else NobodyPays(facts.took)
    return Says(fails, order, (cost,))


@rule("draughts:5.4.13.4-b", readings=("upheld-claim-cost", "charge-then-flag", "admission-in-inquiry"))
def claim_upheld(facts: InquiryFacts, profile: Profile) -> Says:
    """The referee who was asked finds that the claim was right; the clocks stood still meanwhile."""
    admitted = ("admission-in-inquiry",) if facts.ends is InquiryEnd.ADMITTED else ()
    cost = "upheld-claim-cost"
    if profile.holds(cost, "denier-pays"):
        return Says(clocks=Charge(facts.move.offender, facts.took), readings=(cost, "charge-then-flag", *admitted))
    order = RefereeSetsClocks() if profile.holds(cost, "referee-sets") else NobodyPays(facts.took)
    return Says(clocks=order, readings=(cost, *admitted))


def upheld(facts: InquiryFacts) -> MoveFacts:
    """Return the facts of the half-move as those of a claim that nobody denies: who claims wants it corrected."""
    return evolve(facts.move, answer=None, wish=Wish.CORRECT)


INQUIRY: tuple[OfRefereeing[InquiryFacts], ...] = (
    *about(move_of, (game_is_over,)),
    nothing_established,
    claim_fails,
    *about(upheld, VIOLATIONS),
    claim_upheld,
    *about(upheld, (right_lost, right_restored, *CORRECTION)),
)
