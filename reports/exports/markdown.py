"""A summary in Markdown, for the page of a CI run: the regulations by standing, and what wants attention."""

import re
from collections.abc import Iterable

from lasca_rules.languages import Language, Text
from reports.changes import changes_shown
from reports.counting import share
from reports.model import Count, Report, Standing, StatementReport, Summary
from reports.wording import WORDING

_REGULATION = Text("Regulation", "Регламент")
_STATEMENTS = Text("statements", "положений")
_SCENARIOS = Text("scenarios", "сценариев")
_ALL = Text("All", "Всего")
_OF = Text("{verified} of {statements} statements are verified.", "Подтверждено положений: {verified} из {statements}.")
_FAILED = Text("Failed scenarios", "Не пройдено сценариев")
_MUTANTS = Text(
    "Of {tried} random faults the scenarios noticed {scenarios}, all tests {tests} ({commit}).",
    "Из {tried} случайных поломок сценарии заметили {scenarios}, сценарии и тесты вместе — {tests} ({commit}).",
)
_UNSETTLED = ("expected-failure", "unexpected-pass", "rerun")
"""The outcomes of scenarios that ended neither well nor badly."""
_QUIET = (Standing.VERIFIED, Standing.UNPROBED, Standing.UNTESTED, Standing.NOT_RUN)
"""The standings whose statements are counted but not listed: they are many."""

_SPECIAL = re.compile(r"[\\`*_{}\[\]<>()#!|~&@]|(?<=:)/|(?<=www)\.")
"""What Markdown or HTML could take for markup, a mention or a link."""


def write_markdown(report: Report, language: Language) -> str:
    """Return the summary in one language."""
    return "\n".join(
        [
            *_summary(report, language),
            *_attention(report, language),
            *_changes(report, language),
            *_run(report, language),
            "",
        ]
    )


def escaped(text: str) -> str:
    """Return text on one line in which nothing is markup: neither Markdown's nor HTML's."""
    return _SPECIAL.sub(lambda found: f"&#{ord(found[0])};", " ".join(text.split()))


def _summary(report: Report, language: Language) -> Iterable[str]:
    summary = report.summary
    yield f"# {WORDING['title'][language]}"
    yield ""
    yield _OF[language].format(verified=summary.verified, statements=summary.statements)
    yield ""
    if report.probe is None:
        yield f"{WORDING['unprobed_here'][language]}."
        yield ""
    if report.not_run:
        yield f"{WORDING['part_here'][language]}: {len(report.not_run)}."
        if report.stamp.asked:
            yield f"{WORDING['asked_for'][language]}: {escaped(', '.join(report.stamp.asked))}."
        yield ""
    if report.mutants is not None:
        count = report.mutants.count
        yield _MUTANTS[language].format(
            tried=count.tried,
            scenarios=share(count.noticed_by_scenarios, count.tried)[language],
            tests=share(count.noticed_by_all_tests, count.tried)[language],
            commit=escaped(report.mutants.commit),
        )
        yield ""
    heads = [WORDING[standing.value][language] for standing in Standing]
    yield f"| {' | '.join([_REGULATION[language], *heads, _STATEMENTS[language], _SCENARIOS[language]])} |"
    yield f"|---|{'---:|' * (len(Standing) + 2)}"
    for regulation in report.regulations:
        name = escaped(regulation.name[language])
        yield _row(name, regulation.count, regulation.count.scenarios)
    yield _row(f"**{_ALL[language]}**", summary, summary.scenarios)


def _row(name: str, count: Count | Summary, scenarios: int) -> str:
    standings = [getattr(count, standing.key) or "–" for standing in Standing]
    return f"| {' | '.join(map(str, [name, *standings, count.statements, scenarios]))} |"


def _attention(report: Report, language: Language) -> Iterable[str]:
    for standing in Standing:
        own = [statement for statement in report.statements if statement.standing is standing]
        if own and standing not in _QUIET:
            yield ""
            yield f"## {WORDING[standing.value][language].capitalize()}"
            yield ""
            for statement in own:
                yield from _statement(statement, language)
    if report.summary.failed:
        yield ""
        yield f"{_FAILED[language]}: {report.summary.failed}"


def _statement(statement: StatementReport, language: Language) -> Iterable[str]:
    yield f"- **{escaped(statement.id)}** {escaped(statement.title[language])}"
    yield from (f"  - {escaped(reason[language])}" for reason in (*statement.suspect, *statement.weak))
    for scenario in statement.scenarios:
        if scenario.outcome == "failed":
            place = f"{scenario.feature}:{scenario.place or scenario.line}"
            message = f": {escaped(scenario.message)}" if scenario.message else ""
            yield f"  - {escaped(place)} {escaped(scenario.name[language])}{message}"
        elif scenario.outcome in _UNSETTLED:
            place = f"{scenario.feature}:{scenario.place or scenario.line}"
            yield f"  - {escaped(place)} {escaped(scenario.name[language])}: {WORDING[scenario.outcome][language]}"


def _changes(report: Report, language: Language) -> Iterable[str]:
    if report.since is None:
        return
    stamp = report.since.stamp
    yield ""
    yield f"## {WORDING['since'][language]} {escaped(f'{stamp.when} {stamp.commit}')}"
    yield ""
    sections = changes_shown(report.since, {})
    if not sections:
        yield WORDING["nothing_changed"][language]
    for section in sections:
        for group in section.groups:
            yield f"- {section.heading[language]}: {group.heading[language]}: {len(group.changes)}"
            if section.kind == "statements":
                yield from (
                    f"  - {escaped(f'{each.change.id} {each.change.title[language]}')}" for each in group.changes
                )


def _run(report: Report, language: Language) -> Iterable[str]:
    """Yield which run this is, where the results say it: the report's other files say the same."""
    if report.stamp.id:
        yield ""
        yield f"{WORDING['run'][language]} {escaped(report.stamp.id)}"
