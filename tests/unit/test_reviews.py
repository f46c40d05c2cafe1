"""Review stamps: what makes a statement suspect after a review, and what does not."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest
from attrs import evolve

from lasca_rules.errors import InputError, RegistryError
from lasca_rules.languages import Text
from lasca_rules.regulations import Registry, Statement, load
from lasca_rules.reviews import (
    Stamp,
    Twins,
    WrittenScenario,
    load_stamps,
    load_twins,
    read_scenarios,
    restamped,
    stamped,
    store_stamps,
    store_twins,
    suspect_statements,
    twins_in,
    twins_of,
)

NAME = "column:2.1-b"
DAY = date(2026, 11, 30)
FEATURE = """\
@column:2.1-b
Feature: 2.1 The board
  Доска

  Background:
    Given a board

  Rule: 2.1-b Each side of the board is seven squares long

    Scenario Outline: 2.1-b A board of <n> squares is refused
      Доска из <n> полей не годится
      When the side has <n> squares
        | a | b |
      Then it is refused

      @column:2.1-a
      Examples:
        | n |
        | 6 |

    Scenario: 2.1-b Seven are in order
      Семь — в самый раз
      Then nothing is wrong
"""


def scenarios(tmp_path: Path, text: str = FEATURE) -> tuple[WrittenScenario, ...]:
    folder = tmp_path / "features" / "column"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "board.feature").write_text(text, "utf-8")
    return read_scenarios(tmp_path / "features")


def edited(*, text: Text | None = None, title: Text | None = None) -> Registry:
    """Return the registry with one statement's texts changed."""
    registry = load()

    def change(statement: Statement) -> Statement:
        if statement.id != NAME:
            return statement
        return evolve(statement, text=text or statement.text, title=title or statement.title)

    return evolve(
        registry,
        regulations=tuple(
            evolve(
                regulation,
                clauses=tuple(
                    evolve(clause, statements=tuple(map(change, clause.statements))) for clause in regulation.clauses
                ),
            )
            for regulation in registry.regulations
        ),
    )


def stamp(seen: Sequence[WrittenScenario]) -> Stamp:
    return stamped(load().statement(NAME), seen, "A. Referee", DAY)


def reasons(registry: Registry, seen: Sequence[WrittenScenario], now: Sequence[WrittenScenario]) -> list[str]:
    suspect = suspect_statements(registry, [stamp(seen)], now)
    assert set(suspect) <= {NAME}
    return [text.en for text in suspect.get(NAME, ())]


def test_scenarios_are_read_with_their_titles_and_statements(tmp_path: Path) -> None:
    outline, plain = scenarios(tmp_path)
    assert outline.id == "features/column/board.feature::2.1-b A board of <n> squares is refused"
    assert outline.title == Text("2.1-b A board of <n> squares is refused", "Доска из <n> полей не годится")
    assert outline.statements == ("column:2.1-b", "column:2.1-a")
    assert plain.statements == ("column:2.1-b",)


def test_a_russian_feature_has_its_titles_the_other_way_round(tmp_path: Path) -> None:
    rule = "  @column:2.1-b\n  Сценарий: 2.1-b Семь\n    2.1-b Seven\n    Тогда годится\n"
    text = f"# language: ru\nФункция: Доска\n\n{rule}"
    (only,) = scenarios(tmp_path, text)
    assert only.title == Text("2.1-b Seven", "2.1-b Семь")


def test_after_a_review_nothing_is_suspect(tmp_path: Path) -> None:
    seen = scenarios(tmp_path)
    assert reasons(load(), seen, seen) == []


def test_a_stamp_is_of_the_statements_own_scenarios(tmp_path: Path) -> None:
    seen = scenarios(tmp_path)
    own = stamped(load().statement("column:2.1-a"), seen, "A. Referee", DAY).scenarios
    assert set(own) == {seen[0].id}


def test_without_a_review_nothing_can_have_changed_since(tmp_path: Path) -> None:
    assert suspect_statements(load(), [], scenarios(tmp_path)) == {}


def test_blank_lines_comments_and_order_change_nothing(tmp_path: Path) -> None:
    seen = scenarios(tmp_path)
    start, outline, plain = FEATURE.partition("    Scenario Outline")[0], *FEATURE.split("    Scenario")[1:]
    moved = f"{start}    # a remark\n    Scenario{plain}\n\n    Scenario{outline}"
    now = scenarios(tmp_path, moved)
    assert [each.id for each in now] != [each.id for each in seen]
    assert reasons(load(), seen, now) == []


@pytest.mark.parametrize(
    ("old", "new", "which"),
    [
        ("Given a board", "Given two boards", {"refused", "order"}),
        ("Доска из <n> полей не", "Доска из <n> полей вовсе не", {"refused"}),
        ("| 6 |", "| 6 |\n        | 8 |", {"refused"}),
        ("| a | b |", "| a | c |", {"refused"}),
        ("Then nothing is wrong", "Then little is wrong", {"order"}),
        ("Then nothing", "And nothing", {"order"}),
        ("    Scenario: 2.1-b", "    @does-not-apply\n    Scenario: 2.1-b", {"order"}),
    ],
)
def test_a_scenario_that_changes_makes_the_statement_suspect(
    tmp_path: Path, old: str, new: str, which: set[str]
) -> None:
    seen = scenarios(tmp_path)
    found = reasons(load(), seen, scenarios(tmp_path, FEATURE.replace(old, new)))
    titles = {"refused": "2.1-b A board of <n> squares is refused", "order": "2.1-b Seven are in order"}
    assert set(found) == {f"the scenario “{titles[each]}” has changed since the review" for each in which}


