"""A scenario played with pytest-bdd's hooks around it and around each of its steps, for whatever listens to them.

Each step was recognised as a sentence when its file was collected. pytest-bdd itself would look the step up again,
among all fixtures there are, and take longer over that than over all the rest.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest
from pytest_bdd.parser import Scenario, ScenarioTemplate, Step
from pytest_bdd.scenario import _execute_step_function, get_step_function

from steps.performance import Performance


def play_with_hooks(performance: Performance, template: ScenarioTemplate, request: pytest.FixtureRequest) -> None:
    """Play a performance of one example of pytest-bdd's scenario, and tell its hooks of everything."""
    __tracebackhide__ = True
    scenario = template.render(performance.script.example)
    hook = request.config.hook
    told: dict[str, Any] = {"request": request, "feature": scenario.feature, "scenario": scenario}
    hook.pytest_bdd_before_scenario(**told)
    try:
        _play_steps(performance, scenario, request, told)
    finally:
        hook.pytest_bdd_after_scenario(**told)


def _play_steps(
    performance: Performance, scenario: Scenario, request: pytest.FixtureRequest, told: Mapping[str, Any]
) -> None:
    __tracebackhide__ = True
    table = request.getfixturevalue("table")
    hook = request.config.hook
    for step, line in zip(scenario.steps, performance.script.lines, strict=True):
        if line.spoken.sentence.foreign:
            performance.play_next(table, run=partial(_run_foreign, request, scenario, step))
            continue
        of_step = {**told, "step": step, "step_func": line.spoken.sentence.function}
        hook.pytest_bdd_before_step(**of_step)
        of_step["step_func_args"] = dict(line.spoken.written)  # in words, since reports show them
        try:
            hook.pytest_bdd_before_step_call(**of_step)
            fixtures = {name: request.getfixturevalue(name) for name in line.spoken.sentence.fixtures}
            performance.play_next(table, fixtures)
        except (Exception, pytest.fail.Exception) as error:
            hook.pytest_bdd_step_error(**of_step, exception=error)
            raise
        hook.pytest_bdd_after_step(**of_step)


def _run_foreign(request: pytest.FixtureRequest, scenario: Scenario, step: Step) -> None:
    __tracebackhide__ = True
    context = get_step_function(request=request, step=step)
    if context is None:
        message = f"no definition of “{step.name}” is found any more"
        raise LookupError(message)
    _execute_step_function(request, scenario, step, context)
