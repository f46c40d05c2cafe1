"""The report by question: the statements that answer, regulation by regulation, each with the rulings under it."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from attrs import evolve, frozen

from reports.conflicts import rulings_of
from reports.exhibits import RulingExhibit, RulingWords
from reports.model import QuestionReport, RegulationReport, Report, StatementReport
from reports.results import Scenario
from reports.showing import ruling_anchors


@frozen
class SeenRuling:
    """A ruling that scenarios show under a statement: where it first stands, and how often it was given."""

    ruling: RulingExhibit
    anchor: str
    times: int


@frozen
class Row:
    """A statement that answers a question, and the rulings under it, each once."""

    statement: StatementReport
    rulings: tuple[SeenRuling, ...]


@frozen
class RegulationsAnswer:
    """What one regulation has to say to a question."""

    regulation: RegulationReport
    rows: tuple[Row, ...]


@frozen
class ShownQuestion:
    """A question with the regulations' answers, in the order of the report."""

    question: QuestionReport
    answers: tuple[RegulationsAnswer, ...]


def ask(report: Report) -> tuple[ShownQuestion, ...]:
    """Return the report's questions with their answers."""
    statements = {statement.id: statement for statement in report.statements}
    regulations = {regulation.id: regulation for regulation in report.regulations}
    wanted = {each for question in report.questions for each in question.statements}
    rows = {each: Row(statements[each], _rulings_under(statements[each])) for each in wanted}
    return tuple(ShownQuestion(question, _answers(question, rows, regulations)) for question in report.questions)


def _answers(
    question: QuestionReport, rows: Mapping[str, Row], regulations: Mapping[str, RegulationReport]
) -> tuple[RegulationsAnswer, ...]:
    own = (rows[each] for each in question.statements)
    groups = groupby(own, key=lambda row: row.statement.regulation)
    return tuple(RegulationsAnswer(regulations[name], tuple(group)) for name, group in groups)


def _rulings_under(statement: StatementReport) -> tuple[SeenRuling, ...]:
    """Return the rulings that cite a statement in its own evidence, those of one wording once."""
    seen: dict[RulingWords, SeenRuling] = {}
    for ruling, anchor in _placed_rulings(statement.scenarios):
        if statement.id in ruling.under:
            wording = ruling.words
            known = seen.get(wording)
            seen[wording] = evolve(known, times=known.times + 1) if known else SeenRuling(ruling, anchor, 1)
    return tuple(seen.values())


def _placed_rulings(scenarios: Iterable[Scenario]) -> Iterable[tuple[RulingExhibit, str]]:
    for scenario in scenarios:
        yield from zip(rulings_of(scenario), ruling_anchors(scenario), strict=False)
