"""The report by question: every question has an answer, and every statement answers one."""

from copy import deepcopy
from typing import Any

from lasca_rules.regulations import load
from reports.asking import ask
from reports.conflicts import load_incidents
from reports.model import Report
from reports.plain import structure
from reports.questions import load_questions
from reports.results import Results
from reports.weighing import weigh


def test_every_statement_reading_and_conflict_answers_a_question_and_no_other_is_named() -> None:
    questions, registry = load_questions(), load()
    assert {each for one in questions for each in one.statements} == {each.id for each in registry.statements}
    assert {each for one in questions for each in one.readings} == {each.id for each in registry.readings}
    assert {each for one in questions for each in one.conflicts} == {
        incident.id for incident in load_incidents() if incident.id != "K0"
    }


def test_the_answers_come_in_the_order_of_the_regulations_and_of_their_texts() -> None:
    order = [statement.id for statement in load().statements]
    for question in load_questions():
        places = [order.index(each) for each in question.statements]
        regulations = [each.partition(":")[0] for each in question.statements]
        assert regulations == sorted(regulations, key=["column", "draughts", "nardy", "play"].index), question.id
        assert len(places) == len(set(places)), question.id


def test_each_question_is_asked_once() -> None:
    questions = load_questions()
    for part in ("id", "question"):
        assert len({getattr(one, part) for one in questions}) == len(questions)


def test_a_ruling_of_one_wording_is_shown_once_with_how_often_it_was_given(plain: dict[str, Any]) -> None:
    again = next(deepcopy(one) for one in plain["scenarios"] if one["id"].endswith("their own time[White]"))
    plain["scenarios"].append(again | {"id": again["id"] + " again"})
    report = weigh(load(), structure(plain, Results, "results"), load_incidents(), load_questions())
    disturbed = next(shown for shown in ask(report) if shown.question.id == "disturbed")
    row = disturbed.answers[0].rows[0]
    assert [(seen.ruling.words.verdict.en, seen.times) for seen in row.rulings] == [
        ("White restores the position", 2),
        ("Black restores the position", 1),
    ]


def test_a_silent_ruling_is_not_shown_under_a_statement(report: Report) -> None:
    rows = [row for shown in ask(report) for answer in shown.answers for row in answer.rows]
    seen = [each.ruling.under for row in rows for each in row.rulings]
    assert len(seen) > 5
    assert all(seen)
