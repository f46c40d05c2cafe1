"""Turns of nardy judged: which are possible, and which of the four violations of 28.4 an impossible one is."""

import pytest

from lasca_rules.errors import NotationError
from lasca_rules.nardy.board import NardyBoard, stand
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.judging import Impossible, Judgement, judge
from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.nardy.setup import initial_position
from lasca_rules.nardy.turns import Turn
from lasca_rules.nardy.writing import read_board, read_checkers, read_roll, read_steps
from lasca_rules.sides import BySide, Side

SHORT = initial_position(Nardy.SHORT)
LONG = initial_position(Nardy.LONG)


def play(board: NardyBoard, roll: str, steps: str, *, side: Side = Side.WHITE, first: bool = False) -> Judgement:
    return judge(board, side, Turn(read_roll(roll), read_steps(steps)), first=first)


def violations(judgement: Judgement) -> str:
    return " ".join(kind.value for kind in judgement.violations) if isinstance(judgement, Impossible) else ""


def short(white: str, black: str = "6:2") -> NardyBoard:
    return NardyBoard(Nardy.SHORT, BySide(read_checkers(white), read_checkers(black)))


def long(white: str, black: str = "24:15") -> NardyBoard:
    return NardyBoard(Nardy.LONG, BySide(read_checkers(white), read_checkers(black)))


@pytest.mark.parametrize(
    ("roll", "steps", "expected"),
    [
        ("6-3", "24/18 13/10", ""),
        ("6-3", "24/15", ""),
        ("6-3", "24/18/15", ""),
        ("3-3", "24/15 6/3", ""),
        ("5-5", "13/3(2)", ""),
        ("6-3", "24/18 13/9", "v1"),
        ("6-5", "24/19 13/7", "v1"),
        ("6-3", "24/18 8/11", "v1"),
        ("6-3", "24/18", "v1"),
        ("6-3", "", "nothing moved"),
        ("6-3", "24/18 13/10 8/5", "v2"),
        ("3-3", "13/10(3) 8/5(2)", "v2"),
        ("6-3", "24/18 12/9", "v3"),
        ("6-3", "24/18 13/10 6/off", "v4"),
        ("6-3", "24/18 13/10 1/off", "v4"),
        ("6-3", "24/18 13/10 8/bar", "v4"),
        ("6-3", "24/18 13/10 17/bar", "v4"),
        ("6-3", "24/18 13/9 12/9", "v1 v3"),
    ],
)
def test_a_first_turn_of_short_nardy(roll: str, steps: str, expected: str) -> None:
    assert violations(play(SHORT, roll, steps)) == expected


@pytest.mark.parametrize(
    ("roll", "steps", "first", "expected"),
    [
        ("6-3", "24/18 18/15", True, ""),
        ("6-3", "24/15", True, ""),
        ("6-3", "24/18 24/21", True, "v1"),
        ("6-6", "24/18(2)", True, ""),
        ("4-4", "24/16(2)", True, ""),
        ("3-3", "24/15 24/21", True, ""),
        ("5-5", "24/4", True, ""),
        ("5-5", "24/14(2)", True, "v1"),
        ("6-6", "24/18(2)", False, "v1"),
        ("6-6", "24/18", False, ""),
        ("6-6", "24/18", True, "v1"),
        ("6-6", "24/12", False, "v1"),
    ],
)
def test_the_head_of_long_nardy(roll: str, steps: str, first: bool, expected: str) -> None:  # noqa: FBT001 -- a column of the table
    assert violations(play(LONG, roll, steps, first=first)) == expected


def test_the_head_of_long_nardy_is_left_alone_by_other_checkers() -> None:
    assert violations(play(long("24:13 20:2"), "6-3", "24/18 20/17")) == ""


