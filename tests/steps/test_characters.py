"""Characters in features: read in one way whatever the editor, or refused with their place, and named."""

from __future__ import annotations

import random
import re
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from lasca_rules.plain_text import CYRILLIC_FOR, LATIN_FOR, composed, read_plain
from lasca_rules.reviews.scenarios import read_scenarios
from steps.characters import odd_characters
from tests.steps.phrases import FEATURES

if TYPE_CHECKING:
    from tests.steps.conftest import House

RUSSIAN = """# language: ru
Функция: 2.1 Доска

@column:2.1-b
Правило: 2.1-b В каждой стороне доски семь полей

Сценарий: 2.1-b У чёрных ещё есть время
  Black still has time
  Дано идёт партия в ласку, на часах у обоих 30:00
  Когда чёрные ходят c3-d4
  Тогда у чёрных остаётся 30:00
"""
FILES = sorted(FEATURES.rglob("*.feature"))
UNSEEN = ("\u200b", "\ufeff", "\u00ad", "\u202e", "\u2028", "\x00", "\x1b", "\x85", "\ue000")


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("a mark of the order of bytes", lambda text: "\ufeff" + text),
        ("decomposed letters", lambda text: unicodedata.normalize("NFD", text)),
        ("no-break spaces", lambda text: text.replace(" чёрн", "\u00a0чёрн").replace("в ласку", "в\u202fласку")),
        ("lines that end as on Windows", lambda text: text.replace("\n", "\r\n")),
    ],
)
def test_what_no_reader_can_see_makes_no_difference(house: House, name: str, made: object) -> None:
    assert name
    assert callable(made)
    house.feature(RUSSIAN)
    plain, [reviewed] = house.results(), read_scenarios(house.root / "features")
    (house.root / "features/column/2.1-board.feature").write_bytes(made(RUSSIAN).encode())
    assert house.results()["scenarios"] == plain["scenarios"]
    assert house.results()["features"] == plain["features"]
    assert list(read_scenarios(house.root / "features")) == [reviewed]


def test_marks_of_a_merge_are_told_wherever_they_stand(house: House) -> None:
    begun = "  Black still has time\n"
    left = "<<<<<<< HEAD\n  Black still has time\n||||||| before\n=======\n  Black has time\n>>>>>>> branch\n"
    house.feature(RUSSIAN.replace(begun, left))
    out = house.run("features").out
    for line, mark in ((8, "<<<<<<<"), (10, "|||||||"), (11, "======="), (13, ">>>>>>>")):
        assert f"2.1-board.feature:{line}:1: “{mark}”: a merge has left this mark; keep one of the two" in out
    assert "not Gherkin" not in out
    assert list(odd_characters("| a |\n|||||||\n=======\n")) == []


@pytest.mark.parametrize("unseen", UNSEEN, ids=ascii)
def test_a_character_without_a_shape_is_named_with_its_place(unseen: str) -> None:
    text = RUSSIAN.replace("ходят c3", f"ходят {unseen}c3")
    assert [(odd.line, odd.column) for odd in odd_characters(text)] == [(10, 22)]
    assert next(odd_characters(text)).text.startswith(f"U+{ord(unseen):04X}")
    assert unseen not in next(odd_characters(text)).text


def test_the_features_have_no_odd_characters() -> None:
    assert FILES
    for path in FILES:
        assert not list(odd_characters(read_plain(path))), path


def test_one_letter_of_the_other_alphabet_is_found_wherever_it_is_typed() -> None:
    rng = random.Random(8)  # noqa: S311 -- no secret
    alike = CYRILLIC_FOR | LATIN_FOR
    tried = 0
    for path in FILES:
        text = read_plain(path)
        places = [match.start() for match in re.finditer(r"(?<=[^\W\d_])[^\W\d_](?=[^\W\d_])", text)]
        for place in rng.sample([place for place in places if text[place] in alike], k=40):
            typed = text[:place] + alike[text[place]] + text[place + 1 :]
            before = text[:place]
            [odd] = odd_characters(typed)
            assert (odd.line, odd.column) == (before.count("\n") + 1, place - before.rfind("\n")), (path, place)
            assert f"(U+{ord(typed[place]):04X}); write the " in odd.text
            assert odd.text.endswith(f"{text[place]} (U+{ord(text[place]):04X})")
            tried += 1
    assert tried == 40 * len(FILES) > 1_000


def test_a_square_or_a_label_in_cyrillic_is_found() -> None:
    tried = 0
    for path in FILES:
        for number, line in enumerate(read_plain(path).split("\n"), start=1):
            for match in re.finditer(r"(?<![^\W_])[aceP](?=\d)", line):
                typed = line[: match.start()] + CYRILLIC_FOR[match[0]] + line[match.end() :]
                [odd] = odd_characters("\n" * (number - 1) + typed)
                assert (odd.line, odd.column) == (number, match.start() + 1), typed
                assert "squares and labels are in Latin" in odd.text
                tried += 1
    assert tried > 1_000


def test_the_sign_of_a_capture_may_be_typed_in_either_alphabet() -> None:
    assert list(odd_characters("Когда чёрные ходят a1хc3хe5")) == []


def test_a_letter_is_told_with_its_column_in_a_sentence_and_in_the_line_of_a_rule(house: House) -> None:
    house.feature(RUSSIAN.replace("Тогда у ч", "Тогда y ч").replace("2.1-b В", "2.1-b B"))
    out = house.run("features").out
    rule = "in the line of this Rule this is the Latin B (U+0042); write the Cyrillic В (U+0412)"
    assert f"2.1-board.feature:5:16: {rule}" in out
    assert (
        "2.1-board.feature:11:9: unknown sentence “then y чёрных остаётся 30:00”; this is the Latin y (U+0079);" in out
    )


def test_composed_text_reads_the_same() -> None:
    assert composed(unicodedata.normalize("NFD", RUSSIAN)) == RUSSIAN
    assert composed("до\u00a0пуска\u3000часов") == "до пуска часов"


def test_the_features_are_read_in_one_place() -> None:
    root = Path(__file__).parents[2]
    readers = [*root.glob("steps/*.py"), *root.glob("src/lasca_rules/reviews/*.py")]
    assert [path.name for path in readers if "utf-8-sig" in path.read_text(encoding="utf-8")] == []
