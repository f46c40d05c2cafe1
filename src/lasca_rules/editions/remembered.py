"""The fingerprints by which a text is recognised: those of the edition and of the spans that the rulebook keeps."""

from pathlib import Path

from lasca_rules.editions.document import Document
from lasca_rules.editions.edition import Edition, load_edition, stored_at
from lasca_rules.editions.layout import Layout
from lasca_rules.editions.recognising import Known


def known_of(edition: Edition | None, layout: Layout) -> Known:
    """Return the fingerprints of an edition, if there is one, and of the spans of its regulation."""
    whole = {clause.id: frozenset({clause.fingerprint} - {""}) for clause in layout.clauses}
    for clause in edition.clauses if edition else ():
        whole[clause.id] = whole.get(clause.id, frozenset()) | {clause.fingerprint}
    return Known(
        {name: prints for name, prints in whole.items() if prints},
        {clause.id: tuple((span.length, span.fingerprint) for span in clause.spans) for clause in layout.clauses},
    )


def remembered(regulation: str, layout: Layout, stored: Path | None = None) -> Known:
    """Return what a regulation's text is recognised by, with the stored edition or with that of another file.

    Raises:
        RegistryError: The stored edition says something that cannot be.
    """
    path = stored or stored_at(regulation)
    return known_of(load_edition(regulation, path) if path.exists() else None, layout)


def with_text(known: Known, document: Document) -> Known:
    """Return the fingerprints and those of one more text."""
    for wording in document.wordings:
        known = known.and_clause(wording.clause, wording.words)
    return known
