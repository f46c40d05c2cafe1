import pytest
from attrs import evolve

from lasca_rules import clock as clocks
from lasca_rules.board.move import Move
from lasca_rules.board.position import initial_position
from lasca_rules.clock import MINUTE, SECOND
from lasca_rules.notation.move import read_move
from lasca_rules.notation.position import read_position
from lasca_rules.play import acts
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.result import AGREEMENT, NO_MOVE, NO_TOWER, Drawn, Ongoing, Won
from lasca_rules.play.rulesets import BASHNI, LASCA, RULESETS, RUSSIAN, Draws, Ruleset
from lasca_rules.play.set_up import Placement, SetUp, set_up_right, wrongly_placed
from lasca_rules.sides import BySide, Side
from tests.irregular_games import HALF_HOUR, begun, done, make

WHITE, BLACK = Side
EVERY_RULESET = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)


@EVERY_RULESET
def test_a_game_begins_with_the_initial_position_and_full_time(ruleset: Ruleset) -> None:
    game = acts.new_game(ruleset, "column", HALF_HOUR)
    assert game.position == initial_position(ruleset.board)
    assert (game.begun, game.clock.left) == (False, BySide(30 * MINUTE, 30 * MINUTE))


def test_positions_and_clocks_are_kept_around_every_half_move() -> None:
    game = make(make(begun(), WHITE, "c3-d4", took=10 * SECOND), BLACK, "e5xc3", took=20 * SECOND)
    first, second = game.half_moves
    assert first.before == initial_position(LASCA.board)
    assert first.after == second.before
    assert first.clock.left == BySide(30 * MINUTE, 30 * MINUTE)
    assert second.clock.left == BySide(30 * MINUTE - 10 * SECOND, 30 * MINUTE)
    assert (first.regular, first.pressed, second.regular) == (True, True, True)


def test_a_move_made_after_another_was_taken_back_began_when_that_one_did() -> None:
    game = make(begun(), WHITE, "c3-d4", took=10 * SECOND, and_press=False)
    game = make(done(acts.take_move_back(game, WHITE)), WHITE, "c3-b4", took=20 * SECOND)
    assert game.half_moves[0].clock.left == BySide(30 * MINUTE, 30 * MINUTE)
    assert game.clock.left == BySide(30 * MINUTE - 30 * SECOND, 30 * MINUTE)


def test_an_irregular_move_is_made_and_stands() -> None:
    game = make(begun(LASCA, "w: d4w g7b"), WHITE, "d4-c3")
    assert game.position["c3"] == "w"
    assert not game.half_moves[0].regular
    assert acts.outcome(game) == Ongoing()


@pytest.mark.parametrize("path", [("c1", "d2"), ("b4", "c5"), ("c3", "d5")], ids=["occupied", "empty", "light"])
def test_what_hands_cannot_do_is_refused(path: tuple[str, str]) -> None:
    assert acts.play(begun(), WHITE, Move(path, capture=False)) == acts.CANNOT_BE_MADE


def test_the_game_can_go_back_to_any_half_move_and_knows_the_clocks_before_it() -> None:
    game = begun()
    snapshots = []
    for side, move, took in [
        (WHITE, "c3-d4", 10 * SECOND),
        (BLACK, "e5xc3", 20 * SECOND),
        (WHITE, "b2xd4", 5 * SECOND),
        (BLACK, "f6-e5", 7 * SECOND),
    ]:
        snapshots.append((game.position, game.clock))
        game = make(game, side, move, took=took)
    for number, (position, clock) in enumerate(snapshots, start=1):
        back = acts.undo_from(game, number)
        assert (back.position, game.half_moves[number - 1].clock) == (position, clock)
        assert (back.half_moves, back.undone) == (game.half_moves[: number - 1], game.half_moves[number - 1 :])


def test_the_profile_is_chosen_before_the_game_and_never_in_it() -> None:
    game = acts.new_game(LASCA, "column", HALF_HOUR)
    assert done(acts.choose_profile(game, "draughts")).profile == "draughts"
    assert acts.choose_profile(begun(), "column") == acts.GAME_HAS_BEGUN
    assert acts.choose_profile(make(begun(), WHITE, "c3-d4"), "column") == acts.GAME_HAS_BEGUN
    assert done(acts.choose_profile(begun(), "draughts")).profile == "draughts"


