"""Counts of sequences of moves that other engines agree on, for the three games and for every disputed point."""

import pytest
from attrs import evolve

from lasca_rules.board.position import Position, initial_position
from lasca_rules.notation.position import read_position
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.perft import divide, perft
from lasca_rules.play.rulesets import (
    BASHNI,
    LASCA,
    MAN,
    MAN_THAT_CAPTURES_BACKWARD,
    RUSSIAN,
    PromotionInCapture,
    Ruleset,
)

LASCA_COUNTS = (6, 6, 18, 54, 116, 324, 846, 2148, 5692, 13898)
BASHNI_COUNTS = (7, 49, 302, 1469, 7482, 37908)
RUSSIAN_COUNTS = (7, 49, 302, 1469, 7482, 37986)

TWICE = evolve(LASCA, same_tower_twice=True)
CONTINUING = evolve(LASCA, promotion_in_capture=PromotionInCapture.CONTINUES)
MAJORITY = evolve(LASCA, majority=True)
BACKWARD = evolve(LASCA, man=MAN_THAT_CAPTURES_BACKWARD)
FORWARD_ONLY = evolve(BASHNI, man=MAN)


def start(ruleset: Ruleset) -> Position:
    return initial_position(ruleset.board)


@pytest.mark.parametrize(
    ("ruleset", "counts"),
    [(LASCA, LASCA_COUNTS), (BASHNI, BASHNI_COUNTS), (RUSSIAN, RUSSIAN_COUNTS)],
    ids=lambda value: value.id if isinstance(value, Ruleset) else None,
)
def test_sequences_of_moves_from_the_start(ruleset: Ruleset, counts: tuple[int, ...]) -> None:
    depths = range(1, len(counts) + 1)
    assert tuple(perft(start(ruleset), ruleset, depth) for depth in depths) == counts


@pytest.mark.parametrize(
    ("ruleset", "depth", "count"),
    [
        pytest.param(TWICE, 11, 37130, id="same tower twice"),
        pytest.param(CONTINUING, 10, 13890, id="promotion continues"),
        pytest.param(MAJORITY, 6, 314, id="majority, 6"),
        pytest.param(MAJORITY, 7, 808, id="majority, 7"),
        pytest.param(BACKWARD, 4, 56, id="men capture backward, 4"),
        pytest.param(BACKWARD, 5, 128, id="men capture backward, 5"),
        pytest.param(FORWARD_ONLY, 5, 7361, id="men of Bashni capture forward only"),
    ],
)
def test_sequences_of_moves_where_a_disputed_point_is_settled_otherwise(
    ruleset: Ruleset, depth: int, count: int
) -> None:
    assert perft(start(ruleset), ruleset, depth) == count


def test_no_move_at_all_is_one_sequence() -> None:
    assert perft(start(LASCA), LASCA, 0) == 1


def test_a_side_without_a_move_counts_nothing() -> None:
    assert perft(read_position("w: a1W b2b c3b", LASCA.board), LASCA, 1) == 0


def test_two_paths_to_one_position_count_twice() -> None:
    circles = read_position("w: c1W b2b b4b d4b d2b", LASCA.board)
    assert perft(circles, LASCA, 1) == 2


@pytest.mark.parametrize("ruleset", [LASCA, BASHNI, RUSSIAN], ids=lambda ruleset: ruleset.id)
def test_a_divided_count_adds_up(ruleset: Ruleset) -> None:
    divided = divide(start(ruleset), ruleset, 4)
    assert tuple(divided) == legal_moves(start(ruleset), ruleset)
    assert sum(divided.values()) == perft(start(ruleset), ruleset, 4)


def test_a_depth_below_the_least_is_refused() -> None:
    with pytest.raises(ValueError, match="0 or more, not -1"):
        perft(start(LASCA), LASCA, -1)
    with pytest.raises(ValueError, match="1 or more, not 0"):
        divide(start(LASCA), LASCA, 0)


def test_a_position_on_another_board_is_refused() -> None:
    with pytest.raises(ValueError, match="lasca is played on a board of side 7, not 8"):
        perft(start(BASHNI), LASCA, 1)
