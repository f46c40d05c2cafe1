"""``lasca-rules edition`` on invented official texts."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lasca_rules.editions import load_layout, pinned, read_document, store_layout
from lasca_rules.regulations import load

OLD = """1.14. О странностях

1.14.1. Если чайник закипел, игра прервана.

1.14.2. Кто спорит, тот моет чашки.

1.14.3. Разлил чай — вытри стол.

4. Стол вытирают без спешки.
"""
NEW = (
    OLD.replace("вытри стол", "вытри весь стол").replace("1.14.2. Кто спорит, тот моет чашки.\n\n", "")
    + "\n1.14.5. Кофе разрешён.\n"
)
SPANS = """
[reasons.heading]
en = "a heading"
ru = "заголовок"
[[clauses]]
id = "1.14"
spans = [{ words = "1-2", reason = "heading" }]
[[clauses]]
id = "1.14.1"
spans = [{ words = "1-5", statements = ["1.14.1-a"] }]
[[clauses]]
id = "1.14.2"
spans = [{ words = "1-5", statements = ["1.14.2-a"] }]
[[clauses]]
id = "1.14.3"
spans = [{ words = "1-4", statements = ["1.14.3-a"] }]
[[clauses]]
id = "1.14.4"
spans = [{ words = "1-4", statements = ["1.14.4-a"] }]
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """Return a folder with an old and a new official text, and spans laid on the old one."""
    (tmp_path / "old.txt").write_text(OLD, "utf-8")
    (tmp_path / "new.txt").write_text(NEW, "utf-8")
    (tmp_path / "spans.toml").write_text(SPANS, "utf-8")
    spans = tmp_path / "spans.toml"
    laid = pinned(load_layout("column", spans), read_document(tmp_path / "old.txt", load(), "column"))
    store_layout(laid, spans)
    return tmp_path


def edition(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(folder, *arguments, "--regulation", "column", "--stored", "stored.toml", "--spans", "spans.toml")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "lasca_rules", "edition", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "PATH": ""},
    )


def test_a_stored_edition_is_compared_clause_by_clause(table: Path) -> None:
    assert edition(table, "old.txt", "--store").returncode == 0
    assert edition(table, "old.txt").returncode == 0
    ended = edition(table, "new.txt", "--json")
    data = json.loads(ended.stdout)
    assert ended.returncode == 1
    assert {clause["id"]: clause["status"] for clause in data["clauses"]} == {
        "1.14": "same",
        "1.14.1": "same",
        "1.14.3": "changed",
        "1.14.4": "same",
        "1.14.5": "new",
        "1.14.2": "gone",
    }
    assert [each["statement"] for each in data["suspect"]] == ["column:1.14.2-a", "column:1.14.3-a"]
    assert data["notices"][0]["ru"] == "строка 7: пункт 1.14.4 напечатан как «4.»"


def test_spans_moved_by_hand_are_pinned(table: Path) -> None:
    pinned_before = (table / "spans.toml").read_text("utf-8")
    (table / "spans.toml").write_text(SPANS, "utf-8")
    assert edition(table, "old.txt", "--coverage").returncode == 1
    assert edition(table, "old.txt", "--pin").returncode == 0
    assert (table / "spans.toml").read_text("utf-8") == pinned_before


def test_the_stored_edition_holds_no_word_of_the_text(table: Path) -> None:
    edition(table, "old.txt", "--store")
    kept = (table / "stored.toml").read_text("utf-8") + (table / "spans.toml").read_text("utf-8")
    assert '"1.14.3"' in kept
    assert not any(word in kept for word in ("чай", "спор", "стол", "Стол"))


def test_once_the_newer_edition_is_stored_its_statements_stay_suspect(table: Path) -> None:
    assert edition(table, "new.txt", "--store").returncode == 0
    ended = edition(table, "new.txt")
    assert ended.returncode == 1
    assert "1.14.3  same" in ended.stdout
    assert "column:1.14.3-a: in clause 1.14.3 of the official text the words" in ended.stdout


def test_against_an_older_file_the_difference_is_shown_word_by_word(table: Path) -> None:
    ended = edition(table, "new.txt", "--against", "old.txt")
    assert "Разлил чай — вытри {+весь+} стол." in ended.stdout
    assert "touches: column:1.14.3-a" in ended.stdout
    assert "[-Кто спорит, тот моет чашки.-]" in ended.stdout
    assert ended.returncode == 1


