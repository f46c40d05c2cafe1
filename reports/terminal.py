"""The summary in the terminal: regulations by standing, what is broken, and which file to open."""

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from lasca_rules.languages import Language, Text
from reports.changes import changes_shown
from reports.model import Changed, Count, Report, Standing, StatementReport, Summary
from reports.wording import WORDING

_REGULATION = Text("Regulation", "Регламент")
_STANDINGS = {
    Standing.VERIFIED: (Text("verified", "подтверждено"), "green"),
    Standing.UNPROBED: (Text("passed, not probed", "пройдено, не испытано"), "cyan"),
    Standing.WEAK: (Text("weak", "слабо"), "yellow"),
    Standing.SUSPECT: (Text("suspect", "под сомнением"), "magenta"),
    Standing.BROKEN: (Text("broken", "нарушено"), "bold red"),
    Standing.UNTESTED: (Text("untested", "без сценариев"), "yellow"),
    Standing.NOT_RUN: (Text("not run", "не выполнялось"), "dim"),
}
"""What heads a standing's column, and the style of its numbers."""
_SELDOM = frozenset({Standing.UNPROBED, Standing.SUSPECT, Standing.NOT_RUN})
"""The standings that have a column only when some statement stands so; then empty columns go: a terminal is narrow."""
_STATEMENTS = Text("statements", "положений")
_SCENARIOS = Text("scenarios", "сценариев")
_TOTAL = Text("All", "Всего")
_UNPROBED = Text(
    "Nothing is verified: it was not tried which deviations the scenarios would notice.",
    "Ничего не подтверждено: не испытано, какие искажения заметили бы сценарии.",
)
_PART = Text("This report is of a part of the rulebook.", "Это отчёт о части правил.")
_NOT_RUN = Text("Scenarios not run:", "Не выполнялось сценариев:")
_ASKED = Text("asked for:", "выбрано:")
_SUSPECT = Text("Suspect:", "Под сомнением:")
_WEAK = Text("Weak:", "Слабо подтверждено:")
_BROKEN = Text("Broken:", "Нарушено:")
_FAILED = Text("Failed scenarios:", "Не пройдено сценариев:")
_OPEN = Text("Open", "Откройте")
_FIRST = 8
"""How many changes of a group are told in the terminal; the page has all."""


def summarise(report: Report, page: Path, language: Language, console: Console) -> None:
    """Print the table of regulations, the broken statements with the first message of each, and the page's path."""
    console.print(_table(report, language))
    for statement in report.statements:
        if statement.standing is Standing.BROKEN:
            failed = next(scenario for scenario in statement.scenarios if scenario.outcome == "failed")
            console.print(Line(f"{_BROKEN[language]} {statement.id} {statement.title[language]}", style="bold red"))
            console.print(
                Line(f"  {failed.feature}:{failed.place or failed.line} {failed.name[language]}"), soft_wrap=True
            )
            if failed.message:
                console.print(Line(f"  {failed.message.splitlines()[0]}", style="dim"), soft_wrap=True)
    for statement in report.statements:
        if statement.standing is Standing.WEAK:
            _tell_reasons(f"{_WEAK[language]} {statement.id}", statement, statement.weak, language, console)
    for statement in report.statements:
        if statement.standing is Standing.SUSPECT:
            _tell_reasons(f"{_SUSPECT[language]} {statement.id}", statement, statement.suspect, language, console)
    _tell_changes(report, language, console)
    _tell_what_was_not_done(report, language, console)
    console.print(Line(f"{_OPEN[language]} {page}"), soft_wrap=True)


def _tell_what_was_not_done(report: Report, language: Language, console: Console) -> None:
    """Print that nothing was probed, what was left out, and how many scenarios failed."""
    if report.probe is None:
        console.print(Line(_UNPROBED[language], style="cyan"), soft_wrap=True)
    if report.not_run:
        asked = f"; {_ASKED[language]} {', '.join(report.stamp.asked)}" if report.stamp.asked else ""
        console.print(Line(f"{_PART[language]} {_NOT_RUN[language]} {len(report.not_run)}{asked}"), soft_wrap=True)
    if report.summary.failed:
        console.print(Line(f"{_FAILED[language]} {report.summary.failed}", style="red"))


def _tell_reasons(
    heading: str, statement: StatementReport, reasons: Iterable[Text], language: Language, console: Console
) -> None:
    """Print why a statement stands as it does, under its title in the colour of its standing."""
    style = _STANDINGS[statement.standing][1]
    console.print(Line(f"{heading} {statement.title[language]}", style=style))
    for reason in reasons:
        console.print(Line(f"  {reason[language]}", style="dim"), soft_wrap=True)


def _tell_changes(report: Report, language: Language, console: Console) -> None:
    """Print what changed since the earlier report, if one was given: the first few of each group."""
    if report.since is None:
        return
    stamp = f"{report.since.stamp.when} {report.since.stamp.commit}".rstrip()
    sections = changes_shown(report.since, {})
    nothing = "" if sections else f" {WORDING['nothing_changed'][language]}"
    console.print(Line(f"{WORDING['since'][language]} {stamp}:{nothing}", style="bold"), soft_wrap=True)
    for section in sections:
        for group in section.groups:
            style = "bold red" if group.name == "newly_broken" else ""
            heading = f"  {section.heading[language]}: {group.heading[language]}: {len(group.changes)}"
            console.print(Line(heading, style=style), soft_wrap=True)
            for each in group.changes[:_FIRST]:
                console.print(Line(f"    {_told(each.change, section.kind, language)}"), soft_wrap=True)
            if len(group.changes) > _FIRST:
                console.print(Line("    …", style="dim"))


def _told(change: Changed, kind: str, language: Language) -> str:
    """Return a change in one line; a scenario goes by its title, for its id is a line of its own."""
    was = f"{change.was} → " if change.was else ""
    return f"{was}{change.id} {change.title[language]}" if kind == "statements" else change.title[language]


def _table(report: Report, language: Language) -> Table:
    there = [each for each in _STANDINGS if _count(report.summary, each)]
    standings = there if set(there) & _SELDOM else [each for each in _STANDINGS if each not in _SELDOM]
    gap = 1 if set(standings) & _SELDOM else 2
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, show_footer=True, footer_style="bold")
    table.add_column(_REGULATION[language], _TOTAL[language], vertical="bottom")
    for standing in standings:
        _add_numbers(table, _STANDINGS[standing][0][language], _count(report.summary, standing))
    _add_numbers(table, _STATEMENTS[language], report.summary.statements)
    _add_numbers(table, _SCENARIOS[language], report.summary.scenarios)
    for regulation in report.regulations:
        count = regulation.count
        numbers = (_number(_count(count, standing), _STANDINGS[standing][1]) for standing in standings)
        table.add_row(Line(regulation.name[language]), *numbers, str(count.statements), str(count.scenarios))
    return table


def _add_numbers(table: Table, heading: str, total: int) -> None:
    """Add a column of numbers no wider than the longest word of its heading: a terminal is narrow."""
    table.add_column("\n".join(heading.split()), str(total), justify="right", no_wrap=True)


def _count(counts: Count | Summary, standing: Standing) -> int:
    """Return how many statements stand so."""
    number: int = getattr(counts, standing.key)
    return number


def _number(count: int, style: str) -> Line:
    """Return a number that stands out unless it is nothing."""
    return Line(str(count), style=style) if count else Line("–", style="dim")
