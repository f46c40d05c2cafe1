"""5.4.13.4: illegal moves made to gather time."""

from lasca_rules.refereeing.facts import (
    GatheringFacts,
)
from lasca_rules.refereeing.verdicts import (
    ClaimRefused,
    NotThisViolation,
    SportingSanction,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule


@rule("draughts:5.4.13.5-a", readings=("sanction-after-end",))
def too_late_for_a_sanction(facts: GatheringFacts, profile: Profile) -> Says | None:
    """After the end of the game no claim is accepted, not even one about a gross violation."""
    if not facts.over:
        return None
    refused = profile.holds("sanction-after-end", "refused")
    return Says(ClaimRefused() if refused else None, readings=("sanction-after-end",))


@rule("draughts:5.4.13.4-c", readings=("gain-needs-increment",))
def nothing_to_gather(facts: GatheringFacts, _: Profile) -> Says | None:
    """Where a press brings no increment there is nothing to gather."""
    return None if facts.increment else Says(NotThisViolation(), readings=("gain-needs-increment",))


@rule("draughts:5.4.13.4-c")
def not_gathered(facts: GatheringFacts, _: Profile) -> Says | None:
    """No illegal move was made and the clock pressed, or not for the sake of the increment."""
    return Says(NotThisViolation()) if facts.impossible == 0 or not facts.to_gather else None


@rule("draughts:5.4.13.4-c")
def gathered(facts: GatheringFacts, _: Profile) -> Says:
    """Illegal moves made with the clock pressed to gather increment: a gross violation, sanctioned."""
    return Says(SportingSanction(facts.offender))


GATHERING: tuple[OfRefereeing[GatheringFacts], ...] = (
    too_late_for_a_sanction,
    nothing_to_gather,
    not_gathered,
    gathered,
)
