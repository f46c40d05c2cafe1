"""The positions worth a scenario, and the settings that the games do not use by default."""

import pytest
from attrs import evolve

from lasca_rules.board.position import initial_position
from lasca_rules.notation.position import read_position, write_position
from lasca_rules.notation.record import read_record
from lasca_rules.play.moves import legal_moves, successors
from lasca_rules.play.result import NO_MOVE, Won, result
from lasca_rules.play.rulesets import (
    BASHNI,
    LASCA,
    MAN_THAT_CAPTURES_BACKWARD,
    RUSSIAN,
    PromotionInCapture,
    Ruleset,
    Taken,
)
from lasca_rules.sides import Side

AFTER_THE_MOVE = evolve(BASHNI, taken=Taken.UNDER_AFTER_THE_MOVE)
MAJORITY = evolve(LASCA, majority=True)
TWICE = evolve(LASCA, same_tower_twice=True)
CONTINUING = evolve(LASCA, promotion_in_capture=PromotionInCapture.CONTINUES)
BACKWARD = evolve(LASCA, man=MAN_THAT_CAPTURES_BACKWARD)


def after_each(position: str, ruleset: Ruleset) -> dict[str, str]:
    read = read_position(position, ruleset.board, towers=ruleset.towers)
    return {str(move): write_position(after) for move, after in successors(read, ruleset).items()}


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        pytest.param("b: c1Bw b2ww b4wB", {"c1xa3xc5": "w: b2w b4B c5Bwww"}, id="a capture that can go on goes on"),
        pytest.param("w: a1W b2bb", {"a1xc3": "b: b2b c3Wb"}, id="not back over the same tower"),
        pytest.param("w: e5w b6b d6b", {"e5xc7": "b: b6b c7Wb"}, id="promotion ends the capture"),
        pytest.param(
            "w: c1W b2b b4b d4b d2b",
            {"c1xa3xc5xe3xc1": "b: c1Wbbbb", "c1xe3xc5xa3xc1": "b: c1Wbbbb"},
            id="full circles to the square it left",
        ),
        pytest.param("b: b4b c3wb", {"b4xd2": "w: d2bw c3b"}, id="a prisoner is released"),
        pytest.param("b: a5b b4wB", {"a5xc3": "w: c3bw b4B"}, id="a released king is a king"),
        pytest.param("w: a1w b2Bw", {"a1xc3": "b: b2w c3wB"}, id="a taken king stays a king"),
        pytest.param("w: a1W b2b c3b", {}, id="neither move nor capture"),
        pytest.param("w: f6w", {"f6-e7": "b: e7W", "f6-g7": "b: g7W"}, id="a quiet move promotes"),
        pytest.param("w: f6wbb", {"f6-e7": "b: e7Wbb", "f6-g7": "b: g7Wbb"}, id="only the commander is promoted"),
        pytest.param("w: c3w b4b d2b", {"c3xa5": "b: d2b a5wb"}, id="a man captures forward only"),
        pytest.param("b: d4b", {"d4-c3": "w: c3b", "d4-e3": "w: e3b"}, id="Black's forward is down the board"),
    ],
)
def test_lasca(position: str, moves: dict[str, str]) -> None:
    expected = {move: write_position(read_position(after, LASCA.board)) for move, after in moves.items()}
    assert after_each(position, LASCA) == expected


@pytest.mark.parametrize(
    ("ruleset", "position", "moves"),
    [
        pytest.param(TWICE, "w: a1W b2bb", {"a1xc3xa1": "b: a1Wbb"}, id="back over the same tower"),
        pytest.param(CONTINUING, "w: e5w b6b d6b", {"e5xc7xa5": "b: a5Wbb"}, id="on as a king"),
        pytest.param(MAJORITY, "w: a1w b2b g3w d4b f4b", {"a1xc3xe5": "b: g3w f4b e5wbb"}, id="the most is taken"),
        pytest.param(BACKWARD, "w: c3w d2b", {"c3xe1": "b: e1wb"}, id="a man captures backward"),
    ],
)
def test_disputed_points_of_lasca(ruleset: Ruleset, position: str, moves: dict[str, str]) -> None:
    assert after_each(position, ruleset) == moves


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        pytest.param("w: a1W b2b", {"a1xc3", "a1xd4", "a1xe5", "a1xf6", "a1xg7", "a1xh8"}, id="any free square beyond"),
        pytest.param("w: a1W c3b f6b", {"a1xd4xg7", "a1xd4xh8", "a1xe5xg7", "a1xe5xh8"}, id="two on one diagonal"),
        pytest.param("w: a1W c3b e7b", {"a1xf6xd8"}, id="only where the capture goes on"),
        pytest.param("w: a1W c3b d4b", {"a1-b2"}, id="not over two at once"),
        pytest.param("w: a1W d4w h8b", {"a1-b2", "a1-c3", "d4-c5", "d4-e5"}, id="its own tower stops it"),
        pytest.param("w: c3w b2b d2b d4b", {"c3xa1", "c3xe1", "c3xe5"}, id="men capture in all four directions"),
    ],
)
@pytest.mark.parametrize("ruleset", [BASHNI, RUSSIAN], ids=lambda ruleset: ruleset.id)
def test_kings_fly(ruleset: Ruleset, position: str, moves: set[str]) -> None:
    assert set(after_each(position, ruleset)) == moves


