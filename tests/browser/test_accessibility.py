"""axe-core finds nothing to object to, and what it cannot see: landmarks, phone width, and no scripts."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Opens

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, options: str = "{ resultTypes: ['violations'] }") -> list[str]:
    """Return what axe-core objects to, each with the first element it shows in."""
    page.evaluate(AXE)
    found = page.evaluate(f"axe.run(document, {options}).then(one => one.violations)")
    return [f"{each['id']} ×{len(each['nodes'])}: {each['nodes'][0]['html'][:160]}" for each in found]


@pytest.mark.parametrize(
    ("language", "theme", "width"),
    [
        *(("en", "light", 1200), ("ru", "light", 1200), ("en", "dark", 1200), ("ru", "dark", 1200)),
        *(("en", "light", 390), ("ru", "dark", 390)),
    ],
)
def test_axe_has_no_objections(open_page: Opens, language: str, theme: str, width: int) -> None:
    page = open_page(f"?lang={language}", color_scheme=theme, viewport={"width": width, "height": 900}, bypass_csp=True)
    page.locator("[data-fold=open]").evaluate("one => one.click()")
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_has_no_objections_to_the_questions(open_page: Opens, theme: str) -> None:
    page = open_page("?lang=ru&by=question", color_scheme=theme, bypass_csp=True)
    assert violations(page) == []


def test_axe_would_object(open_page: Opens) -> None:
    page = open_page(bypass_csp=True)
    page.locator("h1").evaluate("one => { one.style.color = '#eee'; }")
    assert any(each.startswith("color-contrast") for each in violations(page, "{ runOnly: ['color-contrast'] }"))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_sticks_out_on_a_phone(open_page: Opens, language: str) -> None:
    page = open_page(f"?lang={language}", viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page.locator("[data-fold=open]").evaluate("one => one.click()")
    page.add_style_tag(content=".statement, .question, .story { content-visibility: visible !important; }")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    wide = page.locator("main *:visible").evaluate_all(
        """found => found
            .filter((one) => one.getBoundingClientRect().right > 391 && !one.closest(".tools, .unseen, .tip"))
            .map((one) => one.outerHTML.slice(0, 100))"""
    )
    assert wide == []


def test_without_scripts_every_statement_is_there_with_its_first_scenario_in_both_languages(open_page: Opens) -> None:
    page = open_page(java_script_enabled=False)
    assert (
        page.locator(".statement details.scenario[open] .steps").count()
        >= page.locator(".statement:has(.scenario)").count()
    )
    for language in ("en", "ru"):
        expect(page.locator(f"noscript .notice [lang={language}]")).to_be_visible()
    expect(page.locator("[lang=ru]:visible", has_text="Правила в действии").first).to_be_visible()
    expect(page.locator("[lang=en]:visible", has_text="Rules in action").first).to_be_visible()
    assert page.locator(".statement:visible .text[lang=ru]:visible").count() == page.locator(".statement").count()
    assert page.locator(".scripted:visible").count() == 0


def test_landmarks_divide_the_page(open_page: Opens) -> None:
    page = open_page()
    for landmark in (page.get_by_role("banner"), page.get_by_role("navigation"), page.get_by_role("main")):
        expect(landmark).to_have_count(1)
    expect(page.get_by_role("main").get_by_role("search")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_is_the_machines(open_page: Opens, theme: str) -> None:
    page = open_page(color_scheme=theme)
    brightness = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
    assert (max(brightness) < 60) == (theme == "dark")