def test_a_point_is_closed_by_two_checkers_in_short_nardy_and_by_one_in_long() -> None:
    one = "24:14 6:1"  # black's 6 is white's 18 in long nardy, white's 19 in short
    assert violations(play(long("24:14 23:1", one), "5-1", "23/18/17")) == "v1"
    assert violations(play(long("24:14 23:1", one), "5-1", "23/22/17")) == ""
    assert violations(play(short("24:2 6:5", "6:1 24:1"), "5-1", "24/19 6/5")) == ""
    assert violations(play(short("24:2 6:5", "6:2 24:1"), "5-1", "24/19 6/5")) == "v1"


def test_a_single_checker_is_hit_in_short_nardy_and_goes_to_the_bar() -> None:
    after = play(short("24:2 6:5", "6:1 24:1"), "5-1", "24/19* 6/5").after
    assert after[Side.BLACK] == stand({24: 1}, bar=1)


def test_a_checker_set_on_a_closed_point_stands_there_beside_the_opponents() -> None:
    after = play(SHORT, "6-5", "24/19 13/7").after
    assert (after[Side.WHITE].on(19), after.opposing(Side.WHITE, 19)) == (1, 5)


def test_a_combined_step_goes_by_the_open_way_if_there_is_one() -> None:
    # 24/15 on 6-3: by 18, which Black holds, or by 21, which is open.
    assert violations(play(short("24:2 6:5", "7:2"), "6-3", "24/15")) == ""
    assert violations(play(short("24:2 6:5", "7:2 4:2"), "6-3", "24/15")) == "v1"


def test_a_checker_on_the_bar_enters_first() -> None:
    board = short("bar:1 13:2")
    assert violations(play(board, "6-3", "bar/22 13/7")) == ""
    assert violations(play(board, "6-3", "13/7 bar/22")) == "v1"


def test_with_every_entry_closed_nothing_is_played() -> None:
    board = short("bar:1 13:2", "6:2 5:2 4:2 3:2 2:2 1:2")
    assert violations(play(board, "6-3", "")) == ""


@pytest.mark.parametrize(
    ("roll", "steps", "expected"),
    [
        ("6-5", "6/off 5/off", ""),
        ("6-2", "6/off 5/3", ""),
        ("2-1", "2/off 6/5", ""),
        ("6-2", "6/off 2/off", ""),
        ("5-4", "5/off 3/off", "v4"),
        ("5-4", "5/off 6/2", ""),
        ("2-1", "3/off", ""),
        ("4-3", "2/off 5/1", "v4"),
        ("6-5", "6/off 5/off 3/off", "v2"),
    ],
)
def test_bearing_off(roll: str, steps: str, expected: str) -> None:
    assert violations(play(short("6:1 5:1 3:1 2:1 off:11"), roll, steps)) == expected


def test_a_larger_number_takes_off_from_the_farthest_point() -> None:
    assert violations(play(short("4:1 2:2 off:12"), "6-5", "4/off 2/off")) == ""
    assert violations(play(short("4:1 2:2 off:12"), "6-5", "2/off(2)")) == "v4"


def test_nothing_is_borne_off_while_a_checker_is_outside() -> None:
    assert violations(play(short("7:1 6:1 off:13"), "6-5", "6/off 7/2")) == "v4"
    assert violations(play(short("7:1 6:1 off:13"), "6-1", "7/6 6/off")) == ""
    assert violations(play(short("7:1 2:1 off:13"), "6-1", "7/off")) == ""


def test_when_only_one_number_can_be_played_it_is_the_larger() -> None:
    # From 24 a 6 or a 5 can be played; the other then leads to 13 either way, which is Black's 12 and closed.
    board = short("24:1 off:14", "12:2")
    assert violations(play(board, "6-5", "24/18")) == ""
    assert violations(play(board, "6-5", "24/19")) == "v1"


@pytest.mark.parametrize("steps", ["9/5", "bar/20"])
def test_a_step_from_where_nothing_stands_cannot_be_read(steps: str) -> None:
    with pytest.raises(NotationError, match="no checker"):
        play(SHORT, "6-3", steps)


