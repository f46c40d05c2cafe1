"""Lines joined into paragraphs: a word divided at a line's end becomes one again, also across a page."""

import re
from collections.abc import Iterable

HYPHENS = "-\u2010\u2011\u00ad\u00ac\u2027"
"""What divides a word at a line's end: the hyphen in its forms, the soft one, and what old programs print for it."""
DIVIDED = re.compile(rf"[^\W\d][{HYPHENS}]\s*$")
"""A line that ends within a word."""
DIVIDED_CAPITALS = re.compile(rf"[А-ЯЁA-Z]{{2}}[{HYPHENS}]\s*$")
ENDS_WITH_RANGE = re.compile(r"\d\s*[-\u2010-\u2014\u2212/]\s*$")
"""A line that ends within 5—10 or 1/4."""


def paragraphs(lines: Iterable[str]) -> list[str]:
    """Join the lines of each paragraph; an empty line begins a new one, unless a word or a range is divided there."""
    joined: list[list[str]] = [[]]
    empty = False
    for line in lines:
        text = line.strip()
        if not text:
            empty = bool(joined[-1])
            continue
        before = joined[-1][-1] if joined[-1] else ""
        if goes_on(before, text):
            joined[-1][-1] = before.rstrip().rstrip(HYPHENS) if DIVIDED.search(before) else before
            joined[-1].append(text)
        elif empty:
            joined.append([text])
        else:
            joined[-1] += [" ", text]
        empty = False
    return ["".join(each).strip() for each in joined if each]


def goes_on(before: str, text: str) -> bool:
    """Tell whether a line goes on with the word, or the range of numbers, in which the one before it ends."""
    if DIVIDED_CAPITALS.search(before) and text[0].isupper():
        return True
    return bool(
        (DIVIDED.search(before) and text[0].islower()) or (ENDS_WITH_RANGE.search(before) and text[0].isdigit())
    )
