"""The desk in a browser rules on a game that the project does not know."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.made_up.reported import MADE_UP, reported


def test_a_referee_of_a_made_up_game_is_asked_and_answered(chromium: Browser, tmp_path: Path) -> None:
    found = reported(MADE_UP, tmp_path / "report", "--no-probe")
    assert found.status == 0, found.said
    errors: list[str] = []
    context = chromium.new_context(locale="en-GB")
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(error.message))
    page.goto(f"{(found.folder / 'desk.html').as_uri()}#regulation=pebbles")
    for option in ("heap", "yes", "w", "no", "no"):
        page.locator(f"#asking .question-card [data-option='{option}']").click()
    expect(page.get_by_text("Have White put the surplus back into the heap.").first).to_be_visible()
    context.close()
    assert errors == []
