"""The position a game begins with: the usual one, or that of the tag ``FEN`` in any of its three ways of writing.

By number ``W:WK26:B8,9``, by letter ``B:Wa1,Kd4:Bh8``, with towers from the top down ``W:Wd4Wbb:Bh8``, or in our own
notation ``w: d4Wbb h8b``.
"""

import re

from lasca_rules.board.position import Position, initial_position, place
from lasca_rules.board.squares import Square
from lasca_rules.board.towers import Tower, crown, men, owner
from lasca_rules.errors import NotationError
from lasca_rules.languages import Text
from lasca_rules.notation.position import read_position
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.play.status import hold_to_play
from lasca_rules.records.naming import Names
from lasca_rules.records.numbering import squares_in_order
from lasca_rules.records.places import RecordError, TextPlace
from lasca_rules.records.written import Tag
from lasca_rules.sides import Side

LONGEST = 1_000
"""Characters of a position."""

_STANDARD = re.compile(r"\s*([WB])\s*:\s*([WB][^:]*):\s*([WB][^:]*?)\s*\.?\s*", re.IGNORECASE)
_PIECE = re.compile(r"(K?)([0-9]{1,2}|[A-Ha-h][0-9])([wWbB]*)")
_RANGE = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_PART = re.compile(r"[^,\s]+")


def start_of(tag: Tag | None, ruleset: Ruleset, names: Names) -> Position:
    """Return the position the tag gives, or the usual one without a tag.

    Raises:
        RecordError: it gives none; the place is that of the first piece that is wrong.
    """
    if tag is None:
        return initial_position(ruleset.board)
    begin = tag.begin
    if len(tag.value) > LONGEST:
        raise RecordError(begin, Text("longer than any position", "длиннее любой позиции"))
    given = _STANDARD.fullmatch(tag.value)
    try:
        if given is None or not _is_of_the_standard(given):
            position = read_position(tag.value, ruleset.board, towers=ruleset.towers, more_than_a_set=True)
        else:
            position = _of_the_standard(given, begin, ruleset, names)
        hold_to_play(position)
    except NotationError as error:
        raise RecordError(begin, error.text) from None
    return position


def _is_of_the_standard(given: re.Match[str]) -> bool:
    return given.group(2)[0].upper() != given.group(3)[0].upper()


def _of_the_standard(given: re.Match[str], begin: TextPlace, ruleset: Ruleset, names: Names) -> Position:
    standing: dict[Square, Tower] = {}
    for group in (2, 3):
        side = Side(given.group(group)[0].lower())
        for part in _PART.finditer(given.string, given.start(group) + 1, given.end(group)):
            where = begin.on(part.start())
            for square, tower in _pieces(part.group(), where, side, names):
                if square in standing:
                    raise RecordError(where, Text("a second piece on this square", "на этом поле уже стоит шашка"))
                if len(tower) > 1 and not ruleset.towers:
                    raise RecordError(where, Text("a tower in a game without towers", "башня в игре без башен"))
                standing[square] = tower
    return place(ruleset.board, Side(given.group(1).lower()), standing)


def _pieces(text: str, where: TextPlace, side: Side, names: Names) -> list[tuple[Square, Tower]]:
    if span := _RANGE.fullmatch(text):
        squares = squares_in_order(names.board, names.numbering)
        first, last = (int(number) for number in span.groups())
        if not 1 <= first <= last <= len(squares):
            why = Text(f"expected numbers from 1 to {len(squares)}", f"нужны номера от 1 до {len(squares)}")
            raise RecordError(where, why)
        return [(square, men(side)) for square in squares[first - 1 : last]]
    piece = _PIECE.fullmatch(text)
    if piece is None:
        raise RecordError(where, Text("a piece is expected, like 26, K26 or Kd4", "нужна шашка: 26, K26 или Kd4"))
    king, name, tower = piece.groups()
    square = names.square(name, where.on(len(king)))
    tower = tower or men(side)
    if owner(tower) is not side:
        why = Text("the top piece is not of the side it is listed under", "верхняя шашка не той стороны")
        raise RecordError(where, why)
    return [(square, crown(tower) if king else tower)]
