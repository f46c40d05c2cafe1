"""Text as people write it: read in one way everywhere, and the letters of two alphabets that nobody can tell apart."""

from functools import lru_cache
from pathlib import Path
from unicodedata import name, normalize

ALPHABETS = ("LATIN", "CYRILLIC", "GREEK")

_ALIKE = ("aceopxyABCEHKMOPTX", "асеорхуАВСЕНКМОРТХ")
CYRILLIC_FOR = dict(zip(*_ALIKE, strict=True))
"""The Cyrillic letter that looks like a Latin one."""
LATIN_FOR = {cyrillic: latin for latin, cyrillic in CYRILLIC_FOR.items()}
"""The Latin letter that looks like a Cyrillic one."""

_SPACES = dict.fromkeys(map(ord, "\u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"), " ")


def read_plain(path: Path) -> str:
    """Return the text of a file: without the mark of the order of bytes, letters composed, every space a plain one.

    Raises:
        OSError: the file cannot be read.
        UnicodeDecodeError: it is not in UTF-8.
    """
    return composed(path.read_text(encoding="utf-8-sig"))


def composed(text: str) -> str:
    """Return a text with letters and their marks as one character, and spaces that keep a line together as any other.

    What a reader sees stays the same: ``й`` is one letter, whether it was written as one character or as two.
    """
    return normalize("NFC", text).translate(_SPACES)


@lru_cache(maxsize=1_000)
def alphabet(letter: str) -> str:
    """Return the alphabet of a letter, one of ALPHABETS; empty for any other character."""
    first = name(letter, "").partition(" ")[0]
    return first if first in ALPHABETS else ""


def named(letter: str) -> str:
    """Name a letter so that it is taken for no other: ``the Latin c (U+0063)``."""
    script = alphabet(letter).capitalize()
    return f"the {script} {letter} (U+{ord(letter):04X})" if script else f"{letter} (U+{ord(letter):04X})"