def test_the_game_ends_on_time_and_no_more_moves_are_made() -> None:
    game = done(acts.let_time_pass(begun(), 30 * MINUTE))
    assert acts.outcome(game) == Won(BLACK, acts.ON_TIME)
    assert acts.play(game, WHITE, read_move("c3-d4", LASCA.board)) == acts.GAME_HAS_ENDED


def test_the_game_ends_on_the_board_after_a_regular_move() -> None:
    game = make(begun(LASCA, "w: c3w d4b"), WHITE, "c3xe5")
    assert acts.outcome(game) == Won(WHITE, NO_TOWER)


def test_the_board_alone_does_not_end_the_game_after_an_irregular_move() -> None:
    stuck = begun(LASCA, "w: c1w b2w d4w a3b")
    back = make(stuck, WHITE, "d4-c3")
    assert legal_moves(back.position, LASCA) == ()
    assert acts.outcome(back) == Ongoing()
    assert acts.outcome(make(stuck, WHITE, "d4-c5")) == Won(WHITE, NO_MOVE)


def test_the_players_end_the_game() -> None:
    game = done(acts.end(begun(BASHNI), Drawn(AGREEMENT)))
    assert acts.outcome(game) == Drawn(AGREEMENT)
    assert acts.end(game, Won(WHITE, NO_MOVE)) == acts.GAME_HAS_ENDED
    assert acts.touch(game, "c3") == acts.GAME_HAS_ENDED


def test_an_agreement_ends_a_game_of_lasca_only_where_it_is_a_draw() -> None:
    agreed = done(acts.end(begun(), Drawn(AGREEMENT)))
    assert acts.outcome(agreed) == Ongoing()
    assert acts.outcome(make(agreed, WHITE, "c3-d4")) == Ongoing()
    assert acts.outcome(done(acts.end(agreed, Won(WHITE, NO_MOVE)))) == Won(WHITE, NO_MOVE)
    knowing = evolve(LASCA, draws=Draws(agreement=True))
    wrongly = make(begun(knowing, "w: c1w b2w d4w a3b"), WHITE, "d4-c3")
    assert acts.outcome(done(acts.end(wrongly, Drawn(AGREEMENT)))) == Drawn(AGREEMENT)


def test_a_disturbed_position_must_be_restored_before_play() -> None:
    game = done(acts.disturb(begun(), read_position("w: a1w", LASCA.board)))
    assert acts.play(game, WHITE, read_move("c3-d4", LASCA.board)) == acts.DISTURBED
    assert game.position == initial_position(LASCA.board)
    assert make(evolve(game, disturbed=None), WHITE, "c3-d4").position["d4"] == "w"


def test_what_is_knocked_over_unnoticed_stands_on_the_board_and_nothing_before_it_is_forgotten() -> None:
    game = make(make(begun(), WHITE, "c3-d4"), BLACK, "e5xc3")
    board = evolve(read_position("w: a1w g7b", LASCA.board), side=WHITE)
    knocked = done(acts.displace(game, board))
    assert [str(half_move.move) for half_move in knocked.half_moves] == ["c3-d4", "e5xc3"]
    assert (knocked.position, knocked.half_moves[0]) == (board, game.half_moves[0])
    assert knocked.displaced is not None
    assert (knocked.displaced.after, knocked.displaced.stood) == (2, game.position)
    assert acts.put_back_in_order(knocked) == game


def test_nothing_can_be_knocked_over_unnoticed_before_the_first_move() -> None:
    refused = acts.displace(begun(), read_position("w: a1w", LASCA.board))
    assert refused == acts.NOTHING_PLAYED


def test_what_was_knocked_over_is_forgotten_with_the_moves_before_it() -> None:
    game = make(make(begun(), WHITE, "c3-d4"), BLACK, "e5xc3")
    knocked = done(acts.displace(game, evolve(read_position("w: a1w g7b", LASCA.board), side=WHITE)))
    assert acts.undo_from(knocked, 3).displaced == knocked.displaced
    assert acts.undo_from(knocked, 2).displaced is None


def test_a_reply_that_is_undone_has_not_been_made_to_what_is_undone_with_it() -> None:
    game = make(make(begun(), WHITE, "c3-d4"), BLACK, "e5xc3")
    assert (game.replied, acts.undo_from(game, 2).replied, acts.undo_from(game, 1).replied) == (1, 1, 0)


