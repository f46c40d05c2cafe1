"""Single incidents ruled on and carried out, at the places where a mistake would be easy."""

import pytest
from attrs import evolve

from lasca_rules.board.position import initial_position
from lasca_rules.clock import MINUTE, SECOND, TimeControl
from lasca_rules.notation.position import write_position
from lasca_rules.play import acts
from lasca_rules.play.game import Game
from lasca_rules.play.result import Won
from lasca_rules.play.rulesets import LASCA, RUSSIAN
from lasca_rules.play.set_up import SetUp, set_up_right
from lasca_rules.refereeing import arbiter
from lasca_rules.refereeing.incidents import (
    Answer,
    Fault,
    Incident,
    IncrementGathered,
    InquiryOver,
    IrregularMove,
    Official,
    PositionDisturbed,
    Protest,
    Violation,
    Wish,
    WrongColours,
    WrongSetUp,
)
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    GoesOn,
    MakeAgain,
    MarkKing,
    MayCapture,
    NoProtest,
    NotThisViolation,
    PutBack,
    ReferredToReferee,
    ReplayFromStart,
    RightLost,
    SportingSanction,
    Suspended,
    TakeBack,
    TakenPutRight,
    Verdict,
)
from lasca_rules.refereeing.working_out import violations
from lasca_rules.rulebook.rulings import Unchanged
from lasca_rules.sides import BySide, Side
from tests.irregular_games import HALF_HOUR, begun, done, make

WHITE, BLACK = Side
CORRECT = Wish.CORRECT


def ruled(game: Game, incident: Incident) -> tuple[Verdict, Game]:
    ruling = arbiter.rule(game, incident)
    return ruling.verdict, arbiter.apply(game, ruling)


@pytest.mark.parametrize(("left", "flag"), [(41, None), (40, WHITE), (30, WHITE)])
def test_an_inquiry_can_cost_the_game(left: int, flag: Side | None) -> None:
    """1.14.2-c with charge-then-flag: 40 seconds, and 41, 40 or 30 left on the clock of the one who pays."""
    game = begun(LASCA, "w: d4w g3w g7b", "column", TimeControl(left * SECOND))
    game = make(game, WHITE, "d4-c3")
    _, game = ruled(game, IrregularMove(1, BLACK, Answer.DENIES))
    _, game = ruled(game, InquiryOver(40 * SECOND))
    assert game.clock.left == BySide(max(0, left - 40) * SECOND, left * SECOND)
    assert game.clock.flag is flag
    assert acts.is_over(game) == (flag is not None)
    if flag:
        assert acts.outcome(game) == Won(BLACK, acts.ON_TIME)


@pytest.mark.parametrize("fault", Fault)
def test_whoever_disturbs_the_position_pays_and_the_mover_goes_on(fault: Fault) -> None:
    game = make(begun(profile="column"), WHITE, "c3-d4")
    _, after = ruled(game, PositionDisturbed(fault, 40 * SECOND))
    paid = {Fault.WHITE: (40, 0), Fault.BLACK: (0, 40), Fault.BOTH: (0, 0), Fault.NOBODY: (0, 0)}[fault]
    assert after.clock.left == BySide(*(30 * MINUTE - seconds * SECOND for seconds in paid))
    assert after.clock.running is BLACK


def test_both_at_fault_can_be_left_to_the_referee() -> None:
    verdict, _ = ruled(begun(profile="column both-disturbed=referee-decides"), PositionDisturbed(Fault.BOTH, SECOND))
    assert verdict == ReferredToReferee()


def set_up_wrongly(profile: str, moves: int, *, started: bool = True) -> Game:
    right = initial_position(LASCA.board)
    set_up = SetUp(right, evolve(right, towers=("", *right.towers[1:])), colours_exchanged=True)
    game = acts.new_game(LASCA, profile, HALF_HOUR, set_up)
    game = done(acts.start_clock(game)) if started else game
    for side, move in [(WHITE, "c3-d4"), (BLACK, "e5xc3"), (WHITE, "b2xd4")][:moves]:
        game = make(game, side, move, took=SECOND)
    return game


