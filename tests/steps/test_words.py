"""Words and values, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD
from lasca_rules.errors import InputError
from lasca_rules.languages import ordinal_in_english as english
from lasca_rules.play.rulesets import BASHNI, RUSSIAN
from lasca_rules.sides import Side
from steps.grammar import CASES, Noun, adjective, declined, numeral, ordinal, ordinal_in_digits
from steps.words import EN, RU, WORDS, Manner, Named, choice

if TYPE_CHECKING:
    from lasca_rules.languages import Language

MINUTE = Noun(("minute", "minutes"), ("минута", "минуты", "минут"), "feminine", {"dative": ("минуте", "минутам")})


def read(kind: str, text: str, language: Language = EN) -> object:
    return WORDS[kind].read(text, language, None)


def write(kind: str, value: object, manner: Manner) -> str:
    return WORDS[kind].write(value, manner)


@pytest.mark.parametrize("text", ["белые", "белых", "белым", "белыми", "Белые"])
def test_a_side_is_read_in_every_case(text: str) -> None:
    assert read("Side", text, RU) is Side.WHITE


def test_a_side_is_written_in_every_case() -> None:
    assert [write("Side", Side.BLACK, Manner(RU, case)) for case in CASES] == [
        "чёрные", "чёрных", "чёрным", "чёрных", "чёрными", "чёрных",
    ]  # fmt: skip
    assert write("Side", Side.BLACK, Manner(EN)) == "Black"


def test_a_game_is_played_in_the_accusative() -> None:
    assert write("Ruleset", RUSSIAN, Manner(RU, "accusative")) == "русские шашки"
    assert read("Ruleset", "башнями", RU) is BASHNI


def test_a_colour_agrees_in_gender_and_case() -> None:
    assert write("Colour", Side.WHITE, Manner(RU, "feminine accusative")) == "белую"
    assert write("Colour", Side.BLACK, Manner(RU, "plural instrumental")) == "чёрными"


@pytest.mark.parametrize(
    ("text", "milliseconds"),
    [("0:40", 40_000), ("30:00", 1_800_000), ("1:02:03", 3_723_000), ("0:00.5", 500), ("90:00", 5_400_000)],
)
def test_a_time_is_exact(text: str, milliseconds: int) -> None:
    assert read("Time", text) == milliseconds


def test_a_time_stays_as_written_but_for_the_decimal_sign() -> None:
    assert write("Time", 5_400_000, Manner(RU, written="90:00")) == "90:00"
    assert write("Time", 500, Manner(RU, written="0:00.5")) == "0:00,5"
    assert write("Time", 500, Manner(EN, written="0:00,5")) == "0:00.5"
    assert write("Time", 40_000, Manner(EN)) == "0:40"


@pytest.mark.parametrize("text", ["0:60", "1:60:00"])
def test_a_time_of_sixty_seconds_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="is not a time"):
        read("Time", text)


@pytest.mark.parametrize(
    ("text", "language", "micrometres"),
    [
        ("34.9 cm", EN, 349_000),
        ("34,9 см", RU, 349_000),
        ("9 mm", EN, 9_000),
        ("0.001 mm", EN, 1),
        ("40cm", EN, 400_000),
    ],
)
def test_a_length_is_exact(text: str, language: Language, micrometres: int) -> None:
    assert read("Length", text, language) == micrometres


def test_a_length_is_written_in_its_own_unit() -> None:
    assert write("Length", 349_000, Manner(RU, written="34.9 cm")) == "34,9 см"
    assert write("Length", 9_500, Manner(EN, written="9,5 мм")) == "9.5 mm"
    assert write("Length", 9_500, Manner(EN)) == "9.5 mm"
    assert write("Length", 10_000, Manner(RU)) == "10 мм"


def test_a_length_finer_than_a_micrometre_is_refused() -> None:
    with pytest.raises(InputError, match="is not a length"):
        read("Length", "0.0001 mm")


def test_a_square_is_one_of_the_board() -> None:
    square = WORDS["Square"]
    assert square.read("h8", EN, DRAUGHTS_BOARD) == "h8"
    assert square.read("h8", EN, None) == "h8"
    for name in ("h8", "c4", "z9"):
        with pytest.raises(InputError, match="is not a dark square"):
            square.read(name, EN, LASCA_BOARD)


def test_a_number_stays_a_word_or_a_figure() -> None:
    assert read("Count", "seven") == read("Count", "7") == read("Count", "семью", RU) == 7
    assert write("Count", 7, Manner(RU, "genitive", "seven")) == "семи"
    assert write("Count", 2, Manner(RU, "feminine", "two")) == "две"
    assert write("Count", 7, Manner(RU, "genitive", "7")) == "7"
    assert write("Count", 2, Manner(EN, written="двух")) == "two"


def test_an_ordinal_agrees() -> None:
    assert read("Ordinal", "20th") == read("Ordinal", "20-м", RU) == 20
    assert read("Ordinal", "third") == read("Ordinal", "третьего", RU) == 3
    assert write("Ordinal", 20, Manner(RU, "prepositional", "20th")) == "20-м"
    assert write("Ordinal", 3, Manner(RU, "feminine accusative", "third")) == "третью"
    assert write("Ordinal", 2, Manner(RU, written="second")) == "второй"
    assert [english(number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 111)] == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "111th",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("number", "phrase"),
    [
        (1, "минута"),
        (2, "минуты"),
        (5, "минут"),
        (11, "минут"),
        (12, "минут"),
        (21, "минута"),
        (22, "минуты"),
        (0, "минут"),
    ],
)
def test_a_russian_noun_follows_its_number(number: int, phrase: str) -> None:
    assert MINUTE.in_russian(number) == phrase


def test_a_russian_noun_follows_its_number_in_other_cases() -> None:
    assert [MINUTE.in_russian(number, "dative") for number in (1, 2, 5, 21)] == [
        "минуте",
        "минутам",
        "минутам",
        "минуте",
    ]
    assert [MINUTE.in_english(number) for number in (0, 1, 2)] == ["minutes", "minute", "minutes"]


def test_adjectives_and_numerals_have_their_forms() -> None:
    assert adjective("бел")["neuter genitive"] == "белого"
    assert ordinal(6)["nominative"] == "шестой"
    assert ordinal(6)["feminine"] == "шестая"
    assert ordinal(3)["plural"] == "третьи"
    assert ordinal_in_digits(3)["feminine"] == "3-я"
    assert [numeral(number)["instrumental"] for number in (1, 2, 3, 8)] == ["одним", "двумя", "тремя", "восемью"]
    with pytest.raises(ValueError, match="one form or six"):
        declined("раз", "два")


def test_a_choice_has_the_forms_that_all_its_names_have() -> None:
    mixed = choice("Mixed", {1: Named("plain", "просто"), 2: Named("white", adjective("бел"))})
    assert mixed.forms == set(CASES)
    assert [mixed.write(value, Manner(RU, "genitive")) for value in (1, 2)] == ["просто", "белого"]
    assert mixed.read("белого", RU, None) == 2


def test_a_quoted_text_wears_the_quotation_marks_of_its_language() -> None:
    assert read("Text", '"a1"') == read("Text", "«a1»", RU) == "a1"
    assert write("Text", "a1", Manner(RU)) == "«a1»"


@pytest.mark.parametrize(("kind", "text"), [("Statement", "column:2.1-zz"), ("Reading", "kit"), ("Move", "c3-c4")])
def test_what_means_nothing_is_refused(kind: str, text: str) -> None:
    with pytest.raises(InputError):
        read(kind, text)
