"""A board or pieces that are not as 2.1 and 2.2 require: how they must be is said, but not what follows."""

from lasca_rules.refereeing.column.after_the_end import no_claim_after_the_end
from lasca_rules.refereeing.facts import EquipmentFacts
from lasca_rules.refereeing.replay_clocks import CLOCKS_ON_REPLAY, clocks_from_the_start
from lasca_rules.refereeing.verdicts import ReplayFromStart
from lasca_rules.rulebook.composing import OfRefereeing, Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule


@rule("column:1.14.1-a", readings=("unfit-equipment", CLOCKS_ON_REPLAY))
def unfit_is_irregular(_: EquipmentFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: equipment against the rules is an irregularity, and the game is replayed."""
    if not profile.holds("unfit-equipment", "replay"):
        return None
    return Says(ReplayFromStart(), clocks_from_the_start(profile), ("unfit-equipment", CLOCKS_ON_REPLAY))


@rule(readings=("unfit-equipment",))
def unfit_not_mentioned(_: EquipmentFacts, __: Profile) -> Says:
    """The text does not say what follows from equipment that is not as it requires."""
    return silent("unfit-equipment")


EQUIPMENT: tuple[OfRefereeing[EquipmentFacts], ...] = (
    no_claim_after_the_end,
    unfit_is_irregular,
    unfit_not_mentioned,
)