@pytest.mark.parametrize(
    ("profile", "moves", "set_up", "colours"),
    [
        ("column", 0, ReplayFromStart(), ReplayFromStart(exchange_colours=True)),
        ("column", 1, ReplayFromStart(), ReplayFromStart(exchange_colours=True)),
        ("column", 2, ReplayFromStart(), GoesOn()),
        ("column", 3, ReplayFromStart(), GoesOn()),
        ("column colours-before-reply=play-on", 1, ReplayFromStart(), GoesOn()),
        ("draughts", 0, GoesOn(), GoesOn()),
        ("draughts", 1, GoesOn(), GoesOn()),
        ("draughts", 2, GoesOn(), GoesOn()),
        ("draughts", 3, GoesOn(), GoesOn()),
        (
            "draughts setup-one-moved=until-both-moved",
            1,
            BackToInitialPosition(),
            BackToInitialPosition(exchange_colours=True),
        ),
        ("draughts setup-one-moved=until-both-moved", 2, GoesOn(), GoesOn()),
    ],
)
def test_a_wrong_set_up_and_wrong_colours_by_how_many_have_moved(
    profile: str, moves: int, set_up: Verdict, colours: Verdict
) -> None:
    game = set_up_wrongly(profile, moves)
    verdict, after = ruled(game, WrongSetUp(WHITE))
    assert verdict == set_up
    assert (after.set_up.pieces_wrong, after.set_up.colours_exchanged) == (verdict == GoesOn(), True)
    verdict, after = ruled(game, WrongColours(WHITE))
    assert verdict == colours
    assert after.set_up.colours_exchanged == (verdict == GoesOn())
    if verdict != GoesOn():
        assert after.clock.left == BySide(30 * MINUTE, 30 * MINUTE)
        assert (after.position, after.half_moves) == (initial_position(LASCA.board), ())


@pytest.mark.parametrize("profile", ["draughts", "draughts setup-one-moved=until-both-moved"])
def test_before_whites_clock_is_started_a_wrong_set_up_is_put_right_under_any_reading(profile: str) -> None:
    game = set_up_wrongly(profile, 0, started=False)
    assert ruled(game, WrongSetUp(Official.REFEREE))[0] == BackToInitialPosition()
    right = acts.new_game(LASCA, "draughts", HALF_HOUR, set_up_right(LASCA.board))
    assert ruled(right, WrongSetUp(WHITE))[0] == GoesOn()


def test_kept_clocks_go_on_with_the_player_who_moves_again() -> None:
    game = make(begun(LASCA, "w: d4w g3w g7b", "column clocks-on-replay=kept"), WHITE, "d4-c3", took=10 * SECOND)
    _, after = ruled(done(acts.let_time_pass(game, 5 * SECOND)), IrregularMove(1, BLACK))
    assert after.clock.left == BySide(30 * MINUTE - 10 * SECOND, 30 * MINUTE - 5 * SECOND)
    assert (after.clock.running, after.position.side) == (WHITE, WHITE)


def test_a_charge_is_not_given_back_by_a_second_replay_of_the_same_move() -> None:
    game = make(begun(LASCA, "w: d4w g3w g7b", "column"), WHITE, "d4-c3", took=10 * SECOND)
    _, game = ruled(game, IrregularMove(1, BLACK, Answer.DENIES))
    _, game = ruled(game, InquiryOver(40 * SECOND))
    game = make(game, WHITE, "d4-c3", took=10 * SECOND)
    _, game = ruled(game, IrregularMove(1, BLACK, Answer.ADMITS))
    assert game.clock.left == BySide(30 * MINUTE - 40 * SECOND, 30 * MINUTE)


