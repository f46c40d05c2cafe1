"""An official text as read from a file: the wording of each clause, in memory and nowhere else."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from attrs import frozen

from lasca_rules.editions.contents import entry_left_out, without_contents
from lasca_rules.editions.joining import paragraphs
from lasca_rules.editions.lookalikes import strange_letters
from lasca_rules.editions.numbering import ClausePart, parts_of
from lasca_rules.editions.pages import Suspects, doubtful, left_out, suspects
from lasca_rules.editions.reading import EditionError, TextLine, read_lines, refusal
from lasca_rules.editions.recognising import TWICE, Clauses, Known, recognise
from lasca_rules.editions.scope import Scope, scope_of
from lasca_rules.editions.wording import Wording
from lasca_rules.editions.words import words_of
from lasca_rules.languages import Text
from lasca_rules.regulations import Registry

MOST_WORDS = 20_000
"""No clause of any regulation has a tenth of that."""


@frozen
class Document:
    """An official text: the wordings that concern a regulation, in the text's order.

    ``beyond`` are the numbers of its other clauses, which the rulebook does not restate. ``notices`` say what was odd
    about the file and how it was coped with.
    """

    regulation: str
    wordings: tuple[Wording, ...]
    beyond: tuple[str, ...] = ()
    notices: tuple[Text, ...] = ()

    def wording(self, clause: str) -> Wording | None:
        """Return the wording of a clause, or None if the text has no such clause."""
        return next((each for each in self.wordings if each.clause == clause), None)


def read_document(
    path: Path, registry: Registry, regulation: str, known: Known | None = None, leave_out: frozenset[int] = frozenset()
) -> Document:
    """Read an official text and find the clauses of a regulation in it.

    With fingerprints that are ``known``, headers and numbers of pages are told from the text. Nothing else is left out
    but the lines ``leave_out``, by their numbers, and what stands before the first clause.

    Raises:
        EditionError: It is no plain text in UTF-8, has none of the regulation's clauses, or has one of them twice.
        UnknownIdError: There is no such regulation.
    """
    scope = scope_of(registry, regulation)
    lines = tuple(line for line in read_lines(path) if line.number not in leave_out)
    kinds = suspects(lines)
    proven = recognise(lines, kinds, known, lambda some: clauses_in(some, scope)) if known else frozenset[int]()
    dropped = {line for place in proven for line in kinds[place].lines}
    lines = tuple(line for line in lines if line not in dropped)
    parts = tuple(parts_of(lines, scope))
    wordings, entries = without_contents(gathered(parts), scope)
    check(path, scope, wordings)
    inside = tuple(each for each in wordings if scope.holds(each.clause))
    beyond = tuple(each.clause for each in wordings if not scope.holds(each.clause))
    notices = (
        *(left_out(kinds[place]) for place in sorted(proven)),
        *(entry_left_out(entry) for entry in entries),
        *doubts(kinds, proven, inside, known),
        *missing(lines, inside, scope),
        *strange_letters(inside),
    )
    return Document(regulation, inside, beyond, (*notices, *oddities(lines, parts, inside)))


def clauses_in(lines: Sequence[TextLine], scope: Scope) -> tuple[Clauses, Mapping[int, str]]:
    """Return the words of each clause of the regulation in some lines, and the clause each line stands in.

    Of a clause that begins twice only the first wording counts; the lines of the other are in no clause for certain.
    """
    wordings, _ = without_contents(gathered(tuple(parts_of(lines, scope))), scope)
    held = [each for each in wordings if scope.holds(each.clause)]
    first = {each.clause: each for each in reversed(held)}
    clause_of = {
        number: each.clause if first[each.clause] is each else TWICE
        for each in held
        for number in range(each.line, each.last + 1)
    }
    return {clause: each.words for clause, each in first.items()}, clause_of


def doubts(
    kinds: Sequence[Suspects], proven: frozenset[int], wordings: Sequence[Wording], known: Known | None
) -> Iterator[Text]:
    """Say which lines, in clauses that are not recognised, may be none of the text's own."""
    unknown = [each for each in wordings if known is None or not known.recognised(each.clause, each.words)]
    numbers = {number for each in unknown for number in range(each.line, each.last + 1)}
    for place, kind in enumerate(kinds):
        if place not in proven:
            inside = tuple(line for line in kind.lines if line.number in numbers)
            if inside:
                yield doubtful(Suspects(kind.what, inside))


