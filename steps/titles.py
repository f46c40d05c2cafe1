"""Titles: a scenario's label and name in both languages, and the line of a ``Rule:``."""

import re
from collections.abc import Mapping, Sequence

from pytest_bdd.gherkin_parser import Rule, Scenario

from lasca_rules.languages import Language, Text
from lasca_rules.regulations import StatementId, load
from steps.characters import retyped, wrong_letter
from steps.document import Problems
from steps.script import Line
from steps.words import EN, RU, Manner

CONFLICT = re.compile(r"K\d+\b")
"""What the names of scenarios across regulations begin with: the conflict's number."""
PLACEHOLDER = re.compile(r"<([^<>:]+)(?::([\w ]+))?>")
LANGUAGE_NAMES = {EN: "English", RU: "Russian"}


def check_rule(rule: Rule, cited: Sequence[StatementId], language: Language, problems: Problems) -> None:
    """Hold a rule to its form: one statement, which is its tag, and whose label and title are its line."""
    line = rule.location.line
    if len(cited) != 1:
        problems.at(line, f"a Rule is one statement: give it one tag such as @column:2.1-b, not {len(cited)}")
        return
    statement = load().statement(cited[0])
    right = f"{statement.label} {statement.title[language]}"
    meant, place = retyped(rule.name, language) or (rule.name, 0)
    if rule.name != right == meant:
        column = (rule.location.column or 1) + len(rule.keyword) + len(": ") + place
        problems.at(line, f"in the line of this Rule {wrong_letter(rule.name[place])}", column)
    elif rule.name != right:
        problems.at(line, f"the line of this Rule is not that of @{statement.id}; write “{rule.keyword}: {right}”")


def check_label(scenario: Scenario, cited: Sequence[StatementId], problems: Problems, *, across: bool) -> None:
    """Hold a scenario's name to beginning with a statement that it is tagged with (or, across, with a conflict)."""
    if across and CONFLICT.match(scenario.name):
        return
    if not any(scenario.name.startswith(f"{load().statement(each).label} ") for each in cited):
        labels = " or ".join(f"“{load().statement(each).label} …”" for each in cited)
        advice = f"begin it with {labels}" if labels else "tag it with a statement, such as @column:2.1-b"
        problems.at(
            scenario.location.line, f"the name “{scenario.name}” begins with no statement it is tagged with; {advice}"
        )


def check_characters(scenario: Scenario, problems: Problems) -> None:
    """Refuse names by which pytest could not find the scenario again."""
    for mark in ("::", "["):
        if mark in scenario.name:
            problems.at(scenario.location.line, f"“{mark}” in a name keeps pytest from finding it; say it differently")


def other_title(scenario: Scenario, language: Language, problems: Problems) -> str:
    """Return the scenario's title in the other language: the first line of its description."""
    title = next((line.strip() for line in scenario.description.splitlines() if line.strip()), "")
    other = other_language(language)
    if not title:
        problems.at(
            scenario.location.line,
            f"the {LANGUAGE_NAMES[other]} title is missing; write it on the line below the name",
        )
    elif (other is RU) != bool(re.search("[А-Яа-яЁё]", PLACEHOLDER.sub("", title))):
        problems.at(
            scenario.location.line, f"“{title}” is not {LANGUAGE_NAMES[other]}; below the name its title stands in it"
        )
    return title


def other_language(language: Language) -> Language:
    """Return the language that this one is not."""
    return RU if language is EN else EN


def title_columns(title: str) -> set[str]:
    """Return the names of the placeholders in a title; ``<side:genitive>`` asks for a form."""
    return {match[1] for match in PLACEHOLDER.finditer(title)}


def named(name: str, title: str, example: Mapping[str, str], lines: Sequence[Line], language: Language) -> Text:
    """Return a scenario's name, given without its label, and its title as a Text, their placeholders filled in."""
    own = _filled(name, example, lines, language, language)
    other = _filled(title, example, lines, language, other_language(language))
    return Text(own or name, other or name) if language is EN else Text(other or name, own or name)


def strip_label(name: str, cited: Sequence[StatementId]) -> str:
    """Return a name without the statement's label that it begins with."""
    for each in cited:
        label = f"{load().statement(each).label} "
        if name.startswith(label):
            return name.removeprefix(label).lstrip()
    return name


def _filled(
    title: str, example: Mapping[str, str], lines: Sequence[Line], written_in: Language, language: Language
) -> str:
    def fill(match: re.Match[str]) -> str:
        cell = example.get(match[1])
        if cell is None:
            return match[0]
        return (
            cell if written_in is language else _translated(cell, match[2] or "nominative", lines, written_in, language)
        )

    return PLACEHOLDER.sub(fill, title)


def _translated(cell: str, form: str, lines: Sequence[Line], written_in: Language, language: Language) -> str:
    """Write a cell in the other language as the value, or the whole step, that it is in the steps; else as it is."""
    for line in lines:
        if line.text(written_in) == cell:
            return line.text(language)
        for slot in line.spoken.sentence.forms[written_in].slots:
            if line.spoken.written[slot.name] == cell and (form in slot.word.forms or language is EN):
                value = slot.word.read(cell, written_in, line.board)
                return slot.word.write(value, Manner(language, form, cell))
    return cell
