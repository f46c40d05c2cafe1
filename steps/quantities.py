"""The kinds of quantity that every sentence may use: Time, Length, Count, Ordinal. All are exact, never rounded."""

import re

from lasca_rules import clock
from lasca_rules.board.squares import Board
from lasca_rules.languages import Language, Text, ordinal_in_english
from steps.grammar import EN_ORDINALS, ordinal, ordinal_in_digits
from steps.words import EN, RU, Manner, alternatives, count_pattern, not_read, read_count, whole, word, write_count


def with_decimal_sign(_: object, manner: Manner) -> str:
    """Write a value as the scenario has it, but with the language's own decimal sign."""
    return manner.written.replace(",", ".") if manner.language is EN else manner.written.replace(".", ",")


def _read_time(text: str, _: Language, __: Board | None) -> clock.Milliseconds:
    whole_part, fraction = _split(text)
    *hours, minutes, seconds = whole_part.split(":")
    if int(seconds) >= 60 or (hours and int(minutes) >= 60):  # noqa: PLR2004 -- sixty seconds, sixty minutes
        raise not_read(text, "Time")
    total = int(hours[0] if hours else 0) * clock.HOUR + int(minutes) * clock.MINUTE + int(seconds) * clock.SECOND
    return total + int(fraction.ljust(3, "0") if fraction else 0)


def _write_time(value: object, manner: Manner) -> str:
    return with_decimal_sign(value, manner) if manner.written else clock.written(whole(value), manner.language)


def _split(amount: str) -> tuple[str, str]:
    whole_part, _, fraction = amount.replace(",", ".").partition(".")
    return whole_part, fraction


MICROMETRES = {"mm": 1_000, "мм": 1_000, "cm": 10_000, "см": 10_000}
UNITS = (("mm", "мм"), ("cm", "см"))


def _read_length(text: str, _: Language, __: Board | None) -> int:
    amount, unit = text[:-2].rstrip(), text[-2:]
    whole_part, fraction = _split(amount)
    digits = len(str(MICROMETRES[unit])) - 1
    if len(fraction) > digits:
        raise not_read(text, "Length")
    return int(whole_part) * MICROMETRES[unit] + int(fraction.ljust(digits, "0"))


def _write_length(value: object, manner: Manner) -> str:
    text = manner.written or f"{_in_millimetres(whole(value))} mm"
    for en, ru in UNITS:
        text = text.replace(ru, en) if manner.language is EN else text.replace(en, ru)
    return with_decimal_sign(value, Manner(manner.language, written=text))


def _in_millimetres(length: int) -> str:
    whole_part, rest = divmod(length, 1_000)
    return f"{whole_part}.{rest:03}".rstrip("0").rstrip(".")


def _read_number(text: str, language: Language, _: Board | None) -> int:
    return read_count(text, language)


def _write_number(value: object, manner: Manner) -> str:
    return write_count(whole(value), manner)


ORDINALS = {
    EN: {name: number for number, name in enumerate(EN_ORDINALS) if name},
    RU: {form: number for number in range(1, len(EN_ORDINALS)) for form in ordinal(number).values()},
}


def _read_ordinal(text: str, language: Language, _: Board | None) -> int:
    digits = re.match(r"\d+", text)
    number = int(digits[0]) if digits else ORDINALS[language].get(text.lower())
    if number is None or number == 0:
        raise not_read(text, "Ordinal")
    return number


def _write_ordinal(value: object, manner: Manner) -> str:
    number = whole(value)
    in_words = bool(manner.written) and not manner.written[0].isdigit() and number < len(EN_ORDINALS)
    if manner.language is EN:
        return EN_ORDINALS[number] if in_words else ordinal_in_english(number)
    return (ordinal(number) if in_words else ordinal_in_digits(number))[manner.form]


TIME = word(
    "Time",
    pattern=r"\d+:\d\d(?::\d\d)?(?:[.,]\d{1,3})?",
    read=_read_time,
    write=_write_time,
    expected=Text("a time, such as 0:40, 30:00 or 1:02:03", "время, например 0:40, 30:00 или 1:02:03"),
)
LENGTH = word(
    "Length",
    pattern=Text(r"\d+(?:\.\d+)?\s?(?:mm|cm)", r"\d+(?:,\d+)?\s?(?:мм|см)"),
    read=_read_length,
    write=_write_length,
    expected=Text("a length, such as 9 mm or 34.9 cm", "длина, например 9 мм или 34,9 см"),
)
COUNT = word(
    "Count",
    pattern=Text(count_pattern(EN), count_pattern(RU)),
    read=_read_number,
    write=_write_number,
    expected=Text("a whole number, such as 7 or seven", "целое число, например 7 или семь"),
    forms=ordinal(1),
)
ORDINAL = word(
    "Ordinal",
    pattern=Text(
        rf"\d+(?:st|nd|rd|th)|{alternatives(ORDINALS[EN])}",
        rf"\d+-(?:го|му|ми|[йяеюмх])|{alternatives(ORDINALS[RU])}",
    ),
    read=_read_ordinal,
    write=_write_ordinal,
    expected=Text("an ordinal, such as 20th or third", "порядковое числительное, например 20-й или третий"),
    forms=ordinal(1),
)
