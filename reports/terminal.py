"""The summary in the terminal: regulations by standing, what is broken, and which file to open."""

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from lasca_rules.languages import Language, Text
from reports.model import Report, Standing

_COLUMNS = (
    Text("Regulation", "Регламент"),
    Text("verified", "подтверждено"),
    Text("broken", "нарушено"),
    Text("untested", "без сценариев"),
    Text("statements", "положений"),
    Text("scenarios", "сценариев"),
)
_TOTAL = Text("All", "Всего")
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
    if report.summary.failed:
        console.print(Line(f"{_FAILED[language]} {report.summary.failed}", style="red"))
    console.print(Line(f"{_OPEN[language]} {page}"), soft_wrap=True)


def _table(report: Report, language: Language) -> Table:
    table = Table(box=None, pad_edge=False, show_footer=True, footer_style="bold")
    summary = report.summary
    totals = (summary.verified, summary.broken, summary.untested, summary.statements, summary.scenarios)
    table.add_column(_COLUMNS[0][language], _TOTAL[language])
    for heading, total in zip(_COLUMNS[1:], totals, strict=True):
        table.add_column(heading[language], str(total), justify="right")
    for regulation in report.regulations:
        count = regulation.count
        table.add_row(
            Line(regulation.name[language]),
            _number(count.verified, "green"),
            _number(count.broken, "bold red"),
            _number(count.untested, "yellow"),
            str(count.statements),
            str(count.scenarios),
        )
    return table


def _number(count: int, style: str) -> Line:
    """Return a number that stands out unless it is nothing."""
    return Line(str(count), style=style) if count else Line("–", style="dim")
