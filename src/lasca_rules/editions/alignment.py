"""Finding the spans of a clause again in a newer wording of it, by their fingerprints alone."""

from collections.abc import Sequence

from lasca_rules.editions.layout import LaidClause, Span
from lasca_rules.editions.words import PrintedWord, fingerprint_of


def located(clause: LaidClause, words: Sequence[PrintedWord]) -> tuple[int | None, ...]:
    """Return for each span the position, from 1, where its words now begin, or None if they are gone or altered.

    The spans keep their order; where that leaves a choice, as many words as possible are found.
    """
    if len(words) == clause.words and fingerprint_of(words) == clause.fingerprint:
        return tuple(span.first for span in clause.spans)
    best = [[0] * (len(words) + 1)]
    fits = [matches(span, words) for span in clause.spans]
    for span, here in zip(clause.spans, fits, strict=True):
        row = [0] * (len(words) + 1)
        for end in range(1, len(words) + 1):
            row[end] = max(row[end - 1], best[-1][end])
            if end - span.length in here:
                row[end] = max(row[end], best[-1][end - span.length] + span.length)
        best.append(row)
    return traced(clause.spans, fits, best)


def matches(span: Span, words: Sequence[PrintedWord]) -> frozenset[int]:
    """Return the places, from 0, at which words with the span's fingerprint begin."""
    places = range(len(words) - span.length + 1)
    return frozenset(at for at in places if fingerprint_of(words[at : at + span.length]) == span.fingerprint)


def traced(
    spans: Sequence[Span], fits: Sequence[frozenset[int]], best: Sequence[Sequence[int]]
) -> tuple[int | None, ...]:
    """Walk back through the table of the most words found by the first spans within the first words."""
    found: list[int | None] = []
    end = len(best[0]) - 1
    for number in range(len(spans), 0, -1):
        span, here = spans[number - 1], fits[number - 1]
        while end > 0 and best[number][end] == best[number][end - 1]:
            end -= 1
        start = end - span.length
        if start in here and best[number][end] == best[number - 1][start] + span.length:
            found.append(start + 1)
            end = start
        else:
            found.append(None)
    return tuple(reversed(found))
