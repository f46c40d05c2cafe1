"""The official wording beside our restatements: which statements restate each word, as a coverage tool shows lines."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from lasca_rules.editions.alignment import located
from lasca_rules.editions.document import Document
from lasca_rules.editions.layout import Layout
from lasca_rules.editions.wording import Wording
from lasca_rules.editions.words import PrintedWord
from lasca_rules.languages import Text
from lasca_rules.regulations import StatementId


@frozen
class MarkedWord:
    """A word of the official text with the statements that restate it, or why none does; with neither, uncovered.

    An uncovered word may stand where other words stood that statements restated: those statements are ``altered``.
    """

    word: PrintedWord
    position: int
    statements: tuple[StatementId, ...] = ()
    reason: Text | None = None
    altered: tuple[StatementId, ...] = ()

    @property
    def covered(self) -> bool:
        """Whether a statement restates the word, or there is a reason that none does."""
        return bool(self.statements) or self.reason is not None


@frozen
class ClauseCoverage:
    """A clause of an official text, word by word; ``laid`` tells whether any spans are laid in it at all."""

    clause: str
    words: tuple[MarkedWord, ...]
    laid: bool = True

    @property
    def restated(self) -> int:
        """How many words a statement restates."""
        return sum(1 for each in self.words if each.statements)

    @property
    def not_normative(self) -> int:
        """How many words no statement restates for a reason."""
        return sum(1 for each in self.words if each.reason)

    @property
    def uncovered(self) -> tuple[tuple[MarkedWord, ...], ...]:
        """The words that nothing covers, in runs of neighbours."""
        return tuple(runs(each for each in self.words if not each.covered))


def coverage(document: Document, layout: Layout) -> tuple[ClauseCoverage, ...]:
    """Return every clause of a text word by word, in the text's order."""
    return tuple(beside(wording, layout) for wording in document.wordings)


def beside(wording: Wording, layout: Layout) -> ClauseCoverage:
    """Return the words of one clause with the statements that restate each of them.

    In a wording that has changed, a span is found again where its words still follow one another unaltered.
    """
    laid = layout.clause(wording.clause)
    words = tuple(MarkedWord(word, position) for position, word in enumerate(wording.words, start=1))
    if laid is None:
        return ClauseCoverage(wording.clause, words, laid=False)
    marked: list[MarkedWord] = []
    lost: dict[StatementId, None] = {}
    for span, first in zip(laid.spans, located(laid, wording.words), strict=True):
        if first is None:
            lost |= dict.fromkeys(span.statements)
            continue
        marked += (evolve(word, altered=tuple(lost)) for word in words[len(marked) : first - 1])
        reason = layout.reason(span)
        here = words[first - 1 : first - 1 + span.length]
        marked += (evolve(word, statements=span.statements, reason=reason) for word in here)
        lost = {}
    marked += (evolve(word, altered=tuple(lost)) for word in words[len(marked) :])
    return ClauseCoverage(wording.clause, tuple(marked))


def as_data(clause: ClauseCoverage) -> dict[str, object]:
    """Return a clause as plain data: its words in paragraphs, in runs that have the same statements or reason."""
    paragraphs: list[list[dict[str, object]]] = []
    number = -1
    for run in alike(clause.words):
        first = run[0]
        if first.word.paragraph != number:
            number = first.word.paragraph
            paragraphs.append([])
        paragraphs[-1].append(
            {
                "text": said(run),
                "first": first.position,
                "last": run[-1].position,
                "statements": list(first.statements),
                "reason": {"en": first.reason.en, "ru": first.reason.ru} if first.reason else None,
                "altered": list(first.altered),
            }
        )
    return {"clause": clause.clause, "paragraphs": paragraphs}


def said(words: Sequence[MarkedWord]) -> str:
    """Return words as printed."""
    return " ".join(each.word.text for each in words)


def alike(words: Sequence[MarkedWord]) -> Iterator[list[MarkedWord]]:
    """Give the words in runs of one paragraph and the same marks."""
    run: list[MarkedWord] = []
    for each in words:
        if run and mark(run[-1]) != mark(each):
            yield run
            run = []
        run.append(each)
    if run:
        yield run


def mark(word: MarkedWord) -> tuple[object, ...]:
    """Return what neighbours must have in common to be shown together."""
    return word.word.paragraph, word.statements, word.reason, word.altered


def runs(words: Iterator[MarkedWord]) -> Iterator[tuple[MarkedWord, ...]]:
    """Give words in runs of neighbours."""
    run: list[MarkedWord] = []
    for each in words:
        if run and each.position != run[-1].position + 1:
            yield tuple(run)
            run = []
        run.append(each)
    if run:
        yield tuple(run)
