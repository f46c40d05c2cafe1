"""A small house of features of its own, played by pytest in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from attrs import frozen

HOME = Path(__file__).resolve().parents[2]
SETTINGS = """
[pytest]
addopts = -p steps.plugin --strict-markers --import-mode=importlib -p no:cacheprovider -p no:hypothesispytest
sentences =
filterwarnings = error
"""
SENTENCES = Path(__file__).with_name("house_sentences.py")
BOARD = "2.1-b Each side of the board is seven squares long"


@frozen
class Run:
    """How a run of pytest ended, and what it printed."""

    code: int
    out: str
    """Both streams, one after the other."""
    err: str

    def lines(self, part: str) -> list[str]:
        """Return the lines that contain this."""
        return [line for line in self.out.splitlines() if part in line]


@frozen
class House:
    """A folder with features and with sentences."""

    root: Path

    def feature(self, text: str, name: str = "column/2.1-board.feature") -> Path:
        """Write a feature file."""
        path = self.root / "features" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def rule(self, scenarios: str, name: str = "column/2.1-board.feature") -> Path:
        """Write a feature with one Rule, with these scenarios in it from its line 5 on."""
        return self.feature(f"Feature: 2.1 The board\n\n@column:2.1-b\nRule: {BOARD}\n{scenarios}\n", name)

    def sentences(self, text: str) -> None:
        """Add definitions of sentences."""
        with (self.root / "conftest.py").open("a", encoding="utf-8") as file:
            file.write(text)

    def run(self, *arguments: str, inside: str = "", **environment: str) -> Run:
        """Run pytest in this house."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        environment = kept | {"PYTHONPATH": str(HOME), "PYTHONUTF8": "1", "COLUMNS": "300"} | environment
        command = [sys.executable, "-m", "pytest", *arguments]
        ended = subprocess.run(
            command, cwd=self.root / inside, env=environment, capture_output=True, encoding="utf-8", check=False
        )
        return Run(ended.returncode, ended.stdout + ended.stderr, ended.stderr)

    def results(self, *arguments: str) -> dict[str, Any]:
        """Run pytest in this house and return the results.json that it wrote."""
        run = self.run("features", "--results", "build/results.json", *arguments)
        assert run.code in {0, 1}, run.out
        return self.read("build/results.json")

    def read(self, file: str) -> dict[str, Any]:
        """Return what a file of this house holds as JSON."""
        read: dict[str, Any] = json.loads((self.root / file).read_text(encoding="utf-8"))
        return read


def _new_house(root: Path) -> House:
    (root / "pytest.ini").write_text(SETTINGS, encoding="utf-8")
    (root / "conftest.py").write_text(SENTENCES.read_text(encoding="utf-8"), encoding="utf-8")
    return House(root)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return _new_house(tmp_path)


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return _new_house(tmp_path_factory.mktemp("house"))
