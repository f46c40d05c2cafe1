"""A failed scenario as a developer reads it: where it stands, which line failed, what was expected, what there was."""

from collections.abc import Iterator

import pytest
from _pytest._code.code import ExceptionChainRepr, ReprEntryNative, ReprFileLocation, ReprTraceback

from lasca_rules.sides import BySide, Side
from steps.house import near
from steps.performance import Performance, message_of
from steps.script import Line
from steps.speaking import RUNNING, while_running
from steps.telling import shown
from steps.words import EN, Manner, Word

MARKS = {"passed": " ", "failed": ">", "not-run": " "}
BEGINNINGS = {while_running.__name__, "call_fixture_func"}
"""The functions behind which a sentence's own function is called, or that of a step of somebody else's."""
HOLDING = {"_hold_to_its_tags", "hold_to_readings"}
"""The functions that hold a scenario to its own tags."""


def told(excinfo: pytest.ExceptionInfo[BaseException], performance: Performance) -> ExceptionChainRepr:
    """Return the failure as pytest shows it: the scenario line by line, then what went wrong and where in the steps."""
    script = performance.script
    message = message_of(excinfo.value)
    place = _failed_line(performance)
    lines = [*_scenario(performance), f"E   {message}", *_rest(excinfo.value, message), "", *_frames(excinfo)]
    crash = ReprFileLocation(script.feature, place, message)
    entry = ReprEntryNative([line + "\n" for line in lines])
    return ExceptionChainRepr([(ReprTraceback([entry], None, "native"), crash, None)])


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Say a comparison that failed in a sentence as expected and got, in the sentence's words (got == expected)."""
    if not RUNNING:
        return None
    if op == "==" and _word_of(right) is None:
        left, right = _differing(left, right)
    got, expected = _as_in_the_sentence(left, right), _as_in_the_sentence(right, right)
    match op:
        case "==" | "is":
            return [f"expected {expected}, got {got}"]
        case "in":
            return [f"expected {got} among {expected}"]
        case "not in":
            return [f"expected no {got} among {expected}"]
        case _:
            return [f"expected {got} {op} {expected}"]


def _differing(left: object, right: object) -> tuple[object, object]:
    """Return of two rows of values those that differ; where one row is longer, all of both."""
    if not isinstance(left, tuple) or not isinstance(right, tuple) or len(left) != len(right):
        return left, right
    pairs = [(one, other) for one, other in zip(left, right, strict=True) if one != other]
    return tuple(one for one, _ in pairs), tuple(other for _, other in pairs)


def _as_in_the_sentence(value: object, expected: object) -> str:
    """Write a value; where what is expected is a value of the running sentence, as the sentence writes it."""
    word = _word_of(expected)
    if word is not None and type(value) is type(expected):
        return _written(value, word) or shown(value)
    if isinstance(value, BySide) and isinstance(expected, BySide):
        white, black = (_as_in_the_sentence(value[side], expected[side]) for side in Side)
        return f"White {white}, Black {black}"
    if isinstance(value, tuple) and isinstance(expected, tuple) and len(value) == len(expected) > 0:
        return ", ".join(_as_in_the_sentence(*pair) for pair in zip(value, expected, strict=True))
    return shown(value)


def _word_of(value: object) -> Word | None:
    """Return the kind that this value is in the sentence that is running; of a row the order may be no matter."""
    saying = RUNNING[-1]
    for slot in saying.spoken.form.slots:
        said = saying.values.get(slot.name)
        if isinstance(said, tuple) and isinstance(value, set):
            said = set(said)
        if value is not None and type(value) is type(said) and value == said:
            return slot.word
    return None


def _written(value: object, word: Word) -> str | None:
    """Write a value as a kind does; ``None`` if it has no words for it, or only those of Python."""
    row = tuple(sorted(value, key=str)) if isinstance(value, set) else value
    try:
        text = word.write(row, Manner(EN))
    except (KeyError, TypeError):
        return None
    return None if text == str(row) else text


def _scenario(performance: Performance) -> Iterator[str]:
    script = performance.script
    for line, performed in zip(script.lines, performance.lines, strict=True):
        rows = [f"      | {' | '.join(row)} |" for row in line.table or ()]
        yield f"{MARKS[performed.outcome]} {script.feature}:{line.line}: {_said(line)}"
        yield from rows


def _said(line: Line) -> str:
    return f"{line.keyword} {line.text(line.spoken.language)}"


def _rest(error: BaseException, message: str) -> Iterator[str]:
    """Yield what the error says beyond its first line, up to what pytest adds of how the step is written."""
    lines = str(error).splitlines()
    for line in lines[1:] if lines and message.rstrip("…") in lines[0] else ():
        if line.startswith("assert "):
            return
        yield f"E   {line}"


def _frames(excinfo: pytest.ExceptionInfo[BaseException]) -> Iterator[str]:
    """Yield where in the steps and the rules it went wrong, from the sentence on, without pytest's and pytest-bdd's."""
    entries = list(excinfo.traceback)
    if entries[-1].name in HOLDING:
        return  # it is the feature that has to be changed
    own = next((place + 1 for place, entry in enumerate(entries) if entry.name in BEGINNINGS), 0)
    for entry in entries[own:]:
        yield f"{near(entry.path)}:{entry.lineno + 1}: in {entry.name}"
        yield f"    {str(entry.statement).strip()}"


def _failed_line(performance: Performance) -> int:
    lines = performance.script.lines
    return lines[performance.at].line if performance.at < len(lines) else performance.script.place
