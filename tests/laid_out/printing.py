"""A text as a PDF and as a Word document, and what programs make of them."""

import shutil
from collections.abc import Mapping
from html import escape
from io import BytesIO
from multiprocessing import get_context

from attrs import frozen
from docx import Document
from playwright.sync_api import Browser, sync_playwright
from pypdf import PdfReader

from tests.browser.conftest import FLAGS

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@frozen
class Paper:
    """A size of paper in millimetres, and the size of the letters in points."""

    name: str
    width: int
    height: int
    letters: int


PAPERS = (Paper("A4", 210, 297, 12), Paper("A5", 148, 210, 10), Paper("a booklet", 105, 180, 11))
RUNNING = '<span style="font-size: 8px; margin: auto">{}</span>'


def pdf(browser: Browser, plain: str, paper: Paper, *, running: bool) -> bytes:
    """Print a text; ``running``: with a header and the number of the page on every page."""
    paragraphs = "".join(f"<p>{escape(each)}</p>" for each in plain.split("\n\n") if each.strip())
    page = browser.new_page()
    page.set_content(f'<html lang="ru"><body style="font: {paper.letters}pt serif">{paragraphs}</body></html>')
    printed = page.pdf(
        width=f"{paper.width}mm",
        height=f"{paper.height}mm",
        margin={"top": "18mm", "bottom": "18mm", "left": "18mm", "right": "18mm"},
        display_header_footer=running,
        header_template=RUNNING.format("Правила вида спорта «чаепитие»"),
        footer_template=RUNNING.format('<span class="pageNumber"></span>'),
    )
    page.close()
    return printed


def read_back(printed: bytes) -> Mapping[str, bytes]:
    """Return a PDF as it is, and as text that programs make of it: line by line, and as it looks on the page."""
    pages = PdfReader(BytesIO(printed)).pages
    return {
        "the PDF itself": printed,
        "its text": "\n\f".join(each.extract_text() for each in pages).encode(),
        "its layout": "\n\f".join(each.extract_text(extraction_mode="layout") for each in pages).encode(),
        "its layout without gaps": "\n".join(
            each.extract_text(extraction_mode="layout", layout_mode_space_vertically=False) for each in pages
        ).encode(),
    }


def word(plain: str) -> bytes:
    """Return a text as a Word document, with a header."""
    document = Document()
    document.sections[0].header.paragraphs[0].text = "Правила вида спорта «чаепитие»"
    for paragraph in plain.split("\n\n"):
        document.add_paragraph(paragraph)
    written = BytesIO()
    document.save(written)
    return written.getvalue()


def printed(plain: str) -> dict[str, bytes]:
    """Return a text on paper of each size, with and without running titles, in each way to read it back.

    It is printed in a process of its own: in this one another test may have a browser open.
    """
    with get_context("spawn").Pool(1) as pool:
        papers: dict[str, bytes] = pool.apply(_print_all, (plain,))
    return {f"{about}: {way}": data for about, paper in papers.items() for way, data in read_back(paper).items()}


def _print_all(plain: str) -> dict[str, bytes]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        return {
            f"{paper.name}{', running titles' if running else ''}": pdf(browser, plain, paper, running=running)
            for paper in PAPERS
            for running in (False, True)
        }
