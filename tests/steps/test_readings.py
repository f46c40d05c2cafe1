"""Readings held: scenarios name those on which they rest and no others, and each alternative is shown at work."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

import steps.sentences
from lasca_rules.nardy.game import NardyGame
from lasca_rules.play.game import Game
from lasca_rules.play.rulesets import BASHNI, LASCA, Ruleset
from lasca_rules.refereeing.play_readings import as_read
from lasca_rules.reference import Reference
from lasca_rules.regulations import load
from lasca_rules.rulebook.profiles import Profile, read_profile
from steps.catalogue import examine
from steps.deviations import deviations
from steps.deviations.against_readings import NEVER_CITED, SHOWN_BY, rules_against
from steps.deviations.deviant import OtherRuling
from steps.listening import Listening
from steps.performance import NAMED_BY_THE_GAME, Performance, cited_in, tags_of
from steps.readings import hold_to_readings
from steps.table import Table
from steps.trial import attempt
from steps.words import EN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lasca_rules.port import Rules
    from steps.script import Script
    from tests.steps.conftest import House

FEATURES = Path(steps.sentences.__file__).parents[2] / "features"
PLAY = "play"
CITING_NOTHING = OtherRuling(lambda ruling, _, __: evolve(ruling, readings=()))
"""Rules that rule rightly, and cite no reading."""


@pytest.fixture(scope="module")
def scripts() -> tuple[Script, ...]:
    for module in pkgutil.iter_modules(steps.sentences.__path__):
        importlib.import_module(f"steps.sentences.{module.name}")
    files = sorted(FEATURES.rglob("*.feature"))
    return tuple(script for path in files for script in examine(path, str(path.relative_to(FEATURES.parent))).scripts)


def played(script: Script, rules: Rules) -> Performance:
    performance = Performance(script)
    performance.play_all(Table(rules))
    return performance


def test_every_reading_has_a_scenario_that_rests_on_it(scripts: tuple[Script, ...]) -> None:
    assert {each.id for each in load().readings} - {name for script in scripts for name in script.readings} == set()


def test_every_alternative_of_every_reading_has_a_scenario_that_takes_it(scripts: tuple[Script, ...]) -> None:
    asked_for = {
        (statement.partition(":")[0], reading.id, other.id)
        for reading in load().readings
        for statement in reading.statements
        for other in reading.alternatives
    }
    taken = {choice for script in scripts if script.readings for choice in _taken_in(script)}
    assert asked_for - taken == set()


def _taken_in(script: Script) -> Iterator[tuple[str, str, str]]:
    """Yield the alternatives that a scenario takes to the readings it is tagged with, each with its regulation."""
    listening = Listening(Reference())
    attempt(script, listening.as_rules())
    for thing in (thing for asked in listening.asked for thing in (*asked.arguments, *asked.named.values())):
        if isinstance(thing, Game | NardyGame):
            profile = read_profile(thing.profile)
            yield from ((profile.regulation, *choice) for choice in profile.choices if choice[0] in script.readings)
        ruleset = thing if isinstance(thing, Ruleset) else getattr(thing, "ruleset", None)
        if isinstance(ruleset, Ruleset):
            yield from ((PLAY, *choice) for choice in _settings(ruleset) if choice[0] in script.readings)


def _settings(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield the alternatives that make the ruleset of a game what it is."""
    for reading in load().readings:
        for other in reading.alternatives:
            profile = Profile("column", ((reading.id, other.id),))
            if any(ruleset == as_read(game, profile) != game for game in (LASCA, BASHNI)):
                yield reading.id, other.id


def test_a_tagged_scenario_fails_as_soon_as_its_ruling_does_not_cite_the_reading(scripts: tuple[Script, ...]) -> None:
    for script in scripts:
        performance = played(script, Reference())
        hold_to_readings(performance)
        shown = [exhibit for line in performance.lines for exhibit in line.exhibits]
        cited = [reading for reading in cited_in(shown) if reading != NAMED_BY_THE_GAME]
        if cited:
            try:
                silenced = played(script, CITING_NOTHING)
            except AssertionError:
                told = [line.text(EN) for line in script.lines]
                assert any(text.startswith("the ruling rests on the reading") for text in told), script.id
                continue
            with pytest.raises(AssertionError) as caught:
                hold_to_readings(silenced)
            assert [tag for reading in cited if (tag := tags_of([reading])) not in str(caught.value)] == [], script.id


def test_what_shows_without_a_ruling_can_be_taken_otherwise() -> None:
    known = {deviation.id for deviation in deviations()}
    assert {name for names in SHOWN_BY.values() for name in names} <= known
    for reading in load().readings:
        about_play = not any(statement.startswith(load().refereed) for statement in reading.statements)
        if about_play or reading.id in {*SHOWN_BY, *NEVER_CITED}:
            assert list(rules_against(reading.id)), reading.id


HOUSE = """
@reading:charge-then-flag
Scenario: 2.1-b A ruling that rests on the reading it names
  Решение по названному толкованию
  When the referee rules by charge-then-flag
  Then it is the third move of seven

Scenario: 2.1-b A ruling that rests on another reading
  Решение по другому толкованию
  When the referee rules by charge-then-flag
  And the referee rules by touch-duty
  Then it is the third move of seven

@reading:touch-duty
Scenario: 2.1-b No ruling at all
  Без решения
  Then it is the third move of seven
"""
SENTENCES = """
@when("the referee rules by {reading:Reading}", ru="судья решает по толкованию {reading:Reading}")
def rules_by(table, reading):
    table.show({"kind": "ruling", "under": [], "readings": [reading]})
"""


def test_a_scenario_names_the_readings_on_which_it_rests_and_no_others(house: House) -> None:
    house.sentences(SENTENCES)
    house.rule(HOUSE)
    found = {each["name"]["en"]: (each["outcome"], each["message"]) for each in house.results()["scenarios"]}
    assert found == {
        "A ruling that rests on the reading it names": ("passed", None),
        "A ruling that rests on another reading": (
            "failed",
            "the ruling rests on what the scenario does not name; tag it with @reading:charge-then-flag",
        ),
        "No ruling at all": (
            "failed",
            (
                "the scenario is tagged with @reading:touch-duty, yet nothing in it rests on that; show where it "
                "decides, or take the tag away"
            ),
        ),
    }
