"""What becomes of an irregular move under 5.4.13 once the opponent has decided: taken back, put right, let stand."""

import pytest

from lasca_rules.play import acts
from lasca_rules.play.game import Game
from lasca_rules.play.result import Won
from lasca_rules.play.rulesets import LASCA
from lasca_rules.refereeing import arbiter
from lasca_rules.refereeing.incidents import IrregularMove, Wish
from lasca_rules.refereeing.verdicts import (
    GoesOn,
    MarkKing,
    MoveStands,
    TakeBack,
    TakenPutRight,
    Verdict,
)
from lasca_rules.sides import Side
from tests.irregular_games import begun, done, make

WHITE, BLACK = Side


def ruled(game: Game, incident: IrregularMove) -> tuple[object, Game]:
    ruling = arbiter.rule(game, incident)
    return ruling.verdict, arbiter.apply(game, ruling)


def decided(game: Game, wish: Wish) -> tuple[object, Game]:
    return ruled(game, IrregularMove(1, BLACK, wish=wish))


def test_a_wrong_capture_of_the_last_tower_ends_the_game_only_when_it_is_let_stand() -> None:
    game = make(begun(LASCA, "w: d4w c3b"), WHITE, "d4xb2")
    assert not acts.is_over(game)
    verdict, after = decided(game, Wish.LET_STAND)
    assert verdict == MoveStands(1)
    assert isinstance(acts.outcome(after), Won)
    assert not acts.is_over(decided(game, Wish.CORRECT)[1])


def test_a_promotion_that_leaves_no_move_ends_the_game_once_the_king_is_marked() -> None:
    game = make(begun(LASCA, "w: e5w d6b"), WHITE, "e5xc7", king_marked=False)
    assert not acts.is_over(game)
    verdict, after = decided(game, Wish.CORRECT)
    assert verdict == MarkKing("c7")
    assert isinstance(acts.outcome(after), Won)


@pytest.mark.parametrize(
    ("instead", "let_stand"), [((), GoesOn()), (("c3-b4",), MoveStands(1))], ids=["nothing", "another move"]
)
def test_taking_back_is_let_pass_without_a_word_on_a_move_that_is_not_there(
    instead: tuple[str, ...], let_stand: Verdict
) -> None:
    game = done(acts.take_move_back(make(begun(LASCA, "w: c3w e7b"), WHITE, "c3-d4", and_press=False), WHITE))
    for move in instead:
        game = make(game, WHITE, move)
    verdict, after = decided(game, Wish.LET_STAND)
    assert verdict == let_stand
    assert [each.move for each in after.half_moves] == [each.move for each in game.half_moves]


@pytest.mark.parametrize("move", ["e5-f4", "c3-b4"])
def test_whatever_black_moves_first_is_taken_back_and_it_is_whites_move(move: str) -> None:
    game = make(begun(LASCA), BLACK, move, and_press=False)
    verdict, after = ruled(game, IrregularMove(1, WHITE, wish=Wish.CORRECT))
    assert verdict == TakeBack(1, BLACK)
    assert (after.position, after.clock.running) == (game.set_up.right, WHITE)


def test_pieces_taken_in_the_wrong_order_are_put_right_and_the_capture_stands() -> None:
    game = make(begun(LASCA, "w: a1w b2b d4B g7b"), WHITE, "a1xc3xe5", leaving="b: e5wBb g7b")
    verdict, after = decided(game, Wish.CORRECT)
    assert verdict == TakenPutRight(1, WHITE)
    assert after.position["e5"] == "wbB"
