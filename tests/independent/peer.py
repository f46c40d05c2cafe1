"""The legal moves of Russian draughts as another program sees them, ``pydraughts``; run by a Python that has it.

Reads positions from standard input, one a line, and answers each with a line of JSON: its moves, each as the squares
it names by the regulation's numbers, a1 being 1. Both packages on PyPI that know this game install a module called
``draughts``, so the one that is asked has an environment of its own.
"""

import json
import sys

from draughts import Board  # type: ignore[import-not-found,unused-ignore]  # only in its own environment


def main() -> None:
    """Answer every position on standard input."""
    for line in sys.stdin:
        board = Board(variant="russian", fen=fen(line))
        sys.stdout.write(json.dumps(sorted(move.steps_move for move in board.legal_moves())) + "\n")


def fen(position: str) -> str:
    """Return a position in the notation of the other program: ``w: a1w b2B`` is ``W:Wa1:BKb2``."""
    side, *pieces = position.replace(":", "").split()

    def placed(colour: str) -> str:
        return ",".join(
            ("K" if piece[2].isupper() else "") + piece[:2] for piece in pieces if piece[2].lower() == colour
        )

    return f"{side.upper()}:W{placed('w')}:B{placed('b')}"


main()
