"""The official wording beside ours: the marks of its words, where it stands, and that it stands nowhere else."""

import re
import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lasca_rules.editions import EditionError, OfficialText, load_layout, pinned, read_document, read_official_texts
from lasca_rules.languages import Language, Text
from lasca_rules.regulations import load
from reports.__main__ import main
from reports.model import Report
from reports.render import render
from reports.source import ClauseWording, OfficialSource, SourceMark, SourceWords, Tally, make_sources
from tests.kept_pages import unfolded

HOUSE = Path(__file__).parents[2]
DATA = HOUSE / "tests" / "data"
SAMPLE = DATA / "results_sample.json"


def tea(name: str) -> OfficialText:
    """Return an invented official text of column draughts, with the spans that were laid on the older one."""
    older = read_document(DATA / "tea_older.txt", load(), "column")
    layout = pinned(load_layout("column", DATA / "tea_spans.toml"), older)
    return OfficialText(name, read_document(DATA / name, load(), "column"), layout)


@pytest.fixture(scope="module")
def older(report: Report) -> OfficialSource:
    return make_sources(report, [tea("tea_older.txt")])["column"]


@pytest.fixture(scope="module")
def newer(report: Report) -> OfficialSource:
    return make_sources(report, [tea("tea_newer.txt")])["column"]


@pytest.fixture(scope="module")
def shown(report: Report) -> str:
    return render(report, [tea("tea_newer.txt")])


def clause(source: OfficialSource, number: str) -> ClauseWording:
    placed = [*(each for group in source.before.values() for each in group), *source.after]
    return next(each for each in placed if each.number == number)


def written(words: SourceWords) -> str:
    return f"{words.text}^{' '.join(mark.sign for mark in words.marks)}"


def test_words_bear_the_letters_of_the_statements_that_restate_them(older: OfficialSource) -> None:
    first, second = clause(older, "1.14.1").paragraphs
    assert [written(words) for words in first] == [
        "Если^a b",
        "чайник закипел^a",
        "или^a b",
        "доска упала,^b",
        "игра прервана.^a b",
    ]
    assert [written(words) for words in second] == ["Примечание.^*", "Чай пьют молча.^n"]
    assert first[0].marks[1] == SourceMark("b", "column:1.14.1-b", "column:1.14.1-b")


def test_each_statement_of_the_clause_stands_beside_it_in_a_colour_of_its_own(older: OfficialSource) -> None:
    wording = clause(older, "1.14.1")
    assert [each.statement for each in wording.statements] == [
        f"column:1.14.1-{letter}" for letter in ("a", "b", "c", "d", "e", "n")
    ]
    assert [each.found for each in wording.statements] == [True, True, False, False, False, True]
    assert not any(each.changed for each in wording.statements)
    hues = {each.statement: each.hue for each in wording.statements}
    assert len(set(hues.values())) == len(hues)
    chai = wording.paragraphs[1][1]
    assert chai.hue == hues["column:1.14.1-n"]


def test_what_rules_on_nothing_gives_its_reason(older: OfficialSource) -> None:
    wording = clause(older, "1.14.1")
    label = wording.paragraphs[1][0]
    (note,) = wording.notes
    assert (label.kind, label.marks[0].key) == ("not-normative", note.key)
    assert note.reason == Text("It announces a note", "Вводит примечание")


def test_words_are_counted_by_what_covers_them(older: OfficialSource, newer: OfficialSource) -> None:
    assert older.tally == Tally(restated=24, not_normative=3, uncovered=0)
    assert newer.tally == Tally(restated=15, not_normative=3, uncovered=7)
    assert clause(newer, "1.14.3").tally == Tally(restated=0, not_normative=0, uncovered=5)
    assert newer.tally.text == Text(
        "25 words · restated 15 · not normative 3 · not covered 7",
        "25 слов · передано 15 · без предписаний 3 · не охвачено 7",
    )
    assert "not covered" not in older.tally.text.en


