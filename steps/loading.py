"""The modules with sentences, loaded when the first feature is collected."""

import importlib
import pkgutil
import traceback

import pytest

from steps.phrasebook import PHRASEBOOK

LOADED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let another house name its own sentences."""
    parser.addini("sentences", "Packages whose modules define sentences.", type="args", default=["steps.sentences"])


def load_sentences(config: pytest.Config) -> None:
    """Import every module of the packages that the ini option ``sentences`` names, once; a broken one is a problem."""
    if config.stash.get(LOADED, False):
        return
    config.stash[LOADED] = True
    for package in config.getini("sentences"):
        for name in _modules(package):
            _load(name)


def _modules(package: str) -> list[str]:
    paths = importlib.import_module(package).__path__
    return sorted(f"{package}.{module.name}" for module in pkgutil.iter_modules(paths))


def _load(name: str) -> None:
    try:
        importlib.import_module(name)
    except Exception as error:  # noqa: BLE001 -- whatever is wrong with one module, the others are still loaded and all is told
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = (error.filename, error.lineno) if isinstance(error, SyntaxError) else (last.filename, last.lineno)
        PHRASEBOOK.problems.append(f"{where[0]}:{where[1]}: {name} cannot be loaded: {type(error).__name__}: {error}")
