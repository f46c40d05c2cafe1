"""The official wording beside our restatements: which statement restates which words, and which words none does. Pure.

It comes from files of the reader's own and is shown on the page; report.json and the rulebook never hold it.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from attrs import frozen

from lasca_rules.editions import ClauseCoverage, MarkedWord, OfficialText, coverage, edition_of, suspicions
from lasca_rules.editions.coverage import alike, said
from lasca_rules.languages import Text
from reports import counting
from reports.model import RegulationReport, Report

NOTES = "*†‡§¶#"
"""The signs of the notes that say why no statement restates some words, in the order of their appearance."""


@frozen
class Tally:
    """How many words there are, and how many of them a statement restates, are not normative, and nothing covers."""

    restated: int
    not_normative: int
    uncovered: int

    @property
    def words(self) -> int:
        """All the words."""
        return self.restated + self.not_normative + self.uncovered

    @property
    def text(self) -> Text:
        """The tally in words; what there is none of is left out, but for words restated."""
        whole = counting.counted(self.words, counting.WORDS)
        parts = [Text(f"restated {self.restated}", f"передано {self.restated}")]
        if self.not_normative:
            parts.append(Text(f"not normative {self.not_normative}", f"без предписаний {self.not_normative}"))
        if self.uncovered:
            parts.append(Text(f"not covered {self.uncovered}", f"не охвачено {self.uncovered}"))
        return Text(
            " · ".join([whole.en, *(each.en for each in parts)]), " · ".join([whole.ru, *(p.ru for p in parts)])
        )


@frozen
class SourceMark:
    """What stands after words: the letter of a statement that restates them and its id, or the sign of a note."""

    sign: str
    key: str
    """What the mark, the words and the other side have in common: the statement's id, or the note's."""
    link: str | None


@frozen
class SourceWords:
    """Neighbouring words with the same marks. ``kind`` is ``restated``, ``not-normative`` or ``uncovered``."""

    text: str
    kind: str
    marks: tuple[SourceMark, ...]
    hue: int
    """The number of the first statement that restates them, as the words and the statement are coloured by."""
    altered: tuple[SourceMark, ...]
    """The statements that restated other words which stood here when the spans were laid."""


@frozen
class Beside:
    """A statement beside a wording; ``found`` tells whether any of the words are its own."""

    statement: str
    sign: str
    hue: int
    found: bool
    changed: bool
    """This wording no longer has the words that the statement restates."""


@frozen
class Note:
    """Why no statement restates some words of the clause."""

    sign: str
    key: str
    reason: Text


@frozen
class ClauseWording:
    """The wording of one clause, word by word, and what stands beside it; ``known`` if the rulebook has the clause."""

    id: str
    number: str
    paragraphs: tuple[tuple[SourceWords, ...], ...]
    statements: tuple[Beside, ...]
    notes: tuple[Note, ...]
    tally: Tally
    known: bool


@frozen
class OfficialSource:
    """The official text of a regulation as the page shows it."""

    regulation: str
    file: str
    notices: tuple[Text, ...]
    tally: Tally
    stretches: tuple[tuple[str, int], ...]
    """The whole text as a strip: kind and number of words of each stretch, in the text's order."""
    before: Mapping[str, tuple[ClauseWording, ...]]
    """By the clause at which they stand: its own wording last, before it headings and clauses nothing restates."""
    after: tuple[ClauseWording, ...]
    """What stands after the last clause that the rulebook has."""
    missing: tuple[str, ...]
    """The clauses that the rulebook has and the text has not."""
    open: tuple[ClauseWording, ...]
    """The wordings with words that nothing covers."""
    differs: int
    """How many statements restate a clause that reads differently in this text."""


def make_sources(report: Report, texts: Iterable[OfficialText]) -> Mapping[str, OfficialSource]:
    """Return the official texts ready to be shown, by regulation."""
    regulations = {regulation.id: regulation for regulation in report.regulations}
    labels = {statement.id: statement.label for statement in report.statements}
    return {text.document.regulation: _source(regulations[text.document.regulation], labels, text) for text in texts}