def test_the_strip_shows_the_whole_text_in_order(older: OfficialSource, newer: OfficialSource) -> None:
    assert older.stretches == (("not-normative", 2), ("restated", 8), ("not-normative", 1), ("restated", 16))
    assert newer.stretches[-3:] == (("uncovered", 5), ("restated", 4), ("uncovered", 2))
    assert sum(words for _, words in newer.stretches) == newer.tally.words


def test_a_wording_stands_at_its_clause_and_what_we_do_not_restate_before_the_next_one(newer: OfficialSource) -> None:
    assert {name: [each.number for each in group] for name, group in newer.before.items()} == {
        "column:1.14.1": ["1.14", "1.14.1"],
        "column:1.14.3": ["1.14.3"],
        "column:1.14.4": ["1.14.4"],
    }
    assert [(each.number, each.known) for each in newer.after] == [("1.14.5", False)]
    assert newer.missing[0] == "column:1.14.2"
    assert "column:1.14.3" not in newer.missing
    assert [each.number for each in newer.open] == ["1.14.3", "1.14.5"]


def test_what_changed_is_said_of_the_words_and_of_the_statement(older: OfficialSource, newer: OfficialSource) -> None:
    wording = clause(newer, "1.14.3")
    ((changed,),) = wording.paragraphs
    assert (changed.kind, changed.marks) == ("uncovered", ())
    assert [mark.sign for mark in changed.altered] == ["a"]
    assert [each.changed for each in wording.statements] == [True]
    assert (older.differs, newer.differs) == (0, 2)


# --- the page ---


