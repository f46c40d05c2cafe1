"""Readings held: a scenario names by its tags every reading that its rulings cite, and none that it does not rest on.

It rests on a reading that a ruling in it cites. Only where there is no ruling that could, it rests on a reading without
which it would not pass: that fails if the reading is taken otherwise, or if what the scenario chooses has no effect.
"""

from lasca_rules.regulations import ReadingId
from steps.deviations.against_readings import NEVER_CITED, rules_against
from steps.performance import Performance, cited_in, tags_of
from steps.script import Script
from steps.trial import Reaction, attempt


def hold_to_readings(performance: Performance) -> None:
    """Fail if a scenario that has passed is tagged with a reading on which it does not rest."""
    __tracebackhide__ = True
    idle = [reading for reading in performance.script.readings if not _rests_on(performance, reading)]
    if idle:
        message = (
            f"the scenario is tagged with {tags_of(idle)}, yet nothing in it rests on that; "
            "show where it decides, or take the tag away"
        )
        raise AssertionError(message)


def _rests_on(performance: Performance, reading: ReadingId) -> bool:
    shown = [exhibit for line in performance.lines for exhibit in line.exhibits]
    if reading not in NEVER_CITED and any(exhibit["kind"] == "ruling" for exhibit in shown):
        return reading in cited_in(shown)
    return performance.script.by_pytest_alone or fails_without(performance.script, reading)


def fails_without(script: Script, reading: ReadingId) -> bool:
    """Tell whether a scenario would not pass if a reading were taken otherwise."""
    return any(attempt(script, rules).reaction is Reaction.NOTICED for rules in rules_against(reading))
