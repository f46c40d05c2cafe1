"""The sentences of the small house that these tests build; copied there as its conftest.py."""

from collections.abc import Sequence

import pytest

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.clock import Milliseconds
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.sides import Side
from steps.phrasebook import given, then, when
from steps.table import RULESET, Part, Table

LEFT = Part[Milliseconds]("the time left", "Given a game of Lasca with 30:00 on each clock")
POSITION = Part[Position]("a position", "Given the position w: a1w b2b")


@given(
    "a game of {ruleset:Ruleset} with {time:Time} on each clock",
    ru="идёт партия в {ruleset:Ruleset:accusative}, на часах у обоих {time:Time}",
)
def game(table: Table, ruleset: Ruleset, time: Milliseconds) -> None:
    table[RULESET], table[LEFT] = ruleset, time


@given("the position {position:Position}", ru="на доске позиция {position:Position}")
def stands(table: Table, position: Position) -> None:
    table[POSITION] = position
    table.show({"kind": "position", "rules": table.ruleset.id, "position": "…", "move": None, "caption": None})


@when("{side:Side} plays {move:Move}", ru="{side:Side} ходят {move:Move}")
def plays(side: Side, move: Move) -> None:
    assert side in Side
    assert move.path


@when("the referee rules under {statement:Statement}", ru="судья решает по {statement:Statement}")
def rules_under(table: Table, statement: str) -> None:
    table.show({"kind": "ruling", "under": [statement], "readings": []})


@then("the reading is {reading:Reading}", ru="толкование — {reading:Reading}")
def relies_on(table: Table, reading: str) -> None:
    table.show({"kind": "ruling", "under": [], "readings": [reading]})


@when("the referee is silent", ru="судья ничего не решает")
def is_silent(table: Table) -> None:
    table.show({"kind": "ruling", "under": []})


@when("nothing can go on", ru="дальше нельзя")
def breaks() -> None:
    message = "the board fell\noff the table"
    raise RuntimeError(message)


@when("it is skipped", ru="это пропущено")
def skips() -> None:
    pytest.skip("not today")


@then("{side:Side} has {time:Time} left", ru="у {side:Side:genitive} остаётся {time:Time}")
def left(table: Table, side: Side, time: Milliseconds) -> None:
    assert side in Side
    assert table[LEFT] == time


@then("it is the {number:Ordinal} move of {count:Count}", ru="это {number:Ordinal} ход из {count:Count:genitive}")
def counts(number: int, count: int) -> None:
    assert number <= count


@then("the position is {position:Position}", ru="на доске {position:Position}")
def position_is(table: Table, position: Position) -> None:
    assert table[POSITION] == position


@then("the rows are {text:Text}", ru="строки: {text:Text}")
def rows(text: str, datatable: Sequence[Sequence[str]]) -> None:
    assert "/".join(" ".join(row) for row in datatable) == text


@then("the words are", ru="сказано")
def words(docstring: str) -> None:
    assert docstring == "one\ntwo"


@then("nobody ever says this", ru="этого никто никогда не говорит")
def never() -> None:
    pass
