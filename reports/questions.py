"""The questions: what happened at the board, and which statements, readings and conflicts answer it."""

import tomllib
from pathlib import Path

from attrs import frozen

from reports.model import QuestionReport
from reports.plain import structure

_FILE = Path(__file__).parent / "questions.toml"


@frozen
class _QuestionsFile:
    questions: tuple[QuestionReport, ...]


def load_questions() -> tuple[QuestionReport, ...]:
    """Return the questions in the order in which they are offered."""
    plain = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return structure(plain, _QuestionsFile, _FILE.name).questions
