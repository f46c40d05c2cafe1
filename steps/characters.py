"""Characters that a reader of a feature cannot see or tell from others: refused with their place, and named."""

import re
from collections import Counter
from collections.abc import Iterator
from unicodedata import category, name

from attrs import frozen

from lasca_rules.languages import Language
from lasca_rules.plain_text import CYRILLIC_FOR, LATIN_FOR, alphabet, named
from steps.words import RU

_MERGE = re.compile(r"(?P<mark><{7}|>{7}|\|{7}|={7})(?:\s.*)?")
_BEGINS_A_MERGE = "<" * 7
_WORD = re.compile(r"[^\W\d_]+")
_CAPTURE = re.compile(r"(?<=\d)[xXхХ](?=[^\W\d_]\d)")
"""The sign of a capture between two squares, for which either alphabet's letter is read."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode's categories of characters without a shape of their own."""
_SQUARES = frozenset("авсдефгнхрк")
"""Cyrillic letters that are typed for the Latin one of a square or of a label, such as c3 or P5."""


@frozen
class Odd:
    """A character that cannot stand where it stands: its line and its place in it, both from 1, and what to do."""

    line: int
    column: int
    text: str


def odd_characters(text: str) -> Iterator[Odd]:
    """Yield what is odd in a feature's text: first marks that a merge has left, and, without any, single characters."""
    lines = text.split("\n")
    if any(line.startswith(_BEGINS_A_MERGE) for line in lines):
        for number, line in enumerate(lines, start=1):
            if match := _MERGE.fullmatch(line):
                advice = "a merge has left this mark; keep one of the two versions and delete the marks"
                yield Odd(number, 1, f"“{match['mark']}”: {advice}")
        return
    for number, line in enumerate(lines, start=1):
        for place, why in (*_unseen(line), *_mixed(line)):
            yield Odd(number, place + 1, why)


def retyped(text: str, language: Language) -> tuple[str, int] | None:
    """Return a text with the words of the other alphabet that look like words of its own retyped, and the first place.

    ``None`` when there are none. A word all of whose letters look alike, such as the Russian preposition «с», can be
    typed in either alphabet without anyone seeing it.
    """
    letters = CYRILLIC_FOR if language is RU else LATIN_FOR
    found = [match for match in _WORD.finditer(text) if set(match[0]) <= set(letters) and not _by_digits(text, match)]
    if not found:
        return None
    made = text
    for match in found:
        made = made[: match.start()] + "".join(letters[letter] for letter in match[0]) + made[match.end() :]
    return made, found[0].start()


def wrong_letter(letter: str) -> str:
    """Say of a letter of the wrong alphabet which one it is, and which it looks like."""
    alike = CYRILLIC_FOR.get(letter) or LATIN_FOR.get(letter)
    return f"this is {named(letter)}" + (f"; write {named(alike)}" if alike else "")


def _by_digits(text: str, match: re.Match[str]) -> bool:
    """Tell whether letters are part of the notation, as in c3bw or 2.1-a, which is in Latin in both languages."""
    before, after = text[: match.start()].rpartition(" ")[2], text[match.end() :].partition(" ")[0]
    return any(letter.isdigit() for letter in before + after)


def _before_a_digit(text: str, match: re.Match[str]) -> bool:
    return text[match.end() : match.end() + 1].isdigit()


def _unseen(line: str) -> Iterator[tuple[int, str]]:
    if line.isprintable():
        return
    for place, letter in enumerate(line):
        if letter != "\t" and category(letter) in _UNSEEN:
            called = f" ({name(letter).lower()})" if name(letter, "") else ""
            yield place, f"U+{ord(letter):04X}{called} cannot be seen; delete it"


def _mixed(line: str) -> Iterator[tuple[int, str]]:
    """Yield each word with letters of two alphabets: the place of the first letter that does not belong there."""
    if line.isascii():
        return
    line = _CAPTURE.sub("-", line)
    whole = Counter(map(alphabet, line))
    for match in _WORD.finditer(line):
        word = match[0]
        own = Counter(script for letter in word if (script := alphabet(letter)))
        if len(own) > 1:
            home = max(own, key=lambda script: (own[script], whole[script]))
            place = next(at for at, letter in enumerate(word) if alphabet(letter) not in {home, ""})
            yield match.start() + place, f"“{word}” is in two alphabets: {wrong_letter(word[place])}"
        elif word.lower() in _SQUARES and _before_a_digit(line, match):
            yield match.start(), f"“{word}{line[match.end()]}”: {wrong_letter(word)}; squares and labels are in Latin"
