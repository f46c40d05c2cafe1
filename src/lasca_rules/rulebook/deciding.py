"""Asking a regulation: the one that the profile names decides on the facts, and the ruling says which one spoke."""

from typing import Any, Protocol, TypeVar

from lasca_rules.languages import Text
from lasca_rules.rulebook.announcing import announced
from lasca_rules.rulebook.profiles import Profile, ProfileError, read_profile
from lasca_rules.rulebook.rules import Alter, as_they_are
from lasca_rules.rulebook.rulings import Ruling


class Refereed(Protocol):
    """A game that a regulation is asked about: it knows under which profile it is played."""

    @property
    def profile(self) -> str:
        """The profile, as it is written."""


G = TypeVar("G", bound=Refereed)


def rule(game: Refereed, incident: object) -> Ruling:
    """Decide what is to be done about an incident, under the regulation and the readings of the game's profile.

    Raises:
        ProfileError: the game's profile is not one, or such a game is not played under it.
        InputError: the incident cannot be about this game.
    """
    profile = read_profile(game.profile)
    at_work = announced(profile.regulation)
    if not isinstance(game, at_work.plays):
        raise ProfileError(
            Text(
                f"such a game is not played under “{profile.regulation}”",
                f"по регламенту «{profile.regulation}» в такую игру не играют",
            )
        )
    if at_work.rule is not None:
        return at_work.rule(game, incident)
    return decide(at_work.gather(game, incident), profile)


def apply(game: G, ruling: Ruling) -> G:
    """Carry a ruling out, and return the game after it."""
    after: G = announced(read_profile(game.profile).regulation).apply(game, ruling)
    return after


def gather(game: Refereed, incident: object) -> object:
    """Return the facts of an incident, as the regulation gathers them from the game."""
    return announced(read_profile(game.profile).regulation).gather(game, incident)


def decide(facts: Any, profile: Profile, alter: Alter = as_they_are) -> Ruling:  # noqa: ANN401 -- each regulation has facts of its own
    """Return the ruling of the profile's regulation on facts of its game; ``alter`` puts its rules otherwise."""
    return announced(profile.regulation).decide(facts, profile, alter)
