"""Markup in scenarios, positions and messages stays text, also in evidence that is drawn when it is opened."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from reports.__main__ import main

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Opens

SAMPLE = Path(__file__).parents[1] / "data" / "results_sample.json"
MARK = "harmless"
HOSTILE = (
    f"{MARK}</noscript></template></script><script>document.title='run'</script>"
    "<img src='http://e.example/x' onerror='document.title=1'><a href='javascript:1'>x</a>"
    "<svg onload='document.title=2'>"
    "</details></article>&lt;b&gt;{{ 7*7 }}\"'`"
)
VERDICTS = (
    {"kind": "make-again", "fields": {"half_move": 1, "offender": "w", "tower": HOSTILE}},
    {"kind": "replay-from-move", "fields": {"half_move": 1}},
    {"kind": "restore-position", "fields": {"by": "w"}},
    {"kind": "claim-refused", "fields": {}},
)
"""As many as an exercise offers."""


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A report of scenarios in which every text is hostile."""
    plain: dict[str, Any] = json.loads(SAMPLE.read_text(encoding="utf-8"))
    both = {"en": HOSTILE, "ru": HOSTILE}
    passage = [HOSTILE, {"value": HOSTILE, "kind": HOSTILE}]
    exhibits = [
        {"kind": "position", "rules": HOSTILE, "position": HOSTILE, "move": HOSTILE, "caption": both},
        {"kind": "position", "rules": "lasca", "position": "w: a1w", "move": None, "caption": both},
        {"kind": "finding", "text": both, "statement": "play:P1"},
        {"kind": "illegal", "move": HOSTILE, "objections": [{"text": both, "statement": "play:P1", "square": None}]},
    ]
    for number, scenario in enumerate(plain["scenarios"]):
        ruling = {
            "kind": "ruling",
            "regulation": "column",
            "verdict": VERDICTS[number % len(VERDICTS)],
            "besides": [{"kind": "mark-king", "fields": {"square": HOSTILE}}],
            "clocks": {"kind": "unchanged", "fields": {}},
            "under": ["column:1.14.1-d"],
            "readings": [],
            "remark": both,
            "words": {"verdict": both, "clocks": both},
        }
        scenario |= {"id": f"{HOSTILE}{number}", "feature": HOSTILE, "name": both, "message": HOSTILE}
        step = {"keyword": both, "text": {"en": passage, "ru": passage}, "table": [[HOSTILE]], "message": HOSTILE}
        scenario["steps"] = [step | {"exhibits": [*exhibits, ruling], "outcome": "passed"}]
    plain["run"] = {"when": HOSTILE, "commit": HOSTILE, "rules": HOSTILE}
    results = tmp_path / "results.json"
    results.write_text(json.dumps(plain), encoding="utf-8")
    main([str(results), str(tmp_path)])
    main([str(results), str(tmp_path), "--since", str(tmp_path / "report.json")])
    return tmp_path


def test_markup_shows_as_text_and_does_nothing(open_page: Opens, hostile: Path) -> None:
    page = open_page()
    page.goto(f"{(hostile / 'index.html').as_uri()}?lang=en&q={MARK}")
    page.get_by_role("button", name="Unfold all").click()
    scenarios = page.locator("details.scenario")
    assert scenarios.count() == 21
    expect(page.locator("details.scenario .steps")).to_have_count(21)
    expect(page).to_have_title("Rules in action")
    assert page.locator(".statement img, .statement script, .statement a[href^=javascript]").count() == 0
    last = scenarios.last
    expect(last.locator(".steps")).to_contain_text("</noscript></template></script><script>")
    expect(last.locator(".verdict")).to_contain_text("<svg onload=")


def test_markup_shows_as_text_at_the_desk_too(open_page: Opens, hostile: Path) -> None:
    page = open_page()
    page.goto((hostile / "desk.html").as_uri() + "#lang=en&view=training")
    exercises = page.evaluate("JSON.parse(document.getElementById('desk-data').textContent).exercises")
    assert len(exercises) > 5
    for exercise in exercises:
        page.goto((hostile / "desk.html").as_uri() + "#" + urlencode({"view": "training", "exercise": exercise["id"]}))
        shown = page.locator("#trainer .exercise")
        expect(shown).to_have_attribute("data-exercise", exercise["id"])
        expect(shown.locator(".says").first).to_contain_text("</noscript></template></script><script>")
        options = shown.locator(".choices .option")
        assert options.count() == 4
        options.nth(exercise["right"]).click()
        expect(shown.locator(".shown .verdict")).to_contain_text("<svg onload=")
        assert shown.locator("img, script, svg[onload], a[href^=javascript]").count() == 0
    assert len(page.locator("body > script[type='text/html']").all()) == len(exercises)
    expect(page).to_have_title("Referee's desk")


@pytest.mark.parametrize("name", ["index.html", "desk.html"])
def test_a_page_sends_no_form_and_keeps_what_its_links_are_relative_to(
    open_page: Opens, opened: Opened, report_folder: Path, name: str
) -> None:
    page = open_page()
    page.goto((report_folder / name).as_uri())
    refused = page.evaluate("""() => new Promise((resolve) => {
      const refused = [];
      addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
      document.head.append(Object.assign(document.createElement("base"), { href: "http://e.example/" }));
      const form = document.createElement("form");
      form.action = "http://e.example/";
      document.body.append(form);
      form.submit();
      setTimeout(() => resolve(refused.sort()), 300);
    })""")
    assert refused == ["base-uri", "form-action"]
    assert page.evaluate("document.baseURI") == page.url
    opened.errors.clear()  # Chromium tells of each refusal as an error


def test_an_address_is_text_too(open_page: Opens) -> None:
    page = open_page("?q=<img src=y onerror=alert(1)>&standing=<b>&by=<b>#<script>alert(1)</script>")
    expect(page.get_by_role("searchbox")).to_have_value("<img src=y onerror=alert(1)>")
    assert page.locator("main img").count() == 0
    expect(page.get_by_text("Nothing fits.")).to_be_visible()
