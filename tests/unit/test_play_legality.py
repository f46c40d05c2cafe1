"""What a referee says about a move: every reason, where, and under which statement."""

import pytest
from attrs import evolve

from lasca_rules.board.move import Move
from lasca_rules.board.position import initial_position
from lasca_rules.notation.move import read_move
from lasca_rules.notation.position import read_position, write_position
from lasca_rules.play.legality import Illegal, Legal, Objection, Reason, judge
from lasca_rules.play.moves import legal_moves, successors
from lasca_rules.play.rulesets import BASHNI, FORWARD, LASCA, RUSSIAN, Ruleset, Taken
from lasca_rules.sides import Side

MAJORITY = evolve(LASCA, majority=True)
AFTER_THE_MOVE = evolve(BASHNI, taken=Taken.UNDER_AFTER_THE_MOVE)
BEHIND = "a man does not capture backward, play:P4, e1"
START = "w: a1w c1w e1w g1w b2w d2w f2w a3w c3w e3w g3w a5b c5b e5b g5b b6b d6b f6b a7b c7b e7b g7b"


def said(position: str, move: str, ruleset: Ruleset = LASCA, side: Side | None = None) -> set[str]:
    """Return the objections to a move, each as its reason, statement and square."""
    read = read_position(position, ruleset.board, towers=ruleset.towers)
    return said_of(position, read_move(move, read.board), ruleset, side)


def said_of(position: str, move: Move, ruleset: Ruleset, side: Side | None = None) -> set[str]:
    judgement = judge(read_position(position, ruleset.board, towers=ruleset.towers), move, ruleset, side)
    assert isinstance(judgement, Illegal)
    return {f"{found.reason.value}, {found.rule}, {found.square}" for found in judgement.objections}


def test_a_legal_move_comes_with_the_position_after_it() -> None:
    position = initial_position(LASCA.board)
    for move, after in successors(position, LASCA).items():
        assert judge(position, move, LASCA) == Legal(move, after)
        assert judge(position, move, LASCA, Side.WHITE) == Legal(move, after)


@pytest.mark.parametrize(
    ("position", "move", "objections"),
    [
        (START, "d4-c5", {"empty square, play:P1, d4"}),
        (START, "c5-d4", {"not your tower, play:P1, c5"}),
        (START, "c3-e5", {"not a diagonal neighbour, play:P2, e5", "square occupied, play:P2, e5"}),
        (START, "c3-d2", {"a man does not go backward, play:P2, d2", "square occupied, play:P2, d2"}),
        (START, "b2-c3", {"square occupied, play:P2, c3"}),
        (START, "c3xe5", {"nothing to capture there, play:P4, e5", "square occupied, play:P4, e5"}),
        ("w: c3w", "c3-b2", {"a man does not go backward, play:P2, b2"}),
        ("w: c3w", "c3-c5", {"not a diagonal neighbour, play:P2, c5"}),
        ("w: c3w", "c3-e1", {"not a diagonal neighbour, play:P2, e1", "a man does not go backward, play:P2, e1"}),
        ("w: c3w", "c3xd4", {"nothing to capture there, play:P4, d4"}),
        ("w: c3W", "c3-e5", {"not a diagonal neighbour, play:P3, e5"}),
        ("w: c3W", "c3-c3", {"not a diagonal neighbour, play:P3, c3"}),
        ("w: c3W d4w", "c3-d4", {"square occupied, play:P3, d4"}),
        ("w: c3w d4b", "c3-b4", {"capture due, play:P6, c3"}),
        ("w: a1w c3w d4b", "a1-b2", {"capture due, play:P6, c3"}),
        (
            "w: a1w c3w d4b",
            "a1-c3",
            {
                "capture due, play:P6, c3",
                "not a diagonal neighbour, play:P2, c3",
                "square occupied, play:P2, c3",
            },
        ),
        ("w: c3w d4b", "c3xd4", {"not just beyond a neighbour, play:P4, d4", "square occupied, play:P4, d4"}),
        ("w: c3w d4b", "c3xf6", {"not just beyond a neighbour, play:P4, f6"}),
        ("w: c3w d4w", "c3xe5", {"own tower, play:P4, d4"}),
        ("w: c3w d4b e5b", "c3xe5", {"square occupied, play:P4, e5"}),
        ("w: c3w d2b", "c3xe1", {BEHIND}),
        ("w: c3w b2b", "c3xe1", {"nothing to capture there, play:P4, e1", BEHIND}),
        ("b: c1Bw b2ww b4wB", "c1xa3", {"capture not finished, play:P7, a3"}),
        ("w: a1W b2bb", "a1xc3xa1", {"same tower twice, play:P8, b2"}),
        ("w: a1W b2bw", "a1xc3xa1", {"same tower twice, play:P8, b2", "own tower, play:P4, b2"}),
        ("w: a1W b2b", "a1xc3xa1", {"nothing to capture there, play:P4, a1"}),
        ("w: e5w b6b d6b", "e5xc7xa5", {"promotion ends the move, play:P9, c7"}),
        (
            "w: a1W b2b c3b",
            "a1-b2",
            {"game over, play:P12, None", "square occupied, play:P3, b2"},
        ),
    ],
)  # fmt: skip
def test_what_is_said_in_lasca(position: str, move: str, objections: set[str]) -> None:
    assert said(position, move) == objections


