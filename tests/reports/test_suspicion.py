"""Suspect statements: where the suspicion comes from, what it outranks, and where it shows."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from lasca_rules.languages import Language, Text
from lasca_rules.regulations import load
from reports.conflicts import load_incidents
from reports.document import write_document
from reports.model import Report, Standing
from reports.plain import structure
from reports.questions import load_questions
from reports.render import render
from reports.results import Results
from reports.suspicion import joined
from reports.templating import typeset
from reports.terminal import summarise
from reports.weighing import doubted, weigh

HOUSE = Path(__file__).parents[2]
SAMPLE = HOUSE / "tests" / "data" / "results_sample.json"

NEWER = Text("the official text has grown", "официальный текст вырос")
OLDER = Text("the scenario has shrunk", "сценарий уменьшился")
STAMPED = "column:1.14.1-a"
VERIFIED, BROKEN, UNTESTED = "column:1.14.1-b", "column:2.1-e", "column:2.1-c"


@pytest.fixture(scope="module")
def doubtful() -> Report:
    results = structure(json.loads(SAMPLE.read_text(encoding="utf-8")), Results, SAMPLE.name)
    suspect = {VERIFIED: (NEWER, OLDER), BROKEN: (OLDER,), UNTESTED: (OLDER,)}
    return weigh(load(), results, load_incidents(), load_questions(), suspect=suspect)


def printed(report: Report, language: Language, width: int = 100) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        summarise(report, Path("index.html"), language, console)
    return captured.get()


def test_reasons_of_both_kinds_are_joined_and_said_once() -> None:
    assert joined({"a": (NEWER,), "b": (OLDER,)}, {"a": (OLDER, NEWER), "c": [OLDER]}) == {
        "a": (NEWER, OLDER),
        "b": (OLDER,),
        "c": (OLDER,),
    }


@pytest.mark.parametrize(
    ("standing", "after"),
    [
        (Standing.VERIFIED, Standing.SUSPECT),
        (Standing.BROKEN, Standing.BROKEN),
        (Standing.UNTESTED, Standing.UNTESTED),
    ],
)
def test_what_no_evidence_bears_out_is_said_before_doubt(standing: Standing, after: Standing) -> None:
    assert doubted(standing, (NEWER,)) is after
    assert doubted(standing, ()) is standing


def test_a_suspect_statement_is_counted_as_such_and_no_longer_as_verified(report: Report, doubtful: Report) -> None:
    before, after = report.summary, doubtful.summary
    assert (after.suspect, after.verified, after.broken, after.untested) == (
        1,
        before.verified - 1,
        before.broken,
        before.untested,
    )
    column = next(each.count for each in doubtful.regulations if each.id == "column")
    assert (column.suspect, column.statements) == (1, next(each.count.statements for each in report.regulations))
    assert not report.summary.suspect


def test_the_document_says_what_changed_whatever_the_standing(doubtful: Report) -> None:
    document = json.loads(write_document(doubtful))
    said = {each["id"]: (each["standing"], each["suspect"]) for each in document["statements"] if each["suspect"]}
    older = {"en": OLDER.en, "ru": OLDER.ru}
    assert said == {
        VERIFIED: ("suspect", [{"en": NEWER.en, "ru": NEWER.ru}, older]),
        BROKEN: ("broken", [older]),
        UNTESTED: ("untested", [older]),
    }


def test_the_page_marks_it_in_the_map_and_says_what_changed_in_both_languages(doubtful: Report, page: str) -> None:
    shown = render(doubtful)
    article = shown.partition(f'<article class="statement" id="{VERIFIED}"')[2].partition("</article>")[0]
    assert article.startswith(' data-standing="suspect"')
    for words in ("The official text has grown", "Официальный текст вырос", "The scenario has shrunk"):
        assert words in article
    assert f'class="cell suspect" href="#{VERIFIED}"' in shown
    assert '<input type="radio" name="standing" value="suspect">' in shown
    assert 'id="doubt-heading"' in shown
    assert "The official text has grown" not in page
    assert '<input type="radio" name="standing" value="suspect">' not in page
    assert 'id="doubt-heading"' not in page
    assert typeset(NEWER.en) in typeset(shown.lower())


def test_the_terminal_has_a_column_and_the_reasons_only_when_something_is_suspect(
    report: Report, doubtful: Report
) -> None:
    english, russian = printed(doubtful, Language.ENGLISH), printed(doubtful, Language.RUSSIAN)
    assert f"Suspect: {VERIFIED}" in english
    assert f"  {NEWER.en}\n  {OLDER.en}\n" in english
    assert f"Под сомнением: {VERIFIED}" in russian
    assert NEWER.ru in russian
    assert "suspect" in english.splitlines()[0]
    assert "suspect" not in printed(report, Language.ENGLISH)


def test_a_terminal_of_80_columns_holds_the_table(doubtful: Report) -> None:
    for language in Language:
        rows = printed(doubtful, language, width=80).splitlines()
        assert all(len(row) <= 80 for row in rows[:8])
        assert not any("…" in row for row in rows[:8])


# --- end to end, in a copy of the house ---


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a copy of what a report is made from, to be changed."""
    for part in ("features", "steps", "reports", "src/lasca_rules"):
        shutil.copytree(HOUSE / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HOUSE / "pyproject.toml", tmp_path)  # without it the package counts as installed, and keeps nothing
    return tmp_path


