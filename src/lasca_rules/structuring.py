"""From the plain data of a file to frozen values, strictly: nothing is converted or guessed."""

import json
from collections.abc import Callable, Mapping
from enum import Enum
from types import GenericAlias
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_origin

import attrs
from cattrs import BaseValidationError, ClassValidationError, Converter, IterableValidationError
from cattrs.errors import ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn

from lasca_rules.errors import RegistryError
from lasca_rules.languages import Text

T = TypeVar("T")
E = TypeVar("E", bound=Enum)
Path: TypeAlias = tuple[str | int, ...]
"""The way to a value in a file's data: keys of tables, and positions in lists from 0."""

_SHOWN = 60
"""How many characters of a wrong value a message shows."""


def structure(data: Mapping[str, object], kind: type[T], file: str) -> T:
    """Make a value of this class from the data of this file of ours, which people write.

    Raises:
        RegistryError: The first thing in the data that is missing, unknown or of the wrong type.
    """
    try:
        return CONVERTER.structure(data, kind)
    except BaseValidationError as error:
        path, text = first_fault(error)
        raise RegistryError(faulty(file, place(data, path), text)) from None


def refusal(file: str, where: str, text: Text) -> RegistryError:
    """Make the error that names the file of ours, the place in it and what is wrong there."""
    return RegistryError(faulty(file, where, text))


def faulty(file: str, where: str, text: Text) -> Text:
    """Say what is wrong at which place in a file."""
    start = f"{file}: {where}: " if where else f"{file}: "
    return Text(start + text.en, start + text.ru)


def place(data: object, path: Path) -> str:
    """Write a path for people: from the nearest entry on the way that has an id; entries without one counted from 1."""
    written = ""
    for step in path:
        data = item(data, step)
        name = item(data, "id")
        if isinstance(step, str):
            written = f"{written}.{step}" if written else step
        elif isinstance(name, str) and name.strip():
            written = name
        else:
            written = f"{written}[{step + 1}]"
    return written


def item(data: object, step: str | int) -> object:
    """Return what a table or a list holds there, or None."""
    match data, step:
        case dict(), str():
            return data.get(step)
        case list(), int() if step < len(data):
            return data[step]
        case _:
            return None


class UnexpectedError(ValueError):
    """A value is not what was expected in its place; the text says what was, and what stands there."""

    def __init__(self, expected: Text, found: object) -> None:
        super().__init__(expected.en)
        self.text = Text(
            f"expected {expected.en}, found {repr(found)[:_SHOWN]}",
            f"здесь нужно: {expected.ru}; а стоит {repr(found)[:_SHOWN]}",
        )


def first_fault(error: Exception) -> tuple[Path, Text]:
    """Return the path to the first fault that cattrs found, and what is wrong there."""
    match error:
        case ClassValidationError() | IterableValidationError():
            noted, bare = error.group_exceptions()
            for cause, note in noted:
                step = note.name if hasattr(note, "name") else note.index
                if isinstance(cause, KeyError):
                    return (step,), missing(note.type)
                path, text = first_fault(cause)
                return (step, *path), text
            return first_fault(bare[0])
        case ForbiddenExtraKeysError():
            return (), unknown_keys(error)
        case UnexpectedError():
            return (), error.text
        case _:
            return (), Text(str(error), str(error))


def missing(kind: object) -> Text:
    """Say that a key is missing, and what it should hold."""
    expected = describe(kind)
    return Text(f"missing; expected {expected.en}", f"ключа нет; здесь нужно: {expected.ru}")


def unknown_keys(error: ForbiddenExtraKeysError) -> Text:
    """Say which keys are unknown, and which ones the table may have."""
    unknown = ", ".join(sorted(error.extra_fields))
    known = ", ".join(attribute.name for attribute in attrs.fields(error.cl))
    return Text(f"unknown key {unknown}; expected only {known}", f"неизвестный ключ {unknown}; возможны только {known}")


def describe(kind: object) -> Text:
    """Say what a value of this class looks like in the file."""
    if isinstance(kind, type) and attrs.has(kind):
        required = ", ".join(each.name for each in attrs.fields(kind) if each.default is attrs.NOTHING)
        return Text(f"a table with {required}", f"таблица с ключами {required}")
    if isinstance(kind, type) and issubclass(kind, Enum):
        names = ", ".join(str(each.value) for each in kind)
        return Text(f"one of: {names}", f"одно из: {names}")
    if get_origin(kind) is Literal:
        names = ", ".join(json.dumps(each) for each in get_args(kind))
        return Text(f"one of: {names}", f"одно из: {names}")
    if get_origin(kind) is tuple:
        return Text("a list of at least one entry", "список хотя бы из одного элемента")
    return DESCRIPTIONS.get(kind, Text(str(kind), str(kind)))


