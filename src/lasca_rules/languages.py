"""The two languages the rulebook speaks, and a text in both."""

from enum import Enum

from attrs import field, frozen
from attrs.validators import min_len


class Language(Enum):
    """A language of the rulebook; the value is its code in HTML's ``lang`` and on the command line."""

    ENGLISH = "en"
    RUSSIAN = "ru"


@frozen
class Text:
    """The same passage in English and in Russian; neither may be empty."""

    en: str = field(validator=min_len(1))
    ru: str = field(validator=min_len(1))

    def __getitem__(self, language: Language) -> str:
        """Return the passage in one language."""
        match language:
            case Language.ENGLISH:
                return self.en
            case Language.RUSSIAN:
                return self.ru

    def __str__(self) -> str:
        return self.en


def ordinal_in_english(number: int) -> str:
    """Return the English ordinal in digits: 1st, 2nd, 11th, 23rd."""
    if number % 100 in {11, 12, 13}:
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"
