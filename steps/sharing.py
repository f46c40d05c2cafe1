"""The probing shared between two processes, where there is a processor to spare."""

from collections.abc import Generator, Sequence
from typing import Any

import pytest

from steps.beside import SecondProcess
from steps.collector import ScenarioItem
from steps.probe import GATHERED, PROBER, Gathered, Prober, plays_of, plays_under_the_reference


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Share where anything is probed; workers of xdist are several processes already."""
    if GATHERED in config.stash:
        config.pluginmanager.register(Sharing(config.stash[PROBER], config.stash[GATHERED]), "lasca_rules_sharing")


class Sharing:
    """Shares the probing between two processes, where there is a processor to spare."""

    def __init__(self, prober: Prober, gathered: Gathered) -> None:
        self.prober = prober
        self.gathered = gathered

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self, session: pytest.Session) -> Generator[None, object, object]:
        """Have the second process probe from the last scenario on; after the last one, take up what it found."""
        items = [item for item in session.items if isinstance(item, ScenarioItem)]
        beside = None if session.config.option.collectonly else self._start(items)
        if beside is None:
            return (yield)
        places = {item: place for place, item in enumerate(items)}
        left: list[ScenarioItem] = []

        def leaves(item: ScenarioItem) -> bool:
            if not beside.has(places[item]):
                return False
            left.append(item)
            return True

        self.prober.left = leaves
        try:
            ended = yield
            found = beside.results()
        finally:
            beside.dismiss()
        for item in left:
            self.gathered.take(found.get(places[item]) or self.prober.probe(item.script, plays_of(item)))
        return ended

    def _start(self, items: Sequence[ScenarioItem]) -> SecondProcess[dict[str, Any]] | None:
        def probed(place: int) -> dict[str, Any]:
            script = items[place].script
            return self.prober.probe(script, plays_under_the_reference(script))

        return SecondProcess.start(len(items), probed)
