"""A fault at any moment of publishing: afterwards the earlier report stands whole, or the new one does.

For each of the acts by which a report reaches the disk — a file or a folder made, written to, named, renamed, removed —
the report is published by a process of its own in which just that act fails, or at which the process is killed.
"""

import errno
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import define, frozen

from lasca_rules import storing
from lasca_rules.errors import InputError
from reports import publishing
from reports.publishing import publish, reserved

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that can be split")

EARLIER = {"one": "earlier", "two": "earlier", "three": "earlier"}
NEW = {"one": "new", "two": "new", "four": "new"}
AFTER = EARLIER | NEW
USERS_OWN = {"notes.txt": "the user's own"}
REFUSED, KILLED, DONE = 2, -signal.SIGKILL, 0
MOST = 60
"""More acts than publishing three files takes."""

CHANGING = frozenset({"os.mkdir", "os.rename", "os.link", "os.remove", "os.rmdir", "os.chmod", "shutil.copyfile"})
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC


def kill(_: str) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(number: int) -> Callable[[str], None]:
    def fail(act: str) -> None:
        raise OSError(number, f"{os.strerror(number)} ({act})")

    return fail


FAULTS = {
    "ENOSPC": refuse(errno.ENOSPC),
    "EROFS": refuse(errno.EROFS),
    "EACCES": refuse(errno.EACCES),
    "kill": kill,
}


@define
class Faulty:
    """The machine, on which from the n-th act in a folder on something fails."""

    folder: str
    nth: int
    fault: Callable[[str], None]
    lasting: bool
    acts: int = 0

    def install(self) -> None:
        sys.addaudithook(self.heard)
        for module, name in ((os, "fsync"), (storing, "keep_names"), (publishing, "keep_names")):
            self.spoil(module, name)

    def heard(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event in CHANGING or (event == "open" and arguments[2] & WRITING):
            paths = [os.fspath(each) for each in arguments if isinstance(each, str | os.PathLike)]
            if any(str(path).startswith(self.folder) for path in paths):
                self.act(event)

    def spoil(self, module: Any, name: str) -> None:  # noqa: ANN401 -- a module has no narrower type
        whole = getattr(module, name)

        def spoilt(argument: object) -> None:
            self.act(name)
            whole(argument)

        setattr(module, name, spoilt)

    def act(self, what: str) -> None:
        self.acts += 1
        if self.acts == self.nth or (self.lasting and self.acts > self.nth):
            self.fault(what)


@frozen
class Ended:
    """How a process ended, and what it said; whether the fault came up at all."""

    status: int
    said: str
    struck: bool


def in_a_process_of_its_own(folder: Path, fault: Faulty, files: dict[str, str]) -> Ended:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        status = 99
        try:
            fault.install()
            with reserved(folder, files):
                publish(folder, files)
            status = DONE
        except InputError as error:
            os.write(writing, f"{error}\n".encode())
            status = REFUSED
        finally:
            struck = "struck" if fault.acts >= fault.nth else ""
            os.write(writing, f"\0{struck}".encode())
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        said, _, struck = pipe.read().partition("\0")
    _, code = os.waitpid(child, 0)
    status = os.waitstatus_to_exitcode(code)
    return Ended(status, said, struck=bool(struck) or status == KILLED)


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
    for nth in range(1, MOST):
        folder = tmp_path / f"{name}-{nth}"
        folder.mkdir()
        for each, text in (EARLIER | USERS_OWN).items():
            (folder / each).write_text(text, encoding="utf-8")
        ended = in_a_process_of_its_own(folder, Faulty(str(folder), nth, FAULTS[name], lasting), NEW)
        if not ended.struck:
            assert ended == Ended(DONE, "", struck=False)
            assert contents(folder) == AFTER | USERS_OWN
            assert nth > 20, "fewer acts than publishing takes: the faults are not seen"
            return
        yield folder, ended
    pytest.fail("there is no end of acts")


@pytest.mark.parametrize("fault", ["ENOSPC", "EROFS", "EACCES"])
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


@pytest.mark.parametrize("fault", ["ENOSPC", "EROFS", "EACCES", "kill"])
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
        halves += under_way(folder)
        for nth in range(1, MOST):
            again = in_a_process_of_its_own(folder, Faulty(str(folder), nth, kill, lasting=False), {"one": "third"})
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

    ended = in_a_process_of_its_own(folder, Full(str(folder), 1, kill, lasting=False), NEW | {"four": "new" * 10_000})
    assert (ended.status, len(ended.said.splitlines())) == (REFUSED, 1)
    assert contents(folder) == EARLIER | USERS_OWN
