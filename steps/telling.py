"""A value in the words that people use, for a message: never as it is written in Python."""

import re
from collections import Counter
from enum import Enum
from functools import singledispatch
from typing import Any

from attrs import fields, has

from lasca_rules.board.position import Position
from lasca_rules.clock import Clock, written
from lasca_rules.equipment.finding import Finding
from lasca_rules.languages import Language, Text, ordinal_in_english
from lasca_rules.nardy.board import Checkers
from lasca_rules.nardy.writing import write_checkers
from lasca_rules.notation.position import write_position
from lasca_rules.play.game import Claim, HalfMove
from lasca_rules.play.result import Drawn, Ongoing, Won
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.refereeing.verdicts import Verdict
from lasca_rules.rulebook.move_names import in_turn
from lasca_rules.rulebook.slots import in_game
from lasca_rules.rulebook.word_tables import table_saying
from lasca_rules.rulebook.wording import verdict_in_words
from lasca_rules.sides import BySide, Side


def shown(value: object) -> str:
    """Write a value for a message."""
    empty = value is None or (isinstance(value, tuple | list | set | frozenset | str) and not value)
    return "nothing" if empty else _shown(value)


@singledispatch
def _shown(value: Any) -> str:  # noqa: ANN401 -- whatever is compared
    """Write any value of no other kind: an object by what it is called and what is in it."""
    if isinstance(getattr(value, "text", None), Text):
        return str(value.text.en)
    if not has(type(value)) or vars(type(value)).get("__str__"):
        return str(value)
    inside = (f"{_spaced(each.name)} {shown(getattr(value, each.name))}" for each in fields(type(value)) if each.repr)
    return f"{_spaced(type(value).__name__)}: {', '.join(inside)}"


@_shown.register(tuple)
@_shown.register(list)
def _row(value: tuple[object, ...]) -> str:
    return ", ".join(map(shown, value))


@_shown.register(set)
@_shown.register(frozenset)
def _set(value: frozenset[object]) -> str:
    return ", ".join(sorted(map(shown, value)))


@_shown.register
def _counted(value: Counter) -> str:  # type: ignore[type-arg]  # singledispatch looks at the class alone
    return ", ".join(sorted(map(shown, value.elements())))


@_shown.register
def _enum(value: Enum) -> str:
    return str(value.text.en) if hasattr(value, "text") else _spaced(value.name)


@_shown.register
def _answer(value: bool) -> str:  # noqa: FBT001 -- a value to be told
    return "yes" if value else "no"


@_shown.register(BySide)
def _by_side(value: BySide[object]) -> str:
    return f"White {shown(value[Side.WHITE])}, Black {shown(value[Side.BLACK])}"


@_shown.register
def _side(value: Side) -> str:
    return value.name.capitalize()


@_shown.register
def _position(value: Position) -> str:
    return write_position(value)


@_shown.register
def _ruleset(value: Ruleset) -> str:
    return value.name.en


@_shown.register
def _half_move(value: HalfMove) -> str:
    return f"{shown(value.side)}'s {value.move}"


@_shown.register
def _won(value: Won) -> str:
    return f"{shown(value.side)} has won ({value.why.text.en})"


@_shown.register
def _drawn(value: Drawn) -> str:
    return f"the game is drawn ({value.why.text.en})"


@_shown.register
def _ongoing(_: Ongoing) -> str:
    return "the game is not over"


@_shown.register
def _clock(value: Clock) -> str:
    white, black = (written(value.left[side], Language.ENGLISH) for side in Side)
    going = "neither clock is going" if value.running is None else f"{shown(value.running)}'s clock is going"
    return f"White {white}, Black {black}, {going}"


@_shown.register
def _claim(value: Claim) -> str:
    return f"{shown(value.claimant)}'s claim about the {ordinal_in_english(value.half_move)} half-move"


@_shown.register
def _checkers(value: Checkers) -> str:
    return write_checkers(value).en


@_shown.register
def _finding(value: Finding) -> str:
    return f"“{value.text.en}” ({value.statement})"


@_shown.register
def _verdict(value: Verdict) -> str:
    return f"“{verdict_in_words(value, table_saying(value), in_game(in_turn)).en}”"


def _spaced(name: str) -> str:
    """Write a name of Python's as words: ``ReplayFromStart``, ``half_move``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).replace("_", " ").lower()
