"""Spans, coverage, editions compared: on an invented wording, and on the fingerprints of the true one."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from lasca_rules.editions import (
    Document,
    Edition,
    EditionClause,
    EditionError,
    Fate,
    LaidClause,
    Layout,
    PrintedWord,
    Span,
    Status,
    Wording,
    as_data,
    beside,
    compare,
    coverage,
    difference,
    edition_of,
    load_edition,
    load_layout,
    pinned,
    store_edition,
    store_layout,
    suspect_statements,
    suspicions,
)
from lasca_rules.editions.words import fingerprint_of, split, words_of
from lasca_rules.errors import RegistryError
from lasca_rules.languages import Text
from lasca_rules.regulations import load

OFFICIAL = ("column", "draughts", "nardy")
A, B, E = "column:1.14.1-a", "column:1.14.1-b", "column:1.14.1-e"
SAID = "Примечание. Чай, если он остыл, греют снова. Кофе не греют."


def document(*paragraphs: str, clause: str = "1.14.1") -> Document:
    return Document("column", (Wording(clause, clause, 1, words_of(paragraphs)),))


def layout() -> Layout:
    spans = (
        Span(1, 1, reason="label"),
        Span(2, 1, (A,)),
        Span(3, 3, (A, B)),
        Span(6, 2, (A,)),
        Span(8, 3, (E,)),
    )
    reasons = {"label": Text("A label", "Слово-ярлык")}
    return pinned(Layout("column", reasons, (LaidClause("1.14.1", "", spans),)), document(SAID))


def marks(text: str) -> list[tuple[str, ...]]:
    return [each.statements for each in beside(document(text).wordings[0], layout()).words]


@pytest.mark.parametrize("regulation", OFFICIAL)
def test_every_word_of_the_true_text_is_restated_or_says_why_not(regulation: str) -> None:
    laid = {clause.id: clause for clause in load_layout(regulation).clauses}
    stored = load_edition(regulation).clauses
    assert [(clause.id, clause.words) for clause in stored] == [(name, laid[name].words) for name in laid]
    assert all(span.statements or span.reason for clause in laid.values() for span in clause.spans)


@pytest.mark.parametrize("regulation", OFFICIAL)
def test_every_statement_restates_words_of_its_own_clause(regulation: str) -> None:
    restating = {
        (clause.id, statement) for clause in load_layout(regulation).clauses for statement in clause.statements
    }
    expected = {
        (clause.id, statement.id) for clause in load().regulation(regulation).clauses for statement in clause.statements
    }
    assert restating == expected


def test_nothing_is_suspect_while_the_stored_editions_are_those_that_the_spans_are_laid_on() -> None:
    assert suspect_statements(load()) == {}


def test_the_stored_fingerprints_of_few_words_are_too_short_to_find_the_words_by() -> None:
    for regulation in OFFICIAL:
        for clause in load_layout(regulation).clauses:
            for span in clause.spans:
                assert len(span.fingerprint) == (3 if span.length <= 2 else 8 if span.length <= 7 else 16)


@pytest.mark.parametrize(
    "text",
    [
        "примечание. чай, если ОН остыл, греют снова. Кофе не греют.",
        "Примечание. «Чай», если он остыл, - греют снова. Кофе не греют.",
        "Примечание. Чай, (если он остыл), греют снова. Ко\u00adфе не греют.",
    ],
)
def test_case_quotation_marks_brackets_and_dashes_change_nothing(text: str) -> None:
    assert fingerprint_of(words_of([text])) == fingerprint_of(words_of([SAID]))


@pytest.mark.parametrize("text", [SAID.replace("снова", "опять"), SAID.replace("остыл,", "остыл"), SAID[:-1] + "!"])
def test_another_word_or_another_pause_is_a_change(text: str) -> None:
    assert fingerprint_of(words_of([text])) != fingerprint_of(words_of([SAID]))


def test_yo_and_dashes_of_any_length_between_numbers_are_the_same() -> None:
    keys = {
        tuple(PrintedWord(word).key for word in split(f"{e}лка 5{dash}10 мм"))
        for e in "её"
        for dash in ("-", "–", " — ")
    }
    assert keys == {("елка", "5-10", "мм")}
    assert PrintedWord("1/4").key != PrintedWord("14").key


def test_each_word_bears_the_statements_that_restate_it() -> None:
    assert marks(SAID) == [(), (A,), *[(A, B)] * 3, (A,), (A,), *[(E,)] * 3]


def test_spans_are_found_again_where_the_text_has_moved_them() -> None:
    assert marks("Утром иначе. " + SAID) == [(), (), *marks(SAID)]
    assert marks(SAID.replace("Кофе", "И вот ещё: кофе")) == [*marks(SAID)[:7], (), (), (), *[(E,)] * 3]


def test_a_changed_word_uncovers_its_span_and_names_its_statements() -> None:
    found = beside(document(SAID.replace("не греют", "всегда греют")).wordings[0], layout())
    (run,) = found.uncovered
    assert [each.word.text for each in run] == ["Кофе", "всегда", "греют."]
    assert {each.altered for each in run} == {(E,)}
    assert (found.restated, found.not_normative) == (6, 1)


def test_words_after_a_span_that_is_found_again_are_not_laid_to_those_before() -> None:
    found = beside(document(SAID.replace("Чай,", "Сок,").replace("Кофе", "И кофе")).wordings[0], layout())
    assert [(run[0].word.text, run[0].altered) for run in found.uncovered] == [("Сок,", (A,)), ("И", ())]


def test_spans_found_again_do_not_overlap() -> None:
    spans = (Span(1, 1, (A,)), Span(2, 2, (B,)))
    laid = pinned(Layout("column", {}, (LaidClause("1.14.1", "", spans),)), document("Чай. Кофе чай."))
    words = beside(document("Вода. Кофе чай.").wordings[0], laid).words
    assert [word.statements for word in words] == [(), (B,), (B,)]


def test_a_clause_without_spans_is_uncovered_altogether() -> None:
    (found,) = coverage(document("Чай пьют.", clause="1.14.9"), layout())
    assert not found.laid
    assert [len(run) for run in found.uncovered] == [2]


def test_a_wording_as_data_in_paragraphs_and_runs() -> None:
    text = document("Примечание. Чай, если он остыл, греют снова.", "Кофе не греют.").wordings[0]
    data = as_data(beside(text, layout()))
    paragraphs = data["paragraphs"]
    assert isinstance(paragraphs, list)
    assert [[run["text"] for run in paragraph] for paragraph in paragraphs] == [
        ["Примечание.", "Чай,", "если он остыл,", "греют снова."],
        ["Кофе не греют."],
    ]
    assert paragraphs[0][0] == {
        "text": "Примечание.",
        "first": 1,
        "last": 1,
        "statements": [],
        "reason": {"en": "A label", "ru": "Слово-ярлык"},
        "altered": [],
    }


def editions(*texts: str) -> Sequence[Edition]:
    return [edition_of(document(text), layout()) for text in texts]


def test_a_changed_clause_makes_all_its_statements_suspect_and_says_which_words_changed() -> None:
    (newer,) = editions(SAID.replace("снова", "опять"))
    assert newer.clauses[0].lost == (A,)
    reasons = {each.statement: each.reason.en for each in suspicions(layout(), newer)}
    assert reasons == {
        A: "in clause 1.14.1 of the official text the words that it restates have changed",
        B: "clause 1.14.1 of the official text has changed, though not in the words that it restates",
        E: "clause 1.14.1 of the official text has changed, though not in the words that it restates",
    }


def test_a_clause_that_is_gone_makes_its_statements_suspect() -> None:
    reasons = [each.reason.en for each in suspicions(layout(), Edition("column", ()))]
    assert reasons == ["clause 1.14.1 is gone from the official text"] * 3


def test_the_wording_the_spans_are_laid_on_makes_nothing_suspect() -> None:
    assert suspicions(layout(), *editions(SAID)) == ()


def test_of_the_stored_editions_those_that_moved_away_are_suspect() -> None:
    moved = Edition("column", (*load_edition("column").clauses[2:], EditionClause("1.14.1", 90, "0" * 16, (A,))))
    suspect = suspect_statements(load(), [moved, load_edition("nardy")])
    assert set(suspect) == {each.id for each in load().clause("column:1.14.1").statements}
    assert "the words that it restates have changed" in suspect[A][0].en


def test_clauses_are_the_same_changed_new_or_gone() -> None:
    older = Edition("column", (EditionClause("1", 1, "a"), EditionClause("2", 2, "b"), EditionClause("3", 3, "c")))
    newer = Edition("column", (EditionClause("2", 2, "B"), EditionClause("3", 3, "c"), EditionClause("4", 4, "d")))
    found = [(change.clause, change.status) for change in compare(older, newer)]
    assert found == [("2", Status.CHANGED), ("3", Status.SAME), ("4", Status.NEW), ("1", Status.GONE)]
    assert {change.status for change in compare(None, newer)} == {Status.NEW}


def test_the_difference_word_by_word_and_whom_it_touches() -> None:
    older, newer = (
        beside(document(text).wordings[0], layout()).words
        for text in (SAID, "Примечание. Чай греют опять. Кофе не греют.")
    )
    assert [(piece.fate, " ".join(piece.words), piece.statements) for piece in difference(older, newer)] == [
        (Fate.KEPT, "Примечание.", ()),
        (Fate.OUT, "Чай, если он остыл,", (A, B)),
        (Fate.IN, "Чай", (A, B)),
        (Fate.KEPT, "греют", ()),
        (Fate.OUT, "снова.", (A,)),
        (Fate.IN, "опять.", (A,)),
        (Fate.KEPT, "Кофе не греют.", ()),
    ]


def test_what_is_stored_reads_back_and_holds_none_of_the_words(tmp_path: Path) -> None:
    (newer,) = editions(SAID.replace("снова", "опять"))
    assert load_edition("column", store_edition(newer, tmp_path / "edition.toml")) == newer
    assert load_layout("column", store_layout(layout(), tmp_path / "spans.toml")) == layout()
    kept = (tmp_path / "edition.toml").read_text("utf-8") + (tmp_path / "spans.toml").read_text("utf-8")
    for word in ("Чай", "остыл", "греют", "Кофе"):
        assert word.casefold() not in kept.casefold()


def test_spans_are_pinned_only_to_a_wording_of_their_length() -> None:
    with pytest.raises(EditionError, match=r"clause 1\.14\.1: the spans are laid on 10 words, the text has 12"):
        pinned(layout(), document("И снова. " + SAID))


@pytest.mark.parametrize(
    ("spans", "expected"),
    [
        ('{ words = "2-3", reason = "label" }', "1.14.1, 2-3: expected words from 1 on"),
        (
            '{ words = "1-3", reason = "label" }, { words = "5", reason = "label" }',
            "1.14.1, 5: expected words from 4 on",
        ),
        (
            '{ words = "1-3", reason = "label" }, { words = "3", reason = "label" }',
            "1.14.1, 3: expected words from 4 on",
        ),
        ('{ words = "a-b", reason = "label" }', "expected words from 1 on"),
        ('{ words = "1" }', "expected either statements or a reason"),
        ('{ words = "1", reason = "no" }', "expected either statements or a reason"),
        ('{ words = "1", reason = "label", statements = ["1.14.1-a"] }', "expected either statements or a reason"),
        ('{ words = "1", statements = ["1.14.1-z"] }', "no statement column:1.14.1-z"),
    ],
)
def test_spans_with_gaps_overlaps_or_unknown_names_are_refused(tmp_path: Path, spans: str, expected: str) -> None:
    file = tmp_path / "spans.toml"
    file.write_text(
        f'[reasons.label]\nen = "a"\nru = "б"\n[[clauses]]\nid = "1.14.1"\nfingerprint = "0"\nspans = [{spans}]\n',
        "utf-8",
    )
    with pytest.raises(RegistryError) as caught:
        load_layout("column", file)
    assert expected in str(caught.value)
