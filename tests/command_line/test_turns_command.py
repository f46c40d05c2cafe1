"""``lasca-rules turns``: every legal turn of nardy, for one roll and for a stream of them."""

import json
import subprocess
import sys

import pytest

START = "24:2 13:5 8:3 6:5"


def run(*arguments: str, given: str = "", language: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "lasca_rules", "turns", *arguments],
        input=given,
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={"LC_ALL": language, "PYTHONUTF8": "1", "PATH": ""},
    )


def test_one_turn_a_line() -> None:
    ended = run("start", "6-5")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[:2] == ["24/18 18/13", "24/18 13/8"]


def test_a_hit_bears_a_star() -> None:
    ended = run(f"w: {START} / 24:1 18:1 13:5 8:3 6:5", "6-1")
    assert "13/7* 8/7" in ended.stdout.splitlines()


def test_where_nothing_can_be_played_there_is_a_dash() -> None:
    assert run("w: bar:1 13:14 / 24:2 6:3 5:2 4:2 3:2 2:2 1:2", "6-5").stdout == "–\n"


def test_json_maps_each_turn_to_the_position_after_it() -> None:
    told = json.loads(run("start", "6-6", "--rules", "long", "--first", "--json").stdout)
    assert told == {
        "position": "w: 24:15 / 24:15",
        "roll": "6-6",
        "turns": {"24/18 24/18": "b: 24:13 18:2 / 24:15"},
    }


def test_a_stream_is_answered_line_by_line_and_goes_on_after_a_bad_one() -> None:
    ended = run("-", "--json", given=f"# two\n6-6 w: {START} / {START}\nseven\n6-3 start\n")
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    assert ended.returncode == 2
    assert [answer.get("roll") for answer in answers] == ["6-6", None, "6-3"]
    assert answers[1]["line"] == 3
    assert ended.stderr == (
        "lasca-rules: standard input, line 3: roll 'seven': expected two numbers from 1 to 6, as in 6-3"
        " (lines that are no position: 1)\n"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("start",), "ROLL is missing; expected one, as in 6-3"),
        (("start", "7-1"), "roll '7-1': expected two numbers from 1 to 6"),
        (("24:15", "6-1"), "position '24:15': expected w: or b: for whose turn it is"),
        (("w: 24:15", "6-1"), "position 'w: 24:15': expected w: or b: for whose turn it is"),
        (("w: 25:15 / 24:15", "6-1"), "'25:15': expected points from 1 to 24"),
        (("-", "6-1"), "with - the roll stands on each line, before the position"),
    ],
)
def test_what_cannot_be_read_is_one_line_and_status_2(arguments: tuple[str, ...], said: str) -> None:
    ended = run(*arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_it_is_said_in_russian_too() -> None:
    assert "чей ход" in run("--help", language="ru_RU.UTF-8").stdout
    assert "нужны два числа от 1 до 6" in run("start", "x", language="ru_RU.UTF-8").stderr
