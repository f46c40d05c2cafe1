import pytest

from lasca_rules.board.move import Move
from lasca_rules.notation.move import read_move
from lasca_rules.notation.position import write_position
from lasca_rules.play.by_hand import can_be_made, carried_out, ends_in_promotion, mark, unmark
from lasca_rules.play.legality import Legal, judge
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.rulesets import BASHNI, LASCA, RUSSIAN, Ruleset
from lasca_rules.sides import Side
from tests.irregular_games import board

WHITE, BLACK = Side


@pytest.mark.parametrize(
    ("ruleset", "position", "move", "after"),
    [
        (LASCA, "w: d4w g7b", "d4-c3", "b: c3w g7b"),
        (LASCA, "w: a1w c5bw g7b", "a1-c5", None),
        (LASCA, "w: c3w g7b", "c3-f6", "b: f6w g7b"),
        (LASCA, "w: e7w a1b", "e7-d6", "b: a1b d6w"),
        (LASCA, "w: d4w c3bbw g7b", "d4xb2", "b: b2wb c3bw g7b"),
        (LASCA, "w: a1w b2w g7b", "a1xc3", "b: c3ww g7b"),
        (LASCA, "w: a1w g7b", "a1xc3", "b: c3w g7b"),
        (LASCA, "w: e5w f6b b6b", "e5xg7xe5", "b: e5Wb b6b"),
        (BASHNI, "w: e7w d6b a7b", "e7-d8", "b: d6b a7b d8W"),
        (RUSSIAN, "w: c3w d4b f6b a7b", "c3xe5xg7", "b: a7b g7w"),
        (RUSSIAN, "w: a1W b2b c3b h8b", "a1xd4", "b: d4W h8b"),
    ],
)
def test_what_a_hand_leaves_on_the_board(ruleset: Ruleset, position: str, move: str, after: str | None) -> None:
    before, made = board(ruleset, position), read_move(move, ruleset.board)
    assert can_be_made(before, made) == (after is not None)
    if after is not None:
        assert write_position(carried_out(before, WHITE, made, ruleset)) == after


@pytest.mark.parametrize("ruleset", [LASCA, BASHNI, RUSSIAN], ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize(
    "position",
    ["w: c3w e3w d4b f6b c7b", "b: c3w e3w d4b f6b c7b", "w: c1W b2b b4b d4b d2b", "w: e5w f6b c5b", "w: b6w a1w e7b"],
)
def test_a_hand_that_keeps_the_rules_leaves_what_the_rules_do(ruleset: Ruleset, position: str) -> None:
    before = board(ruleset, position)
    for move in legal_moves(before, ruleset):
        judgement = judge(before, move, ruleset)
        assert isinstance(judgement, Legal)
        assert carried_out(before, before.side, move, ruleset) == judgement.after, move


def test_hands_need_dark_squares_a_tower_and_room() -> None:
    position = board(LASCA, "w: a1w b2w")
    assert can_be_made(position, Move(("a1", "c3"), capture=False))
    assert can_be_made(position, Move(("a1", "c3", "a1"), capture=True))
    for path in (("a1", "b2"), ("c3", "d4"), ("a1", "a2"), ("a1", "h8")):
        assert not can_be_made(position, Move(path, capture=False)), path


@pytest.mark.parametrize(
    ("tower", "square", "promoted"),
    [
        ("w", "g7", True),
        ("w", "g1", False),
        ("b", "g1", True),
        ("b", "g7", False),
        ("W", "g7", False),
        ("bW", "a1", True),
    ],
)
def test_a_man_becomes_a_king_on_its_own_last_row(tower: str, square: str, promoted: bool) -> None:  # noqa: FBT001 -- the case's answer
    assert ends_in_promotion(tower, square, LASCA.board) is promoted


def test_marking_changes_the_commander_only() -> None:
    position = board(LASCA, "b: g7wbb a1w")
    assert write_position(mark(position, "g7")) == "b: a1w g7Wbb"
    assert unmark(mark(position, "g7"), "g7") == position
