"""Commands run in this process, with streams of the test's own: quick enough to try every one with every fault."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from attrs import frozen

from lasca_rules.cli.main import run
from lasca_rules.cli.streams import forgiving

Command: TypeAlias = tuple[str, ...]


@frozen
class Ended:
    """How a command ended, and what it wrote."""

    status: int
    out: bytes
    err: str


Runs: TypeAlias = Callable[..., Ended]


@pytest.fixture
def run_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Runs:
    """Return a function that runs a command in an empty folder, with an output in some encoding."""

    def run_here(*arguments: str, given: bytes = b"", encoding: str = "utf-8") -> Ended:
        out, err = io.BytesIO(), io.BytesIO()
        streams = {
            "stdin": io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"),
            "stdout": io.TextIOWrapper(out, encoding=encoding),
            "stderr": io.TextIOWrapper(err, encoding="utf-8", errors="strict"),
        }
        for name, stream in streams.items():
            monkeypatch.setattr(sys, name, stream)
        forgiving(streams["stdout"])
        monkeypatch.chdir(tmp_path)
        status = run(arguments)
        for stream in (streams["stdout"], streams["stderr"]):
            stream.flush()
        return Ended(status, out.getvalue(), err.getvalue().decode("utf-8"))

    return run_here


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands speak English unless they are told to speak Russian."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
