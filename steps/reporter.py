"""The report's own process: it has the folder to itself from before the first scenario until the report stands.

It knows nothing but the results that it is handed. It is started first, so that what it would refuse — an option, a
folder that cannot be written to, one that another report is being written to — is refused before anything is played.
Where this process dies, it finds the results missing and leaves the folder as it was.
"""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from attrs import frozen

from lasca_rules.environment import own_environment
from steps.house import HOUSE

READY = b"ready"
"""What it says, on a line of its own, as soon as nothing is left to refuse."""
STATUSES = (0, 1, 2)
REFUSED = 2


@frozen(eq=False)
class Reporter:
    """The process, as long as it waits for the results."""

    process: subprocess.Popen[bytes]

    @classmethod
    def start(cls, folder: Path, options: Iterable[str]) -> "Reporter | None":
        """Start it; return nothing if it refuses. What it says then has been said on standard error."""
        command = [sys.executable, "-m", "reports", "-", str(folder), "--announce", *options]
        process = subprocess.Popen(  # noqa: S603 -- ours
            command, env=own_environment(HOUSE), stdin=subprocess.PIPE, stderr=subprocess.PIPE
        )
        reporter = cls(process)
        said = process.stderr.readline() if process.stderr else b""
        if said.strip() == READY:
            return reporter
        _say(said + (process.stderr.read() if process.stderr else b""))
        reporter.end(b"")
        return None

    def end(self, results: bytes) -> int:
        """Hand over the results and return how the report ended."""
        _, said = self.process.communicate(results)
        _say(said)
        status = self.process.wait()
        if status in STATUSES:
            return status
        _say(f"reports: no report: its process ended with {status}\n".encode())
        return REFUSED

    def dismiss(self) -> None:
        """Hand over nothing, if nothing has been: no report is written."""
        if self.process.returncode is None:
            self.process.communicate(b"")


def _say(said: bytes) -> None:
    sys.stderr.write(said.decode("utf-8", "replace"))
    sys.stderr.flush()
