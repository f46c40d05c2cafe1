"""Which words of the official wording which statement restates: positions and fingerprints, never the words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from attrs import evolve, field, frozen
from attrs.validators import ge

from lasca_rules.editions.document import Document
from lasca_rules.editions.reading import EditionError
from lasca_rules.editions.words import fingerprint_of
from lasca_rules.errors import RegistryError
from lasca_rules.fingerprints import Fingerprint
from lasca_rules.languages import Text
from lasca_rules.regulations import StatementId, load
from lasca_rules.regulations.folders import folder_of
from lasca_rules.regulations.loading import read
from lasca_rules.storing import quoted, store
from lasca_rules.structuring import refusal, structure

FILE = "spans.toml"
"""What the file is called in a regulation's folder."""
MOST_DIGITS = 6
"""Digits of a word's position; no clause has so many words."""
HEADER = """\
# Which words of each clause of the official wording which statement restates. The wording itself is not here.
# Words are counted from 1, without the clause's number; the spans of a clause leave out no word. A span that no
# statement restates gives a reason instead. After moving spans by hand:
#   lasca-rules edition FILE --regulation {regulation} --pin
"""


@frozen
class Span:
    """Words that follow one another in a clause, and the statements that restate them, or why none does.

    ``length`` words; ``first`` is the position of the first one, from 1.
    """

    first: int = field(validator=ge(1))
    length: int = field(validator=ge(1))
    statements: tuple[StatementId, ...] = ()
    reason: str | None = None
    fingerprint: Fingerprint = ""

    @property
    def last(self) -> int:
        """The position of the last word."""
        return self.first + self.length - 1


@frozen
class LaidClause:
    """A clause's spans, in order and without gaps, and the fingerprint of the whole wording they are laid on."""

    id: str
    fingerprint: Fingerprint
    spans: tuple[Span, ...]

    @property
    def words(self) -> int:
        """How many words the wording has."""
        return sum(span.length for span in self.spans)

    @property
    def statements(self) -> tuple[StatementId, ...]:
        """The statements that restate words of this clause, in the order in which they first do."""
        return tuple(dict.fromkeys(each for span in self.spans for each in span.statements))


@frozen
class Layout:
    """The spans of one regulation. ``reasons`` say why words are not normative."""

    regulation: str
    reasons: Mapping[str, Text] = field(hash=False)
    clauses: tuple[LaidClause, ...]

    def clause(self, name: str) -> LaidClause | None:
        """Return the spans of a clause, or None if no spans are laid in it."""
        return next((each for each in self.clauses if each.id == name), None)

    def reason(self, span: Span) -> Text | None:
        """Return why no statement restates a span, or None if one does."""
        return self.reasons[span.reason] if span.reason else None


@cache
def load_layout(regulation: str, path: Path | None = None) -> Layout:
    """Return the spans of a regulation, from the rulebook's own file or from another one, read once.

    Raises:
        RegistryError: The file is missing or says something that cannot be: the place and what was expected.
    """
    file, called = (path, path.name) if path else (laid_at(regulation), f"{regulation}/{FILE}")
    plain = structure(read(file, called), SpansFile, called)
    known = frozenset(statement.id for statement in load().regulation(regulation).statements)
    clauses = tuple(laid(clause, frozenset(plain.reasons), known, (regulation, called)) for clause in plain.clauses)
    return Layout(regulation, plain.reasons, clauses)


def pinned(layout: Layout, document: Document) -> Layout:
    """Return the layout with its fingerprints taken anew from a text.

    Raises:
        EditionError: A clause of the layout is not in the text, or has another number of words there.
    """
    clauses = []
    for clause in layout.clauses:
        wording = document.wording(clause.id)
        found = len(wording.words) if wording else 0
        if wording is None or found != clause.words:
            text = Text(
                f"clause {clause.id}: the spans are laid on {clause.words} words, the text has {found}",
                f"пункт {clause.id}: отрезки размечены на {clause.words} слов, а в тексте их {found}",
            )
            raise EditionError(text)
        spans = tuple(
            evolve(span, fingerprint=fingerprint_of(wording.words[span.first - 1 : span.last])) for span in clause.spans
        )
        clauses.append(LaidClause(clause.id, fingerprint_of(wording.words), spans))
    return evolve(layout, clauses=tuple(clauses))


