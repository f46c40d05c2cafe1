"""A sentence said at a table: its function is called with the values in the sentence, and with what else it takes."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from attrs import frozen

from steps.sentence import Spoken
from steps.table import Table

Rows: TypeAlias = Sequence[Sequence[str]]

Fixtures: TypeAlias = Mapping[str, object]
NO_FIXTURES: Fixtures = {}


@frozen(eq=False)
class Saying:
    """A sentence while its function runs, and the values in it."""

    spoken: Spoken
    values: Mapping[str, object]


RUNNING: list[Saying] = []
"""The sentence that is running, if one is: what a comparison in it compares can be told in its words."""


def say(
    spoken: Spoken,
    table: Table,
    rows: Rows | None = None,
    docstring: str | None = None,
    fixtures: Fixtures = NO_FIXTURES,
) -> None:
    """Do what a sentence says at the table, with the table or the text under it and the fixtures that it takes."""
    __tracebackhide__ = True
    takes, values = spoken.sentence.takes, spoken.values(table.board)
    arguments = {**values, **fixtures}
    if "table" in takes:
        arguments["table"] = table
    if "datatable" in takes:
        arguments["datatable"] = [list(row) for row in rows or ()]
    if "docstring" in takes:
        arguments["docstring"] = docstring
    while_running(Saying(spoken, values), arguments)


def while_running(saying: Saying, arguments: Mapping[str, object]) -> None:
    """Call a sentence's function; where it fails, all that is told of the call begins here."""
    __tracebackhide__ = True
    RUNNING.append(saying)
    try:
        saying.spoken.sentence.function(**arguments)
    finally:
        RUNNING.pop()
