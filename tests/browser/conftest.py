"""A real browser for the page: Debian's Chromium, driven by Playwright, without a network."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from attrs import frozen
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from reports.__main__ import BROKEN, main

SAMPLE = Path(__file__).parents[1] / "data" / "results_sample.json"

FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
MISSING = "Chromium is not installed: the tests in a browser did not run. To run them: apt-get install chromium"


PATH = shutil.which("chromium") or shutil.which("chromium-browser")


def pytest_runtest_setup() -> None:
    """Skip without Chromium, in one line for all the tests here; in CI that is a failure."""
    if PATH is None and os.environ.get("CI"):
        pytest.fail(MISSING, pytrace=False)
    if PATH is None:
        pytest.skip(MISSING)


class Opens(Protocol):
    """Opens the page at an address that ends with ``where``, with the context's settings."""

    def __call__(self, where: str = "", **settings: Any) -> Page: ...  # noqa: ANN401 -- Playwright's own settings


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A running Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PATH, args=list(FLAGS))
        yield browser
        browser.close()


@frozen
class Opened:
    """What a test has opened: the contexts to be closed, and whatever went wrong in their pages."""

    contexts: list[BrowserContext]
    errors: list[str]


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Opened]:
    """Close what a test opens; an error in a page's script, or a request to a network, fails the test."""
    assert chromium.is_connected()
    all_opened = Opened([], [])
    yield all_opened
    for context in all_opened.contexts:
        context.close()
    assert all_opened.errors == []


@pytest.fixture
def open_page(chromium: Browser, opened: Opened, report_folder: Path) -> Opens:
    """Open the sample report's page; English unless the address or the settings say otherwise."""

    def open_page(where: str = "", **settings: Any) -> Page:  # noqa: ANN401 -- Playwright's own settings
        context = chromium.new_context(**{"locale": "en-GB", "viewport": {"width": 1200, "height": 900}} | settings)
        opened.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: opened.errors.append(str(error)))
        page.on("console", lambda said: opened.errors.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: None if _local(asked.url) else opened.errors.append(asked.url))
        page.goto((report_folder / "index.html").as_uri() + where)
        return page

    return open_page


def _local(address: str) -> bool:
    return address.startswith(("file:", "data:"))


@pytest.fixture(scope="session")
def report_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sample's report, as ``python -m reports`` writes it."""
    folder = tmp_path_factory.mktemp("report")
    assert main([str(SAMPLE), str(folder)]) == BROKEN
    return folder
