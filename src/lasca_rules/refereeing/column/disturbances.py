"""1.14.3 and 4: a disturbed position."""

from lasca_rules.refereeing.column.after_the_end import game_is_over
from lasca_rules.refereeing.facts import (
    DisturbedFacts,
)
from lasca_rules.refereeing.incidents import Fault
from lasca_rules.refereeing.replay_clocks import CLOCKS_ON_REPLAY, clocks_from_the_move
from lasca_rules.refereeing.verdicts import (
    RestorePosition,
    UndoneSince,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule
from lasca_rules.rulebook.rulings import NobodyPays, StartClockOf


@rule(readings=("both-disturbed",))
def disturbed_by_both(facts: DisturbedFacts, profile: Profile) -> Says | None:
    """The text does not say what follows when both are at fault."""
    if facts.fault is Fault.BOTH and profile.holds("both-disturbed", "referee-decides"):
        return silent("both-disturbed")
    return None


@rule("column:1.14.1-a", readings=("disturbed-unnoticed", CLOCKS_ON_REPLAY))
def found_later(facts: DisturbedFacts, profile: Profile) -> Says | None:
    """The players moved before anybody noticed: what they played from a position that was not theirs is replayed."""
    if facts.next_move is None or profile.holds("disturbed-unnoticed", "moves-stand"):
        return None
    clocks = clocks_from_the_move(profile, facts.next_move, since=True)
    return Says(clocks=clocks, readings=("disturbed-unnoticed", CLOCKS_ON_REPLAY))


@rule(readings=("disturbed-unnoticed",))
def moves_stand(facts: DisturbedFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: the moves made since stand, and the towers are put where they would be now."""
    if facts.next_move is None or not profile.holds("disturbed-unnoticed", "moves-stand"):
        return None
    return Says(readings=("disturbed-unnoticed",))


@rule("column:1.14.3-a", readings=("after-restoring", "charge-then-flag"))
def disturbed_by_a_player(facts: DisturbedFacts, profile: Profile) -> Says | None:
    """A player disturbed the position: the referee starts that player's clock, and they restore it on their time."""
    player = facts.fault.side
    if player is None:
        return None
    return Says(
        RestorePosition(player),
        StartClockOf(player, facts.took),
        ("after-restoring", "charge-then-flag"),
        _undone(facts, profile),
    )


@rule("column:1.14.4-a", readings=("both-disturbed", "after-restoring"))
def disturbed_by_nobody(facts: DisturbedFacts, profile: Profile) -> Says:
    """Disturbed through the fault of neither player: it is restored at no cost in time to either."""
    both = ("both-disturbed",) if facts.fault is Fault.BOTH else ()
    return Says(RestorePosition(None), NobodyPays(facts.took), (*both, "after-restoring"), _undone(facts, profile))


def _undone(facts: DisturbedFacts, profile: Profile) -> tuple[UndoneSince, ...]:
    """Return what is undone besides, where the players had moved before anybody noticed."""
    if facts.next_move is None or profile.holds("disturbed-unnoticed", "moves-stand"):
        return ()
    return (UndoneSince(facts.next_move),)


DISTURBED: tuple[OfRefereeing[DisturbedFacts], ...] = (
    game_is_over,
    disturbed_by_both,
    found_later,
    moves_stand,
    disturbed_by_a_player,
    disturbed_by_nobody,
)
