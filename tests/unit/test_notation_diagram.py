"""A position as a text diagram and in words."""

import pytest

from lasca_rules.board.position import initial_position
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD
from lasca_rules.languages import Language
from lasca_rules.notation.diagram import summary, text_diagram
from lasca_rules.notation.position import read_position
from lasca_rules.notation.words import in_words, tower_in_words


def test_the_diagram_shows_the_board_its_labels_the_side_to_move_and_the_towers() -> None:
    position = read_position("b: c1Bww b2w d4WwwwwBbbbbbbbbb g7w", LASCA_BOARD)
    assert text_diagram(position).splitlines() == [
        "     a      b      c      d      e      f      g",
        "7    ·             ·             ·             w    7",
        "6           ·             ·             ·           6",
        "5    ·             ·             ·             ·    5",
        "4           ·           W5b10           ·           4",
        "3    ·             ·             ·             ·    3",
        "2           w             ·             ·           2",
        "1    ·            Bw2            ·             ·    1",
        "     a      b      c      d      e      f      g",
        "",
        "Black to move",
        "Towers, from the top down:",
        "  c1   3  Bww              black king over two white men",
        "  d4  15  WwwwwBbbbbbbbbb  white king, four white men over black king, nine black men",
    ]


def test_a_diagram_without_towers_lists_none_and_speaks_russian() -> None:
    lines = text_diagram(initial_position(DRAUGHTS_BOARD), language=Language.RUSSIAN).splitlines()
    assert lines[-1] == "Ход белых"
    assert lines[1] == "8           b             b             b             b    8"


@pytest.mark.parametrize(
    ("tower", "brief"),
    [("w", "w"), ("B", "B"), ("wb", "wb"), ("Bww", "Bw2"), ("www", "w3"), ("WwWbB", "W3b2"), ("wBB", "wb2")],
)
def test_a_tower_in_brief(tower: str, brief: str) -> None:
    assert summary(tower) == brief


@pytest.mark.parametrize(
    ("tower", "english", "russian"),
    [
        ("w", "white man", "белая простая"),
        ("B", "black king", "чёрная дамка"),
        ("Bww", "black king over two white men", "чёрная дамка над двумя белыми простыми"),
        ("wB", "white man over black king", "белая простая над чёрной дамкой"),
        ("wb", "white man over black man", "белая простая над чёрной простой"),
        ("bbbbw", "four black men over white man", "четыре чёрные простые над белой простой"),
        ("wwwwwbbbbb", "five white men over five black men", "пять белых простых над пятью чёрными простыми"),
        ("BBBBB", "five black kings", "пять чёрных дамок"),
        (
            "WWbBB",
            "two white kings over black man, two black kings",
            "две белые дамки над чёрной простой, двумя чёрными дамками",
        ),
        ("w" * 13, "13 white men", "13 белых простых"),
    ],
)
def test_a_tower_in_words(tower: str, english: str, russian: str) -> None:
    words = tower_in_words(tower)
    assert (words.en, words.ru) == (english, russian)


def test_a_position_in_words() -> None:
    words = in_words(read_position("b: a1w c1W e1W b2Bww d4wb f4b", LASCA_BOARD))
    assert words.en == (
        "Black to move. White: man a1; kings c1, e1; tower d4 (white man over black man). "
        "Black: man f4; tower b2 (black king over two white men)."
    )
    assert words.ru == (
        "Ход чёрных. Белые: простая a1; дамки c1, e1; башня d4 (белая простая над чёрной простой). "
        "Чёрные: простая f4; башня b2 (чёрная дамка над двумя белыми простыми)."
    )


def test_a_side_that_commands_nothing_in_words() -> None:
    words = in_words(read_position("w: a1w c1w", LASCA_BOARD))
    assert words.en == "White to move. White: men a1, c1. Black: nothing."
    assert words.ru == "Ход белых. Белые: простые a1, c1. Чёрные: ничего."
