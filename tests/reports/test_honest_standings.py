"""What was not tried, not run, or did not plainly pass is told as that: in the standings and in every export."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from rich.console import Console

from lasca_rules.languages import Language
from lasca_rules.regulations import load
from reports.conflicts import load_incidents
from reports.document import write_document
from reports.earlier import as_earlier
from reports.exports import EXPORTS
from reports.failing import failing
from reports.model import Report, Standing, StatementReport
from reports.plain import ReportInputError, structure
from reports.questions import load_questions
from reports.render import render
from reports.results import Results
from reports.schema import schema
from reports.since import compare
from reports.terminal import summarise
from reports.weighing import weigh

BOARD = "column:2.1-b"
Spoil = Callable[[dict[str, Any]], None]


def weighed(plain: dict[str, Any]) -> Report:
    return weigh(load(), structure(plain, Results, "results"), load_incidents(), load_questions())


def board(report: Report) -> StatementReport:
    return next(statement for statement in report.statements if statement.id == BOARD)


def of_the_board(plain: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for each in plain["scenarios"] if BOARD in each["statements"]]


def unprobed(plain: dict[str, Any]) -> None:
    del plain["probe"]


def not_run(plain: dict[str, Any]) -> None:
    """Leave out the last of the board's scenarios, which passed."""
    last = of_the_board(plain)[-1]
    plain["scenarios"].remove(last)
    brief = {key: last[key] for key in ("id", "feature", "line", "place", "name", "statements")}
    plain["not_run"] = [brief]


def ending(outcome: str) -> Spoil:
    def spoil(plain: dict[str, Any]) -> None:
        of_the_board(plain)[0] |= {"outcome": outcome, "message": "expected 7, got 8"}

    return spoil


def empty(plain: dict[str, Any]) -> None:
    """Let the board's scenarios of one kind notice nothing."""
    plain["probe"]["notice_nothing"] = [
        each["id"] for each in of_the_board(plain) if each.get("kind") == "does-not-apply"
    ]


@pytest.mark.parametrize(
    ("spoil", "standing", "reason"),
    [
        (lambda _: None, Standing.VERIFIED, None),
        (unprobed, Standing.UNPROBED, None),
        (not_run, Standing.NOT_RUN, None),
        (ending("expected-failure"), Standing.WEAK, "scenarios that do not pass, as somebody expected: 1"),
        (ending("unexpected-pass"), Standing.WEAK, "scenarios that pass though somebody expects them to fail: 1"),
        (ending("rerun"), Standing.WEAK, "scenarios that failed and passed only when played again: 1"),
        (ending("failed"), Standing.BROKEN, None),
        (empty, Standing.WEAK, "the scenarios that show where it does not apply would notice no deviation at all"),
    ],
)
def test_only_what_plainly_passed_and_was_probed_is_verified(
    plain: dict[str, Any], spoil: Spoil, standing: Standing, reason: str | None
) -> None:
    spoil(plain)
    statement = board(weighed(plain))
    assert statement.standing is standing
    assert reason is None or reason in [each.en for each in statement.weak]


def test_what_passed_only_on_a_rerun_notices_nothing_for_its_statement(plain: dict[str, Any]) -> None:
    noticing = plain["probe"]["deviations"][-1]
    statement = next(each for each in weighed(plain).statements if each.id == noticing["statement"])
    assert all(deviation.noticed_by for deviation in statement.deviations)
    for each in plain["scenarios"]:
        if each["id"] in noticing["noticed_by"]:
            each["outcome"] = "rerun"
    statement = next(each for each in weighed(plain).statements if each.id == noticing["statement"])
    assert not any(deviation.noticed_by for deviation in statement.deviations)


def test_what_was_left_out_is_neither_untested_nor_weak_nor_counted_as_unnoticed(plain: dict[str, Any]) -> None:
    whole = weighed(json.loads(json.dumps(plain)))
    not_run(plain)
    report = weighed(plain)
    statement = board(report)
    assert (statement.weak, statement.lacks, statement.deviations) == ((), (), ())
    assert statement.not_run == tuple(each.id for each in report.not_run)
    assert whole.probe is not None
    assert report.probe is not None
    assert report.probe.deviations == whole.probe.deviations - len(board(whole).deviations)
    assert (report.summary.not_run, report.summary.scenarios_not_run) == (1, 1)
    assert sum(report.summary.__getattribute__(each.key) for each in Standing) == report.summary.statements


