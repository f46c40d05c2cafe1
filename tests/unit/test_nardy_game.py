"""A game of nardy: throws, turns, presses, time for the move and time bank, and how it was won."""

import pytest
from attrs import evolve

from lasca_rules.clock import MINUTE, SECOND, with_time_bank
from lasca_rules.languages import Text
from lasca_rules.nardy.board import NardyBoard, stand
from lasca_rules.nardy.disciplines import DISCIPLINES, Nardy
from lasca_rules.nardy.exhibit import exhibit
from lasca_rules.nardy.game import (
    NardyError,
    NardyGame,
    Warnings,
    begin_again,
    let_pass,
    move,
    new_game,
    pick_up_dice,
    press,
    take_back,
    throw,
    turn_numbered,
    turns_made,
)
from lasca_rules.nardy.judging import Impossible
from lasca_rules.nardy.leaving import leave_hit_checker
from lasca_rules.nardy.reasons import TurnReason
from lasca_rules.nardy.scoring import Win, kind_of_win
from lasca_rules.nardy.setup import initial_position
from lasca_rules.nardy.turns import Roll
from lasca_rules.nardy.writing import read_checkers, read_steps, write_checkers
from lasca_rules.sides import BySide, Side

CONTROL = with_time_bank(12 * SECOND, 2 * MINUTE)


def played(game: NardyGame, side: Side, roll: Roll, steps: str, seconds: int = 0) -> NardyGame:
    thrown = let_pass(throw(game, side, roll), seconds * SECOND)
    return press(move(thrown, side, read_steps(steps)), side)


def test_a_game_goes_from_turn_to_turn() -> None:
    game = new_game(DISCIPLINES["short"], CONTROL)
    game = played(game, Side.WHITE, Roll(3, 1), "8/5 6/5", 10)
    game = played(game, Side.BLACK, Roll(4, 2), "8/4 6/4", 20)
    assert game.to_move is Side.WHITE
    assert [turns_made(game, side) for side in Side] == [1, 1]
    assert tuple(game.clock.left) == (2 * MINUTE, 2 * MINUTE - 8 * SECOND)
    assert not game.made[0].impossible


def test_a_turn_with_nothing_playable_is_a_turn_but_was_not_played() -> None:
    shut = NardyBoard(Nardy.SHORT, BySide(read_checkers("bar:1 6:14"), read_checkers("6:3 5:3 4:3 3:2 2:2 1:2")))
    game = played(new_game(DISCIPLINES["short"], CONTROL, setup=shut), Side.WHITE, Roll(6, 3), "")
    assert (turns_made(game, Side.WHITE), turns_made(game, Side.WHITE, only_played=True)) == (1, 0)
    assert not game.made[0].impossible


def test_the_flag_falls_when_the_bank_is_used_up() -> None:
    game = throw(new_game(DISCIPLINES["long"], CONTROL), Side.WHITE, Roll(6, 3))
    assert not let_pass(game, 2 * MINUTE + 11 * SECOND).over
    game = let_pass(game, 2 * MINUTE + 12 * SECOND)
    assert (game.over, game.clock.flag) == (True, Side.WHITE)


def test_bearing_off_the_last_checker_and_pressing_ends_the_game() -> None:
    last = NardyBoard(Nardy.SHORT, BySide(stand({1: 1}, off=14), stand({24: 1, 6: 14})))
    game = played(new_game(DISCIPLINES["short"], CONTROL, setup=last), Side.WHITE, Roll(6, 3), "1/off")
    assert (game.over, game.winner, kind_of_win(game.board, Side.WHITE)) == (True, Side.WHITE, Win.KOKS)
    assert game.clock.running is None


