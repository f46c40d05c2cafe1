"""The report's own process, when it does not live to see the results."""

import os
import sys
from pathlib import Path

import pytest

from steps.reporter import REFUSED, Reporter

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs a program that is a script")


@pytest.fixture
def python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that is run in Python's place."""
    path = tmp_path / "python"
    path.touch(0o755)
    monkeypatch.setattr(sys, "executable", str(path))
    return path


def test_one_that_is_killed_before_it_is_ready_is_told_of(
    python: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    python.write_text("#!/bin/sh\nkill -9 $$\n", encoding="utf-8")
    assert Reporter.start(tmp_path, ()) is None
    assert capfd.readouterr().err == "reports: no report: its process ended with -9\n"


def test_one_that_refuses_is_quoted(python: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    python.write_text("#!/bin/sh\necho no such folder >&2\nexit 2\n", encoding="utf-8")
    assert Reporter.start(tmp_path, ()) is None
    assert capfd.readouterr().err == "no such folder\n"


@pytest.mark.parametrize(("ending", "status"), [("kill -9 $$", REFUSED), ("exit 3", REFUSED), ("exit 1", 1)])
def test_one_that_ends_on_receiving_the_results_is_told_of(
    python: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], ending: str, status: int
) -> None:
    python.write_text(f"#!/bin/sh\necho ready >&2\nread results\n{ending}\n", encoding="utf-8")
    reporter = Reporter.start(tmp_path, ())
    assert reporter is not None
    assert reporter.end(b"results\n" * 100_000) == status
    assert len(capfd.readouterr().err.splitlines()) == (status == REFUSED)
