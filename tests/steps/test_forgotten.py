"""Whatever is forgotten when something is added is said at collection, in one line: the file, and what belongs there.

Each is forgotten in a copy of the house, and the features are collected there.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.made_up.reported import HOUSE, change, copied

REFEREEING = "src/lasca_rules/refereeing"
NARDY = f"{REFEREEING}/nardy"
LONGEST = 400
"""Characters of a line that somebody reads."""
READINGS = "src/lasca_rules/regulations/readings.toml"

STATEMENT = """
[[clauses.statements]]
id = "nardy:28.8-b"
kinds = ["decision"]
title.en = "Nobody else protests either"
title.ru = "И никто другой протеста не подаёт"
text.en = "Nobody else can lodge a protest either."
text.ru = "Никто другой подать протест тоже не может."
"""
DEFINITION = STATEMENT.replace("decision", "definition")
READING = """
[[readings]]
id = "nardy-who-protests"
statements = ["nardy:28.8-a"]
title.en = "Who protests"
title.ru = "Кто подаёт протест"
gap.en = "The text does not say who."
gap.ru = "Кто — в тексте не сказано."
default.id = "players"
default.text.en = "The players."
default.text.ru = "Игроки."
why.en = "They play."
why.ru = "Они и играют."
"""
ANSWER = """
[[readings.alternatives]]
id = "anybody"
text.en = "Anybody."
text.ru = "Кто угодно."
"""
DECLARED = (
    f"{NARDY}/protests.py",
    '@rule(readings=("unnoticed",))',
    '@rule(readings=("unnoticed", "nardy-who-protests"))',
)
NAMED = (
    "steps/sentences/nardy.py",
    '        ("nardy-other-errors", "only-these"): Named(',
    (
        '        ("nardy-who-protests", "anybody"): Named("anybody protests", "протест подаёт кто угодно"),\n'
        '        ("nardy-other-errors", "only-these"): Named('
    ),
)
VERDICT_IMPORTED = "from lasca_rules.rulebook.verdicts import Verdict\n"
VERDICT = '''

@frozen
class HandsShaken(Verdict):
    """The players shake hands."""

'''

Forget: TypeAlias = Callable[[Path], object]


def added(file: str, text: str) -> Forget:
    """Add a text at the end of a file, and nothing elsewhere."""

    def forget(house: Path) -> None:
        path = house / file
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")

    return forget


def changed(file: str, old: str, new: str) -> Forget:
    """Put another passage in the place of one."""
    return lambda house: change(house / file, old, new)


def without(file: str, pattern: str) -> Forget:
    """Take out of a file all that a regular expression finds."""

    def forget(house: Path) -> None:
        text, found = re.subn(pattern, "", (house / file).read_text(encoding="utf-8"))
        assert found, pattern
        (house / file).write_text(text, encoding="utf-8")

    return forget


def both(*parts: Forget) -> Forget:
    """Do one after the other, and forget the rest."""

    def forget(house: Path) -> None:
        for each in parts:
            each(house)

    return forget


CASES: dict[str, tuple[Forget, str]] = {
    "a statement's scenarios": (
        added(f"{NARDY}/regulation.toml", DEFINITION),
        (
            "features/nardy: no scenario is evidence for nardy:28.8-b; expected @nardy:28.8-b and under it "
            "Rule: 28.8-b Nobody else protests either"
        ),
    ),
    "a statement's rule": (
        added(f"{NARDY}/regulation.toml", STATEMENT),
        f'{NARDY}: no rule bears nardy:28.8-b; expected one with @rule("nardy:28.8-b")',
    ),
    "the statement of a rule": (
        changed(f"{NARDY}/protests.py", '@rule("nardy:28.8-a"', '@rule("nardy:28.8-z"'),
        "not_noticed bears the statement nardy:28.8-z, which there is not; nearest: nardy:28.8-a",
    ),
    "the question that a statement answers": (
        without("reports/questions.toml", r'"nardy:28\.8-a",?'),
        "reports/questions.toml: nardy:28.8-a answers no question; expected it among the statements of one",
    ),
    "that a statement's two texts were written together": (
        without("src/lasca_rules/reviews/twins.toml", r'"nardy:28\.8-a" = .*\n'),
        "reviews/twins.toml: the two texts of nardy:28.8-a are not on record; run lasca-rules review --twins",
    ),
    "the words that a statement restates": (
        added(f"{NARDY}/regulation.toml", DEFINITION),
        f"{NARDY}/spans.toml: nardy:28.8-b restates no words; expected it in a span, or a span that it shares",
    ),
    "a verdict's words": (
        changed(f"{REFEREEING}/verdicts.py", "\nVERDICTS = ", f"{VERDICT}\nVERDICTS = "),
        "words.toml: verdicts: hands-shaken: expected words: said, do",
    ),
    "to announce a verdict": (
        added(f"{NARDY}/protests.py", f"\n\nfrom attrs import frozen\n{VERDICT_IMPORTED}{VERDICT}"),
        f"{NARDY}/protests.py: no regulation announces the verdict HandsShaken; expected it among its verdicts",
    ),
    "the verdict of words": (
        added(f"{REFEREEING}/words.toml", '\n[verdicts.hands-shaken]\nshould.en = "x"\nshould.ru = "х"\n'
              'said.en = "x"\nsaid.ru = "х"\n'),
        "words.toml: verdicts: hands-shaken: there is none of this kind",
    ),
    "a reading's rule": (
        added(READINGS, READING),
        f'{READINGS}: nothing rests on nardy-who-protests; expected a rule with readings=("nardy-who-protests",)',
    ),
    "a reading's scenario": (
        both(added(READINGS, READING), changed(*DECLARED)),
        f"{READINGS}: no scenario is tagged with @reading:nardy-who-protests; expected one that rests on it",
    ),
    "the reading of a rule": (
        changed(f"{NARDY}/protests.py", '@rule(readings=("unnoticed",))', '@rule(readings=("unnoticed", "unheard"))'),
        "seen_and_not_claimed rests on the reading unheard, which there is not; nearest: ",
    ),
    "the words for an answer of a reading": (
        both(added(READINGS, READING + ANSWER), changed(*DECLARED)),
        (
            f"{READINGS}: no words for the answer anybody of nardy-who-protests; expected "
            "('nardy-who-protests', 'anybody') with its names in EVENT_RULE in steps/occasions.py or "
            "AGREEMENT in steps/sentences/nardy.py"
        ),
    ),
    "the scenario of an answer of a reading": (
        both(added(READINGS, READING + ANSWER), changed(*DECLARED), changed(*NAMED)),
        (
            f"{READINGS}: no scenario takes the answer anybody of nardy-who-protests; expected one tagged "
            "@reading:nardy-who-protests with “the event's own rules say that …”"
        ),
    ),
    "the question that a reading answers": (
        without("reports/questions.toml", r'"nardy-last-turn",?'),
        "reports/questions.toml: nardy-last-turn answers no question; expected it among the readings of one",
    ),
    "what a regulation announces": (
        lambda house: (house / NARDY / "announcement.py").unlink(),
        "nardy/announcement.py: no such file; expected it with ANNOUNCED = Announcement(…): how nardy decides",
    ),
}  # fmt: skip


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of what features are collected from."""
    for part in ("features", "steps", "reports", "src/lasca_rules"):
        shutil.copytree(HOUSE / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HOUSE / "pyproject.toml", tmp_path)
    return tmp_path


