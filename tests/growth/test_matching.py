"""Matching takes no more than so many pairs, however long and monotonous the texts are."""

from difflib import SequenceMatcher
from random import Random

import pytest

from lasca_rules import matching
from lasca_rules.matching import stretches

CHANCE = Random(20261201)  # noqa: S311 -- cases, not secrets


def put_together(before: list[str], after: list[str]) -> None:
    """Check that the stretches make up both sequences, and that what is called the same is."""
    old, new = 0, 0
    for each in stretches(before, after):
        assert (each.older.start, each.newer.start) == (old, new)
        assert (before[each.older] == after[each.newer]) or not each.same
        old, new = each.older.stop, each.newer.stop
    assert (old, new) == (len(before), len(after))


def test_the_stretches_make_up_both_sequences() -> None:
    for _ in range(300):
        before, after = ([CHANCE.choice("abcd") for _ in range(CHANCE.randrange(12))] for _ in range(2))
        put_together(before, after)


def test_words_of_two_kinds_are_not_weighed_each_against_each(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed: list[int] = []

    def noting(junk: None, before: list[str], after: list[str], *, autojunk: bool) -> SequenceMatcher[str]:
        weighed.append(matching.pairs(before, after))
        return SequenceMatcher(junk, before, after, autojunk=autojunk)

    monkeypatch.setattr(matching, "SequenceMatcher", noting)
    for words in (2_000, 4_000, 19_000, 38_000):
        put_together([CHANCE.choice("ab") for _ in range(words)], [CHANCE.choice("ab") for _ in range(words)])
    assert weighed
    assert max(weighed) <= matching.MOST_PAIRS
