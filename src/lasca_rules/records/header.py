"""What the header of a game says about how to read it: which game it is, and how the squares are numbered."""

import re

from lasca_rules.languages import Text
from lasca_rules.play.rulesets import BASHNI, LASCA, RULESETS, RUSSIAN, Ruleset
from lasca_rules.records.naming import Names
from lasca_rules.records.numbering import Numbering, usual_numbering
from lasca_rules.records.places import RecordError
from lasca_rules.records.written import Tag

RUSSIAN_TYPE = "25"
"""The standard's number of Russian draughts. It has none for the two games with towers: they are told by name."""

_TYPE = re.compile(r"\s*([^,]+?)\s*(?:,\s*[WB]?\s*,\s*\d+\s*,\s*\d+\s*,\s*(?:A\d|([N][0-3]))\s*(?:,.*)?)?\s*")
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
        given = _TYPE.fullmatch(tag.value)
        name = (given.group(1) if given else tag.value).strip().casefold()
        known = _NAMES.get(name) or _NAMES.get(name.split()[0])
        if known is None:
            ours = ", ".join((RUSSIAN_TYPE, *RULESETS))
            why = Text(
                f"a game that is not read here; expected one of {ours}", f"такая игра здесь не читается; нужно: {ours}"
            )
            raise RecordError(tag.place, why)
        ruleset = known
        numbering = Numbering(given.group(2)) if given and given.group(2) else numbering
    return ruleset, Names(ruleset.board, numbering or usual_numbering(ruleset))
