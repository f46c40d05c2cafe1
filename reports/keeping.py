"""What a page keeps as data until it is looked at: evidence repeats itself, so each piece of it is written once."""

import re
from collections import Counter
from collections.abc import Iterable
from itertools import chain

from markupsafe import Markup

from reports.in_script import in_script

_PASSAGES = re.compile("(?=<li class|<figure)")
"""Where a story is cut into passages: steps and boards, many of which are the same in many stories."""
_PIECES = re.compile("(?=<(?!/))")
"""Where a passage is cut into pieces: before each tag that opens."""


class Kept:
    """Stretches of a page that are drawn when they are opened; the page has them in one place, as data.

    A stretch is a list of passages and a passage a list of pieces, all by number. The page puts them together again.
    """

    def __init__(self) -> None:
        self._passages: dict[str, int] = {}
        self._stretches: list[list[int]] = []

    def keep(self, markup: Markup) -> int:
        """Keep a stretch of the page, and return the number under which the page draws it."""
        passages = _cut(_PASSAGES, markup)
        self._stretches.append([self._passages.setdefault(each, len(self._passages)) for each in passages])
        return len(self._stretches) - 1

    def written(self) -> Markup:
        """Return all that is kept, as JSON that can stand in a script element. What occurs often has a short number."""
        passages = [_cut(_PIECES, each) for each in self._passages]
        pieces = {piece: number for number, (piece, _) in enumerate(_by_frequency(chain(*passages)))}
        kept = {
            "pieces": list(pieces),
            "passages": [[pieces[piece] for piece in passage] for passage in passages],
            "stretches": self._stretches,
        }
        return Markup(in_script(kept))  # noqa: S704 -- escaped for a script by ``in_script``


def _cut(place: re.Pattern[str], markup: str) -> list[str]:
    return [part for part in place.split(str(markup)) if part]


def _by_frequency(pieces: Iterable[str]) -> list[tuple[str, int]]:
    return Counter(pieces).most_common()
