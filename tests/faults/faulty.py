"""A machine on which some act fails, or ends the process: for trying what is left then.

An act is one by which something reaches the disk: a file or a folder made, written to, named, renamed, removed. What
is tried runs in a process of its own.
"""

import errno
import os
import signal
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import IO, Any, cast

from attrs import define, frozen

from lasca_rules import storing
from reports import publishing

KILLED = -signal.SIGKILL
LOST = 99
"""How a process ends in which something else went wrong than a refusal."""
MOST = 80
"""More acts than anything takes that is tried."""

CHANGING = frozenset({"os.mkdir", "os.rename", "os.link", "os.remove", "os.rmdir", "os.chmod", "shutil.copyfile"})
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC


def kill(_: str) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(number: int) -> Callable[[str], None]:
    def fail(act: str) -> None:
        raise OSError(number, f"{os.strerror(number)} ({act})")

    return fail


REFUSALS = {
    "ENOSPC": refuse(errno.ENOSPC),
    "EROFS": refuse(errno.EROFS),
    "EACCES": refuse(errno.EACCES),
}
FAULTS = REFUSALS | {"kill": kill}


@define
class Faulty:
    """The machine, on which the n-th act in a folder fails, or every one from it on."""

    folder: str
    nth: int
    fault: Callable[[str], None]
    lasting: bool = False
    acts: int = 0

    def install(self) -> None:
        sys.addaudithook(self.heard)
        for module, name in ((os, "fsync"), (storing, "keep_names"), (publishing, "keep_names")):
            self.spoil(module, name)
        self.spoil_writing()

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

    def spoil_writing(self) -> None:
        """Have an act also between opening a file, which empties it, and writing to it."""
        whole = Path.open

        def opened(path: Path, *arguments: Any, **named: Any) -> IO[Any]:  # noqa: ANN401 -- as they are handed on
            file: Any = whole(path, *arguments, **named)
            if str(path).startswith(self.folder) and file.writable():
                write = file.write

                def spoilt(text: str) -> int:
                    self.act("write")
                    written: int = write(text)
                    return written

                file.write = spoilt
            return cast("IO[Any]", file)

        Path.open = opened  # type: ignore[assignment,method-assign]

    def act(self, what: str) -> None:
        self.acts += 1
        if self.acts == self.nth or (self.lasting and self.acts > self.nth):
            self.fault(what)


@frozen
class Ended:
    """How a process ended, and what it said on standard error; whether the fault came up at all."""

    status: int
    said: str
    struck: bool


def on(machine: Faulty, tried: Callable[[], int]) -> Ended:
    """Try something on a machine, and return how it ended there: with the status that it returns."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        status = LOST
        try:
            sys.stderr = os.fdopen(os.dup(writing), "w", encoding="utf-8")
            machine.install()
            status = tried()
            sys.stderr.flush()
        finally:
            struck = "struck" if machine.acts >= machine.nth else ""
            os.write(writing, f"\0{struck}".encode())
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        said, _, struck = pipe.read().partition("\0")
    _, code = os.waitpid(child, 0)
    status = os.waitstatus_to_exitcode(code)
    return Ended(status, said, struck=bool(struck) or status == KILLED)


def moments() -> Iterator[int]:
    """Count the acts that may fail, until whoever counts has found the last."""
    for nth in count(1):
        assert nth < MOST, "there is no end of acts"
        yield nth
