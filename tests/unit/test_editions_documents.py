"""Official texts as PDF and Word documents, and letters that are not what they seem. All are invented."""

import io
import sys
import zipfile
from pathlib import Path

import pytest

from lasca_rules.cli.edition_shown import Compared
from lasca_rules.editions import EditionError, Status, difference, read_document
from lasca_rules.editions.comparing import Change
from lasca_rules.editions.coverage import MarkedWord
from lasca_rules.editions.lookalikes import strange_letter
from lasca_rules.editions.words import words_of
from lasca_rules.languages import Language
from lasca_rules.regulations import load

TEXT = "1.14. О странностях\n\n1.14.1. Если чайник закипел, игра прервана.\n\n1.14.2. Кто спорит, тот моет чашки.\n"


def refused(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    with pytest.raises(EditionError) as caught:
        read_document(path, load(), "column")
    assert caught.value.text.en != caught.value.text.ru
    return caught.value.text.en


def test_a_word_document_is_read(tmp_path: Path) -> None:
    docx = pytest.importorskip("docx")
    document = docx.Document()
    for paragraph in TEXT.split("\n\n"):
        document.add_paragraph(paragraph)
    document.sections[0].header.paragraphs[0].text = "Правила вида спорта «чай»"
    document.add_table(rows=1, cols=2).rows[0].cells[1].text = "Сахар."
    document.save(str(tmp_path / "rules.docx"))
    read = read_document(tmp_path / "rules.docx", load(), "column")
    assert [each.clause for each in read.wordings] == ["1.14", "1.14.1", "1.14.2"]
    assert " ".join(word.text for word in read.wordings[2].words) == "Кто спорит, тот моет чашки. Сахар."


def test_without_the_extra_what_to_install_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pypdf", None)
    monkeypatch.setitem(sys.modules, "docx", None)
    for name, start in (("PDF", b"%PDF-1.7"), ("Word (docx)", b"PK\x03\x04")):
        assert f"is a {name} file; install the extra “documents”" in refused(tmp_path / "rules", start)


def test_a_damaged_document_is_refused_in_one_line(tmp_path: Path) -> None:
    assert "is a PDF file that cannot be read; save it as plain text in UTF-8" in refused(tmp_path / "a", b"%PDF-1.7")
    pytest.importorskip("docx")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("notes.txt", "чай")
    for data in (b"PK\x03\x04", packed.getvalue()):
        assert "is a Word (docx) file that cannot be read" in refused(tmp_path / "b", data)


@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r", "cp866", "cp1252", "latin-1", "mac-cyrillic"])
def test_text_that_was_misread_and_saved_again_is_named(tmp_path: Path, encoding: str) -> None:
    spoilt = TEXT.encode().decode(encoding, errors="replace")
    assert "its letters are spoilt: it was UTF-8" in refused(tmp_path / "spoilt.txt", spoilt.encode())


@pytest.mark.parametrize(
    ("word", "letter"), [("шaшки", "a"), ("c", "c"), ("COM", "C"), ("шашкo,", "o"), ("a1", None), ("Lasca", None)]
)
def test_a_letter_of_another_alphabet_is_found(word: str, letter: str | None) -> None:
    assert strange_letter(word) == letter


def test_a_word_with_such_a_letter_is_named(tmp_path: Path) -> None:
    (tmp_path / "rules.txt").write_text(TEXT.replace("чашки", "чaшки"), "utf-8")
    notices = read_document(tmp_path / "rules.txt", load(), "column").notices
    assert [notice.en for notice in notices] == [
        "clause 1.14.2: the word “чaшки.” has the Latin letter a (U+0061) in it"
    ]


def test_two_words_that_look_the_same_are_told_apart_in_the_difference(tmp_path: Path) -> None:
    (tmp_path / "rules.txt").write_text(TEXT, "utf-8")
    document = read_document(tmp_path / "rules.txt", load(), "column")
    older, newer = (
        [MarkedWord(word, place) for place, word in enumerate(words_of([text]), start=1)]
        for text in ("Чашки моют.", "Чaшки моют.")
    )
    shown = Compared(document, (Change("1.14.2", Status.CHANGED, 2, 2),), (), {"1.14.2": difference(older, newer)})
    line = list(shown.lines(Language.ENGLISH))[1]
    assert line == "    [-Чашки-] {+Чaшки (the Latin letter a (U+0061))+} моют."
