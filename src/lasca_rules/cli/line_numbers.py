"""``--leave-out 12,40-42``: lines of a file by their numbers."""

import re

from lasca_rules.errors import InputError
from lasca_rules.languages import Text

LINES = re.compile(r"\s*([1-9]\d{0,5})(?:\s*-\s*([1-9]\d{0,5}))?\s*")
"""One line, or a stretch of them."""


def numbers_of(given: str | None) -> frozenset[int]:
    """Return the numbers of lines written as ``12,40-42``; none for nothing.

    Raises:
        InputError: It is not written so.
    """
    found: set[int] = set()
    for part in given.split(",") if given is not None else ():
        match = LINES.fullmatch(part)
        if match is None:
            raise InputError(
                Text(
                    f"--leave-out: expected numbers of lines, such as 12,40-42, not “{given}”",
                    f"--leave-out: здесь нужны номера строк, например 12,40-42, а не «{given}»",
                )
            )
        found.update(range(int(match[1]), int(match[2] or match[1]) + 1))
    return frozenset(found)
