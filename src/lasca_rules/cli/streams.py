"""The three streams of the process: one may be closed, full, or in an encoding that lacks some of our letters."""

import codecs
import json
import os
import signal
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from lasca_rules.languages import Text
from lasca_rules.storing import machine_reason

NEAREST = "lasca-rules-nearest"
"""The name under which Python knows what is written instead of a letter that an encoding lacks."""
CYRILLIC = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
LATIN = "a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch \" y ' e yu ya"
IN_LATIN = dict(zip(CYRILLIC, LATIN.split(), strict=True))
INSTEAD = str.maketrans(
    {
        **IN_LATIN,
        **{letter.upper(): latin.capitalize() for letter, latin in IN_LATIN.items()},
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‘’‹›", "'"),
        **dict.fromkeys("–—−‑", "-"),
        "×": "x",
        "…": "...",
        "→": "->",
        "\u00a0": " ",
        "•": "*",
        "№": "No.",
    }
)
"""What is written instead of a letter or a mark in an encoding that has none: Cyrillic in Latin letters."""
STANDARD = ("stdin", "stdout", "stderr")
"""The names of the streams, in the order of their numbers."""
WRITING, READING = os.O_WRONLY, os.O_RDONLY


def prepare() -> None:
    """Make the streams safe to use. To be called once, before anything is read or written.

    A closed stream gets a descriptor that refuses what it is asked for: a file that is opened later must not get its
    number, and what could not be printed is to be noticed. A closed pipe ends the process silently, as other filters.
    """
    for number, (name, refusing) in enumerate(zip(STANDARD, (WRITING, READING, WRITING), strict=True)):
        if getattr(sys, name) is None:
            os.open(os.devnull, refusing)  # the lowest number that is free, which is the closed stream's
            opened = open(number, "r" if number == 0 else "w", encoding="utf-8", closefd=False)  # noqa: SIM115 -- a number, for the whole run
            setattr(sys, name, opened)
    for stream in (sys.stdout, sys.stderr):
        forgiving(stream)
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def forgiving(stream: TextIO) -> None:
    """Let a stream write what is nearest to a letter that its encoding lacks."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=NEAREST)


def nearest(error: UnicodeError) -> tuple[str, int]:
    """Return what to write instead of letters that an encoding lacks, and where to go on: a handler for ``codecs``."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end].translate(INSTEAD)
    return "".join(letter if letter.isascii() else "?" for letter in lacking), error.end


codecs.register_error(NEAREST, nearest)


def drop(stream: TextIO) -> None:
    """Let what a stream still holds vanish, since it cannot be written: else Python tries once more as it ends."""
    with suppress(OSError):  # a stream without a number, as in a test
        nowhere = os.open(os.devnull, WRITING)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def failure(error: OSError) -> Text:
    """Say what the machine refused; without the name of a file it was standard output."""
    why = machine_reason(error)
    if error.filename is not None:
        return Text(f"{error.filename}: {why.en}", f"{error.filename}: {why.ru}")
    return Text(f"standard output cannot be written: {why.en}", f"не удаётся писать в стандартный вывод: {why.ru}")


def has_all_letters(stream: TextIO) -> bool:
    """Tell whether a stream can hold every letter of Unicode."""
    return codecs.lookup(stream.encoding or "utf-8").name.startswith("utf")


def json_of(data: object, *, indent: int | None = None) -> str:
    """Return data as JSON that standard output can hold: letters that it may lack are written as numbers."""
    return json.dumps(data, ensure_ascii=not has_all_letters(sys.stdout), indent=indent)


def writable(text: str) -> str:
    """Return what standard output will show of a text, for a library that would write past its encoding."""
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, NEAREST).decode(encoding)


def markup_of(text: str) -> str:
    """Return XML that standard output can hold, in the same way."""
    return text if has_all_letters(sys.stdout) else text.encode("ascii", "xmlcharrefreplace").decode("ascii")