def test_a_run_fails_on_what_was_not_asked_for_only_when_it_is_told_to(plain: dict[str, Any]) -> None:
    for statement in {each for one in plain["scenarios"] for each in one["statements"]} - {BOARD}:
        plain["scenarios"] = [each for each in plain["scenarios"] if statement not in each["statements"]]
    not_run(plain)
    every = [{"id": f"f::{each.id}", "statements": [each.id]} for each in load().statements if each.id != BOARD]
    common = {"feature": "f", "line": 1, "place": 1, "name": {"en": "a", "ru": "а"}}
    plain["not_run"] += [common | each for each in every]
    report = weighed(plain)
    assert not failing(report, [[Standing.WEAK, Standing.UNTESTED, Standing.SUSPECT, Standing.UNPROBED]])
    assert failing(report, [[Standing.NOT_RUN]])


def test_a_run_fails_on_what_was_not_probed_when_it_is_told_to(plain: dict[str, Any]) -> None:
    assert not failing(weighed(plain), [[Standing.UNPROBED]])
    unprobed(plain)
    assert failing(weighed(plain), [[Standing.UNPROBED]])


@pytest.mark.parametrize("spoil", [unprobed, not_run])
def test_what_was_not_asked_is_no_change(plain: dict[str, Any], spoil: Spoil) -> None:
    before = weighed(json.loads(json.dumps(plain)))
    spoil(plain)
    since = compare(as_earlier(before), weighed(plain)).since
    assert since is not None
    assert (since.statements.no_longer_verified, since.scenarios.gone, since.scenarios.renamed) == ((), (), ())


def test_what_passed_and_now_passes_only_on_a_rerun_is_no_longer_verified(plain: dict[str, Any]) -> None:
    before = weighed(json.loads(json.dumps(plain)))
    ending("rerun")(plain)
    since = compare(as_earlier(before), weighed(plain)).since
    assert since is not None
    assert [each.id for each in since.statements.no_longer_verified] == [BOARD]
    assert [each.id for each in since.scenarios.no_longer_verified] == [of_the_board(plain)[0]["id"]]


def test_a_scenario_cannot_have_run_and_not_have_run(plain: dict[str, Any]) -> None:
    not_run(plain)
    plain["scenarios"][0]["id"] = plain["not_run"][0]["id"]
    with pytest.raises(ReportInputError, match="this id stands twice"):
        weighed(plain)


SAID = {
    unprobed: ("passed, not probed", "пройдено, не испытано"),
    not_run: ("not run", "не выполнялось"),
    ending("expected-failure"): ("expected to fail, and did not pass", "не пройден, как и ожидалось"),
    ending("unexpected-pass"): ("passed, though expected to fail", "пройден, хотя ожидалось обратное"),
    ending("rerun"): ("failed first, passed when played again", "не пройден с первого раза, пройден при повторе"),
}
IN_DATA = {"junit": ("unprobed", "not-run", "expected-failure", "unexpected-pass", "rerun")}
"""JUnit has the words of report.json, since other programs read it."""


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("number", range(len(SAID)))
@pytest.mark.parametrize("form", ["junit", "markdown"])
def test_every_form_tells_it(plain: dict[str, Any], form: str, number: int, language: Language) -> None:
    spoil, words = list(SAID.items())[number]
    before = EXPORTS[form].write(weighed(plain), language).casefold()
    spoil(plain)
    after = EXPORTS[form].write(weighed(plain), language).casefold()
    expected = IN_DATA[form][number] if form in IN_DATA else words[0 if language is Language.ENGLISH else 1]
    if (form, spoil) == ("markdown", unprobed):  # the column is always there
        expected = "nothing is verified" if language is Language.ENGLISH else "ничего не подтверждено"
    assert after.count(expected) > before.count(expected)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("number", range(len(SAID)))
def test_the_spreadsheet_has_a_word_or_a_number_for_it(plain: dict[str, Any], number: int, language: Language) -> None:
    spoil, words = list(SAID.items())[number]
    spoil(plain)
    text = EXPORTS["csv"].write(weighed(plain), language)
    row = next(line for line in text.splitlines() if BOARD in line)
    if number < len((unprobed, not_run)):
        assert words[0 if language is Language.ENGLISH else 1] in row
    else:
        outcome = IN_DATA["junit"][number]
        column = {"expected-failure": 10, "unexpected-pass": 11, "rerun": 12}[outcome]
        assert row.split("," if language is Language.ENGLISH else ";")[column] == "1"


