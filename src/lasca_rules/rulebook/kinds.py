"""Rulings as plain data, both ways: a verdict or an order to the clocks is a kind, with the fields of that kind."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias, get_args

from cattrs import Converter

from lasca_rules.languages import Text
from lasca_rules.rulebook.announcing import every_announcement
from lasca_rules.rulebook.rulings import ClockOrder, Ruling
from lasca_rules.rulebook.verdicts import IN_ANY_GAME, Verdict
from lasca_rules.structuring import UnexpectedError, strict_converter

Plain: TypeAlias = dict[str, Any]
"""Values as JSON has them: ``{"kind": "replay-from-move", "fields": {"half_move": 3}}``."""
Kinds: TypeAlias = Mapping[str, type]


def kind_of(shape: type) -> str:
    """Return the name of a class of verdicts or of orders: ``ReplayFromMove`` is ``replay-from-move``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", shape.__name__).lower()


@cache
def verdict_kinds() -> Kinds:
    """Return the classes of verdicts of every regulation by their kinds."""
    every = (*IN_ANY_GAME, *(shape for each in every_announcement().values() for shape in each.verdicts))
    return {kind_of(shape): shape for shape in every}


ORDERS: Kinds = {kind_of(shape): shape for shape in get_args(ClockOrder)}
"""The classes of orders to the clocks by their kinds."""


def teach(converter: Converter) -> Converter:
    """Have a converter read and write verdicts and orders as their kind and their fields."""
    converter.register_unstructure_hook_func(_is_verdict, _writing(converter))
    converter.register_structure_hook_func(_is_verdict, _reading(converter, verdict_kinds))
    converter.register_unstructure_hook(ClockOrder, _writing(converter))
    converter.register_structure_hook(ClockOrder, _reading(converter, lambda: ORDERS))
    return converter


def _is_verdict(shape: object) -> bool:
    return shape is Verdict


def plain(ruling: Ruling) -> Plain:
    """Return a ruling as plain data."""
    written: Plain = _CONVERTER.unstructure(ruling)
    return written


def read(data: object) -> Ruling:
    """Return the ruling that plain data hold.

    Raises:
        cattrs.BaseValidationError: Something in them is missing, unknown or of the wrong type.
    """
    return _CONVERTER.structure(data, Ruling)


def _writing(converter: Converter) -> Callable[[Any], Plain]:
    def write(value: Any) -> Plain:  # noqa: ANN401 -- any verdict, any order
        return {"kind": kind_of(type(value)), "fields": converter.unstructure(value, unstructure_as=type(value))}

    return write


def _reading(converter: Converter, known: Callable[[], Kinds]) -> Callable[[object, object], Any]:
    def read_kind(data: object, _: object) -> Any:  # noqa: ANN401 -- whatever kind it is
        kinds = known()
        match data:
            case {"kind": str(kind), "fields": dict(fields)} if kind in kinds:
                return converter.structure(fields, kinds[kind])
        names = ", ".join(kinds)
        expected = Text(f"a kind with its fields; kinds: {names}", f"вид с его полями; виды: {names}")
        raise UnexpectedError(expected, data)

    return read_kind


_CONVERTER = teach(strict_converter(by_hand=False))
