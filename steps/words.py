"""How a word becomes a value and a value becomes a word, in both languages. The kinds themselves are in ``kinds``.

A kind is what stands after the colon of a placeholder: ``{side:Side:genitive}``. Sentence modules add kinds of their
own with ``choice`` (a few named values), ``counted`` (a number with its noun) or ``word`` (anything else).
"""

import difflib
import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias, cast

from attrs import field, frozen

from lasca_rules.board.squares import Board
from lasca_rules.errors import InputError
from lasca_rules.languages import Language, Text
from steps.grammar import EN_NUMERALS, Forms, Noun, declined, numeral

EN, RU = Language.ENGLISH, Language.RUSSIAN

SIMILAR = 0.6
"""How alike a text must be to be suggested, from 0 to 1 (difflib)."""


class WordError(InputError):
    """A word in a sentence could not be read as the kind of value that the sentence has there."""


@frozen
class Manner:
    """How a value is to be written: the language, the form of a Russian word, and how the scenario wrote it."""

    language: Language
    form: str = "nominative"
    written: str = ""
    """The value as the scenario has it, in either language, or nothing: 30:00 stays 30:00, and seven stays a word."""


Read: TypeAlias = Callable[[str, Language, Board | None], object]
"""Reads a value; the board is that of the game being played, ``None`` if no game has been named yet."""

Write: TypeAlias = Callable[[object, Manner], str]


@frozen
class Word:
    """A kind of value in sentences.

    ``patterns`` say what is recognised as this kind, loosely; ``read`` says whether it means anything, strictly, with
    an ``InputError``. ``forms`` names the forms that a Russian placeholder may ask for; ``agrees`` is true of words
    whose form must be the one the placeholder asks for ("у белых", never "у белые").
    """

    kind: str
    patterns: Mapping[Language, str]
    read: Read
    write: Write
    expected: Text
    forms: frozenset[str] = frozenset({"nominative"})
    agrees: bool = False
    names: Mapping[Language, tuple[str, ...]] = field(factory=dict)
    """What the values are called, in all forms, where there are but a few of them; otherwise what some are called."""

    def near(self, said: str, language: Language, form: str) -> list[str]:
        """Return the names that are most like a text, in the form that stands there; the nearest first."""
        close = difflib.get_close_matches(said, self.names.get(language, ()), n=3, cutoff=SIMILAR)
        values = (self.read(name, language, None) for name in close)
        return list(dict.fromkeys(self.write(value, Manner(language, form)) for value in values))


WORDS: dict[str, Word] = {}
"""Every kind by its name."""


def word(  # noqa: PLR0913 -- the parts of a kind, all named
    kind: str,
    *,
    pattern: str | Text,
    read: Read,
    write: Write,
    expected: Text,
    forms: Iterable[str] = ("nominative",),
    agrees: bool = False,
    names: Mapping[Language, tuple[str, ...]] | None = None,
) -> Word:
    """Register a kind. ``pattern`` is a regular expression without named groups, one for both languages or a Text.

    Raises:
        ValueError: there is a kind of that name already, or the pattern is no regular expression.
    """
    patterns = {EN: pattern, RU: pattern} if isinstance(pattern, str) else {EN: pattern.en, RU: pattern.ru}
    for each in set(patterns.values()):
        _refuse_unless_expression(kind, each)
    made = Word(kind, patterns, read, write, expected, frozenset(forms), agrees, names or {})
    if WORDS.setdefault(kind, made) is not made:
        message = f"the kind {kind} is defined twice; give one of them another name"
        raise ValueError(message)
    return made


def _refuse_unless_expression(kind: str, pattern: str) -> None:
    try:
        re.compile(pattern)
    except re.error as error:
        message = f"the kind {kind} has a pattern that is no regular expression: {error}"
        raise ValueError(message) from None


def _forms(ru: str | Forms) -> Forms:
    return declined(ru) if isinstance(ru, str) else ru


@frozen
class Named:
    """The names of one value: English, and Russian as one unchanging word or by forms (``declined``, ``adjective``)."""

    en: str
    ru: Forms = field(converter=_forms)


def choice(kind: str, names: Mapping[object, Named]) -> Word:
    """Register a kind that is one of a few named values: ``choice("Answer", {True: Named("yes", "да"), …})``."""
    by_name = {
        EN: {_small(name.en): value for value, name in names.items()},
        RU: {_small(form): value for value, name in names.items() for form in name.ru.values()},
    }

    def read(text: str, language: Language, _: Board | None) -> object:
        try:
            return by_name[language][_small(text)]
        except KeyError:
            raise not_read(text, kind) from None

    def write(value: object, manner: Manner) -> str:
        name = names[value]
        return name.en if manner.language is EN else name.ru[manner.form]

    return word(
        kind,
        pattern=Text(alternatives(by_name[EN]), alternatives(by_name[RU])),
        read=read,
        write=write,
        expected=Text(_either(name.en for name in names.values()), _either(_first(name.ru) for name in names.values())),
        forms=frozenset.intersection(*(frozenset(name.ru) for name in names.values())),
        agrees=True,
        names={language: tuple(forms) for language, forms in by_name.items()},
    )