@pytest.mark.parametrize("number", range(len(SAID)))
def test_cucumbers_messages_tell_it(plain: dict[str, Any], number: int) -> None:
    spoil, words = list(SAID.items())[number]
    spoil(plain)
    stream = [json.loads(line) for line in EXPORTS["messages"].write(weighed(plain), Language.ENGLISH).splitlines()]
    attached = [message["attachment"]["body"] for message in stream if "attachment" in message]
    attempts = [message["testCaseStarted"]["attempt"] for message in stream if "testCaseStarted" in message]
    retried = [message["testCaseFinished"]["willBeRetried"] for message in stream if "testCaseFinished" in message]
    if IN_DATA["junit"][number] == "rerun":
        assert (attempts.count(1), retried.count(True)) == (1, 1)
        assert any(
            each["testStepResult"].get("message") == "expected 7, got 8"
            and each["testStepResult"]["status"] == "FAILED"
            for each in (message["testStepFinished"] for message in stream if "testStepFinished" in message)
        )
    else:
        assert any(words[0] in body for body in attached)
        assert (attempts.count(1), retried.count(True)) == (0, 0)


@pytest.mark.parametrize("number", range(len(SAID)))
def test_page_terminal_and_document_tell_it(plain: dict[str, Any], number: int) -> None:
    spoil, words = list(SAID.items())[number]
    spoil(plain)
    report = weighed(plain)
    page = render(report)
    article = page.partition(f'<article class="statement" id="{BOARD}"')[2].partition("</article>")[0]
    top = page.partition("<header")[2].partition("</header>")[0]
    assert all(word in article for word in words)
    assert f'class="cell {board(report).standing.value}' in top
    assert not list(Draft202012Validator(schema()).iter_errors(json.loads(write_document(report))))
    for language in Language:
        console = Console(width=80)
        with console.capture() as captured:
            summarise(report, Path("index.html"), language, console)
        printed = captured.get()
        assert not any("…" in row or len(row) > 80 for row in printed.splitlines()[:9])
        if board(report).standing is Standing.WEAK:
            assert f"{'Weak' if language is Language.ENGLISH else 'Слабо подтверждено'}: {BOARD}" in printed
        else:
            last = words[0 if language is Language.ENGLISH else 1].split()[-1]
            assert last in printed.partition(load().regulation("column").name[language])[0]


def test_without_a_probe_page_and_terminal_say_that_nothing_is_verified(plain: dict[str, Any]) -> None:
    said = "Nothing is verified here: it was not tried whether the scenarios would notice a wrong program"
    assert said not in render(weighed(plain))
    unprobed(plain)
    report = weighed(plain)
    assert said in render(report)
    console = Console(width=120)
    with console.capture() as captured:
        summarise(report, Path("index.html"), Language.ENGLISH, console)
    assert "Nothing is verified" in captured.get()


PART = {
    Language.ENGLISH: ("This report is of a part", "asked for: column:2.1-b"),
    Language.RUSSIAN: ("Это отчёт о части", "выбрано: column:2.1-b"),
}


@pytest.mark.parametrize("language", Language)
def test_a_report_of_a_part_says_so_and_what_was_asked_for(plain: dict[str, Any], language: Language) -> None:
    def told() -> dict[str, str]:
        report = weighed(plain)
        console = Console(width=120)
        with console.capture() as captured:
            summarise(report, Path("index.html"), language, console)
        top = render(report).partition("<header")[2].partition("</header>")[0]
        page = re.sub("<[^>]*>", "", re.sub(f'<(\\w+) lang="(?!{language.value})[^>]*>.*?</\\1>', "", top))
        return {"terminal": captured.get(), "page": page, "markdown": EXPORTS["markdown"].write(report, language)}

    part, asked = PART[language]
    assert not any(part in text for text in told().values())
    not_run(plain)
    for form, text in told().items():
        assert part in text, form
        assert asked.partition(":")[0] not in text.casefold(), form
    plain["run"]["asked"] = [BOARD]
    for form, text in told().items():
        assert asked in text.casefold().replace("\\", ""), form
