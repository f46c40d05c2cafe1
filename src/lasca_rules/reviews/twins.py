"""The English and the Russian text of each statement as they were last written together.

This claims no review. It only lets a change of one text be noticed that its twin did not follow.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from attrs import frozen

from lasca_rules.fingerprints import Fingerprint
from lasca_rules.languages import Text
from lasca_rules.regulations import Registry, Statement, StatementId
from lasca_rules.regulations.loading import read
from lasca_rules.reviews.stamps import twin_fingerprints
from lasca_rules.storing import store
from lasca_rules.structuring import structure

TWINS = Path(__file__).parent / "twins.toml"
HEADER = """\
# Fingerprints of each statement's English and Russian text as they were last written together. Nobody is said to have
# reviewed them: when one text changes and its twin does not, the statement is suspect. After changing both:
#   lasca-rules review --twins

[twins]
"""


@frozen
class Twins:
    """The fingerprints of a statement's two texts."""

    english: Fingerprint
    russian: Fingerprint


def twins_of(statement: Statement) -> Twins:
    """Return the fingerprints of a statement's texts as they are now."""
    return Twins(*twin_fingerprints(statement))


def twins_in(registry: Registry) -> Mapping[StatementId, Twins]:
    """Return the fingerprints of all texts as they are now."""
    return {statement.id: twins_of(statement) for statement in registry.statements}


def load_twins(path: Path = TWINS) -> Mapping[StatementId, Twins]:
    """Return the fingerprints stored in a file; none if there is no such file yet.

    Raises:
        RegistryError: The file says something else.
    """
    return structure(read(path), TwinsFile, path.name).twins if path.exists() else {}


def store_twins(twins: Mapping[StatementId, Twins], path: Path = TWINS) -> None:
    """Write the fingerprints into a file.

    Raises:
        InputError: The file cannot be written.
    """
    store(path, "".join([HEADER, *written(twins)]))


@frozen
class TwinsFile:
    """What a file of twins holds."""

    twins: Mapping[StatementId, Twins]


def written(twins: Mapping[StatementId, Twins]) -> Iterator[str]:
    """Write the fingerprints, a line a statement."""
    for statement, pair in twins.items():
        yield f'"{statement}" = {{ english = "{pair.english}", russian = "{pair.russian}" }}\n'


ENGLISH_ALONE = Text(
    "its English text has changed and its Russian twin has not", "английский текст изменился, а русский остался прежним"
)
RUSSIAN_ALONE = Text(
    "its Russian text has changed and its English twin has not", "русский текст изменился, а английский остался прежним"
)
"""Why a statement of which one text changed alone is suspect."""


def apart(before: Twins, now: Twins) -> Text | None:
    """Say which text changed without its twin, or nothing if both or neither did."""
    match before.english != now.english, before.russian != now.russian:
        case True, False:
            return ENGLISH_ALONE
        case False, True:
            return RUSSIAN_ALONE
        case _:
            return None
