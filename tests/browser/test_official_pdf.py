"""An official text printed as a PDF, with headers and page numbers: read back, it is the text that was printed."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, PdfMargins
from pypdf import PdfReader

from lasca_rules.editions import Document, Known, read_document, with_text
from lasca_rules.regulations import load

SENTENCES = " ".join(
    f"Чашек номер {number} бывает на столе не больше {number % 7} за один раз." for number in range(40)
)
TEXT = "1.14. О странностях\n\n" + "\n\n".join(f"1.14.{number}. {SENTENCES}" for number in (1, 2, 3, 4))
HEADER = '<p style="font-size: 8px; width: 100%; text-align: center">Правила вида спорта «чай»</p>'
FOOTER = '<p style="font-size: 8px; width: 100%; text-align: center"><span class="pageNumber"></span></p>'


def said(document: Document) -> list[tuple[str, str]]:
    return [(each.clause, " ".join(word.key for word in each.words)) for each in document.wordings]


@pytest.mark.parametrize("size", ["A4", "A5", "A6"])
def test_a_printed_text_is_read_back_as_it_was(size: str, chromium: Browser, tmp_path: Path) -> None:
    (tmp_path / "text.txt").write_text(TEXT, "utf-8")
    original = read_document(tmp_path / "text.txt", load(), "column")
    page = chromium.new_page()
    page.set_content("".join(f"<p>{paragraph}</p>" for paragraph in TEXT.split("\n\n")))
    margin = PdfMargins(top="50px", bottom="50px", left="40px", right="40px")
    printed = tmp_path / "text.pdf"
    printed.write_bytes(
        page.pdf(format=size, margin=margin, display_header_footer=True, header_template=HEADER, footer_template=FOOTER)
    )
    page.close()
    known = with_text(Known(), original)
    document = read_document(printed, load(), "column", known)
    assert said(document) == said(original)
    assert any("left out as a page header: “Правила вида спорта «чай»”" in notice.en for notice in document.notices)
    laid_out = "\f".join(each.extract_text(extraction_mode="layout") for each in PdfReader(printed).pages)
    (tmp_path / "laid_out.txt").write_text(laid_out, "utf-8")
    assert said(read_document(tmp_path / "laid_out.txt", load(), "column", known)) == said(original)
