"""Finding where clauses begin: by the numbers at the starts of lines, and of clauses that run together in one."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from attrs import define, frozen

from lasca_rules.editions.pages import ENDED
from lasca_rules.editions.reading import TextLine
from lasca_rules.editions.scope import Scope
from lasca_rules.editions.spelling import Spelled, spelled

NUMBER = r"[1-9]\d{0,2}(?:\.[1-9]\d{0,2}){0,6}"
START = re.compile(
    rf"\s*(?P<printed>(?P<word>(?:Статья|Глава|Раздел|§)\s*)?(?P<number>{NUMBER}))(?P<dot>\.(?!\d)|(?=\s|$))\s*(?P<rest>.*)"
)
INSIDE = re.compile(
    rf"(?:(?<=[.;:!?»”\")])\s*|(?<=[^\W\d]))(?P<word>Статья\s+)?(?<!\d)(?<!\d\.)(?P<number>{NUMBER})\.\s*(?=[А-ЯЁA-Z«])"
)
"""A number in the middle of a line with a dot and a capital letter after it: glued to a word, or after a full stop."""
REFERENCE = re.compile(
    r"(?:(?<!\d)(?<!\d\s)\bсм\.?|\b(?:пп?|пункт\w*|подпункт\w*|ст|стать\w+|гл|глав\w+|раздел\w*|рис|табл)\.?|[(№§])\s*$",
    re.IGNORECASE,
)
"""What stands before a number that only refers to a clause."""
AND = re.compile(r"\b(?:и|или)\s*$", re.IGNORECASE)
"""What may stand there too, unless the number is the next clause's."""


@frozen
class ClausePart:
    """A line or a stretch of one. It begins the clause of that number, printed so, or goes on with the one before."""

    line: int
    text: str
    clause: str | None = None
    printed: str = ""


def parts_of(lines: Sequence[TextLine], scope: Scope) -> tuple[ClausePart, ...]:
    """Cut the lines where clauses begin, and say of each part which clause it begins, if any."""
    plain = frozenset(match["number"] for line in lines if (match := START.match(line.text)) and "." in match["number"])
    counting = Counting(scope, plain)
    expected = scope.known - plain
    return tuple(counting.take(line.number, text) for line in lines for text in cut(line.text, expected))


def cut(text: str, expected: frozenset[str]) -> Iterator[str]:
    """Cut a line where clauses begin in its middle.

    There only a number can begin a clause that is expected: one that the registry knows and that begins no line.
    """
    start = 0
    for match in INSIDE.finditer(text):
        several = "." in match["number"] or match["word"]
        before = text[start : match.start()]
        if several and match["number"] in expected and before.strip() and not REFERENCE.search(before):
            yield before
            start = match.start()
    yield text[start:]


@define
class Counting:
    """How far the numbers have come: the clause that goes on, what was said last, and the last number of a list."""

    scope: Scope
    plain: frozenset[str]
    """The numbers of several parts with which lines begin."""
    clause: str | None = None
    said: str = ""
    listed: int = 0

    def take(self, line: int, text: str) -> ClausePart:
        """Return the next part, and remember it."""
        match = START.match(text)
        clause = self.begun(match) if match else None
        other = self.otherwise(text)
        if other is not None and (match is None or clause is None or other.number.startswith(f"{match['number']}.")):
            clause, printed, rest = other.number, other.printed, other.rest
        elif match is not None and clause is not None:
            printed, rest = match["printed"], match["rest"]
        else:
            self.said = text if text.strip() else self.said
            return ClausePart(line, text)
        self.clause, self.said, self.listed = clause, rest, 0
        return ClausePart(line, rest, clause, printed)

    def otherwise(self, text: str) -> Spelled | None:
        """Return the number of a clause that a line begins with in another spelling; where it may refer, None."""
        found = spelled(text, self.scope.own)
        if found is None or self.referring(found.number):
            return None
        return found if self.sentence_over or not found.refers else None

    def referring(self, number: str) -> bool:
        """Tell whether a number at the start of a line only goes on with a reference that was begun in the last one."""
        is_next = any(pair == (self.clause, number) for pair in pairwise(self.scope.clauses))
        return REFERENCE.search(self.said) is not None or (AND.search(self.said) is not None and not is_next)

    @property
    def sentence_over(self) -> bool:
        """Whether what was said last is a whole sentence, or may be a heading."""
        return not self.said or ENDED.search(self.said) is not None or self.clause in self.scope.headed

    def begun(self, match: re.Match[str]) -> str | None:
        """Return the clause that begins with a number at the start of a line, or None if it begins none."""
        number, rest = match["number"], match["rest"]
        goes_on = rest[:1].islower() and not (match["dot"] and self.sentence_over)
        if goes_on or self.referring(number):
            return None
        if match["word"] or "." in number:
            return number
        return self.single(int(number), rest) if match["dot"] else None

    def single(self, number: int, rest: str) -> str | None:
        """Return the clause that begins with one number and a dot: a misprinted one, or a chapter; None in a list."""
        meant = self.scope.slip(str(number), self.clause)
        if meant is not None and meant not in self.plain:
            return meant
        last_chapter = int(self.clause.split(".")[0]) if self.clause else 0
        next_in_list = self.listed > 0 and number == self.listed + 1
        if number > last_chapter and not next_in_list and not ENDED.search(rest):
            return str(number)
        self.listed = number
        return None
