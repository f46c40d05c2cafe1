"""One report at a time in a folder: whoever comes second is told so.

The lock is the machine's own, on a file in the folder, so that it ends with the process that holds it, however that
ends. The file itself means nothing: one that a killed run has left behind is taken over.
"""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK = ".report.lock"
_TAKEN = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK})
"""What a machine says when another process holds the lock."""


class TakenError(Exception):
    """Another process holds the lock."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the lock on a folder.

    Raises:
        TakenError: Another process holds it.
        OSError: The folder cannot be locked at all.
    """
    path = folder / LOCK
    handle = _take(path)
    try:
        yield
    finally:
        with suppress(OSError):  # Windows keeps a file that is open; there it stays
            path.unlink()
        os.close(handle)


def _take(path: Path) -> int:
    """Return the lock's file, opened and locked; one that its holder has just removed does not count."""
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(handle)
            if path.exists() and os.path.samestat(os.fstat(handle), path.stat()):
                return handle
        except FileNotFoundError:
            pass
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def _lock(handle: int) -> None:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _TAKEN:
            raise TakenError from error
        raise