def missing(lines: Sequence[TextLine], wordings: Sequence[Wording], scope: Scope) -> Iterator[Text]:
    """Say where the number of a clause stands that begins nowhere; it may be spelled so that no start can be seen."""
    found = frozenset(each.clause for each in wordings)
    for clause in scope.clauses:
        number = re.compile(r"(?<![\d.])" + r"[\W_]{0,3}".join(clause.split(".")) + r"(?![\d]|\.\d)")
        line = next((each for each in lines if number.search(each.text)), None) if clause not in found else None
        if line is not None:
            shown = " ".join(line.text.split())[:80]
            yield Text(
                f"clause {clause} begins on no line; its number stands on line {line.number}: “{shown}”",
                f"пункт {clause} не начинается ни с одной строки; его номер есть в строке {line.number}: «{shown}»",
            )


def gathered(parts: Sequence[ClausePart]) -> tuple[Wording, ...]:
    """Gather the parts into clauses; an empty line, or a number, begins a new paragraph."""
    starts = [place for place, part in enumerate(parts) if part.clause]
    return tuple(
        Wording(
            clause=parts[start].clause or "",
            printed=parts[start].printed,
            line=parts[start].line,
            last=parts[end - 1].line,
            words=words_of(paragraphs(part.text for part in parts[start:end])),
        )
        for start, end in pairwise([*starts, len(parts)])
    )


def check(path: Path, scope: Scope, wordings: Sequence[Wording]) -> None:
    """Refuse a text in which the regulation's clauses cannot be found, or not for certain."""
    if not any(each.clause in scope.clauses for each in wordings):
        raise no_clauses(path, scope, wordings)
    first: dict[str, Wording] = {}
    for each in wordings:
        if not scope.holds(each.clause):
            continue
        earlier = first.setdefault(each.clause, each)
        if earlier is not each:
            text = Text(
                f"clause {each.clause} begins twice, on lines {earlier.line} and {each.line}; expected once",
                f"пункт {each.clause} начинается дважды, в строках {earlier.line} и {each.line}, а должен один раз",
            )
            raise refusal(path, text)
        if len(each.words) > MOST_WORDS:
            text = Text(
                f"clause {each.clause} on line {each.line} has more than {MOST_WORDS} words; expected numbered clauses",
                f"в пункте {each.clause} в строке {each.line} больше {MOST_WORDS} слов; здесь нужны пункты с номерами",
            )
            raise refusal(path, text)


def no_clauses(path: Path, scope: Scope, wordings: Sequence[Wording]) -> EditionError:
    """Make the error about a text without any clause of the regulation."""
    wanted = ", ".join(scope.clauses[:3])
    found = ", ".join(each.clause for each in wordings[:5])
    en, ru = (f"; its clauses are {found}", f"; в нём пункты {found}") if found else ("", "")
    return refusal(
        path,
        Text(
            f"no clause of “{scope.regulation}” in it; expected lines that begin with a number such as {wanted}{en}",
            f"нет ни одного пункта «{scope.regulation}»; здесь нужны строки, которые начинаются с номера: {wanted}{ru}",
        ),
    )


def oddities(lines: Sequence[TextLine], parts: Sequence[ClausePart], wordings: Sequence[Wording]) -> tuple[Text, ...]:
    """Say what was odd about the text: text before the first clause, misprinted numbers, clauses out of order."""
    start = next((part.line for part in parts if part.clause), 0)
    before = sum(1 for line in lines if line.text.strip() and line.number < start)
    preface = Text(
        f"text before the first clause left out; lines: {before}",
        f"текст перед первым пунктом пропущен; строк: {before}",
    )
    return (
        *([preface] if before else []),
        *(misprinted(each) for each in wordings if each.printed.split()[-1].lstrip("§") != each.clause),
        *(misplaced(*pair) for pair in pairwise(wordings) if order(pair[1]) < order(pair[0])),
    )


def misprinted(wording: Wording) -> Text:
    """Say that a clause is printed with another number."""
    return Text(
        f"line {wording.line}: clause {wording.clause} is printed as “{wording.printed}.”",
        f"строка {wording.line}: пункт {wording.clause} напечатан как «{wording.printed}.»",
    )


def misplaced(before: Wording, wording: Wording) -> Text:
    """Say that a clause stands out of order."""
    return Text(
        f"line {wording.line}: clause {wording.clause} stands after {before.clause}, out of order",
        f"строка {wording.line}: пункт {wording.clause} стоит после {before.clause}, не по порядку",
    )


def order(wording: Wording) -> tuple[int, ...]:
    """Return the parts of a clause's number, by which clauses are in order."""
    return tuple(int(part) for part in wording.clause.split("."))
