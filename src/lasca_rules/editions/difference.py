"""The difference between two wordings of a clause, word by word."""

from collections.abc import Iterator, Sequence
from enum import Enum

from attrs import frozen

from lasca_rules.editions.coverage import MarkedWord
from lasca_rules.matching import stretches
from lasca_rules.regulations import StatementId


class Fate(Enum):
    """What became of words from one edition to the next."""

    KEPT = "kept"
    OUT = "out"
    IN = "in"


@frozen
class WordRun:
    """Words that met the same fate. ``statements`` restate words that went, or the words on either side of new ones."""

    fate: Fate
    words: tuple[str, ...]
    statements: tuple[StatementId, ...] = ()


def difference(older: Sequence[MarkedWord], newer: Sequence[MarkedWord]) -> tuple[WordRun, ...]:
    """Return the pieces that turn the older wording into the newer one, in order: what went before what came."""
    return tuple(pieces(older, newer))


def pieces(older: Sequence[MarkedWord], newer: Sequence[MarkedWord]) -> Iterator[WordRun]:
    """Give the pieces one by one."""
    before, after = ([each.word.key for each in words] for words in (older, newer))
    for each in stretches(before, after):
        old, new = older[each.older], newer[each.newer]
        if each.same:
            yield WordRun(Fate.KEPT, printed(new))
            continue
        start = each.older.start
        touched = old or older[max(0, start - 1) : start + 1]
        statements = tuple(dict.fromkeys(each for word in touched for each in word.statements))
        if old:
            yield WordRun(Fate.OUT, printed(old), statements)
        if new:
            yield WordRun(Fate.IN, printed(new), statements)


def printed(words: Sequence[MarkedWord]) -> tuple[str, ...]:
    """Return words as printed."""
    return tuple(each.word.text for each in words)