def test_a_move_counts_as_replied_to_once_the_opponent_has_moved() -> None:
    game = done(acts.play(begun(), WHITE, read_move("c3-d4", LASCA.board), and_press=True))
    assert not game.replied_to(1)
    game = make(game, BLACK, "e5xc3")
    assert (game.replied_to(1), game.replied_to(2)) == (True, False)


def test_what_was_touched_is_kept_with_the_move() -> None:
    game = done(acts.touch(done(acts.touch(begun(), "a3")), "e3"))
    game = make(game, WHITE, "c3-d4")
    assert game.half_moves[0].touched == ("a3", "e3", "c3")
    assert game.touched == ()


def test_the_clock_refuses_for_the_game_too() -> None:
    game = begun()
    assert acts.press(game, BLACK) == clocks.WRONG_PLAYER
    assert acts.start_clock(game) == clocks.GOING_ALREADY
    assert acts.let_time_pass(game, -1) == clocks.NEGATIVE_TIME


class TestPlacement:
    """The reading lasca-board-turn, shown as a property of the two boards."""

    @pytest.mark.parametrize("turns", range(4))
    def test_a_lasca_board_is_the_same_after_any_quarter_turn(self, turns: int) -> None:
        assert not wrongly_placed(LASCA.board, Placement(quarter_turns=turns))

    @pytest.mark.parametrize(("turns", "wrong"), [(0, False), (1, True), (2, False), (3, True)])
    def test_a_board_of_64_squares_is_not(self, turns: int, wrong: bool) -> None:  # noqa: FBT001 -- the case's answer
        assert wrongly_placed(RUSSIAN.board, Placement(quarter_turns=turns)) is wrong
        assert wrongly_placed(BASHNI.board, Placement(quarter_turns=turns)) is wrong

    @EVERY_RULESET
    def test_an_inverted_board_and_turned_labels_are_wrong(self, ruleset: Ruleset) -> None:
        assert wrongly_placed(ruleset.board, Placement(inverted=True))
        assert wrongly_placed(ruleset.board, Placement(labels_turned=True))

    def test_inverted_and_turned_by_a_quarter_a_board_of_64_squares_is_right_again(self) -> None:
        placement = Placement(quarter_turns=1, inverted=True)
        assert not wrongly_placed(RUSSIAN.board, placement)
        assert wrongly_placed(LASCA.board, placement)


def test_a_wrong_set_up_is_known_by_comparison_with_the_right_one() -> None:
    right = set_up_right(LASCA.board)
    assert (right.pieces_wrong, right.board_wrong) == (False, False)
    wrong = SetUp(right.right, read_position("w: a1w g7b", LASCA.board))
    assert wrong.pieces_wrong


def test_what_was_touched_is_forgotten_with_the_moves_that_are_undone() -> None:
    game = done(acts.touch(make(begun(), WHITE, "c3-d4"), "e5"))
    assert game.touched == ("e5",)
    assert acts.undo_from(game, 1).touched == ()


def test_whatever_a_hand_leaves_it_is_the_opponents_move_then() -> None:
    game = make(begun(LASCA, "w: c3w g7b"), WHITE, "c3-d4", leaving="w: d4w")
    assert (game.position, game.position.side) == (read_position("b: d4w", LASCA.board), BLACK)


def test_what_is_put_back_in_order_is_put_back_in_what_should_stand_there_too() -> None:
    game = make(begun(LASCA, "w: c3w a3w g7b"), WHITE, "c3-d4")
    knocked = done(acts.displace(game, read_position("b: d4w b4w g7b", LASCA.board)))
    restored = acts.put_back_in_order(make(knocked, BLACK, "g7-f6"))
    assert restored.position == restored.rightful == read_position("w: d4w a3w f6b", LASCA.board)


def test_nothing_is_knocked_over_in_a_game_that_has_ended() -> None:
    game = done(acts.end(make(begun(), WHITE, "c3-d4"), Won(WHITE, AGREEMENT)))
    assert acts.displace(game, game.position) == acts.GAME_HAS_ENDED


def test_whoever_presses_has_pressed_after_their_own_move_only() -> None:
    replied = make(make(begun(), WHITE, "c3-d4", and_press=False), BLACK, "e5xc3", and_press=False)
    pressed = done(acts.press(replied, WHITE))
    assert [half_move.pressed for half_move in pressed.half_moves] == [False, False]
