"""A table of contents: headings that a text says once more, with or without the number of a page behind each."""

import re
from collections.abc import Sequence

from lasca_rules.editions.pages import PUNCTUATED
from lasca_rules.editions.scope import Scope
from lasca_rules.editions.wording import Wording
from lasca_rules.editions.words import PrintedWord
from lasca_rules.languages import Text

PAGE = re.compile(r"\W*\d{1,4}\W*")
LEADER = re.compile(r"(?<![.…·_])[.…·_]{2,}\d{1,4}$")
"""A page's number that dots lead to from the heading's last word, without a space."""
NO_LETTER = re.compile(r"[\W_]")


def without_contents(wordings: Sequence[Wording], scope: Scope) -> tuple[tuple[Wording, ...], tuple[Wording, ...]]:
    """Return the wordings but for those that only repeat a clause's heading, and these.

    Nothing is lost with them: their words begin the clause itself, which is kept.
    """
    places: dict[str, list[int]] = {}
    for place, wording in enumerate(wordings):
        if scope.holds(wording.clause):
            places.setdefault(wording.clause, []).append(place)
    entries: set[int] = set()
    first = min((numbers[-1] for numbers in places.values()), default=0)
    for numbers in places.values():
        for place in numbers:
            others = [wordings[other] for other in reversed(numbers) if other != place and other not in entries]
            if any(repeats(wordings[place], other, goes_on=place < first) for other in others):
                entries.add(place)
    kept = tuple(each for place, each in enumerate(wordings) if place not in entries)
    return kept, tuple(wordings[place] for place in sorted(entries))


def repeats(entry: Wording, clause: Wording, *, goes_on: bool) -> bool:
    """Tell whether an entry has only the first words of a clause, perhaps the number of a page, and no more.

    With ``goes_on`` there may be more after that: a title that stands between the contents and the text.
    """
    heading = 0
    for one, other in zip(entry.words, clause.words, strict=False):
        if bare(one) != bare(other):
            break
        heading += 1
    rest = entry.words[heading:]
    paged = bool(rest) and PAGE.fullmatch(rest[0].text) is not None
    more = rest[paged:]
    if not more:
        return True
    a_title = not more[0].text[0].islower() and (paged or not PUNCTUATED.search(more[-1].text))
    return heading > 0 and goes_on and a_title


def bare(word: PrintedWord) -> str:
    """Return a word without marks, and without what leads from it to the number of a page."""
    return NO_LETTER.sub("", LEADER.sub("", word.text)).casefold()


def entry_left_out(entry: Wording) -> Text:
    """Say that an entry of a table of contents was left out."""
    shown = " ".join(word.text for word in entry.words)[:80]
    return Text(
        f"line {entry.line} left out as an entry of a table of contents: “{entry.printed} {shown}”",
        f"строка {entry.line} пропущена, это строка оглавления: «{entry.printed} {shown}»",
    )
