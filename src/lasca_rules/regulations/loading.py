"""Loading the registry from its TOML files."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from attrs import frozen

from lasca_rules.data_files import TOO_DEEP, TOO_LONG_A_NUMBER, fault_in
from lasca_rules.languages import Text
from lasca_rules.regulations.checks import check_readings, check_regulation, refuse_repeated
from lasca_rules.regulations.folders import REGULATION_FILE, folders
from lasca_rules.regulations.readings import Reading
from lasca_rules.regulations.registry import Registry
from lasca_rules.regulations.statements import Regulation
from lasca_rules.storing import machine_reason
from lasca_rules.structuring import refusal, structure

READINGS_FILE = "readings.toml"
"""The file of readings: ours lies beside this module, and a folder may have one with those about its own regulation."""
OURS = Path(__file__).parent / READINGS_FILE
LARGEST = 1_000_000
"""Bytes; the largest of our files takes a tenth of that."""
LONGEST_LINE = 10_000
"""Characters; the time that Python's parser takes over one key grows with the square of its length."""


@cache
def load() -> Registry:
    """Return the registry of every regulation that announces itself, read once."""
    return load_from([each.path for each in folders()], OURS)


def load_from(places: Iterable[Path], readings: Path) -> Registry:
    """Read a registry from the folders of regulations and a file of readings.

    Regulations come in the order of their names, supplements last.

    Raises:
        RegistryError: A file is missing, is not TOML, or says something that a registry cannot say.
    """
    every = tuple(places)
    regulations = sorted((load_regulation(each) for each in every), key=lambda each: (each.supplement, each.id))
    known = frozenset(statement.id for regulation in regulations for statement in regulation.statements)
    own = (each / READINGS_FILE for each in every)
    files = (readings, *(each for each in own if each.exists()))
    found = {named(each): structure(read(each, named(each)), ReadingsFile, named(each)).readings for each in files}
    for file, listed in found.items():
        check_readings(listed, known, file)
    refuse_repeated(named(files[-1]), (reading.id for listed in found.values() for reading in listed))
    return Registry(tuple(regulations), tuple(reading for listed in found.values() for reading in listed))


@frozen
class ReadingsFile:
    """What the file of readings holds."""

    readings: tuple[Reading, ...]


def load_regulation(folder: Path) -> Regulation:
    """Read the regulation of a folder and check it by itself."""
    file = folder / REGULATION_FILE
    regulation = structure(read(file, named(file)), Regulation, named(file))
    check_regulation(regulation, folder.name, named(file))
    return regulation


def named(path: Path) -> str:
    """Return what messages call a file of a folder: ``column/regulation.toml``."""
    return f"{path.parent.name}/{path.name}"


def read(path: Path, called: str = "") -> dict[str, object]:
    """Read a TOML file into plain data; messages call it so, or else by its name."""
    called = called or path.name
    try:
        plain = tomllib.loads(text_of(path, called))
    except FileNotFoundError:
        text = Text(f"no such file in {path.parent}", f"в папке {path.parent} такого файла нет")
        raise refusal(called, "", text) from None
    except OSError as error:
        why = machine_reason(error)
        text = Text(f"cannot be read: {why.en}", f"не удаётся прочитать: {why.ru}")
        raise refusal(called, "", text) from None
    except UnicodeDecodeError as error:
        text = Text(f"byte {error.start} is not UTF-8", f"байт {error.start} не в кодировке UTF-8")
        raise refusal(called, "", text) from None
    except tomllib.TOMLDecodeError as error:
        raise not_toml(called, error) from None
    except ValueError:
        raise refusal(called, "", TOO_LONG_A_NUMBER) from None
    except RecursionError:
        raise refusal(called, "", TOO_DEEP) from None
    if (fault := fault_in(plain)) is not None:
        raise refusal(called, "", fault)
    return plain


def text_of(path: Path, called: str) -> str:
    """Return a file's text, unless it is too large, or a line of it too long, for Python's own parser of TOML."""
    with path.open("rb") as file:
        text = file.read(LARGEST + 1).decode("utf-8-sig")
    if len(text) > LARGEST:
        raise refusal(called, "", Text(f"larger than {LARGEST} bytes", f"файл больше {LARGEST} байт"))
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            long = Text(f"longer than {LONGEST_LINE} characters", f"в ней больше {LONGEST_LINE} знаков")
            raise refusal(called, "", Text(f"line {number}: {long.en}", f"строка {number}: {long.ru}"))
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
