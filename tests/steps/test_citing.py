"""Statements held: where a scenario shows how a statement applies, a ruling in it cites that statement."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.steps.conftest import House

SCENARIOS = """
@column:2.1-c
Scenario: 2.1-b A ruling that cites both statements it is about
  Решение по обоим положениям
  When column draughts are ruled by column:2.1-b
  And column draughts are ruled by column:2.1-c
  Then it is the third move of seven

@column:2.1-c
Scenario: 2.1-b A ruling that cites one of two
  Решение по одному из двух
  When column draughts are ruled by column:2.1-b
  Then it is the third move of seven

@column:2.1-c @does-not-apply
Scenario: 2.1-b A ruling that shows where they do not apply
  Решение там, где они не действуют
  When column draughts are ruled by column:2.1-b
  Then it is the third move of seven

@play:P1
Scenario: 2.1-b A ruling of one regulation, and a statement of another
  Решение по одному регламенту и положение другого
  When column draughts are ruled by column:2.1-b
  Then it is the third move of seven
"""
SENTENCES = """
@when("column draughts are ruled by {statement:Statement}", ru="по столбовым решает {statement:Statement}")
def rules_by(table, statement):
    table.show({"kind": "ruling", "regulation": "column", "under": [statement], "readings": []})
"""


def test_where_a_statement_applies_a_ruling_cites_it(house: House) -> None:
    house.sentences(SENTENCES)
    house.rule(SCENARIOS)
    found = {each["name"]["en"]: (each["outcome"], each["message"]) for each in house.results()["scenarios"]}
    assert found == {
        "A ruling that cites both statements it is about": ("passed", None),
        "A ruling that cites one of two": (
            "failed",
            (
                "the scenario is tagged with @column:2.1-c, yet no ruling in it cites that; show where it applies, "
                "take the tag away, or mark it @does-not-apply"
            ),
        ),
        "A ruling that shows where they do not apply": ("passed", None),
        "A ruling of one regulation, and a statement of another": ("passed", None),
    }
