"""The lines of a file of games, in whichever encoding they are."""

import codecs
from collections.abc import Iterable, Iterator
from typing import BinaryIO

LONGEST = 400_004
"""Bytes of a line that are read: more than any game takes in any encoding. The rest of a longer one is passed over."""


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file, of each no more than can be part of a game."""
    while line := file.readline(LONGEST):
        yield line
        while not line.endswith(b"\n") and (line := file.readline(LONGEST)):
            pass


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
