"""The features held to their own rules, at collection: every problem with its file and line and what to do about it.

``examine`` turns a feature file into the scripts that will be played, or into problems. It never stops at the first.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import evolve, field, frozen
from pytest_bdd.gherkin_parser import Feature, GherkinDocument, Rule, Scenario
from pytest_bdd.gherkin_parser import Step as GherkinStep

from lasca_rules.languages import Language
from steps.cells import Example, check_columns, examples_of
from steps.document import Problems, read_document
from steps.foreign import Elsewhere, nowhere
from steps.script import Line, Script
from steps.speech import OUTCOME, Speech, recognise
from steps.tags import ONE_COLOUR, Citation, cite
from steps.titles import (
    check_characters,
    check_label,
    check_rule,
    named,
    other_title,
    strip_label,
)
from steps.turning import CannotBeTurned, turned


@frozen
class Catalogued:
    """A feature file examined: the scripts in it, unless there are problems; and its Gherkin, for pytest-bdd."""

    scripts: tuple[Script, ...]
    problems: Problems
    document: GherkinDocument | None


@frozen
class Context:
    """What a scenario stands in: its file, its rule's citation, and the steps of the backgrounds above it."""

    place: str
    language: Language
    problems: Problems
    cited: Citation
    background: tuple[GherkinStep, ...] = ()
    rule: Rule | None = None
    names: dict[str, int] = field(factory=dict)
    """The names of the file's scenarios so far, and their lines."""
    elsewhere: Elsewhere = nowhere
    """The definitions of steps that are not ours."""

    @property
    def across(self) -> bool:
        """Tell whether the feature compares regulations: its scenarios may stand under a conflict, not a statement."""
        return Path(self.place).parent.name == "across"


def examine(path: Path, place: str, elsewhere: Elsewhere = nowhere) -> Catalogued:
    """Read a feature file, called ``place`` in messages, and return its scripts and its problems.

    What is no sentence of ours may be a step that is defined ``elsewhere``.
    """
    problems = Problems(place)
    document = read_document(path, problems)
    if document is None:
        return Catalogued((), problems, None)
    scripts = _feature(document.feature, place, problems, elsewhere)
    return Catalogued(scripts, problems, document)


def _feature(feature: Feature, place: str, problems: Problems, elsewhere: Elsewhere) -> tuple[Script, ...]:
    try:
        language = Language(feature.language)
    except ValueError:
        problems.at(1, f"features are in English or Russian (# language: ru), not in “{feature.language}”")
        return ()
    context = Context(place, language, problems, cite(feature.tags, problems), elsewhere=elsewhere)
    scripts: list[Script] = []
    for child in feature.children:
        if child.background:
            context = _within(context, child.background.steps)
        elif child.rule:
            scripts += _rule(child.rule, context)
        elif child.scenario:
            scripts += _scenario(child.scenario, context)
    if not context.names:
        problems.at(feature.location.line, "the feature has no scenarios; write one or take the file away")
    return tuple(scripts)


def _rule(rule: Rule, above: Context) -> list[Script]:
    own = cite(rule.tags, above.problems)
    check_rule(rule, own.statements, above.language, above.problems)
    if own.does_not_apply:
        above.problems.at(rule.location.line, "@does-not-apply goes with a scenario or Examples, not with a Rule")
    context = evolve(above, cited=above.cited.joined(own), rule=rule)
    scripts: list[Script] = []
    for child in rule.children:
        if child.background:
            context = _within(context, child.background.steps)
        elif child.scenario:
            scripts += _scenario(child.scenario, context)
    if not any(child.scenario for child in rule.children):
        above.problems.at(rule.location.line, "the Rule has no scenarios; write one or take the Rule away")
    return scripts


def _within(above: Context, steps: Sequence[GherkinStep]) -> Context:
    return evolve(above, background=(*above.background, *steps))


def _scenario(scenario: Scenario, context: Context) -> list[Script]:
    problems, line = context.problems, scenario.location.line
    cited = cite(scenario.tags, problems, context.cited)
    _check_name(scenario, cited, context)
    title = other_title(scenario, context.language, problems)
    if not scenario.steps:
        problems.at(line, "the scenario has no steps, so it would pass; write them or take it away")
    elif not any(step.keyword_type == OUTCOME for step in scenario.steps):
        problems.at(line, "the scenario has no Then, so whatever the rules do it would pass; say what comes of it")
    check_columns(scenario, title, problems)
    speech = Speech(context.language, context.background, tuple(scenario.steps), problems, context.elsewhere)
    scripts = []
    for order, example in enumerate(examples_of(scenario, problems)):
        lines = recognise(speech, example)
        if not problems:
            cites = cite(example.tags, problems, cited)
            script = _script(scenario, context, cites, title, order, example, lines)
            once = cites.one_colour or script.by_pytest_alone
            scripts.append(script if once else _with_its_turned_one(script, problems))
        else:
            cite(example.tags, problems, cited)
    return scripts


def _with_its_turned_one(script: Script, problems: Problems) -> Script:
    try:
        return evolve(script, turned=turned(script))
    except CannotBeTurned as error:
        problems.at(script.place, f"{error}; tag the scenario @{ONE_COLOUR} if it is about one colour")
        return script


def _check_name(scenario: Scenario, cited: Citation, context: Context) -> None:
    problems, line = context.problems, scenario.location.line
    if context.rule is None and not context.across:
        problems.at(line, "the scenario stands under no Rule; put it under the Rule of its statement")
    first = context.names.setdefault(scenario.name, line)
    if first != line:
        problems.at(line, f"a scenario of this name is on line {first} already, so one would vanish; rename one")
    check_label(scenario, cited.statements, problems, across=context.across)
    check_characters(scenario, problems)


def _script(  # noqa: PLR0913, PLR0917 -- all that a script is made of
    scenario: Scenario,
    context: Context,
    cited: Citation,
    title: str,
    order: int,
    example: Example,
    lines: tuple[Line, ...],
) -> Script:
    bare, other = (strip_label(text, cited.statements) for text in (scenario.name, title))
    cells: Mapping[str, str] = example.cells
    return Script(
        feature=context.place,
        line=scenario.location.line,
        place=example.line,
        order=order,
        scenario=scenario.name,
        example=cells,
        name=named(bare, other, cells, lines, context.language),
        statements=cited.statements,
        readings=cited.readings,
        kind="does-not-apply" if cited.does_not_apply else "applies",
        lines=lines,
    )
