"""The cells of an outline: its examples, and whether each column is used and each placeholder has a column."""

import re
from collections.abc import Iterator, Mapping, Sequence

from attrs import field, frozen
from pytest_bdd.gherkin_parser import ExamplesTable, Scenario, Tag

from steps.document import Problems
from steps.titles import title_columns

PLACEHOLDER = re.compile(r"<([^<>]+)>")


@frozen
class Example:
    """One row of Examples, or the whole of a scenario that has none: where it stands, its cells by column, its tags."""

    line: int
    cells: Mapping[str, str] = field(factory=dict)
    tags: Sequence[Tag] = ()


def examples_of(scenario: Scenario, problems: Problems) -> Iterator[Example]:
    """Yield a scenario's examples; a plain scenario is the only example of itself."""
    if not scenario.examples:
        yield Example(scenario.location.line)
        return
    seen: dict[tuple[str, ...], int] = {}
    for table in scenario.examples:
        for example in _rows(table, problems):
            first = seen.setdefault(tuple(example.cells.values()), example.line)
            if first != example.line:
                problems.at(example.line, f"the same example is on line {first} already; take one away")
            else:
                yield example


def check_columns(scenario: Scenario, title: str, problems: Problems) -> None:
    """Hold an outline to using every column and having a column for every placeholder."""
    if not scenario.examples:
        if _is_outline(scenario):
            problems.at(scenario.location.line, "the outline has no Examples, so nothing would run; write them")
        return
    used = _used(scenario)
    for table in scenario.examples:
        columns = [cell.value for cell in table.table_header.cells] if table.table_header else []
        line = table.location.line
        for column in columns:
            if column not in used and column not in title_columns(title):
                problems.at(line, f"no step and no title has <{column}>; use the column or take it away")
            if columns.count(column) > 1:
                problems.at(line, f"the column {column} stands twice; take one away")
        for name, where in {**dict.fromkeys(title_columns(title), scenario.location.line), **used}.items():
            if name not in columns:
                problems.at(where, f"<{name}> has no column in the Examples of line {line}; add one or correct it")


def _rows(table: ExamplesTable, problems: Problems) -> Iterator[Example]:
    header = [cell.value for cell in table.table_header.cells] if table.table_header else []
    if not header or not table.table_body:
        problems.at(table.location.line, "these Examples have no rows; write them or take the table away")
    for row in table.table_body or []:
        yield Example(row.location.line, dict(zip(header, (cell.value for cell in row.cells), strict=True)), table.tags)


def _is_outline(scenario: Scenario) -> bool:
    return (
        any(PLACEHOLDER.search(step.text) for step in scenario.steps) or PLACEHOLDER.search(scenario.name) is not None
    )


def _used(scenario: Scenario) -> dict[str, int]:
    """Return the placeholders in the name and the steps, with the line on which each first stands."""
    used: dict[str, int] = {}
    for line, text in _texts(scenario):
        for name in PLACEHOLDER.findall(text):
            used.setdefault(name, line)
    return used


def _texts(scenario: Scenario) -> Iterator[tuple[int, str]]:
    yield scenario.location.line, scenario.name
    for step in scenario.steps:
        yield step.location.line, step.text
        if step.docstring:
            yield step.docstring.location.line, step.docstring.content
        for row in step.datatable.rows if step.datatable else ():
            for cell in row.cells:
                yield row.location.line, cell.value
