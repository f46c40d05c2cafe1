"""One step for each of given, when and then before the phrasebook: pytest-bdd goes through three, not hundreds."""

from collections.abc import Sequence
from inspect import signature
from typing import Any

import pytest
import pytest_bdd
from pytest_bdd.parsers import StepParser

from steps.collector import ScenarioItem
from steps.phrasebook import PHRASEBOOK
from steps.sentence import Keyword, Spoken
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
    item = request.node
    if not isinstance(item, ScenarioItem):
        message = f"{item.nodeid} plays a sentence, but was not collected from a feature file"
        raise TypeError(message)
    item.performance.play(spoken, table, {"table": table, "datatable": datatable, "docstring": docstring})


speak.__signature__ = signature(speak)  # type: ignore[attr-defined]  # pytest-bdd asks for it four times a step
