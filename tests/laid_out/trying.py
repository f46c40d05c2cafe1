"""Whether a text is read for what it is, however it is laid out: no word lost, and just the one change reported."""

import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from random import Random

from attrs import frozen

from lasca_rules.editions import EditionError, Known, PrintedWord, read_document
from lasca_rules.regulations import Registry

ADDED = ("немедленно", "белых", "трижды", "Кефир", "или")
WORD = re.compile(r"(?<=[^\s.]\s)[^\W\d_]{3,}(?=[\s,.;:])")
"""A word of letters within a sentence; its first word, numbers and what stands beside dashes are left as they are."""

ASKED = re.compile(r"may be .+: “(?P<line>.+)”; counted as text unless you say --leave-out (?P<numbers>[\d,]+)")
"""What the reader says of lines that it is not sure of."""

Read = Mapping[str, tuple[PrintedWord, ...]]
"""The words of each clause."""


@frozen
class Original:
    """An official text, one regulation's, with the fingerprints by which it is known."""

    regulation: str
    plain: str
    known: Known


@frozen
class Changed:
    """A text with one word changed, gone or added, or none."""

    what: str
    plain: str


def changed(plain: str, random: Random) -> Changed:
    """Change one word of a text, drop it, or put one before it."""
    place = random.choice(tuple(WORD.finditer(plain)))
    word = place[0]
    match random.choice(("changed", "removed", "added")):
        case "removed":
            return Changed(f"without “{word}”", plain[: place.start()].rstrip(" ") + plain[place.end() :])
        case "changed":
            other = word[::-1].lower()
            return Changed(f"“{word}” → “{other}”", plain[: place.start()] + other + plain[place.end() :])
        case _:
            more = random.choice(ADDED)
            return Changed(f"“{more}” before “{word}”", plain[: place.start()] + f"{more} " + plain[place.start() :])


def read(text: bytes, original: Original, registry: Registry, folder: Path, pages: Collection[str] = ()) -> Read | str:
    """Return the words of each clause of a file, or what it is refused for.

    Where the reader asks whether lines are of a page, what stands in ``pages`` is confirmed, and it reads again.
    """
    file = folder / "official"
    file.write_bytes(text)
    leave_out: frozenset[int] = frozenset()
    try:
        document = read_document(file, registry, original.regulation, original.known)
        for notice in document.notices:
            asked = ASKED.search(notice.en)
            if asked and asked["line"] in pages:
                leave_out |= {int(number) for number in asked["numbers"].split(",")}
        if leave_out:
            document = read_document(file, registry, original.regulation, original.known, leave_out)
    except EditionError as error:
        return error.text.en
    return {each.clause: each.words for each in document.wordings}


def differences(expected: Read, found: Read | str) -> Iterator[str]:
    """Say where a text was read otherwise than it is."""
    if isinstance(found, str):
        yield found
        return
    for clause in {**expected, **found}:
        should, is_read = expected.get(clause, ()), found.get(clause, ())
        if [word.key for word in should] != [word.key for word in is_read]:
            yield f"{clause}: {_around(should, is_read)}"


def _around(should: tuple[PrintedWord, ...], is_read: tuple[PrintedWord, ...]) -> str:
    pairs = zip(should, is_read, strict=False)
    start = next((at for at, (one, other) in enumerate(pairs) if one.key != other.key), min(len(should), len(is_read)))
    before, read = (" ".join(word.text for word in words[max(0, start - 2) : start + 4]) for words in (should, is_read))
    return f"expected “{before}”, read “{read}”"