class TestCorrections:
    """What the opponent can have corrected under 5.4.13, and how the board and clocks come out."""

    def test_a_tower_touched_first_must_now_move(self) -> None:
        game = done(acts.touch(begun(LASCA, "w: c3w g3w e7b"), "g3"))
        verdict, after = ruled(make(game, WHITE, "c3-d4", took=SECOND), IrregularMove(1, BLACK, wish=CORRECT))
        assert verdict == MakeAgain(1, WHITE, tower="g3")
        assert (after.touched, after.clock.running) == (("g3",), WHITE)
        assert violations(make(after, WHITE, "c3-b4"), 1) == (Violation.TOUCHED_ANOTHER,)
        assert violations(make(after, WHITE, "g3-f4"), 1) == ()

    def test_a_capture_that_is_due_may_be_made_whatever_was_touched(self) -> None:
        game = done(acts.touch(begun(LASCA, "w: c3w g3w d4b g7b"), "g3"))
        verdict, _ = ruled(make(game, WHITE, "c3xe5"), IrregularMove(1, BLACK, wish=CORRECT))
        assert verdict == MayCapture(WHITE)

    def test_two_moves_in_a_row_lose_the_second(self) -> None:
        game = make(begun(LASCA, "w: c3w e7b a7b"), WHITE, "c3-d4", took=SECOND, and_press=False)
        game = make(game, WHITE, "d4-e5", took=SECOND)
        verdict, after = ruled(game, IrregularMove(2, BLACK, wish=CORRECT))
        assert verdict == TakeBack(2, WHITE)
        assert (write_position(after.position), after.clock.running) == ("b: d4w a7b e7b", WHITE)
        assert done(acts.press(after, WHITE)).clock.running is BLACK

    @pytest.mark.parametrize("moved_again", [False, True])
    def test_a_move_taken_back_is_put_back(self, moved_again: bool) -> None:  # noqa: FBT001 -- the case
        game = done(acts.take_move_back(make(begun(LASCA, "w: c3w e7b"), WHITE, "c3-d4", took=SECOND), WHITE))
        game = make(game, WHITE, "c3-b4", and_press=False) if moved_again else game
        verdict, after = ruled(game, IrregularMove(1, BLACK, wish=CORRECT))
        assert verdict == PutBack(1, WHITE)
        assert (write_position(after.position), len(after.half_moves)) == ("b: d4w e7b", 1)
        assert (after.retracted, violations(after, 1), after.half_moves[0].regular) == (None, (), True)

    def test_too_much_of_a_tower_is_no_own_piece_where_none_of_it_was_ones_own(self) -> None:
        """Of bbw two are taken in place of one: both are Black's, and White's own piece below stays where it is."""
        game = make(begun(LASCA, "w: a1w b2bbw g7b"), WHITE, "a1xc3", leaving="b: b2w c3wbb g7b")
        assert violations(game, 1) == (Violation.WRONG_NUMBER_TAKEN,)

    def test_what_was_taken_is_put_right_and_the_move_stands(self) -> None:
        game = make(
            begun(LASCA, "w: a1w b2b d4b g7b"), WHITE, "a1xc3xe5", took=SECOND, leaving="b: e5wb d4b g7b"
        )  # fmt: skip
        verdict, after = ruled(game, IrregularMove(1, BLACK, wish=CORRECT))
        assert verdict == TakenPutRight(1, WHITE)
        assert (write_position(after.position), after.half_moves[0].regular) == ("b: e5wbb g7b", True)

    def test_what_was_taken_is_put_right_though_the_same_player_has_moved_again(self) -> None:
        game = make(begun(LASCA, "w: a1w b2bb c1w g7b"), WHITE, "a1xc3", leaving="b: c3wbb c1w g7b", and_press=False)
        game = make(game, WHITE, "c1-d2", took=SECOND)
        verdict, after = ruled(game, IrregularMove(1, BLACK, wish=CORRECT))
        assert verdict == TakenPutRight(1, WHITE)
        assert (write_position(after.position), len(after.half_moves)) == ("b: c1w b2b c3wb g7b", 1)

    def test_a_move_by_an_unmarked_king_is_made_again_and_the_king_marked(self) -> None:
        game = make(begun(LASCA, "w: f6w a1w a5b c7b"), WHITE, "f6-g7", king_marked=False)
        game = make(make(game, BLACK, "a5-b4"), WHITE, "g7-f6")
        ruling = arbiter.rule(game, IrregularMove(3, BLACK, wish=CORRECT))
        assert (ruling.verdict, ruling.besides) == (MakeAgain(3, WHITE), (MarkKing("g7"),))
        after = arbiter.apply(game, ruling)
        assert (after.position["g7"], after.unmarked, len(after.half_moves)) == ("W", (), 2)

    def test_once_replied_to_only_the_marking_of_the_king_is_made_good(self) -> None:
        game = make(begun(LASCA, "w: f6w a1w a5b c7b"), WHITE, "f6-g7", king_marked=False)
        game = make(make(make(game, BLACK, "a5-b4"), WHITE, "g7-f6"), BLACK, "b4-a3")
        verdict, after = ruled(game, IrregularMove(3, BLACK, wish=CORRECT))
        assert verdict == MarkKing("f6")
        assert (after.position["f6"], len(after.half_moves)) == ("W", 4)
        verdict, _ = ruled(after, IrregularMove(3, BLACK, wish=CORRECT))
        assert verdict == RightLost(BLACK)

    def test_before_the_press_the_offenders_clock_is_going_already(self) -> None:
        game = make(begun(LASCA, "w: d4w g7b"), WHITE, "d4-c3", took=SECOND, and_press=False)
        ruling = arbiter.rule(game, IrregularMove(1, BLACK, wish=CORRECT))
        assert "before-the-press" in ruling.readings
        assert arbiter.apply(game, ruling).clock == game.clock

    def test_what_nobody_pressed_is_not_switched_back(self) -> None:
        game = make(begun(LASCA, "w: d4w g7b"), BLACK, "g7-f6", and_press=False)
        ruling = arbiter.rule(game, IrregularMove(1, WHITE, wish=CORRECT))
        assert (ruling.clocks, "draughts:5.4.13.4-a" in ruling.under) == (Unchanged(), False)
        after = arbiter.apply(game, ruling)
        assert (after.clock, write_position(after.position)) == (game.clock, "w: d4w g7b")

    @pytest.mark.parametrize(("profile", "left"), [("draughts", 50), ("draughts increment-on-reversal=kept", 53)])
    def test_the_increment_is_revoked_or_kept(self, profile: str, left: int) -> None:
        control = TimeControl(60 * SECOND, increment=3 * SECOND)
        game = make(begun(LASCA, "w: d4w g7b", profile, control), WHITE, "d4-c3", took=10 * SECOND)
        _, after = ruled(done(acts.let_time_pass(game, 4 * SECOND)), IrregularMove(1, BLACK, wish=CORRECT))
        assert after.clock.left == BySide(left * SECOND, 56 * SECOND)
        assert make(after, WHITE, "d4-c5").clock.left.white == (left + 3) * SECOND


