"""The words of an official wording, and when two of them count as the same word."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

from attrs import Factory, field, frozen
from attrs.validators import ge, min_len

from lasca_rules.fingerprints import Fingerprint, fingerprint

DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212"
RANGE = re.compile(rf"(?<=\d)\s*[{DASHES}]\s*(?=\d)")
"""A dash between two numbers, whatever its length and the spaces around it."""
NOT_BETWEEN_DIGITS = re.compile(r"(?<!\d)[\W_]|[\W_](?!\d)")
PAUSE = re.compile(r"[.,;:!?…](?=[^\w.,;:!?…]*$)")
"""The last mark of punctuation after a word; quotation marks and brackets are none."""
SOFT_HYPHEN = "\u00ad"

FEW, SOME = 2, 7
"""Up to so many words, a wording's fingerprint is cut short: to 3 and to 8 digits."""


@frozen
class PrintedWord:
    """A word as printed, with the marks around it, and the paragraph of its clause that it stands in, from 0."""

    text: str = field(validator=min_len(1))
    paragraph: int = field(default=0, validator=ge(0))
    key: str = field(init=False, repr=False, default=Factory(lambda word: key_of(word.text), takes_self=True))
    """What the word is compared by."""


def key_of(text: str) -> str:
    """Return what a word is compared by: not its case, quotation marks, brackets or dashes, nor е or ё.

    The pause after it counts: a comma can turn a rule round.
    """
    plain = unicodedata.normalize("NFKC", text).casefold().replace("ё", "е").replace(SOFT_HYPHEN, "")
    pause = PAUSE.search(plain)
    return NOT_BETWEEN_DIGITS.sub("", RANGE.sub("-", plain)) + (pause[0] if pause else "")


def words_of(paragraphs: Iterable[str]) -> tuple[PrintedWord, ...]:
    """Return the words of a wording in order; a mark without letter or digit belongs to the word beside it."""
    words: list[PrintedWord] = []
    for number, paragraph in enumerate(paragraphs):
        words.extend(PrintedWord(text, number) for text in split(paragraph))
    return tuple(words)


def split(paragraph: str) -> tuple[str, ...]:
    """Split one paragraph at its spaces; a dash by itself goes with the word before it, at the start with the next."""
    found: list[list[str]] = [[]]
    begun = False
    for part in RANGE.sub("—", paragraph).split():
        a_word = any(letter.isalnum() for letter in part)
        if a_word and begun:
            found.append([])
        found[-1].append(part)
        begun = begun or a_word
    return tuple(" ".join(parts) for parts in found) if begun else ()


def fingerprint_of(words: Sequence[PrintedWord]) -> Fingerprint:
    """Return the fingerprint of a wording, shorter for a short one.

    Few words could be found out by trying all words of the language. Of one or two words only 3 digits are kept, of
    up to seven 8: then many other wordings have the same fingerprint, and a change is still noticed.
    """
    digits = 3 if len(words) <= FEW else 8 if len(words) <= SOME else 16
    return fingerprint((word.key for word in words), digits)