ALSO = Text("; also ", "; ещё ")
"""What stands between the members of a list of sentences."""


def several(kind: str, of: Word, expected: Text) -> Word:
    """Register a kind that is one or more values of another kind: ``a capture is due; also the square is light``."""

    def read(text: str, language: Language, board: Board | None) -> tuple[object, ...]:
        return tuple(of.read(each, language, board) for each in text.split(ALSO[language]))

    def write(value: object, manner: Manner) -> str:
        return ALSO[manner.language].join(
            of.write(each, Manner(manner.language, manner.form)) for each in cast("tuple[object, ...]", value)
        )

    one = of.patterns
    pattern = Text(*(f"(?:{one[language]})(?:{ALSO[language]}(?:{one[language]}))*" for language in (EN, RU)))
    return word(kind, pattern=pattern, read=read, write=write, expected=expected, forms=of.forms, agrees=of.agrees)


def counted(kind: str, noun: Noun) -> Word:
    """Register a kind that is a number with its noun; the value is the number: ``5 men``, ``5 простых``."""
    nouns = {EN: {*noun.en}, RU: {*noun.ru, *(form for pair in noun.cases.values() for form in pair)}}

    def read(text: str, language: Language, _: Board | None) -> object:
        return read_count(text.split(maxsplit=1)[0], language)

    def write(value: object, manner: Manner) -> str:
        number = whole(value)
        if manner.language is EN:
            return f"{write_count(number, manner)} {noun.in_english(number)}"
        case = manner.form
        form = Manner(RU, f"{noun.gender} {case}", manner.written)
        return f"{write_count(number, form)} {noun.in_russian(number, case)}"

    return word(
        kind,
        pattern=Text(*(f"(?:{count_pattern(language)}) (?:{alternatives(nouns[language])})" for language in (EN, RU))),
        read=read,
        write=write,
        expected=Text(f"a number of {noun.en[1]}, such as 5 {noun.en[1]}", f"число: например, 5 {noun.ru[2]}"),
        forms={"nominative", "accusative", *noun.cases},
        agrees=True,
    )


NUMERALS_BY_WORD = {
    EN: {name: number for number, name in enumerate(EN_NUMERALS)},
    RU: {form: number for number in range(len(EN_NUMERALS)) for form in numeral(number).values()},
}


def count_pattern(language: Language) -> str:
    """Return the regular expression of a whole number, in digits or, up to twelve, in words."""
    return rf"\d+|{alternatives(NUMERALS_BY_WORD[language])}"


def read_count(text: str, language: Language) -> int:
    """Read a whole number in digits or, up to twelve, in words."""
    if text.isdecimal():
        return int(text)
    try:
        return NUMERALS_BY_WORD[language][_small(text)]
    except KeyError:
        raise not_read(text, "Count") from None


def write_count(number: int, manner: Manner) -> str:
    """Write a whole number in digits, or in words where the scenario used words and there is one."""
    if re.match(r"\d", manner.written) or not manner.written or number >= len(EN_NUMERALS):
        return str(number)
    return EN_NUMERALS[number] if manner.language is EN else numeral(number)[manner.form]


def whole(value: object) -> int:
    """Return the value, which must be a whole number."""
    if not isinstance(value, int):
        message = f"a whole number is written here, not {value!r}"
        raise TypeError(message)
    return value


def not_read(text: str, kind: str) -> WordError:
    """Return the error for a text that is none of what this kind expects."""
    expected = WORDS[kind].expected
    return WordError(Text(f"“{text}” is not {expected.en}", f"«{text}» — не то, что здесь нужно: {expected.ru}"))


def alternatives(texts: Iterable[str]) -> str:
    """Return a regular expression for any of these texts, longest first, their first letter large or small."""
    ordered = sorted(texts, key=lambda text: (-len(text), text))
    return "|".join(f"[{text[0].upper()}{text[0].lower()}]{re.escape(text[1:])}" for text in ordered)


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _either(names: Iterable[str]) -> str:
    return " / ".join(dict.fromkeys(names))


def _first(forms: Mapping[str, str]) -> str:
    return next(iter(forms.values()))
