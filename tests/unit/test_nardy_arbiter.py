"""Article 28 carried out: heads filled and emptied, games begun again, turns taken back, banks running, warnings."""

import pytest
from attrs import evolve

from lasca_rules.clock import MINUTE, SECOND, TimeControl, with_time_bank
from lasca_rules.nardy.board import NardyBoard
from lasca_rules.nardy.disciplines import DISCIPLINES, Nardy
from lasca_rules.nardy.game import NardyGame, Warnings, let_pass, move, new_game, press, throw
from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.nardy.setup import initial_position
from lasca_rules.nardy.writing import read_checkers, read_roll, read_steps
from lasca_rules.refereeing.incidents import Official, Wish
from lasca_rules.refereeing.nardy_arbiter import apply, gather, rule
from lasca_rules.refereeing.nardy_incidents import (
    ImpossibleTurn,
    Matter,
    NardyIncident,
    NotMentioned,
    TimeGathered,
    TurnProtest,
    WrongCheckers,
)
from lasca_rules.refereeing.verdicts import (
    NoProtest,
    NotThisViolation,
    RightLost,
    SanctionPossible,
    SportingSanction,
    TurnMadeAgain,
)
from lasca_rules.rulebook.wording import ruling_in_words
from lasca_rules.sides import BySide, Side

WHITE, BLACK = Side.WHITE, Side.BLACK
BANK = with_time_bank(12 * SECOND, 2 * MINUTE)
INCREMENT = TimeControl(main=2 * MINUTE, increment=8 * SECOND)
FOUND = WrongCheckers(Official.REFEREE)


def game_of(
    discipline: str, black: str | None = None, control: TimeControl = BANK, profile: str = "nardy"
) -> NardyGame:
    kind = DISCIPLINES[discipline]
    setup = initial_position(kind.nardy)
    if black is not None:
        setup = setup.put(BLACK, read_checkers(black))
    return new_game(kind, control, setup=setup, profile=profile)


def played(game: NardyGame, side: Side, roll: str, steps: str, seconds: int = 0) -> NardyGame:
    return press(move(let_pass(throw(game, side, read_roll(roll)), seconds * SECOND), side, read_steps(steps)), side)


def after(game: NardyGame, incident: NardyIncident) -> NardyGame:
    return apply(game, rule(game, incident))


def test_a_missing_checker_is_added_to_the_head() -> None:
    game = played(game_of("long", "24:14"), WHITE, "6-3", "24/15", 20)
    done = after(game, FOUND)
    assert (done.board.head(BLACK), done.board[BLACK].total) == (15, 15)
    assert done.clock == game.clock
    assert done.board[WHITE] == game.board[WHITE]
    assert done.warnings == BySide(Warnings(1, 1), Warnings(1, 1))


def test_surplus_checkers_are_removed_from_the_head() -> None:
    done = after(game_of("long-blitz", "24:17"), FOUND)
    assert (done.board.head(BLACK), done.board[BLACK].total) == (15, 15)


def test_of_a_surplus_over_the_head_the_head_alone_is_removed() -> None:
    game = game_of("long", "24:17")
    late = game.board.put(BLACK, read_checkers("24:1 12:8 6:8"))
    done = after(NardyGame(game.discipline, game.setup, late, game.clock), FOUND)
    assert done.board[BLACK] == read_checkers("12:8 6:8")
    assert done.board[BLACK].total == 16


def test_a_wrong_set_up_found_early_begins_again_with_the_time_that_is_left() -> None:
    game = played(game_of("short", "24:2 13:5 7:3 6:5"), WHITE, "3-1", "8/5 6/5", 32)
    done = after(game, FOUND)
    assert done.board == initial_position(Nardy.SHORT)
    assert (done.made, done.roll, done.cube) == ((), None, 1)
    assert (done.clock.left.white, done.clock.running) == (MINUTE + 40 * SECOND, None)
    assert gather(done, FOUND).at_fault == BySide(white=False, black=False)  # type: ignore[union-attr]


def test_the_clocks_are_set_to_the_full_time_where_the_profile_says_so() -> None:
    game = game_of("short", "24:2 13:5 7:3 6:5", profile="nardy nardy-reset=clocks-reset")
    done = after(played(game, WHITE, "3-1", "8/5 6/5", 32), FOUND)
    assert tuple(done.clock.left) == (2 * MINUTE, 2 * MINUTE)


