"""Rules that rule otherwise: the reference, but for other facts, another ruling, or another way to carry it out.

Each asks the reference first and changes what it says; what is not about the deviation stays as it is.
"""

from collections import deque
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from attrs import evolve, frozen

from lasca_rules.reference import Reference
from lasca_rules.rulebook.deciding import G, Refereed, decide, gather
from lasca_rules.rulebook.profiles import Profile, read_profile
from lasca_rules.rulebook.rulings import Ruling

T = TypeVar("T")

AnyGame: TypeAlias = Any
"""A game that some regulation is asked about."""
AnyIncident: TypeAlias = Any
"""What has happened in it: each game has incidents of its own."""

REMEMBERED = 16
"""How many answers are remembered: a scenario, played also with the colours exchanged, asks for fewer rulings."""


def remembering(ask: Callable[[Any, Any], T]) -> Callable[[Any, Any], T]:
    """Remember the latest answers, as long as the very same two things are asked about again.

    A probe asks hundreds of deviations about the incidents of one scenario, and each asks what is right first.
    """
    latest: deque[tuple[object, object, T]] = deque(maxlen=REMEMBERED)

    def asked(one: object, other: object) -> T:
        for known_one, known_other, answer in latest:
            if known_one is one and known_other is other:
                return answer
        answer = ask(one, other)
        latest.appendleft((one, other, answer))
        return answer

    return asked


class Deviant(Reference):
    """The reference with two places to be overridden: what is ruled, and what comes of a ruling."""

    def ruled(self, game: AnyGame, incident: AnyIncident) -> Ruling:
        """Return what these rules rule; here, what the reference does."""
        return ruled_rightly(game, incident)

    def applied(self, game: AnyGame, ruling: Ruling) -> AnyGame:
        """Return the game after a ruling; here, as the reference carries it out."""
        return applied_rightly(game, ruling)

    def rule(self, game: Refereed, incident: object) -> Ruling:
        """Decide what is to be done about an incident."""
        return self.ruled(game, incident)

    def apply(self, game: G, ruling: Ruling) -> G:
        """Carry a ruling out."""
        after: G = self.applied(game, ruling)
        return after


@remembering
def ruled_rightly(game: AnyGame, incident: AnyIncident) -> Ruling:
    """Return the reference's ruling."""
    return Reference().rule(game, incident)


@remembering
def applied_rightly(game: AnyGame, ruling: Ruling) -> AnyGame:
    """Return the game after a ruling as the reference carries it out."""
    return Reference().apply(game, ruling)


@frozen
class OtherFacts(Deviant):
    """Takes some facts for others, and then decides rightly. ``change`` may also look at the game."""

    regulation: str
    change: Callable[[Any, Any], Any]

    def ruled(self, game: AnyGame, incident: AnyIncident) -> Ruling:
        """Return the ruling on the facts as these rules take them."""
        right = ruled_rightly(game, incident)
        profile = read_profile(game.profile)
        if profile.regulation != self.regulation:
            return right
        facts = facts_of(game, incident)
        taken = self.change(facts, game)
        return right if taken == facts else evolve(decide(taken, profile), remark=right.remark)


@remembering
def facts_of(game: AnyGame, incident: AnyIncident) -> object:
    """Return the facts of an incident as the reference gathers them."""
    return gather(game, incident)


@frozen
class OtherProfile(Deviant):
    """Takes other answers to the readings than the game's own."""

    regulation: str
    change: Callable[[Profile], Profile]

    def ruled(self, game: AnyGame, incident: AnyIncident) -> Ruling:
        """Return the ruling under the other answers."""
        profile = read_profile(game.profile)
        if profile.regulation != self.regulation:
            return ruled_rightly(game, incident)
        taken, right = self.change(profile), ruled_rightly(game, incident)
        return right if taken == profile else evolve(decide(facts_of(game, incident), taken), remark=right.remark)


@frozen
class OtherRuling(Deviant):
    """Rules otherwise where the right ruling is of a certain sort; ``change`` returns ``None`` where it is not."""

    change: Callable[[Ruling, AnyGame, AnyIncident], Ruling | None]

    def ruled(self, game: AnyGame, incident: AnyIncident) -> Ruling:
        """Return the other ruling, or the right one."""
        right = ruled_rightly(game, incident)
        return self.change(right, game, incident) or right


@frozen
class OtherOutcome(Deviant):
    """Rules rightly and carries it out wrongly: ``change`` is given the game, the ruling, and the right outcome."""

    change: Callable[[Any, Ruling, Any], Any]

    def applied(self, game: AnyGame, ruling: Ruling) -> AnyGame:
        """Return the wrong outcome."""
        return self.change(game, ruling, applied_rightly(game, ruling))