def collected(house: Path, *beside: Path) -> tuple[int, str]:
    """Collect the features in a copy of the house; return how that ended, and what was said."""
    features = ["features", *(str(each) for place in beside for each in place.glob("*/features"))]
    path = os.pathsep.join(str(each) for each in (house, house / "src", *beside))
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *features, "--collect-only", "-q", "-p", "no:cacheprovider"],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        cwd=house,
        env={name: each for name, each in os.environ.items() if name != "CI"}  # in which pytest says all of it twice
        | {"PYTHONPATH": path, "PYTHONUTF8": "1"},
    )
    return ended.returncode, ended.stdout + ended.stderr


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_is_forgotten_is_said_at_collection(house: Path, case: tuple[Forget, str]) -> None:
    forget, message = case
    forget(house)
    status, said = collected(house)
    assert status != 0
    (line,) = [each for each in said.splitlines() if message in each]
    assert len(line) < LONGEST
    assert "Traceback" not in said


# --- a regulation that lies elsewhere ---


PEBBLES: dict[str, tuple[Forget, str]] = {
    "the package that is announced": (
        shutil.rmtree,
        "lasca_rules.regulations: pebbles: no package pebbles can be found; expected the folder with regulation.toml",
    ),
    "its statements": (
        lambda folder: (folder / "regulation.toml").unlink(),
        "pebbles/regulation.toml: no such file in ",
    ),
    "its announcement": (
        lambda folder: (folder / "announcement.py").unlink(),
        "pebbles/announcement.py: no such file; expected it with ANNOUNCED = Announcement(…): how pebbles decides",
    ),
    "what it announces": (
        lambda folder: (folder / "announcement.py").write_text("ANNOUNCED = None\n", encoding="utf-8"),
        "pebbles/announcement.py: expected ANNOUNCED = Announcement(…), found None",
    ),
    "its words": (
        lambda folder: (folder / "words.toml").unlink(),
        "verdicts: put-back-pebbles: expected words: said, do",
    ),
    "its features": (
        lambda folder: shutil.rmtree(folder / "features"),
        "pebbles/features: no scenario is evidence for pebbles:1-a; expected @pebbles:1-a and under it Rule: 1-a Who",
    ),
    "its sentences": (
        lambda folder: (folder / "sentences.py").unlink(),
        "unknown sentence",
    ),
    "an id of its own for an incident": (
        lambda folder: change(folder / "desk.py", '"heap",\n', '"move",\n'),
        (
            "incidents: move: “A move was wrong, or is said to be” and “Too many pebbles were taken” are both called "
            "so; expected another id for one of them"
        ),
    ),
}


@pytest.mark.parametrize("case", PEBBLES.values(), ids=PEBBLES)
def test_what_a_regulation_elsewhere_forgets_is_said_at_collection(tmp_path: Path, case: tuple[Forget, str]) -> None:
    forget, message = case
    forget(copied(tmp_path))
    status, said = collected(HOUSE, tmp_path)
    assert status != 0
    assert message in said
    assert "Traceback" not in said