def test_a_set_up_that_stands_is_dealt_with_once() -> None:
    game = game_of("short", "24:2 13:5 8:3 6:4")
    for side, roll, steps in (
        (WHITE, "3-1", "8/5 6/5"),
        (BLACK, "4-2", "8/4 6/4"),
        (WHITE, "6-5", "24/13"),
        (BLACK, "6-1", "13/7 8/7"),
    ):
        game = played(game, side, roll, steps)
    done = after(game, FOUND)
    assert (done.board, done.clock) == (game.board, game.clock)
    again = after(done, FOUND)
    assert again.warnings == done.warnings == BySide(Warnings(1, 1), Warnings(1, 1))


def test_a_second_warning_in_the_event_lets_the_referee_apply_38_1() -> None:
    first = after(game_of("long", "24:14"), FOUND)
    second = new_game(first.discipline, BANK, setup=game_of("long", "24:16").setup, warnings=first.warnings)
    assert SanctionPossible((WHITE, BLACK)) in rule(second, FOUND).besides


def impossible(control: TimeControl = BANK, profile: str = "nardy") -> NardyGame:
    """White has played a 4 on 6-3 and pressed; Black has used 5 seconds."""
    return let_pass(played(game_of("short", None, control, profile), WHITE, "6-3", "24/18 13/9", 10), 5 * SECOND)


def test_a_turn_taken_back_runs_the_offenders_bank_at_once() -> None:
    game = impossible()
    done = after(game, ImpossibleTurn(1, BLACK))
    assert done.board == initial_position(Nardy.SHORT)
    assert (done.to_move, str(done.roll), done.made) == (WHITE, "6-3", ())
    assert (done.clock.running, done.clock.free) == (WHITE, 0)
    right = played_again(done, 20)
    assert tuple(right.clock.left) == (MINUTE + 40 * SECOND, 2 * MINUTE)
    assert right.clock.running is BLACK


def played_again(game: NardyGame, seconds: int) -> NardyGame:
    return press(move(let_pass(game, seconds * SECOND), WHITE, read_steps("24/18 13/10")), WHITE)


@pytest.mark.parametrize(("seconds", "falls"), [(119, False), (120, True)])
def test_the_bank_runs_down_to_the_flag(seconds: int, falls: bool) -> None:  # noqa: FBT001 -- a column of the table
    done = let_pass(after(impossible(), ImpossibleTurn(1, BLACK)), seconds * SECOND)
    assert (done.over, done.clock.flag) == ((True, WHITE) if falls else (False, None))


def test_an_empty_bank_is_a_fall_of_the_flag() -> None:
    game = impossible(with_time_bank(12 * SECOND, 0))
    done = after(game, ImpossibleTurn(1, BLACK))
    assert (done.over, done.clock.flag) == (True, WHITE)


@pytest.mark.parametrize(("bank", "flag"), [(1, None), (0, WHITE)])
def test_after_a_turn_that_is_no_reply_the_bank_runs_at_once_all_the_same(bank: int, flag: Side | None) -> None:
    profile = "nardy nardy-two-moves=turns-played"
    game = game_of("short", "bar:1 24:1 13:5 8:3 6:5", with_time_bank(12 * SECOND, bank * SECOND), profile)
    game = played(game, WHITE, "6-3", "24/18 13/9")
    game = played(game, BLACK, "6-6", "")
    done = after(game, ImpossibleTurn(1, BLACK))
    assert (done.board[WHITE], done.clock.free) == (game.setup[WHITE], 0)
    assert (done.clock.flag, done.over) == (flag, flag is not None)


@pytest.mark.parametrize(("kept", "left"), [("", 100), (" increment-on-reversal=kept", 108)])
def test_after_a_turn_that_is_no_reply_the_increment_is_revoked_or_kept_all_the_same(kept: str, left: int) -> None:
    profile = f"nardy nardy-two-moves=turns-played{kept}"
    game = game_of("short", "bar:1 24:1 13:5 8:3 6:5", INCREMENT, profile)
    game = played(game, WHITE, "6-3", "24/18 13/9", 20)
    game = played(game, BLACK, "6-6", "")
    done = after(game, ImpossibleTurn(1, BLACK))
    assert done.clock.left == BySide(left * SECOND, 128 * SECOND)


