"""Comparisons that fail in the project's own sentences: what is said of them, in the words of the scenario."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from attrs import frozen

from lasca_rules.board.position import initial_position
from lasca_rules.board.squares import LASCA_BOARD
from lasca_rules.clock import Clock, TimeControl
from lasca_rules.notation.position import write_position
from lasca_rules.play.result import NO_MOVE, THREEFOLD, Drawn, Ongoing, Won
from lasca_rules.play.rulesets import BASHNI
from lasca_rules.refereeing.verdicts import ReplayFromMove
from lasca_rules.sides import BySide, Side
from steps.telling import shown
from tests.steps.phrases import WRITTEN_BY_PYTHON

if TYPE_CHECKING:
    from tests.steps.conftest import House

SCENARIOS = """
Scenario Outline: 2.1-b <side> has <time> left
  У <side:genitive> остаётся <time>
  Given a game of Lasca under the rules of column draughts with 30:00 on each clock
  When White plays c3-d4 in 0:40 and presses the clock
  Then <side> has <time> left and <other> has 28:00
  Examples:
    | side  | other | time  |
    | White | Black | 29:20 |
    | Black | White | 30:00 |

Scenario: 2.1-b Someone has won
  Кто-то выиграл
  Given the position w: a1W b2b c3b
  Then White has won

Scenario: 2.1-b The flag has fallen
  Флажок упал
  Given a game of Lasca under the rules of column draughts with 30:00 on each clock
  When White plays c3-d4 in 0:40 and presses the clock
  Then White has lost on time

Scenario: 2.1-b It is over
  Всё
  Given a game of Lasca
  Then the game is drawn

Scenario: 2.1-b It is not over
  Ещё не всё
  Given the position w: a1W b2b c3b
  Then the game is not over

Scenario: 2.1-b A position
  Позиция
  Given the position w: c3w d4b
  When White plays c3xe5
  Then the position is b: e5w d4b

Scenario: 2.1-b Moves
  Ходы
  Given the position w: c3w
  Then White can play only c3-b4 or c3-d6

Scenario: 2.1-b A statement
  Положение
  Given a game of Lasca
  When White plays b2-d4
  Then the move is illegal under 2.1-c: a capture is due

Scenario: 2.1-b Reasons
  Причины
  Given a game of Lasca
  When White plays b2-d4
  Then the move is illegal under P2: a capture is due

Scenario: 2.1-b Two reasons
  Две причины
  Given the position w: c3w a3w d4b
  When White plays a3-b2
  Then the move is illegal under P6 and P2: the square is not a diagonal neighbour

Scenario: 2.1-b Faults
  Замечания к доске
  Given equipment for an official event
  And the light and dark squares are hard to tell apart
  When the referee inspects the equipment
  Then the referee finds fault under 2.1-n2: light and dark squares do not alternate

Scenario: 2.1-b Nothing wrong
  Замечания
  Given equipment for an official event
  And the light and dark squares are hard to tell apart
  When the referee inspects the equipment
  Then the referee finds nothing wrong

Scenario: 2.1-b A ruling of another statement
  Решение по другому положению
  Given a game of Lasca under the rules of column draughts with 30:00 on each clock
  When White plays b2-d4 in 0:40 and presses the clock
  And Black says that b2-d4 was wrong, and White denies it
  Then the game is suspended for an inquiry

Scenario: 2.1-b A win in nardy
  Выигрыш в нарды
  Given a game of short nardy
  And the checkers have come to stand 1:1 off:14 for White and 6:14 off:1 for Black
  When White rolls 6-3, plays 1/off and presses the clock after 0:05
  Then White has won the game: mars
