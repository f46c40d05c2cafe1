"""A matcher of Python's regular expressions that counts its steps: as ``re`` goes about it, only slower.

``re`` does not tell how long it has searched, and a clock would say something else on every machine.
"""

import importlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from attrs import define, field

_parser: Any = importlib.import_module("re._parser")

Node: TypeAlias = tuple[Any, Any]
"""A node of a parsed expression: its operation, by name, and what the operation needs."""


def parsed(pattern: re.Pattern[str]) -> Sequence[Node]:
    """Return the nodes of an expression."""
    return tuple(_parser.parse(pattern.pattern, pattern.flags))


CATEGORIES: Mapping[str, Callable[[str], bool]] = {
    "CATEGORY_DIGIT": str.isdecimal,
    "CATEGORY_SPACE": str.isspace,
    "CATEGORY_WORD": lambda letter: letter.isalnum() or letter == "_",
}
WIDTH_OF_ONE = {"LITERAL", "NOT_LITERAL", "ANY", "IN"}
REPEATS = {"MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"}


class EndlessError(Exception):
    """More steps were taken than were allowed."""


@define
class Counting:
    """An expression at work on a text, with the steps that it has taken and may take at most."""

    pattern: re.Pattern[str]
    text: str
    most: int = 50_000
    steps: int = 0
    tree: Sequence[Node] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.tree = parsed(self.pattern)

    def fullmatch(self) -> bool:
        """Match the whole text, as ``re.fullmatch``."""
        return any(end == len(self.text) for end in self.sequence(self.tree, 0))

    def match(self) -> bool:
        """Match at the start, as ``re.match``."""
        return next(self.sequence(self.tree, 0), None) is not None

    def findall(self) -> list[tuple[int, int]]:
        """Find every match from left to right, as ``re.finditer``, ``re.sub`` and ``re.split`` do."""
        found: list[tuple[int, int]] = []
        start = 0
        while start <= len(self.text):
            self.steps += 1
            end = next(self.sequence(self.tree, start), None)
            if end is not None and (end > start or not found or found[-1][1] != start):
                found.append((start, end))
            start = end if end is not None and end > start else start + 1
        return found

    def sequence(self, nodes: Sequence[Node], at: int, first: int = 0) -> Iterator[int]:
        """Give the places where the nodes from one on can end that begin at a place, the preferred first."""
        if first == len(nodes):
            yield at
            return
        for end in self.node(nodes[first], at):
            yield from self.sequence(nodes, end, first + 1)

    def node(self, node: Node, at: int) -> Iterator[int]:  # noqa: C901, PLR0912 -- a branch a kind of node
        """Give the places where one node can end that begins at a place."""
        self.steps += 1
        if self.steps > self.most:
            raise EndlessError
        name, what = str(node[0]), node[1]
        if name in WIDTH_OF_ONE:
            if at < len(self.text) and self.holds(name, what, self.text[at]):
                yield at + 1
        elif name == "BRANCH":
            for branch in what[1]:
                yield from self.sequence(tuple(branch), at)
        elif name == "SUBPATTERN":
            yield from self.sequence(tuple(what[3]), at)
        elif name == "ATOMIC_GROUP":
            yield from self.once(self.sequence(tuple(what), at))
        elif name in REPEATS:
            repeat = self.repeat(name, what, at)
            yield from self.once(repeat) if name == "POSSESSIVE_REPEAT" else repeat
        elif name == "AT":
            if self.stands(str(what), at):
                yield at
        elif name in {"ASSERT", "ASSERT_NOT"}:
            if self.looks(what, at) is (name == "ASSERT"):
                yield at
        else:
            raise NotImplementedError(name)

    def once(self, ends: Iterator[int]) -> Iterator[int]:
        """Give only the first."""
        first = next(ends, None)
        if first is not None:
            yield first

    def repeat(self, name: str, what: tuple[int, Any, Any], at: int) -> Iterator[int]:
        """Give the places where a repetition can end: the longest first, or for a lazy one the shortest."""
        least, most, inner = what[0], int(what[1]), tuple(what[2])
        if len(inner) == 1 and str(inner[0][0]) in WIDTH_OF_ONE and name != "MIN_REPEAT":
            count = 0
            while count < most and next(self.node(inner[0], at + count), None) is not None:
                count += 1
            for taken in range(count, least - 1, -1):
                self.steps += 1
                yield at + taken
            return
        yield from self.again(name, (least, most, inner), at, 0)

    def again(self, name: str, what: tuple[int, int, Sequence[Node]], at: int, count: int) -> Iterator[int]:
        """Give the places where a repetition can end of which so many rounds are done."""
        least, most, inner = what
        if name == "MIN_REPEAT" and count >= least:
            yield at
        if count < most:
            for end in self.sequence(inner, at):
                if end > at or count < least:
                    yield from self.again(name, what, end, count + 1)
        if name != "MIN_REPEAT" and count >= least:
            yield at

    def holds(self, name: str, what: Any, letter: str) -> bool:  # noqa: ANN401 -- the parser's own data
        """Tell whether a letter is what a node of one letter wants."""
        if name == "ANY":
            return letter != "\n" or bool(self.pattern.flags & re.DOTALL)
        if name == "LITERAL":
            return self.same(what, letter)
        if name == "NOT_LITERAL":
            return not self.same(what, letter)
        negated = str(what[0][0]) == "NEGATE"
        return any(self.member(str(kind), value, letter) for kind, value in what[negated:]) is not negated

    def member(self, kind: str, value: Any, letter: str) -> bool:  # noqa: ANN401 -- the parser's own data
        """Tell whether a letter is in a part of a class."""
        if kind == "LITERAL":
            return self.same(value, letter)
        if kind == "RANGE":
            forms = (letter, letter.lower(), letter.upper()) if self.folds else (letter,)
            return any(chr(value[0]) <= form <= chr(value[1]) for form in forms)
        name = str(value)
        return CATEGORIES[name.replace("_NOT", "")](letter) is ("_NOT" not in name)

    @property
    def folds(self) -> bool:
        """Whether large and small letters are the same."""
        return bool(self.pattern.flags & re.IGNORECASE)

    def same(self, code: int, letter: str) -> bool:
        """Tell whether a letter is the one of this code."""
        return chr(code) == letter or (self.folds and chr(code).lower() == letter.lower())

    def stands(self, where: str, at: int) -> bool:
        """Tell whether a place is the start, the end or the edge of a word."""
        if where.startswith("AT_BEGINNING"):
            return at == 0
        if where == "AT_END":
            return at == len(self.text) or (at == len(self.text) - 1 and self.text[at] == "\n")
        if where == "AT_END_STRING":
            return at == len(self.text)
        word = CATEGORIES["CATEGORY_WORD"]
        edge = (at > 0 and word(self.text[at - 1])) is not (at < len(self.text) and word(self.text[at]))
        return edge is (where == "AT_BOUNDARY")

    def looks(self, what: tuple[int, Any], at: int) -> bool:
        """Tell whether what is asserted about the text after or before a place is so."""
        direction, inner = what
        if direction > 0:
            return next(self.sequence(tuple(inner), at), None) is not None
        start = at - inner.getwidth()[0]
        return start >= 0 and any(end == at for end in self.sequence(tuple(inner), start))