def store_layout(layout: Layout, path: Path | None = None) -> Path:
    """Write the spans of a regulation into the rulebook's own file or into another one, and return which.

    Raises:
        InputError: The file cannot be written.
    """
    file = path or laid_at(layout.regulation)
    store(file, "\n".join([*written(layout), ""]))
    load_layout.cache_clear()
    return file


def laid_at(regulation: str) -> Path:
    """Return the rulebook's own file with the spans of a regulation."""
    return folder_of(regulation).file(FILE)


@frozen
class SpanEntry:
    """A span as its file has it: ``words`` is 3-12, or 3 for a single word."""

    words: str
    statements: tuple[str, ...] = ()
    reason: str | None = None
    fingerprint: str = ""


@frozen
class StoredSpans:
    """A clause as the file of spans has it."""

    id: str
    spans: tuple[SpanEntry, ...]
    fingerprint: str = ""


@frozen
class SpansFile:
    """What a file of spans holds."""

    clauses: tuple[StoredSpans, ...]
    reasons: Mapping[str, Text] = field(factory=dict)


def laid(
    clause: StoredSpans, reasons: frozenset[str], known: frozenset[StatementId], of: tuple[str, str]
) -> LaidClause:
    """Make a clause's spans of its entry, or refuse a gap, an overlap, an unknown statement or an unknown reason.

    ``of`` is the regulation, and the name of the file.
    """
    regulation, file = of
    spans: list[Span] = []
    following = 1
    for entry in clause.spans:
        statements = tuple(f"{regulation}:{label}" for label in entry.statements)
        first, last = bounds(entry.words)
        if first != following or last < first:
            expected = Text(f"expected words from {following} on", f"здесь нужны слова начиная с {following}")
            raise misplaced(file, clause.id, entry, expected)
        if bool(statements) == bool(entry.reason) or (entry.reason and entry.reason not in reasons):
            expected = Text(
                "expected either statements or a reason of this file",
                "здесь нужны либо положения, либо причина из этого файла",
            )
            raise misplaced(file, clause.id, entry, expected)
        if unknown := sorted(set(statements) - known):
            expected = Text(f"no statement {unknown[0]}", f"нет положения {unknown[0]}")
            raise misplaced(file, clause.id, entry, expected)
        spans.append(Span(first, last - first + 1, statements, entry.reason, entry.fingerprint))
        following = last + 1
    return LaidClause(clause.id, clause.fingerprint, tuple(spans))


def bounds(words: str) -> tuple[int, int]:
    """Return the first and the last position of words 3-12, or 0 twice if that is not what stands there."""
    first, _, last = words.partition("-")
    if not all(each.isdecimal() and len(each) <= MOST_DIGITS for each in (first, last or first)):
        return 0, 0
    return int(first), int(last or first)


def misplaced(file: str, clause: str, entry: SpanEntry, expected: Text) -> RegistryError:
    """Make the error about a span."""
    return refusal(file, f"{clause}, {entry.words}", expected)


def written(layout: Layout) -> Iterator[str]:
    """Write the file of spans, line by line."""
    yield HEADER.format(regulation=layout.regulation)
    for name, text in layout.reasons.items():
        yield f"[reasons.{name}]\nen = {quoted(text.en)}\nru = {quoted(text.ru)}\n"
    for clause in layout.clauses:
        yield f'[[clauses]]\nid = "{clause.id}"\nfingerprint = "{clause.fingerprint}"\nspans = ['
        yield from (f"  {{ {', '.join(span_written(span))} }}," for span in clause.spans)
        yield "]\n"


def span_written(span: Span) -> Iterable[str]:
    """Write the keys of one span."""
    yield f'words = "{span.first}"' if span.length == 1 else f'words = "{span.first}-{span.last}"'
    if span.statements:
        yield f"statements = {labels(span.statements)}"
    if span.reason:
        yield f'reason = "{span.reason}"'
    if span.fingerprint:
        yield f'fingerprint = "{span.fingerprint}"'


def labels(statements: Sequence[StatementId]) -> str:
    """Write statements by their labels within the regulation."""
    return "[" + ", ".join(f'"{each.partition(":")[2]}"' for each in statements) + "]"
