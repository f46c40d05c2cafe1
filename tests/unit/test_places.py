"""Where a piece stands, on its square and in its tower."""

import pytest

from lasca_rules.board.squares import LASCA_BOARD
from lasca_rules.notation.position import read_position
from lasca_rules.play.places import Place, piece_on


@pytest.mark.parametrize(("above", "piece"), [(0, "w"), (1, "B"), (2, "b"), (3, "")])
def test_one_piece_stands_on_a_place(above: int, piece: str) -> None:
    assert piece_on(read_position("w: c3wBb", LASCA_BOARD), Place("c3", above)) == piece
