"""A second process that takes part of a long work off the first, where there is a processor to spare.

The first goes from the front, the second from the back, until they meet. What the second does not hand over, because it
failed or was killed, the first does itself.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from mmap import mmap
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from attrs import frozen

R = TypeVar("R")

FRONT, BACK = 0, 1
"""The two numbers that both processes see: the last piece that the first has come to, and that the second has taken."""
WORTH_IT = 100
"""Pieces of work; below that, starting a process costs as much as it saves."""


@frozen(eq=False)
class SecondProcess(Generic[R]):
    """The second process, and how far the two have come."""

    process: BaseProcess
    handed_over: Connection
    come_to: memoryview

    @classmethod
    def start(cls, pieces: int, work: Callable[[int], R]) -> "SecondProcess[R] | None":
        """Start it on pieces of work known by their number, counted from 0; nothing where it would not help.

        It is a copy of this process as it stands: what can be made ready for all pieces is better made before.
        """
        if pieces < WORTH_IT or not _to_spare():
            return None
        fork = multiprocessing.get_context("fork")
        come_to = memoryview(mmap(-1, 16)).cast("q")
        come_to[FRONT], come_to[BACK] = -1, pieces
        here, there = fork.Pipe(duplex=False)
        process = fork.Process(target=_from_the_back, args=(come_to, work, here, there), daemon=True)
        try:
            process.start()
        except OSError:  # no room for another process
            return None
        there.close()
        return cls(process, here, come_to)

    def has(self, piece: int) -> bool:
        """Tell whether the second process has taken a piece that the first has come to; else it leaves it alone.

        Now and then both do the same piece; that none does cannot be, for the second does what it has said to take.
        """
        self.come_to[FRONT] = max(piece, self.come_to[FRONT])
        return self.come_to[BACK] <= piece

    def results(self) -> dict[int, R]:
        """Wait for the second process and return what it has done, by the number of the piece."""
        try:
            done: dict[int, R] = self.handed_over.recv()
        except (EOFError, OSError):
            done = {}
        self.process.join()
        return done

    def dismiss(self) -> None:
        """End it, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.handed_over.close()


def _to_spare() -> bool:
    """Tell whether there is a second processor, and whether this process can be copied: it must have one thread."""
    return sys.platform == "linux" and len(os.sched_getaffinity(0)) > 1 and threading.active_count() == 1


def _from_the_back(come_to: memoryview, work: Callable[[int], R], here: Connection, there: Connection) -> None:
    """Do one piece after the other, until the first process has come to the next or is no more."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # it ends without a word; the first says what is to be said
    here.close()
    first, done = os.getppid(), {}
    for piece in range(come_to[BACK] - 1, -1, -1):
        if come_to[FRONT] >= piece or os.getppid() != first:
            break
        come_to[BACK] = piece
        with suppress(Exception):  # the first process does it again, and then it is told
            done[piece] = work(piece)
    with suppress(OSError):
        there.send(done)
