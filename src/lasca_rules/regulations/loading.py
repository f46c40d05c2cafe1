"""Loading the registry from its TOML files."""

import re
import tomllib
from functools import cache
from pathlib import Path

from attrs import frozen

from lasca_rules.data_files import TOO_DEEP, TOO_LONG_A_NUMBER, fault_in
from lasca_rules.languages import Text
from lasca_rules.regulations.checks import check_readings, check_regulation
from lasca_rules.regulations.readings import Reading
from lasca_rules.regulations.registry import Registry
from lasca_rules.regulations.statements import Regulation
from lasca_rules.storing import machine_reason
from lasca_rules.structuring import refusal, structure

REGULATIONS = ("column", "draughts", "nardy", "play")
"""The regulations in the order in which they are shown; each is a file of that name."""
READINGS_FILE = "readings.toml"
HERE = Path(__file__).parent
LARGEST = 1_000_000
"""Bytes; the largest of our files takes a tenth of that."""
LONGEST_LINE = 10_000
"""Characters; the time that Python's parser takes over one key grows with the square of its length."""


@cache
def load() -> Registry:
    """Return the registry that comes with the package, read once."""
    return load_from(HERE)


def load_from(folder: Path) -> Registry:
    """Read a registry from a folder that holds a file for each regulation and one for the readings.

    Raises:
        RegistryError: A file is missing, is not TOML, or says something that a registry cannot say.
    """
    regulations = tuple(load_regulation(folder, name) for name in REGULATIONS)
    readings = structure(read(folder / READINGS_FILE), ReadingsFile, READINGS_FILE).readings
    known = (statement.id for regulation in regulations for statement in regulation.statements)
    check_readings(readings, known, READINGS_FILE)
    return Registry(regulations, readings)


@frozen
class ReadingsFile:
    """What the file of readings holds."""

    readings: tuple[Reading, ...]


def load_regulation(folder: Path, name: str) -> Regulation:
    """Read one regulation and check it by itself."""
    file = f"{name}.toml"
    regulation = structure(read(folder / file), Regulation, file)
    check_regulation(regulation, name)
    return regulation


def read(path: Path) -> dict[str, object]:
    """Read a TOML file into plain data."""
    try:
        plain = tomllib.loads(text_of(path))
    except FileNotFoundError:
        text = Text(f"no such file in {path.parent}", f"в папке {path.parent} такого файла нет")
        raise refusal(path.name, "", text) from None
    except OSError as error:
        why = machine_reason(error)
        text = Text(f"cannot be read: {why.en}", f"не удаётся прочитать: {why.ru}")
        raise refusal(path.name, "", text) from None
    except UnicodeDecodeError as error:
        text = Text(f"byte {error.start} is not UTF-8", f"байт {error.start} не в кодировке UTF-8")
        raise refusal(path.name, "", text) from None
    except tomllib.TOMLDecodeError as error:
        raise not_toml(path.name, error) from None
    except ValueError:
        raise refusal(path.name, "", TOO_LONG_A_NUMBER) from None
    except RecursionError:
        raise refusal(path.name, "", TOO_DEEP) from None
    if (fault := fault_in(plain)) is not None:
        raise refusal(path.name, "", fault)
    return plain


def text_of(path: Path) -> str:
    """Return a file's text, unless it is too large, or a line of it too long, for Python's own parser of TOML."""
    with path.open("rb") as file:
        text = file.read(LARGEST + 1).decode("utf-8-sig")
    if len(text) > LARGEST:
        raise refusal(path.name, "", Text(f"larger than {LARGEST} bytes", f"файл больше {LARGEST} байт"))
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            long = Text(f"longer than {LONGEST_LINE} characters", f"в ней больше {LONGEST_LINE} знаков")
            raise refusal(path.name, "", Text(f"line {number}: {long.en}", f"строка {number}: {long.ru}"))
    return text


def not_toml(file: str, error: tomllib.TOMLDecodeError) -> Exception:
    """Make the error about a file that is not TOML, with the line where reading it came to a halt."""
    reason, _, where = str(error).rstrip(")").partition(" (at ")
    position = re.fullmatch(r"line (\d+), column (\d+)", where)
    if position is None:
        return refusal(file, "", Text(f"{where}: not TOML: {reason}", "конец файла: запись не закончена, это не TOML"))
    line, column = position.groups()
    return refusal(
        file,
        "",
        Text(f"line {line}, column {column}: not TOML: {reason}", f"строка {line}, столбец {column}: это не TOML"),
    )
