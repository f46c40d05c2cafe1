"""What is odd about a position is told, and refused only where nobody could play."""

import pytest

from lasca_rules.board.position import initial_position
from lasca_rules.errors import NotationError
from lasca_rules.notation.position import read_position
from lasca_rules.play.rulesets import BASHNI, LASCA, RUSSIAN, Ruleset
from lasca_rules.play.status import Oddity, hold_to_play, status

ODD: list[tuple[Ruleset, str, list[tuple[Oddity, str | None]]]] = [
    (LASCA, "w: a1w c3B g7b", []),
    (LASCA, "w: a1W g1B c7w", [(Oddity.MAN_ON_LAST_ROW, "c7")]),
    (LASCA, "w: a1b g7w", [(Oddity.MAN_ON_LAST_ROW, "g7"), (Oddity.MAN_ON_LAST_ROW, "a1")]),
    (LASCA, "w: g7W a1B", []),
    (LASCA, "w: g7wb c3b", [(Oddity.MAN_ON_LAST_ROW, "g7")]),
    (BASHNI, "b: g7w h8b", []),
    (BASHNI, "b: h8w a3b", [(Oddity.MAN_ON_LAST_ROW, "h8")]),
    (LASCA, "w: a1w", [(Oddity.SIDE_ABSENT, None)]),
    (LASCA, "w: a1b", [(Oddity.SIDE_ABSENT, None), (Oddity.MAN_ON_LAST_ROW, "a1")]),
    (LASCA, "w: a1wwwwww c1wwwwww g7b", [(Oddity.MORE_THAN_A_SET, None)]),
    (RUSSIAN, "w: a1w", [(Oddity.SIDE_ABSENT, None)]),
    (LASCA, "w:", [(Oddity.NOTHING_STANDS, None)]),
]


@pytest.mark.parametrize(("ruleset", "text", "odd"), ODD)
def test_what_is_odd_is_told_with_its_square(ruleset: Ruleset, text: str, odd: list[tuple[Oddity, str | None]]) -> None:
    position = read_position(text, ruleset.board, towers=ruleset.towers, more_than_a_set=True)
    assert [(each.oddity, each.square) for each in status(position, ruleset)] == odd


@pytest.mark.parametrize("ruleset", [LASCA, BASHNI, RUSSIAN], ids=lambda ruleset: ruleset.id)
def test_nothing_is_odd_at_the_start(ruleset: Ruleset) -> None:
    assert status(initial_position(ruleset.board), ruleset) == ()


def test_only_an_empty_board_is_refused() -> None:
    hold_to_play(read_position("w: g7w", LASCA.board))
    with pytest.raises(NotationError, match="nothing stands on the board"):
        hold_to_play(read_position("w:", LASCA.board))


def test_a_position_on_another_board_is_refused() -> None:
    with pytest.raises(ValueError, match="board"):
        status(initial_position(LASCA.board), RUSSIAN)