@pytest.mark.parametrize(
    ("nardy", "loser", "win"),
    [
        (Nardy.SHORT, "6:14 off:1", Win.PLAIN),
        (Nardy.SHORT, "6:15", Win.MARS),
        (Nardy.SHORT, "6:14", Win.MARS),
        (Nardy.SHORT, "18:1 6:14", Win.MARS),
        (Nardy.SHORT, "19:1 6:14", Win.KOKS),
        (Nardy.SHORT, "19:1 6:13", Win.KOKS),
        (Nardy.SHORT, "bar:1 6:14", Win.KOKS),
        (Nardy.SHORT, "bar:1 6:13 off:1", Win.PLAIN),
        (Nardy.LONG, "24:15", Win.MARS),
        (Nardy.LONG, "6:14 off:1", Win.PLAIN),
    ],
)
def test_how_a_game_is_won(nardy: Nardy, loser: str, win: Win) -> None:
    assert kind_of_win(NardyBoard(nardy, BySide(stand({}, off=15), read_checkers(loser))), Side.WHITE) is win


def test_a_game_begun_again_forgets_what_was_set_up_wrongly_and_replied_to() -> None:
    wrong = NardyBoard(Nardy.LONG, BySide(stand({24: 14, 23: 1}), stand({24: 15})))
    game = evolve(throw(new_game(DISCIPLINES["long"], CONTROL, setup=wrong), Side.BLACK, Roll(5, 2)), replied=1)
    again = begin_again(game)
    assert (again.setup, again.replied) == (initial_position(Nardy.LONG), 0)
    assert (again.to_move, again.roll, again.pending, again.dice_up) == (Side.WHITE, None, None, False)


def test_time_that_passes_after_the_end_ends_nothing_else() -> None:
    game = evolve(new_game(DISCIPLINES["long"], CONTROL), over=True)
    assert let_pass(game, SECOND).over


def test_a_turn_not_yet_pressed_is_numbered_only_if_it_was_made() -> None:
    thrown = throw(new_game(DISCIPLINES["long"], CONTROL), Side.WHITE, Roll(6, 3))
    with pytest.raises(NardyError, match="no turn 1; 0 "):
        turn_numbered(thrown, 1)


def test_only_short_nardy_has_a_cube() -> None:
    assert [new_game(discipline, CONTROL).cube for discipline in DISCIPLINES.values()] == [None, None, 1, 1, 1]


def test_acts_out_of_their_order_are_refused() -> None:
    game = new_game(DISCIPLINES["short"], CONTROL)
    with pytest.raises(NardyError, match="thrown yet"):
        move(game, Side.WHITE, ())
    with pytest.raises(NardyError, match="no turn"):
        press(game, Side.WHITE)
    thrown = throw(game, Side.WHITE, Roll(1, 2))
    with pytest.raises(NardyError, match="White's turn"):
        throw(thrown, Side.BLACK, Roll(1, 2))
    with pytest.raises(NardyError, match="thrown already"):
        throw(thrown, Side.WHITE, Roll(1, 2))
    moved = move(thrown, Side.WHITE, read_steps("24/23 13/11"))
    with pytest.raises(NardyError, match="made already"):
        move(moved, Side.WHITE, ())
    ended = let_pass(thrown, 10 * MINUTE)
    with pytest.raises(NardyError, match="ended"):
        move(ended, Side.WHITE, ())


def test_the_opponent_may_throw_once_the_dice_are_up_and_plays_that_roll_after_the_press() -> None:
    thrown = throw(new_game(DISCIPLINES["short"], CONTROL), Side.WHITE, Roll(3, 1))
    with pytest.raises(NardyError, match="no turn has been made to end"):
        pick_up_dice(thrown, Side.WHITE)
    made = move(thrown, Side.WHITE, read_steps("8/5 6/5"))
    with pytest.raises(NardyError, match="it is White's turn"):
        throw(made, Side.BLACK, Roll(4, 2))
    ahead = throw(pick_up_dice(made, Side.WHITE), Side.BLACK, Roll(4, 2))
    with pytest.raises(NardyError, match="it is White's turn"):
        throw(ahead, Side.BLACK, Roll(6, 6))
    assert (ahead.to_move, ahead.roll) == (Side.WHITE, Roll(3, 1))
    pressed = press(ahead, Side.WHITE)
    assert (pressed.to_move, pressed.roll, pressed.ahead, pressed.dice_up) == (Side.BLACK, Roll(4, 2), None, False)
    assert begin_again(ahead).ahead is None


