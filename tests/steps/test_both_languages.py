"""No scenario is half translated: its Russian holds no English word, its English no Russian one.

A value such as a square or a move is the same in both and is not looked at, nor is a colour run of a tower.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parent.parent.parent
ENGLISH_WORD = re.compile(r"(?<![A-Za-z0-9:/-])[A-Za-z]{3,}(?![A-Za-z0-9:/-])")
RUSSIAN_WORD = re.compile(r"[А-Яа-яЁё]")


def test_names_and_steps_are_whole_in_either_language(tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "features", "-p", "no:cacheprovider", "--results", str(results)],
        cwd=HOUSE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout[-2000:]
    scenarios = json.loads(results.read_text("utf-8"))["scenarios"]
    assert scenarios
    russian = [passage for each in scenarios for passage in passages(each, "ru")]
    english = [passage for each in scenarios for passage in passages(each, "en")]
    assert [passage for passage in russian if ENGLISH_WORD.search(passage)] == []
    assert [passage for passage in english if RUSSIAN_WORD.search(passage)] == []


def passages(scenario: dict[str, object], language: str) -> list[str]:
    """Return the scenario's name and, of each step, the words between its values, in one language."""
    name, steps = scenario["name"], scenario["steps"]
    assert isinstance(name, dict)
    assert isinstance(steps, list)
    words = [part for step in steps for part in step["text"][language] if isinstance(part, str)]
    return [name[language], *words]
