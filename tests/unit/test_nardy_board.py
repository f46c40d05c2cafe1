"""The board of nardy: numbering, counts, head, and set-ups laid beside the right one."""

import pytest

from lasca_rules.nardy.board import BAR, HOME, OFF, POINTS, Checkers, NardyBoard, other_number, stand
from lasca_rules.nardy.disciplines import DISCIPLINES, Nardy
from lasca_rules.nardy.setup import SetupFault, compare, initial_position
from lasca_rules.sides import BySide, Side


@pytest.mark.parametrize("nardy", list(Nardy))
def test_each_players_numbering_is_the_others_seen_from_the_other_side(nardy: Nardy) -> None:
    numbers = [other_number(nardy, point) for point in range(1, POINTS + 1)]
    assert sorted(numbers) == list(range(1, POINTS + 1))
    assert [other_number(nardy, number) for number in numbers] == list(range(1, POINTS + 1))


def test_in_short_nardy_the_sides_move_towards_each_other() -> None:
    assert [other_number(Nardy.SHORT, point) for point in (24, 13, 8, 6, 1)] == [1, 12, 17, 19, 24]


def test_in_long_nardy_the_heads_are_at_opposite_corners_and_all_move_the_same_way() -> None:
    assert [other_number(Nardy.LONG, point) for point in (24, 13, 12, 1)] == [12, 1, 24, 13]
    assert other_number(Nardy.LONG, 20) - other_number(Nardy.LONG, 19) == 1


@pytest.mark.parametrize("nardy", list(Nardy))
def test_the_initial_position_has_15_checkers_a_side_and_no_point_held_by_both(nardy: Nardy) -> None:
    board = initial_position(nardy)
    assert [board[side].total for side in Side] == [15, 15]
    assert not any(board[Side.WHITE].on(point) and board.opposing(Side.WHITE, point) for point in range(1, POINTS + 1))


def test_only_long_nardy_has_a_head() -> None:
    assert [initial_position(nardy).head(side) for nardy in (Nardy.LONG, Nardy.SHORT) for side in Side] == [
        15,
        15,
        0,
        0,
    ]


def test_the_five_disciplines_are_three_of_short_nardy_and_two_of_long() -> None:
    games = [discipline.nardy for discipline in DISCIPLINES.values()]
    assert (games.count(Nardy.SHORT), games.count(Nardy.LONG)) == (3, 2)


def test_checkers_are_added_to_a_point_the_bar_or_off_the_board() -> None:
    checkers = stand({24: 2}).add(24, -1).add(BAR).add(OFF, 2).add(1).add(23)
    assert checkers == stand({23: 1, 24: 1, 1: 1}, bar=1, off=2)
    assert (checkers.total, checkers.in_play) == (6, 4)


def test_all_are_home_only_with_none_on_the_bar_or_beyond_the_sixth_point() -> None:
    assert stand({HOME: 3, 1: 2}).all_home
    assert not stand({HOME: 3}, bar=1).all_home
    assert not stand({HOME: 3, HOME + 1: 1}).all_home


@pytest.mark.parametrize("points", [(0,) * 23, (0,) * 25, (-1,) + (0,) * 23])
def test_counts_that_no_board_can_show_are_refused(points: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="24 counts"):
        Checkers(points)


def test_fewer_than_no_checkers_on_the_bar_are_refused() -> None:
    with pytest.raises(ValueError, match="bar"):
        stand({}, bar=-1)


@pytest.mark.parametrize("nardy", list(Nardy))
def test_nothing_is_wrong_with_the_right_set_up(nardy: Nardy) -> None:
    assert [fault.any for fault in compare(initial_position(nardy))] == [False, False]


def set_up(nardy: Nardy, black: Checkers) -> SetupFault:
    white = initial_position(nardy)[Side.WHITE]
    faults = compare(NardyBoard(nardy, BySide(white, black)))
    assert not faults.white.any
    return faults.black


@pytest.mark.parametrize(
    ("black", "fault"),
    [
        (stand({24: 14}), SetupFault(missing=1)),
        (stand({24: 16}), SetupFault(surplus=1)),
        (stand({24: 14, 23: 1}), SetupFault(wrong_points=(24, 23))),
        (stand({12: 15}), SetupFault(wrong_points=(24, 12))),
        (stand({24: 13, 23: 1}), SetupFault(missing=1, wrong_points=(24, 23))),
        (stand({24: 14}, off=1), SetupFault(wrong_points=(24,))),
    ],
)
def test_a_set_up_of_long_nardy_is_compared_in_count_and_place(black: Checkers, fault: SetupFault) -> None:
    assert set_up(Nardy.LONG, black) == fault


@pytest.mark.parametrize(
    ("black", "fault"),
    [
        (stand({24: 2, 13: 5, 8: 3, 6: 4}), SetupFault(missing=1)),
        (stand({24: 2, 13: 5, 7: 3, 6: 5}), SetupFault(wrong_points=(8, 7))),
        (stand({24: 2, 13: 5, 8: 5, 6: 3}), SetupFault(wrong_points=(8, 6))),
        (stand({24: 2, 13: 5, 8: 4, 6: 5}), SetupFault(surplus=1)),
    ],
)
def test_a_set_up_of_short_nardy_is_compared_in_count_and_place(black: Checkers, fault: SetupFault) -> None:
    assert set_up(Nardy.SHORT, black) == fault
