"""What a run leaves out: the scenarios of the house's features that were not selected, or not even looked at.

A statement whose scenarios were left out is not one without scenarios; the report tells them apart.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from steps.catalogue import examine
from steps.collector import COLLECTED, ScenarioItem
from steps.foreign import anywhere
from steps.house import folders, place_of
from steps.script import Script

LEFT_OUT = pytest.StashKey[list[dict[str, Any]]]()
"""Where the process that writes keeps what was left out."""
HANDED_OVER = "lasca_rules_left_out"
"""The entry in which a worker of xdist hands it over."""


class LeavingOut:
    """Finds out, once everything has been collected, what will not be played."""

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Compare what is going to be played with all that there is."""
        played = {item.script.id for item in session.items if isinstance(item, ScenarioItem)}
        left_out = [_brief(script) for script in _all(session.config) if script.id not in played]
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[HANDED_OVER] = left_out
        elif not hasattr(session.config, "workerinput"):
            session.config.stash[LEFT_OUT] = left_out

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:  # noqa: ANN401 -- xdist's controller of a worker
        """Take up what a worker of xdist says: each has collected the same."""
        found = getattr(node, "workeroutput", {}).get(HANDED_OVER)
        if found is not None:
            node.config.stash[LEFT_OUT] = found


def watch(config: pytest.Config) -> None:
    """Have it found out what the run leaves out."""
    if not config.pluginmanager.has_plugin("lasca_rules_leaving_out"):
        config.pluginmanager.register(LeavingOut(), "lasca_rules_leaving_out")


def left_out(config: pytest.Config) -> list[dict[str, Any]]:
    """Return the scenarios that the run leaves out, in the order of features, lines and examples."""
    found: list[dict[str, Any]] = config.stash.get(LEFT_OUT, [])
    return sorted(found, key=lambda each: (each["feature"], each["line"], each["place"]))


def _all(config: pytest.Config) -> Iterator[Script]:
    """Yield the scenarios of the files that were collected, then those of the other files beside them."""
    collected = config.stash.get(COLLECTED, {})
    for scripts in collected.values():
        yield from scripts
    for path in _others(collected, config):
        yield from examine(path, place_of(path, config), anywhere).scripts


def _others(collected: Iterable[Path], config: pytest.Config) -> list[Path]:
    known = set(collected)
    looked_at = [folder for folder in folders(config) if any(path.is_relative_to(folder) for path in known)]
    return sorted({path for folder in looked_at for path in folder.rglob("*.feature")} - known)


def _brief(script: Script) -> dict[str, Any]:
    return {
        "id": script.id,
        "feature": script.feature,
        "line": script.line,
        "place": script.place,
        "name": {"en": script.name.en, "ru": script.name.ru},
        "statements": list(script.statements),
    }
