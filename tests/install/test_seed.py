"""The seed of the property tests: the same draws the same, another one something else, in CI too."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tests.conftest

DRAWING = """
from hypothesis import given, strategies as st

@given(st.lists(st.integers()))
def test_it(numbers):
    print("drawn", numbers)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(tests.conftest.__file__, tmp_path / "conftest.py")
    (tmp_path / "test_drawing.py").write_text(DRAWING, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return tmp_path


def drawn(folder: Path, seed: int) -> list[str]:
    """Return what a property test draws in CI with this seed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")} | {"CI": "true"}
    command = [sys.executable, "-m", "pytest", "-s", "-p", "no:cacheprovider", f"--hypothesis-seed={seed}"]
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended
    shutil.rmtree(folder / ".hypothesis", ignore_errors=True)
    return [line for line in ended.stdout.splitlines() if "drawn" in line]


def test_a_seed_can_be_repeated_and_another_one_draws_something_else(folder: Path) -> None:
    first = drawn(folder, 20261130)
    assert len(first) > 1
    assert drawn(folder, 20261130) == first
    assert drawn(folder, 20261201) != first


def test_without_hypothesis_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.conftest, "find_spec", lambda _: None)
    with pytest.raises(pytest.UsageError, match=r"^the tests need .*pip install '\.\[test\]'.*$"):
        tests.conftest.pytest_configure()