NUMBERS = Mapping[str, int]
ANY_TEXT, ANY_LIST = Text("a text", "текст"), Text("a list", "список")
DESCRIPTIONS: Mapping[object, Text] = {
    str: Text("a text that is not empty, without spaces around it", "непустой текст без пробелов по краям"),
    int: Text("a whole number", "целое число"),
    bool: Text("true or false", "true или false"),
    NUMBERS: Text("a table of whole numbers", "таблица целых чисел"),
}


def strict(kind: type[T], expected: Text, allowed: Callable[[object], bool]) -> Callable[[object, object], T]:
    """Make a hook that passes a value of exactly this class, if it is allowed, and refuses all others."""

    def hook(value: object, _: object) -> T:
        if type(value) is kind and allowed(value):
            return value
        raise UnexpectedError(expected, value)

    return hook


def strict_converter(*, by_hand: bool = True) -> Converter:
    """Make a converter that refuses every value of another type than is due.

    What people write ``by_hand`` is also refused where it has extra keys, empty texts or empty lists. A program may
    have nothing to say in some place, and a later version more than is known here.
    """
    converter = Converter(unstruct_collection_overrides={tuple: list})

    def stripped(text: object) -> bool:
        return bool(text) and text == str(text).strip()

    converter.register_structure_hook(
        str, strict(str, DESCRIPTIONS[str], stripped) if by_hand else strict(str, ANY_TEXT, lambda _: True)
    )
    converter.register_structure_hook(int, strict(int, DESCRIPTIONS[int], lambda _: True))
    converter.register_structure_hook(bool, strict(bool, DESCRIPTIONS[bool], lambda _: True))
    converter.register_structure_hook_func(lambda kind: isinstance(kind, type) and issubclass(kind, Enum), member)
    converter.register_structure_hook_func(is_literal, literal)
    converter.register_structure_hook_func(lambda kind: kind == NUMBERS, numbers(converter))

    converter.register_structure_hook_factory(attrs.has, lambda kind: table(kind, converter, closed=by_hand))
    converter.register_structure_hook_factory(is_tuple, lambda kind: listed(kind, converter, filled=by_hand))
    return converter


def member(value: object, kind: type[E]) -> E:
    """Read a member of an enumeration by its value."""
    try:
        return kind(value)
    except ValueError:
        raise UnexpectedError(describe(kind), value) from None


def literal(value: object, kind: object) -> object:
    """Pass one of the values that a literal type lists."""
    if value in get_args(kind):
        return value
    raise UnexpectedError(describe(kind), value)


def is_literal(kind: Any) -> bool:  # noqa: ANN401 -- a Literal has no type of its own
    """Tell whether a type lists its values."""
    return get_origin(kind) is Literal


def is_tuple(kind: object) -> bool:
    """Tell whether a class is that of tuples of one kind of entry."""
    return get_origin(kind) is tuple


def table(kind: type[T], converter: Converter, *, closed: bool) -> Callable[[object, object], T]:
    """Make a hook that reads a value of an attrs class from a table and from nothing else."""
    inner = make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=closed)

    def hook(value: object, _: object) -> T:
        if isinstance(value, dict):
            return inner(value, kind)
        raise UnexpectedError(describe(kind), value)

    return hook


def numbers(converter: Converter) -> Callable[[object, object], dict[str, int]]:
    """Make a hook that reads whole numbers by name from a table and from nothing else."""
    inner = converter.get_structure_hook(dict[str, int])

    def hook(value: object, _: object) -> dict[str, int]:
        if isinstance(value, dict):
            return dict(inner(value, dict[str, int]))
        raise UnexpectedError(DESCRIPTIONS[NUMBERS], value)

    return hook


def listed(kind: object, converter: Converter, *, filled: bool) -> Callable[[object, object], tuple[object, ...]]:
    """Make a hook that reads a tuple from a list, of at least one entry where it has to be ``filled``."""
    entries: Any = GenericAlias(list, get_args(kind)[:1])
    inner = converter.get_structure_hook(entries)

    def hook(value: object, _: object) -> tuple[object, ...]:
        if isinstance(value, list) and (value or not filled):
            return tuple(inner(value, entries))
        raise UnexpectedError(describe(kind) if filled else ANY_LIST, value)

    return hook


CONVERTER = strict_converter()
