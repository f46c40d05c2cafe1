"""Which reading of a file's layout is the right one: the one whose clauses have fingerprints that are known."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from attrs import field, frozen

from lasca_rules.editions.pages import NUMBER, Suspects
from lasca_rules.editions.reading import TextLine
from lasca_rules.editions.words import PrintedWord, fingerprint_of
from lasca_rules.fingerprints import Fingerprint

Clauses = Mapping[str, Sequence[PrintedWord]]
"""The words of each clause, by its number."""
TWICE = "twice"
"""Where lines stand that begin a clause again."""
TELLING = 3
"""So many words have a fingerprint that is not met by chance."""
BESIDE = 4
"""Lines between the number of a page and its header at most."""
MOST_WORK = 250_000
"""Lines read, all attempts taken together, a few seconds of work; a text of fifty pages is tried a hundred times."""
LONGEST_RUN = 10
"""Lines that a page adds between two lines of the text, at its foot and at the head of the next, at most."""
FEWEST_ATTEMPTS = 8


@frozen
class Known:
    """Fingerprints of wordings: whole clauses in one or more editions, and stretches of words within a clause."""

    whole: Mapping[str, frozenset[Fingerprint]] = field(factory=dict)
    within: Mapping[str, tuple[tuple[int, Fingerprint], ...]] = field(factory=dict)
    """By clause: how many words, and their fingerprint."""

    def recognised(self, clause: str, words: Sequence[PrintedWord]) -> bool:
        """Tell whether a clause reads so in an edition that is known."""
        return fingerprint_of(words) in self.whole.get(clause, ())

    def found(self, clause: str, words: Sequence[PrintedWord]) -> int:
        """Return how many words stand in stretches that are known."""
        if self.recognised(clause, words):
            return len(words)
        count = start = 0
        for length, wanted in self.within.get(clause, ()):
            if length < TELLING:
                continue
            places = range(start, len(words) - length + 1)
            place = next((at for at in places if fingerprint_of(words[at : at + length]) == wanted), None)
            if place is not None:
                count, start = count + length, place + length
        return count

    def and_clause(self, clause: str, words: Sequence[PrintedWord]) -> "Known":
        """Return these and one more wording of a clause."""
        more = self.whole.get(clause, frozenset()) | {fingerprint_of(words)}
        return Known({**self.whole, clause: more}, self.within)


@frozen(slots=False)  # cached_property keeps its values in the instance
class RecognisedText:
    """The text with some suspects left out, and how well it is recognised."""

    without: frozenset[int]
    clauses: Clauses
    known: Known

    @cached_property
    def recognised(self) -> frozenset[str]:
        """The clauses that read as in an edition that is known."""
        return frozenset(name for name, words in self.clauses.items() if self.known.recognised(name, words))

    @cached_property
    def worth(self) -> tuple[int, int]:
        """How many clauses are recognised, and how many words."""
        return len(self.recognised), sum(self.known.found(name, words) for name, words in self.clauses.items())


def recognise(
    lines: Sequence[TextLine],
    kinds: Sequence[Suspects],
    known: Known,
    read: Callable[[Sequence[TextLine]], tuple[Clauses, Mapping[int, str]]],
) -> frozenset[int]:
    """Return the places, in ``kinds``, of the suspects that are proven to be none of the text's own.

    Proven is a kind without whose lines clauses or stretches of words have a known fingerprint that with them they have
    not, and that stands in no clause which is recognised with them. ``read`` returns the words of each clause, and the
    clause in which each line stands.
    """
    attempts = max(FEWEST_ATTEMPTS, MOST_WORK // (len(lines) + 1))
    kept: dict[frozenset[int], RecognisedText] = {}

    def attempt(without: frozenset[int]) -> RecognisedText:
        if without not in kept:
            dropped = {line for place in without for line in kinds[place].lines}
            clauses, _ = read([line for line in lines if line not in dropped])
            kept[without] = RecognisedText(without, clauses, known)
        return kept[without]

    clauses, clause_of = read(lines)
    plain = kept[frozenset()] = RecognisedText(frozenset(), clauses, known)
    if plain.recognised >= known.whole.keys():
        return frozenset()
    possible = frozenset(
        place
        for place, kind in enumerate(kinds)
        if not any(clause_of.get(line.number) in plain.recognised for line in kind.lines)
        and any(clause_of.get(line.number) in {TWICE, *known.whole} for line in kind.lines)
    )
    best = plain
    for start in (possible & about_pages(kinds), possible, plain.without):
        if len(kept) < attempts:
            best = better(best, climb(attempt(start), possible, attempt, lambda: len(kept) < attempts))
    found = proven(best, attempt, lambda: len(kept) < 2 * attempts)
    return found - too_long(lines, kinds, found)


def too_long(lines: Sequence[TextLine], kinds: Sequence[Suspects], found: frozenset[int]) -> frozenset[int]:
    """Return the places of kinds whose lines, with others that are left out, are more in a row than a page adds."""
    place_of = {line: place for place in found for line in kinds[place].lines}
    run: list[int] = []
    excluded: set[int] = set()
    for line in lines:
        if line in place_of:
            run.append(place_of[line])
        elif line.text.strip():
            run = []
        if len(run) > LONGEST_RUN:
            excluded.update(run)
    return frozenset(excluded)


def about_pages(kinds: Sequence[Suspects]) -> frozenset[int]:
    """Return the places of the numbers of pages, and of what stands mostly beside them."""
    numbers = {line.number for kind in kinds if kind.what is NUMBER for line in kind.lines}
    beside = {number + distance for number in numbers for distance in range(-BESIDE, BESIDE + 1)}
    return frozenset(
        place
        for place, kind in enumerate(kinds)
        if 2 * sum(line.number in beside for line in kind.lines) > len(kind.lines)
    )


def climb(
    reading: RecognisedText,
    possible: frozenset[int],
    attempt: Callable[[frozenset[int]], RecognisedText],
    may_go_on: Callable[[], bool],
) -> RecognisedText:
    """Return the reading that taking in or leaving out one kind after another leads to, as long as it gets better."""
    improving = True
    while improving:
        improving = False
        for place in sorted(possible):
            if not may_go_on():
                return reading
            other = attempt(reading.without ^ {place})
            if other.worth > reading.worth:
                reading, improving = other, True
    return reading


def better(one: RecognisedText, other: RecognisedText) -> RecognisedText:
    """Return the reading in which more is recognised; where both are equal, the one that leaves out less."""
    return max(one, other, key=lambda reading: (reading.worth, -len(reading.without)))


def proven(
    reading: RecognisedText, attempt: Callable[[frozenset[int]], RecognisedText], may_go_on: Callable[[], bool]
) -> frozenset[int]:
    """Return what a reading leaves out, but for what no less is recognised with.

    What is taken in again may change what is proven about the rest, so that is asked anew until nothing changes. What
    there is no time to prove is not left out.
    """
    while True:
        law = frozenset(
            place for place in sorted(reading.without) if not may_go_on() or is_law(place, reading, attempt)
        )
        if not law:
            return reading.without
        reading = attempt(reading.without - law)


def is_law(place: int, reading: RecognisedText, attempt: Callable[[frozenset[int]], RecognisedText]) -> bool:
    """Tell whether a clause is recognised only with what was left out, or no less is recognised with it."""
    other = attempt(reading.without - {place})
    return not other.recognised <= reading.recognised or other.worth >= reading.worth
