"""Matching two sequences: what goes on from the one to the other, and what stands in place of what."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import TypeVar

from attrs import frozen

Item = TypeVar("Item", bound=Hashable)

MOST_PAIRS = 5_000_000
"""Pairs of equal items that are weighed against each other, a second or two of work.

Two official texts of 20,000 words have less than half of that. Only words of very few kinds, many of each, have more.
"""


@frozen
class Stretch:
    """A part of the older sequence and the part of the newer one that is the same, or stands in its place."""

    same: bool
    older: slice
    newer: slice


def stretches(before: Sequence[Item], after: Sequence[Item]) -> Iterator[Stretch]:
    """Yield the stretches, in order and without a gap, either part of one perhaps empty.

    Where weighing everything against everything would take too long, only what is the same at the beginning and at the
    end is told; what is between stands as replaced.
    """
    start = _alike(before, after)
    end = _alike(before[start:][::-1], after[start:][::-1])
    middle = before[start : len(before) - end], after[start : len(after) - end]
    if start:
        yield Stretch(same=True, older=slice(0, start), newer=slice(0, start))
    yield from _between(*middle, start)
    if end:
        yield Stretch(
            same=True,
            older=slice(len(before) - end, len(before)),
            newer=slice(len(after) - end, len(after)),
        )


def _between(before: Sequence[Item], after: Sequence[Item], start: int) -> Iterator[Stretch]:
    if not before and not after:
        return
    if pairs(before, after) > MOST_PAIRS:
        yield Stretch(same=False, older=slice(start, start + len(before)), newer=slice(start, start + len(after)))
        return
    for kind, first, last, new_first, new_last in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        yield Stretch(
            same=kind == "equal",
            older=slice(start + first, start + last),
            newer=slice(start + new_first, start + new_last),
        )


def pairs(before: Sequence[Item], after: Sequence[Item]) -> int:
    """Return how many pairs of equal items there are, one of each sequence."""
    others = Counter(after)
    return sum(count * others[item] for item, count in Counter(before).items())


def _alike(one: Sequence[Item], other: Sequence[Item]) -> int:
    """Return how many items the two begin with alike."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
