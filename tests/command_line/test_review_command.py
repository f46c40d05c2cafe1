"""``lasca-rules review``: stamps in a file of the test's own."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

NAME = "column:2.1-b"


def review(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    files = ["--stamps", "stamps.toml", "--written", "twins.toml"]
    return subprocess.run(
        [sys.executable, "-m", "lasca_rules", "review", *arguments, *files],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "PATH": ""},
    )


def test_a_review_is_stamped_and_shown(tmp_path: Path) -> None:
    ended = review(tmp_path, NAME, "--by", "И. О. Судья", "--on", "2026-11-30")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert f"{NAME}  reviewed by И. О. Судья on 2026-11-30" in ended.stdout
    (stamp,) = tomllib.loads((tmp_path / "stamps.toml").read_text("utf-8"))["stamps"]
    assert (stamp["statement"], stamp["by"], stamp["on"]) == (NAME, "И. О. Судья", "2026-11-30")
    board = "features/column/2.1-board.feature::2.1-"
    assert {name.removeprefix(board)[0] for name in stamp["scenarios"]} == {"a", "b"}  # one of a also covers b
    shown = json.loads(review(tmp_path, "--json").stdout)
    assert {each["statement"]: each["reviewed"] for each in shown if each["reviewed"]} == {
        NAME: {"by": "И. О. Судья", "on": "2026-11-30"}
    }


def test_what_changed_since_is_said_until_it_is_reviewed_again(tmp_path: Path) -> None:
    review(tmp_path, NAME, "--by", "A. Referee", "--on", "2026-11-30")
    file = tmp_path / "stamps.toml"
    stamp = tomllib.loads(file.read_text("utf-8"))["stamps"][0]
    first = min(stamp["scenarios"])
    changed = file.read_text("utf-8").replace(stamp["russian"], "0" * 16).replace(stamp["scenarios"][first], "0" * 16)
    file.write_text(changed, "utf-8")
    title = first.partition("::")[2]
    assert review(tmp_path, NAME).stdout.splitlines()[1:3] == [
        "    suspect: its Russian text has changed and its English twin has not",
        f"    suspect: the scenario “{title}” has changed since the review",
    ]
    assert review(tmp_path, NAME, "--by", "B. Referee").stdout.count("suspect:") == 1  # the count, which is 0
    assert "suspect: 0" in review(tmp_path).stdout


def test_a_changed_text_without_its_twin_is_suspect_until_reviewed(tmp_path: Path) -> None:
    assert review(tmp_path, "--twins").returncode == 0
    file = tmp_path / "twins.toml"
    (line,) = (line for line in file.read_text("utf-8").splitlines() if line.startswith(f'"{NAME}"'))
    russian = line.split('"')[-2]
    file.write_text(file.read_text("utf-8").replace(russian, "0" * 16), "utf-8")
    found = review(tmp_path, "--lang", "ru").stdout
    assert f"{NAME}  не проверено\n    под сомнением: русский текст изменился" in found
    assert "под сомнением: 1" in found
    review(tmp_path, NAME, "--by", "A. Referee")
    assert "suspect: 0" in review(tmp_path).stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["column:2.1-zz", "--by", "A"], "no statement"),
        (["2.1-b", "--by", "A"], "column:2.1-b"),
        ([NAME, "--by", ""], "name of the person"),
        ([NAME, "--by", " "], "name of the person"),
        (["column:2.1-zz"], "no statement"),
        ([NAME, "--on", "2026-11-30"], "expected --by"),
        (["--by", "A"], "at least one"),
        ([NAME, "--by", "A", "--on", "30.11.2026"], "expected a day"),
        ([NAME, "--by", "A", "--on", "2026-02-30"], "expected a day"),
        (["--twins", "--by", "A"], "--twins"),
    ],
)
def test_a_wrong_call_is_one_line_and_writes_nothing(tmp_path: Path, arguments: list[str], said: str) -> None:
    ended = review(tmp_path, *arguments)
    assert not (tmp_path / "stamps.toml").exists()
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert said in ended.stderr


def test_a_file_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "stamps.toml").mkdir()
    ended = review(tmp_path, NAME, "--by", "A")
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert "stamps.toml" in ended.stderr


def test_a_statement_alone_is_shown_and_not_stamped(tmp_path: Path) -> None:
    ended = review(tmp_path, NAME)
    assert (ended.returncode, ended.stdout) == (0, "statements: 1, reviewed: 0, suspect: 0\n")
    assert not (tmp_path / "stamps.toml").exists()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_help_has_examples(tmp_path: Path, language: str) -> None:
    text = review(tmp_path, "--help", "--lang", language).stdout
    assert "lasca-rules review column:1.14.1-b --by" in text
    assert ("Кто проверил" in text) is (language == "ru")
