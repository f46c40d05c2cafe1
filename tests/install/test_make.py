"""What each command of the Makefile installs, and when anew: with a Python that only notes what it is told."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from attrs import frozen

HOME = Path(__file__).resolve().parents[2]
INTERPRETER = """#!/bin/sh
# Stands for python3, and for the Python and the pip of the environments that it makes.
here=$(dirname "$0")
case "$*" in
  "-m venv"*)
    for folder; do :; done
    case "$*" in *--clear*) rm -rf "$folder" ;; esac
    mkdir -p "$folder/bin" && cp "$0" "$folder/bin/python" && ln -sf python "$folder/bin/lasca-rules"
    echo "new $folder" >> done ;;
  "-m pip install"*)
    echo "$here: $*" >> done
    touch "$here/half-installed"
    test ! -e no-network || exit 1
    pwd > "$here/installed-from" ;;
  "-I -c"*) test -e "$here/installed-from" && printf %s/src/lasca_rules "$(cat "$here/installed-from")" ;;
esac
"""

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


@frozen
class Checkout:
    """A folder with the Makefile and what it depends on."""

    root: Path

    def make(self, target: str, *, succeeds: bool = True) -> list[str]:
        """Run make, and return what was installed, line by line."""
        done = self.root / "done"
        done.unlink(missing_ok=True)
        command = ["make", "--no-print-directory", target, "PYTHON=./interpreter"]
        ended = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
        assert (ended.returncode == 0) is succeeds, ended
        return done.read_text(encoding="utf-8").splitlines() if done.exists() else []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A checkout in a folder with spaces, Cyrillic letters and brackets in its name."""
    root = tmp_path / "Правила и доски [4]"
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "tests/independent/requirements.txt"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOME / name, root / name)
    (root / "interpreter").write_text(INTERPRETER, encoding="utf-8")
    (root / "interpreter").chmod(0o755)
    return Checkout(root)


REPORT = ["new .venv", ".venv/bin: -m pip install --quiet -e ."]
PEER = ["new .venv-peer", ".venv-peer/bin: -m pip install --quiet -r tests/independent/requirements.txt"]


def more(extra: str) -> str:
    return f".venv/bin: -m pip install --quiet -e .[{extra}]"


@pytest.mark.parametrize(
    ("target", "installed"),
    [
        ("report", REPORT),
        ("test", [*REPORT, more("test"), *PEER]),
        ("bench", [*REPORT, more("bench")]),
        ("peer", PEER),
        ("help", []),
    ],
)
def test_each_command_installs_what_it_needs_and_the_second_time_nothing(
    checkout: Checkout, target: str, installed: list[str]
) -> None:
    assert checkout.make(target) == installed
    assert checkout.make(target) == []


def test_what_one_command_has_installed_the_next_adds_to(checkout: Checkout) -> None:
    checkout.make("report")
    assert checkout.make("bench") == [more("bench")]
    assert checkout.make("test") == [more("test"), *PEER]
    assert checkout.make("bench") == checkout.make("report") == []


@pytest.mark.parametrize("target", ["report", "bench"])
def test_an_install_that_did_not_end_is_begun_anew_from_nothing(checkout: Checkout, target: str) -> None:
    (checkout.root / "no-network").touch()
    checkout.make(target, succeeds=False)
    (checkout.root / "no-network").unlink()
    assert checkout.make("report") == REPORT


def test_adding_that_did_not_end_is_begun_anew_from_nothing(checkout: Checkout) -> None:
    checkout.make("report")
    (checkout.root / "no-network").touch()
    checkout.make("bench", succeeds=False)
    (checkout.root / "no-network").unlink()
    assert checkout.make("report") == REPORT


def test_a_change_of_what_is_needed_is_installed_into_what_there_is(checkout: Checkout) -> None:
    checkout.make("bench")
    (checkout.root / ".venv" / ".installed").touch()
    later = (checkout.root / ".venv" / ".installed").stat().st_mtime + 10
    os.utime(checkout.root / "pyproject.toml", (later, later))
    assert checkout.make("bench")[:2] == [REPORT[1], more("bench")]


def test_a_checkout_that_was_moved_or_copied_installs_anew(checkout: Checkout) -> None:
    checkout.make("report")
    copied = Checkout(Path(shutil.copytree(checkout.root, checkout.root.with_name("copied"))))
    assert copied.make("report") == REPORT
    moved = Checkout(checkout.root.rename(checkout.root.with_name("moved")))
    assert moved.make("report") == REPORT
    assert moved.make("report") == copied.make("report") == []


def test_an_environment_whose_python_is_gone_is_made_anew(checkout: Checkout) -> None:
    checkout.make("report")
    (checkout.root / ".venv" / "bin" / "python").unlink()
    assert checkout.make("report") == REPORT


def test_what_make_says_of_the_readme_can_be_found_there() -> None:
    [heading] = re.findall(r"see “(.+)” in README\.md", (HOME / "Makefile").read_text(encoding="utf-8"))
    assert f"### {heading}\n" in (HOME / "README.md").read_text(encoding="utf-8")
