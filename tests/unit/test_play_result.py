"""When a game is over, and how."""

from attrs import evolve

from lasca_rules.board.position import initial_position
from lasca_rules.notation.position import read_position
from lasca_rules.play.result import NO_MOVE, NO_TOWER, THREEFOLD, Drawn, Ongoing, Won, result
from lasca_rules.play.rulesets import LASCA, RUSSIAN, Draws
from lasca_rules.sides import Side

START = initial_position(LASCA.board)
WITH_DRAWS = evolve(LASCA, draws=Draws(threefold=True, agreement=True))


def test_a_game_goes_on_while_the_side_to_move_can_move() -> None:
    assert result(START, LASCA) == Ongoing()


def test_a_side_that_cannot_move_has_lost() -> None:
    assert result(read_position("w: a1W b2b c3b", LASCA.board), LASCA) == Won(Side.BLACK, NO_MOVE)


def test_a_side_that_commands_no_tower_has_lost() -> None:
    assert result(read_position("b: a1Wbb c3wb", LASCA.board), LASCA) == Won(Side.WHITE, NO_TOWER)
    assert result(read_position("w: b2b", RUSSIAN.board, towers=False), RUSSIAN) == Won(Side.BLACK, NO_TOWER)


def test_no_draws_unless_the_ruleset_knows_them() -> None:
    assert result(START, LASCA, [START] * 5) == Ongoing()


def test_the_third_occurrence_draws() -> None:
    other = read_position("b: a1w g7b", LASCA.board)
    assert result(START, WITH_DRAWS, [START, other]) == Ongoing()
    assert result(START, WITH_DRAWS, [START, other, START]) == Drawn(THREEFOLD)


def test_the_same_towers_with_the_other_side_to_move_are_another_position() -> None:
    assert result(START, WITH_DRAWS, [evolve(START, side=Side.BLACK)] * 2) == Ongoing()


def test_a_lost_game_is_not_drawn_any_more() -> None:
    lost = read_position("w: a1W b2b c3b", LASCA.board)
    assert result(lost, WITH_DRAWS, [lost, lost]) == Won(Side.BLACK, NO_MOVE)
