"""Which of the fourteen violations a half-move was, worked out in a game with towers and in one without."""

import pytest

from lasca_rules.notation.position import write_position
from lasca_rules.play import acts
from lasca_rules.play.game import Game
from lasca_rules.play.rulesets import LASCA, RUSSIAN, Ruleset
from lasca_rules.refereeing.facts import TouchDuty
from lasca_rules.refereeing.incidents import Violation
from lasca_rules.refereeing.working_out import (
    disagreement,
    touch_duty,
    touched_first,
    touched_in,
    unmarked_king,
    violations,
)
from lasca_rules.sides import Side
from tests.irregular_games import ONE_MOVE, Case, Kinds, begun, done, make

WHITE, BLACK = Side


@pytest.mark.parametrize(("kinds", "case"), ONE_MOVE, ids=lambda value: repr(value) if isinstance(value, Case) else "")
def test_what_one_move_was_is_worked_out(kinds: Kinds, case: Case) -> None:
    game = begun(case.ruleset, case.position)
    game = make(game, WHITE, case.move, leaving=case.leaving, and_press=case.and_press)
    assert violations(game, 1) == kinds
    assert game.half_moves[0].regular == (not kinds)


@pytest.mark.parametrize("ruleset", [LASCA, RUSSIAN], ids=lambda ruleset: ruleset.id)
class TestMovesInARow:
    def test_two_moves_in_a_row(self, ruleset: Ruleset) -> None:
        game = make(begun(ruleset, "w: c3w e7b"), WHITE, "c3-d4", and_press=False)
        game = make(game, WHITE, "d4-e5")
        assert violations(game, 1) == ()
        assert violations(game, 2) == (Violation.TWO_MOVES_IN_A_ROW,)

    def test_black_moving_first_makes_a_wrong_move_not_two(self, ruleset: Ruleset) -> None:
        game = make(begun(ruleset, "w: c3w e7b"), BLACK, "e7-d6", and_press=False)
        assert violations(game, 1) == (Violation.WRONG_MOVE,)

    def test_taken_back_at_once_and_after_another_move(self, ruleset: Ruleset) -> None:
        game = done(acts.take_move_back(make(begun(ruleset, "w: c3w e7b"), WHITE, "c3-d4"), WHITE))
        assert violations(game, 1) == (Violation.TOOK_BACK,)
        game = make(game, WHITE, "c3-b4", and_press=False)
        assert violations(game, 1) == (Violation.TOOK_BACK,)
        assert not game.half_moves[0].regular

    def test_nothing_was_taken_back(self, ruleset: Ruleset) -> None:
        game = begun(ruleset, "w: c3w e7b")
        assert violations(game, 1) == ()
        assert acts.take_move_back(game, WHITE) == acts.NOTHING_TO_TAKE_BACK
        game = make(game, WHITE, "c3-d4")
        assert acts.take_move_back(game, BLACK) == acts.NOTHING_TO_TAKE_BACK


@pytest.mark.parametrize("ruleset", [LASCA, RUSSIAN], ids=lambda ruleset: ruleset.id)
class TestTouching:
    @pytest.mark.parametrize(
        ("position", "touched", "move", "duty", "kinds"),
        [
            ("w: c3w g3w e7b", "c3", "g3-f4", TouchDuty.MOVE_IT, (Violation.TOUCHED_ANOTHER,)),
            ("w: c3w g3w e7b", "g3", "g3-f4", TouchDuty.NONE, ()),
            ("w: c3w g3w d4b g7b", "g3", "c3xe5", TouchDuty.CAPTURE_WITH_ANOTHER, ()),
            ("w: c3w e3w d4b g7b", "e3", "c3xe5", TouchDuty.MOVE_IT, (Violation.TOUCHED_ANOTHER,)),
            ("w: a1w b2w c3w d4b e5b g3w g7b", "a1", "g3-f4", TouchDuty.NONE, ()),
            ("w: c3w g3w e7b", "e7", "g3-f4", TouchDuty.NONE, ()),
        ],
        ids=["it can move", "moved itself", "another must capture", "both can capture", "it cannot move", "opponent's"],
    )
    def test_what_the_tower_touched_first_binds_to(  # noqa: PLR0913, PLR0917 -- one case, spelt out
        self, ruleset: Ruleset, position: str, touched: str, move: str, duty: TouchDuty, kinds: Kinds
    ) -> None:
        game = make(done(acts.touch(begun(ruleset, position), touched)), WHITE, move)
        assert touch_duty(game.half_moves[0], ruleset) is duty
        assert violations(game, 1) == kinds


