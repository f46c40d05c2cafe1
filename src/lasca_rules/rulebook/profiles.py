"""A profile: the regulation a game is played under, with one answer for every reading that has alternatives."""

from functools import lru_cache
from typing import TypeAlias

from attrs import evolve, field, frozen

from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from lasca_rules.regulations import AlternativeId, ReadingId, load

ProfileId: TypeAlias = str
"""A profile as it is written: a regulation, and the readings that are taken otherwise."""


class ProfileError(InputError):
    """A profile names a regulation, a reading or an answer that there is not."""


Choices: TypeAlias = tuple[tuple[ReadingId, AlternativeId], ...]
"""Readings, each with the answer taken to it."""


def _in_order(choices: Choices) -> Choices:
    return tuple(sorted(choices))


@frozen
class Profile:
    """A regulation and a choice among the answers of its readings. One is chosen for a game and kept throughout.

    Written as ``"column"``, or with what differs from the defaults: ``"column clocks-on-replay=kept"``.
    """

    regulation: str
    choices: Choices = field(default=(), converter=_in_order)
    """The readings for which something else than the default is taken."""

    def takes(self, reading: ReadingId) -> AlternativeId:
        """Return the answer that is taken to a reading."""
        return dict(self.choices).get(reading) or load().reading(reading).default.id

    def holds(self, reading: ReadingId, answer: AlternativeId) -> bool:
        """Is that the answer taken to the reading?

        Raises:
            UnknownIdError: there is no such reading, or it has no such answer.
        """
        return self.takes(reading) == load().answer(reading, answer).id

    def taking(self, reading: ReadingId, answer: AlternativeId) -> "Profile":
        """Return the profile with another answer to one reading.

        Raises:
            UnknownIdError: there is no such reading, or it has no such answer.
        """
        load().answer(reading, answer)
        others = {name: chosen for name, chosen in self.choices if name != reading}
        default = load().reading(reading).default.id
        chosen = others if answer == default else others | {reading: answer}
        return evolve(self, choices=tuple(chosen.items()))

    def __str__(self) -> ProfileId:
        return " ".join([self.regulation, *(f"{reading}={answer}" for reading, answer in self.choices)])


COLUMN = Profile("column")
DRAUGHTS = Profile("draughts")
NARDY = Profile("nardy")


@lru_cache(maxsize=1_000)
def read_profile(text: ProfileId) -> Profile:
    """Read a profile as it is written.

    Raises:
        ProfileError: no game can be refereed under such a regulation, or a choice is not ``reading=answer``.
        UnknownIdError: there is no such reading, or it has no such answer.
    """
    regulation, *choices = text.split() or [""]
    if regulation not in load().refereed:
        known = ", ".join(load().refereed)
        message = Text(
            f"no regulation “{regulation}” to play under; expected one of: {known}",
            f"нет регламента «{regulation}»; ожидается один из: {known}",
        )
        raise ProfileError(message)
    profile = Profile(regulation)
    for choice in choices:
        reading, equals, answer = choice.partition("=")
        if not equals:
            message = Text(
                f"“{choice}” in the profile “{text}”: expected a reading and its answer, reading=answer",
                f"«{choice}» в профиле «{text}»: ожидается толкование и его ответ, reading=answer",
            )
            raise ProfileError(message)
        profile = profile.taking(reading, answer)
    return profile
