"""Squares as a record names them, by letter and digit or by number; and a move made of them."""

import re
from itertools import pairwise

from attrs import frozen

from lasca_rules.board.squares import Board, Square
from lasca_rules.languages import Text
from lasca_rules.notation.source import harmless, why_no_square, why_not_latin
from lasca_rules.records.numbering import Numbering, squares_in_order
from lasca_rules.records.places import RecordError, TextPlace
from lasca_rules.records.written import WrittenMove

LONGEST = 100
"""Characters of a move; a capture of all twelve pieces of the opponent takes 38."""

_QUIET, _CAPTURE = "-‐‑–—−", "xX:×хХ"
_PARTS = re.compile(rf"[{_QUIET}{_CAPTURE}]|[^{_QUIET}{_CAPTURE}]+")
_JOINED = re.compile(r"[a-zA-Z][0-9](?=[a-zA-Z])|[a-zA-Z][0-9]$|.+", re.DOTALL)
_DIGITS = re.compile(r"[0-9]{1,3}")
_ENDS_IN_A_SIGN = Text("a square is expected after this sign", "после этого знака нужно поле")
_BEGINS_WITH_A_SIGN = Text("a square is expected before this sign", "перед этим знаком нужно поле")
_BOTH = Text("a move is either quiet (-) or a capture (x), not both", "ход либо тихий (-), либо взятие (x)")
_TOO_LONG = Text("longer than any move", "длиннее любого хода")


@frozen
class Names:
    """How the squares of a game are named."""

    board: Board
    numbering: Numbering

    def square(self, text: str, place: TextPlace) -> Square:
        """Return the square of this name or number.

        Raises:
            RecordError: there is no such square.
        """
        name = text.lower()
        if self.board.has(name):
            return name
        if _DIGITS.fullmatch(text):
            squares = squares_in_order(self.board, self.numbering)
            if 1 <= int(text) <= len(squares):
                return squares[int(text) - 1]
            last = len(squares)
            why = Text(f"the squares are 1 to {last}", f"номера полей — от 1 до {last}")
            raise RecordError(place, _quoting(text, why))
        for offset, letter in enumerate(text):
            if cyrillic := why_not_latin(letter):
                raise RecordError(place.on(offset), _quoting(letter, cyrillic))
        raise RecordError(place, _quoting(text, why_no_square(name, self.board)))

    def move(self, text: str, place: TextPlace) -> WrittenMove:
        """Return the move that a word of a record names.

        Raises:
            RecordError: it names none; the place is that of the square or sign that is wrong.
        """
        if len(text) > LONGEST:
            raise RecordError(place, _quoting(text, _TOO_LONG))
        bare = text.removesuffix("*")
        parts = [(part.group(), place.on(part.start())) for part in _PARTS.finditer(bare)]
        _hold_to_squares_between_signs(parts)
        signs = [(part in _CAPTURE, where) for part, where in parts if part in _QUIET + _CAPTURE]
        for (before, _), (after, where) in pairwise(signs):
            if before is not after:
                raise RecordError(where, _BOTH)
        squares = [part for part in parts if part[0] not in _QUIET + _CAPTURE]
        path = tuple(self.square(name, where.on(start)) for part, where in squares for start, name in _apart(part))
        return WrittenMove(path, capture=any(sign for sign, _ in signs), text=text, place=place)


def _hold_to_squares_between_signs(parts: list[tuple[str, TextPlace]]) -> None:
    signs = _QUIET + _CAPTURE
    if not parts or parts[0][0] in signs:
        where = parts[0][1] if parts else TextPlace(1, 1)
        raise RecordError(where, _BEGINS_WITH_A_SIGN)
    for (part, where), (following, _) in pairwise([*parts, ("-", parts[-1][1])]):
        if part in signs and following in signs:
            raise RecordError(where, _ENDS_IN_A_SIGN)


def _apart(text: str) -> list[tuple[int, str]]:
    """Return squares that are written without a sign between them, ``c3d4``, each with where it begins."""
    return [(square.start(), square.group()) for square in _JOINED.finditer(text)]


def _quoting(text: str, why: Text) -> Text:
    quoted = harmless(text)
    return Text(f'"{quoted}": {why.en}', f"«{quoted}»: {why.ru}")
