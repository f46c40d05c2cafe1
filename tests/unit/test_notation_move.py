"""Moves as text: the forms accepted, and where a refusal points."""

import pytest

from lasca_rules.board.move import Move
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD
from lasca_rules.errors import NotationError
from lasca_rules.notation.move import read_move


@pytest.mark.parametrize("text", ["c3-d4", " c3-d4\n", "C3-D4", "c3–d4", "c3—d4", "c3−d4", "9-13", "c3-d4*"])
def test_a_quiet_move(text: str) -> None:
    assert read_move(text, LASCA_BOARD) == Move(("c3", "d4"), capture=False)


@pytest.mark.parametrize("text", ["a1xc3xe5", "a1:c3:e5", "a1×c3×e5", "a1хc3хe5", "A1XC3XE5", "1x9x17", "a1:c3xe5*"])
def test_a_capture_names_every_square_it_lands_on(text: str) -> None:
    assert read_move(text, LASCA_BOARD) == Move(("a1", "c3", "e5"), capture=True)


def test_a_number_is_that_of_the_board_played_on() -> None:
    assert str(read_move("11-14", LASCA_BOARD)) == "g3-f4"
    assert str(read_move("11-14", DRAUGHTS_BOARD)) == "e3-d4"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "move: the text is empty"),
        ("*", "move, character 1: two squares"),
        ("c3", 'move, character 1: "c3": two squares with - or x between them'),
        ("c3d4", 'move, character 1: "c3d4": two squares with - or x between them'),
        ("c3-", 'move, character 1: "c3-": a square is expected on each side'),
        ("-d4", 'move, character 1: "-d4": a square is expected on each side'),
        ("c3--d4", 'move, character 1: "c3--d4": a square is expected on each side'),
        ("c3-d4xf6", 'move, character 1: "c3-d4xf6": a move is either quiet (-) or a capture (x)'),
        ("c3-d4-e5", 'move, character 1: "c3-d4-e5": a move that captures nothing names two squares'),
        ("c3-14", 'move, character 1: "c3-14": squares either by name or by number'),
        ("9-d4", 'move, character 1: "9-d4": squares either by name or by number'),
        ("c5-b5", 'move, character 4: "b5": b5 is a light square'),
        ("g7xh8", 'move, character 4: "h8": off the board'),
        ("0-1", 'move, character 1: "0": the dark squares are numbered 1 to 25'),
        ("25-26", 'move, character 4: "26": the dark squares are numbered 1 to 25'),
        ("с3-d4", 'move, character 1: "с": this is a Cyrillic letter; write the Latin c'),
        ("c3-d4**", 'move, character 4: "d4*": not a square'),
        ("c3 - d4", 'move, character 1: "c3": one move without spaces'),
        ("c3-d4 e5xc3", 'move, character 1: "c3-d4": one move without spaces'),
        ("<i>-d4", 'move, character 1: "U+003CiU+003E": not a square'),
    ],
)
def test_a_refusal_names_the_place_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read_move(text, LASCA_BOARD)
    assert str(refusal.value).startswith(message)


def test_a_message_stays_short_whatever_the_text() -> None:
    with pytest.raises(NotationError) as refusal:
        read_move("9" * 1_000_000 + "-1", LASCA_BOARD)
    assert str(refusal.value) == "move: 1000002 characters; no more than 100 can be meant"
