"""Standard input, read line by line: each is answered, also one that cannot be read."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from lasca_rules.errors import InputError, NotationError
from lasca_rules.languages import Language, Text
from lasca_rules.storing import machine_reason

T = TypeVar("T")

STANDARD_INPUT = "-"
"""What stands for it in the place of an argument."""
LONGEST_LINE = 10_000
"""Bytes of a line with a position; the longest position takes under 500."""


def read_each(read: Callable[[str], T]) -> Iterator[tuple[int, T | NotationError]]:
    """Yield each line with its number, as what it says or as what is wrong with it.

    Empty lines and lines that begin with # are passed over.
    """
    for number, line in enumerate(iter(_line, b""), start=1):
        try:
            text = _decoded(line).strip()
            if text and not text.startswith("#"):
                yield number, read(text)
        except NotationError as error:
            yield number, error


def told(number: int, error: NotationError, language: Language, *, as_json: bool) -> str:
    """Return the answer to a line that cannot be read."""
    if as_json:
        return json.dumps({"line": number, "error": error.text.data()}) + "\n"
    found = Text(f"error: line {number}: {error.text.en}", f"ошибка: строка {number}: {error.text.ru}")
    return f"{found[language]}\n"


def wrong_lines(wrong: Sequence[tuple[int, NotationError]]) -> InputError:
    """Make the error with which a command ends that could not read some lines."""
    number, first = wrong[0]
    return InputError(
        Text(
            f"standard input, line {number}: {first.text.en} (lines that are no position: {len(wrong)})",
            f"стандартный ввод, строка {number}: {first.text.ru} (строк, которые не позиция: {len(wrong)})",
        )
    )


def _line() -> bytes:
    """Read a line; of one that is too long only the start, and the rest is passed over."""
    try:
        line = sys.stdin.buffer.readline(LONGEST_LINE + 1)
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = sys.stdin.buffer.readline(LONGEST_LINE + 1)
    except OSError as error:
        why = machine_reason(error)
        raise InputError(
            Text(f"standard input cannot be read: {why.en}", f"стандартный ввод не читается: {why.ru}")
        ) from None
    return line


def _decoded(line: bytes) -> str:
    if len(line) > LONGEST_LINE:
        message = Text(
            f"a line of more than {LONGEST_LINE} bytes; expected one position",
            f"строка длиннее {LONGEST_LINE} байт; ожидается одна позиция",
        )
        raise NotationError(message)
    try:
        return line.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        message = Text(
            f"byte {error.start + 1} is not UTF-8; expected one position in UTF-8",
            f"байт {error.start + 1} — не UTF-8; ожидается одна позиция в UTF-8",
        )
        raise NotationError(message) from None
