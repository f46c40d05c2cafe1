"""What changed since an earlier report: told apart by ids and words, on page and terminal and in report.json."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from lasca_rules.languages import Text
from reports.__main__ import main
from reports.changes import HEADINGS, changes_shown
from reports.document import read_document, write_document
from reports.earlier import as_earlier, read_earlier
from reports.model import Changed, Changes, Report, Since
from reports.render import render
from reports.rewording import RewordedPart, reworded
from reports.since import compare

SAMPLE = Path(__file__).parents[1] / "data" / "results_sample.json"
VERIFIED, BROKEN, UNTESTED = "column:1.14.1-b", "column:2.1-e", "column:2.1-c"


def since(report: Report, spoil: Callable[[dict[str, Any]], None], tmp_path: Path) -> Since:
    """Return what changed from a spoilt report.json to the report as it is."""
    plain = json.loads(write_document(report))
    spoil(plain)
    path = tmp_path / "old.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    compared = compare(read_earlier(path), report).since
    assert compared is not None
    return compared


def statement(plain: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in plain["statements"] if each["id"] == name)
    return found


def ids(changes: tuple[Changed, ...]) -> list[str]:
    return [change.id for change in changes]


def test_nothing_has_changed_since_the_same_report(report: Report) -> None:
    compared = compare(as_earlier(report), report).since
    assert compared == Since(report.stamp, Changes(), Changes(), Changes())


@pytest.mark.parametrize(
    ("name", "before", "group"),
    [
        (BROKEN, "verified", "newly_broken"),
        (BROKEN, "untested", "newly_broken"),
        (VERIFIED, "broken", "newly_verified"),
        (VERIFIED, "suspect", "newly_verified"),
        (VERIFIED, "untested", "newly_verified"),
        (UNTESTED, "verified", "no_longer_verified"),
    ],
)
def test_a_statement_that_stands_differently_is_told(
    report: Report, tmp_path: Path, name: str, before: str, group: str
) -> None:
    changed = since(report, lambda plain: statement(plain, name).update(standing=before), tmp_path)
    assert ids(getattr(changed.statements, group)) == [name]
    assert [each for each in HEADINGS if getattr(changed.statements, each)] == [group]
    assert changed.scenarios == changed.readings == Changes()


@pytest.mark.parametrize(("name", "before"), [(BROKEN, "broken"), (UNTESTED, "suspect"), (UNTESTED, "broken")])
def test_what_was_not_good_before_and_is_not_now_is_no_news(
    report: Report, tmp_path: Path, name: str, before: str
) -> None:
    changed = since(report, lambda plain: statement(plain, name).update(standing=before), tmp_path)
    assert changed.statements == Changes()


def test_a_new_statement_and_one_that_is_gone(report: Report, tmp_path: Path) -> None:
    def spoil(plain: dict[str, Any]) -> None:
        old = statement(plain, UNTESTED)
        old |= {"id": "column:9.9-z", "text": {"en": "Gone for good.", "ru": "Исчезло."}}

    changed = since(report, spoil, tmp_path)
    assert ids(changed.statements.new) == [UNTESTED]
    assert ids(changed.statements.gone) == ["column:9.9-z"]
    assert changed.statements.renamed == ()


def test_the_same_words_under_another_id_are_a_renaming(report: Report, tmp_path: Path) -> None:
    changed = since(report, lambda plain: statement(plain, VERIFIED).update(id="column:1.14.1-x"), tmp_path)
    (renamed,) = changed.statements.renamed
    assert (renamed.was, renamed.id) == ("column:1.14.1-x", VERIFIED)
    assert evolve(changed.statements, renamed=()) == Changes()


def test_of_two_with_the_same_words_one_was_renamed_and_the_other_is_new(report: Report, tmp_path: Path) -> None:
    words = {"title": {"en": "Twin.", "ru": "Близнец."}, "text": {"en": "Twin.", "ru": "Близнец."}}
    first, second = report.statements[0], report.statements[1]
    text = Text("Twin.", "Близнец.")
    now = evolve(
        report,
        statements=(*(evolve(one, title=text, text=text) for one in (first, second)), *report.statements[2:]),
    )

    def spoil(plain: dict[str, Any]) -> None:
        statement(plain, first.id).update(id="column:0-a", **words)
        plain["statements"] = [one for one in plain["statements"] if one["id"] != second.id]

    changed = since(now, spoil, tmp_path).statements
    assert [(one.was, one.id) for one in changed.renamed] == [("column:0-a", first.id)]
    assert ids(changed.new) == [second.id]


def test_a_statement_may_be_renamed_and_newly_broken(report: Report, tmp_path: Path) -> None:
    changed = since(
        report, lambda plain: statement(plain, BROKEN).update(id="column:2.1-x", standing="verified"), tmp_path
    )
    assert ids(changed.statements.renamed) == ids(changed.statements.newly_broken) == [BROKEN]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("part", ["title", "text"])
def test_other_words_under_the_same_id_are_a_rewording(
    report: Report, tmp_path: Path, language: str, part: str
) -> None:
    def spoil(plain: dict[str, Any]) -> None:
        statement(plain, UNTESTED)[part][language] += " Once more."

    (reworded_one,) = since(report, spoil, tmp_path).statements.reworded
    shown = reworded(reworded_one)
    assert shown is not None
    assert RewordedPart("out", " Once more.") in getattr(shown, language)
    assert getattr(shown, "ru" if language == "en" else "en") == ()


def test_scenarios_are_compared_too_and_count_once(report: Report, tmp_path: Path) -> None:
    def spoil(plain: dict[str, Any]) -> None:
        first = statement(plain, VERIFIED)["scenarios"][0]
        for each in plain["statements"]:
            for scenario in each["scenarios"]:
                if scenario["id"] == first["id"]:
                    scenario |= {"outcome": "failed"}
        statement(plain, BROKEN)["scenarios"][0]["steps"][0]["text"]["en"] = ["another step"]
        statement(plain, BROKEN)["scenarios"][1]["id"] += " as it was called"
        for each in plain["statements"]:
            each["scenarios"] = [one for one in each["scenarios"] if "play/captures.feature::P4" not in one["id"]]

    changed = since(report, spoil, tmp_path).scenarios
    assert len(changed.newly_verified) == len(changed.reworded) == len(changed.renamed) == len(changed.new) == 1
    assert changed.gone == ()
    assert changed.new[0].title.en == "A capture goes round over every tower it can"


def test_a_reading_that_was_taken_otherwise_is_reworded(report: Report, tmp_path: Path) -> None:
    def spoil(plain: dict[str, Any]) -> None:
        plain["readings"][0]["default"]["text"] = {"en": "The contrary.", "ru": "Наоборот."}
        del plain["readings"][1]

    changed = since(report, spoil, tmp_path).readings
    assert ids(changed.reworded) == [report.readings[0].id]
    assert ids(changed.new) == [report.readings[1].id]


def test_an_older_report_need_not_have_what_newer_ones_have(report: Report, tmp_path: Path) -> None:
    def spoil(plain: dict[str, Any]) -> None:
        for key in ("summary", "questions", "conflicts", "regulations", "unused_sentences", "since"):
            plain.pop(key, None)
        for each in plain["statements"]:
            each["standing"] = "a standing of another time" if each["id"] == VERIFIED else each["standing"]
            each["scenarios"] = [{**one, "steps": [], "kind": "of another time"} for one in each["scenarios"]]

    assert ids(since(report, spoil, tmp_path).statements.newly_verified) == [VERIFIED]


def test_the_page_and_the_document_tell_what_changed(report: Report, tmp_path: Path) -> None:
    earlier = as_earlier(report)
    statements = tuple(evolve(each, text=Text("Old <b>words</b>.", "Старое.")) for each in earlier.statements[:1])
    compared = compare(evolve(earlier, statements=(*statements, *earlier.statements[1:])), report)
    path = tmp_path / "report.json"
    path.write_text(write_document(compared), encoding="utf-8")
    assert read_document(path) == compared
    page = render(compared)
    assert 'id="since"' in page
    assert "<del>" in page
    assert "&lt;b&gt;words&lt;/b&gt;" in page
    assert 'id="since"' not in render(report)


def test_a_long_group_is_folded_but_never_what_was_broken(report: Report) -> None:
    many = tuple(Changed(each.id, each.title) for each in report.statements[:13])
    shown = changes_shown(Since(report.stamp, Changes(newly_broken=many, new=many), Changes(), Changes()), {})
    assert [(group.name, group.unfolded) for group in shown[0].groups] == [("newly_broken", True), ("new", False)]


def test_the_command_compares_with_a_report_in_the_same_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([str(SAMPLE), str(tmp_path), "--lang", "en"])
    document = tmp_path / "report.json"
    plain = json.loads(document.read_text(encoding="utf-8"))
    statement(plain, BROKEN)["standing"] = "verified"
    document.write_text(json.dumps(plain), encoding="utf-8")
    capsys.readouterr()
    assert main([str(SAMPLE), str(tmp_path), "--lang", "en", "--since", str(document)]) == 1
    printed = capsys.readouterr().out
    assert "Changed since the report of 2026-11-30T02:19:57Z abc1234:" in printed
    assert "Statements: Newly broken: 1" in printed
    assert json.loads(document.read_text(encoding="utf-8"))["since"]["statements"]["newly_broken"][0]["id"] == BROKEN
    main([str(SAMPLE), str(tmp_path), "--lang", "ru", "--since", str(document)])
    assert "Что изменилось после отчёта от 2026-11-30T02:19:57Z abc1234: Ничего." in capsys.readouterr().out


@pytest.mark.parametrize(
    "content", [None, "", "[]", '{"format": 1}', '{"format": 2}', '{"format": 2, "stamp": {}, "statements": 3}', "\x00"]
)
def test_an_earlier_report_that_cannot_be_read_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None
) -> None:
    old, folder = tmp_path / "old.json", tmp_path / "report"
    if content is not None:
        old.write_text(content, encoding="utf-8")
    assert main([str(SAMPLE), str(folder), "--since", str(old)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)
    assert str(old) in printed.err
    assert not folder.exists()
