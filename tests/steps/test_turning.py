"""Scenarios turned round: what they then say, that they are played, and which are not."""

import importlib
import pkgutil
from pathlib import Path

import pytest

import steps.sentences
from lasca_rules.board.position import initial_position
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD
from lasca_rules.notation.position import read_position, write_position
from steps.catalogue import Catalogued, examine
from steps.script import Script
from steps.turning import turn_position
from steps.words import EN, RU
from tests.steps.conftest import House

RULE = """Feature: 28.4 Illegal moves and the opponent's choice

  @play:P4
  Rule: P4 A capture jumps an adjacent enemy tower onto the empty square beyond

"""


@pytest.fixture(scope="module", autouse=True)
def sentences() -> None:
    for module in pkgutil.iter_modules(steps.sentences.__path__):
        importlib.import_module(f"steps.sentences.{module.name}")


def catalogued(folder: Path, scenario: str) -> Catalogued:
    path = folder / "made.feature"
    path.write_text(RULE + scenario, encoding="utf-8")
    return examine(path, "features/play/made.feature")


def script(folder: Path, scenario: str) -> Script:
    found = catalogued(folder, scenario)
    assert not found.problems, str(found.problems)
    return found.scripts[0]


def turned(folder: Path, scenario: str) -> list[str]:
    made = script(folder, scenario).turned
    assert made is not None
    rows = (f"| {' | '.join(row)} |" for line in made.lines for row in line.table or ())
    return [made.name.en, made.name.ru, *(line.text(EN) for line in made.lines), *rows]


def test_sides_squares_towers_and_titles_are_turned(tmp_path: Path) -> None:
    assert turned(
        tmp_path,
        """    Scenario: P4 White's man takes on d4 and lands on e5
      Белые берут на d4 и встают на e5
      Given the position w: c3wB d4bw
      When White plays c3xe5
      Then e5 holds the tower wBb
      And Black can play only d4-c5 or d4-e3
""",
    ) == [
        "Black's man takes on d4 and lands on c3",
        "Чёрные берут на d4 и встают на c3",
        "the position b: d4wb e5bW",
        "Black plays e5xc3",
        "c3 holds the tower bWw",
        "White can play only d4-e3 or d4-c5",
    ]


def test_where_a_game_begins_black_is_to_move(tmp_path: Path) -> None:
    begins = turned(
        tmp_path,
        """    Scenario: P4 The first captures
      Первые взятия
      Given a game of Lasca
      When the players make the moves:
        | White | Black |
        | c3-b4 | a5xc3 |
      Then c3 holds the tower bw
""",
    )
    assert begins[2:4] == [
        "a game of Lasca",
        f"the position {write_position(initial_position(LASCA_BOARD)).replace('w:', 'b:')}",
    ]
    assert begins[-2:] == ["| Black | White |", "| e5-f4 | g3xe5 |"]


def test_of_nardy_only_the_sides_are_exchanged(tmp_path: Path) -> None:
    assert turned(
        tmp_path,
        """    Scenario: P4 What is not of nardy
      О чём угодно
      Given a game of short nardy
      And the checkers have come to stand bar:1 13:5 for White and 24:2 6:5 for Black
      When White rolls 6-3, plays 24/18 13/10 and presses the clock after 0:10
      Then the time left is 2:00 for White and 1:50 for Black
""",
    )[2:] == [
        "a game of short nardy",
        "the checkers have come to stand 24:2 6:5 for White and bar:1 13:5 for Black",
        "Black rolls 6-3, plays 24/18 13/10 and presses the clock after 0:10",
        "the time left is 1:50 for White and 2:00 for Black",
    ]


def test_a_turned_scenario_can_be_told_in_russian(tmp_path: Path) -> None:
    made = script(
        tmp_path,
        """    Scenario: P4 A capture
      Взятие
      Given the position w: c3w d4b
      When White plays c3xe5
      Then it is Black's move
""",
    ).turned
    assert made is not None
    assert [line.text(RU) for line in made.lines] == ["дана позиция b: d4w e5b", "чёрные ходят e5xc3", "ход белых"]


@pytest.mark.parametrize("board", [LASCA_BOARD, DRAUGHTS_BOARD])
def test_turned_twice_a_position_is_itself(board: object) -> None:
    position = read_position("w: a1wbB c3W e5Bw", LASCA_BOARD if board is LASCA_BOARD else DRAUGHTS_BOARD)
    assert turn_position(turn_position(position)) == position
    assert turn_position(position) != position


ONE_SIDED = """    {tag}Scenario: P4 A capture
      Взятие
      Given equipment for an official event
      And the labels of the board do not begin with a1 at White's left hand
      When the referee inspects the equipment
      Then the referee finds nothing wrong
"""


def test_what_cannot_be_said_of_the_other_side_is_a_problem_unless_tagged(tmp_path: Path) -> None:
    assert "tag the scenario @one-colour" in str(catalogued(tmp_path, ONE_SIDED.format(tag="")).problems)
    assert script(tmp_path, ONE_SIDED.format(tag="@one-colour\n    ")).turned is None


def test_what_names_no_side_is_not_turned(tmp_path: Path) -> None:
    scenario = """    Scenario: P4 A board
      Доска
      Given equipment for an official event
      And a board of 37 cm by 41 cm
      When the referee inspects the equipment
      Then the referee finds nothing wrong
"""
    assert script(tmp_path, scenario).turned is None


def test_a_scenario_that_fails_only_when_turned_fails_and_shows_the_turned_one(house: House) -> None:
    house.sentences(
        """

@then("all is well for {side:Side}", ru="всё хорошо у {side:Side:genitive}")
def is_well(side: Side) -> None:
    assert side is Side.WHITE
"""
    )
    house.rule("  Scenario: 2.1-b White is well\n    У белых всё хорошо\n    Then all is well for White")
    run = house.run("features")
    assert run.code == 1
    assert run.lines("> features/column/2.1-board.feature:7: Then all is well for Black")
    (written,) = house.results()["scenarios"]
    assert (written["name"]["en"], written["outcome"]) == ("Black is well", "failed")


def test_under_one_colour_the_same_scenario_passes(house: House) -> None:
    house.sentences(
        """

@then("all is well for {side:Side}", ru="всё хорошо у {side:Side:genitive}")
def is_well(side: Side) -> None:
    assert side is Side.WHITE
"""
    )
    house.rule("  @one-colour\n  Scenario: 2.1-b White is well\n    У белых всё хорошо\n    Then all is well for White")
    (written,) = house.results()["scenarios"]
    assert (written["turned"], written["outcome"]) == (None, "passed")
