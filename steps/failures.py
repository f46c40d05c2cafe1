"""A failed scenario as a developer reads it: where it stands, which line failed, what was expected, what there was."""

from collections.abc import Iterator

import pytest
from _pytest._code.code import ExceptionChainRepr, ReprEntryNative, ReprFileLocation, ReprTraceback

from lasca_rules.board.position import Position
from lasca_rules.notation.position import write_position
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.sides import Side
from steps.house import near
from steps.performance import RUNNING, Performance, message_of
from steps.script import Line
from steps.words import EN, Manner, Word

MARKS = {"passed": " ", "failed": ">", "not-run": " "}


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
    word = _word_of(right) or _word_of(left)
    got, expected = _shown(left, word), _shown(right, word)
    match op:
        case "==" | "is":
            return [f"expected {expected}, got {got}"]
        case "in":
            return [f"expected {got} among {expected}"]
        case "not in":
            return [f"expected no {got} among {expected}"]
        case _:
            return [f"expected {got} {op} {expected}"]


def _word_of(value: object) -> tuple[Word, type] | None:
    """Return the kind that this value is in the sentence that is running, and its type."""
    performance = RUNNING[-1]
    line = performance.script.lines[performance.at]
    for slot in line.spoken.form.slots:
        if value == performance.values.get(slot.name) and value is not None:
            return slot.word, type(value)
    return None


def _shown(value: object, word: tuple[Word, type] | None) -> str:
    if word is not None and type(value) is word[1]:
        return word[0].write(value, Manner(EN))
    return shown(value)


def shown(value: object) -> str:
    """Write a value for a message: the words that people use, as far as there are any."""
    match value:
        case None | () | [] | "":
            text = "nothing"
        case tuple() | list():
            text = ", ".join(shown(each) for each in value)
        case set() | frozenset():
            text = ", ".join(sorted(shown(each) for each in value)) or "nothing"
        case Position():
            text = write_position(value)
        case Side():
            text = value.name.capitalize()
        case Ruleset():
            text = value.name.en
        case _:
            text = str(value)
    return text


def _scenario(performance: Performance) -> Iterator[str]:
    script = performance.script
    for line, performed in zip(script.lines, performance.lines, strict=True):
        rows = [f"      | {' | '.join(row)} |" for row in line.table or ()]
        yield f"{MARKS[performed.outcome]} {script.feature}:{line.line}: {_said(line)}"
        yield from rows


def _said(line: Line) -> str:
    return f"{line.keyword} {line.text(line.spoken.language)}"


def _rest(error: BaseException, message: str) -> Iterator[str]:
    """Yield what the error says beyond its first line."""
    lines = str(error).splitlines()
    for line in lines[1:] if lines and message.rstrip("…") in lines[0] else ():
        yield f"E   {line}"


def _frames(excinfo: pytest.ExceptionInfo[BaseException]) -> Iterator[str]:
    """Yield where in the steps and the rules it went wrong, from the sentence on, without pytest's and pytest-bdd's."""
    entries = list(excinfo.traceback)
    own = next((place + 1 for place, entry in enumerate(entries) if entry.name == "_while_running"), 0)
    for entry in entries[own:]:
        yield f"{near(entry.path)}:{entry.lineno + 1}: in {entry.name}"
        yield f"    {str(entry.statement).strip()}"


def _failed_line(performance: Performance) -> int:
    lines = performance.script.lines
    return lines[performance.at].line if performance.at < len(lines) else performance.script.place
