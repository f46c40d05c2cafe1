"""A scenario turned round: the colours exchanged, the board turned by 180 degrees, so that one side stands for both.

What holds for White holds for Black, unless a statement says otherwise. So every scenario in which a side or a square
is named is also played turned round, except those that are about one colour (``@one-colour``). White begins; where a
scenario begins with a game from its initial position, the turned one begins with the same position and Black to move.
Points of nardy are counted from the side of whoever moves, so there only the sides are exchanged.
"""

import re
from collections.abc import Iterator
from typing import cast

from attrs import evolve

from lasca_rules.board.position import Position, initial_position
from lasca_rules.board.squares import LASCA_BOARD, Board
from lasca_rules.languages import Language, Text
from lasca_rules.notation.position import write_position
from lasca_rules.play.rulesets import Ruleset
from steps.phrasebook import PHRASEBOOK
from steps.script import Line, Script
from steps.sentence import Placeholder, Spoken
from steps.words import EN

COLOURS = {"white": "black", "White": "Black", "бел": "чёрн", "Бел": "Чёрн"}
EXCHANGED = COLOURS | {other: one for one, other in COLOURS.items()}
COLOUR = re.compile(r"\b(?:[Ww]hite|[Bb]lack)\b|\b(?:[Бб]ел|[Чч]ёрн)(?=[а-я]{2,3}\b)")
SQUARE = re.compile(r"(?<![^\W\d_xх])[a-h][1-8](?![^\W_xх])")
"""A square by its name, alone or in a move."""
PIECES = str.maketrans("wbWB", "bwBW")
WITH_SQUARES = frozenset({"Square", "Squares", "AnySquare", "Move", "Moves"})
EXCHANGED_SLOTS = {"white": "black", "black": "white"}
"""Placeholders of one sentence that say the same of either side: "the time left is 2:00 for White and …"."""
SEEN_FROM_WHITE = re.compile(r"White's left hand")
"""Words of a sentence that look at the board from one side."""
FROM_A_POSITION = Text("the position {position}", "дана позиция {position}")
FROM_A_POSITION_UNDER_RULES = Text(
    "the game has come to the position {position}", "в партии возникла позиция {position}"
)


class CannotBeTurned(Exception):  # noqa: N818 -- what it says of the scenario
    """A scenario that names a side cannot be turned round."""


def turned(script: Script) -> Script | None:
    """Return the script turned round; ``None`` for one that is the same then, or that is about notation.

    Raises:
        CannotBeTurned: It names a side, and what it says cannot be said of the other.
    """
    kinds = {slot.word.kind for line in script.lines for slot in line.spoken.form.slots}
    if "Text" in kinds or any(line.docstring is not None for line in script.lines):
        return None
    board = _board(script)
    lines = tuple(_line(line, board) for line in script.lines)
    if all(
        one.spoken.written == other.spoken.written and one.table == other.table
        for one, other in zip(script.lines, lines, strict=True)
    ):
        return None
    began = tuple(_with_black_to_move(script, lines, board))
    name = Text(_words(script.name.en, board), _words(script.name.ru, board))
    return evolve(script, name=name, lines=began)


def _board(script: Script) -> Board:
    """Return the board on which a script is played: of the game or the first position that it names, or Lasca's."""
    for line in script.lines:
        for value in line.spoken.values(line.board).values():
            if isinstance(value, Ruleset | Position):
                return value.board
    return LASCA_BOARD


def _line(line: Line, board: Board) -> Line:
    spoken = line.spoken
    if SEEN_FROM_WHITE.search(spoken.sentence.text.en):
        message = f"“{line.text(spoken.language)}” looks at the board from one side"
        raise CannotBeTurned(message)
    values = spoken.values(line.board)
    written = {
        slot.name: _value(slot, spoken.written[slot.name], values[slot.name], board) for slot in spoken.form.slots
    }
    if written.keys() >= EXCHANGED_SLOTS.keys():
        written |= {name: written[other] for name, other in EXCHANGED_SLOTS.items()}
    text = "".join(part if isinstance(part, str) else written[part.name] for part in spoken.form.parts)
    return evolve(line, spoken=_spoken(line, text), table=_table(line, board))


def _value(slot: Placeholder, written: str, value: object, board: Board) -> str:
    match slot.word.kind:
        case "Position":
            return write_position(turn_position(cast("Position", value)))
        case "Tower":
            return written.translate(PIECES)
        case kind if kind in WITH_SQUARES:
            return _words(written, board)
        case _:
            return _colours(written)


def turn_position(position: Position) -> Position:
    """Return a position turned round: each tower on the square opposite, in the other colours, the other to move."""
    towers = tuple(tower.translate(PIECES) for tower in reversed(position.towers))
    return evolve(position, side=position.side.other, towers=towers)


def _words(text: str, board: Board) -> str:
    return SQUARE.sub(lambda match: _opposite(match[0], board), _colours(text))


def _colours(text: str) -> str:
    return COLOUR.sub(lambda match: EXCHANGED[match[0]], text)


def _opposite(square: str, board: Board) -> str:
    """Return the square, dark or light, that a square lies on when the board has been turned."""
    size = int(board.squares[-1][1:])
    column, row = ord(square[0]) - ord("a"), int(square[1:])
    return f"{chr(ord('a') + size - 1 - column)}{size + 1 - row}"


def _table(line: Line, board: Board) -> tuple[tuple[str, ...], ...] | None:
    if line.table is None:
        return None
    if set("".join(line.table[0])) <= {"□", "■"}:
        return tuple(tuple(reversed(row)) for row in reversed(line.table))
    return tuple(tuple(_words(cell, board) for cell in row) for row in line.table)


def _spoken(line: Line, text: str) -> Spoken:
    spoken = line.spoken
    found = PHRASEBOOK.find(spoken.sentence.keyword, spoken.language, text)
    if [each.sentence for each in found] != [spoken.sentence]:
        message = f"“{line.text(spoken.language)}” says of one colour what cannot be said of the other (“{text}”)"
        raise CannotBeTurned(message)
    return found[0]


def _with_black_to_move(script: Script, lines: tuple[Line, ...], board: Board) -> Iterator[Line]:
    """Yield the lines; where a game begins and no position is given, Black is to move in the initial one."""
    given = any(
        slot.word.kind == "Position"
        for line in script.lines
        for slot in line.spoken.form.slots
        if line.spoken.sentence.keyword == "given"
    )
    for line in lines:
        yield line
        kinds = {slot.word.kind for slot in line.spoken.form.slots}
        if "Ruleset" in kinds and not given:
            yield from _begun_by_black(line, board, under_rules="Regulation" in kinds)


def _begun_by_black(line: Line, board: Board, *, under_rules: bool) -> Iterator[Line]:
    """Yield the line that gives the position; a house that has no sentence for it plays no games."""
    language: Language = line.spoken.language
    form = FROM_A_POSITION_UNDER_RULES if under_rules else FROM_A_POSITION
    text = form[language].format(position=write_position(turn_position(initial_position(board))))
    for spoken in PHRASEBOOK.find("given", language, text):
        yield Line(line.line, "And" if language is EN else "И", spoken, board)
