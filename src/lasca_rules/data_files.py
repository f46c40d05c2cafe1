"""Data in a JSON or TOML file, which anybody may have written: what of it cannot be used, and why."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from lasca_rules.storing import machine_reason

LARGEST = 100_000_000
"""Bytes of a JSON file; a whole report takes a twentieth of that."""
DEEPEST = 100
"""How deep lists and tables may stand in one another; ours stand less than 15 deep."""

TOO_DEEP = Text(
    f"lists and tables stand more than {DEEPEST} deep in one another",
    f"списки и таблицы вложены друг в друга глубже {DEEPEST}",
)
TOO_LONG_A_NUMBER = Text("a number has too many digits", "в числе слишком много цифр")
HALF_A_CHARACTER = Text(
    "half of a character, a lone surrogate, stands in a text", "в тексте стоит половина символа (суррогат без пары)"
)


class DataFileError(InputError):
    """A file does not hold data that can be used; the message names the file, the place if it is known, and why."""


def read_json(path: Path) -> object:
    """Return what a JSON file holds.

    Raises:
        DataFileError: It cannot be read, is too large, or is no JSON in UTF-8 that other programs would read.
    """
    return parse_json(read_text(path), str(path))


def read_text(path: Path) -> str:
    """Return the text of a file.

    Raises:
        DataFileError: It cannot be read, is too large, or is not UTF-8.
    """
    try:
        return _text(path)
    except OSError as error:
        why = machine_reason(error)
        raise refusal(path, Text(f"cannot be read: {why.en}", f"не удаётся прочитать: {why.ru}")) from None
    except UnicodeDecodeError:
        raise refusal(path, Text("not UTF-8", "файл не в кодировке UTF-8")) from None


def parse_json(text: str, source: str) -> object:
    """Return what a text of JSON means; ``source`` is what messages call it.

    Raises:
        DataFileError: It is no JSON that other programs would read.
    """
    try:
        plain: object = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        place = f"{source}:{error.lineno}:{error.colno}"
        raise refusal(place, Text(f"not JSON: {error.msg}", f"это не JSON: {error.msg}")) from None
    except ValueError:
        raise refusal(source, TOO_LONG_A_NUMBER) from None
    except RecursionError:
        raise refusal(source, TOO_DEEP) from None
    if (fault := fault_in(plain)) is not None:
        raise refusal(source, fault)
    return plain


def refusal(place: Path | str, why: Text) -> DataFileError:
    """Make the error that names the place and says why."""
    return DataFileError(Text(f"{place}: {why.en}", f"{place}: {why.ru}"))


def fault_in(plain: object) -> Text | None:
    """Say why plain data cannot be used, if it cannot: it is too deep to be worked on, or has half a character."""
    level = [plain]
    for _ in range(DEEPEST):
        if not level:
            return None
        if not _whole("".join(each for each in level if isinstance(each, str))):
            return HALF_A_CHARACTER
        level = [part for each in level if isinstance(each, dict | list) for part in _parts(each)]
    return TOO_DEEP if level else None


def _parts(plain: dict[object, object] | list[object]) -> Iterable[object]:
    return (*plain, *plain.values()) if isinstance(plain, dict) else plain


def _whole(text: str) -> bool:
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _text(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise refusal(path, Text(f"larger than {LARGEST} bytes", f"файл больше {LARGEST} байт"))
    return data.decode("utf-8-sig")


def _no_constant(name: str) -> NoReturn:
    message = f"{name} is no number"
    raise json.JSONDecodeError(message, "", 0)
