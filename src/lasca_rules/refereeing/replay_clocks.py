"""What the clocks show when something is played again: the reading ``clocks-on-replay``, the same everywhere."""

from lasca_rules.regulations import ReadingId
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import AsBeforeMove, ClockOrder, RefereeSetsClocks, ResetClocks, Unchanged

CLOCKS_ON_REPLAY: ReadingId = "clocks-on-replay"


def clocks_from_the_start(profile: Profile) -> ClockOrder:
    """Return the order to the clocks when the game is replayed from the start."""
    return _clocks(profile, ResetClocks())


def clocks_from_the_move(profile: Profile, half_move: int, *, since: bool) -> ClockOrder:
    """Return the order to the clocks when the game is replayed from a half-move, the first of several if ``since``."""
    return _clocks(profile, AsBeforeMove(half_move, since))


def _clocks(profile: Profile, as_before: ClockOrder) -> ClockOrder:
    if profile.holds(CLOCKS_ON_REPLAY, "kept"):
        return Unchanged()
    if profile.holds(CLOCKS_ON_REPLAY, "referee-sets"):
        return RefereeSetsClocks()
    return as_before
