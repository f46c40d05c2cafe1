"""A move as text: ``c3-d4``, a capture with every square it lands on ``a1xc3xe5``; or by the regulation's numbers.

``str(move)`` writes it. What the squares mean on the board (a shortened capture among them) is asked of the rules.
"""

import re
from itertools import pairwise

from lasca_rules.board.move import Move
from lasca_rules.board.squares import Board, Square
from lasca_rules.languages import Text
from lasca_rules.notation.source import Source, read_square, refuse_cyrillic

LONGEST = 100
"""Characters of a move; a capture of all 12 pieces of the opponent takes 38."""

_NAME = Text("move", "ход")
_QUIET = "-‐‑–—−"
_CAPTURE = "xX:×хХ"
_PART = re.compile(rf"[^{_QUIET}{_CAPTURE}]+")
_NUMBER = re.compile(r"[0-9]+")
_SPACE = re.compile(r"\s")


def read_move(text: str, board: Board) -> Move:
    """Read a move on that board.

    Accepted beside the canonical form: capital letters, ``:`` or ``×`` or the Cyrillic ``х`` for ``x``, a dash for the
    hyphen, ``*`` after a promotion, the regulation's numbers of the squares (``11-14``, ``17x11``).

    Raises:
        NotationError: it cannot be a move; the message names the character and what was expected there.
    """
    source = Source(_NAME, text)
    source.hold_to(LONGEST)
    start, end = len(text) - len(text.lstrip()), len(text.rstrip())
    if start >= end:
        raise source.refuse_whole(
            Text('the text is empty; expected something like "c3-d4"', "пусто; нужно, например: c3-d4")
        )
    return read_move_at(source, start, end, board)


def read_move_at(source: Source, start: int, end: int, board: Board) -> Move:
    """Read the move written from ``start`` up to ``end`` of a longer text."""
    stop = end - 1 if source.text[end - 1] == "*" else end
    parts = [(part.start(), part.end()) for part in _PART.finditer(source.text, start, stop)]
    capture = _read_signs(source, start, stop, parts)
    numbered = [bool(_NUMBER.fullmatch(source.text, *part)) for part in parts]
    path = tuple(
        _read_number(source, *part, board) if number else read_square(source, *part, board)
        for part, number in zip(parts, numbered, strict=True)
    )
    if len(set(numbered)) > 1:
        raise source.refuse(start, end, _MIXED)
    return Move(path, capture=capture)


_MIXED = Text("squares either by name or by number, not both", "поля — либо именами, либо номерами, но не вперемешку")
_NO_SQUARE = Text("a square is expected on each side of - and x", "по обе стороны знака - или x нужно поле")
_BOTH = Text(
    "a move is either quiet (-) or a capture (x), not both", "ход либо тихий (-), либо взятие (x), но не то и другое"
)
_BROKEN = Text("one move without spaces inside is expected", "нужен один ход, без пробелов внутри")
_NO_SIGN = Text(
    'two squares with - or x between them are expected, as in "c3-d4"',
    "нужны два поля и знак - или x между ними, например: c3-d4",
)
_LONG_QUIET = Text(
    "a move that captures nothing names two squares; a capture is written with x",
    "ход без взятия — это два поля; взятие записывают знаком x",
)


def _read_signs(source: Source, start: int, end: int, parts: list[tuple[int, int]]) -> bool:
    """Tell whether the signs between the squares are those of a capture; refuse signs that say nothing."""
    text = source.text
    if space := _SPACE.search(text, start, end):
        raise source.refuse(start, space.start(), _BROKEN)
    for part in parts:
        refuse_cyrillic(source, *part)
    places = [place for place in range(start, end) if text[place] in _QUIET + _CAPTURE]
    if not places:
        raise source.refuse(start, end, _NO_SIGN)
    if [(place, place + 1) for place in places] != [(before[1], after[0]) for before, after in pairwise(parts)]:
        raise source.refuse(start, end, _NO_SQUARE)
    captures = {text[place] in _CAPTURE for place in places}
    if len(captures) > 1:
        raise source.refuse(start, end, _BOTH)
    if captures == {False} and len(places) > 1:
        raise source.refuse(start, end, _LONG_QUIET)
    return captures == {True}


def _read_number(source: Source, start: int, end: int, board: Board) -> Square:
    """Return the square that the regulation gives this number."""
    number = int(source.text[start:end])
    if not 1 <= number <= len(board.squares):
        last = len(board.squares)
        raise source.refuse(
            start,
            end,
            Text(f"the dark squares are numbered 1 to {last}", f"чёрные поля пронумерованы от 1 до {last}"),
        )
    return board.squares[number - 1]
