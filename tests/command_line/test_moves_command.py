"""``lasca-rules moves``: for one position, for a stream of them, and for what is no position."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "lasca_rules"]
VECTORS = Path(__file__).parent.parent / "data" / "lasca_moves.tsv"


def run(*arguments: str, given: bytes = b"", language: str = "C.UTF-8") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=given,
        capture_output=True,
        check=False,
        env={"LC_ALL": language, "PYTHONUTF8": "1", "PATH": ""},
    )


def test_one_move_a_line_in_canonical_notation() -> None:
    ended = run("moves", "b: c1Bw b2ww b4wB")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"c1xa3xc5\n", b"")


def test_a_lost_position_prints_nothing() -> None:
    ended = run("moves", "w: a1W b2b c3b")
    assert (ended.returncode, ended.stdout) == (0, b"")


def test_json_maps_each_move_to_the_position_after_it() -> None:
    ended = run("moves", "b: b4b c3wb", "--json")
    assert json.loads(ended.stdout) == {"position": "b: c3wb b4b", "moves": {"b4xd2": "w: d2bw c3b"}}


def test_the_same_position_under_other_rules_has_other_moves() -> None:
    assert run("moves", "w: c1W", "--rules", "bashni").stdout.split() == [
        b"c1-b2",
        b"c1-d2",
        b"c1-a3",
        b"c1-e3",
        b"c1-f4",
        b"c1-g5",
        b"c1-h6",
    ]
    assert run("moves", "w: c1W", "--rules", "lasca").stdout.split() == [b"c1-b2", b"c1-d2"]


def test_a_stream_answers_every_position_as_the_vectors_say() -> None:
    rows = [line.split("\t") for line in VECTORS.read_text("utf-8").splitlines() if not line.startswith("#")]
    ended = run("moves", "-", "--json", given="\n".join(row[0] for row in rows).encode())
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    assert len(answers) == len(rows) == 380
    for answer, (position, *moves) in zip(answers, rows, strict=True):
        assert answer == {"position": position, "moves": dict(move.split("=", 1) for move in moves)}


def test_in_a_plain_stream_an_empty_line_ends_each_answer() -> None:
    ended = run("moves", "-", given=b"w: a1W b2bb\n# a remark\n\nw: a1W b2b c3b\nb: b4b c3wb")
    assert ended.stdout == b"a1xc3\n\n\nb4xd2\n\n"


def test_a_wrong_line_is_answered_with_an_error_and_the_next_line_is_read() -> None:
    ended = run("moves", "-", given=b"w: a1W b2bb\nw: b5b\n\nb: b4b c3wb\nw: b1w\n")
    assert ended.returncode == 2
    first, second, third, fourth = ended.stdout.decode().removesuffix("\n\n").split("\n\n")
    assert (first, third) == ("a1xc3", "b4xd2")
    assert second.startswith("error: line 2: ")
    assert "b5" in second
    assert fourth.startswith("error: line 5: ")
    assert ended.stderr.startswith(b"lasca-rules: standard input, line 2: ")
    assert ended.stderr.endswith(b"(lines that are no position: 2)\n")


def test_with_json_a_wrong_line_is_answered_with_an_object_in_both_languages() -> None:
    ended = run("moves", "-", "--json", given=b"\xff\nw: b5b\nb: b4b c3wb\n" + b"w" * 30_000 + b"\nb: b4b c3wb\n")
    assert ended.returncode == 2
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [answer.get("line") for answer in answers] == [1, 2, None, 4, None]
    assert answers[2] == answers[4] == {"position": "b: c3wb b4b", "moves": {"b4xd2": "w: d2bw c3b"}}
    assert "b5" in answers[1]["error"]["en"]
    assert "поле" in answers[1]["error"]["ru"]
    assert "10000" in answers[3]["error"]["en"]


def test_what_is_odd_about_a_position_is_told_and_its_moves_are_given_all_the_same() -> None:
    ended = run("moves", "w: a1wwwwwwwwwwww g7w")
    assert (ended.returncode, ended.stdout) == (0, b"a1-b2\n")
    told = ended.stderr.decode().splitlines()
    assert told[0] == "note: White has 13 pieces, and a set has 11 of a colour"
    assert told[1] == "note: the white man on g7 stands on its last row, where men become kings"
    assert told[2].startswith("note: Black has no tower")
    odd = json.loads(run("moves", "--json", "w: a1w g7w c3b").stdout)["odd"]
    assert [(each["what"], each["square"]) for each in odd] == [("man-on-last-row", "g7")]
    assert "odd" not in json.loads(run("moves", "--json", "w: a1w c3b").stdout)


def test_what_is_odd_in_a_stream_is_told_with_its_line() -> None:
    ended = run("moves", "-", "--lang", "ru", given=b"w: a1w c3b\nw: a1w g7w c3b\n")
    assert ended.stderr.decode() == (
        "замечание: строка 2: белая простая на g7 стоит на последнем ряду, где простые становятся дамками\n"
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [("moves", "w: c1W"), ("perft", "1", "--from", "w: c1W"), ("board", "w: c1W")])
def test_an_answer_is_given_though_nobody_can_be_told_what_is_odd(arguments: tuple[str, ...]) -> None:
    told = run(*arguments)
    assert told.stderr.startswith(b"note: Black has no tower")
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=full, check=False)
    assert (ended.returncode, ended.stdout) == (0, told.stdout)


@pytest.mark.parametrize(
    "position",
    [
        "",
        "w",
        "x: a1w",
        "w: b1w",
        "w: h8w",
        "w: a1",
        "w: a1q",
        "w: a1wbw",
        "w: a1w a1b",
        "w: а1w",
        "w: a1w\x00",
        "<script>",
        "w:",
        "w" * 5000,
    ],
)
def test_wrong_input_is_one_line_and_status_2(position: str) -> None:
    ended = run("moves", "-", given=position.encode()) if "\x00" in position else run("moves", position)
    assert ended.returncode == 2
    assert ended.stdout.startswith(b"error: line 1: ") if "\x00" in position else ended.stdout == b""
    assert ended.stderr.count(b"\n") == 1
    assert len(ended.stderr) < 500
    assert b"Traceback" not in ended.stderr


@pytest.mark.parametrize("given", [b"\xff\xfew\x00", b"w: a1w \xd0\n", b"w: " + b"a1w " * 100_000])
def test_other_encodings_and_endless_lines_are_refused(given: bytes) -> None:
    ended = run("moves", "-", given=given)
    assert ended.returncode == 2
    assert ended.stderr.startswith(b"lasca-rules: standard input, line 1")
    assert ended.stderr.count(b"\n") == 1


def test_refusals_speak_russian_when_asked_and_when_the_machine_does() -> None:
    asked = run("moves", "w: b5b", "--lang", "ru").stderr.decode()
    machine = run("moves", "w: b5b", language="ru_RU.UTF-8").stderr.decode()
    assert "поле" in asked
    assert asked == machine


@pytest.mark.parametrize(
    "arguments",
    [["mvoes"], ["moves"], ["moves", "start", "--rules", "chess"], ["moves", "start", "--nope"], ["perft", "x"]],
)
def test_wrong_usage_is_one_line_and_status_2(arguments: list[str]) -> None:
    ended = run(*arguments)
    assert ended.returncode == 2
    assert ended.stdout == b""
    assert ended.stderr.count(b"\n") == 1


def test_a_closed_pipe_ends_it_silently() -> None:
    with subprocess.Popen(
        [*COMMAND, "moves", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, complaint = process.communicate(b"w: a1W b2bb\n" * 20_000)
    assert complaint == b""
