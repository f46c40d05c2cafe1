"""The catalogue: every mistake in a feature is refused at collection, with its file and line, all in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.steps.conftest import House, Run

BOARD = "2.1-b Each side of the board is seven squares long"
GAME = "Given a game of Lasca with 30:00 on each clock"
GOOD = f"""
Scenario: 2.1-b White moves
  Белые ходят
  {GAME}
  Then White has 30:00 left
  When White plays c3-d4
"""
MISTAKES = {
    "two-of-one-name": (GOOD + GOOD, 12, "a scenario of this name is on line 6 already, so one would vanish"),
    "unknown-sentence": (
        GOOD + "  When White moves c3-d4",
        11,
        "unknown sentence “when White moves c3-d4”; nearest: “<Side> plays <Move>” (conftest.py:",
    ),
    "bare-placeholder": (
        GOOD + "  When White pplays c3-d4",
        11,
        "unknown sentence “when White pplays c3-d4”; nearest: “<Side> plays <Move>” (conftest.py:",
    ),
    "unknown-word": (
        GOOD + "  When Green plays c3-d4",
        11,
        "in “{side:Side} plays {move:Move}” (conftest.py:33) “Green” is not White / Black",
    ),
    "other-keyword": (GOOD + "  Then White plays c3-d4", 11, "it is a sentence after When, not after Then"),
    "other-language": (GOOD + "  When белые ходят c3-d4", 11, "it is Russian, and this feature is in English"),
    "ambiguous": (
        GOOD + "  Then it is ambiguous",
        11,
        "“it is ambiguous” is ambiguous: it is “it is {what:Finish}” (conftest.py:",
    ),
    "no-steps": ("Scenario: 2.1-b Nothing\n  Ничего\n" + GOOD, 5, "the scenario has no steps, so it would pass"),
    "no-then": (
        GOOD.replace("  Then White has 30:00 left\n", ""),
        6,
        "the scenario has no Then, so whatever the rules do it would pass",
    ),
    "unknown-statement": ("@column:2.1-z" + GOOD, 5, "no statement “column:2.1-z”; nearest: column:2.1-"),
    "unknown-reading": ("@reading:kit-bound" + GOOD, 5, "no reading “kit-bound”; nearest: kit-bounds"),
    "other-tag": ("@slow" + GOOD, 5, "@slow is no tag here; there are @<regulation>:<statement>"),
    "bare-statement": ("@2.1-c" + GOOD, 5, "@2.1-c is no tag here; write @column:2.1-c"),
    "tag-twice": ("@column:2.1-b" + GOOD, 5, "the tag @column:2.1-b is there already, here or above"),
    "name-without-label": (
        GOOD.replace("2.1-b White", "White"),
        6,
        "“White moves” begins with no statement it is tagged with; begin it with “2.1-b …”",
    ),
    "name-of-another-statement": (GOOD.replace("2.1-b White", "2.1-c White"), 6, "begin it with “2.1-b …”"),
    "no-russian-title": (GOOD.replace("  Белые ходят\n", ""), 6, "the Russian title is missing"),
    "english-title-twice": (GOOD.replace("Белые ходят", "White moves"), 6, "“White moves” is not Russian"),
    "and-first": (GOOD.replace("Given", "And"), 8, "the first step begins with Given, When or Then, not And or But"),
    "square-off-the-board": (GOOD + "  When White plays c3-z9", 11, "“White plays c3-z9”: move, character 4"),
    "square-off-lasca": (GOOD + "  When White plays g7-h8", 11, "“White plays g7-h8”: move, character 4"),
    "impossible-time": (GOOD + "  Then White has 30:99 left", 11, "“30:99” is not a time"),
    "impossible-position": (GOOD + "  Given the position w: a1wbw", 11, "3 runs of colour"),
    "table-too-many": (GOOD + "  | a |", 10, "“White plays c3-d4” has no table under it"),
    "table-missing": (GOOD + '  Then the rows are "a"', 11, '“the rows are "a"” needs a table under it'),
    "text-missing": (GOOD + "  Then the words are", 11, '“the words are” needs a text in """ under it'),
    "outline-unused-column": (
        GOOD.replace("Scenario:", "Scenario Outline:").replace("White plays", "<side> plays")
        + "  Examples:\n    | side | other |\n    | White | Black |",
        11,
        "no step and no title has <other>",
    ),
    "outline-missing-column": (
        GOOD.replace("Scenario:", "Scenario Outline:").replace("White plays", "<who> plays")
        + "  Examples:\n    | side |\n    | White |",
        10,
        "<who> has no column in the Examples of line 11",
    ),
    "outline-without-examples": (GOOD.replace("White plays", "<side> plays"), 6, "the outline has no Examples"),
    "outline-without-rows": (
        GOOD.replace("White plays", "<side> plays") + "  Examples:\n    | side |",
        11,
        "these Examples have no rows",
    ),
    "outline-row-twice": (
        GOOD.replace("White plays", "<side> plays") + "  Examples:\n    | side |\n    | White |\n    | White |",
        14,
        "the same example is on line 13 already",
    ),
    "outline-bad-cell": (
        GOOD.replace("White plays", "<side> plays") + "  Examples:\n    | side |\n    | White |\n    | Green |",
        14,
        "the step of line 10: unknown sentence “when Green plays c3-d4”",
    ),
    "brackets-in-name": (GOOD.replace("White moves", "White [moves]"), 6, "“[” in a name keeps pytest from finding it"),
    "not-gherkin": (GOOD + "  Whenever White plays", 11, "not Gherkin: expected:"),
}


