"""The ways in which a clause's number is spelled at the start of a line, by people and by programs that copy text."""

import re
from collections.abc import Set as AbstractSet

from attrs import frozen

MARKS = r"[\s\W_]"
TAG = r"</?\w{1,10}>"
SEPARATOR = r"(?:[\s\\]{0,9}[.,][\s\\]{0,9})"


def pattern(digit: str) -> re.Pattern[str]:
    """Return the pattern of a line that begins with a number of such digits."""
    return re.compile(
        rf"(?P<before>(?:{TAG}|{MARKS})*)"
        r"(?P<word>(?:(?:статья|глава|раздел|пункт|подпункт)\s+|(?:ст|гл|разд|пп|п)\.\s*|§\s*)(?:№\s*)?)?"
        rf"(?P<number>{digit}{{1,3}}(?:{SEPARATOR}{digit}{{1,3}}){{0,6}})(?!\w)"
        rf"(?P<after>(?:{TAG}|[\s.,:;)\]*_\\–—-])*)(?P<rest>.*)",
        re.IGNORECASE | re.DOTALL,
    )


IN_DIGITS = pattern("[0-9]")
IN_LETTERS_TOO = pattern("[0-9lIОOоЗз]")
SURE = re.compile(r"[«„“\"(]?[А-ЯЁA-Z]")
LOOKS_LIKE = str.maketrans("lIОOоЗз", "1100033")
INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\ufeff"))
"""Characters that show nothing and mean nothing in a Russian text."""
PLAIN = {**INVISIBLE, **{0xFF10 + digit: str(digit) for digit in range(10)}, 0x2024: ".", 0xFF0E: "."}
"""What is written for these digits and dots of other widths."""


@frozen
class Spelled:
    """A clause's number at the start of a line, as it is meant and as it is printed, and the text after it."""

    number: str
    printed: str
    rest: str
    refers: bool
    """Whether it could also be a reference that a line happens to begin with."""


def spelled(text: str, known: AbstractSet[str]) -> Spelled | None:
    """Return the number of a clause that is known, if a line begins with it in any spelling; otherwise None."""
    plain = text.translate(PLAIN)
    return read_as(IN_DIGITS.match(plain), known) or read_as(IN_LETTERS_TOO.match(plain), known)


def read_as(match: re.Match[str] | None, known: AbstractSet[str]) -> Spelled | None:
    """Return what a line begins with, if it is the number of a clause that is known and a sentence begins after it."""
    if match is None:
        return None
    rest: str = match["rest"]
    number = ".".join(re.split(SEPARATOR, match["number"].translate(LOOKS_LIKE)))
    names_a_clause = number in known and ("." in number or match["word"])
    if not names_a_clause or (rest and not (match["after"] and SURE.match(rest))):
        return None
    return Spelled(number, f"{match['word'] or ''}{match['number']}", rest, bool(match["word"]) or not rest)
