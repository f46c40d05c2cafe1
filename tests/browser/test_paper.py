"""On paper: A4, numbered pages, a clause on pages of its own, no cut diagrams, nothing that only a screen can do."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import pytest
from pypdf import PdfReader

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Opens

A4 = (595, 842)


def printed(page: Page) -> list[str]:
    """Print a page as a browser does, and return the text of each sheet; every sheet is A4."""
    document = PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True)))
    assert {(round(sheet.mediabox.width), round(sheet.mediabox.height)) for sheet in document.pages} == {A4}
    return [" ".join(sheet.extract_text().split()) for sheet in document.pages]


def without_numbers(sheets: list[str]) -> list[str]:
    """Return the text of the sheets without their numbers."""
    return [re.sub(rf"\b{number} / {len(sheets)}\b", "", sheet).strip() for number, sheet in enumerate(sheets, 1)]


@pytest.fixture(params=["en", "ru"])
def language(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


def test_every_sheet_has_its_number_and_the_screens_tools_are_gone(open_page: Opens, language: str) -> None:
    sheets = printed(open_page(f"?lang={language}"))
    assert len(sheets) > 20
    for number, sheet in enumerate(sheets, 1):
        assert re.search(rf"(^|\D){number} / {len(sheets)}\b", sheet)
    whole = " ".join(sheets)
    for words in ("Unfold all", "Развернуть всё", "English", "Русский", "by question", "Contents", "Содержание", "¶"):
        assert words not in whole


@pytest.mark.parametrize(
    ("language", "there", "not_there"),
    [
        ("en", ("Where it applies", "Column draughts"), ("Где положение действует", "Столбовые шашки")),
        ("ru", ("Где положение действует", "Столбовые шашки"), ("Where it applies", "Column draughts")),
        ("both", ("Where it applies", "Где положение действует", "Column draughts", "Столбовые шашки"), ()),
    ],
)
def test_it_prints_in_one_language_or_in_both(
    open_page: Opens, language: str, there: tuple[str, ...], not_there: tuple[str, ...]
) -> None:
    whole = " ".join(printed(open_page(f"?lang={language}")))
    assert all(words in whole for words in there)
    assert not any(words in whole for words in not_there)


def test_a_clause_begins_on_a_sheet_of_its_own(open_page: Opens) -> None:
    page = open_page("?lang=en")
    clauses = page.locator(".clause > h3").evaluate_all("found => found.map(one => one.innerText)")
    firsts = page.locator(".regulation > header + .clause > h3").evaluate_all("all => all.map(one => one.innerText)")
    sheets = without_numbers(printed(page))
    for clause in (" ".join(each.split()) for each in clauses if each not in firsts):
        assert any(sheet.startswith(clause) for sheet in sheets), clause
    assert len(clauses) - len(firsts) > 15


def test_a_short_clause_stands_on_one_sheet(open_page: Opens) -> None:
    sheets = without_numbers(printed(open_page("?lang=en")))
    start = next(number for number, sheet in enumerate(sheets) if sheet.startswith("1.14.3 "))
    assert sheets[start + 1].startswith("1.14.4 ")


def test_what_belongs_together_is_not_torn(open_page: Opens) -> None:
    page = open_page()
    page.emulate_media(media="print")
    for what in ("figure", ".ruling", ".clocks", ".restatement", ".steps > li", "h3", "h4"):
        torn = page.locator(what).evaluate_all(
            "found => found.filter(one => getComputedStyle(one).breakInside !== 'avoid').length"
        )
        assert (what, torn) == (what, 0)


def test_the_dark_theme_is_not_printed(open_page: Opens) -> None:
    page = open_page(color_scheme="dark")
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
