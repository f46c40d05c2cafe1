"""The official wording in a real browser: what is pointed at, focused, pressed or tapped lights up on both sides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from lasca_rules.editions import OfficialText, load_layout, pinned, read_document
from lasca_rules.regulations import load
from reports.conflicts import load_incidents
from reports.questions import load_questions
from reports.render import render
from reports.results import read_results
from reports.weighing import weigh

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Opens

DATA = Path(__file__).parents[1] / "data"
WORDING = "[id='wording-column:1.14.1']"
PLACE = "?lang=en#wording-column:1.14.1"


@pytest.fixture(scope="session")
def report_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sample's report, an invented official text beside our restatements."""
    registry = load()
    text = read_document(DATA / "tea_older.txt", registry, "column")
    layout = pinned(load_layout("column", DATA / "tea_spans.toml"), text)
    report = weigh(registry, read_results(DATA / "results_sample.json"), load_incidents(), load_questions())
    folder = tmp_path_factory.mktemp("wording")
    page = render(report, [OfficialText("tea_older.txt", text, layout)])
    (folder / "index.html").write_text(page, encoding="utf-8")
    return folder


def lit(page: Page) -> list[str]:
    """Return what is lit: the words, and the letters of the statements."""
    return [
        " ".join(text.split())
        for text in page.locator(
            f"{WORDING} .words.lit, {WORDING} .lit .sign > [aria-hidden], {WORDING} .note.lit .sign"
        ).all_inner_texts()
    ]


def words(page: Page, text: str) -> Locator:
    return page.locator(f"{WORDING} .words", has_text=text)


def test_words_light_up_with_every_statement_that_restates_them(open_page: Opens) -> None:
    page = open_page(PLACE)
    words(page, "чайник закипел").hover()
    assert lit(page) == ["чайник закипел", "a"]
    words(page, "игра прервана.").hover()
    assert lit(page) == ["игра прервана.", "a", "b"]
    words(page, "Примечание.").hover()
    assert lit(page) == ["Примечание.", "*"]
    page.mouse.move(0, 0)
    assert lit(page) == []


def test_a_statement_lights_up_with_all_its_words(open_page: Opens) -> None:
    page = open_page(PLACE)
    page.locator(f"{WORDING} li[data-by='column:1.14.1-b']").hover()
    assert lit(page) == ["Если", "или", "доска упала,", "игра прервана.", "b"]


def test_the_keyboard_does_the_same_and_holds_what_it_pressed(open_page: Opens) -> None:
    page = open_page(PLACE)
    words(page, "Если").focus()
    page.keyboard.press("Tab")  # past the letters: the statements beside the wording are links too
    kettle = words(page, "чайник закипел")
    expect(kettle).to_be_focused()
    assert lit(page) == ["чайник закипел", "a"]
    expect(kettle).to_have_accessible_description(re.compile("^1.14.1-a .+"))
    page.keyboard.press("Enter")
    expect(kettle).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    assert lit(page) == ["или", "a", "b"]
    expect(kettle).not_to_be_focused()
    page.locator(f"{WORDING} li a").first.focus()
    page.keyboard.press("Escape")
    expect(kettle).to_have_attribute("aria-pressed", "false")
    page.locator(f"{WORDING} li[data-by='column:1.14.1-n'] a").focus()
    assert lit(page) == ["Чай пьют молча.", "n"]


def test_a_tap_on_a_phone_brings_the_restatement_into_view_and_another_takes_it_away(open_page: Opens) -> None:
    page = open_page(PLACE, viewport={"width": 390, "height": 500}, has_touch=True, is_mobile=True)
    ours = page.locator(f"{WORDING} .ours")
    words(page, "чайник закипел").tap()
    assert lit(page) == ["чайник закипел", "a"]
    expect(ours.locator("li[data-by='column:1.14.1-a']")).to_be_in_viewport(ratio=1)
    expect(ours.locator("li[data-by='column:1.14.1-b']")).to_be_hidden()
    words(page, "чайник закипел").tap()
    assert lit(page) == []
    expect(ours.locator("li[data-by='column:1.14.1-b']")).to_be_visible()


def test_a_letter_leads_to_its_statement_and_the_statement_back_to_the_wording(open_page: Opens) -> None:
    page = open_page(PLACE)
    page.locator(f"{WORDING} sup a", has_text="n").click()
    statement = page.locator("[id='column:1.14.1-n']")
    expect(statement).to_be_in_viewport()
    statement.locator(".to-wording a").click()
    expect(page.locator(f"{WORDING} .official")).to_be_in_viewport()


def test_the_official_text_shows_in_either_language_and_ours_in_the_one_that_is_chosen(open_page: Opens) -> None:
    for language, other in (("en", "ru"), ("ru", "en")):
        page = open_page(f"?lang={language}#wording-column:1.14.1")
        expect(words(page, "чайник закипел")).to_be_visible()
        beside = page.locator(f"{WORDING} li[data-by='column:1.14.1-a']")
        expect(beside.locator(f"p[lang={language}]")).to_be_visible()
        expect(beside.locator(f"p[lang={other}]")).to_be_hidden()


def test_without_scripts_everything_is_there_and_the_letters_lead_to_the_statements(open_page: Opens) -> None:
    page = open_page(PLACE, java_script_enabled=False)
    expect(words(page, "чайник закипел")).to_be_visible()
    expect(page.locator(f"{WORDING} li")).to_have_count(7)
    page.locator(f"{WORDING} sup a", has_text="n").click()
    expect(page.locator("[id='column:1.14.1-n']")).to_be_in_viewport()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wider_than_a_phone(open_page: Opens, scheme: str) -> None:
    page = open_page(PLACE, viewport={"width": 320, "height": 600}, color_scheme=scheme)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