@pytest.fixture(scope="module")
def run(shared_house: House) -> Run:
    shared_house.sentences(
        """
from steps.words import Named, choice
choice("Finish", {1: Named("ambiguous", "неясно")})

@then("it is {what:Finish}", ru="это {what:Finish}")
def finish(what):
    pass

@then("it is ambiguous", ru="это неоднозначно")
def plain():
    pass
"""
    )
    for name, (scenarios, _, _) in MISTAKES.items():
        shared_house.rule(scenarios, f"column/{name}.feature")
    shared_house.rule(GOOD, "column/good.feature")
    return shared_house.run("features", "-q")


@pytest.mark.parametrize("name", MISTAKES)
def test_each_mistake_is_told_with_its_place_and_what_to_do(run: Run, name: str) -> None:
    _, line, text = MISTAKES[name]
    place = f"features/column/{name}.feature:{line}: "
    told = run.lines(place)
    assert [each for each in told if text in each], told or run.lines(f"{name}.feature:")


def test_one_bad_feature_does_not_hide_another(run: Run) -> None:
    assert run.code == 2
    assert not run.lines("good.feature")
    assert f"{len(MISTAKES)} errors" in run.out.splitlines()[-1] or f"{len(MISTAKES)} error" in run.out


def test_a_rule_is_its_statements_label_and_title(house: House) -> None:
    house.feature(f"Feature: 2.1\n@column:2.1-b\nRule: 2.1-b Something else\n{GOOD}", "column/title.feature")
    house.feature(f"Feature: 2.1\nRule: {BOARD}\n{GOOD}", "column/no_tag.feature")
    house.feature(f"Feature: 2.1\n{GOOD}", "column/no_rule.feature")
    house.feature(f"Feature: 2.1\n@column:2.1-b @does-not-apply\nRule: {BOARD}\n{GOOD}", "column/kind.feature")
    house.feature("", "column/empty.feature")
    house.feature(f"# language: de\nFunktionalität: 2.1\n{GOOD}", "column/german.feature")
    out = house.run("features").out
    assert f"column/title.feature:3: the line of this Rule is not that of @column:2.1-b; write “Rule: {BOARD}”" in out
    assert "column/no_tag.feature:2: a Rule is one statement: give it one tag such as @column:2.1-b, not 0" in out
    assert "features/column/no_rule.feature:3: the scenario stands under no Rule" in out
    assert "features/column/kind.feature:3: @does-not-apply goes with a scenario or Examples, not with a Rule" in out
    assert "features/column/empty.feature:1: the file has no Feature" in out
    assert "features/column/german.feature:1: features are in English or Russian" in out


def test_conflicts_across_regulations_stand_under_no_rule(house: House) -> None:
    house.feature(
        f"""Feature: Conflicts
@column:1.14.1-b @draughts:5.4.13.1-a
Scenario: K1 A wrong set-up
  Неправильная расстановка
  {GAME}
  Then White has 30:00 left
""",
        "across/conflicts.feature",
    )
    assert house.run("features").code == 0


