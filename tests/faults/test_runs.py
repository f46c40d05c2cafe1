"""Whole runs of ``lasca-rules report`` that meet each other, are killed, play nothing, or stand in odd surroundings."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from lasca_rules.environment import own_environment
from reports.locking import TakenError, locked

FEW = ("--statement", "column:2.1-b", "--no-probe", "--lang", "en")
EARLIER = {"index.html": "earlier", "desk.html": "earlier", "report.json": "earlier", "results.json": "earlier"}
A_WHILE = 120
"""Seconds after which a run that has not come so far is given up."""

HOME = Path(__file__).resolve().parents[2]
LASCA_RULES = (sys.executable, "-P", "-m", "lasca_rules")


def report(*arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*LASCA_RULES, "report", *arguments],
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def started(*arguments: str) -> "subprocess.Popen[bytes]":
    """Start a run, and return it when the folder is locked."""
    command = [*LASCA_RULES, "report", *arguments]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)


def when_locked(folder: Path) -> None:
    until = time.monotonic() + A_WHILE
    while not (folder / ".report.lock").exists():
        assert time.monotonic() < until
        time.sleep(0.01)


def all_of(run: "subprocess.Popen[bytes]") -> list[int]:
    """Return the processes that a run consists of: they are a session of their own."""
    found = []
    for each in Path("/proc").iterdir():
        with suppress(ProcessLookupError):
            if each.name.isdigit() and os.getsid(int(each.name)) == run.pid:
                found.append(int(each.name))
    return found


def when_free(folder: Path) -> None:
    """Wait until the last process of a run that was killed is gone: the machine takes a moment."""
    until = time.monotonic() + A_WHILE
    while time.monotonic() < until:
        with suppress(TakenError), locked(folder):
            return
        time.sleep(0.01)


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.is_file()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "report"
    folder.mkdir()
    for name, text in EARLIER.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_the_second_of_two_at_once_is_told_so_and_the_first_is_not_disturbed(folder: Path) -> None:
    first = started(*FEW, "--out", str(folder))
    when_locked(folder)
    second = report("--statement", "nardy:28.1-a", "--no-probe", "--lang", "en", "--out", str(folder), cwd=folder)
    assert (second.returncode, second.stdout) == (2, "")
    [line] = second.stderr.splitlines()
    assert "another report is being written here" in line
    assert first.wait() == 0
    assert contents(folder).keys() == EARLIER.keys()
    assert json.loads(contents(folder)["results.json"])["run"]["asked"] == ["column:2.1-b"]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs to find all processes of a run")
def test_a_run_that_is_killed_leaves_the_earlier_report_and_the_folder_free(folder: Path) -> None:
    run = started(*FEW, "--out", str(folder))
    when_locked(folder)
    for process in all_of(run):
        os.kill(process, signal.SIGKILL)
    run.wait()
    when_free(folder)
    left = contents(folder)
    assert {name: left[name] for name in EARLIER} == EARLIER
    assert report(*FEW, "--out", str(folder), cwd=folder).returncode == 0
    assert contents(folder).keys() == EARLIER.keys()
    assert "earlier" not in contents(folder).values()


@pytest.mark.skipif(os.name != "posix", reason="needs a signal that asks to end")
def test_a_run_that_is_asked_to_end_leaves_the_folder_as_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "there" / "is no" / "folder yet"
    run = started(*FEW, "--out", str(folder))
    when_locked(folder)
    run.terminate()
    assert run.wait() not in {0, 1}
    until = time.monotonic() + A_WHILE
    while (tmp_path / "there").exists():
        assert time.monotonic() < until, contents(folder)
        time.sleep(0.01)


def test_a_folder_in_a_files_place_is_refused_before_anything_is_played(folder: Path) -> None:
    (folder / "desk.html").unlink()
    (folder / "desk.html").mkdir()
    refused = report(*FEW, "--out", str(folder), cwd=folder)
    assert (refused.returncode, refused.stdout) == (2, "")
    [line] = refused.stderr.splitlines()
    assert "desk.html" in line
    assert set(contents(folder).values()) == {"earlier"}


@pytest.mark.parametrize("epoch", ["abc", "1700000000000", "1e9"])
def test_a_time_that_is_none_is_refused_before_anything_is_played(folder: Path, epoch: str) -> None:
    refused = report(*FEW, "--out", str(folder), cwd=folder, SOURCE_DATE_EPOCH=epoch)
    assert (refused.returncode, refused.stdout) == (2, "")
    [line] = refused.stderr.splitlines()
    assert "SOURCE_DATE_EPOCH" in line
    assert contents(folder) == EARLIER


FATAL = "raise SystemExit(77)"
"""A module that must not be imported."""
SAME = {"SOURCE_DATE_EPOCH": "1700000000"}
HOSTILE = {
    "PYTEST_ADDOPTS": "--collect-only -k nothing",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    "PYTEST_PLUGINS": "there_is_no_such_plugin",
    "PYTHONPATH": os.pathsep,  # the current folder, for Python
    "PYTHONOPTIMIZE": "2",
    "PYTHONINSPECT": "1",
    "PYTHONWARNINGS": "error",
    "GIT_DIR": "/nowhere",
    "GIT_WORK_TREE": "/nowhere",
}


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A report as it is made in an empty folder, at a time that is given."""
    folder = tmp_path_factory.mktemp("plain")
    assert report(*FEW, "--out", "report", cwd=folder, **SAME).returncode == 0
    return contents(folder / "report")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_surroundings_make_no_difference(plain: dict[str, str], tmp_path: Path, processes: str) -> None:
    odd = tmp_path / "odd"
    for package in ("reports", "steps", "features", "lasca_rules", "pytest_bdd", "xdist", "execnet"):
        (odd / package).mkdir(parents=True)
        (odd / package / "__init__.py").write_text(FATAL, encoding="utf-8")
    for module in ("gherkin", "attrs", "json", "pytest", "conftest", "sitecustomize"):
        (odd / f"{module}.py").write_text(FATAL, encoding="utf-8")
    (odd / "pytest.ini").write_text("[pytest]\naddopts = --collect-only", encoding="utf-8")
    # These two steer the command's own process before its first line, as they do every program of Python.
    environment = {name: text for name, text in HOSTILE.items() if name not in {"PYTHONPATH", "PYTHONINSPECT"}}
    hostile = report(*FEW, "-n", processes, "--out", str(tmp_path / "out"), cwd=odd, **SAME, **environment)
    assert hostile.returncode == 0, hostile.stderr
    assert contents(tmp_path / "out") == plain


