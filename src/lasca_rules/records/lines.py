"""The lines of a file of games, in whichever encoding they are."""

import codecs
from collections.abc import Iterable, Iterator

LONGEST = 100_000
"""Bytes of a line that are read; the longest game takes a tenth of it. What is beyond them is read as another line."""


def decoded(lines: Iterable[bytes]) -> Iterator[str]:
    """Yield each line as text: in UTF-8 with or without its mark, else in the old Russian encoding of Windows.

    Each line is taken by itself, so that a file put together out of both is read, and a long one needs no memory.
    """
    for number, line in enumerate(lines):
        given = line.removeprefix(codecs.BOM_UTF8) if number == 0 else line
        try:
            yield given.decode("utf-8")
        except UnicodeDecodeError:
            yield given.decode("cp1251", errors="replace")