class Reader(HTMLParser):
    """Gathers the tags of a page with their attributes, and the text inside the official wordings."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    return reader


def wording_of(page: str, name: str) -> str:
    return page.partition(f'<section class="wording" id="wording-{name}"')[2].partition("</section>")[0]


def test_words_and_what_restates_them_name_each_other(shown: str) -> None:
    inside = read(wording_of(shown, "column:1.14.1")).tags
    words = [each["data-by"] for tag, each in inside if tag == "span" and "data-by" in each]
    ours = [each["data-by"] for tag, each in inside if tag == "li"]
    assert words[0] == "column:1.14.1-a column:1.14.1-b"
    assert {key for keys in words for key in (keys or "").split()} <= set(ours)
    assert len(ours) == len(set(ours)) == 7


def test_every_link_leads_somewhere_and_no_id_stands_twice(shown: str) -> None:
    tags = read(unfolded(shown)).tags
    names = Counter(each["id"] for _, each in tags if "id" in each)
    assert max(names.values()) == 1
    links = {(each["href"] or "")[1:] for tag, each in tags if tag == "a" and each["href"] != "desk.html"}
    assert links <= set(names)
    assert {"wording-column:1.14.1", "wording-column:1.14.3"} <= links


def test_the_official_wording_is_russian_in_either_language_of_the_page(shown: str) -> None:
    assert wording_of(shown, "column:1.14.1").count('<div class="official always" lang="ru">') == 1


def test_words_that_nothing_covers_say_so_in_both_languages(shown: str) -> None:
    for words in ("not restated", "не передано"):
        assert words in wording_of(shown, "column:1.14.5")
        assert words not in wording_of(shown, "column:1.14.1")
    for words in ("changed; was", "изменено; было", "The words that it restates have changed."):
        assert words in wording_of(shown, "column:1.14.3")
    for words in ("No words of this clause are marked as its own.", "A heading of tea", "Чайный заголовок"):
        assert words not in wording_of(shown, "column:1.14.3")
    assert "A heading of tea" in wording_of(shown, "column:1.14")
    assert "tea_newer.txt" in shown


def test_markup_in_an_official_text_shows_as_text(shown: str, page: str) -> None:
    assert "Кофе &lt;b&gt;разрешён&lt;/b&gt;." in shown
    assert {tag for tag, _ in read(wording_of(shown, "column:1.14.5")).tags} <= {"p", "span", "div", "sup"}
    assert len(re.findall("<script", unfolded(shown))) == len(re.findall("<script", unfolded(page))) == 1


def test_without_an_official_text_the_page_has_no_trace_of_one(report: Report, page: str) -> None:
    assert render(report, []) == page
    body = page.partition("<body>")[2]
    assert 'class="wording"' not in body
    assert "to-wording" not in body


# --- the command ---


def test_the_wording_is_on_the_page_and_in_no_other_file(tmp_path: Path) -> None:
    assert main([str(SAMPLE), str(tmp_path), "--lang", "en"]) == 1
    without = (tmp_path / "report.json").read_bytes()
    assert main([str(SAMPLE), str(tmp_path), "--source", f"column={DATA / 'tea_older.txt'}", "--lang", "en"]) == 1
    assert "чайник закипел" in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert (tmp_path / "report.json").read_bytes() == without


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["column"], "--source: expected REGULATION=FILE, such as column=rules.txt, not “column”"),
        (["=tea_older.txt"], "no official text is known of “”; expected one of column, draughts, nardy"),
        (["chess=tea_older.txt"], "no official text is known of “chess”"),
        (["play=tea_older.txt"], "no official text is known of “play”"),
        (["column="], "expected REGULATION=FILE"),
        (["column=missing.txt"], "missing.txt: cannot be read: no such file or folder"),
        (["column=tea_older.txt", "column=tea_newer.txt"], "“column” is given twice"),
        (["nardy=tea_older.txt"], "no clause of “nardy” in it"),
    ],
)
def test_a_text_that_cannot_be_shown_is_one_line_and_nothing_is_written(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    given: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(DATA)
    options = [part for one in given for part in ("--source", one)]
    for language in Language:
        assert main([str(SAMPLE), str(tmp_path / "out"), *options, "--lang", language.value]) == 2
        printed = capsys.readouterr()
        assert (printed.out, printed.err.count("\n")) == ("", 1)
        assert language is Language.RUSSIAN or said in printed.err
    assert not (tmp_path / "out").exists()


def test_texts_come_in_the_order_of_the_regulations_and_by_the_names_of_their_files(tmp_path: Path) -> None:
    (tmp_path / "dice.txt").write_text("28.1. Кости бросают в стакан.\n", encoding="utf-8")
    texts = read_official_texts([f"nardy={tmp_path / 'dice.txt'}", f"column={DATA / 'tea_older.txt'}"], load())
    assert [(text.document.regulation, text.file) for text in texts] == [
        ("column", "tea_older.txt"),
        ("nardy", "dice.txt"),
    ]
    with pytest.raises(EditionError, match="given twice"):
        read_official_texts(["nardy=a", "nardy=b"], load())


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=HOUSE, capture_output=True, encoding="utf-8", check=False
    )


def test_lasca_rules_report_hands_the_text_on(tmp_path: Path) -> None:
    text = f"column={DATA / 'tea_older.txt'}"
    one = ("--statement", "column:1.14.4-a", "--out", str(tmp_path / "out"), "--lang", "en")
    ended = run("lasca_rules", "report", *one, "--source", text)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "чайник закипел" in (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    for other in ("report.json", "results.json"):
        assert "чайник закипел" not in (tmp_path / "out" / other).read_text(encoding="utf-8")


def test_lasca_rules_report_refuses_a_bad_text_before_anything_runs(tmp_path: Path) -> None:
    ended = run("lasca_rules", "report", "--out", str(tmp_path / "out"), "--source", "column=missing.txt")
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert not (tmp_path / "out").exists()


def test_pytest_refuses_a_bad_text_before_anything_runs(tmp_path: Path) -> None:
    ended = run("pytest", "features", "--report", str(tmp_path / "out"), "--report-source", "chess=missing.txt")
    assert ended.returncode == 2
    assert "no official text is known of “chess”" in ended.stderr
    assert "passed" not in ended.stdout
    assert not (tmp_path / "out").exists()
