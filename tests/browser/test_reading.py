"""Reading the page in a browser: language, filter, search, folding."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Opens


def shown(page: Page) -> list[str]:
    """Return the ids of the statements that are to be seen, in order."""
    ids: list[str] = page.locator(".statement:visible").evaluate_all("found => found.map(one => one.id)")
    return ids


@pytest.mark.parametrize(
    ("locale", "heading"), [("ru-RU", "Правила в действии"), ("en-GB", "Rules in action"), ("de-DE", "Rules in action")]
)
def test_the_page_speaks_the_readers_language(open_page: Opens, locale: str, heading: str) -> None:
    page = open_page(locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading, use_inner_text=True)
    expect(page).to_have_title(heading)


def test_the_language_is_switched_and_said_in_the_address(open_page: Opens) -> None:
    page = open_page()
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Правила в действии", use_inner_text=True)
    assert "lang=ru" in page.url
    assert page.evaluate("document.documentElement.lang") == "ru"
    expect(page.get_by_role("button", name="Русский")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Правила в действии", use_inner_text=True)


def test_the_address_has_the_last_word_on_the_language(open_page: Opens) -> None:
    page = open_page("?lang=en", locale="ru-RU")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules in action", use_inner_text=True)


def test_no_english_is_left_on_a_russian_page_but_the_second_restatement(open_page: Opens) -> None:
    page = open_page("?lang=ru")
    english = page.locator("[lang=en]:visible:not(.text):not(.always)")
    assert english.count() == 0
    assert page.locator(".text[lang=en]:visible").count() > 90


def test_the_filter_leaves_the_statements_of_one_standing(open_page: Opens) -> None:
    page = open_page()
    everything = len(shown(page))
    page.locator("label", has=page.locator("input[value=broken]")).click()
    assert shown(page) == ["column:2.1-e"]
    assert "standing=broken" in page.url
    expect(page.get_by_role("status")).to_contain_text("1", use_inner_text=True)
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator(".statement:visible")).to_have_count(everything)
    assert "standing" not in page.url


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("glossy", "column:2.2.1-n4"),
        ("БЛЕДНЫЕ", "column:2.1-n3"),
        ("30:00 сначала", "column:1.14.1-a"),
        ("проверкой виновникам", "column:1.14.2-c"),  # other forms of the words
        ("20-м ходу", "column:1.14.1-d"),
        ("eight squares", "column:2.1-b"),  # stands in folded evidence only
    ],
)
def test_search_finds_words_in_either_language_also_in_folded_evidence(
    open_page: Opens, words: str, found: str
) -> None:
    page = open_page()
    page.get_by_role("searchbox").fill(words)
    expect(page.locator('[id="play:P9"]')).to_be_hidden()  # the search has been carried out
    expect(page.locator(f'[id="{found}"]')).to_be_visible()
    assert page.evaluate("new URLSearchParams(location.search).get('q')") == words


def test_a_search_for_nothing_that_is_there_says_so(open_page: Opens) -> None:
    page = open_page()
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("Nothing fits.")).to_be_visible()
    assert shown(page) == []


def test_a_link_opens_what_its_sender_saw(open_page: Opens) -> None:
    sender = open_page()
    sender.get_by_role("button", name="Русский").click()
    sender.get_by_role("searchbox").fill("2.1")
    sender.locator("label", has=sender.locator("input[value=broken]")).click()
    expect(sender.locator(".statement:visible")).to_have_count(1)
    reader = open_page("?" + sender.url.partition("?")[2], locale="en-GB")
    expect(reader.locator(".statement:visible")).to_have_count(1)
    expect(reader.get_by_role("searchbox")).to_have_value("2.1")
    expect(reader.get_by_role("heading", level=1)).to_have_text("Правила в действии", use_inner_text=True)


def test_all_evidence_unfolds_and_folds(open_page: Opens) -> None:
    page = open_page()
    scenarios = page.locator("details.scenario").count()
    page.get_by_role("button", name="Unfold all").click()
    expect(page.locator("details.scenario[open] .steps:visible")).to_have_count(scenarios)
    page.get_by_role("button", name="Fold all", exact=True).click()
    expect(page.locator("details.scenario[open]")).to_have_count(0)


def test_the_report_reads_by_question_too(open_page: Opens) -> None:
    page = open_page()
    assert page.locator(".question:visible").count() == 0
    page.get_by_text("by question").click()
    expect(page.locator(".statement:visible")).to_have_count(0)
    assert page.locator(".question:visible").count() > 20
    assert "by=question" in page.url
    page.get_by_role("searchbox").fill("knocked over inquiry")
    expect(page.locator(".question:visible")).to_have_count(0)
    page.get_by_role("searchbox").fill("5.4.13.4-b")
    expect(page.locator(".question:visible")).to_have_count(1)
    page.reload()
    expect(page.locator(".question:visible h3")).to_have_text("A move was disputed", use_inner_text=True)


def test_the_filter_also_narrows_the_questions(open_page: Opens) -> None:
    page = open_page("?by=question&standing=broken")
    expect(page.locator(".question:visible h3")).to_have_text("Is the board as it must be?", use_inner_text=True)
    expect(page.locator(".question .row:visible .label")).to_have_text("2.1-e")


def test_a_question_leads_to_a_ruling_and_back(open_page: Opens) -> None:
    page = open_page("?by=question#question-disputed")
    page.locator("#question-disputed .seen a:visible").first.click()
    expect(page.locator(".ruling:visible").first).to_be_visible()
    assert "ruling" in page.url
    page.go_back()
    expect(page.locator("#question-disputed")).to_be_in_viewport()
    expect(page.locator(".statement:visible")).to_have_count(0)


def test_unfolding_all_lets_the_page_answer_in_between(open_page: Opens) -> None:
    page = open_page()
    # One scenario takes longer than the page may be busy at a stretch: the click must not wait for the rest.
    page.evaluate(
        """() => {
            const insert = Element.prototype.insertAdjacentHTML;
            Element.prototype.insertAdjacentHTML = function (...given) {
                for (const end = performance.now() + 20; performance.now() < end;);
                return insert.apply(this, given);
            };
        }"""
    )
    left = "document.querySelectorAll('details.scenario:not([open])').length"
    folded = page.evaluate(left)
    assert page.evaluate(f"() => {{ document.querySelector('[data-fold=open]').click(); return {left}; }}") > folded / 2
    expect(page.locator("details.scenario:not([open])")).to_have_count(0)


def test_folding_stops_an_unfolding_that_has_begun(open_page: Opens) -> None:
    page = open_page()
    page.evaluate(
        "() => { for (const way of ['open', 'closed']) document.querySelector(`[data-fold=${way}]`).click(); }"
    )
    page.wait_for_timeout(300)
    expect(page.locator("details.scenario[open]")).to_have_count(0)


def test_folded_evidence_is_not_built_before_it_is_opened(open_page: Opens) -> None:
    page = open_page()
    place = page.locator("details.scenario:not([open])").first.get_attribute("id")
    folded = page.locator(f'[id="{place}"]')
    expect(folded.locator(".steps")).to_have_count(0)
    folded.locator("summary").click()
    expect(folded.locator(".steps")).to_be_visible()
