"""The registry's English and Russian: spelling, quotes, look-alike letters, and the words of the glossary."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from lasca_rules.languages import Text
from lasca_rules.regulations import load

CYRILLIC = re.compile(r"[Ѐ-ӿ]")
LATIN_IN_RUSSIAN = re.compile(r"[A-Za-z][A-Za-z0-9]*")
MEANT_LATIN = re.compile(r"[a-h][1-8]|[PB]\d{1,2}|Ludii")
MISSING_YO = re.compile(
    r"\b(?:ее|нее|еще|мое|свое|чье|моем|своем|идет|придет|пойдет|ведет|дает|берет|берется|кладет|остается|начнет|"
    r"счет\w*|учет\w*|расчет\w*|черн\w+|темн\w+|трех\w*|четырех\w*|пошел|прошел|пришел|дошел|нашел|причем|вперед|"
    r"отменен|решен|возвращен|запрещен|разрешен|учтен|завершен|освобожден(?:[аоы]|н\w+)?|определенн\w+|повернут[аоы]?)\b",
    re.IGNORECASE,
)
NOT_OUR_WORD = {
    "en": re.compile(r"\b(?:partners?|stacks?|impossible move)\b", re.IGNORECASE),
    "ru": re.compile(r"\b(?:партн[её]р\w*|оппонент\w*|противник\w*|фишк\w+|тайм-банк\w*)\b", re.IGNORECASE),
}


def titles() -> Iterator[tuple[str, Text]]:
    registry = load()
    for regulation in registry.regulations:
        for clause in regulation.clauses:
            yield f"{regulation.id}:{clause.id}", clause.title
    yield from ((statement.id, statement.title) for statement in registry.statements)
    yield from ((reading.id, reading.title) for reading in registry.readings)


def sentences() -> Iterator[tuple[str, Text]]:
    registry = load()
    yield from ((statement.id, statement.text) for statement in registry.statements)
    for reading in registry.readings:
        yield from ((f"{reading.id} {name}", getattr(reading, name)) for name in ("gap", "why"))
        yield from ((f"{reading.id} {answer.id}", answer.text) for answer in reading.answers)


def everything() -> Iterator[tuple[str, Text]]:
    yield from titles()
    yield from sentences()
    for regulation in load().regulations:
        yield f"{regulation.id} name", regulation.name
        yield f"{regulation.id} source", regulation.source


def wrong_letters(text: Text) -> list[str]:
    latin = [word for word in LATIN_IN_RUSSIAN.findall(text.ru) if not MEANT_LATIN.fullmatch(word)]
    return latin + CYRILLIC.findall(text.en)


def wrong_quotes(text: Text) -> list[str]:
    faults = re.findall(r"[\"“”„‟'’]", text.ru) + re.findall(r"[\"«»’]", text.en)
    faults += ["« »"] * (Counter(text.ru)["«"] != Counter(text.ru)["»"])
    faults += ["“ ”"] * (Counter(text.en)["“"] != Counter(text.en)["”"])
    return faults


def wrong_spacing(text: Text) -> list[str]:
    return [fault for passage in (text.en, text.ru) for fault in re.findall(r" [-–] |  | [,.;:?!]|\n", passage)]


def test_no_letter_of_one_language_hides_in_the_other() -> None:
    assert {name: wrong_letters(text) for name, text in everything() if wrong_letters(text)} == {}


def test_russian_writes_yo_everywhere() -> None:
    assert {name: MISSING_YO.findall(text.ru) for name, text in everything() if MISSING_YO.search(text.ru)} == {}


def test_each_language_has_its_own_quotes_in_pairs() -> None:
    assert {name: wrong_quotes(text) for name, text in everything() if wrong_quotes(text)} == {}


def test_dashes_and_spaces_stand_as_they_should() -> None:
    assert {name: wrong_spacing(text) for name, text in everything() if wrong_spacing(text)} == {}


def test_the_words_are_those_of_the_glossary() -> None:
    found = [
        (name, match.group())
        for name, text in everything()
        for passage, words in ((text.en, NOT_OUR_WORD["en"]), (text.ru, NOT_OUR_WORD["ru"]))
        for match in words.finditer(passage)
    ]
    assert found == []


def test_only_nardy_has_checkers() -> None:
    others = [each for each in load().statements if each.regulation != "nardy"]
    assert [each.id for each in others if "checker" in f"{each.title.en} {each.text.en}"] == []


def test_a_statement_in_russian_calls_the_opponent_sopernik_and_the_player_igrok() -> None:
    wording = {each.id: f"{each.title.ru} {each.text.ru}" for each in load().statements}
    assert [name for name, text in wording.items() if re.search(r"спортсмен|участник", text, re.IGNORECASE)] == []


@pytest.mark.parametrize("regulation", ["column", "draughts", "nardy", "play"])
def test_no_two_statements_of_a_regulation_have_one_title(regulation: str) -> None:
    statements = load().regulation(regulation).statements
    for heads in ([each.title.en for each in statements], [each.title.ru for each in statements]):
        assert [title for title, count in Counter(heads).items() if count > 1] == []


def test_a_title_is_short_begins_with_a_capital_and_has_no_full_stop() -> None:
    def fault(title: str) -> bool:
        return len(title) > 100 or title.endswith((".", ":", ";")) or not title[0].isupper()

    assert [(name, text) for name, text in titles() if fault(text.en) or fault(text.ru)] == []


def test_a_restatement_is_whole_sentences() -> None:
    def fault(passage: str) -> bool:
        return not passage.endswith((".", ".»", "?")) or not (passage[0].isupper() or passage[0] in "«“")

    assert [(name, text) for name, text in sentences() if fault(text.en) or fault(text.ru)] == []


def test_a_restatement_says_more_than_its_title() -> None:
    same = [
        each.id
        for each in load().statements
        if each.text.en.rstrip(".") == each.title.en or each.text.ru.rstrip(".") == each.title.ru
    ]
    assert same == []


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (wrong_letters, Text("fine", "хорошо c одной латинской буквой")),
        (wrong_letters, Text("а Cyrillic letter", "хорошо")),
        (wrong_quotes, Text('a "straight" quote', "хорошо")),
        (wrong_quotes, Text("fine", "«не закрыта")),
        (wrong_quotes, Text("fine", "“не те”")),
        (wrong_spacing, Text("a - hyphen", "хорошо")),
        (lambda text: MISSING_YO.findall(text.ru), Text("fine", "Черные поля")),
        (lambda text: MISSING_YO.findall(text.ru), Text("fine", "за счет времени")),
        (lambda text: NOT_OUR_WORD["ru"].findall(text.ru), Text("fine", "часы партнёра")),
        (lambda text: NOT_OUR_WORD["en"].findall(text.en), Text("the partner's clock", "хорошо")),
    ],
)
def test_these_checks_see_a_fault_where_there_is_one(check, text: Text) -> None:  # type: ignore[no-untyped-def] # noqa: ANN001 -- six shapes of check
    assert check(text)
