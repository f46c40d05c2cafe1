"""The kinds of value that every sentence may use: Side, Square, Move, Position, Time and so on."""

from typing import cast

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
from steps.grammar import adjective, declined
from steps.words import (
    EN,
    Manner,
    Named,
    choice,
    not_read,
    word,
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
