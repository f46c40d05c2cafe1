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

    def data(self) -> dict[str, str]:
        """Return the passage as plain data, by language."""
        return {language.value: self[language] for language in Language}


def ordinal_in_english(number: int) -> str:
    """Return the English ordinal in digits: 1st, 2nd, 11th, 23rd."""
    if number % 100 in {11, 12, 13}:
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


def russian_plural(number: int) -> int:
    """Return which of Russian's three forms a noun takes after a number: 0 as after 1, 1 as after 2, 2 as after 5."""
    tens, ones = divmod(number % 100, 10)
    if tens == 1 or ones == 0 or ones > 4:  # noqa: PLR2004 -- Russian grammar: 2, 3, 4 go together
        return 2
    return 0 if ones == 1 else 1
