"""Russian and English grammar, as far as the sentences need it: cases, adjectives, numerals, nouns after a number.

A *form* is named in words, as a placeholder names it: ``"genitive"``, ``"feminine accusative"``, ``"plural"``. What is
left out is the nominative and, for adjectives and numerals, the masculine.
"""

from collections.abc import Mapping
from typing import TypeAlias

from attrs import field, frozen

from lasca_rules.languages import russian_plural

CASES = ("nominative", "genitive", "dative", "accusative", "instrumental", "prepositional")
GENDERS = ("masculine", "feminine", "neuter", "plural")

Forms: TypeAlias = Mapping[str, str]
"""A word's forms by their names."""

EN_NUMERALS = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
EN_ORDINALS = (
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
)  # fmt: skip

ADJECTIVE_ENDINGS = {
    "masculine": ("ый", "ого", "ому", "ый", "ым", "ом"),
    "feminine": ("ая", "ой", "ой", "ую", "ой", "ой"),
    "neuter": ("ое", "ого", "ому", "ое", "ым", "ом"),
    "plural": ("ые", "ых", "ым", "ые", "ыми", "ых"),
}
ORDINAL_ENDINGS = {
    "masculine": ("й", "го", "му", "й", "м", "м"),
    "feminine": ("я", "й", "й", "ю", "й", "й"),
    "neuter": ("е", "го", "му", "е", "м", "м"),
    "plural": ("е", "х", "м", "е", "ми", "х"),
}
THIRD_ENDINGS = {
    "masculine": ("ий", "ьего", "ьему", "ий", "ьим", "ьем"),
    "feminine": ("ья", "ьей", "ьей", "ью", "ьей", "ьей"),
    "neuter": ("ье", "ьего", "ьему", "ье", "ьим", "ьем"),
    "plural": ("ьи", "ьих", "ьим", "ьи", "ьими", "ьих"),
}
ORDINAL_STEMS = (
    "", "перв", "втор", "трет", "четвёрт", "пят", "шест", "седьм", "восьм", "девят", "десят", "одиннадцат",
    "двенадцат",
)  # fmt: skip
STRESSED_ORDINALS = (2, 6, 7, 8)
"""Ordinals whose masculine ends in -ой: второй, шестой, седьмой, восьмой."""

NUMERALS = {
    0: ("ноль", "нуля", "нулю", "ноль", "нулём", "нуле"),
    3: ("три", "трёх", "трём", "три", "тремя", "трёх"),
    4: ("четыре", "четырёх", "четырём", "четыре", "четырьмя", "четырёх"),
    8: ("восемь", "восьми", "восьми", "восемь", "восемью", "восьми"),
}
REGULAR_NUMERALS = {5: "пят", 6: "шест", 7: "сем", 9: "девят", 10: "десят", 11: "одиннадцат", 12: "двенадцат"}
REGULAR_NUMERAL_ENDINGS = ("ь", "и", "и", "ь", "ью", "и")
ONE = {
    "masculine": ("один", "одного", "одному", "один", "одним", "одном"),
    "feminine": ("одна", "одной", "одной", "одну", "одной", "одной"),
    "neuter": ("одно", "одного", "одному", "одно", "одним", "одном"),
    "plural": ("одни", "одних", "одним", "одни", "одними", "одних"),
}
TWO = ("два", "двух", "двум", "два", "двумя", "двух")
TWO_FEMININE = ("две", "двух", "двум", "две", "двумя", "двух")


def declined(*forms: str) -> dict[str, str]:
    """Return the forms of a word given in the order of CASES; a single form serves all six (indeclinable)."""
    six = forms * len(CASES) if len(forms) == 1 else forms
    if len(six) != len(CASES):
        message = f"a word has one form or six, in the order {', '.join(CASES)}; here are {len(forms)}: {forms}"
        raise ValueError(message)
    return dict(zip(CASES, six, strict=True))


def adjective(stem: str) -> dict[str, str]:
    """Return all forms of an adjective with a hard stem: ``adjective("бел")`` for белый."""
    return _by_gender({gender: _ended(stem, endings) for gender, endings in ADJECTIVE_ENDINGS.items()})


def numeral(number: int) -> dict[str, str]:
    """Return all forms of a numeral from 0 to 12 in words."""
    if number == 1:
        return _by_gender(ONE)
    if number == 2:  # noqa: PLR2004 -- два and две
        return _by_gender({gender: TWO_FEMININE if gender == "feminine" else TWO for gender in GENDERS})
    six = NUMERALS.get(number) or _ended(REGULAR_NUMERALS[number], REGULAR_NUMERAL_ENDINGS)
    return _by_gender(dict.fromkeys(GENDERS, six))


def ordinal(number: int) -> dict[str, str]:
    """Return all forms of an ordinal from 1 to 12 in words: первый, первая, на первом."""
    if number == 3:  # noqa: PLR2004 -- третий has endings of its own
        return _by_gender({gender: _ended("трет", endings) for gender, endings in THIRD_ENDINGS.items()})
    forms = adjective(ORDINAL_STEMS[number])
    if number in STRESSED_ORDINALS:
        last = ORDINAL_STEMS[number] + "ой"
        stressed = ("nominative", "accusative", "masculine", "masculine nominative", "masculine accusative")
        forms |= dict.fromkeys(stressed, last)
    return forms


def ordinal_in_digits(number: int) -> dict[str, str]:
    """Return all forms of an ordinal in digits: 20-й, на 20-м."""
    return _by_gender({gender: _ended(f"{number}-", endings) for gender, endings in ORDINAL_ENDINGS.items()})


@frozen
class Noun:
    """What is counted: "1 man, 5 men"; "1 простая, 2 простые, 5 простых".

    ``cases`` gives, for the oblique cases that sentences use, the form after one and the form after several:
    ``{"instrumental": ("простой", "простыми")}``.
    """

    en: tuple[str, str]
    ru: tuple[str, str, str]
    gender: str = "masculine"
    cases: Mapping[str, tuple[str, str]] = field(factory=dict)

    def in_english(self, number: int) -> str:
        """Return the noun as it stands after the number."""
        return self.en[0 if number == 1 else 1]

    def in_russian(self, number: int, case: str = "nominative") -> str:
        """Return the noun as it stands after the number, the whole phrase being in that case."""
        if case in self.cases and (number == 1 or case != "accusative"):
            return self.cases[case][0 if ends_in_one(number) else 1]
        return self.ru[russian_plural(number)]


def ends_in_one(number: int) -> bool:
    """Tell whether a Russian noun after the number is singular: 1, 21, 101, but not 11."""
    return number % 10 == 1 and number % 100 != 11  # noqa: PLR2004 -- одиннадцать


def _ended(stem: str, endings: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(stem + ending for ending in endings)


def _by_gender(forms: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Name every form ``"feminine genitive"``; a bare gender is its nominative, a bare case its masculine."""
    named = {f"{gender} {case}": form for gender in GENDERS for case, form in zip(CASES, forms[gender], strict=True)}
    named |= {gender: forms[gender][0] for gender in GENDERS}
    return named | dict(zip(CASES, forms["masculine"], strict=True))
