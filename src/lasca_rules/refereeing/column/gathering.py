"""Illegal moves made to gather time, which 1.14 does not know."""

from lasca_rules.refereeing.column.after_the_end import game_is_over
from lasca_rules.refereeing.facts import (
    GatheringFacts,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule


@rule(readings=("column-gathering",))
def gathering_not_mentioned(_: GatheringFacts, __: Profile) -> Says:
    """The text has nothing on illegal moves made to gather time."""
    return silent("column-gathering")


GATHERING: tuple[OfRefereeing[GatheringFacts], ...] = (game_is_over, gathering_not_mentioned)
