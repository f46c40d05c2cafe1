"""Game records: the moves in them, what may stand between, and which half-move is refused."""

import pytest

from lasca_rules.board.squares import LASCA_BOARD
from lasca_rules.errors import NotationError
from lasca_rules.notation.record import WIDTH, read_record, write_record
from lasca_rules.sides import Side

LASKER_1911 = """
c3-d4 e5xc3 b2xd4 f6-e5 d4xf6 g7xe5 e3-d4 c5xe3 f2xd4 b6-c5 d4xb6 a7xc5 e3-f4 g5xe3 d2xf4 a5-b4 c3xa5 c5-d4
e3xc5xa7 e5xc3 a7xc5 d6xb4 g1-f2 c5-d4 a3xc5 f6-g5 b4xd2 d4xb2 c1xa3 g5xe3xc1 g3xe5 c7-d6 e5xc7 e7-f6 c7-d6
f6-g5 f2-e3 g5-f4 e3xg5
"""


def moves(text: str) -> list[str]:
    return [str(move) for move in read_record(text, LASCA_BOARD)]


def test_a_record_is_its_moves_in_order() -> None:
    assert moves(LASKER_1911) == LASKER_1911.split()
    assert len(moves(LASKER_1911)) == 39


@pytest.mark.parametrize(
    "text",
    [
        "c3-d4 e5xc3 b2xd4",
        "1. c3-d4 e5xc3 2. b2xd4",
        "1.c3-d4 e5xc3 2.b2xd4 1-0",
        "1) c3-d4 e5xc3 2) b2xd4 *",
        "1. c3-d4 1... e5xc3 2. b2xd4 1-1",
        "1. c3–d4! e5:c3?? 2. b2:d4 ½-½",
        "{from memory: a1xc3}c3-d4{\n{ }e5xc3 ; 1-0 b5-b5\nb2xd4 2-0",
        "9-13 17x9 5x13 0-2",
    ],
)
def test_numbers_comments_marks_and_results_are_not_moves(text: str) -> None:
    assert moves(text) == ["c3-d4", "e5xc3", "b2xd4"]


def test_a_record_without_moves_is_an_empty_game() -> None:
    assert moves("") == moves("{not played} *") == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("c3-d4 e5xc3 c5-b5", 'record, half-move 3, character 16: "b5": b5 is a light square'),
        ("1. c3-d4 e5xc3\n2. c5-b5", 'record, half-move 3, line 2, character 7: "b5": b5 is a light square'),
        ("c3-d4 1-0 e5xc3", 'record, half-move 2, character 11: "e5xc3": after the result 1-0'),
        ("c3-d4 1-0 0-1", 'record, half-move 2, character 11: "0-1": after the result 1-0'),
        ("c3-d4 {e5xc3", "record, character 7: "),
        ("c3-d4 } e5xc3", 'record, half-move 2, character 7: "U+007D": two squares'),
        ("c3-d4 !?", 'record, half-move 2, character 7: "!?": a move is expected'),
        ("c3-d4 12 e5xc3", 'record, half-move 2, character 7: "12": two squares'),
        ("c3-d4 " + "e5" * 200, 'record, half-move 2, character 7: "e5e5e5e5e5e5e5e5e5e5e5e5…": longer than any move'),
        ("[Event]", 'record, half-move 1, character 1: "U+005BEventU+005D": two squares'),
    ],
)
def test_a_refusal_names_the_half_move_and_the_place(text: str, message: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read_record(text, LASCA_BOARD)
    assert str(refusal.value).startswith(message)


def test_a_refusal_names_the_half_move_in_russian() -> None:
    with pytest.raises(NotationError) as refusal:
        read_record("c3-d4 e5xc3 c5-b5", LASCA_BOARD)
    assert refusal.value.text.ru.startswith("запись партии, полуход 3, знак 16: «b5»: b5 — белое поле")


def test_a_record_is_written_with_numbers_in_lines_that_never_part_a_number_from_its_move() -> None:
    game = read_record(LASKER_1911, LASCA_BOARD)
    lines = write_record(game).splitlines()
    assert lines[0].startswith("1. c3-d4 e5xc3 2. b2xd4 f6-e5")
    assert lines[-1].endswith("20. e3xg5")
    assert all(len(line) <= WIDTH and not line.endswith(".") for line in lines)
    assert read_record("\n".join(lines), LASCA_BOARD) == game


def test_a_record_that_begins_with_black() -> None:
    game = read_record("e5xc3 b2xd4", LASCA_BOARD)
    assert write_record(game, first=Side.BLACK) == "1... e5xc3 2. b2xd4"
    assert write_record((), first=Side.BLACK) == ""