def test_a_protest_after_a_turn_that_could_not_be_played_rests_on_what_counts_as_a_move() -> None:
    game = game_of("short", "bar:1 24:1 13:5 8:3 6:5", INCREMENT)
    game = played(game, WHITE, "6-3", "24/18 13/9", 20)
    game = played(game, BLACK, "6-6", "")
    assert rule(game, TurnProtest(1, BLACK)).readings == ("nardy-two-moves",)


def test_before_the_press_the_offender_keeps_what_is_left_of_the_time_for_the_move() -> None:
    moved = move(
        let_pass(throw(game_of("short"), WHITE, read_roll("6-3")), 5 * SECOND), WHITE, read_steps("24/18 13/9")
    )
    done = after(moved, ImpossibleTurn(1, BLACK))
    assert (done.board, done.pending) == (initial_position(Nardy.SHORT), None)
    assert (done.clock.running, done.clock.free) == (WHITE, 7 * SECOND)


@pytest.mark.parametrize(("profile", "left"), [("nardy", 110), ("nardy increment-on-reversal=kept", 118)])
def test_the_increment_is_revoked_or_kept(profile: str, left: int) -> None:
    done = after(impossible(INCREMENT, profile), ImpossibleTurn(1, BLACK))
    assert done.clock.left.white == left * SECOND
    assert done.clock.left.black == 115 * SECOND


def test_letting_stand_leaves_all_as_it_is() -> None:
    game = impossible()
    done = after(game, ImpossibleTurn(1, BLACK, Wish.LET_STAND))
    assert (done.board, done.clock, done.made) == (game.board, game.clock, game.made)
    assert len(done.decisions) == 1


def test_a_throw_is_no_reply_and_a_turn_is_one() -> None:
    game = throw(impossible(), BLACK, read_roll("4-2"))
    assert isinstance(rule(game, ImpossibleTurn(1, BLACK)).verdict, TurnMadeAgain)
    moved = move(game, BLACK, read_steps("8/4 6/4"))
    assert isinstance(rule(moved, ImpossibleTurn(1, BLACK)).verdict, TurnMadeAgain)
    assert after(moved, ImpossibleTurn(1, BLACK)).board == initial_position(Nardy.SHORT)
    replied = press(moved, BLACK)
    assert rule(replied, ImpossibleTurn(1, BLACK)).verdict == RightLost(BLACK)
    assert rule(replied, TurnProtest(1, BLACK)).verdict == NoProtest()


def test_a_right_lost_by_a_reply_stays_lost_when_the_reply_is_taken_back() -> None:
    replied = played(impossible(), BLACK, "4-2", "8/4 6/3")
    back = after(replied, ImpossibleTurn(2, WHITE))
    assert (back.to_move, back.board) == (BLACK, replied.made[1].before)
    assert rule(back, ImpossibleTurn(1, BLACK)).verdict == RightLost(BLACK)


def test_after_the_end_the_last_turn_stands_and_is_no_ground_for_a_protest() -> None:
    setup = NardyBoard(Nardy.SHORT, BySide(read_checkers("3:1 1:1 off:13"), read_checkers("6:15")))
    game = played(new_game(DISCIPLINES["short"], BANK, setup=setup), WHITE, "2-1", "3/off 1/off")
    assert game.over
    ruling = rule(game, ImpossibleTurn(1, BLACK))
    assert ruling.verdict == NoProtest()
    assert apply(game, ruling).board == game.board


def test_the_violation_is_worked_out_whatever_was_reported() -> None:
    ruling = rule(impossible(), ImpossibleTurn(1, BLACK, reported=TurnViolation.OPPONENTS_CHECKER))
    assert "nardy:28.4-v1" in ruling.under
    assert "nardy:28.4-v3" not in ruling.under


def test_gathering_counts_only_impossible_turns_of_the_offender() -> None:
    game = played(impossible(INCREMENT), BLACK, "4-2", "8/4 6/4")
    assert rule(game, TimeGathered(WHITE)).verdict == SportingSanction(WHITE)
    assert rule(game, TimeGathered(BLACK)).verdict == NotThisViolation()
    assert rule(impossible(), TimeGathered(WHITE)).verdict == NotThisViolation()


def test_what_the_text_does_not_mention_leaves_the_game_as_it_is_and_goes_on_record() -> None:
    game = impossible()
    ruling = rule(game, NotMentioned(next(iter(Matter))))
    assert ruling.silent
    assert apply(game, ruling) == evolve(game, decisions=(*game.decisions, ruling_in_words(ruling)))
