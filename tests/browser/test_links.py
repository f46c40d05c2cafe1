"""Links lead to what they name, also where it is folded or filtered away; the back button leads back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Opens

FOLDED = "A board of the wrong size is noted"


def top_of(page: Page, place: str) -> float:
    """Return how far below the window's upper edge a place is, once it has stopped moving."""
    page.wait_for_timeout(150)
    top: float = page.locator(f'[id="{place}"]').evaluate("one => one.getBoundingClientRect().top")
    return top


def a_folded_scenario(page: Page) -> str:
    place: str = page.locator("details.scenario:not([open])").last.get_attribute("id") or ""
    return place


@pytest.mark.parametrize("place", ["column:2.2.1-n4", "nardy:28.8-a", "reading-kit-bounds", "column:1.14.2", "K8"])
def test_a_deep_link_opens_at_its_place(open_page: Opens, place: str) -> None:
    page = open_page(f"#{place}")
    expect(page.locator(f'[id="{place}"]')).to_be_visible()
    assert 0 <= top_of(page, place) < 400


def test_a_deep_link_to_folded_evidence_unfolds_it(open_page: Opens) -> None:
    place = a_folded_scenario(open_page())
    page = open_page(f"#{place}")
    expect(page.locator(f'[id="{place}"] .steps')).to_be_visible()
    assert 0 <= top_of(page, place) < 400


def test_a_link_to_what_the_filter_hides_shows_everything_again(open_page: Opens) -> None:
    page = open_page("?standing=broken")
    expect(page.locator('[id="play:P9"]')).to_be_hidden()
    page.locator('a.cell[href="#play:P9"]').click()
    expect(page.locator('[id="play:P9"]')).to_be_visible()
    assert "standing" not in page.url


def test_an_address_of_nothing_on_the_page_does_no_harm(open_page: Opens) -> None:
    page = open_page("?lang=xx&standing=nonsense&q=#nowhere%20<b>")
    expect(page.locator(".statement").first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules in action", use_inner_text=True)


def test_every_statement_scenario_reading_and_ruling_has_a_link_to_itself(open_page: Opens) -> None:
    page = open_page()
    page.get_by_role("button", name="Unfold all").click()
    for what in (".statement", "details.scenario", ".reading", ".ruling"):
        bare = page.locator(what).evaluate_all(
            "found => found.filter(one => !one.id || !one.querySelector(`a[href='#${one.id}']`)).length"
        )
        assert (what, bare) == (what, 0)


def test_a_deep_link_to_a_ruling_in_folded_evidence_unfolds_it(open_page: Opens) -> None:
    page = open_page()
    page.get_by_role("button", name="Unfold all").click()
    rulings = page.locator(".ruling").evaluate_all("found => found.map(one => one.id)")
    folded = set(rulings) - set(open_page().locator(".ruling").evaluate_all("found => found.map(one => one.id)"))
    place = min(folded)
    page = open_page(f"#{place}")
    expect(page.locator(f'[id="{place}"]')).to_be_visible()
    assert 0 <= top_of(page, place) < 700


def test_back_leads_to_where_a_link_was_followed(open_page: Opens) -> None:
    page = open_page("#column:1.14.2-c")
    link = page.locator('[id="column:1.14.2-c"] a.cite:visible').first
    page.wait_for_timeout(200)
    page.mouse.wheel(0, 70)
    page.wait_for_timeout(300)
    left = page.evaluate("scrollY")
    link.click()
    page.wait_for_function(f"Math.abs(scrollY - {left}) > 200")
    page.go_back()
    page.wait_for_function(f"Math.abs(scrollY - {left}) < 4")


def test_back_undoes_the_filter_and_keeps_the_language(open_page: Opens) -> None:
    page = open_page()
    page.locator("label", has=page.locator("input[value=broken]")).click()
    expect(page.locator(".statement:visible")).to_have_count(1)
    page.get_by_role("searchbox").fill("34,9")
    page.wait_for_url("**/*q=34*")
    page.get_by_role("button", name="Русский").click()
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(page.locator(".statement:visible")).to_have_count(1)
    page.go_back()
    expect(page.locator('[id="play:P9"]')).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Правила в действии", use_inner_text=True)
    page.go_forward()
    expect(page.locator(".statement:visible")).to_have_count(1)
    assert "lang=ru" in page.url


def test_typing_a_search_is_one_step(open_page: Opens) -> None:
    page = open_page()
    page.get_by_role("searchbox").press_sequentially("glossy", delay=160)
    page.wait_for_url("**/*q=glossy*")
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("")
    assert "q=" not in page.url
