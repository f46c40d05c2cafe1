"""``turns``: every legal turn of nardy on a roll."""

import json
from typing import Annotated, Literal

import typer

from lasca_rules.cli.options import AsJson, Lang, language_of
from lasca_rules.cli.standard_input import STANDARD_INPUT, read_each, told, wrong_lines
from lasca_rules.errors import InputError, NotationError
from lasca_rules.languages import Text
from lasca_rules.nardy.board import NardyBoard
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.legal_turns import LegalTurn, hits, legal_turns
from lasca_rules.nardy.setup import initial_position
from lasca_rules.nardy.turns import Roll
from lasca_rules.nardy.writing import read_board, read_roll, write_board
from lasca_rules.sides import Side

START = "start"
LINE = "6-3 w: 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5"
"""What a line of standard input looks like."""
NOTHING = "–"
"""What is written where nothing can be played."""


def turns(
    nardy_position: Annotated[str, typer.Argument(metavar="POSITION")],
    roll: Annotated[str | None, typer.Argument(metavar="ROLL")] = None,
    *,
    rules: Annotated[Literal["short", "long"], typer.Option("--rules")] = "short",
    first: Annotated[bool, typer.Option("--first")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the legal turns on one roll, or on each roll and position of standard input."""
    nardy = Nardy(rules)
    if nardy_position != STANDARD_INPUT:
        if roll is None:
            raise InputError(
                Text("ROLL is missing; expected one, as in 6-3", "не хватает броска (ROLL); например, 6-3")
            )
        print(_answer(*_position(nardy_position, nardy), read_roll(roll), first=first, as_json=as_json), end="")
        return
    if roll is not None:
        raise InputError(
            Text(
                f"with - the roll stands on each line, before the position: {LINE}",
                f"при - бросок пишут в каждой строке перед позицией: {LINE}",
            )
        )
    wrong: list[tuple[int, NotationError]] = []
    for number, found in read_each(lambda text: _line(text, nardy)):
        if isinstance(found, NotationError):
            wrong.append((number, found))
            answer = told(number, found, language_of(lang), as_json=as_json)
        else:
            answer = _answer(*found, first=first, as_json=as_json)
        print(answer, end="" if as_json else "\n", flush=True)
    if wrong:
        raise wrong_lines(wrong)


def _position(text: str, nardy: Nardy) -> tuple[Side, NardyBoard]:
    return (Side.WHITE, initial_position(nardy)) if text == START else read_board(text, nardy)


def _line(text: str, nardy: Nardy) -> tuple[Side, NardyBoard, Roll]:
    roll, _, position = text.partition(" ")
    thrown = read_roll(roll)
    return (*_position(position.strip(), nardy), thrown)


def _answer(side: Side, board: NardyBoard, roll: Roll, *, first: bool, as_json: bool) -> str:
    found = legal_turns(board, side, roll, first=first)
    if not as_json:
        return "".join(f"{written(board, side, each)}\n" for each in found)
    after = {written(board, side, each): write_board(each.after, side.other) for each in found}
    return (
        json.dumps({"position": write_board(board, side), "roll": str(roll), "turns": after}, ensure_ascii=False) + "\n"
    )


def written(board: NardyBoard, side: Side, turn: LegalTurn) -> str:
    """Return a turn as it is written down, each hit with a star: ``13/7* 8/7``."""
    marked = zip(turn.steps, hits(board, side, turn.steps), strict=True)
    return " ".join(f"{step}{'*' if hit else ''}" for step, hit in marked) or NOTHING
