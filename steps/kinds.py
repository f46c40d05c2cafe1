"""The kinds of value that every sentence may use: Side, Square, Move, Position, Time and so on."""

import re
from typing import cast

from lasca_rules import clock
from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD, Board
from lasca_rules.board.towers import PIECES
from lasca_rules.errors import InputError
from lasca_rules.languages import Language, Text
from lasca_rules.notation.move import read_move
from lasca_rules.notation.position import read_position, write_position
from lasca_rules.play.rulesets import BASHNI, LASCA, RUSSIAN
from lasca_rules.regulations import load
from lasca_rules.sides import Side
from steps.grammar import EN_ORDINALS, adjective, declined, ordinal, ordinal_in_digits, ordinal_in_english
from steps.words import (
    EN,
    RU,
    Manner,
    Named,
    WordError,
    alternatives,
    choice,
    count_pattern,
    not_read,
    read_count,
    whole,
    word,
    write_count,
)

LOCATION = r"[^\W\d_]?\d{1,2}"
"""Anything like a square, by name or by number: whether the board has it is for the reading to say."""

SIDE = choice(
    "Side",
    {
        Side.WHITE: Named("White", declined("белые", "белых", "белым", "белых", "белыми", "белых")),
        Side.BLACK: Named("Black", declined("чёрные", "чёрных", "чёрным", "чёрных", "чёрными", "чёрных")),
    },
)
COLOUR = choice("Colour", {Side.WHITE: Named("white", adjective("бел")), Side.BLACK: Named("black", adjective("чёрн"))})
RULESET = choice(
    "Ruleset",
    {
        LASCA: Named("Lasca", declined("ласка", "ласки", "ласке", "ласку", "лаской", "ласке")),
        BASHNI: Named("Bashni", declined("башни", "башен", "башням", "башни", "башнями", "башнях")),
        RUSSIAN: Named(
            "Russian draughts",
            declined(
                "русские шашки",
                "русских шашек",
                "русским шашкам",
                "русские шашки",
                "русскими шашками",
                "русских шашках",
            ),
        ),
    },
)


def as_is(value: object, manner: Manner) -> str:
    """Write a value that is the same in both languages."""
    return manner.written or str(value)


def with_decimal_sign(_: object, manner: Manner) -> str:
    """Write a value as the scenario has it, but with the language's own decimal sign."""
    return manner.written.replace(",", ".") if manner.language is EN else manner.written.replace(".", ",")


def _read_square(text: str, _: Language, board: Board | None) -> str:
    if board is not None and board.has(text):
        return text
    if board is None and DRAUGHTS_BOARD.has(text):
        return text
    raise not_read(text, "Square")


def _read_move(text: str, _: Language, board: Board | None) -> Move:
    return read_move(text, board or DRAUGHTS_BOARD)


def _read_position(text: str, _: Language, board: Board | None) -> Position:
    if board is not None:
        return read_position(text, board)
    try:
        return read_position(text, LASCA_BOARD)
    except InputError:
        return read_position(text, DRAUGHTS_BOARD)


def _write_position(value: object, manner: Manner) -> str:
    return manner.written or write_position(cast("Position", value))


def _read_tower(text: str, _: Language, __: Board | None) -> str:
    return text


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


def _read_statement(text: str, _: Language, __: Board | None) -> str:
    return load().statement(text).id


def _read_reading(text: str, _: Language, __: Board | None) -> str:
    return load().reading(text).id


def _read_quoted(text: str, _: Language, __: Board | None) -> str:
    return text[1:-1]


def _write_quoted(value: object, manner: Manner) -> str:
    return f'"{value}"' if manner.language is EN else f"«{value}»"


SQUARE = word(
    "Square",
    pattern=r"[^\W\d_]\d{1,2}",
    read=_read_square,
    write=as_is,
    expected=Text("a dark square, such as c3", "чёрное поле, например c3"),
)
MOVE = word(
    "Move",
    pattern=rf"{LOCATION}(?:[-:x×х]{LOCATION})+\*?",
    read=_read_move,
    write=as_is,
    expected=Text("a move, such as c3-d4 or a1xc3xe5", "ход, например c3-d4 или a1xc3xe5"),
)
POSITION = word(
    "Position",
    pattern=r"[^\W\d_]:(?:\s+[^\W\d_]\d{1,2}[^\W\d_]*)*",
    read=_read_position,
    write=_write_position,
    expected=Text("a position, such as w: a1w c1Bww", "позиция, например w: a1w c1Bww"),
)
TOWER = word(
    "Tower",
    pattern=f"[{PIECES}]+",
    read=_read_tower,
    write=as_is,
    expected=Text("a tower, top first, such as Bww", "башня сверху вниз, например Bww"),
)
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
STATEMENT = word(
    "Statement",
    pattern=r"[a-z]+:\w+(?:\.\w+)*(?:-\w+)?",
    read=_read_statement,
    write=as_is,
    expected=Text("a statement, such as column:2.1-b", "положение, например column:2.1-b"),
)
READING = word(
    "Reading",
    pattern=r"[a-z]+(?:-[a-z]+)*",
    read=_read_reading,
    write=as_is,
    expected=Text("a reading, such as kit-bounds", "толкование, например kit-bounds"),
)
QUOTED = word(
    "Text",
    pattern=Text('"[^"]*"|“[^”]*”', "«[^»]*»"),
    read=_read_quoted,
    write=_write_quoted,
    expected=Text('a text in quotation marks: "..."', "текст в кавычках: «…»"),
)


def unreadable(error: Exception) -> str:
    """Return in English why a word could not be read."""
    return error.text.en if isinstance(error, InputError) else str(error)


__all__ = ["WordError", "as_is", "unreadable", "with_decimal_sign"]
