"""A fault at any moment of publishing: afterwards the earlier report stands whole, or the new one does.

For each of the acts by which a report reaches the disk — a file or a folder made, written to, named, renamed, removed —
the report is published by a process of its own in which just that act fails, or at which the process is killed.
"""

import errno
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

import pytest

from lasca_rules.errors import InputError
from reports import __main__ as command
from reports import publishing
from reports.publishing import publish, reserved
from tests.faults.faulty import FAULTS, KILLED, REFUSALS, Ended, Faulty, kill, moments, on

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that can be split")

SAMPLE = Path(__file__).parents[1] / "data" / "results_sample.json"
EARLIER = {"one": "earlier", "two": "earlier", "three": "earlier"}
NEW = {"one": "new", "two": "new", "four": "new"}
AFTER = EARLIER | NEW
USERS_OWN = {"notes.txt": "the user's own"}
DONE, REFUSED = 0, 2


def publishing_of(folder: Path, files: Mapping[str, str]) -> Callable[[], int]:
    def tried() -> int:
        try:
            with reserved(folder, files):
                publish(folder, files)
        except InputError as error:
            sys.stderr.write(f"{error}\n")
            return REFUSED
        return DONE

    return tried


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") if path.is_file() else "" for path in folder.iterdir()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "report"
    folder.mkdir()
    for name, text in (EARLIER | USERS_OWN).items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def every_moment(tmp_path: Path, name: str, *, lasting: bool = False) -> Iterator[tuple[Path, Ended]]:
    """Publish over an earlier report, with the fault at the first act, at the second, and on until none is left."""
    for nth in moments():
        folder = tmp_path / f"{name}-{nth}"
        folder.mkdir()
        for each, text in (EARLIER | USERS_OWN).items():
            (folder / each).write_text(text, encoding="utf-8")
        ended = on(Faulty(str(folder), nth, FAULTS[name], lasting), publishing_of(folder, NEW))
        if not ended.struck:
            assert ended == Ended(DONE, "", struck=False)
            assert contents(folder) == AFTER | USERS_OWN
            assert nth > 20, "fewer acts than publishing takes: the faults are not seen"
            return
        yield folder, ended


@pytest.mark.parametrize("fault", REFUSALS)
def test_what_fails_once_leaves_the_one_or_the_other_at_once(tmp_path: Path, fault: str) -> None:
    outcomes = set()
    for folder, ended in every_moment(tmp_path, fault):
        assert ended.status in {DONE, REFUSED}
        assert len(ended.said.splitlines()) == (ended.status == REFUSED)
        whole = EARLIER if ended.status == REFUSED else AFTER
        left = {name: text for name, text in contents(folder).items() if not name.startswith(".report.")}
        assert left == whole | USERS_OWN, ended
        outcomes.add(ended.status)
    assert outcomes == {DONE, REFUSED}


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_was_left_the_next_run_finds_the_one_or_the_other(tmp_path: Path, fault: str) -> None:
    statuses = set()
    for folder, ended in every_moment(tmp_path, fault, lasting=True):
        statuses.add(ended.status)
        with reserved(folder, ()):
            pass  # a run that publishes nothing
        assert contents(folder) in (EARLIER | USERS_OWN, AFTER | USERS_OWN)
        with reserved(folder, NEW):
            publish(folder, NEW)
        assert contents(folder) == AFTER | USERS_OWN
    assert statuses <= ({KILLED} if fault == "kill" else {DONE, REFUSED})


def test_undoing_that_is_killed_is_undone_by_the_next(tmp_path: Path) -> None:
    halves = 0
    for folder, ended in every_moment(tmp_path, "kill"):
        assert ended.status == KILLED
        if not under_way(folder):
            continue
        halves += 1
        for nth in moments():
            again = on(Faulty(str(folder), nth, kill), publishing_of(folder, {"one": "third"}))
            if again.status == DONE:
                break
        assert contents(folder) == AFTER | USERS_OWN | {"one": "third"} or contents(folder) == (
            EARLIER | USERS_OWN | {"one": "third"}
        )
    assert halves > 3, "no kill came while files were being put in their places"


def under_way(folder: Path) -> bool:
    return (folder / publishing.WORK / "journal.json").exists()


def test_without_second_names_files_are_copied(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unsupported(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "hardlink_to", unsupported)
    monkeypatch.setattr(publishing, "keep_names", refuse_third())
    with reserved(folder, NEW), pytest.raises(InputError):
        publish(folder, NEW)
    assert contents(folder) == EARLIER | USERS_OWN


def refuse_third() -> Callable[[Path], None]:
    calls = iter(range(100))

    def keep_names(_: Path) -> None:
        if next(calls) == 3:  # after all the renaming
            raise OSError(errno.EIO, "input/output error")

    return keep_names


def test_a_disk_that_fills_up_while_a_file_is_written_leaves_the_earlier_report(folder: Path) -> None:
    resource = pytest.importorskip("resource")

    class Full(Faulty):
        def install(self) -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))

    ended = on(Full(str(folder), 1, kill), publishing_of(folder, NEW | {"four": "new" * 10_000}))
    assert (ended.status, len(ended.said.splitlines())) == (REFUSED, 1)
    assert contents(folder) == EARLIER | USERS_OWN


def test_the_command_says_one_line_and_never_ends_as_if_a_statement_were_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = json.loads(SAMPLE.read_text(encoding="utf-8"))
    results["scenarios"] = [each for each in results["scenarios"] if each["outcome"] != "failed"]
    given = tmp_path / "results.json"
    given.write_text(json.dumps(results), encoding="utf-8")
    for page in ("render", "make_desk", "render_desk"):  # these four take long and write nothing
        monkeypatch.setattr(command, page, lambda *_: "a page")
    monkeypatch.setattr(command, "suspicions", lambda _: {})
    statuses = set()
    for nth in moments():
        folder = tmp_path / f"report-{nth}"
        folder.mkdir()
        for each in command.FILES:
            (folder / each).write_text("earlier", encoding="utf-8")
        ended = on(Faulty(str(folder), nth, FAULTS["ENOSPC"]), partial(command.main, [str(given), str(folder)]))
        statuses.add(ended.status)
        assert len(ended.said.splitlines()) == (ended.status == REFUSED)
        earlier = [(folder / each).read_text(encoding="utf-8") == "earlier" for each in command.FILES]
        assert earlier == [ended.status == REFUSED] * len(command.FILES)
        if not ended.struck:
            break
    assert statuses == {DONE, REFUSED}
