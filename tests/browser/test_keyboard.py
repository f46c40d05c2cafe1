"""Everything can be reached and done by keyboard, and one sees where one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Opens

FOCUSED = "document.activeElement"


def focused(page: Page) -> str:
    text: str = page.evaluate(f"{FOCUSED}.innerText || {FOCUSED}.name || {FOCUSED}.tagName")
    return text.strip()


def test_the_first_stop_leads_past_the_map_to_the_text(open_page: Opens) -> None:
    page = open_page()
    page.keyboard.press("Tab")
    assert focused(page) == "Skip to the text"
    page.keyboard.press("Enter")
    page.wait_for_function("scrollY > 300")
    page.keyboard.press("Tab")
    assert page.evaluate(f"{FOCUSED}.closest('main') !== null")


def test_language_search_and_evidence_by_keyboard_alone(open_page: Opens) -> None:
    page = open_page()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert focused(page) == "Русский"
    page.keyboard.press("Space")
    expect(page.get_by_role("heading", level=1)).to_have_text("Правила в действии", use_inner_text=True)
    page.keyboard.press("/")
    assert focused(page) == "q"
    page.keyboard.type("34,9")
    expect(page.locator(".statement:visible")).to_have_count(1)
    folded = page.locator("details.scenario:visible").last
    for _ in range(40):
        page.keyboard.press("Tab")
        if folded.locator("summary").evaluate(f"summary => summary === {FOCUSED}"):
            break
    page.keyboard.press("Enter")
    expect(folded.locator(".steps")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_the_filter_is_chosen_with_the_arrow_keys(open_page: Opens) -> None:
    page = open_page()
    page.locator("input[name=standing]").first.focus()
    broken = page.locator("input[value=broken]")
    for _ in range(6):
        if not broken.is_checked():
            page.keyboard.press("ArrowRight")
    expect(page.locator(".statement:visible")).to_have_count(1)


def test_whatever_has_the_focus_is_outlined_and_nothing_takes_it_twice(open_page: Opens) -> None:
    page = open_page()
    stops = []
    for _ in range(60):
        page.keyboard.press("Tab")
        stop = page.evaluate(
            f"""() => {{
                const one = {FOCUSED}, ringed = one.closest(".filter label") ?? one;
                const style = getComputedStyle(ringed);
                one.dataset.stop = (one.dataset.stop ?? "") + "x";
                const ring = [style.outlineStyle, parseFloat(style.outlineWidth)];
                return [one.outerHTML.slice(0, 80), ...ring, one.dataset.stop];
            }}"""
        )
        stops.append(stop)
    assert [stop for stop in stops if stop[1] == "none" or stop[2] < 2] == []
    assert {stop[3] for stop in stops} == {"x"}
