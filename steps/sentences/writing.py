"""Sentences of writing: positions and records as people write them, and where they make no sense."""

import re
from collections.abc import Callable

from lasca_rules.board.squares import LASCA_BOARD, Board
from lasca_rules.errors import NotationError
from lasca_rules.notation.record import half_move
from lasca_rules.sides import Side
from steps.phrasebook import then, when
from steps.table import Part, Table

REFUSAL = Part[str]("something written down", 'When the position "w: a1w" is written down')
"""The message, in English, with which what was written was refused; empty if it was read."""


@when("the position {text:Text} is written down", ru="записана позиция {text:Text}")
def a_position_is_written_down(table: Table, text: str) -> None:
    table[REFUSAL] = _refusal(table.rules.read_position, text)


@when("the moves of a game are written down:", ru="записаны ходы партии:")
def moves_are_written_down(table: Table, docstring: str) -> None:
    table[REFUSAL] = _refusal(table.rules.read_record, docstring)


@then("it cannot be read because of {place:Text}", ru="её нельзя прочитать из-за {place:Text}")
def cannot_be_read(table: Table, place: str) -> None:
    assert _quoted(table[REFUSAL]) == place


@then(
    "they cannot be read because of {place:Text} in {side:Side}'s {number:Ordinal} move",
    ru="их нельзя прочитать из-за {place:Text} в {number:Ordinal:prepositional} ходе {side:Side:genitive}",
)
def cannot_be_read_in_a_move(table: Table, place: str, side: Side, number: int) -> None:
    entry = half_move(2 * number - (side is Side.WHITE)).en
    assert _quoted(table[REFUSAL]) == place
    assert table[REFUSAL].startswith(f"{entry},"), f"it is refused, but elsewhere: {table[REFUSAL]}"


def _refusal(read: Callable[[str, Board], object], text: str) -> str:
    """Return the message with which a reader refuses a text; empty if it reads it."""
    try:
        read(text, LASCA_BOARD)
    except NotationError as error:
        return error.text.en
    return ""


def _quoted(message: str) -> str:
    """Return what a message quotes: the piece of the text at which it points."""
    found = re.search(r'"([^"]*)"', message)
    return found[1] if found else ""
