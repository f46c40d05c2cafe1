"""The modules with sentences, loaded when the first feature is collected, and what is wrong with their definitions."""

import importlib
import pkgutil
import traceback
from collections.abc import Generator
from typing import Literal

import pytest

from lasca_rules.regulations.folders import folders
from steps.house import near
from steps.phrasebook import PHRASEBOOK

LOADED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let another house name its own sentences."""
    parser.addini("sentences", "Packages whose modules define sentences.", type="args", default=["steps.sentences"])


def load_sentences(config: pytest.Config) -> None:
    """Import every module of the packages that the ini option ``sentences`` names, and the regulations' own, once.

    A broken one is a problem.
    """
    if config.stash.get(LOADED, False):
        return
    config.stash[LOADED] = True
    for package in config.getini("sentences"):
        for name in _modules(package):
            _load(name)
    for folder in folders():
        if folder.file("sentences.py").exists():
            _load(f"{folder.package}.sentences")


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """After collecting features, report the definitions that are wrong as one more error of collection."""
    result = yield
    if session.config.stash.get(LOADED, False) and PHRASEBOOK.problems:
        problems = "\n".join(dict.fromkeys(PHRASEBOOK.problems))
        outcome: Literal["failed"] = "failed"
        report = pytest.CollectReport(nodeid="steps/sentences", outcome=outcome, longrepr=problems, result=[])
        session.config.hook.pytest_collectreport(report=report)
    return result


def _modules(package: str) -> list[str]:
    paths = importlib.import_module(package).__path__
    return sorted(f"{package}.{module.name}" for module in pkgutil.iter_modules(paths))


def _load(name: str) -> None:
    try:
        importlib.import_module(name)
    except Exception as error:  # noqa: BLE001 -- whatever is wrong with one module, the others are still loaded
        PHRASEBOOK.problems.append(f"{_where(error)}: {name} cannot be loaded: {type(error).__name__}: {error}")


def _where(error: Exception) -> str:
    if isinstance(error, SyntaxError):
        return f"{near(error.filename or '')}:{error.lineno}"
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{near(last.filename)}:{last.lineno}"
