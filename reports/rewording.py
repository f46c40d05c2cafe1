"""How a wording changed, word by word, for the page."""

import re
from collections.abc import Iterator
from typing import Literal, TypeAlias

from attrs import frozen

from lasca_rules.matching import stretches
from reports.model import Changed

Fate: TypeAlias = Literal["kept", "out", "in"]

_WORDS = re.compile(r"(?:^|(?<=\S))\s*\S+")


@frozen
class RewordedPart:
    """Words that were kept, went out, or came in."""

    fate: Fate
    words: str


@frozen
class Rewording:
    """A change of wording in both languages; a language in which nothing changed is empty."""

    en: tuple[RewordedPart, ...]
    ru: tuple[RewordedPart, ...]


def reworded(change: Changed) -> Rewording | None:
    """Return what changed in the words of a reworded thing; nothing for any other change."""
    if change.before is None or change.after is None:
        return None
    return Rewording(_compared(change.before.en, change.after.en), _compared(change.before.ru, change.after.ru))


def _compared(before: str, after: str) -> tuple[RewordedPart, ...]:
    return () if before == after else tuple(_pieces(_WORDS.findall(before), _WORDS.findall(after)))


def _pieces(before: list[str], after: list[str]) -> Iterator[RewordedPart]:
    for each in stretches(before, after):
        old, new = "".join(before[each.older]), "".join(after[each.newer])
        if each.same:
            yield RewordedPart("kept", new)
            continue
        if old:
            yield RewordedPart("out", old)
        if new:
            yield RewordedPart("in", new)
