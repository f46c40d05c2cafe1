"""Every deviation is noticed by a scenario of its statement, statement by statement, so that processes share them."""

from collections import defaultdict
from functools import cache

import pytest

from lasca_rules.regulations import load
from steps.catalogue import examine
from steps.deviations import Deviation, deviations
from steps.house import place_of
from steps.loading import load_sentences
from steps.plays import DeviatingRules, deviants, heard, tried
from steps.script import Script
from steps.trial import Reaction
from tests.steps.phrases import WRITTEN_BY_PYTHON


@cache
def scripts(config: pytest.Config) -> dict[str, list[Script]]:
    """Return the scripts of all features by the statements they are evidence for."""
    load_sentences(config)
    found = defaultdict(list)
    for path in sorted((config.rootpath / "features").rglob("*.feature")):
        for script in examine(path, place_of(path, config)).scripts:
            for statement in script.statements:
                found[statement].append(script)
    return found


@cache
def of_statements() -> dict[str, list[DeviatingRules]]:
    """Return the deviations by their statements."""
    found = defaultdict(list)
    for deviant in deviants():
        found[deviant.deviation.statement].append(deviant)
    return found


def unnoticed(statement: str, config: pytest.Config, messages: list[str]) -> list[Deviation]:
    """Return the deviations of a statement that none of its scenarios notices; add what the others were told with."""
    left = of_statements()[statement]
    for script in scripts(config)[statement]:
        plays = [heard(each) for each in (script, script.turned) if each is not None]
        trials = [(each, tried(plays, each)) for each in left]
        left = [each for each, trial in trials if trial is None or trial.reaction is not Reaction.NOTICED]
        messages += (
            trial.message or "" for _, trial in trials if trial is not None and trial.reaction is Reaction.NOTICED
        )
    return [each.deviation for each in left]


@pytest.mark.parametrize("statement", dict.fromkeys(each.statement for each in deviations()))
def test_a_scenario_notices_every_deviation(statement: str, request: pytest.FixtureRequest) -> None:
    messages: list[str] = []
    assert [each.id for each in unnoticed(statement, request.config, messages)] == []
    assert [message for message in messages if WRITTEN_BY_PYTHON.search(message) or not message] == []


def test_every_statement_has_scenarios(request: pytest.FixtureRequest) -> None:
    assert set(scripts(request.config)) == {each.id for each in load().statements}
