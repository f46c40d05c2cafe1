"""A position drawn in plain characters of one width.

On the board a tower is its commander's letter, how many pieces of its side lie on top, and the prisoners with their
number: ``W5b12``. A one is left out. Under the board every tower is spelled out.
"""

from collections.abc import Iterator
from itertools import groupby

from lasca_rules.board.position import Position
from lasca_rules.board.towers import Tower, owner
from lasca_rules.languages import Language, Text
from lasca_rules.notation.words import tower_in_words
from lasca_rules.sides import Side

CELL = 7
"""Characters of a square: ``W10b11`` and a space."""

_EMPTY = "·"
_TO_MOVE = {Side.WHITE: Text("White to move", "Ход белых"), Side.BLACK: Text("Black to move", "Ход чёрных")}
_TOWERS = Text("Towers, from the top down", "Башни, сверху вниз")


def text_diagram(position: Position, *, language: Language = Language.ENGLISH) -> str:
    """Return the board seen from White's side with its squares labelled, the side to move, and the list of towers."""
    board = position.board
    files = "  " + "".join(file.center(CELL) for file in board.files).rstrip()
    lines = [_row(position, row) for row in reversed(board.rows)]
    return "\n".join([files, *lines, files, "", _TO_MOVE[position.side][language], *_towers(position, language)])


def summary(tower: Tower) -> str:
    """Return a tower in brief: ``"Wwwwwbbb"`` is ``W5b3``, ``"Bww"`` is ``Bw2``; a king below the top does not show."""
    runs = ["".join(run) for _, run in groupby(tower, key=owner)]
    letters = [tower[0], *(run[0].lower() for run in runs[1:])]
    return "".join(letter + (str(len(run)) if len(run) > 1 else "") for letter, run in zip(letters, runs, strict=True))


def _row(position: Position, row: str) -> str:
    board = position.board
    cells = (_square(position[file + row]) if board.has(file + row) else "" for file in board.files)
    return f"{row} " + "".join(cell.center(CELL) for cell in cells) + f" {row}"


def _square(tower: Tower) -> str:
    return summary(tower) if tower else _EMPTY


def _towers(position: Position, language: Language) -> Iterator[str]:
    towers = {square: tower for square, tower in position.standing().items() if len(tower) > 1}
    if towers:
        widest = max(map(len, towers.values()))
        yield f"{_TOWERS[language]}:"
        for square, tower in towers.items():
            yield f"  {square}  {len(tower):2}  {tower.ljust(widest)}  {tower_in_words(tower)[language]}"
