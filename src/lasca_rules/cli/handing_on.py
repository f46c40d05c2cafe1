"""Running a program that speaks for a while, and is not cut short by who listens or in what encoding.

On a terminal in UTF-8 it speaks for itself. Otherwise what it says is handed on here: when nobody reads any longer, as
after ``| head -1``, it goes on, and what it says is dropped.
"""

import codecs
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from threading import Thread
from types import FrameType
from typing import IO, NoReturn, TextIO

from attrs import define

from lasca_rules.cli.streams import drop, has_all_letters

PATIENCE = 5
"""Seconds that a program which has to end is given before it is killed."""
IGNORED = ("SIGPIPE", "SIGTTOU")
"""The signals of a closed pipe, and of a terminal that only the program in front may write to."""
ENDING = ("SIGTERM", "SIGHUP")
"""The signals that ask us to end, beside Ctrl-C's."""
CHUNK = 65_536
"""Bytes that are handed on at once, at most."""


def run(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a Python program, with an empty standard input and made to speak UTF-8, and return how it ended.

    It has a process group of its own, so that Ctrl-C reaches it through us alone: then it, and what it started, are
    ended without another word.

    Raises:
        KeyboardInterrupt: Ctrl-C was pressed.
        OSError: What it said could not be written, though somebody may still be listening; it has ended well by then.
    """
    speakers = [Speaker(stream) for stream in (sys.stdout, sys.stderr)]
    out, err = (None if each.direct else subprocess.PIPE for each in speakers)
    speaking = {**environment, "PYTHONIOENCODING": "utf-8:backslashreplace"}
    group = 0 if os.name == "posix" else None
    with (
        _signals(),
        subprocess.Popen(  # noqa: S603 -- our own arguments
            command,
            env=speaking,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
            process_group=group,
        ) as process,
    ):
        try:
            threads = [
                Thread(target=speaker.hand_on, args=(source,))
                for speaker, source in zip(speakers, (process.stdout, process.stderr), strict=True)
                if source is not None
            ]
            for thread in threads:
                thread.start()
            ended = process.wait()
            for thread in threads:
                thread.join()
        except BaseException:
            _end(process)
            raise
    for speaker in speakers:
        speaker.check()
    return ended


@define
class Speaker:
    """One of our streams, and why it takes no more, once it does not."""

    stream: TextIO
    lost: OSError | None = None

    @property
    def direct(self) -> bool:
        """Whether a program that speaks UTF-8 may have the stream to itself: it is a terminal that shows all of it."""
        return self.stream.isatty() and has_all_letters(self.stream)

    def hand_on(self, source: IO[bytes]) -> None:
        """Write what a program says until it has nothing more to say, and drop it once nobody takes it."""
        decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        while chunk := os.read(source.fileno(), CHUNK):
            if self.lost is None:
                try:
                    self.stream.write(decode(chunk))
                    self.stream.flush()
                except OSError as error:
                    self.lost = error
                    drop(self.stream)

    def check(self) -> None:
        """Raise what was wrong with the stream, unless only nobody listened any longer."""
        if self.lost is not None and not isinstance(self.lost, BrokenPipeError):
            raise self.lost


@contextmanager
def _signals() -> Iterator[None]:
    """Meanwhile a closed pipe is an error, not our end; and what asks us to end, ends the program too."""
    known = {each: each.name for each in signal.Signals}
    before = {number: signal.getsignal(number) for number, name in known.items() if name in (*IGNORED, *ENDING)}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, signal.SIG_IGN if known[number] in IGNORED else _asked_to_end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _asked_to_end(number: int, _: FrameType | None) -> NoReturn:
    sys.exit(128 + number)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the program and all that it started: politely, and after a while by force."""
    for force in (False, True):
        with suppress(ProcessLookupError):
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL if force else signal.SIGTERM)
            elif force:
                process.kill()
            else:
                process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
            return
