"""The scenarios as they are written in the feature files: what a reviewer holds against a statement."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from attrs import field, frozen

from lasca_rules.errors import InputError
from lasca_rules.fingerprints import Fingerprint, fingerprint
from lasca_rules.languages import Text
from lasca_rules.plain_text import read_plain
from lasca_rules.regulations import StatementId
from lasca_rules.regulations.folders import elsewhere

Node: TypeAlias = Mapping[str, Any]
"""A node of a feature as the Gherkin parser gives it: plain data."""

READING = "@reading:"


@frozen
class WrittenScenario:
    """A scenario as written: its id ``<feature file>::<name>``, its title, and the statements it is evidence for.

    The fingerprint is of everything a reader sees: titles, tags, steps with those of its background, tables, examples.
    Where in the file it stands and comments do not count.
    """

    id: str
    title: Text
    statements: tuple[StatementId, ...]
    fingerprint: Fingerprint = field(repr=False)


def read_scenarios(features: Path) -> tuple[WrittenScenario, ...]:
    """Return the scenarios of every feature file in a folder, files in the order of their names.

    Raises:
        InputError: A file cannot be read or is not Gherkin; the message names file and line.
    """
    files = sorted(features.rglob("*.feature"))
    return tuple(scenario for file in files for scenario in scenarios_in(file, features))


def read_scenarios_of_folders() -> tuple[WrittenScenario, ...]:
    """Return the scenarios in the folders of regulations that lie elsewhere.

    Raises:
        InputError: A file cannot be read or is not Gherkin; the message names file and line.
    """
    return tuple(
        scenario
        for folder in elsewhere()
        for file in sorted(folder.file("features").rglob("*.feature"))
        for scenario in scenarios_in(file, folder.path)
    )


def scenarios_in(file: Path, features: Path) -> Iterator[WrittenScenario]:
    """Give the scenarios of one feature file; it is called as it lies from beside this folder."""
    feature = parsed(file)
    name = file.relative_to(features.parent).as_posix()
    yield from gathered(feature, name, feature.get("language", "en"), tags(feature), [])


def parsed(file: Path) -> Node:
    """Return the feature in a file as the Gherkin parser's plain data."""
    from gherkin.errors import CompositeParserException  # noqa: PLC0415 -- only a review needs it, and it is slow to load
    from gherkin.parser import Parser  # noqa: PLC0415 -- likewise

    try:
        document: Node = Parser().parse(read_plain(file))
    except CompositeParserException as error:
        line = (error.errors[0].location or {}).get("line", 1)
        raise unreadable(file, Text(f"line {line}: not Gherkin", f"строка {line}: это не Gherkin")) from None
    except (OSError, UnicodeDecodeError):
        raise unreadable(file, Text("cannot be read as UTF-8", "не удаётся прочитать как UTF-8")) from None
    return document.get("feature") or {"children": []}


def unreadable(file: Path, what: Text) -> InputError:
    """Make the error about a feature file."""
    return InputError(Text(f"{file}: {what.en}", f"{file}: {what.ru}"))


def gathered(
    parent: Node, file: str, language: str, inherited: Sequence[str], before: Sequence[Node]
) -> Iterator[WrittenScenario]:
    """Give the scenarios of a feature or of a rule, with the tags and background steps that they inherit."""
    background = list(before)
    for child in parent["children"]:
        if "background" in child:
            background += child["background"]["steps"]
        elif "rule" in child:
            rule = child["rule"]
            yield from gathered(rule, file, language, [*inherited, *tags(rule)], background)
        elif "scenario" in child:
            yield written(child["scenario"], file, language, inherited, background)


def written(
    scenario: Node, file: str, language: str, inherited: Sequence[str], background: Sequence[Node]
) -> WrittenScenario:
    """Return one scenario."""
    name = " ".join(scenario["name"].split())
    other = next((line.strip() for line in scenario["description"].splitlines() if line.strip()), name)
    borne = dict.fromkeys([*inherited, *tags(scenario)])
    seen = dict.fromkeys([*borne, *(tag for each in scenario["examples"] for tag in tags(each))])
    parts = [name, *said(scenario["description"]), *sorted(borne), *steps(background), *steps(scenario["steps"])]
    for each in scenario["examples"]:
        parts += ["Examples", *sorted(tags(each)), *said(each["name"]), *rows(each.get("tableHeader")), *table(each)]
    return WrittenScenario(
        id=f"{file}::{name}",
        title=Text(name, other) if language == "en" else Text(other, name),
        statements=tuple(tag.removeprefix("@") for tag in seen if ":" in tag and not tag.startswith(READING)),
        fingerprint=fingerprint(parts),
    )


def tags(node: Node) -> list[str]:
    """Return the tags of a node."""
    return [tag["name"] for tag in node.get("tags", ())]


def said(text: str) -> list[str]:
    """Return the lines of a text that say something, without the spaces that only lay them out."""
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def steps(nodes: Iterable[Node]) -> Iterator[str]:
    """Give everything that steps say."""
    for step in nodes:
        yield f"{step['keyword'].strip()} {' '.join(step['text'].split())}"
        for row in step.get("dataTable", {}).get("rows", ()):
            yield from rows(row)
        yield from said(step.get("docString", {}).get("content", ""))


def table(examples: Node) -> Iterator[str]:
    """Give the cells of a table of examples, row by row."""
    for row in examples.get("tableBody", ()):
        yield from rows(row)


def rows(row: Node | None) -> list[str]:
    """Return a row of a table: that it is one, and its cells."""
    return ["|", *(cell["value"] for cell in row["cells"])] if row else []
