"""How an edition is shown: what changed clause by clause, and which words are covered, in words and as data."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from lasca_rules.editions import Change, ClauseCoverage, Document, Fate, Status, Suspicion, WordRun
from lasca_rules.editions.lookalikes import letter_named, strange_letter
from lasca_rules.languages import Language, Text

MARKS = {Fate.KEPT: ("", ""), Fate.OUT: ("[-", "-]"), Fate.IN: ("{+", "+}")}
"""What stands around words that went and words that came."""


@frozen
class Compared:
    """What a comparison shows."""

    document: Document
    changes: tuple[Change, ...]
    suspect: tuple[Suspicion, ...]
    differences: Mapping[str, tuple[WordRun, ...]]
    """The word by word difference of each clause that changed, when the older text was given too."""

    @property
    def quiet(self) -> bool:
        """Whether nothing changed and nothing is suspect."""
        return not self.suspect and all(change.status is Status.SAME for change in self.changes)

    def lines(self, language: Language) -> Iterator[str]:
        """Give the comparison in words, line by line."""
        yield from _notices(self.document, language)
        for change in self.changes:
            yield f"{change.clause}  {change.status.text[language]}{_sizes(change, language)}"
            if change.clause in self.differences:
                yield f"    {_marked(self.differences[change.clause], language)}"
            touched = _statements(self.differences.get(change.clause, ()))
            if touched:
                yield f"    {Text('touches', 'затронуты')[language]}: {', '.join(touched)}"
        if self.suspect:
            yield Text("Suspect statements:", "Под сомнением:")[language]
        yield from (f"  {each.statement}: {each.reason[language]}" for each in self.suspect)
        counts = {status: sum(change.status is status for change in self.changes) for status in Status}
        yield ", ".join(f"{status.text[language]}: {count}" for status, count in counts.items())

    def data(self) -> dict[str, object]:
        """Return the comparison as plain data."""
        return {
            "regulation": self.document.regulation,
            "clauses": [
                {
                    "id": change.clause,
                    "status": change.status.value,
                    "words_before": change.words_before,
                    "words_after": change.words_after,
                    "difference": [
                        {"fate": each.fate.value, "words": " ".join(each.words), "statements": list(each.statements)}
                        for each in self.differences.get(change.clause, ())
                    ],
                }
                for change in self.changes
            ],
            "suspect": [
                {"statement": each.statement, "clause": each.clause, "reason": each.reason.data()}
                for each in self.suspect
            ],
            "beyond": list(self.document.beyond),
            "notices": [notice.data() for notice in self.document.notices],
        }


@frozen
class Covered:
    """What the coverage of a text shows."""

    document: Document
    clauses: tuple[ClauseCoverage, ...]

    def lines(self, language: Language) -> Iterator[str]:
        """Give the coverage in words, line by line."""
        yield from _notices(self.document, language)
        for clause in self.clauses:
            yield f"{clause.clause}  {_counted(clause.restated, clause.not_normative, len(clause.words))[language]}"
            for run in clause.uncovered:
                place = f"{Text('not covered', 'не охвачено')[language]} {run[0].position}–{run[-1].position}"
                yield f"    {place}: {' '.join(each.word.text for each in run)}"
        restated, not_normative, words = self._totals()
        yield f"{self.document.regulation}  {_counted(restated, not_normative, words)[language]}"

    def data(self) -> dict[str, object]:
        """Return the coverage as plain data."""
        restated, not_normative, words = self._totals()
        return {
            "regulation": self.document.regulation,
            "words": words,
            "restated": restated,
            "not_normative": not_normative,
            "uncovered": words - restated - not_normative,
            "clauses": [
                {
                    "id": clause.clause,
                    "words": len(clause.words),
                    "restated": clause.restated,
                    "not_normative": clause.not_normative,
                    "uncovered": [
                        {
                            "first": run[0].position,
                            "last": run[-1].position,
                            "words": " ".join(each.word.text for each in run),
                        }
                        for run in clause.uncovered
                    ],
                }
                for clause in self.clauses
            ],
            "notices": [notice.data() for notice in self.document.notices],
        }

    def _totals(self) -> tuple[int, int, int]:
        return (
            sum(clause.restated for clause in self.clauses),
            sum(clause.not_normative for clause in self.clauses),
            sum(len(clause.words) for clause in self.clauses),
        )


def _marked(pieces: Sequence[WordRun], language: Language) -> str:
    return " ".join(f"{MARKS[piece.fate][0]}{_words(piece, language)}{MARKS[piece.fate][1]}" for piece in pieces)


def _words(piece: WordRun, language: Language) -> str:
    return " ".join(word if piece.fate is Fate.KEPT else _told_apart(word, language) for word in piece.words)


def _told_apart(word: str, language: Language) -> str:
    letter = strange_letter(word)
    return word if letter is None else f"{word} ({letter_named(letter)[language]})"


def _statements(pieces: Sequence[WordRun]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each for piece in pieces for each in piece.statements))


def _sizes(change: Change, language: Language) -> str:
    match change.words_before, change.words_after:
        case (int(before), int(after)) if before != after:
            return Text(f" (words: {before} → {after})", f" (слов: {before} → {after})")[language]
        case _:
            return ""


def _counted(restated: int, not_normative: int, words: int) -> Text:
    return Text(
        f"words {words}: restated {restated}, not normative {not_normative}, "
        f"not covered {words - restated - not_normative}",
        f"слов {words}: передано {restated}, без предписаний {not_normative}, "
        f"не охвачено {words - restated - not_normative}",
    )


def _notices(document: Document, language: Language) -> Iterator[str]:
    yield from (f"{Text('Note', 'Замечание')[language]}: {notice[language]}" for notice in document.notices)
    if document.beyond:
        others = ", ".join((*document.beyond[:5], *(["…"] if document.beyond[5:] else [])))
        text = Text(
            f"Note: {len(document.beyond)} other clauses, which the rulebook does not restate: {others}",
            f"Замечание: пункты, которых эти правила не передают, всего {len(document.beyond)}: {others}",
        )
        yield text[language]
