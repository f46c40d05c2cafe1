"""An edition of an official text as the rulebook remembers it: a fingerprint of each clause, never its words."""

from collections.abc import Iterator
from pathlib import Path

from attrs import field, frozen
from attrs.validators import ge

from lasca_rules.editions.alignment import located
from lasca_rules.editions.document import Document
from lasca_rules.editions.layout import Layout, labels
from lasca_rules.editions.wording import Wording
from lasca_rules.editions.words import fingerprint_of
from lasca_rules.fingerprints import Fingerprint
from lasca_rules.regulations import StatementId
from lasca_rules.regulations.folders import folder_of
from lasca_rules.regulations.loading import read
from lasca_rules.storing import store
from lasca_rules.structuring import structure

FILE = "edition.toml"
"""What the file is called in a regulation's folder."""
HEADER = """\
# The newest edition of the official text, as fingerprints: whether a clause changed can be told from them, what it says
# cannot. `lost` names the statements whose own words the clause no longer has as the spans have them. Written by
#   lasca-rules edition FILE --regulation {regulation} --store
"""


@frozen
class EditionClause:
    """A clause of an edition: how many words it has, their fingerprint, and the statements whose words it lost."""

    id: str
    words: int = field(validator=ge(0))
    fingerprint: Fingerprint
    lost: tuple[StatementId, ...] = ()


@frozen
class Edition:
    """One edition of a regulation's official text."""

    regulation: str
    clauses: tuple[EditionClause, ...]

    def clause(self, name: str) -> EditionClause | None:
        """Return a clause, or None if the edition has no such clause."""
        return next((each for each in self.clauses if each.id == name), None)


def edition_of(document: Document, layout: Layout) -> Edition:
    """Return what is remembered of a text."""
    return Edition(
        document.regulation,
        tuple(
            EditionClause(each.clause, len(each.words), fingerprint_of(each.words), lost_in(each, layout))
            for each in document.wordings
        ),
    )


def lost_in(wording: Wording, layout: Layout) -> tuple[StatementId, ...]:
    """Return the statements of a clause that restate words which do not follow one another in this wording."""
    laid = layout.clause(wording.clause)
    if laid is None:
        return ()
    places = zip(laid.spans, located(laid, wording.words), strict=True)
    missing = {statement for span, first in places if first is None for statement in span.statements}
    return tuple(each for each in laid.statements if each in missing)


def load_edition(regulation: str, path: Path | None = None) -> Edition:
    """Return the stored edition of a regulation, from the rulebook's own file or from another one.

    Raises:
        RegistryError: The file is missing or says something that cannot be: the place and what was expected.
    """
    file, called = (path, path.name) if path else (stored_at(regulation), f"{regulation}/{FILE}")
    plain = structure(read(file, called), EditionFile, called)
    clauses = tuple(
        EditionClause(each.id, each.words, each.fingerprint, tuple(f"{regulation}:{label}" for label in each.lost))
        for each in plain.clauses
    )
    return Edition(regulation, clauses)


def store_edition(edition: Edition, path: Path | None = None) -> Path:
    """Write an edition into the rulebook's own file or into another one, and return which.

    Raises:
        InputError: The file cannot be written.
    """
    file = path or stored_at(edition.regulation)
    store(file, "\n".join([*written(edition), ""]))
    return file


def stored_at(regulation: str) -> Path:
    """Return the rulebook's own file for the newest edition of a regulation."""
    return folder_of(regulation).file(FILE)


@frozen
class StoredClause:
    """A clause as the file has it."""

    id: str
    words: int
    fingerprint: str
    lost: tuple[str, ...] = ()


@frozen
class EditionFile:
    """What the file of an edition holds."""

    clauses: tuple[StoredClause, ...]


def written(edition: Edition) -> Iterator[str]:
    """Write the file of an edition, line by line."""
    yield HEADER.format(regulation=edition.regulation)
    yield "clauses = ["
    for each in edition.clauses:
        lost = f", lost = {labels(each.lost)}" if each.lost else ""
        yield f'  {{ id = "{each.id}", words = {each.words}, fingerprint = "{each.fingerprint}"{lost} }},'
    yield "]"
