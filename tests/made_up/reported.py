"""A report with the made-up regulation of this folder in it: nothing else in the project knows of that."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from attrs import frozen

HOUSE = Path(__file__).parents[2]
MADE_UP = Path(__file__).parent
ENOUGH = 300
"""Seconds."""


@frozen
class Reported:
    """A report: how the run ended, what it said, and where it lies."""

    status: int
    said: str
    folder: Path

    @property
    def document(self) -> dict[str, Any]:
        """What report.json holds."""
        loaded: dict[str, Any] = json.loads((self.folder / "report.json").read_text(encoding="utf-8"))
        return loaded

    @property
    def standings(self) -> dict[str, str]:
        """How the statements of the made-up regulation stand."""
        return {each["id"]: each["standing"] for each in self.document["statements"] if each["regulation"] == "pebbles"}

    def page(self, name: str) -> str:
        """Return a page of it."""
        return (self.folder / name).read_text(encoding="utf-8")


def copied(to: Path) -> Path:
    """Copy the regulation, to be spoilt, with what announces it; return its folder."""
    for name in ("pebbles", "pebbles-1.dist-info"):
        shutil.copytree(MADE_UP / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
    return to / "pebbles"


def reported(beside: Path, out: Path, *options: str) -> Reported:
    """Make the report of the made-up regulation that lies with its announcement in this folder."""
    ended = subprocess.run(
        [sys.executable, "-m", "lasca_rules", "report", "--statement", "pebbles", "--out", str(out), *options],
        capture_output=True,
        text=True,
        check=False,
        timeout=ENOUGH,
        cwd=beside,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(beside), str(HOUSE / "src")]), "LANG": "C.UTF-8"},
    )
    return Reported(ended.returncode, ended.stdout + ended.stderr, out)


def change(file: Path, old: str, new: str) -> None:
    """Replace a passage that stands in a file once."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file}: {old}"
    file.write_text(text.replace(old, new), encoding="utf-8")