def run(house: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=house,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(house / "src"), str(house)]), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def suspect_in(house: Path) -> dict[str, Any]:
    ended = run(house, "reports", str(SAMPLE), str(house / "out"), "--lang", "en")
    assert ended.returncode == 1, ended.stderr  # a scenario of the sample fails
    document = json.loads((house / "out" / "report.json").read_text(encoding="utf-8"))
    return {each["id"]: each["suspect"] for each in document["statements"] if each["suspect"]}


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_editing_one_russian_word_of_a_statement_turns_it_suspect(house: Path) -> None:
    before = suspect_in(house)
    text = load().statement(VERIFIED).text.ru
    word = text.split()[0]
    change(
        house / "src/lasca_rules/refereeing/column/regulation.toml", text[:30], text[:30].replace(word, f"{word}-де", 1)
    )
    after = suspect_in(house)
    assert set(after) - set(before) == {VERIFIED}
    assert after[VERIFIED] == [
        {
            "en": "its Russian text has changed and its English twin has not",
            "ru": "русский текст изменился, а английский остался прежним",
        }
    ]


def test_a_scenario_edited_after_a_stamp_turns_its_statements_suspect_until_they_are_reviewed_again(
    house: Path,
) -> None:
    before = suspect_in(house)
    assert run(house, "lasca_rules", "review", STAMPED, "--by", "A. Referee").returncode == 0
    assert suspect_in(house) == before
    change(house / "features/column/1.14.1-replay.feature", "30:00 on each clock", "31:00 on each clock")
    (reason,) = suspect_in(house)[STAMPED]
    assert reason["en"].startswith("the scenario “")
    assert reason["en"].endswith("has changed since the review")
    assert run(house, "lasca_rules", "review", STAMPED, "--by", "A. Referee").returncode == 0
    assert STAMPED not in suspect_in(house)


def test_a_newer_edition_of_the_official_text_turns_the_statements_of_a_changed_clause_suspect(house: Path) -> None:
    before = suspect_in(house)
    stored = house / "src/lasca_rules/refereeing/column/edition.toml"
    (line,) = [each for each in stored.read_text(encoding="utf-8").splitlines() if '"1.14.3"' in each]
    change(stored, line, '  { id = "1.14.3", words = 28, fingerprint = "0123456789abcdef" },')
    after = suspect_in(house)
    assert set(after) - set(before) == {each.id for each in load().clause("column:1.14.3").statements}
    assert "clause 1.14.3 of the official text has changed" in after["column:1.14.3-a"][0]["en"]