"""
MESSAGES = {
    "White has 29:20 left": "expected White 29:20, Black 28:00, got White 29:20, Black 30:00",
    "Black has 30:00 left": "expected White 28:00, Black 30:00, got White 29:20, Black 30:00",
    "Someone has won": "expected White, got Black",
    "The flag has fallen": "expected Black has won (the opponent's flag has fallen), got the game is not over",
    "It is over": "it is no draw: the game is not over",
    "It is not over": "expected the game is not over, got Black has won (the side to move cannot move)",
    "A position": "expected b: d4b e5w, got b: e5wb",
    "Moves": "expected c3-b4 or c3-d6, got c3-b4 or c3-d4",
    "A statement": "expected 2.1-c, got P2",
    "Reasons": "expected a capture is due, got the square is not a diagonal neighbour",
    "Two reasons": (
        "expected the square is not a diagonal neighbour, got a capture is due; also a man does not move backward"
    ),
    "Nothing wrong": "expected nothing, got “light and dark squares are hard to tell apart” (column:2.1-n2)",
    "Faults": "expected light and dark squares do not alternate, got light and dark squares are hard to tell apart",
    "A ruling of another statement": (
        "the ruling cites column:1.14.2-a, none of which the scenario is tagged with (column:2.1-b)"
    ),
    "A win in nardy": "expected mars, got a plain win",
}


@pytest.fixture(scope="module")
def house(shared_house: House) -> House:
    settings = shared_house.root / "pytest.ini"
    settings.write_text(settings.read_text(encoding="utf-8").replace("sentences =\n", ""), encoding="utf-8")
    (shared_house.root / "conftest.py").unlink()
    shared_house.rule(SCENARIOS)
    return shared_house


@pytest.fixture(scope="module")
def messages(house: House) -> dict[str, str]:
    return {each["name"]["en"]: each["message"] for each in house.results()["scenarios"]}


@pytest.mark.parametrize("name", MESSAGES)
def test_a_failing_comparison_speaks_in_the_words_of_its_sentence(messages: dict[str, str], name: str) -> None:
    assert messages[name] == MESSAGES[name]


def test_every_scenario_of_these_fails_and_is_looked_at(messages: dict[str, str]) -> None:
    assert messages.keys() == MESSAGES.keys()


def test_a_failure_is_headed_as_people_call_the_scenario(house: House) -> None:
    told = house.run("features").out.split("FAILURES")[1].split("short test summary")[0]
    assert "features/column/2.1-board.feature:13: 2.1-b White has 29:20 left" in told
    assert "features/column/2.1-board.feature:14: 2.1-b Black has 30:00 left" in told
    assert "<side>" not in told
    assert "[White" not in told


def test_what_is_told_of_a_failure_says_nothing_of_how_python_writes_it(house: House) -> None:
    lines = house.run("features").lines("E   ")
    assert len(lines) == len(MESSAGES)
    assert [line for line in lines if WRITTEN_BY_PYTHON.search(line)] == []


def test_a_ruling_of_another_statement_is_told_without_a_stack(house: House) -> None:
    told = house.run("features", "-k", "another").out.split("FAILURES")[1].split("short test summary")[0]
    assert told.rstrip(" =\n").endswith("none of which the scenario is tagged with (column:2.1-b)")
    assert "performance.py" not in told


@frozen
class MadeOfParts:
    first_part: str
    both_numbers: tuple[int, int]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "nothing"),
        ((), "nothing"),
        (frozenset(), "nothing"),
        (True, "yes"),
        (Side.BLACK, "Black"),
        ((Side.BLACK, None), "Black, nothing"),
        (BySide(3, 4), "White 3, Black 4"),
        (Counter({"d2": 1, "c3": 2}), "c3, c3, d2"),
        (BASHNI, "Bashni"),
        (initial_position(LASCA_BOARD), write_position(initial_position(LASCA_BOARD))),
        (Ongoing(), "the game is not over"),
        (Won(Side.BLACK, NO_MOVE), "Black has won (the side to move cannot move)"),
        (
            Drawn(THREEFOLD),
            "the game is drawn (the same position for the third time, with the same side to move)",
        ),
        (
            Clock(TimeControl(1800000), BySide(1760000, 1680000), going=True),
            "White 29:20, Black 28:00, White's clock is going",
        ),
        (ReplayFromMove(3), "“the game is replayed from White's 2nd move”"),
        (MadeOfParts("a part", (1, 2)), "made of parts: first part a part, both numbers 1, 2"),
    ],
)
def test_a_value_is_written_in_words(value: object, words: str) -> None:
    assert shown(value) == words
