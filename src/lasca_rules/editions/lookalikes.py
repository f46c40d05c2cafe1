"""Letters of another alphabet in a Russian word: nobody sees them, and the word is another one."""

from collections.abc import Iterable, Iterator

from lasca_rules.editions.wording import Wording
from lasca_rules.languages import Text
from lasca_rules.plain_text import CYRILLIC_FOR, alphabet

MOST_NAMED = 20
"""Words that are named one by one; a text with more of them is spoilt as a whole."""


def strange_letter(word: str) -> str | None:
    """Return the first Latin or Greek letter of a word that is Russian or looks wholly so; None if all is well.

    ``с`` written with the Latin letter is such a word; ``a1``, a square, is none.
    """
    letters = [letter for letter in word if letter.isalpha()]
    strange = [letter for letter in letters if alphabet(letter) in ("LATIN", "GREEK")]
    mixed = any(alphabet(letter) == "CYRILLIC" for letter in letters)
    looks_russian = all(letter in CYRILLIC_FOR for letter in letters) and not any(letter.isdigit() for letter in word)
    return strange[0] if strange and (mixed or looks_russian) else None


def strange_letters(wordings: Iterable[Wording]) -> tuple[Text, ...]:
    """Name each word of a text that has a letter of another alphabet, with the letter."""
    found = list(found_in(wordings))
    rest = len(found) - MOST_NAMED
    more = Text(f"and {rest} more words with such letters", f"и ещё слов с такими буквами: {rest}")
    return (*found[:MOST_NAMED], *([more] if rest > 0 else []))


def found_in(wordings: Iterable[Wording]) -> Iterator[Text]:
    """Give a text about each such word."""
    for wording in wordings:
        for word in wording.words:
            letter = strange_letter(word.text)
            if letter is not None:
                called = letter_named(letter)
                yield Text(
                    f"clause {wording.clause}: the word “{word.text}” has {called.en} in it",
                    f"пункт {wording.clause}: в слове «{word.text}» есть {called.ru}",
                )


def letter_named(letter: str) -> Text:
    """Name a letter so that it is taken for no other."""
    greek = alphabet(letter) == "GREEK"
    code = f"U+{ord(letter):04X}"
    return Text(
        f"the {'Greek' if greek else 'Latin'} letter {letter} ({code})",
        f"{'греческая' if greek else 'латинская'} буква {letter} ({code})",
    )
