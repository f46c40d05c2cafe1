"""Advice about sentences that nobody knows: whatever is mistyped, the sentence that was meant is named first."""

import random
import re

import pytest

from lasca_rules.languages import Language
from lasca_rules.plain_text import CYRILLIC_FOR, LATIN_FOR
from steps.advice import advise
from steps.phrasebook import PHRASEBOOK
from steps.sentence import Sentence
from tests.steps.phrases import said

EN, RU = Language.ENGLISH, Language.RUSSIAN
MISTYPED = 400
"""How many sentences are mistyped for each kind of mistake."""
WORD = re.compile(r"[^\W\d_]{4,}")
"""A word that is long enough to be known when a letter of it is wrong."""


def swapped(rng: random.Random, text: str, at: int) -> str:
    del rng
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def dropped(rng: random.Random, text: str, at: int) -> str:
    del rng
    return text[:at] + text[at + 1 :]


def doubled(rng: random.Random, text: str, at: int) -> str:
    del rng
    return text[:at] + text[at] + text[at:]


def other_letter(rng: random.Random, text: str, at: int) -> str:
    letters = "абвгдежзийклмнопрстуфхцчшщыьэюя" if re.match("[а-яё]", text[at]) else "abcdefghijklmnopqrstuvwxyz"
    return text[:at] + rng.choice(letters) + text[at + 1 :]


def first_named(advice: str) -> list[str]:
    """Return where the sentences that an advice names are defined; some begin alike."""
    return re.findall(r"\((steps/sentences/\w+\.py:\d+)\)", advice)


@pytest.mark.parametrize("mistake", [swapped, dropped, doubled, other_letter])
def test_a_mistyped_sentence_is_answered_with_the_one_that_was_meant(mistake: object) -> None:
    assert callable(mistake)
    rng = random.Random(8)  # noqa: S311 -- no secret
    tried, missed = 0, list[str]()
    worded = [(said_so, sentence) for said_so, sentence in said().items() if WORD.search(said_so[2])]
    for (keyword, language, text), sentence in rng.sample(worded, k=MISTYPED):
        word = rng.choice(list(WORD.finditer(text)))
        mistyped = mistake(rng, text, word.start() + rng.randrange(len(word[0]) - 1))
        if not PHRASEBOOK.find(keyword, language, mistyped):
            tried += 1
            if sentence.where not in first_named(advise(keyword, language, mistyped).text):
                missed.append(mistyped)
    assert tried > MISTYPED * 0.9
    # A few begin alike, and differ only in what kind of value comes last.
    assert len(missed) <= tried * 0.01, missed


def with_yo() -> list[tuple[str, Sentence]]:
    return [(text, sentence) for (_, language, text), sentence in said().items() if language is RU and "ё" in text]


def test_a_sentence_without_its_yo_is_answered_with_the_one_that_was_meant() -> None:
    tried = 0
    for text, sentence in with_yo()[::5]:
        mistyped = text.replace("ё", "е")
        if not PHRASEBOOK.find(sentence.keyword, RU, mistyped):
            assert sentence.where in first_named(advise(sentence.keyword, RU, mistyped).text), mistyped
            tried += 1
    assert tried > 90


@pytest.mark.parametrize(
    ("keyword", "language", "text", "told"),
    [
        ("when", EN, "Black plyas b4xd2", "nearest: “<Side> plays <Move>” (steps/sentences/playing.py:"),
        ("when", RU, "черные ходят c3-d4", "“черные” is nearly “чёрные”"),
        ("when", EN, "the refree finds that the board was placed wrongly", "“the refree finds” is nearly “the referee"),
        ("then", EN, "the game is drwan", "nearest: “the game is drawn”"),
        ("when", EN, "nonsense of all kinds", "no sentence is like it; pytest --sentences lists them all"),
        ("when", EN, "x" * 100_000, "no sentence is like it"),
    ],
)
def test_what_is_told(keyword: str, language: Language, text: str, told: str) -> None:
    said()
    assert keyword in {"when", "then"}
    advice = advise("when" if keyword == "when" else "then", language, text).text
    assert told in advice
    assert "HowItEnds" not in advice


@pytest.mark.parametrize("language", list(Language))
def test_a_word_in_the_other_alphabet_is_named_with_its_place(language: Language) -> None:
    alike = LATIN_FOR if language is RU else CYRILLIC_FOR
    tried = 0
    for keyword, spoken_in, text in said():
        words = [word for word in re.finditer(r"(?<!\S)[^\W\d_]+(?!\S)", text) if set(word[0]) <= set(alike)]
        if spoken_in is language and words:
            word = words[-1]
            mistyped = text[: word.start()] + "".join(alike[letter] for letter in word[0]) + text[word.end() :]
            advice = advise(keyword, language, mistyped)
            letter, right = mistyped[word.start()], text[word.start()]
            if not PHRASEBOOK.find(keyword, language, mistyped):
                assert advice.place == word.start(), mistyped
                assert f"(U+{ord(letter):04X}); write the " in advice.text
                assert advice.text.endswith(f"{right} (U+{ord(right):04X})")
                tried += 1
    assert tried > {EN: 0, RU: 100}[language]