def test_new_and_vanished_scenarios_make_the_statement_suspect(tmp_path: Path) -> None:
    seen = scenarios(tmp_path)
    assert reasons(load(), seen[:1], seen) == ["the scenario “2.1-b Seven are in order” is new since the review"]
    assert reasons(load(), seen, seen[:1]) == ["the scenario “2.1-b Seven are in order” is gone since the review"]
    now = scenarios(tmp_path, FEATURE.replace("@column:2.1-b", "@column:2.1-c"))
    assert len(reasons(load(), seen, now)) == 2


STATEMENT = load().statement(NAME)
EN, RU = STATEMENT.text.en, STATEMENT.text.ru
ENGLISH = "its English text has changed and its Russian twin has not"
RUSSIAN = "its Russian text has changed and its English twin has not"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"text": Text(EN + " Indeed.", RU)}, ENGLISH),
        ({"text": Text(EN, RU.replace("семь", "шесть"))}, RUSSIAN),
        ({"title": Text(STATEMENT.title.en, "Доска")}, RUSSIAN),
        (
            {"text": Text(EN + " Indeed.", RU + " Да.")},
            "its English and its Russian text have changed since the review",
        ),
    ],
)
def test_a_text_that_changes_makes_the_statement_suspect(changes: dict[str, Text], expected: str) -> None:
    assert reasons(edited(**changes), [], []) == [expected]


def test_a_text_that_changes_without_its_twin_needs_no_review_to_be_noticed() -> None:
    twins = twins_in(load())
    assert suspect_statements(load(), [], [], twins) == {}
    russian = edited(text=Text(EN, RU.replace("семь", "шесть")))
    assert {
        name: [text.en for text in found] for name, found in suspect_statements(russian, [], [], twins).items()
    } == {NAME: [RUSSIAN]}
    both = edited(text=Text(EN + " Indeed.", RU + " Да."))
    assert suspect_statements(both, [], [], twins) == {}


def test_what_is_said_twice_is_said_once() -> None:
    russian = edited(text=Text(EN, RU + " Да."))
    assert len(suspect_statements(russian, [stamp([])], [], twins_in(load()))[NAME]) == 1


def test_every_statement_has_its_twins_recorded() -> None:
    assert set(load_twins()) == {statement.id for statement in load().statements}


def test_the_stamps_that_come_with_the_rulebook_are_of_statements_that_exist() -> None:
    assert {each.statement for each in load_stamps()} <= {statement.id for statement in load().statements}


def test_stamps_and_twins_read_back(tmp_path: Path) -> None:
    seen = scenarios(tmp_path)
    held = (evolve(stamp(seen), by='Судья "И. О." \\ №1'), evolve(stamp([]), statement="column:2.1-c"))
    store_stamps(held, tmp_path / "stamps.toml")
    assert load_stamps(tmp_path / "stamps.toml") == held
    pairs = {NAME: Twins("a", "b")}
    store_twins(pairs, tmp_path / "twins.toml")
    assert load_twins(tmp_path / "twins.toml") == pairs


def test_no_stamps_read_back_as_none(tmp_path: Path) -> None:
    store_stamps((), tmp_path / "stamps.toml")
    assert load_stamps(tmp_path / "stamps.toml") == ()
    assert load_stamps(tmp_path / "missing.toml") == ()


def test_a_new_review_takes_the_place_of_the_old_one() -> None:
    old, new = stamp([]), evolve(stamp([]), by="B. Referee")
    assert restamped([old], [new]) == (new,)


@pytest.mark.parametrize("name", ["", "  ", "\x1b[31mred", "a\x00b", "x" * 201])
def test_a_review_is_by_somebody(name: str) -> None:
    with pytest.raises(InputError, match="name of the person"):
        stamped(load().statement(NAME), [], name, DAY)


@pytest.mark.parametrize(
    ("old", "new"), [("2026-11-30", "30.11.2026"), ("by = ", "bye = "), ("[[stamps]]", "[[stamps")]
)
def test_a_malformed_file_of_stamps_is_refused(tmp_path: Path, old: str, new: str) -> None:
    file = tmp_path / "stamps.toml"
    store_stamps([stamp([])], file)
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(RegistryError, match=r"stamps\.toml"):
        load_stamps(file)


@pytest.mark.parametrize(("data", "said"), [(b"Feature: x\n  Rubbish here\n  @", "line"), (b"\xff\xfe", "UTF-8")])
def test_an_unreadable_feature_is_refused_by_name(tmp_path: Path, data: bytes, said: str) -> None:
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "x.feature").write_bytes(data)
    with pytest.raises(InputError, match=rf"x\.feature: .*{said}"):
        read_scenarios(tmp_path / "features")


def test_the_twins_of_a_statement_tell_its_languages_apart() -> None:
    before = twins_of(STATEMENT)
    after = twins_of(evolve(STATEMENT, text=Text(EN, RU + " Да.")))
    assert before.english == after.english
    assert before.russian != after.russian
