"""Steps of pytest-bdd itself in features of the rulebook: somebody has defined them with its own given, when and then.

They are in one language, and pytest-bdd runs them, with pytest's fixtures. So a scenario with one of them is played as
pytest plays it, once: neither the other way round nor under deviations.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from pytest_bdd.parser import Step
from pytest_bdd.scenario import find_fixturedefs_for_step
from pytest_bdd.steps import step_function_context_registry

from lasca_rules.languages import Language
from steps.sentence import Form, Keyword, Sentence, Spoken, where

Elsewhere: TypeAlias = Callable[[Keyword, str], Callable[..., object] | None]
"""Returns the function of a step's definition that is not one of ours, if there is one."""


def nowhere(_: Keyword, __: str) -> None:
    """Know no other definitions."""


def anywhere(_: Keyword, __: str) -> Callable[..., object]:
    """Take every step that is not one of ours for somebody's, where nothing is going to be played."""
    return anywhere


def defined_for(node: pytest.Collector, ours: Callable[..., object]) -> Elsewhere:
    """Return what knows the definitions that pytest-bdd would find for a file; ``ours`` is not one of them."""

    def elsewhere(keyword: Keyword, text: str) -> Callable[..., object] | None:
        step = Step(name=text, type=keyword, indent=0, line_number=0, keyword=keyword)
        manager = node.session._fixturemanager  # noqa: SLF001 -- as pytest-bdd looks steps up
        for fixture in find_fixturedefs_for_step(step=step, fixturemanager=manager, node=node):
            function: Callable[..., object] = step_function_context_registry[fixture.func].step_func
            if function is not ours:
                return function
        return None

    return elsewhere


def as_spoken(keyword: Keyword, text: str, language: Language, function: Callable[..., Any]) -> Spoken:
    """Return a step of somebody else's as a sentence that says just this, in whatever language it is shown."""
    forms = {each: Form(each, text, (text,)) for each in Language}
    return Spoken(Sentence(keyword, forms, function, where(function), frozenset(), foreign=True), language, {})
