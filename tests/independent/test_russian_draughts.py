"""Russian draughts held against ``pydraughts``, which lives in an environment of its own (``make peer``)."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from lasca_rules.board.position import Position, initial_position, place
from lasca_rules.board.squares import DRAUGHTS_BOARD as BOARD
from lasca_rules.board.squares import Square, row_of
from lasca_rules.notation.position import write_position
from lasca_rules.play.moves import legal_moves, successors
from lasca_rules.play.rulesets import RUSSIAN
from lasca_rules.sides import Side

HERE = Path(__file__).parent
PYTHON = Path(os.environ.get("LASCA_RULES_PEER", HERE.parents[1] / ".venv-peer" / "bin" / "python"))
"""A Python that has the other program."""

pytestmark = pytest.mark.skipif(not PYTHON.exists(), reason="no environment with pydraughts: `make peer` makes one")

COMPOSED = 600
GAMES = 6
LONGEST_GAME = 100


def composed(random: Random) -> Position:
    """Return a position with pieces anywhere, but men short of their last row."""
    squares = random.sample(BOARD.squares, random.randint(2, 18))
    return place(BOARD, random.choice(tuple(Side)), {square: random.choice(pieces_for(square)) for square in squares})


def pieces_for(square: Square) -> str:
    return {1: "wWB", 8: "bBW"}.get(row_of(square), "wbWB")


def played(random: Random) -> Iterator[Position]:
    """Yield the positions of a game of random moves."""
    position = initial_position(BOARD)
    for _ in range(LONGEST_GAME):
        yield position
        after = tuple(successors(position, RUSSIAN).values())
        if not after:
            return
        position = random.choice(after)


def test_both_programs_see_the_same_moves() -> None:
    random = Random(20)  # noqa: S311 -- the same positions each time
    positions = [composed(random) for _ in range(COMPOSED)]
    positions += [position for _ in range(GAMES) for position in played(random)]
    written = [write_position(position) for position in positions]
    theirs = subprocess.run(
        [PYTHON, HERE / "peer.py"], input="\n".join(written), text=True, capture_output=True, check=True
    ).stdout.splitlines()
    ours = [
        sorted([BOARD.index[square] + 1 for square in move.path] for move in legal_moves(position, RUSSIAN))
        for position in positions
    ]
    seen = [(position, json.loads(moves)) for position, moves in zip(written, theirs, strict=True)]
    assert list(zip(written, ours, strict=True)) == seen