def test_the_opening_throw_says_who_begins() -> None:
    game = throw(new_game(DISCIPLINES["long"], CONTROL), Side.BLACK, Roll(5, 2))
    assert (game.to_move, game.clock.running) == (Side.BLACK, Side.BLACK)


def test_a_game_begun_again_keeps_the_time_left_but_not_the_cube() -> None:
    game = played(new_game(DISCIPLINES["short"], CONTROL), Side.WHITE, Roll(3, 1), "8/5 6/5", 30)
    again = begin_again(evolve(game, cube=2))
    assert (again.board, again.cube, again.made, again.roll) == (initial_position(Nardy.SHORT), 1, (), None)
    assert (tuple(again.clock.left), again.clock.running) == ((MINUTE + 42 * SECOND, 2 * MINUTE), None)
    assert throw(again, Side.BLACK, Roll(6, 1)).clock.free == 12 * SECOND
    assert tuple(begin_again(game, full_time=True).clock.left) == (2 * MINUTE, 2 * MINUTE)


@pytest.mark.parametrize("number", [0, 2])
def test_a_turn_that_was_not_made_is_refused(number: int) -> None:
    game = played(new_game(DISCIPLINES["short"], CONTROL), Side.WHITE, Roll(3, 1), "8/5 6/5")
    with pytest.raises(NardyError, match=f"no turn {number}; 1 "):
        turn_numbered(game, number)


def test_a_warning_counts_in_the_match_and_in_the_event() -> None:
    assert Warnings(in_event=1).one_more() == Warnings(in_match=1, in_event=2)


def test_the_exhibit_is_each_sides_checkers_in_its_own_numbering() -> None:
    board = initial_position(Nardy.LONG).put(Side.BLACK, stand({24: 13, 18: 1}, off=1))
    shown = exhibit(board, Text("Black is short of none", "Все шашки на месте"))
    assert (shown["kind"], shown["game"]) == ("nardy", "long")
    assert shown["white"] == {"points": [0] * 23 + [15], "bar": 0, "off": 0}
    assert shown["black"] == {"points": [0] * 17 + [1] + [0] * 5 + [13], "bar": 0, "off": 1}
    assert shown["caption"]["ru"] == "Все шашки на месте"


def test_checkers_are_written_as_they_are_read() -> None:
    text = write_checkers(stand({24: 2, 6: 5}, bar=1, off=3))
    assert (text.en, text.ru) == ("bar:1 24:2 6:5 off:3", "бар:1 24:2 6:5 снято:3")
    assert read_checkers(text.ru) == read_checkers(text.en)
    assert write_checkers(stand({})).en == "–"


def test_a_hit_checker_left_on_its_point_stands_there_with_the_opponents_and_makes_the_turn_impossible() -> None:
    game = played(new_game(DISCIPLINES["short"], CONTROL), Side.WHITE, Roll(3, 1), "8/5 6/5", 10)
    game = played(game, Side.BLACK, Roll(6, 2), "24/18 13/11", 10)
    made = move(throw(game, Side.WHITE, Roll(6, 1)), Side.WHITE, read_steps("13/7* 8/7"))
    left = leave_hit_checker(made, Side.WHITE)
    assert left.pending is not None
    assert isinstance(left.pending.judgement, Impossible)
    assert [each.reason for each in left.pending.judgement.objections] == [TurnReason.HIT_LEFT]
    assert str(left.board[Side.BLACK]) == str(read_checkers("24:1 18:1 13:4 11:1 8:3 6:5"))


def test_dice_picked_up_after_a_turn_are_down_again_when_it_is_taken_back() -> None:
    thrown = throw(new_game(DISCIPLINES["short"], CONTROL), Side.WHITE, Roll(3, 1))
    made = pick_up_dice(move(thrown, Side.WHITE, read_steps("8/5 6/5")), Side.WHITE)
    assert made.dice_up
    assert not take_back(made, 1).dice_up
