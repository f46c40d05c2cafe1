"""Positions as text: what is read, what is written, and where a refusal points."""

import pytest

from lasca_rules.board.position import initial_position, place
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD, Board
from lasca_rules.errors import NotationError
from lasca_rules.notation.position import read_position, write_position
from lasca_rules.sides import Side

LASCA_START = (
    "w: a1w c1w e1w g1w b2w d2w f2w a3w c3w e3w g3w a5b c5b e5b g5b b6b d6b f6b a7b c7b e7b g7b"  # 4 and 5 are empty
)


def test_the_set_up_at_the_start_is_written_in_the_order_of_the_board() -> None:
    assert write_position(initial_position(LASCA_BOARD)) == LASCA_START


def test_a_position_is_read_with_its_towers_top_first() -> None:
    read = read_position("w: a1w c1Bww d4bW", LASCA_BOARD)
    assert read == place(LASCA_BOARD, Side.WHITE, {"a1": "w", "c1": "Bww", "d4": "bW"})
    assert read["b2"] == ""


@pytest.mark.parametrize(
    "text",
    ["b: a1w c1Bww", "  b:a1w   c1Bww\n", "B: A1w C1Bww", "b : c1Bww\ta1w", "b:\n c1Bww\n a1w"],
)
def test_spaces_capital_squares_and_another_order_read_as_the_same_position(text: str) -> None:
    assert write_position(read_position(text, LASCA_BOARD)) == "b: a1w c1Bww"


def test_a_board_with_nothing_on_it_is_a_position() -> None:
    assert write_position(read_position("w:", LASCA_BOARD)) == "w:"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "position: the text is empty; expected"),
        (" \n", "position: the text is empty; expected"),
        ("w", "position, character 2: a colon is expected"),
        ("w a1w", "position, character 2: a colon is expected"),
        ("a1w c1b", 'position, character 1: "a1w": the side to move'),
        ("white: a1w", 'position, character 1: "white:": the side to move'),
        (": a1w", 'position, character 1: ":": the side to move'),
        ("x: a1w", 'position, character 1: "x:": the side to move'),
        ("w: a1w b5b", 'position, character 8: "b5": b5 is a light square; play is on the dark squares only'),
        ("w: a1w h8b", 'position, character 8: "h8": off the board, which runs from a1 to g7'),
        ("w: a0w", 'position, character 4: "a0": off the board'),
        ("w: c10w", 'position, character 4: "c10": off the board'),
        ("w: 12w", 'position, character 4: "12w": not a square'),
        ("w: a1w,c1b", 'position, character 7: ",": no such piece'),
        ("w: a1w a1b", 'position, character 8: "a1": a second tower'),
        ("w: a1w c1", "position, character 10: no pieces after the square"),
        ("w: a1 w", "position, character 6: no pieces after the square"),
        ("w: a1q", 'position, character 6: "q": no such piece'),
        ("w: a1wbw", 'position, character 6: "wbw": 3 runs of colour'),
        ("w: a1WbWB", 'position, character 6: "WbWB": 4 runs of colour'),
        ("w: a1w\nc1bwb", 'position, line 2, character 3: "bwb": 3 runs'),
        ("w: а1w", 'position, character 4: "а": this is a Cyrillic letter; write the Latin a'),
        ("w: a1w с3b", 'position, character 8: "с": this is a Cyrillic letter; write the Latin c'),
        ("w: a1w a3В", 'position, character 10: "В": this is a Cyrillic letter; write the Latin B'),
        ("ч: a1w", 'position, character 1: "ч": this is a Cyrillic letter'),
        ("w: a²w", 'position, character 4: "aU+00B2w": not a square'),
    ],
)
def test_a_refusal_names_the_place_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read_position(text, LASCA_BOARD)
    assert str(refusal.value).startswith(message)


def test_a_refusal_speaks_russian_too() -> None:
    with pytest.raises(NotationError) as refusal:
        read_position("w: a1w b5b", LASCA_BOARD)
    assert refusal.value.text.ru == "позиция, знак 8: «b5»: b5 — белое поле; игра ведётся только на чёрных"


@pytest.mark.parametrize(("board", "most"), [(LASCA_BOARD, 11), (DRAUGHTS_BOARD, 12)])
@pytest.mark.parametrize("colour", ["w", "b"])
def test_a_side_has_no_more_pieces_than_at_the_start(board: Board, most: int, colour: str) -> None:
    full = f"w: a1{colour * (most - 1)} c1{colour}"
    assert max(read_position(full, board).pieces()) == most
    with pytest.raises(
        NotationError, match=rf"there are {most + 1} (white|black) pieces; a side has {most} at most"
    ) as refusal:
        read_position(full + f" e1{colour.upper()}", board)
    assert f"character {len(full) + 2}:" in str(refusal.value)


def test_prisoners_count_as_pieces_of_their_own_colour() -> None:
    with pytest.raises(NotationError, match="there are 12 white pieces"):
        read_position("w: a1wwwwwwwwwww c1bw", LASCA_BOARD)


def test_a_game_without_towers_has_one_piece_a_square() -> None:
    assert read_position("w: a1W h8b", DRAUGHTS_BOARD, towers=False)["h8"] == "b"
    with pytest.raises(NotationError, match='character 6: "wb": a tower, but in this game'):
        read_position("w: a1wb", DRAUGHTS_BOARD, towers=False)


@pytest.mark.parametrize("hostile", ["<b>", "\x1b[31m", "\u202e", "\x00", '"<', "&lt;", "\ud800", "'", "\\", "\u200b"])
@pytest.mark.parametrize("frame", ["{}", "w: {}", "w: a1{}", "{}: a1w", "w: a1w {}"])
def test_nothing_hostile_reaches_a_message(hostile: str, frame: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read_position(frame.format(hostile), LASCA_BOARD)
    for message in (refusal.value.text.en, refusal.value.text.ru):
        assert hostile not in message
        assert f"U+{ord(hostile[0]):04X}" in message


def test_a_message_stays_short_whatever_the_text() -> None:
    for text in ("q" * 10_000_000, "w: " + "q" * 900, "w: a1" + "w" * 900):
        with pytest.raises(NotationError) as refusal:
            read_position(text, LASCA_BOARD)
        assert len(str(refusal.value)) < 160
        assert "\n" not in str(refusal.value)