def test_pages_are_known_by_the_stored_edition_and_may_be_left_out_by_hand(table: Path) -> None:
    edition(table, "old.txt", "--store")
    paged = OLD.replace("игра прервана", "игра\n\n- 7 -\n\nпрервана")
    (table / "paged.txt").write_text(paged, "utf-8")
    assert edition(table, "paged.txt").returncode == 0
    (table / "both.txt").write_text(paged.replace("чайник", "самовар"), "utf-8")
    ended = edition(table, "both.txt")
    assert "line 5 may be the number of a page" in ended.stdout
    ended = edition(table, "both.txt", "--leave-out", "5-5", "--against", "old.txt")
    assert "Если [-чайник-] {+самовар+} закипел, игра прервана." in ended.stdout
    assert edition(table, "both.txt", "--against", "paged.txt").returncode == 1
    for wrong in ("x", "", "7-", "0"):
        ended = edition(table, "old.txt", "--leave-out", wrong)
        assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)


def test_words_that_nothing_covers_are_shown(table: Path) -> None:
    covered = edition(table, "old.txt", "--coverage")
    assert covered.returncode == 0
    assert covered.stdout.splitlines()[-1] == "column  words 20: restated 18, not normative 2, not covered 0"
    ended = edition(table, "new.txt", "--coverage", "--lang", "ru")
    assert ended.returncode == 1
    assert "    не охвачено 1–5: Разлил чай — вытри весь стол." in ended.stdout
    assert "    не охвачено 1–2: Кофе разрешён." in ended.stdout
    data = json.loads(edition(table, "new.txt", "--coverage", "--json").stdout)
    assert (data["words"], data["uncovered"]) == (18, 7)


def test_without_a_stored_edition_every_clause_is_new(table: Path) -> None:
    assert "same: 0, changed: 0, new: 5, gone: 0" in edition(table, "old.txt").stdout


def test_the_true_text_compares_with_the_rulebooks_own_editions(table: Path) -> None:
    ended = run(table, "old.txt", "--regulation", "column")
    assert "changed: 5" in ended.stdout
    assert "gone: 6" in ended.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["missing.txt"], "no such file"),
        (["."], "it is a folder"),
        (["empty.txt"], "is empty"),
        (["cp1251.txt"], "Windows-1251"),
        (["noise.txt"], "no clause of “column”"),
        (["old.txt", "--against", "noise.txt"], "no clause of “column”"),
        (["old.txt", "--store", "--coverage"], "only one of"),
        (["new.txt", "--pin"], "the spans are laid on"),
        (["old.txt", "--store", "--stored", "no/such/folder.toml"], "cannot be written: no such file or folder"),
        (["old.txt", "--stored", "noise.txt"], "noise.txt"),
        (["old.txt", "--spans", "missing.toml"], "missing.toml"),
    ],
)
def test_what_cannot_be_done_is_one_line_and_status_2(table: Path, arguments: list[str], said: str) -> None:
    (table / "empty.txt").write_text("")
    (table / "cp1251.txt").write_text(OLD.replace("—", "-"), "cp1251")
    (table / "noise.txt").write_text("Чай и кофе.", "utf-8")
    options = {"--stored": "stored.toml", "--spans": "spans.toml"}
    others = [part for option, file in options.items() if option not in arguments for part in (option, file)]
    for language in ("en", "ru"):
        ended = run(table, *arguments, *others, "--regulation", "column", "--lang", language)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert ended.stderr.count("\n") == 1
        assert language == "ru" or said in ended.stderr


def test_a_regulation_without_official_text_is_refused(table: Path) -> None:
    ended = run(table, "old.txt", "--regulation", "play")
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert run(table, "old.txt").returncode == 2


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_an_unwritable_folder_is_said(table: Path) -> None:
    table.chmod(0o500)
    try:
        assert "cannot be written: permission denied" in edition(table, "old.txt", "--store").stderr
    finally:
        table.chmod(0o700)


def test_storing_leaves_no_other_file_behind(table: Path) -> None:
    before = {file.name for file in table.iterdir()}
    edition(table, "old.txt", "--store")
    assert {file.name for file in table.iterdir()} - before == {"stored.toml"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_help_has_examples(table: Path, language: str) -> None:
    text = run(table, "--help", "--lang", language).stdout
    assert "lasca-rules edition new.txt --regulation column --against old.txt" in text
    assert ("Официальный текст" in text) is (language == "ru")
