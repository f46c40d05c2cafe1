"""Steps recognised as sentences; what is not recognised, or not readable, or not unambiguous, is a problem."""

from attrs import frozen
from pytest_bdd.gherkin_parser import Step
from pytest_bdd.parser import render_string

from lasca_rules.board.squares import Board
from lasca_rules.errors import InputError
from lasca_rules.languages import Language
from lasca_rules.play.rulesets import Ruleset
from steps.advice import advise
from steps.cells import Example
from steps.document import Problems
from steps.foreign import Elsewhere, as_spoken, nowhere
from steps.phrasebook import PHRASEBOOK
from steps.script import Line
from steps.sentence import Keyword, Spoken

OUTCOME = "Outcome"
"""What Gherkin calls a step that begins with Then, in any language."""
KEYWORD_TYPES: dict[str, Keyword] = {"Context": "given", "Action": "when", OUTCOME: "then"}


@frozen
class Speech:
    """What a scenario says: the steps of the backgrounds above it, then its own."""

    language: Language
    background: tuple[Step, ...]
    steps: tuple[Step, ...]
    problems: Problems
    elsewhere: Elsewhere = nowhere


@frozen
class Said:
    """A step of one example: its keyword, and its text with the example's values in it."""

    step: Step
    keyword: Keyword
    text: str
    example: Example
    language: Language
    problems: Problems

    def problem(self, text: str, place: int | None = None) -> None:
        """Note a problem at this step, or at a character of its text; in an outline, say which example it is."""
        where = self.step.location
        if self.text == self.step.text:
            column = None if place is None else (where.column or 1) + len(f"{self.step.keyword} ") + place
            self.problems.at(where.line, text, column)
        else:
            self.problems.at(self.example.line, f"the step of line {self.step.location.line}: {text}")


def recognise(speech: Speech, example: Example) -> tuple[Line, ...]:
    """Return the lines of one example; steps that cannot be played are left out and are problems."""
    board: Board | None = None
    lines = []
    for said in _said(speech, example):
        spoken = _sentence(said, speech.elsewhere)
        if spoken is None:
            continue
        line = _line(said, spoken, board)
        if line is not None:
            PHRASEBOOK.uses[spoken.sentence] += 1
            lines.append(line)
            board = _board_named(line) or board
    return tuple(lines)


def _said(speech: Speech, example: Example) -> list[Said]:
    said = []
    for steps in (speech.background, speech.steps):
        keyword: Keyword | None = None
        for step in steps:
            keyword = KEYWORD_TYPES.get(step.keyword_type, keyword)
            if keyword is None:
                speech.problems.at(step.location.line, "the first step begins with Given, When or Then, not And or But")
                break
            text = render_string(step.text, example.cells)
            said.append(Said(step, keyword, text, example, speech.language, speech.problems))
    return said


def _sentence(said: Said, elsewhere: Elsewhere) -> Spoken | None:
    found = PHRASEBOOK.find(said.keyword, said.language, said.text)
    if len(found) > 1:
        definitions = " and ".join(f"“{each.form.text}” ({each.sentence.where})" for each in found)
        said.problem(f"“{said.text}” is ambiguous: it is {definitions}; say one of them differently")
        return None
    if not found and (function := elsewhere(said.keyword, said.text)) is not None:
        return as_spoken(said.keyword, said.text, said.language, function)
    if not found:
        advice = advise(said.keyword, said.language, said.text)
        said.problem(f"unknown sentence “{said.keyword} {said.text}”; {advice.text}", advice.place)
        return None
    return found[0]


def _line(said: Said, spoken: Spoken, board: Board | None) -> Line | None:
    try:
        wrong = spoken.out_of_form(board)
        spoken.values(board)
    except Exception as error:  # noqa: BLE001 -- whatever a kind says to a word is told, with the word's place
        said.problem(f"“{said.text}”: {_why(error)}")
        return None
    for written, right in wrong:
        said.problem(f"“{said.text}”: not «{written}» but «{right}»")
    if _mismatched(said, spoken):
        return None
    table = said.step.datatable
    rows = (
        tuple(tuple(render_string(cell.value, said.example.cells) for cell in row.cells) for row in table.rows)
        if table
        else None
    )
    docstring = said.step.docstring
    text = render_string(docstring.content, said.example.cells) if docstring else None
    return Line(said.step.location.line, said.step.keyword.strip(), spoken, board, rows or None, text)


def _mismatched(said: Said, spoken: Spoken) -> bool:
    """Note a table or a text under a step whose sentence takes none, or one that it takes and is not there."""
    wrong = False
    if spoken.sentence.foreign:
        return wrong
    for name, what, there in (
        ("datatable", "table", said.step.datatable),
        ("docstring", 'text in """', said.step.docstring),
    ):
        if (name in spoken.sentence.takes) != (there is not None):
            verb = "has no" if there is not None else "needs a"
            said.problem(f"“{said.text}” {verb} {what} under it ({spoken.sentence.where})")
            wrong = True
    return wrong


def _board_named(line: Line) -> Board | None:
    """Return the board of the game that a step names, if it names one."""
    for value in line.spoken.values(line.board).values():
        if isinstance(value, Ruleset):
            return value.board
    return None


def _why(error: Exception) -> str:
    return error.text.en if isinstance(error, InputError) else str(error)
