"""An inquiry that establishes nothing: the reading ``nothing-established``, the same under both regulations."""

from lasca_rules.refereeing.facts import InquiryFacts
from lasca_rules.refereeing.verdicts import ClaimFails
from lasca_rules.rulebook.composing import Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import Charge, NobodyPays


def not_established(facts: InquiryFacts, profile: Profile) -> Says:
    """Say what becomes of a denied claim of which nobody can find out whether it is true."""
    reading = "nothing-established"
    if profile.holds(reading, "referee-decides"):
        return silent(reading)
    if profile.holds(reading, "claimant-pays"):
        return Says(ClaimFails(facts.claimant), Charge(facts.claimant, facts.took), (reading, "charge-then-flag"))
    return Says(ClaimFails(facts.claimant), NobodyPays(facts.took), (reading,))
