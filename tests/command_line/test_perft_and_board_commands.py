"""``lasca-rules perft`` and ``lasca-rules board``."""

import json
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "lasca_rules", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "PATH": ""},
    )


def test_perft_prints_only_the_number() -> None:
    ended = run("perft", "8")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "2148\n", "")


def test_perft_0_counts_the_position_itself() -> None:
    assert run("perft", "0").stdout == "1\n"


def test_divide_prints_a_line_a_move_and_adds_up() -> None:
    lines = run("perft", "4", "--divide").stdout.splitlines()
    counts = {line.split()[0]: int(line.split()[1]) for line in lines}
    assert set(counts) == {"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4"}
    assert sum(counts.values()) == 54


def test_perft_of_other_rules_and_from_another_position() -> None:
    assert run("perft", "4", "--rules", "bashni").stdout == "1469\n"
    assert run("perft", "1", "--from", "w: c1W b2b b4b d4b d2b").stdout == "2\n"
    assert json.loads(run("perft", "3", "--json").stdout) == {"rules": "lasca", "depth": 3, "nodes": 18}


@pytest.mark.parametrize("depth", ["-1", "ten", "1.5", ""])
def test_a_depth_that_is_none_is_refused(depth: str) -> None:
    ended = run("perft", "--", depth)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1


def test_the_board_is_drawn_as_text_with_its_squares_labelled() -> None:
    drawn = run("board", "w: a1w c1Bww d4bW").stdout
    assert all(letter in drawn for letter in "abcdefg")
    assert all(row in drawn for row in "1234567")
    assert "Bww" in drawn


def test_the_board_is_drawn_as_well_formed_svg() -> None:
    picture = ET.fromstring(run("board", "start", "--rules", "bashni", "--svg").stdout)  # noqa: S314 -- our own output
    assert picture.tag.endswith("svg")
    assert picture.find("{http://www.w3.org/2000/svg}title") is not None


def test_the_board_as_data() -> None:
    assert json.loads(run("board", "b: c3wb b4b", "--json").stdout) == {
        "rules": "lasca",
        "position": "b: c3wb b4b",
        "to_move": "black",
        "towers": {"c3": "wb", "b4": "b"},
    }


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("command", ["report", "clause", "moves", "board", "perft"])
def test_every_command_has_help_with_an_example(command: str, language: str) -> None:
    text = run(command, "--help", "--lang", language).stdout
    assert f"lasca-rules {command} " in text
    assert ("Показать эту справку" in text) is (language == "ru")
