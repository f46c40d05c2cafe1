"""What a regulation announces beside the files of its folder: how it decides, what is asked, what is done.

The package of its folder holds a module ``announcement`` with one value:

    ANNOUNCED = Announcement(game="pebbles", plays=Pebbles, decide=decide, gather=gather, …)

It is imported when somebody first asks for it, so that statements can be read without any game.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from attrs import field, frozen

from lasca_rules.errors import RegistryError
from lasca_rules.languages import Text
from lasca_rules.regulations import ReadingId, load
from lasca_rules.regulations.folders import folder_of
from lasca_rules.rulebook.desk.questions import Incident, IncidentId
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import Alter
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.rulebook.verdicts import IN_ANY_GAME, Verdict

MODULE, VALUE = "announcement", "ANNOUNCED"

Kinds: TypeAlias = tuple[type[Verdict], ...]


def _never(_: Ruling) -> bool:
    return False


@frozen
class CarryingOut:
    """What the steps of carrying a ruling out depend on, beside its words: sorts of verdicts, and of rulings."""

    put_up_anew: Kinds = ()
    """What the referee stops the clocks for."""
    restored: Kinds = ()
    """What is put back while the clocks stand still, and paid for."""
    ends: Kinds = ()
    """After these nothing is left to be done with the clocks."""
    corrected: Kinds = ()
    """What the offender puts right before the clock is pressed again."""
    not_pressed: tuple[ReadingId, ...] = ()
    """The readings of rulings on a move after which the clock has not been pressed yet."""
    not_begun: Callable[[Ruling], bool] = _never
    """Is this put right before a clock has ever been started?"""
    next_incidents: Mapping[type[Verdict], IncidentId] = field(factory=dict, hash=False)
    """The incident that has to be decided next, when more is known."""


@frozen
class Announcement:
    """A regulation at work."""

    game: str
    """The game that it is about: of the regulations of one game, any could have been chosen for it instead."""
    plays: type
    """The class of its games."""
    decide: Callable[[Any, Profile, Alter], Ruling]
    """Decides on facts by its rules, put otherwise if need be."""
    gather: Callable[[Any, Any], Any]
    """Gathers, from a game and an incident, the facts to decide on."""
    apply: Callable[[Any, Ruling], Any]
    """Carries a ruling out and returns the game after it."""
    incidents: tuple[Incident, ...]
    """What the desk knows of, in the order in which it is listed."""
    verdicts: Kinds = ()
    """What it can decide, beside what can be decided in any game."""
    words: tuple[Path, ...] = ()
    """The files with words for these, read before ``words.toml`` in its folder."""
    carrying_out: CarryingOut = field(factory=CarryingOut)
    rule: Callable[[Any, Any], Ruling] | None = None
    """Decides on a game and an incident where that takes more than to decide on the facts gathered."""

    @property
    def every_verdict(self) -> Kinds:
        """All that it can decide."""
        return (*IN_ANY_GAME, *self.verdicts)


@cache
def announced(regulation: str) -> Announcement:
    """Return what a regulation announces.

    Raises:
        RegistryError: Its package has no announcement.
    """
    folder = folder_of(regulation)
    place = f"{folder.path.name}/{MODULE}.py"
    if not folder.file(f"{MODULE}.py").exists():
        text = Text(
            f"no such file; expected it with {VALUE} = Announcement(…): how {regulation} decides",
            f"такого файла нет; в нём нужно {VALUE} = Announcement(…): как решает {regulation}",
        )
        raise RegistryError(Text(f"{place}: {text.en}", f"{place}: {text.ru}"))
    value = getattr(import_module(f"{folder.package}.{MODULE}"), VALUE, None)
    if not isinstance(value, Announcement):
        text = Text(
            f"expected {VALUE} = Announcement(…), found {value!r}",
            f"здесь нужно {VALUE} = Announcement(…), а стоит {value!r}",
        )
        raise RegistryError(Text(f"{place}: {text.en}", f"{place}: {text.ru}"))
    return value


def every_announcement() -> Mapping[str, Announcement]:
    """Return what each regulation that a game can be refereed under announces, in their order."""
    return {name: announced(name) for name in load().refereed}


def of_the_same_game(regulation: str) -> tuple[str, ...]:
    """Return the regulations about the game that this one is about, itself among them, in their order."""
    return tuple(name for name, each in every_announcement().items() if each.game == announced(regulation).game)