@pytest.mark.parametrize(
    ("touched", "first"),
    [(("e7",), None), (("e7", "c3"), "c3"), (("c3", "e7"), "c3"), (("g3", "c3"), None), (("c3", "g3"), "c3")],
)
def test_of_what_was_touched_the_first_own_tower_counts(touched: tuple[str, ...], first: str | None) -> None:
    game = begun(LASCA, "w: c3w g3w e7b")
    for square in touched:
        game = done(acts.touch(game, square))
    assert touched_first(make(game, WHITE, "g3-f4").half_moves[0]) == first


@pytest.mark.parametrize("ruleset", [LASCA, RUSSIAN], ids=lambda ruleset: ruleset.id)
class TestUnmarkedKings:
    def promoted_unmarked(self, ruleset: Ruleset) -> tuple[Game, str]:
        last, before = ("g7", "f6") if ruleset is LASCA else ("h8", "g7")
        game = begun(ruleset, f"w: {before}w a1w a5b")
        return make(game, WHITE, f"{before}-{last}", king_marked=False), last

    def test_a_king_not_marked_shows_as_a_man(self, ruleset: Ruleset) -> None:
        game, last = self.promoted_unmarked(ruleset)
        assert violations(game, 1) == (Violation.KING_NOT_MARKED,)
        assert (game.position[last], game.rightful[last]) == ("w", "W")
        assert (game.unmarked, unmarked_king(game, 1)) == ((last,), last)

    def test_an_unmarked_king_that_moves_is_judged_as_a_king_and_is_a_violation(self, ruleset: Ruleset) -> None:
        game, last = self.promoted_unmarked(ruleset)
        game = make(make(game, BLACK, "a5-b4"), WHITE, f"{last}-f6" if ruleset is LASCA else "h8-f6")
        assert violations(game, 2) == ()
        assert violations(game, 3) == (Violation.UNMARKED_KING_MOVED,)
        assert (game.position["f6"], game.rightful["f6"]) == ("w", "W")
        assert unmarked_king(game, 1) == unmarked_king(game, 3) == "f6"

    def test_moves_beside_an_unmarked_king_are_regular(self, ruleset: Ruleset) -> None:
        game, last = self.promoted_unmarked(ruleset)
        game = make(make(game, BLACK, "a5-b4"), WHITE, "a1-b2")
        assert [half_move.regular for half_move in game.half_moves] == [False, True, True]
        assert game.unmarked == (last,)


def test_the_opponents_tower_does_not_count_as_taken_when_the_hand_only_moved_it() -> None:
    game = make(begun(LASCA, "w: c3w e7bw"), WHITE, "e7-d6")
    assert write_position(game.position) == "b: c3w d6bw"


@pytest.mark.parametrize(
    ("reported", "found", "disagrees"),
    [
        (None, (Violation.WRONG_MOVE,), None),
        (Violation.WRONG_MOVE, (Violation.CAPTURE_DUE, Violation.WRONG_MOVE), None),
        (
            Violation.WRONG_MOVE,
            (Violation.CAPTURE_DUE,),
            "reported: wrong move; the board shows: moved though a capture",
        ),
        (Violation.TOOK_BACK, (), "reported: took the move back; the board shows nothing irregular"),
    ],
)
def test_disagreement_with_what_was_reported_is_told(
    reported: Violation | None, found: Kinds, disagrees: str | None
) -> None:
    told = disagreement(reported, found)
    if disagrees is None:
        assert told is None
    else:
        assert told is not None
        assert told.en.startswith(disagrees)


def test_what_was_touched_is_known_also_of_a_move_taken_back_before_another_is_made() -> None:
    game = make(begun(), WHITE, "c3-d4", and_press=False)
    assert touched_in(game, 1) == ("c3",)
    assert touched_in(done(acts.take_move_back(game, WHITE)), 1) == ("c3",)
