"""Values to plain data and back: results.json and report.json, through the package's strict converter."""

from typing import Any, TypeVar

import cattrs
from attrs import frozen
from cattrs.strategies import configure_tagged_union

from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from lasca_rules.rulebook.kinds import teach
from lasca_rules.structuring import UnexpectedError, faulty, first_fault, place, strict_converter
from reports.exhibits import KINDS, Exhibit

T = TypeVar("T")


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
    except (cattrs.BaseValidationError, UnexpectedError) as error:
        path, text = first_fault(error)
        raise ReportInputError(faulty(source, place(plain, path), text)) from error


def unstructure(value: object) -> Any:  # noqa: ANN401 -- plain data has no narrower type
    """Return a value as plain data: dicts, lists, texts, numbers, None."""
    return _CONVERTER.unstructure(value)


def _passage_part(plain: object, _: object) -> str | Value:
    return plain if isinstance(plain, str) else _CONVERTER.structure(plain, Value)


def _exhibit(plain: object, _: object) -> Exhibit:
    kind = plain.get("kind") if isinstance(plain, dict) else None
    for shape, name in KINDS.items():
        if kind == name:
            exhibit: Exhibit = _CONVERTER.structure(plain, shape)
            return exhibit
    kinds = ", ".join(KINDS.values())
    expected = Text(f'an exhibit with a "kind" of {kinds}', f"предмет показа, у которого «kind» — {kinds}")
    raise UnexpectedError(expected, plain)


def _make_converter() -> cattrs.Converter:
    made = teach(strict_converter(by_hand=False))
    made.register_structure_hook(str | Value, _passage_part)
    configure_tagged_union(Exhibit, made, tag_name="kind", tag_generator=KINDS.__getitem__)
    made.register_structure_hook(Exhibit, _exhibit)
    return made


_CONVERTER = _make_converter()
