"""Values to plain data and back: one converter for results.json and report.json, strict about what it is given."""

import json
from collections.abc import Callable
from typing import Any, Literal, TypeVar, get_args, get_origin

import cattrs
from attrs import frozen
from cattrs.strategies import configure_tagged_union
from cattrs.v import format_exception

from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from reports.exhibits import KINDS, Exhibit

T = TypeVar("T")

_SHOWN = 60
"""How many characters of a wrong value a message shows."""


class ReportInputError(InputError):
    """What the report was given could not be read."""


@frozen
class Value:
    """A word of a sentence that is a value: what it says, and what kind of thing it is."""

    value: str
    kind: str


def structure(plain: object, shape: type[T], source: str) -> T:
    """Return plain data as a value of ``shape``; refuse what does not fit, with the first place in ``source``."""
    try:
        return _CONVERTER.structure(plain, shape)
    except (cattrs.BaseValidationError, cattrs.StructureHandlerNotFoundError, KeyError, TypeError, ValueError) as error:
        first = cattrs.transform_error(error, format_exception=_explain)[0]
        raise ReportInputError(Text(f"{source}: {first}", f"{source}: неподходящие данные: {first}")) from error


def unstructure(value: object) -> Any:  # noqa: ANN401 -- plain data has no narrower type
    """Return a value as plain data: dicts, lists, texts, numbers, None."""
    return _CONVERTER.unstructure(value)


class _UnfitError(ValueError):
    """Plain data of another shape than expected; the message says which was."""

    def __init__(self, expected: str, plain: object) -> None:
        super().__init__(f"expected {expected}, not {json.dumps(plain, ensure_ascii=False, default=str)[:_SHOWN]}")


def _explain(error: BaseException, kind: type | None) -> str:
    """Word one refusal: our own hooks and values say what they expected, cattrs words the rest."""
    if isinstance(error, ValueError):
        return str(error)
    if isinstance(error, TypeError | AttributeError):  # a value where a container was due, or the other way round
        return "a value of another shape was expected"
    return format_exception(error, kind)


def _exactly(kind: type[T], name: str) -> Callable[[object, object], T]:
    def check(plain: object, _: object) -> T:
        if type(plain) is not kind:
            raise _UnfitError(name, plain)
        return plain

    return check


def _is_literal(shape: object) -> bool:
    return get_origin(shape) is Literal


def _one_of(plain: object, literal: Any) -> object:  # noqa: ANN401 -- a Literal has no type of its own
    if plain not in get_args(literal):
        raise _UnfitError(" or ".join(json.dumps(option) for option in get_args(literal)), plain)
    return plain


def _passage_part(plain: object, _: object) -> str | Value:
    return plain if isinstance(plain, str) else _CONVERTER.structure(plain, Value)


def _exhibit(plain: object, _: object) -> Exhibit:
    kind = plain.get("kind") if isinstance(plain, dict) else None
    for shape, name in KINDS.items():
        if kind == name:
            exhibit: Exhibit = _CONVERTER.structure(plain, shape)
            return exhibit
    expected = f'an exhibit with a "kind" of {", ".join(KINDS.values())}'
    raise _UnfitError(expected, plain)


def _make_converter() -> cattrs.Converter:
    made = cattrs.Converter(unstruct_collection_overrides={tuple: list})
    made.register_structure_hook(str, _exactly(str, "a text"))
    made.register_structure_hook(int, _exactly(int, "a whole number"))
    made.register_structure_hook(bool, _exactly(bool, "true or false"))
    made.register_structure_hook(str | Value, _passage_part)
    made.register_structure_hook_func(_is_literal, _one_of)
    configure_tagged_union(Exhibit, made, tag_name="kind", tag_generator=KINDS.__getitem__)
    made.register_structure_hook(Exhibit, _exhibit)
    return made


_CONVERTER = _make_converter()
