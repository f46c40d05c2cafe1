"""``python -m reports``: what it writes, prints and ends with."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from reports import __main__ as command
from reports.__main__ import main
from reports.publishing import publish, reserved

SAMPLE = Path(__file__).parents[1] / "data" / "results_sample.json"
HOUSE = Path(__file__).parents[2]


@pytest.fixture
def all_passed(plain: dict[str, Any], tmp_path: Path) -> Path:
    plain["scenarios"] = [scenario for scenario in plain["scenarios"] if scenario["outcome"] != "failed"]
    path = tmp_path / "results.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    return path


def test_it_writes_the_pages_the_document_and_the_results_and_nothing_else(all_passed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "report"
    assert main([str(all_passed), str(folder)]) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["desk.html", "index.html", "report.json", "results.json"]
    assert (folder / "results.json").read_bytes() == all_passed.read_bytes()
    assert (folder / "index.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_broken_statement_ends_it_with_one_and_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(SAMPLE), str(tmp_path), "--lang", "en"]) == 1
    printed = capsys.readouterr().out
    assert "Broken: column:2.1-e" in printed
    assert "features/column/2.1-board.feature:30" in printed
    assert "AssertionError: expected a finding under column:2.1-e" in printed
    assert str(tmp_path / "index.html") in printed
    assert (tmp_path / "index.html").exists()


def test_the_table_counts_each_regulation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(SAMPLE), str(tmp_path), "--lang", "en"])
    rows = {" ".join(row.split()[:-6]): row.split()[-6:] for row in capsys.readouterr().out.splitlines()}
    assert rows["Column draughts"] == ["3", "5", "1", "23", "32", "16"]
    assert rows["The sport of nardy"] == ["–", "1", "–", "20", "21", "1"]
    assert rows["All"][:3] == ["4", "9", "1"]


def test_it_speaks_russian(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(SAMPLE), str(tmp_path), "--lang", "ru"])
    printed = capsys.readouterr().out
    assert "Столбовые шашки" in printed
    assert "Нарушено: column:2.1-e" in printed
    assert "Broken" not in printed


def test_it_follows_the_machines_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    main([str(SAMPLE), str(tmp_path)])
    assert "Столбовые шашки" in capsys.readouterr().out


@pytest.mark.parametrize(("forced", "coloured"), [({"NO_COLOR": "1"}, False), ({}, True)])
def test_colour_is_left_out_when_asked(tmp_path: Path, forced: dict[str, str], *, coloured: bool) -> None:
    kept = {key: value for key, value in os.environ.items() if key not in {"NO_COLOR", "FORCE_COLOR"}}
    ran = subprocess.run(
        [sys.executable, "-m", "reports", str(SAMPLE), str(tmp_path)],
        cwd=HOUSE,
        env=kept | {"FORCE_COLOR": "1", "TERM": "xterm-256color", "PYTHONUTF8": "1"} | forced,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 1
    assert ("\x1b[3" in ran.stdout or ";3" in ran.stdout) == coloured


def test_a_report_that_cannot_be_made_leaves_the_old_one(
    all_passed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "report"
    main([str(all_passed), str(folder)])
    before = {path.name: path.read_bytes() for path in folder.iterdir()}

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "render", interrupted)
    with pytest.raises(KeyboardInterrupt):
        main([str(SAMPLE), str(folder)])
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_whoever_reads_the_old_file_goes_on_reading_it(tmp_path: Path) -> None:
    with reserved(tmp_path, {"one"}):
        publish(tmp_path, {"one": "old"})
        with (tmp_path / "one").open(encoding="utf-8") as reader:
            publish(tmp_path, {"one": "new"})
            assert reader.read() == "old"
    assert (tmp_path / "one").read_text(encoding="utf-8") == "new"


def test_a_folder_that_cannot_be_written_to_is_refused(
    all_passed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "report").write_text("a file", encoding="utf-8")
    assert main([str(all_passed), str(tmp_path / "report")]) == 2
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)
    assert (tmp_path / "report").read_text(encoding="utf-8") == "a file"


def test_every_file_says_which_run_it_is_of(plain: dict[str, Any], tmp_path: Path) -> None:
    plain["run"]["id"] = "5a1f0e77c0de"
    results, folder = tmp_path / "results.json", tmp_path / "report"
    results.write_text(json.dumps(plain), encoding="utf-8")
    main([str(results), str(folder), "--also", "all"])
    written = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert len(written) == 8
    assert [name for name, text in written.items() if "5a1f0e77c0de" not in text] == []
