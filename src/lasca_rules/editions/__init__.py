"""Editions of the official texts: fingerprints of their wording, and which words each statement restates.

The wording itself stays in the reader's own file: the rulebook keeps positions and fingerprints only.
"""

from lasca_rules.editions.comparing import Change, Status, Suspicion, compare, suspect_statements, suspicions
from lasca_rules.editions.coverage import ClauseCoverage, MarkedWord, as_data, beside, coverage
from lasca_rules.editions.difference import Fate, WordRun, difference
from lasca_rules.editions.document import Document, read_document
from lasca_rules.editions.edition import Edition, EditionClause, edition_of, load_edition, store_edition
from lasca_rules.editions.layout import LaidClause, Layout, Span, load_layout, pinned, store_layout
from lasca_rules.editions.official import OfficialText, read_official_texts, with_official_text
from lasca_rules.editions.reading import EditionError
from lasca_rules.editions.recognising import Known
from lasca_rules.editions.remembered import known_of, remembered, with_text
from lasca_rules.editions.wording import Wording
from lasca_rules.editions.words import PrintedWord

__all__ = [
    "Change",
    "ClauseCoverage",
    "Document",
    "Edition",
    "EditionClause",
    "EditionError",
    "Fate",
    "Known",
    "LaidClause",
    "Layout",
    "MarkedWord",
    "OfficialText",
    "PrintedWord",
    "Span",
    "Status",
    "Suspicion",
    "WordRun",
    "Wording",
    "as_data",
    "beside",
    "compare",
    "coverage",
    "difference",
    "edition_of",
    "known_of",
    "load_edition",
    "load_layout",
    "pinned",
    "read_document",
    "read_official_texts",
    "remembered",
    "store_edition",
    "store_layout",
    "suspect_statements",
    "suspicions",
    "with_official_text",
    "with_text",
]
