"""``audit``: records of games, read from files and streams, and what is wrong with them."""

import json
from pathlib import Path

from tests.command_line.conftest import Runs


def test_one_of_a_thousand_games_is_found(run_here: Runs, tmp_path: Path) -> None:
    good, bad = b'[White "A"]\n1. c3-d4 e5xc3 2. b2xd4\n', b'[White "B"]\n1. c3-d4 e5xc3 2. a3-b4\n'
    (tmp_path / "games.pdn").write_bytes(good * 700 + bad + good * 299)
    ended = run_here("audit", "games.pdn")
    assert ended.status == 1
    said = ended.out.decode()
    assert said.startswith(
        "games.pdn, game 701, line 1401, column 1, B\n  line 1402, column 19: half-move 3, White: a3-b4"
    )
    assert said.endswith("games: 1000, with something wrong: 1, not readable: 0\n")


def test_the_regulation_given_comes_first(run_here: Runs, tmp_path: Path) -> None:
    (tmp_path / "games.pdn").write_bytes(b"1. c3-d4 e5xc3 2. a3-b4\n")
    for regulation, other in (("column", "draughts"), ("draughts", "column")):
        ended = run_here("audit", "games.pdn", "--json", "--regulation", regulation)
        told = [each["regulation"] for each in json.loads(ended.out)["irregular"]["rulings"]]
        assert told == [regulation] * 6 + [other] * 6


def test_what_cannot_be_read_is_named_with_its_place_and_costs_no_other(run_here: Runs) -> None:
    given = b'[White "\x1b[31m"]\n1. c3-d4 2-0\n[White "B"]\n1. c3-d9\n[White "C"]\n1. c3-c9\x1b\n'
    ended = run_here("audit", "-", "--json", given=given)
    games = [json.loads(line) for line in ended.out.splitlines()]
    assert ended.status == 2
    assert [(game["status"], game.get("place")) for game in games] == [
        ("clean", None),
        ("unreadable", {"line": 4, "column": 7}),
        ("unreadable", {"line": 6, "column": 7}),
    ]
    assert "\x1b" not in run_here("audit", "-", given=given).out.decode()


def test_a_file_that_is_not_there_is_one_line(run_here: Runs) -> None:
    ended = run_here("audit", "none.pdn")
    assert (ended.status, ended.out, ended.err) == (2, b"", "lasca-rules: none.pdn: no such file or folder\n")
