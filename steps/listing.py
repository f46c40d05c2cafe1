"""Which sentences there are, and how often each is said: ``pytest --sentences``, and the unused ones in the results."""

from collections.abc import Iterator
from typing import Any

import pytest
from _pytest.main import wrap_session

from steps.house import only_features
from steps.phrasebook import PHRASEBOOK
from steps.script import KEYWORDS as RUSSIAN
from steps.sentence import KEYWORDS


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--sentences``."""
    parser.getgroup("features").addoption(
        "--sentences", action="store_true", help="show every sentence in both languages and how often it is said"
    )


def pytest_cmdline_main(config: pytest.Config) -> int | pytest.ExitCode | None:
    """Show the phrasebook instead of running anything."""
    if not config.getoption("sentences"):
        return None
    only_features(config)
    return wrap_session(config, _show)


def unused() -> list[dict[str, Any]]:
    """Return, as data, the sentences that no scenario says."""
    return [
        {"en": sentence.text.en, "ru": sentence.text.ru, "where": sentence.where}
        for sentence in PHRASEBOOK.sentences
        if not PHRASEBOOK.uses[sentence]
    ]


def _show(config: pytest.Config, session: pytest.Session) -> int:
    session.perform_collect()
    terminal = config.get_terminal_writer()
    for keyword in KEYWORDS:
        terminal.line()
        terminal.line(f"{keyword.capitalize()} / {RUSSIAN[keyword.capitalize()]}", bold=True)
        for line in _lines(keyword):
            terminal.line(line)
    return pytest.ExitCode.TESTS_FAILED if session.testsfailed else pytest.ExitCode.OK


def _lines(keyword: str) -> Iterator[str]:
    for sentence in sorted(PHRASEBOOK.sentences, key=lambda sentence: sentence.text.en.lower()):
        if sentence.keyword == keyword:
            yield f"{PHRASEBOOK.uses[sentence]:5}  {sentence.text.en}"
            yield f"       {sentence.text.ru}"
            yield f"       {sentence.where}"
