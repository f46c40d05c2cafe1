"""The summary in the terminal: regulations by standing, what is broken, and which file to open."""

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from lasca_rules.languages import Language, Text
from reports.model import Count, Report, Standing, Summary

_REGULATION = Text("Regulation", "Регламент")
_STANDINGS = {
    Standing.VERIFIED: (Text("verified", "подтверждено"), "green"),
    Standing.SUSPECT: (Text("suspect", "под сомнением"), "magenta"),
    Standing.BROKEN: (Text("broken", "нарушено"), "bold red"),
    Standing.UNTESTED: (Text("untested", "без сценариев"), "yellow"),
}
"""What heads a standing's column, and the style of its numbers."""
_SELDOM = frozenset({Standing.SUSPECT})
"""The standings whose column is there only when some statement stands so: a terminal is narrow."""
_STATEMENTS = Text("statements", "положений")
_SCENARIOS = Text("scenarios", "сценариев")
_TOTAL = Text("All", "Всего")
_SUSPECT = Text("Suspect:", "Под сомнением:")
_BROKEN = Text("Broken:", "Нарушено:")
_FAILED = Text("Failed scenarios:", "Не пройдено сценариев:")
_OPEN = Text("Open", "Откройте")


def summarise(report: Report, page: Path, language: Language, console: Console) -> None:
    """Print the table of regulations, the broken statements with the first message of each, and the page's path."""
    console.print(_table(report, language))
    for statement in report.statements:
        if statement.standing is Standing.BROKEN:
            failed = next(scenario for scenario in statement.scenarios if scenario.outcome == "failed")
            console.print(Line(f"{_BROKEN[language]} {statement.id} {statement.title[language]}", style="bold red"))
            console.print(Line(f"  {failed.feature}:{failed.line} {failed.name[language]}"), soft_wrap=True)
            if failed.message:
                console.print(Line(f"  {failed.message.splitlines()[0]}", style="dim"), soft_wrap=True)
    for statement in report.statements:
        if statement.standing is Standing.SUSPECT:
            console.print(Line(f"{_SUSPECT[language]} {statement.id} {statement.title[language]}", style="magenta"))
            for change in statement.suspect:
                console.print(Line(f"  {change[language]}", style="dim"), soft_wrap=True)
    if report.summary.failed:
        console.print(Line(f"{_FAILED[language]} {report.summary.failed}", style="red"))
    console.print(Line(f"{_OPEN[language]} {page}"), soft_wrap=True)


def _table(report: Report, language: Language) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_footer=True, footer_style="bold")
    standings = [each for each in _STANDINGS if each not in _SELDOM or _count(report.summary, each)]
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
    number: int = getattr(counts, standing.value)
    return number


def _number(count: int, style: str) -> Line:
    """Return a number that stands out unless it is nothing."""
    return Line(str(count), style=style) if count else Line("–", style="dim")
