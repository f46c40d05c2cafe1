"""The JSON Schema of report.json, made of the model itself: ``python -m reports.schema`` prints it.

The file beside this one is what other programs take; a test holds it to what is made here.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

from attrs import has

from lasca_rules.refereeing.verdicts import Verdict
from lasca_rules.rulebook.kinds import ORDERS, Kinds, verdict_kinds
from lasca_rules.rulebook.rulings import ClockOrder
from reports.exhibits import KINDS
from reports.model import FORMAT, Report

FILE = Path(__file__).parent / "report.schema.json"
"""The schema as it is handed out."""

_PLAIN = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}


def schema() -> dict[str, Any]:
    """Return the schema. Keys may be added within a format, so what it does not know is allowed."""
    definitions: dict[str, Any] = {}
    whole = _reference(Report, definitions)
    definitions["Report"]["properties"]["format"] = {"const": FORMAT}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:lasca-rules:report:{FORMAT}",
        "title": f"report.json of lasca-rules, format {FORMAT}",
        **whole,
        "$defs": dict(sorted(definitions.items())),
    }


def _of(shape: Any, definitions: dict[str, Any]) -> dict[str, Any]:  # noqa: ANN401 -- a type of any form
    """Return the schema of one type; classes are put among the definitions."""
    origin, arguments = get_origin(shape), get_args(shape)
    if shape in _PLAIN:
        return {"type": _PLAIN[shape]}
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin is tuple:
        return {"type": "array", "items": _of(arguments[0], definitions)}
    if origin in (Union, UnionType):
        return _union(shape, arguments, definitions)
    if isinstance(shape, type) and issubclass(shape, Enum):
        return {"enum": [member.value for member in shape]}
    return _reference(shape, definitions)


def _union(shape: object, shapes: Iterable[Any], definitions: dict[str, Any]) -> dict[str, Any]:
    if shape == ClockOrder:
        return _decided("ClockOrder", ORDERS, definitions)
    return {"anyOf": [_of(each, definitions) for each in shapes]}


def _decided(name: str, kinds: Kinds, definitions: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of verdicts or of orders to the clocks: each a kind with the fields that it has."""
    if name not in definitions:
        definitions[name] = {}
        definitions[name] = {"anyOf": [_kind(kind, shape, definitions) for kind, shape in kinds.items()]}
    return {"$ref": f"#/$defs/{name}"}


def _kind(kind: str, shape: type, definitions: dict[str, Any]) -> dict[str, Any]:
    hints = {name: hint for name, hint in get_type_hints(shape).items() if get_origin(hint) is not ClassVar}
    fields = _object(shape, hints, definitions)
    return {
        "type": "object",
        "description": fields.pop("description"),
        "properties": {"kind": {"const": kind}, "fields": fields},
        "required": ["kind", "fields"],
    }


def _reference(shape: type, definitions: dict[str, Any]) -> dict[str, Any]:
    if shape is Verdict:
        return _decided("Verdict", verdict_kinds(), definitions)
    if not has(shape):
        message = f"{shape} has no form in report.json"
        raise TypeError(message)
    name = shape.__name__
    if name not in definitions:
        definitions[name] = {}
        definitions[name] = _object(shape, get_type_hints(shape), definitions)
    return {"$ref": f"#/$defs/{name}"}


def _object(shape: type, hints: Mapping[str, Any], definitions: dict[str, Any]) -> dict[str, Any]:
    kind = {"kind": {"const": KINDS[shape]}} if shape in KINDS else {}
    properties = {**kind, **{name: _of(hint, definitions) for name, hint in hints.items()}}
    meaning = " ".join((shape.__doc__ or "").split("\n\n")[0].split())
    return {"type": "object", "description": meaning, "properties": properties, "required": list(properties)}
