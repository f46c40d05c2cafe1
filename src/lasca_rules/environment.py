"""What the machine's environment may say to the processes that play the scenarios and make the report: little.

They find their own files first, import nothing from the current folder, and run as pytest runs without being told
otherwise, so that the same rulebook is reported alike wherever the command is given.
"""

import os
from collections.abc import Mapping
from pathlib import Path

HEEDED = frozenset(
    {
        *("PYTHONHOME", "PYTHONUSERBASE", "PYTHONNOUSERSITE", "PYTHONPLATLIBDIR"),  # where packages are
        *("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"),  # where compiled code may go
        *("PYTHONIOENCODING", "PYTHONUNBUFFERED", "PYTHONLEGACYWINDOWSSTDIO"),  # how the terminal is written to
    }
)
"""What Python is told that makes no difference to what scenarios show. The rest could: some take assertions away."""


def own_environment(house: Path, given: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment for a Python process whose code lies in a house.

    Args:
        house: the folder with features, steps and reports.
        given: the environment that is made fit; without one the machine's.
    """
    given = os.environ if given is None else given
    kept = {name: value for name, value in given.items() if name in HEEDED or not name.startswith(("PYTHON", "PYTEST"))}
    return kept | {
        "PYTHONPATH": os.pathsep.join([str(house), *_packages(given.get("PYTHONPATH", ""))]),
        "PYTHONSAFEPATH": "1",
        "PYTHONUTF8": "1",
    }


def _packages(path: str) -> list[str]:
    """Return the folders of a PYTHONPATH. An empty part of it means the current folder; nobody means that to."""
    return [str(Path(part).absolute()) for part in path.split(os.pathsep) if part]
