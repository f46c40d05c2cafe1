"""What pytest loads (``-p steps.plugin``): features are collected, sentences known, and scenarios recorded."""

import pytest

pytest.register_assert_rewrite("steps.sentences")  # before any of them is imported, so that a failure shows both values

from steps import (  # noqa: E402 -- after the line above
    collector,
    dispatcher,
    failures,
    forgotten,
    glue,
    house,
    listing,
    loading,
    probe,
    recorder,
    selection,
    sharing,
    table,
)

PARTS = (
    house,
    loading,
    table,
    dispatcher,
    collector,
    failures,
    forgotten,
    selection,
    listing,
    glue,
    probe,
    sharing,
    recorder,
)
"""The modules with hooks and fixtures, each a plugin of its own."""


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Register the parts; pytest calls this as soon as it has loaded the plugin."""
    for part in PARTS:
        pluginmanager.register(part, part.__name__)


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Have pytest-bdd also where the environment forbids that plugins are found by themselves."""
    if not early_config.pluginmanager.has_plugin("pytest-bdd"):
        early_config.pluginmanager.import_plugin("pytest_bdd.plugin")
