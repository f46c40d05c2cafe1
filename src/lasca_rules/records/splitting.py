"""A file of games cut into its games, by their headers alone: a game that cannot be read costs no other."""

import re
from collections.abc import Iterable, Iterator

from attrs import frozen

LONGEST = 100_000
"""Characters of a game; of a longer one no more is kept than shows that it is too long."""

_TAG = re.compile(r'\s*\[\s*(\w+)\s+"')
_FIRST_MOVE = re.compile(r"\s*1\s*[.)…]")
_AT_AN_END = re.compile(r"(?:^|[\s»])(?:2-0|0-2|1-1|1-0|0-1|0-0|1/2-1/2|½-½|½|\*)\s*$")


@frozen
class GameText:
    """The text of one game: where its first line stands in the file, counted from 1."""

    number: int
    """Which game of the file it is, counted from 1."""
    line: int
    text: str

    @property
    def too_long(self) -> bool:
        """Is it longer than any game?"""
        return len(self.text) > LONGEST


def passages(lines: Iterable[str]) -> Iterator[GameText]:
    """Yield the text of each game of a file, as soon as the next one begins.

    A game begins with a tag after anything that is no tag; with a tag that the game has already, after an empty line;
    and with a first move after a result and an empty line.
    """
    game, number = _Collected(1), 0
    for place, line in enumerate(lines, start=1):
        if game.is_over_before(line):
            number += 1
            yield game.passage(number)
            game = _Collected(place)
        game.take(line, place)
    if game.begun:
        yield game.passage(number + 1)


class _Collected:
    """The lines of a game so far."""

    def __init__(self, line: int) -> None:
        self._line = line
        self._lines: list[str] = []
        self._length = 0
        self._tags: set[str] = set()
        self._moves = False
        self._ended = False
        self._gap = False

    @property
    def begun(self) -> bool:
        """Is there anything but white space?"""
        return bool(self._lines)

    def is_over_before(self, line: str) -> bool:
        """Does another game begin with this line?"""
        if tag := _TAG.match(line):
            return self._moves or (self._gap and tag.group(1) in self._tags)
        return self._ended and self._gap and bool(_FIRST_MOVE.match(line))

    def take(self, line: str, place: int) -> None:
        """Add a line; white space before the first is left out."""
        if not line.strip():
            self._gap = self.begun
            if not self.begun:
                return
        elif tag := _TAG.match(line):
            self._tags.add(tag.group(1))
            self._gap = False
        else:
            self._moves = True
            self._ended = bool(_AT_AN_END.search(line))
            self._gap = False
        if not self.begun:
            self._line = place
        if self._length <= LONGEST:
            self._lines.append(line if line.endswith("\n") else line + "\n")
            self._length += len(line)

    def passage(self, number: int) -> GameText:
        """Return the lines as the game of this number."""
        return GameText(number, self._line, "".join(self._lines))
