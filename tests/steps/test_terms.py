"""Lists of statements and of moves in sentences, in both languages."""

import pytest

from lasca_rules.board.move import Move
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD
from lasca_rules.errors import InputError
from lasca_rules.languages import Language
from lasca_rules.play.reasons import Reason
from lasca_rules.regulations import load
from steps.terms import MOVES, REASON, REASONS, SQUARES, STATEMENTS
from steps.words import EN, RU, Manner

LISTS = {EN: "2.1-a, P6 and 28.2.1-b", RU: "2.1-a, P6 и 28.2.1-b"}


def test_labels_are_shared_by_no_two_statements() -> None:
    labels = [statement.label for statement in load().statements]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", Language)
def test_statements_keep_the_order_in_which_they_stand(language: Language) -> None:
    value = STATEMENTS.read(LISTS[language], language, None)
    assert value == ("column:2.1-a", "play:P6", "nardy:28.2.1-b")
    assert [STATEMENTS.write(value, Manner(other, written=LISTS[language])) for other in (EN, RU)] == [*LISTS.values()]


@pytest.mark.parametrize("text", ["2.1-z", "2.1-a and P99"])
def test_an_unknown_statement_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        STATEMENTS.read(text, EN, None)


def test_moves_are_a_choice_in_no_order() -> None:
    value = MOVES.read("d6xf4xd2 или f6xd4", RU, LASCA_BOARD)
    assert value == {Move(("f6", "d4"), capture=True), Move(("d6", "f4", "d2"), capture=True)}
    assert MOVES.write(value, Manner(EN, written="d6xf4xd2 или f6xd4")) == "d6xf4xd2 or f6xd4"
    assert MOVES.write(value, Manner(RU)) == "d6xf4xd2 или f6xd4"


def test_one_move_is_written_without_a_conjunction() -> None:
    assert MOVES.write(MOVES.read("a1-h8", EN, DRAUGHTS_BOARD), Manner(RU, written="a1-h8")) == "a1-h8"


def test_squares_are_in_no_order() -> None:
    value = SQUARES.read("f4, c3 and d2", EN, LASCA_BOARD)
    assert value == SQUARES.read("c3, d2 и f4", RU, LASCA_BOARD) == {"c3", "d2", "f4"}
    assert SQUARES.write(value, Manner(RU, written="f4, c3 and d2")) == "f4, c3 и d2"
    assert SQUARES.write(value, Manner(EN)) == "c3, d2 and f4"


def test_several_reasons_stand_side_by_side() -> None:
    english = "it is the opponent's move; also the tower is the opponent's"
    value = REASONS.read(english, EN, None)
    assert isinstance(value, tuple)
    russian = REASONS.write(value, Manner(RU))
    assert russian.count("; ещё ") == len(value) - 1 == 1
    assert REASONS.read(russian, RU, None) == value
    assert REASONS.write(value, Manner(EN)) == english
    assert REASONS.read("it is the opponent's move", EN, None) == value[:1]


def test_every_reason_can_be_said() -> None:
    for reason in Reason:
        assert REASON.read(REASON.write(reason, Manner(EN)), EN, None) is reason
