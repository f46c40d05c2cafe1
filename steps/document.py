"""A feature file as read by the Gherkin parser, and the problems that are found in it."""

import re
from pathlib import Path

from attrs import field, frozen
from gherkin.errors import CompositeParserException
from gherkin.parser import Parser
from pytest_bdd.gherkin_parser import GherkinDocument

from lasca_rules.plain_text import read_plain
from steps.characters import odd_characters

AT = re.compile(r"^\(\d+:\d+\): ")


@frozen
class Problem:
    """What is wrong in a feature, on which line, and what to do about it."""

    line: int
    text: str
    column: int | None = None
    """The character of the line, from 1, where it is about one."""


@frozen
class Problems:
    """The problems of one file, gathered so that all are reported at once. The same one is said once."""

    place: str
    """The file, as people are told it."""
    found: dict[Problem, None] = field(factory=dict, init=False)

    def at(self, line: int, text: str, column: int | None = None) -> None:
        """Note a problem on that line."""
        self.found[Problem(line, text, column)] = None

    def __bool__(self) -> bool:
        return bool(self.found)

    def __str__(self) -> str:
        return "\n".join(
            f"{self.place}:{_place(problem)}: {problem.text}" for problem in sorted(self.found, key=_order)
        )


def _place(problem: Problem) -> str:
    return f"{problem.line}" if problem.column is None else f"{problem.line}:{problem.column}"


def _order(problem: Problem) -> tuple[int, int, str]:
    return problem.line, problem.column or 0, problem.text


def read_document(path: Path, problems: Problems) -> GherkinDocument | None:
    """Parse a feature file; every odd character or error of syntax is a problem, and then there is no document."""
    try:
        text = read_plain(path)
        for odd in odd_characters(text):
            problems.at(odd.line, odd.text, odd.column)
        if problems:
            return None
        data = Parser().parse(text)
    except CompositeParserException as error:
        for each in error.errors:
            location = each.location or {}
            problems.at(int(location.get("line", 1)), f"not Gherkin: {AT.sub('', str(each))}")
        return None
    except UnicodeDecodeError as error:
        problems.at(1, f"not UTF-8 at byte {error.start}; save the file as UTF-8")
        return None
    if not data.get("feature"):
        problems.at(1, "the file has no Feature; begin with “Feature: <clause and what it is about>”")
        return None
    return GherkinDocument.from_dict(data)