def test_definitions_that_would_be_skipped_or_mixed_up_are_refused(house: House) -> None:
    house.rule(GOOD)
    house.sentences(
        """
@then("an async step", ru="асинхронный шаг")
async def late(): pass

@then("{side:Sidde} wins", ru="{side:Side} выигрывают")
def misspelt(side): pass

@then("{side:Side} wins at last", ru="{side:Side:plural} выигрывают")
def no_such_form(side): pass

@then("{side:Side} loses", ru="{move:Move} проигрывает")
def other_values(side): pass

@then("{side:Side} beats {side:Side}", ru="{side:Side} побеждают {side:Side:accusative}")
def twice(side): pass

@then("{side:Side} resigns", ru="{side:Side} сдаются")
def not_taken(time): pass

@when("{who:Side} plays {what:Move}", ru="{who:Side} делают ход {what:Move}")
def same_sentence(who, what): pass
"""
    )
    run = house.run("features")
    assert run.code == 2
    assert "late is async or yields, so it would pass without running" in run.out
    assert "“{side:Sidde}”: there is no kind Sidde; there are Side" in run.out
    assert "“{side:Side:plural}”: Side has no form plural; it has accusative, dative" in run.out
    assert "the two forms have different placeholders: [('side', 'Side')] and [('move', 'Move')]" in run.out
    assert "{side} stands twice in “{side:Side} beats {side:Side}”; give each a name of its own" in run.out
    assert "not_taken(time) must take the placeholders side; beside them it may take table, datatable" in run.out
    assert "“{who:Side} plays {what:Move}” is already a sentence, defined in conftest.py:33" in run.out


UNREADABLE = """
from lasca_rules.languages import Text
from steps.words import word
word("Broken", pattern="(", read=None, write=None, expected=Text("a word", "слово"))
"""


def test_a_sentence_module_that_cannot_be_loaded_is_told_with_its_place(house: House) -> None:
    house.rule(GOOD)
    package = house.root / "more"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "broken.py").write_text("x = 1\nimport no_such_module\n", encoding="utf-8")
    (package / "misspelt.py").write_text("x = (\n", encoding="utf-8")
    (package / "unreadable.py").write_text(UNREADABLE, encoding="utf-8")
    run = house.run("features", "-o", "sentences=more", "-o", "pythonpath=.")
    assert run.code == 2
    assert "more/broken.py:2: more.broken cannot be loaded: ModuleNotFoundError" in run.out
    assert "more/misspelt.py:1: more.misspelt cannot be loaded: SyntaxError" in run.out
    assert run.lines("more.unreadable cannot be loaded: ValueError: the kind Broken has a pattern that is no regular")


def test_russian_words_must_stand_in_the_case_that_the_sentence_needs(house: House) -> None:
    house.feature(
        """# language: ru
Функция: 2.1 Доска
@column:2.1-b
Правило: 2.1-b Со стороны доски семь полей
Сценарий: 2.1-b У белых есть время
  White has time
  Дано идёт партия в ласка, на часах у обоих 30:00
  Тогда у белые остаётся 30:00
"""
    )
    out = house.run("features").out
    assert ":7: “идёт партия в ласка, на часах у обоих 30:00”: not «ласка» but «ласку»" in out
    assert ":8: “у белые остаётся 30:00”: not «белые» but «белых»" in out


def test_a_wrong_heading_of_a_table_is_named(house: House) -> None:
    house.rule(GOOD + "  And the moves are\n    | Whitte | Black |\n    | c3-d4 | d6-c5 |\n")
    house.sentences(
        """
from steps.terms import by_side

@when("the moves are", ru="ходы таковы")
def the_moves(datatable):
    by_side(datatable)
"""
    )
    out = house.run("features").out
    assert "the heading “Whitte” of the table is no side; write White or Black" in out
    assert "KeyError" not in out
    house.rule(GOOD + "  And the moves are\n    | White | White |\n    | c3-d4 | d6-c5 |\n")
    assert "the heading “White” of the table names a side that has a column already" in house.run("features").out
