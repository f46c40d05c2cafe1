"""``pytest --statement column:2.1-b``: only the scenarios that are evidence for these statements."""

import re
from pathlib import Path

import pytest

from lasca_rules.errors import InputError
from lasca_rules.regulations import StatementId, load
from steps.collector import ScenarioItem
from steps.house import only_features

WANTED = pytest.StashKey[frozenset[StatementId]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--statement``."""
    parser.getgroup("features").addoption(
        "--statement",
        action="append",
        default=[],
        metavar="ID",
        help="run the scenarios of a statement (column:2.1-b), a clause (column:2.1) or a regulation (column); may be "
        "given several times",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Look up the statements that are wanted; an unknown one is an error of usage, with the nearest."""
    _refuse_marks(config.getoption("markexpr"))
    names: list[str] = config.getoption("statement")
    if not names:
        return
    try:
        config.stash[WANTED] = frozenset(each.id for name in names for each in load().statements_of(name))
    except InputError as error:
        message = f"--statement: {error.text.en}"
        raise pytest.UsageError(message) from None
    only_features(config)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave other tests alone when statements are wanted."""
    other = WANTED in config.stash and collection_path.is_file() and collection_path.suffix != ".feature"
    return True if other else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the scenarios that are evidence for a wanted statement."""
    wanted = config.stash.get(WANTED, None)
    if wanted is None:
        return
    kept = [item for item in items if isinstance(item, ScenarioItem) and not wanted.isdisjoint(item.script.statements)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def _refuse_marks(expression: str) -> None:
    """Refuse ``-m play``, which would select nothing: scenarios bear no marks, and statements have their own option."""
    for name in re.findall(r"[^\s()]+", expression):
        try:
            load().statements_of(name)
        except InputError:
            continue
        message = f"-m selects by marks, and no scenario has any; write --statement {name}"
        raise pytest.UsageError(message)
