"""Review stamps: a person has held a statement, its restatements and its scenarios against each other."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path

from attrs import field, frozen

from lasca_rules.errors import InputError
from lasca_rules.fingerprints import Fingerprint, fingerprint
from lasca_rules.languages import Language, Text
from lasca_rules.regulations import Statement, StatementId
from lasca_rules.regulations.loading import read
from lasca_rules.reviews.scenarios import WrittenScenario
from lasca_rules.storing import quoted, store
from lasca_rules.structuring import refusal, structure

STAMPS = Path(__file__).parent / "stamps.toml"
LONGEST_NAME = 200
HEADER = """\
# Who has held a statement, its two restatements and its scenarios against each other, and when. Only a person can:
#   lasca-rules review column:1.14.1-b --by "A. Referee"
# The fingerprints say what the reviewer saw; when it changes, the statement is suspect until it is reviewed again.
"""


@frozen
class Stamp:
    """That a person reviewed a statement on a day, and the fingerprints of what was reviewed.

    ``scenarios`` maps each scenario's id to its fingerprint.
    """

    statement: StatementId
    by: str
    on: date
    english: Fingerprint
    russian: Fingerprint
    scenarios: Mapping[str, Fingerprint] = field(factory=dict, hash=False)


def stamped(statement: Statement, scenarios: Iterable[WrittenScenario], by: str, on: date) -> Stamp:
    """Return the stamp of a review of a statement as it reads now, with those scenarios that are evidence for it.

    Raises:
        InputError: The name is empty, longer than 200 characters, or has characters that cannot be printed.
    """
    name = " ".join(by.split())
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        text = Text(
            f"--by: expected the name of the person who reviewed, of 1 to {LONGEST_NAME} characters",
            f"--by: здесь нужно имя того, кто проверил, от 1 до {LONGEST_NAME} знаков",
        )
        raise InputError(text)
    seen = {each.id: each.fingerprint for each in scenarios if statement.id in each.statements}
    return Stamp(statement.id, name, on, *twin_fingerprints(statement), seen)


def twin_fingerprints(statement: Statement) -> tuple[Fingerprint, Fingerprint]:
    """Return the fingerprints of a statement's title and restatement in English and in Russian."""
    english, russian = (
        fingerprint([statement.title[language], statement.text[language]])
        for language in (Language.ENGLISH, Language.RUSSIAN)
    )
    return english, russian


def restamped(stamps: Iterable[Stamp], new: Iterable[Stamp]) -> tuple[Stamp, ...]:
    """Return the stamps with the new ones in place of older ones of the same statements."""
    return tuple(({stamp.statement: stamp for stamp in stamps} | {stamp.statement: stamp for stamp in new}).values())


def load_stamps(path: Path = STAMPS) -> tuple[Stamp, ...]:
    """Return the stamps in a file; none if there is no such file yet.

    Raises:
        RegistryError: The file says something that a stamp cannot: the place and what was expected.
    """
    plain = read(path) if path.exists() else {}
    if not plain:
        return ()
    return tuple(stamp(entry, path.name) for entry in structure(plain, StampsFile, path.name).stamps)


def store_stamps(stamps: Sequence[Stamp], path: Path = STAMPS) -> None:
    """Write the stamps into a file, by statement.

    Raises:
        InputError: The file cannot be written.
    """
    store(path, "\n".join([HEADER, *written(sorted(stamps, key=lambda stamp: stamp.statement))]))


@frozen
class StampEntry:
    """A stamp as the file has it."""

    statement: str
    by: str
    on: str
    english: str
    russian: str
    scenarios: Mapping[str, str] = field(factory=dict)


@frozen
class StampsFile:
    """What a file of stamps holds."""

    stamps: tuple[StampEntry, ...]


def stamp(entry: StampEntry, file: str) -> Stamp:
    """Make a stamp of its entry."""
    try:
        on = date.fromisoformat(entry.on)
    except ValueError:
        expected = Text(f"on: expected a day such as 2026-11-30, not {entry.on}", "on: нужен день: 2026-11-30")
        raise refusal(file, entry.statement, expected) from None
    return Stamp(entry.statement, entry.by, on, entry.english, entry.russian, entry.scenarios)


def written(stamps: Iterable[Stamp]) -> Iterator[str]:
    """Write stamps, line by line."""
    for each in stamps:
        yield "[[stamps]]"
        yield f"statement = {quoted(each.statement)}"
        yield f"by = {quoted(each.by)}"
        yield f'on = "{each.on.isoformat()}"'
        yield f'english = "{each.english}"\nrussian = "{each.russian}"'
        if each.scenarios:
            yield "[stamps.scenarios]"
            yield from (f'{quoted(name)} = "{print_}"' for name, print_ in sorted(each.scenarios.items()))
        yield ""