class TestGathering:
    def gathered(self, increment: int, *, and_press: bool = True) -> Game:
        control = TimeControl(60 * SECOND, increment=increment)
        game = make(begun(RUSSIAN, "w: d4w h8b", "draughts", control), WHITE, "d4-c3", took=SECOND, and_press=and_press)
        _, game = ruled(game, IrregularMove(1, BLACK, wish=CORRECT))
        return game

    def test_impossible_moves_pressed_for_increment_are_sanctioned_even_when_corrected(self) -> None:
        game = self.gathered(3 * SECOND)
        assert game.half_moves == ()
        verdict, after = ruled(game, IncrementGathered(WHITE))
        assert verdict == SportingSanction(WHITE)
        assert after.sanctions == BySide(1, 0)

    def test_it_is_not_this_violation_without_press_increment_purpose_or_move(self) -> None:
        game = self.gathered(3 * SECOND)
        assert ruled(self.gathered(0), IncrementGathered(WHITE))[0] == NotThisViolation()
        assert ruled(self.gathered(3 * SECOND, and_press=False), IncrementGathered(WHITE))[0] == NotThisViolation()
        assert ruled(game, IncrementGathered(BLACK))[0] == NotThisViolation()
        verdict, after = ruled(game, IncrementGathered(WHITE, to_gather=False))
        assert verdict == NotThisViolation()
        assert after.sanctions == BySide(0, 0)


class TestProtest:
    def unnoticed(self, profile: str = "draughts") -> Game:
        return make(make(begun(LASCA, "w: d4w g3w g7b", profile), WHITE, "d4-c3"), BLACK, "g7-f6")

    def test_an_impossible_move_neither_noticed_is_no_ground_for_protest(self) -> None:
        game = self.unnoticed()
        verdict, after = ruled(game, Protest(1, BLACK))
        assert verdict == NoProtest()
        assert (after.position, after.clock) == (game.position, game.clock)

    def test_who_saw_it_matters_only_under_the_other_reading(self) -> None:
        assert ruled(self.unnoticed(), Protest(1, BLACK, seen_by=(BLACK,)))[0] == NoProtest()
        other = "draughts unnoticed=neither-saw-it"
        assert ruled(self.unnoticed(other), Protest(1, BLACK, seen_by=(BLACK,)))[0] == ReferredToReferee()
        assert ruled(self.unnoticed(other), Protest(1, BLACK))[0] == NoProtest()


@pytest.mark.parametrize("profile", ["column", "column clocks-on-replay=kept"])
def test_column_draughts_has_nothing_on_touching_or_taking_back(profile: str) -> None:
    game = done(acts.touch(begun(LASCA, "w: c3w g3w e7b", profile), "g3"))
    claimed = make(game, WHITE, "c3-d4")
    assert arbiter.rule(claimed, IrregularMove(1, BLACK, Answer.ADMITS)).silent
    # 1.14.2 stops the game on these words alone, before anybody knows what is true.
    assert arbiter.rule(claimed, IrregularMove(1, BLACK, Answer.DENIES)).verdict == Suspended(BLACK, 1)
    taken_back = done(acts.take_move_back(make(begun(LASCA, "w: c3w e7b", profile), WHITE, "c3-d4"), WHITE))
    assert arbiter.rule(taken_back, IrregularMove(1, BLACK)).silent
