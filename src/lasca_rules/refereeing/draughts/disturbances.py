"""A disturbed position, of which 5.4.13 does not speak."""

from lasca_rules.refereeing.draughts.after_the_end import game_is_over
from lasca_rules.refereeing.facts import (
    DisturbedFacts,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule


@rule(readings=("draughts-disturbed",))
def disturbance_not_mentioned(_: DisturbedFacts, __: Profile) -> Says:
    """The text has nothing on a position that was disturbed."""
    return silent("draughts-disturbed")


DISTURBED: tuple[OfRefereeing[DisturbedFacts], ...] = (game_is_over, disturbance_not_mentioned)
