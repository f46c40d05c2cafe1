"""Asking a regulation: the one that the profile names decides on the facts, and the ruling says which one spoke."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve

from lasca_rules.refereeing import column, draughts, nardy
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.rulings import Ruling

_DECIDE: Mapping[str, Callable[[Any, Profile], Ruling]] = {
    "column": column.decide,
    "draughts": draughts.decide,
    "nardy": nardy.decide,
}


def decide(facts: Any, profile: Profile) -> Ruling:  # noqa: ANN401 -- each regulation has facts of its own
    """Return the ruling of the profile's regulation on facts of its game."""
    return evolve(_DECIDE[profile.regulation](facts, profile), regulation=profile.regulation)
