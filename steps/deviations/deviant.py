"""Rules that rule otherwise: the reference, but for other facts, another ruling, or another way to carry it out.

Each asks the reference first and changes what it says; what is not about the deviation stays as it is.
"""

from collections import deque
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast, overload

from attrs import evolve, frozen

from lasca_rules.nardy.game import NardyGame
from lasca_rules.play.game import Game
from lasca_rules.refereeing import nardy_arbiter
from lasca_rules.refereeing.deciding import decide
from lasca_rules.refereeing.gathering import gather
from lasca_rules.refereeing.incidents import Incident
from lasca_rules.refereeing.nardy_incidents import NardyIncident
from lasca_rules.refereeing.profiles import Profile, read_profile
from lasca_rules.refereeing.rulings import Ruling
from lasca_rules.reference import Reference

T = TypeVar("T")

AnyGame: TypeAlias = Game | NardyGame
AnyIncident: TypeAlias = Incident | NardyIncident


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

    @overload
    def rule(self, game: Game, incident: Incident) -> Ruling: ...
    @overload
    def rule(self, game: NardyGame, incident: NardyIncident) -> Ruling: ...
    def rule(self, game: AnyGame, incident: AnyIncident) -> Ruling:
        """Decide what is to be done about an incident."""
        return self.ruled(game, incident)

    @overload
    def apply(self, game: Game, ruling: Ruling) -> Game: ...
    @overload
    def apply(self, game: NardyGame, ruling: Ruling) -> NardyGame: ...
    def apply(self, game: AnyGame, ruling: Ruling) -> AnyGame:
        """Carry a ruling out."""
        return self.applied(game, ruling)


@remembering
def ruled_rightly(game: AnyGame, incident: AnyIncident) -> Ruling:
    """Return the reference's ruling."""
    return Reference().rule(cast("Any", game), cast("Any", incident))


@remembering
def applied_rightly(game: AnyGame, ruling: Ruling) -> AnyGame:
    """Return the game after a ruling as the reference carries it out."""
    return cast("AnyGame", Reference().apply(cast("Any", game), ruling))


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
    if isinstance(game, NardyGame):
        return nardy_arbiter.gather(game, cast("NardyIncident", incident))
    return gather(game, cast("Incident", incident))


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
        return cast("AnyGame", self.change(game, ruling, applied_rightly(game, ruling)))