def _source(regulation: RegulationReport, labels: Mapping[str, str], text: OfficialText) -> OfficialSource:
    covered = coverage(text.document, text.layout)
    edition = edition_of(text.document, text.layout)
    changed = frozenset(name for clause in edition.clauses for name in clause.lost)
    own = {clause.number: clause.statements for clause in regulation.clauses}
    shown = [_clause(regulation.id, own, each, labels, changed) for each in covered]
    before, after = _placed(shown)
    words = [word for clause in covered for word in clause.words]
    return OfficialSource(
        regulation=regulation.id,
        file=text.file,
        notices=text.document.notices,
        tally=_tally(words),
        stretches=tuple((kind, len(list(group))) for kind, group in groupby(words, key=_kind)),
        before=before,
        after=after,
        missing=tuple(clause.id for clause in regulation.clauses if clause.id not in before),
        open=tuple(each for each in shown if each.tally.uncovered),
        differs=len(suspicions(text.layout, edition)),
    )


def _placed(clauses: Iterable[ClauseWording]) -> tuple[dict[str, tuple[ClauseWording, ...]], tuple[ClauseWording, ...]]:
    """Return the wordings by the clause at which they stand, and those after the last one."""
    before: dict[str, tuple[ClauseWording, ...]] = {}
    waiting: tuple[ClauseWording, ...] = ()
    for each in clauses:
        waiting = (*waiting, each)
        if each.known:
            before[each.id] = waiting
            waiting = ()
    return before, waiting


def _clause(
    regulation: str,
    own: Mapping[str, Sequence[str]],
    clause: ClauseCoverage,
    labels: Mapping[str, str],
    changed: frozenset[str],
) -> ClauseWording:
    found = dict.fromkeys(name for word in clause.words for name in word.statements)
    beside = tuple(dict.fromkeys((*own.get(clause.clause, ()), *found)))
    signs = {name: label.removeprefix(f"{clause.clause}-") for name, label in labels.items()}
    hues = {name: place for place, name in enumerate(beside)}
    place = f"{regulation}:{clause.clause}"
    notes = _notes(place, clause.words)
    return ClauseWording(
        id=place,
        number=clause.clause,
        paragraphs=tuple(
            tuple(_words(run, signs, hues, notes) for run in paragraph) for paragraph in _paragraphs(clause.words)
        ),
        statements=tuple(Beside(name, signs[name], hues[name], name in found, name in changed) for name in beside),
        notes=tuple(notes.values()),
        tally=_tally(clause.words),
        known=clause.clause in own,
    )


def _paragraphs(words: Sequence[MarkedWord]) -> list[list[list[MarkedWord]]]:
    """Return the runs of words with the same marks, paragraph by paragraph."""
    return [list(group) for _, group in groupby(alike(words), key=lambda run: run[0].word.paragraph)]


def _notes(place: str, words: Iterable[MarkedWord]) -> Mapping[Text, Note]:
    reasons = dict.fromkeys(word.reason for word in words if word.reason)
    return {
        reason: Note(NOTES[number % len(NOTES)], f"note-{place}-{number + 1}", reason)
        for number, reason in enumerate(reasons)
    }


def _words(
    run: Sequence[MarkedWord], signs: Mapping[str, str], hues: Mapping[str, int], notes: Mapping[Text, Note]
) -> SourceWords:
    first = run[0]
    marks = [SourceMark(signs[name], name, name) for name in first.statements]
    if first.reason:
        marks.append(SourceMark(notes[first.reason].sign, notes[first.reason].key, None))
    return SourceWords(
        text=said(run),
        kind=_kind(first),
        marks=tuple(marks),
        hue=hues[first.statements[0]] if first.statements else 0,
        altered=tuple(SourceMark(signs[name], name, name) for name in first.altered),
    )


def _tally(words: Sequence[MarkedWord]) -> Tally:
    kinds = [_kind(word) for word in words]
    return Tally(*(kinds.count(kind) for kind in ("restated", "not-normative", "uncovered")))


def _kind(word: MarkedWord) -> str:
    if word.statements:
        return "restated"
    return "not-normative" if word.reason else "uncovered"
