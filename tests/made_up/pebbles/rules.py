"""How the regulation decides, sentence by sentence, on a taking that somebody objects to."""

from attrs import field, frozen
from attrs.validators import ge

from lasca_rules.rulebook.composing import OfRefereeing, Says, ruling_of
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import Alter, as_they_are, rule
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.rulebook.verdicts import GoesOn, Verdict
from lasca_rules.sides import Side

REPEAT = "pebbles-repeat"


@frozen
class PutBackPebbles(Verdict):
    """This player puts so many pebbles back into the heap."""

    player: Side
    pebbles: int = field(validator=ge(1))


@frozen
class GameLost(Verdict):
    """This player loses the game."""

    player: Side


@frozen
class Facts:
    """A taking that somebody objects to."""

    player: Side
    surplus: int
    answered: bool
    before_in_game: bool
    """Had the player taken too many before, in this game?"""
    before_elsewhere: bool
    """Or in an earlier one?"""


@rule("pebbles:1-b")
def answered(facts: Facts, _: Profile) -> Says | None:
    """Once the opponent has taken, a surplus stays taken."""
    return Says(GoesOn()) if facts.surplus and facts.answered else None


@rule("pebbles:1-c", readings=(REPEAT,))
def second_time(facts: Facts, profile: Profile) -> Says | None:
    """Who takes too many a second time loses the game."""
    if not facts.surplus:
        return None
    if facts.before_in_game:
        return Says(GameLost(facts.player))
    if facts.before_elsewhere and profile.holds(REPEAT, "whole-event"):
        return Says(GameLost(facts.player), readings=(REPEAT,))
    return None


@rule(readings=(REPEAT,))
def not_counted(facts: Facts, _: Profile) -> Says | None:
    """A surplus of an earlier game is not counted."""
    return Says(readings=(REPEAT,)) if facts.surplus and facts.before_elsewhere else None


@rule("pebbles:1-a")
def surplus(facts: Facts, _: Profile) -> Says | None:
    """Who takes more than three pebbles puts the surplus back."""
    return Says(PutBackPebbles(facts.player, facts.surplus)) if facts.surplus else None


@rule("pebbles:1-a")
def no_surplus(_: Facts, __: Profile) -> Says:
    """Up to three pebbles may be taken."""
    return Says(GoesOn())


TAKING: tuple[OfRefereeing[Facts], ...] = (answered, second_time, not_counted, surplus, no_surplus)


def decide(facts: Facts, profile: Profile, alter: Alter = as_they_are) -> Ruling:
    """Decide on a taking."""
    return ruling_of(alter(TAKING), facts, profile)
