"""``lasca-rules report`` is a process that starts others: nobody who listens, or stops listening, cuts it short."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lasca_rules.cli import handing_on, streams

COMMAND = [sys.executable, "-m", "lasca_rules", "report", "--statement", "column:2.1-c", "--no-probe", "--lang", "ru"]
SPEAKER = """
import pathlib, sys
print("Доска 8×8 —", flush=True)
sys.stderr.write("Ошибка\\n")
sys.stdout.flush()
print("x" * 200_000)
pathlib.Path("done").touch()
sys.exit(1)
"""


def test_a_reader_who_leaves_does_not_cut_the_report_short(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    ended = subprocess.run(
        ["/bin/sh", "-c", '"$@" | head -c 1', "sh", *COMMAND, "--out", str(folder)],
        capture_output=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert (ended.stdout, ended.stderr) == (b".", b"")
    assert {path.name for path in folder.iterdir()} >= {"index.html", "desk.html", "report.json", "results.json"}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_what_ends_it_ends_all_that_it_started(tmp_path: Path, number: signal.Signals) -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    command = [*COMMAND, "--out", str(tmp_path / "report")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.read(1) == b"."  # scenarios are being played
        process.send_signal(number)
        _, complaint = process.communicate()
    assert process.returncode == 128 + number
    assert complaint.decode() == ("lasca-rules: прервано\n" if number is signal.SIGINT else "")
    assert running(str(tmp_path)) == []
    assert not (tmp_path / "report" / "index.html").exists()


def running(mark: str) -> list[str]:
    """Return the command lines of the processes that name a folder."""
    lines = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            lines.append(path.read_bytes().decode(errors="replace"))
        except OSError:
            continue
    return [line for line in lines if mark in line]


@pytest.mark.parametrize("encoding", ["utf-8", "koi8-r", "ascii"])
def test_what_a_program_says_comes_out_in_the_encoding_of_the_console(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, encoding: str
) -> None:
    said = {name: io.BytesIO() for name in ("stdout", "stderr")}
    for name, stream in said.items():
        monkeypatch.setattr(sys, name, io.TextIOWrapper(stream, encoding=encoding))
        streams.forgiving(getattr(sys, name))
    monkeypatch.chdir(tmp_path)
    assert handing_on.run([sys.executable, "-c", SPEAKER], os.environ) == 1
    first = {"utf-8": "Доска 8×8 —", "koi8-r": "Доска 8x8 -", "ascii": "Doska 8x8 -"}[encoding]
    assert said["stdout"].getvalue().decode(encoding).splitlines() == [first, "x" * 200_000]
    assert said["stderr"].getvalue().decode(encoding) == ("Oshibka\n" if encoding == "ascii" else "Ошибка\n")


@pytest.mark.parametrize("closed", [False, True])
def test_a_program_goes_on_when_its_words_are_lost_and_that_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, closed: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    with open(os.open(os.devnull, os.O_RDONLY) if closed else "/dev/full", "w", encoding="utf-8") as lost:  # noqa: PTH123 -- one of them is a number
        monkeypatch.setattr(sys, "stdout", lost)
        with pytest.raises(OSError, match="descriptor" if closed else "space"):
            handing_on.run([sys.executable, "-c", SPEAKER], os.environ)
    assert (tmp_path / "done").exists()


def test_a_program_goes_on_when_nobody_listens_and_that_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", encoding="utf-8") as pipe:  # noqa: PTH123 -- a number
        monkeypatch.setattr(sys, "stdout", pipe)
        assert handing_on.run([sys.executable, "-c", SPEAKER], os.environ) == 1
    assert (tmp_path / "done").exists()
