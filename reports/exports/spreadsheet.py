"""The statements as CSV for a spreadsheet: one a row, in both languages, in a form that office programs open as is."""

import csv
import io
from typing import get_args
from unicodedata import category, normalize

from lasca_rules.languages import Language, Text
from lasca_rules.regulations import Kind
from reports.model import Report, StatementReport
from reports.results import Outcome
from reports.wording import WORDING

MARK = "\ufeff"
"""Tells an office program that the file is UTF-8; without it Cyrillic would come out garbled."""

_SEPARATORS = {Language.ENGLISH: ",", Language.RUSSIAN: ";"}
"""What an office program of that language expects: where the decimal sign is a comma, a semicolon."""

_FORMULA = ("=", "+", "-", "@")
_UNSEEN = {"Cc", "Cf"}
"""Unicode's categories of characters that have no width: controls, marks of direction and of the order of bytes."""

_COLUMNS = (
    Text("Regulation", "Регламент"),
    Text("Clause", "Пункт"),
    Text("Statement", "Положение"),
    Text("Id", "Идентификатор"),
    Text("Kind", "Вид"),
    Text("Standing", "Состояние"),
    Text("Scenarios", "Сценариев"),
    Text("Passed", "Пройдено"),
    Text("Failed", "Не пройдено"),
    Text("Skipped", "Пропущено"),
    Text("Expected to fail, did not pass", "Не пройдено, как ожидалось"),
    Text("Passed, though expected to fail", "Пройдено вопреки ожиданию"),
    Text("Passed when played again", "Пройдено при повторе"),
    Text("Not run", "Не выполнялось"),
    Text("Title, English", "Заголовок по-английски"),
    Text("Title, Russian", "Заголовок по-русски"),
    Text("Text, English", "Изложение по-английски"),
    Text("Text, Russian", "Изложение по-русски"),
    Text("Readings", "Толкования"),
    Text("Run", "Прогон"),
)


def write_spreadsheet(report: Report, language: Language) -> str:
    """Return the statements as CSV with headings in one language and that language's separator."""
    file = io.StringIO()
    rows = csv.writer(file, delimiter=_SEPARATORS[language], lineterminator="\r\n")
    rows.writerow([column[language] for column in _COLUMNS])
    names = {regulation.id: regulation.name[language] for regulation in report.regulations}
    clauses = {
        clause.id: f"{clause.number} {clause.title[language]}"  # the number alone would be taken for a date
        for regulation in report.regulations
        for clause in regulation.clauses
    }
    for statement in report.statements:
        rows.writerow(
            map(
                _harmless,
                [
                    *_cells(statement, names[statement.regulation], clauses[statement.clause], language),
                    report.stamp.id,
                ],
            )
        )
    return MARK + file.getvalue()


def _cells(statement: StatementReport, regulation: str, clause: str, language: Language) -> list[str | int]:
    outcomes = [scenario.outcome for scenario in statement.scenarios]
    return [
        regulation,
        clause,
        statement.label,
        statement.id,
        " + ".join(Kind(kind).text[language] for kind in statement.kinds),
        WORDING[statement.standing.value][language],
        len(outcomes),
        *(outcomes.count(outcome) for outcome in get_args(Outcome)),
        len(statement.not_run),
        statement.title.en,
        statement.title.ru,
        statement.text.en,
        statement.text.ru,
        ", ".join(statement.readings),
    ]


def _harmless(cell: str | int) -> str | int:
    """Return a cell that no office program takes for a formula: they skip white space and read full-width signs."""
    if isinstance(cell, int):
        return cell
    seen = cell.lstrip("".join(sign for sign in set(cell) if sign.isspace() or category(sign) in _UNSEEN))
    return f"'{cell}" if normalize("NFKC", seen[:1]).startswith(_FORMULA) else cell