@pytest.mark.parametrize("ruleset", [BASHNI, RUSSIAN], ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize(
    ("position", "move", "objections"),
    [
        ("w: a1W", "a1-c1", {"not on a diagonal, play:B3, c1"}),
        ("w: a1W", "a1-a1", {"not on a diagonal, play:B3, a1"}),
        ("w: a1W c3w", "a1-d4", {"way blocked, play:B3, c3"}),
        ("w: a1W c3w", "a1-c3", {"square occupied, play:B3, c3"}),
        ("w: a1W c3w", "a1xd4", {"own tower, play:B3, c3"}),
        ("w: a1W", "a1xd4", {"nothing to capture there, play:B3, d4"}),
        ("w: a1W c3b d4b", "a1xe5", {"way blocked, play:B3, d4"}),
        ("w: a1W c3b", "a1xc5", {"not on a diagonal, play:B3, c5"}),
        ("w: a1W c3b", "a1-b2", {"capture due, play:B4, a1"}),
        ("w: a1W c3b", "a1-d4", {"capture due, play:B4, a1", "way blocked, play:B3, c3"}),
        ("w: a1W c3b e7b", "a1xe5", {"landing ends the capture, play:P7, e5"}),
        ("w: a1W c3b e7b", "a1xf6", {"capture not finished, play:P7, f6"}),
        ("w: f6w b6b e7b", "f6xd8", {"capture not finished, play:P7, d8"}),
        ("w: c3w", "c3-b2", {"a man does not go backward, play:B2, b2"}),
        ("w: c3w", "c3xe1", {"nothing to capture there, play:B2, e1"}),
        ("w: c3w", "c3-e5", {"not a diagonal neighbour, play:B2, e5"}),
    ],
)
def test_what_is_said_on_the_board_of_bashni(ruleset: Ruleset, position: str, move: str, objections: set[str]) -> None:
    assert said(position, move, ruleset) == objections


def test_a_jumped_tower_that_still_stands_is_not_jumped_again() -> None:
    assert said("w: g5b f6W e7bw", "f6xh4xd8", AFTER_THE_MOVE) == {
        "same tower twice, play:P8, g5",
    }


def test_less_than_the_most_where_the_majority_rule_holds() -> None:
    assert said("w: a1w b2b g3w d4b f4b", "g3xe5", MAJORITY) == {"not the most, play:P6, a1"}


def test_a_move_out_of_turn() -> None:
    assert said(START, "c5-d4", side=Side.BLACK) == {"wrong side to move, play:P1, None"}
    assert said(START, "c3-d4", side=Side.BLACK) == {
        "wrong side to move, play:P1, None",
        "not your tower, play:P1, c3",
    }


@pytest.mark.parametrize(
    ("path", "objections"),
    [
        (("c3", "c4"), {"not a dark square, column:2.1-c, c4"}),
        (("c4", "d4"), {"not a dark square, column:2.1-c, c4"}),
        (("c3", "h8"), {"not on the board, column:2.1-a, h8"}),
        (("", "d4"), {"not on the board, column:2.1-a, "}),
        (("c3", "d4", "e5"), {"one step only, play:P2, e5"}),
    ],
)
def test_squares_that_the_notation_would_refuse(path: tuple[str, ...], objections: set[str]) -> None:
    assert said_of("w: c3w", Move(path, capture=False), LASCA) == objections


def test_objections_are_in_words() -> None:
    for reason in Reason:
        text = Objection(reason, "play:P1", "e5").text
        for words in (text.en, text.ru):
            assert words == words.strip(" .")
            assert "{" not in words
    about = Objection(Reason.SQUARE_OCCUPIED, "play:P2", "e5").text
    assert (about.en, about.ru) == ("e5 is occupied", "поле e5 занято")


def test_a_position_on_another_board_is_refused() -> None:
    with pytest.raises(ValueError, match="board of side 8, not 7"):
        judge(initial_position(LASCA.board), Move(("c3", "d4"), capture=False), BASHNI)


def test_a_move_is_objected_to_also_under_settings_that_no_game_has() -> None:
    to_the_left_only = evolve(LASCA, man=evolve(LASCA.man, steps=FORWARD[:1], jumps=FORWARD[:1]))
    position = read_position("w: c3w d4b g3w", LASCA.board)
    assert isinstance(judge(position, Move(("c3", "e5"), capture=True), LASCA), Legal)
    for move in (Move(("c3", "e5"), capture=True), Move(("c3", "d4"), capture=False)):
        judged = judge(position, move, to_the_left_only)
        assert isinstance(judged, Illegal)
        assert judged.objections
    assert [str(move) for move in legal_moves(position, to_the_left_only)] == ["c3-b4", "g3-f4"]


def test_a_decision_put_otherwise_in_the_generator_is_taken_by_the_moves_and_by_the_judgement() -> None:
    whole_tower = evolve(
        LASCA, adjust=lambda generator: evolve(generator, take=lambda taker, jumped: (taker + jumped, ""))
    )
    position = read_position("w: c3w d4bw", LASCA.board)
    judged = judge(position, Move(("c3", "e5"), capture=True), whole_tower)
    assert isinstance(judged, Legal)
    assert write_position(judged.after) == "b: e5wbw"
