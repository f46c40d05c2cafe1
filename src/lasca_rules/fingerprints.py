"""Fingerprints: whether a text is still the same can be told from them, what it says cannot."""

from collections.abc import Iterable
from hashlib import sha256
from typing import TypeAlias

Fingerprint: TypeAlias = str
"""Hexadecimal digits."""

DIGITS = 16
"""How many digits a fingerprint has: enough that no two texts of a rulebook share one by chance."""


def fingerprint(parts: Iterable[str], digits: int = DIGITS) -> Fingerprint:
    """Return the fingerprint of a sequence of texts; where one ends and the next begins counts."""
    digest = sha256()
    for part in parts:
        data = part.encode("utf-8")
        digest.update(len(data).to_bytes(8, "big"))
        digest.update(data)
    return digest.hexdigest()[:digits]
