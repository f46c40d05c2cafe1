"""Templates with slots for the fields of a verdict or of an order, and what fills a slot.

``{offender.other:genitive}`` is the opponent of the side that is the field ``offender``, in the genitive.
"""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import cache
from string import Formatter
from typing import Any, TypeAlias

from attrs import fields_dict, frozen

from lasca_rules.clock import written
from lasca_rules.languages import Language, russian_plural
from lasca_rules.rulebook.move_names import THAT_MOVE, THAT_TURN, MoveName, Naming, turn_name
from lasca_rules.sides import DATIVE, GENITIVE, INSTRUMENTAL, NAME, Side


class Shape(Enum):
    """What sort of thing fills a slot."""

    SIDE = auto()
    SIDES = auto()
    MOVE = auto()
    TURN = auto()
    TIME = auto()
    SQUARE = auto()
    COUNT = auto()


FORMS: Mapping[Shape, tuple[str, ...]] = {
    Shape.SIDE: ("", "genitive", "dative", "instrumental", "capital"),
    Shape.SIDES: ("", "dative"),
    Shape.MOVE: ("", "genitive", "instrumental"),
}
"""The forms that a slot can ask for. A number's is the noun that follows it, as ``шашку|шашки|шашек``."""

PLAYERS = (Shape.SIDE, Shape.SIDES)
"""What is known wherever a ruling is spoken of, also without a game."""
MOVES = (Shape.MOVE, Shape.TURN)
"""What can always be named: where the number is not known, as "that move"."""

_BY_NAME = {"half_move": Shape.MOVE, "turn": Shape.TURN, "time": Shape.TIME}
_BY_TYPE: Mapping[Any, Shape] = {
    Side: Shape.SIDE,
    Side | None: Shape.SIDE,
    tuple[Side, ...]: Shape.SIDES,
    str: Shape.SQUARE,
    str | None: Shape.SQUARE,
    int: Shape.COUNT,
}


@frozen
class Slot:
    """A slot as it is written in a template."""

    field: str
    other: bool
    """Is it the opponent of that field's side?"""
    form: str


@frozen
class SlotValue:
    """A slot of a template about one verdict or order."""

    shape: Shape
    value: Any
    form: str
    name: str
    """What the slot is called where it is left open."""
    language: Language


Names: TypeAlias = Mapping[str, str]
"""What slots are called where they are left open, by their fields; ``{side}`` in a name is that player's letter."""
Manner: TypeAlias = Callable[[SlotValue], str | None]
"""How places are filled; ``None`` where that takes what is not known."""


@cache
def parsed(template: str) -> tuple[str | Slot, ...]:
    """Return the passages and the slots of a template, in order."""
    parts: list[str | Slot] = []
    for passage, slot, form, _ in Formatter().parse(template):
        if passage:
            parts.append(passage)
        if slot is not None:
            field, _, other = slot.partition(".")
            parts.append(Slot(field, other == "other", form or ""))
    return tuple(parts)


@cache
def shape_of(kind: type, field: str) -> Shape | None:
    """Return what sort of thing a field of a verdict's or an order's class is; nothing if no slot can show it."""
    attribute = fields_dict(kind).get(field)
    return None if attribute is None else _BY_NAME.get(field) or _BY_TYPE.get(attribute.type)


def fill(template: str, about: object, names: Names, language: Language, manner: Manner) -> str | None:
    """Return a template filled in for a verdict or an order; ``None`` where a slot takes what is not known."""
    said = ""
    for part in parsed(template):
        if isinstance(part, Slot):
            word = manner(_place(part, about, names, language))
            if word is None:
                return None
            said += word
        else:
            said += part
    return said


def _place(slot: Slot, about: object, names: Names, language: Language) -> SlotValue:
    kind: type = type(about)
    shape, value = shape_of(kind, slot.field), getattr(about, slot.field)
    if shape is None:
        message = f"{slot.field} of {about} cannot be put in words"
        raise ValueError(message)
    side = getattr(about, "side", None)
    name = names.get(slot.field, slot.field).replace("{side}", side.value if isinstance(side, Side) else "")
    return SlotValue(shape, value.other if slot.other else value, slot.form, name, language)


def in_game(named: Naming) -> Manner:
    """Return the manner of a game, in which everything is known; ``named`` names its moves."""

    def manner(place: SlotValue) -> str | None:
        match place.shape:
            case Shape.MOVE:
                return _of_move(named(place.value), place)
            case Shape.TURN:
                return turn_name(place.value)[place.language]
            case Shape.TIME:
                return written(place.value, place.language)
            case Shape.COUNT:
                return _counted(place)
            case Shape.SQUARE:
                return str(place.value)
            case Shape.SIDE | Shape.SIDES:
                return _players(place)

    return manner


def unnamed(place: SlotValue) -> str | None:
    """Fill a place as for any game: the players are known, a move is "that move", and no more."""
    match place.shape:
        case Shape.SIDE | Shape.SIDES:
            return _players(place)
        case Shape.MOVE:
            return _of_move(THAT_MOVE, place)
        case Shape.TURN:
            return THAT_TURN[place.language]
        case _:
            return None


def left_open(place: SlotValue) -> str | None:
    """Leave a place open, to be filled in later, unless it is a player's."""
    return _players(place) if place.shape in PLAYERS else _open(place)


def moves_left_open(place: SlotValue) -> str | None:
    """Leave a place open if it is a move's: whatever else is not a player's is not known."""
    if place.shape in PLAYERS:
        return _players(place)
    return _open(place) if place.shape in MOVES else None


def _open(place: SlotValue) -> str:
    return f"{{{place.name}:{place.form}}}" if place.form else f"{{{place.name}}}"


def _players(place: SlotValue) -> str:
    players = (place.value,) if isinstance(place.value, Side) else place.value
    if place.language is Language.ENGLISH:
        return " and ".join(NAME[side].en for side in players)
    return " и ".join(_in_russian(side, place.form) for side in players)


def _in_russian(side: Side, form: str) -> str:
    match form:
        case "genitive":
            return GENITIVE[side]
        case "dative":
            return DATIVE[side]
        case "instrumental":
            return INSTRUMENTAL[side]
        case "capital":
            return NAME[side].ru.capitalize()
        case _:
            return NAME[side].ru


def _of_move(name: MoveName, place: SlotValue) -> str:
    if place.language is Language.ENGLISH:
        return name.en
    return {"genitive": name.genitive, "instrumental": name.instrumental}.get(place.form, name.ru)


def _counted(place: SlotValue) -> str:
    if not place.form:
        return str(place.value)
    nouns = place.form.split("|")
    noun = nouns[int(place.value != 1)] if place.language is Language.ENGLISH else nouns[russian_plural(place.value)]
    return f"{place.value} {noun}"
