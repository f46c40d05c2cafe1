"""A performance: what happened when a script was played, line by line. It is what the recorder writes down."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeAlias

import pytest
from attrs import define, field

from lasca_rules.errors import InputError
from lasca_rules.regulations import ReadingId
from steps.listening import Exchange
from steps.script import Script
from steps.speaking import NO_FIXTURES, Fixtures, say
from steps.table import Exhibit, Part, Table

Outcome: TypeAlias = Literal["passed", "failed", "not-run"]

Run: TypeAlias = Callable[[], None]

LONGEST_MESSAGE = 300
"""Characters of a message in the results; more is for the terminal."""
NAMED_BY_THE_GAME: ReadingId = "column-scope"
"""The reading that a scenario names by its game: on it rests every ruling under column draughts in a game of Lasca."""


@define
class Performed:
    """One line as it was performed."""

    outcome: Outcome = "not-run"
    message: str | None = None
    exhibits: tuple[Exhibit, ...] = ()
    before: Mapping[Part[Any], object] = field(factory=dict, repr=False)
    """What stood on the table before it."""
    asked: tuple[Exchange, ...] = field(default=(), repr=False)
    """What it asked of the rules."""


@define(eq=False)
class Performance:
    """One run of a script. A script that is played again gets a new performance."""

    script: Script
    lines: list[Performed] = field(init=False)
    at: int = 0
    """The line that is being played, from 0; after a failure the line that failed."""

    def __attrs_post_init__(self) -> None:
        self.lines = [Performed() for _ in self.script.lines]

    def play_next(self, table: Table, fixtures: Fixtures = NO_FIXTURES, run: Run | None = None) -> None:
        """Do what the next line says at the table; a ruling it shows must cite what the scenario is tagged with.

        ``run`` does it for a step of somebody else's.
        """
        __tracebackhide__ = True
        written, line = self.script.lines[self.at], self.lines[self.at]
        line.before = table.standing
        shown, asked = len(table.shown), len(table.asked)
        try:
            if run is None:
                say(written.spoken, table, written.table, written.docstring, fixtures)
            else:
                run()
            _hold_to_its_tags(table.shown[shown:], self.script)
        except (Exception, pytest.fail.Exception) as error:
            line.outcome, line.message = "failed", message_of(error)
            raise
        else:
            line.outcome = "passed"
            self.at += 1
        finally:
            line.exhibits = tuple(table.shown[shown:])
            line.asked = tuple(table.asked[asked:])

    def play_all(self, table: Table) -> None:
        """Do what every line says, one after the other, from the one on that comes next."""
        __tracebackhide__ = True
        while self.at < len(self.script.lines):
            self.play_next(table)

    def record(self, outcome: str, message: str | None) -> dict[str, Any]:
        """Return the script as data for results.json, with what came of it."""
        written = self.script.written()
        for step, line in zip(written["steps"], self.lines, strict=True):
            step |= {"outcome": line.outcome, "message": line.message, "exhibits": list(line.exhibits)}
        return written | {"outcome": outcome, "message": message}


def message_of(error: BaseException) -> str:
    """Return the first line of what went wrong."""
    if isinstance(error, InputError):
        text = error.text.en
    elif isinstance(error, AssertionError | pytest.fail.Exception | pytest.skip.Exception):
        text = str(error).removeprefix("assert ") or "what the step compares does not hold"
    else:
        text = f"{type(error).__name__}: {error}"
    first = text.strip().splitlines()[0] if text.strip() else type(error).__name__
    return first if len(first) <= LONGEST_MESSAGE else first[: LONGEST_MESSAGE - 1] + "…"


def cited_in(shown: Iterable[Exhibit]) -> tuple[ReadingId, ...]:
    """Return the readings that exhibits cite, each once."""
    return tuple(dict.fromkeys(reading for exhibit in shown for reading in exhibit.get("readings") or ()))


def tags_of(readings: Iterable[ReadingId]) -> str:
    """Return the tags that name readings."""
    return " ".join(f"@reading:{reading}" for reading in readings)


def _hold_to_its_tags(shown: list[Exhibit], script: Script) -> None:
    """Fail if of the statements that a ruling cites the scenario names none, or of the readings not all."""
    for exhibit in shown:
        under = exhibit.get("under") or ()
        if exhibit["kind"] == "ruling" and under and not set(under) & set(script.statements):
            message = (
                f"the ruling cites {', '.join(under)}, none of which the scenario is tagged with "
                f"({', '.join(script.statements)})"
            )
            raise AssertionError(message)
    unnamed = [each for each in cited_in(shown) if each not in script.readings and each != NAMED_BY_THE_GAME]
    if unnamed:
        message = f"the ruling rests on what the scenario does not name; tag it with {tags_of(unnamed)}"
        raise AssertionError(message)
