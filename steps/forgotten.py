"""What was forgotten when something was added, answered at collection: docs/how-to-add.md tells the steps.

What ``lacking`` finds is one more error of collection. What could stand in any feature is asked for only once all the
features have been collected.
"""

from collections.abc import Generator
from pathlib import Path
from typing import Literal

import pytest

from lasca_rules.errors import InputError
from lasca_rules.regulations import load
from steps import lacking
from steps.collector import COLLECTED
from steps.house import every_features
from steps.script import Script


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main() -> None:
    """Refuse a registry that cannot be read, in one line, before anything is collected."""
    try:
        load()
    except InputError as error:
        raise pytest.UsageError(error.text.en) from None


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """After collecting features, report what they and the regulations lack as one more error of collection."""
    result = yield
    problems = _problems(session.config.stash.get(COLLECTED, {}))
    if problems:
        outcome: Literal["failed"] = "failed"
        longrepr = "\n".join(problems)
        report = pytest.CollectReport(nodeid="docs/how-to-add.md", outcome=outcome, longrepr=longrepr, result=[])
        session.config.hook.pytest_collectreport(report=report)
    return result


def _problems(collected: dict[Path, tuple[Script, ...]]) -> list[str]:
    there = {path for folder in every_features() for path in folder.rglob("*.feature")}
    if there.isdisjoint(collected):
        return []
    scripts = [script for each in collected.values() for script in each]
    return [*lacking.in_regulations(), *(lacking.in_features(scripts) if there <= collected.keys() else ())]