def test_black_plays_in_blacks_own_numbering() -> None:
    assert violations(play(SHORT, "6-3", "24/18 13/10", side=Side.BLACK)) == ""
    assert violations(play(SHORT, "6-3", "24/18 1/bar 13/10", side=Side.BLACK)) == "v4"


def test_the_four_violations_of_the_text_come_first_and_other_errors_after_them() -> None:
    assert [violation.value for violation in TurnViolation] == ["v1", "v2", "v3", "v4", "nothing moved", "hit left"]


def test_every_objection_is_in_both_languages() -> None:
    judgement = play(SHORT, "6-3", "24/18 13/9 12/9 6/off 8/bar 1/off")
    assert isinstance(judgement, Impossible)
    assert len(judgement.objections) == 5
    assert all(any("а" <= letter <= "я" for letter in objection.text.ru) for objection in judgement.objections)


def test_checkers_are_never_lost_by_an_impossible_turn() -> None:
    after = play(SHORT, "6-3", "24/18 13/9 12/9 6/off 8/bar 1/off").after
    assert [after[side].total for side in Side] == [15, 15]


def test_a_turn_is_written_as_a_referee_writes_it() -> None:
    turn = Turn(read_roll("6:3"), read_steps("bar/22 6/off"))
    assert (turn.text.en, turn.text.ru) == ("6-3: bar/22 6/off", "6-3: бар/22 6/снято")
    assert Turn(read_roll("6-3")).text.en == "6-3: –"


@pytest.mark.parametrize("text", ["7-1", "6", "6-", "0-1", "six"])
def test_what_is_not_a_roll_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="roll"):
        read_roll(text)


@pytest.mark.parametrize("text", ["24", "25/18", "24/0", "24-18", "x/3"])
def test_what_is_not_a_step_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="24/18"):
        read_steps(text)


@pytest.mark.parametrize("text", ["24", "24:x", "24:2 24:1", "0:3"])
def test_what_is_not_checkers_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_checkers(text)


def test_russian_and_english_names_of_places_read_alike() -> None:
    assert read_steps("бар/22, 6/снято") == read_steps("bar/22 6/off")
    assert read_checkers("бар:1 снято:2 24:3") == stand({24: 3}, bar=1, off=2)


def test_a_step_that_is_not_in_the_roll_uses_up_neither_die() -> None:
    home = short("3:2 off:13")
    assert violations(play(home, "6-5", "3/1 3/off 1/off", first=False)) == "v1"


HIT = "24:1 18:1 13:5 8:3 6:5"
"""Black's checkers, one alone on the point that White calls 7."""


@pytest.mark.parametrize("turn", ["13/7* 8/7", "13/7 8/7", "8/7* 13/7", "13/7*/6", "13/7*(2)"])
def test_a_star_stands_where_a_checker_is_hit(turn: str) -> None:
    side, board = read_board(f"w: 24:2 13:5 8:3 6:5 / {HIT}", Nardy.SHORT)
    roll = "6-6" if "(2)" in turn else "6-1"
    after = judge(board, side, Turn(read_roll(roll), read_steps(turn)), first=False).after
    assert after[Side.BLACK].bar == 1


@pytest.mark.parametrize("turn", ["13/7 8/7*", "24/18*", "13/7/6*", "13/7 13/12*"])
def test_a_star_where_nothing_is_hit_is_refused(turn: str) -> None:
    side, board = read_board(f"w: 24:2 13:5 8:3 6:5 / {HIT}", Nardy.SHORT)
    with pytest.raises(NotationError, match=r"\*: no checker is hit there"):
        judge(board, side, Turn(read_roll("6-1"), read_steps(turn)), first=False)


@pytest.mark.parametrize("turn", ["13*/7", "*13/7", "13/*7"])
def test_a_star_stands_behind_the_place_where_a_checker_is_hit(turn: str) -> None:
    with pytest.raises(NotationError, match="expected points from 1 to 24"):
        read_steps(turn)
