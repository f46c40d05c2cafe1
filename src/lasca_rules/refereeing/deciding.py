"""Asking a regulation: the one that the profile names decides on the facts, and the ruling says which one spoke."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve

from lasca_rules.refereeing import column, draughts, nardy
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.rulings import Ruling
from lasca_rules.rulebook.rules import Alter, as_they_are

_DECIDE: Mapping[str, Callable[[Any, Profile, Alter], Ruling]] = {
    "column": column.decide,
    "draughts": draughts.decide,
    "nardy": nardy.decide,
}


def decide(facts: Any, profile: Profile, alter: Alter = as_they_are) -> Ruling:  # noqa: ANN401 -- each regulation has facts of its own
    """Return the ruling of the profile's regulation on facts of its game; ``alter`` puts its rules otherwise."""
    return evolve(_DECIDE[profile.regulation](facts, profile, alter), regulation=profile.regulation)