@pytest.mark.parametrize(
    ("ruleset", "position", "moves"),
    [
        pytest.param(BASHNI, "w: f6w b6b e7b", {"f6xd8xa5": "b: a5Wbb"}, id="on as a king"),
        pytest.param(RUSSIAN, "w: f6w b6b e7b", {"f6xd8xa5": "b: a5W"}, id="on as a king, taken pieces off"),
        pytest.param(
            BASHNI, "b: d4Bw c3wB", {"d4xb2": "w: b2Bww c3B", "d4xa1": "w: a1Bww c3B"}, id="a king is released"
        ),
        pytest.param(
            BASHNI,
            "w: g5b f6W e7bw",
            {"f6xd8": "b: g5b e7w d8Wb", "f6xh4xd8": "b: e7w d8Wbb"},
            id="back over a square that the capture emptied",
        ),
        pytest.param(
            evolve(BASHNI, same_tower_twice=True),
            "w: g1W f2bb b6w",
            {"g1xe3xg1": "b: g1Wbb b6w", "g1xd4xg1": "b: g1Wbb b6w", "g1xc5xg1": "b: g1Wbb b6w"},
            id="same tower twice",
        ),
        pytest.param(
            AFTER_THE_MOVE,
            "w: g5b f6W e7bw",
            {"f6xd8": "b: g5b e7w d8Wb", "f6xh4": "b: h4Wb e7bw"},
            id="not back over a tower that stands until the move is over",
        ),
        pytest.param(
            AFTER_THE_MOVE,
            "w: c1W d2b f2b b6Bw d8b",
            {"c1xe3xg1": "b: g1Wbb b6Bw d8b", "c1xe3xa7": "b: f2b b6w a7WbB d8b"},
            id="taken in the order in which they were jumped",
        ),
    ],
)
def test_captures_on_the_board_of_bashni(ruleset: Ruleset, position: str, moves: dict[str, str]) -> None:
    expected = {
        move: write_position(read_position(after, ruleset.board, towers=ruleset.towers))
        for move, after in moves.items()
    }
    assert after_each(position, ruleset) == expected


def test_the_order_is_that_of_the_squares_named() -> None:
    position = read_position("w: a1w c1w b2b d2b d4b", LASCA.board)
    assert [str(move) for move in legal_moves(position, LASCA)] == ["a1xc3xe5", "c1xa3", "c1xe3xc5"]


def test_a_game_of_1911() -> None:
    record = """c3-d4 e5xc3 b2xd4 f6-e5 d4xf6 g7xe5 e3-d4 c5xe3 f2xd4 b6-c5 d4xb6 a7xc5 e3-f4 g5xe3 d2xf4 a5-b4 c3xa5
        c5-d4 e3xc5xa7 e5xc3 a7xc5 d6xb4 g1-f2 c5-d4 a3xc5 f6-g5 b4xd2 d4xb2 c1xa3 g5xe3xc1 g3xe5 c7-d6 e5xc7 e7-f6
        c7-d6 f6-g5 f2-e3 g5-f4 e3xg5"""
    position = initial_position(LASCA.board)
    for move in read_record(record, LASCA.board):
        position = successors(position, LASCA)[move]
    assert result(position, LASCA) == Won(Side.WHITE, NO_MOVE)


def test_a_choice_in_the_opening() -> None:
    position = initial_position(LASCA.board)
    for move in read_record("c3-b4 a5xc3 d2xb4 e5-d4 c3xe5", LASCA.board):
        position = successors(position, LASCA)[move]
    assert {str(move) for move in legal_moves(position, LASCA)} == {"d6xf4xd2", "f6xd4"}


def test_the_same_tower_twice_needs_towers_taken_from_at_once() -> None:
    with pytest.raises(ValueError, match="a jumped tower blocks"):
        evolve(RUSSIAN, same_tower_twice=True)
