"""An inquiry that establishes nothing: the reading ``nothing-established``, the same under both regulations."""

from lasca_rules.refereeing.composing import Says, silent
from lasca_rules.refereeing.facts import InquiryFacts
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.rulings import Charge, NobodyPays
from lasca_rules.refereeing.verdicts import ClaimFails


def not_established(facts: InquiryFacts, profile: Profile) -> Says:
    """Say what becomes of a denied claim of which nobody can find out whether it is true."""
    reading = "nothing-established"
    if profile.holds(reading, "referee-decides"):
        return silent(reading)
    if profile.holds(reading, "claimant-pays"):
        return Says(ClaimFails(facts.claimant), Charge(facts.claimant, facts.took), (reading, "charge-then-flag"))
    return Says(ClaimFails(facts.claimant), NobodyPays(facts.took), (reading,))
