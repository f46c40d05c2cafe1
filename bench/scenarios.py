"""How long scenarios take in pytest, as ratios to a plain loop and to behave in the same run: ``make bench``.

Each run is a process of its own, from its start to its end, and what counts is the processor's time. The runs take
turns, so a busy machine slows all of them alike; a ratio is the median of the rounds' ratios.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

HOUSE = Path(__file__).resolve().parent.parent
ROUNDS = 5
FILES, SCENARIOS_A_FILE, SENTENCES = 20, 50, 300
STEPS = ("Given", "And", "When", "Then", "And")
KEYWORDS = {"Given": "given", "When": "when", "Then": "then"}

PLAIN_LOOP = """
import importlib, pkgutil
from pathlib import Path
import steps.sentences
for module in pkgutil.iter_modules(steps.sentences.__path__):
    importlib.import_module(f"steps.sentences.{module.name}")
from lasca_rules.reference import Reference
from steps.catalogue import examine
from steps.performance import Performance
from steps.table import Table
for path in sorted(Path("features").rglob("*.feature")):
    for script in examine(path, str(path)).scripts:
        for way in filter(None, (script, script.turned)):
            Performance(way).play_all(Table(Reference()))
"""
"""Every scenario as pytest plays it, the other way round too, with nothing around it."""

ALONE = {
    "PYTHONPATH": os.pathsep.join((str(HOUSE), str(HOUSE / "src"))),
    "PYTHONUTF8": "1",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
}
"""The environment of each run: pytest has no plugins but ours and pytest-bdd, as behave has none."""

SETTINGS = """[pytest]
addopts = -p steps.plugin --import-mode=importlib -p no:cacheprovider
sentences =
"""
OURS = """
@{keyword}("{text} {{count:Count}}", ru="{text} по-русски {{count:Count}}")
def sentence_{number}(table, count):
    assert count >= 0
"""
BEHAVES = """
@{keyword}("{text} {{count:d}}")
def sentence_{number}(context, count):
    assert count >= 0
"""


def main() -> None:
    """Measure, and print the table."""
    python = [sys.executable, "-m"]
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = write(Path(folder) / "ours"), write(Path(folder) / "theirs", behave=True)
        runs = {
            "the features, plain loop": ([sys.executable, "-c", PLAIN_LOOP], HOUSE),
            "the features, pytest": ([*python, "pytest", "-q", "features", "-p", "no:cacheprovider"], HOUSE),
            "1,000 scenarios, behave": ([*python, "behave", "--format", "progress"], theirs),
            "1,000 scenarios, pytest": ([*python, "pytest", "-q", "features"], ours),
        }
        for command, where in runs.values():  # what was compiled the first time is not compiled again
            spent(command, where)
        steps = track(range(ROUNDS), "Measuring", console=Console(stderr=True), transient=True)
        rounds = [{name: spent(*run) for name, run in runs.items()} for _ in steps]
    table = Table(title="Scenarios in pytest", caption=f"seconds of the processor, median of {ROUNDS} rounds")
    table.add_column("run")
    table.add_column("seconds", justify="right")
    table.add_column("ratio", justify="right")
    names = tuple(runs)
    for yardstick, name in zip(names[::2], names[1::2], strict=True):
        table.add_row(yardstick, f"{median(each[yardstick] for each in rounds):.2f}", "1")
        ratio = median(each[name] / each[yardstick] for each in rounds)
        table.add_row(name, f"{median(each[name] for each in rounds):.2f}", f"{ratio:.2f}")
    Console().print(table)


def spent(command: list[str], where: Path) -> float:
    """Run a process to its end and return the seconds of the processor that it took.

    Raises:
        SystemExit: it failed; what it said is the message.
    """
    before = _of_children()
    environment = os.environ | ALONE
    ended = subprocess.run(command, cwd=where, env=environment, capture_output=True, encoding="utf-8", check=False)  # noqa: S603 -- ours
    if ended.returncode:
        sys.exit(f"bench: {' '.join(command[:4])} ended with {ended.returncode}:\n{ended.stdout}{ended.stderr}")
    return _of_children() - before


def _of_children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def write(folder: Path, *, behave: bool = False) -> Path:
    """Write the same scenarios with the same sentences for us or for behave, and return their folder."""
    features = folder / "features"
    features.mkdir(parents=True)
    definition = BEHAVES if behave else OURS
    keywords = tuple(KEYWORDS.values())
    sentences = "".join(
        definition.format(keyword=keywords[number % 3], text=text_of(number), number=number)
        for number in range(SENTENCES)
    )
    if behave:
        (features / "steps").mkdir()
        (features / "steps" / "sentences.py").write_text(f"from behave import given, then, when\n{sentences}", "utf-8")
    else:
        (folder / "pytest.ini").write_text(SETTINGS, "utf-8")
        (folder / "conftest.py").write_text(f"from steps.phrasebook import given, then, when\n{sentences}", "utf-8")
    for number in range(FILES):
        (features / f"{number}.feature").write_text(feature(number), "utf-8")
    return folder


def text_of(number: int) -> str:
    """Return the words of a sentence before its value."""
    return f"sentence number {number} of this house is said with"


def feature(number: int) -> str:
    """Return a feature with its scenarios; each uses other sentences than the one before."""
    lines = [f"Feature: File {number}", "@column:2.1-b", "Rule: 2.1-b Each side of the board is seven squares long"]
    for at in range(number * SCENARIOS_A_FILE, (number + 1) * SCENARIOS_A_FILE):
        lines += [f"  Scenario: 2.1-b Scenario {at}", f"    Сценарий {at}"]
        keyword = "Given"
        for place, written in enumerate(STEPS):
            keyword = written if written in KEYWORDS else keyword
            kind = tuple(KEYWORDS).index(keyword)
            sentence = (3 * (at * len(STEPS) + place) + kind) % SENTENCES
            lines.append(f"    {written} {text_of(sentence)} {at}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
