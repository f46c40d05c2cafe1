"""Every command, whatever is the matter with the streams: one line and a status, never a traceback."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from lasca_rules.cli import main, streams
from lasca_rules.cli.help_texts import COMMANDS
from tests.command_line.conftest import Runs

COMMAND = [sys.executable, "-m", "lasca_rules"]
ENVIRONMENT = {"LC_ALL": "C.UTF-8", "PATH": ""}
EDITION = ("edition", "rules.txt", "--regulation", "column", "--stored", "stored.toml")
PRINTING = {
    "help": ("--help",),
    "version": ("--version",),
    "completion": ("--show-completion", "bash"),
    "help of report": ("report", "--help"),
    "clause": ("clause", "column:2.1"),
    "clause as data": ("clause", "column:2.1", "--json"),
    "moves": ("moves", "start"),
    "moves of a stream": ("moves", "-"),
    "turns": ("turns", "start", "6-3"),
    "turns as data": ("turns", "start", "6-6", "--rules", "long", "--json"),
    "board": ("board", "start"),
    "board as a picture": ("board", "start", "--svg"),
    "perft": ("perft", "2"),
    "perft divided": ("perft", "2", "--divide"),
    "edition": EDITION,
    "edition as data": (*EDITION, "--json"),
    "review": ("review", "column:2.1-e"),
    "review as data": ("review", "column:2.1-e", "--json"),
    "audit": ("audit", "games.pdn"),
    "record": ("record", "good.pdn", "--to", "numbers"),
    "record as data": ("record", "good.pdn", "--to", "json"),
    "audit as data": ("audit", "games.pdn", "--json"),
    "rulings": ("rulings",),
}
"""A call of every command that prints, and of each form in which it does; report is a process, see below."""
LETTERS = ("koi8-r", "cp1251", "cp866", "cp1252", "ascii")
TRANSLATED = {"koi8-r", "cp1251", "cp866"}
ONE_POSITION = b"w: a1W b2bb\n"


@pytest.fixture(autouse=True)
def text(tmp_path: Path) -> None:
    """Put an official text where ``edition`` finds it, and a record where ``audit`` does."""
    (tmp_path / "good.pdn").write_text('[White "Я"]\n1. c3-d4 e5xc3 {ход}\n', encoding="utf-8")
    (tmp_path / "games.pdn").write_text('[White "Я"]\n1. c3-d4 e5xc3 2. a3-b4\n', encoding="utf-8")
    (tmp_path / "rules.txt").write_text("2.1. Доска — «чайная», 8×8 полей.\n", encoding="utf-8")


def test_every_command_is_tried() -> None:
    assert {call[0] for call in PRINTING.values()} >= set(COMMANDS) - {"report"}


@pytest.mark.parametrize("encoding", LETTERS)
@pytest.mark.parametrize("call", [each for each in PRINTING if each != "rulings"])
def test_letters_that_a_console_lacks_are_replaced(run_here: Runs, call: str, encoding: str) -> None:
    ended = run_here(*PRINTING[call], "--lang", "ru", given=ONE_POSITION, encoding=encoding)
    plain = run_here(*PRINTING[call], "--lang", "ru", given=ONE_POSITION)
    assert (ended.status, ended.err) == (plain.status, plain.err)
    assert ended.status in {0, 1}
    written, whole = ended.out.decode(encoding), plain.out.decode("utf-8")
    if call.endswith("as data"):
        assert json.loads(written) == json.loads(whole)
    elif call.endswith("as a picture"):
        assert ET.canonicalize(written) == ET.canonicalize(whole)
    elif encoding in TRANSLATED:
        assert len(written.splitlines()) == len(whole.splitlines())
        assert "?" not in written.replace("?", "", whole.count("?"))
    else:
        assert not any("а" <= letter <= "я" for letter in written)


@pytest.mark.parametrize("encoding", ["koi8-r"])
def test_the_book_of_rulings_comes_out_in_another_encoding(run_here: Runs, encoding: str) -> None:
    assert "белых" in run_here("rulings", "--lang", "ru", encoding=encoding).out.decode(encoding)


def test_the_nearest_letters_are_written() -> None:
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding="ascii")
    streams.forgiving(stream)
    print("Щука — «8×8» … → № 5, ё\u00a0☂", file=stream, flush=True)
    assert written.getvalue() == b'Shchuka - "8x8" ... -> No. 5, e ?\n'


@pytest.mark.parametrize("call", [each for each in PRINTING if each != "rulings"])
def test_a_full_or_closed_output_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, call: str
) -> None:
    monkeypatch.chdir(tmp_path)
    closed = os.open(os.devnull, os.O_RDONLY)
    for target, reason in ((Path("/dev/full"), "no space is left"), (closed, "it is closed")):
        with open(target, "w", encoding="utf-8") as stream:  # noqa: PTH123 -- one of them is a number
            monkeypatch.setattr(sys, "stdout", stream)
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(ONE_POSITION)))
            assert main.run(PRINTING[call]) == 2
        assert capsys.readouterr().err == f"lasca-rules: standard output cannot be written: {reason}\n"


def ended_of(shell: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {shell}', "sh", *COMMAND, "moves", "-"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=folder,
        env=ENVIRONMENT,
        input=ONE_POSITION.decode(),
    )


@pytest.mark.parametrize(
    ("shell", "said"),
    [
        ("<&-", "standard input cannot be read: it is closed"),
        (">&-", "standard output cannot be written: it is closed"),
        (">/dev/full", "standard output cannot be written: no space is left"),
        ("2>&- >&-", ""),
        ("2>/dev/full <&-", ""),
        ("<&- >&- 2>&-", ""),
    ],
)
def test_a_process_without_its_streams_ends_with_2(tmp_path: Path, shell: str, said: str) -> None:
    ended = ended_of(shell, tmp_path)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == (f"lasca-rules: {said}\n" if said else "")


def test_ctrl_c_is_one_line_and_130() -> None:
    with subprocess.Popen(
        [*COMMAND, "perft", "60"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out, err) == (130, b"", b"lasca-rules: interrupted\n")
