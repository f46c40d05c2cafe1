"""What the header of a game says about how to read it: which game it is, and how the squares are numbered."""

import re

from lasca_rules.languages import Text
from lasca_rules.play.rulesets import BASHNI, LASCA, RULESETS, RUSSIAN, Ruleset
from lasca_rules.records.naming import Names
from lasca_rules.records.numbering import Numbering, usual_numbering
from lasca_rules.records.places import RecordError
from lasca_rules.records.written import Tag, WrittenGame

RUSSIAN_TYPE = "25"
"""The standard's number of Russian draughts. It has none for the two games with towers: they are told by name."""

_NOTATION = re.compile(r"A\d|N[0-3]")
_NAMES = {
    RUSSIAN_TYPE: RUSSIAN,
    "lasca": LASCA,
    "laska": LASCA,
    "ласка": LASCA,
    "ласкер": LASCA,
    "bashni": BASHNI,
    "bashne": BASHNI,
    "башни": BASHNI,
    "столбовые": BASHNI,
    "russian": RUSSIAN,
    "русские": RUSSIAN,
}


def by_number(game: WrittenGame) -> bool:
    """Does the game's type say that its squares are named by number?"""
    kind = game.tag("GameType")
    return kind is not None and _type_of(kind.value)[1].startswith("N")


def _type_of(value: str) -> tuple[str, str]:
    """Return the game that a tag names, and how its squares are named: ``N0`` of ``25,W,8,8,N0,0``, if it says so."""
    name, *parts = value.split(",")
    match [part.strip() for part in parts]:
        case []:
            return name, ""
        case ["" | "W" | "B", rows, files, notation, *_] if rows.isdecimal() and files.isdecimal():
            return (name, notation) if _NOTATION.fullmatch(notation) else (value, "")
        case _:
            return value, ""


def game_told(tags: tuple[Tag, ...], otherwise: Ruleset) -> tuple[Ruleset, Names]:
    """Return the game that the tags ``GameType`` or ``Variant`` name, and how its squares are named.

    Without either it is ``otherwise``.

    Raises:
        RecordError: they name a game that is none of ours.
    """
    ruleset, numbering = otherwise, None
    for tag in tags:
        if tag.name.casefold() not in {"gametype", "variant"} or not tag.value.strip():
            continue
        called, numbered = _type_of(tag.value)
        name = called.strip().casefold()
        known = _NAMES.get(name) or _NAMES.get(name.split()[0])
        if known is None:
            ours = ", ".join((RUSSIAN_TYPE, *RULESETS))
            why = Text(
                f"a game that is not read here; expected one of {ours}", f"такая игра здесь не читается; нужно: {ours}"
            )
            raise RecordError(tag.place, why)
        ruleset = known
        numbering = Numbering(numbered) if numbered.startswith("N") else numbering
    return ruleset, Names(ruleset.board, numbering or usual_numbering(ruleset))
