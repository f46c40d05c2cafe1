"""A game record: its moves in order, separated by white space.

Between them may stand move numbers (``12.``, ``12...``, ``12)``), comments (``{…}``, or from ``;`` to the end of the
line), marks of praise and blame (``!?``) and, at the end, the result. None of these is kept.
"""

import re
import textwrap
from collections.abc import Iterator, Sequence

from lasca_rules.board.move import Move
from lasca_rules.board.squares import Board
from lasca_rules.languages import Text
from lasca_rules.notation.move import LONGEST as LONGEST_MOVE
from lasca_rules.notation.move import read_move_at
from lasca_rules.notation.source import Source
from lasca_rules.sides import Side

LONGEST = 100_000
"""Characters of a record; a thousand moves take fewer than ten thousand."""

WIDTH = 80
"""Characters of a line that ``write_record`` fills."""

RESULTS = frozenset({"1-0", "0-1", "2-0", "0-2", "1-1", "0-0", "1/2-1/2", "½-½", "*"})
"""Results that may end a record. None of them could be a move: no square has the number 0, and 1-1 goes nowhere."""

_NAME = Text("record", "запись партии")
_ENTRY = re.compile(r"\{[^}]*\}?|;[^\n]*|[0-9]+(?:\.+|…|\))|\.{2,}|…|\}|[^\s{};]+")
_NUMBER = re.compile(r"[0-9]*(?:\.+|…|\))")


def read_record(text: str, board: Board) -> tuple[Move, ...]:
    """Read the moves of a game; whether they are legal is not asked here.

    Raises:
        NotationError: something in it is not a move; the message names the half-move, counted from 1, and the place.
    """
    source = Source(_NAME, text)
    source.hold_to(LONGEST)
    moves: list[Move] = []
    result = ""
    for start, end in _entries(source):
        here = Source(half_move(len(moves) + 1), text)
        if result:
            raise here.refuse(start, end, Text(f"after the result {result}", f"после результата {result}"))
        if text[start:end] in RESULTS:
            result = text[start:end]
            continue
        moves.append(_read_entry(here, start, end, board))
    return tuple(moves)


def write_record(moves: Sequence[Move], *, first: Side = Side.WHITE) -> str:
    """Return the moves as a record with move numbers, in lines of up to WIDTH characters.

    ``first`` is the side of the first move: a record that begins with Black's opens with ``1...``.
    """
    entries = ["1..."] if moves and first is Side.BLACK else []
    offset = 0 if first is Side.WHITE else 1
    for half, move in enumerate(moves, start=offset):
        # A number and White's move are one entry while lines are filled: no line ends in a lonely number.
        entries.append(f"{half // 2 + 1}.\N{NO-BREAK SPACE}{move}" if half % 2 == 0 else str(move))
    lines = textwrap.wrap(" ".join(entries), WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace("\N{NO-BREAK SPACE}", " ")


def half_move(number: int) -> Text:
    """Name a half-move of a record in a message; counted from 1."""
    return Text(f"record, half-move {number}", f"запись партии, полуход {number}")


def _entries(source: Source) -> Iterator[tuple[int, int]]:
    """Yield the place of every entry that is a move or a result."""
    for entry in _ENTRY.finditer(source.text):
        written = entry.group()
        if written.startswith("{") and not written.endswith("}"):
            raise source.refuse(entry.start(), entry.start() + 1, _OPEN_COMMENT)
        if written[0] not in "{;" and not _NUMBER.fullmatch(written):
            yield entry.span()


_OPEN_COMMENT = Text("a comment that no } ends", "комментарий без закрывающей скобки }")


def _read_entry(source: Source, start: int, end: int, board: Board) -> Move:
    """Return the move written there, without its marks of praise or blame."""
    if end - start > LONGEST_MOVE:
        raise source.refuse(start, end, Text("longer than any move", "длиннее любого хода"))
    bare = source.text[start:end].rstrip("!?")
    if not bare:
        raise source.refuse(start, end, Text("a move is expected before the mark", "перед пометкой нужен ход"))
    return read_move_at(source, start, start + len(bare), board)