def test_what_lies_in_the_folders_above_makes_no_difference(plain: dict[str, str], tmp_path: Path) -> None:
    home = tmp_path / "project of somebody" / "lasca-rules"
    for part in ("src", "features", "steps", "reports"):
        copytree(HOME / part, home / part, ignore=ignore_patterns("__pycache__"))
    (home.parent / "conftest.py").write_text(FATAL, encoding="utf-8")
    (home.parent / "pytest.ini").write_text("[pytest]\naddopts = --collect-only", encoding="utf-8")
    inside = report(*FEW, "--out", str(tmp_path / "out"), cwd=home, PYTHONPATH=str(home / "src"), **SAME)
    assert inside.returncode == 0, inside.stderr
    there, here = (json.loads(files["results.json"]) for files in (contents(tmp_path / "out"), plain))
    assert there.pop("run")["commit"] != here.pop("run")["commit"]  # it is a copy without its history
    assert there == here


@pytest.mark.parametrize("name", sorted(HOSTILE))
def test_what_could_steer_a_process_is_kept_from_it(name: str, tmp_path: Path) -> None:
    made = own_environment(tmp_path, {name: HOSTILE[name]})
    if name.startswith("GIT_"):
        assert made[name] == HOSTILE[name]  # it is kept from git itself
    else:
        assert made == own_environment(tmp_path, {})


def test_where_packages_are_is_heeded(tmp_path: Path) -> None:
    given = {"PYTHONPATH": os.pathsep.join(["", str(tmp_path / "packages"), ""]), "PYTHONHOME": "python", "HOME": "me"}
    made = own_environment(tmp_path / "house", given)
    assert made["PYTHONPATH"] == os.pathsep.join([str(tmp_path / "house"), str(tmp_path / "packages")])
    assert (made["PYTHONHOME"], made["HOME"]) == ("python", "me")
