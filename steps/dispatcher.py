"""Our sentences as steps of pytest-bdd: scenarios that somebody binds in a test module of their own find them.

There is one step for each of given, when and then, in front of the phrasebook: pytest-bdd goes through three of them
for every step, not through hundreds. Features that we collect ourselves do not come by here.
"""

from collections.abc import Sequence
from inspect import signature
from typing import Any

import pytest
import pytest_bdd
from pytest_bdd.parsers import StepParser

from steps.loading import load_sentences
from steps.phrasebook import PHRASEBOOK
from steps.sentence import Keyword, Spoken
from steps.speaking import say
from steps.table import Table


class Dispatcher(StepParser):
    """Recognises every sentence of the phrasebook after one keyword, in both languages."""

    def __init__(self, keyword: Keyword) -> None:
        super().__init__(f"any sentence after {keyword}")
        self.keyword = keyword

    def is_matching(self, name: str) -> bool:
        """Tell whether the text is a sentence."""
        return PHRASEBOOK.spoken(self.keyword, name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """Return the sentence, for ``speak``."""
        return {"spoken": PHRASEBOOK.spoken(self.keyword, name)}


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_before_scenario(request: pytest.FixtureRequest) -> None:
    """Know the sentences before the first step is looked up."""
    load_sentences(request.config)


@pytest_bdd.given(Dispatcher("given"))
@pytest_bdd.when(Dispatcher("when"))
@pytest_bdd.then(Dispatcher("then"))
def speak(
    spoken: Spoken,
    table: Table,
    request: pytest.FixtureRequest,
    datatable: Sequence[Sequence[str]] | None = None,
    docstring: str | None = None,
) -> None:
    """Do what the sentence says, at the table."""
    __tracebackhide__ = True
    fixtures = {name: request.getfixturevalue(name) for name in spoken.sentence.fixtures}
    say(spoken, table, datatable, docstring, fixtures=fixtures)


speak.__signature__ = signature(speak)  # type: ignore[attr-defined]  # pytest-bdd asks for it four times a step
