"""Rulings as plain data, both ways: a verdict or an order to the clocks is a kind, with the fields of that kind."""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, get_args

from cattrs import Converter

from lasca_rules.languages import Text
from lasca_rules.refereeing.rulings import ClockOrder, Ruling
from lasca_rules.refereeing.verdicts import Verdict
from lasca_rules.structuring import UnexpectedError, strict_converter

Plain: TypeAlias = dict[str, Any]
"""Values as JSON has them: ``{"kind": "replay-from-move", "fields": {"half_move": 3}}``."""
Kinds: TypeAlias = Mapping[str, type]


def kind_of(shape: type) -> str:
    """Return the name of a class of verdicts or of orders: ``ReplayFromMove`` is ``replay-from-move``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", shape.__name__).lower()


VERDICTS: Kinds = {kind_of(shape): shape for shape in get_args(Verdict)}
"""The classes of verdicts by their kinds."""
ORDERS: Kinds = {kind_of(shape): shape for shape in get_args(ClockOrder)}
"""The classes of orders to the clocks by their kinds."""


def teach(converter: Converter) -> Converter:
    """Have a converter read and write verdicts and orders as their kind and their fields."""
    for union, kinds in ((Verdict, VERDICTS), (ClockOrder, ORDERS)):
        converter.register_unstructure_hook(union, _writing(converter))
        converter.register_structure_hook(union, _reading(converter, kinds))
    return converter


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


def _reading(converter: Converter, kinds: Kinds) -> Callable[[object, object], Any]:
    def read_kind(data: object, _: object) -> Any:  # noqa: ANN401 -- whatever kind it is
        match data:
            case {"kind": str(kind), "fields": dict(fields)} if kind in kinds:
                return converter.structure(fields, kinds[kind])
        names = ", ".join(kinds)
        expected = Text(f"a kind with its fields; kinds: {names}", f"вид с его полями; виды: {names}")
        raise UnexpectedError(expected, data)

    return read_kind


_CONVERTER = teach(strict_converter(by_hand=False))
