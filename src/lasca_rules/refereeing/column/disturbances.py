"""1.14.3 and 4: a disturbed position."""

from lasca_rules.refereeing.column.after_the_end import game_is_over
from lasca_rules.refereeing.composing import OfRefereeing, Says, silent
from lasca_rules.refereeing.facts import (
    DisturbedFacts,
)
from lasca_rules.refereeing.incidents import Fault
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.rulings import NobodyPays, StartClockOf
from lasca_rules.refereeing.verdicts import (
    RestorePosition,
)
from lasca_rules.rulebook.rules import rule


@rule("column:1.14.3-a", readings=("after-restoring", "charge-then-flag"))
def disturbed_by_a_player(facts: DisturbedFacts, _: Profile) -> Says | None:
    """A player disturbed the position: the referee starts that player's clock, and they restore it on their time."""
    player = facts.fault.side
    if player is None:
        return None
    return Says(RestorePosition(player), StartClockOf(player, facts.took), ("after-restoring", "charge-then-flag"))


@rule(readings=("both-disturbed",))
def disturbed_by_both(facts: DisturbedFacts, profile: Profile) -> Says | None:
    """The text does not say what follows when both are at fault."""
    if facts.fault is Fault.BOTH and profile.holds("both-disturbed", "referee-decides"):
        return silent("both-disturbed")
    return None


@rule("column:1.14.4-a", readings=("both-disturbed", "after-restoring"))
def disturbed_by_nobody(facts: DisturbedFacts, _: Profile) -> Says:
    """Disturbed through the fault of neither player: it is restored at no cost in time to either."""
    both = ("both-disturbed",) if facts.fault is Fault.BOTH else ()
    return Says(RestorePosition(None), NobodyPays(facts.took), (*both, "after-restoring"))


DISTURBED: tuple[OfRefereeing[DisturbedFacts], ...] = (
    game_is_over,
    disturbed_by_a_player,
    disturbed_by_both,
    disturbed_by_nobody,
)
