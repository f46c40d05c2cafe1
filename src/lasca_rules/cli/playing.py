"""``moves``, ``board`` and ``perft``: questions about positions."""

import json
import sys
from typing import Annotated

import typer

from lasca_rules.board.position import Position, initial_position
from lasca_rules.cli.options import AsJson, Lang, Rules, language_of
from lasca_rules.cli.standard_input import STANDARD_INPUT, read_each, told, wrong_lines
from lasca_rules.cli.streams import drop, markup_of
from lasca_rules.errors import InputError, NotationError
from lasca_rules.languages import Language, Text
from lasca_rules.notation.diagram import text_diagram
from lasca_rules.notation.position import read_position, write_position
from lasca_rules.notation.svg import svg_diagram
from lasca_rules.play.moves import legal_moves, successors
from lasca_rules.play.perft import divide
from lasca_rules.play.perft import perft as count
from lasca_rules.play.rulesets import RULESETS, Ruleset
from lasca_rules.play.status import hold_to_play, status

START = "start"
DEEPEST = 100
"""Half-moves; a count from the start of a game takes years long before that."""


def moves(
    position: Annotated[str, typer.Argument(metavar="POSITION")],
    *,
    rules: Rules = "lasca",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the legal moves of one position, or of each on standard input; a line that is none is answered too."""
    ruleset = RULESETS[rules]
    language = language_of(lang)
    if position != STANDARD_INPUT:
        read = _position(position, ruleset)
        _remark(read, ruleset, language, as_json=as_json)
        print(_answer(read, ruleset, as_json=as_json), end="")
        return
    wrong: list[tuple[int, NotationError]] = []
    for number, found in read_each(lambda text: _position(text, ruleset)):
        if isinstance(found, NotationError):
            wrong.append((number, found))
            answer = told(number, found, language, as_json=as_json)
        else:
            _remark(found, ruleset, language, as_json=as_json, line=number)
            answer = _answer(found, ruleset, as_json=as_json)
        print(answer, end="" if as_json else "\n", flush=True)
    if wrong:
        raise wrong_lines(wrong)


def board(
    position: Annotated[str, typer.Argument(metavar="POSITION")],
    *,
    rules: Rules = "lasca",
    svg: Annotated[bool, typer.Option("--svg")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Draw a position."""
    language = language_of(lang)
    ruleset = RULESETS[rules]
    shown = _drawn(position, ruleset)
    _remark(shown, ruleset, language, as_json=as_json)
    if as_json:
        to_move = shown.side.name.lower()
        told = {"rules": ruleset.id, "position": write_position(shown), "to_move": to_move, "towers": shown.standing()}
        print(json.dumps(told | _odd(shown, ruleset)))
    elif svg:
        print(markup_of(svg_diagram(shown, language=language)))
    else:
        print(text_diagram(shown, language=language))


def perft(
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=DEEPEST)],
    *,
    rules: Rules = "lasca",
    start: Annotated[str, typer.Option("--from", metavar="POSITION")] = START,
    divided: Annotated[bool, typer.Option("--divide")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Count sequences of moves."""
    ruleset = RULESETS[rules]
    position = _position(start, ruleset)
    _remark(position, ruleset, language_of(lang), as_json=as_json)
    if not divided:
        nodes = count(position, ruleset, depth)
        counted = {"rules": ruleset.id, "depth": depth, "nodes": nodes} | _odd(position, ruleset)
        print(json.dumps(counted) if as_json else nodes)
        return
    if depth == 0:
        raise InputError(
            Text(
                "--divide counts each first move by itself; expected a depth of at least 1",
                "--divide считает для каждого первого хода; здесь нужна глубина не меньше 1",
            )
        )
    counts = {str(move): nodes for move, nodes in divide(position, ruleset, depth).items()}
    if as_json:
        divided_up = {"rules": ruleset.id, "depth": depth, "nodes": sum(counts.values()), "moves": counts}
        print(json.dumps(divided_up | _odd(position, ruleset)))
    else:
        for move, nodes in counts.items():
            print(move, nodes)


def _position(text: str, ruleset: Ruleset) -> Position:
    """Read a position that is to be played from."""
    position = _drawn(text, ruleset)
    hold_to_play(position)
    return position


def _drawn(text: str, ruleset: Ruleset) -> Position:
    if text == START:
        return initial_position(ruleset.board)
    return read_position(text, ruleset.board, towers=ruleset.towers, more_than_a_set=True)


def _odd(position: Position, ruleset: Ruleset) -> dict[str, list[dict[str, str | None]]]:
    """Return, as data, what is odd about a position; nothing for one that play comes to."""
    remarks = [
        {"what": each.oddity.value, "square": each.square, **each.text.data()} for each in status(position, ruleset)
    ]
    return {"odd": remarks} if remarks else {}


def _remark(
    position: Position, ruleset: Ruleset, language: Language, *, as_json: bool, line: int | None = None
) -> None:
    """Say on standard error what is odd about a position, or not at all; data have it with the answer.

    ``line`` is where the position stands among others.
    """
    head = Text("note:", "замечание:")
    if line is not None:
        head = Text(f"note: line {line}:", f"замечание: строка {line}:")
    for each in () if as_json else status(position, ruleset):
        try:
            print(head[language], each.text[language], file=sys.stderr, flush=True)
        except OSError:
            drop(sys.stderr)  # what was asked for is the answer


def _answer(position: Position, ruleset: Ruleset, *, as_json: bool) -> str:
    if not as_json:
        return "".join(f"{move}\n" for move in legal_moves(position, ruleset))
    after = {str(move): write_position(reached) for move, reached in successors(position, ruleset).items()}
    return json.dumps({"position": write_position(position), "moves": after} | _odd(position, ruleset)) + "\n"
