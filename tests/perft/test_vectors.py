"""Positions of Lasca with every legal move and the position after it, as an independent engine has them."""

from pathlib import Path

import pytest

from lasca_rules.notation.position import read_position, write_position
from lasca_rules.play.moves import successors
from lasca_rules.play.rulesets import LASCA

FILE = Path(__file__).parents[1] / "data" / "lasca_moves.tsv"
VECTORS = [line.split("\t") for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def test_all_of_them_are_here() -> None:
    assert len(VECTORS) == 380


@pytest.mark.parametrize(("position", "answers"), [(position, answers) for position, *answers in VECTORS])
def test_every_move_and_the_position_after_it(position: str, answers: list[str]) -> None:
    after = successors(read_position(position, LASCA.board), LASCA)
    assert {str(move): write_position(reached) for move, reached in after.items()} == dict(
        answer.split("=") for answer in answers
    )
