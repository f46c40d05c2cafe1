"""The list of deviations, in the order of the regulations' statements."""

from collections.abc import Mapping
from functools import cache

from lasca_rules.conformance.deviations.bashni import IN_BASHNI
from lasca_rules.conformance.deviations.capturing import CAPTURING
from lasca_rules.conformance.deviations.column import COLUMN
from lasca_rules.conformance.deviations.deviation import Deviation
from lasca_rules.conformance.deviations.draughts import DRAUGHTS
from lasca_rules.conformance.deviations.equipment import BOARD
from lasca_rules.conformance.deviations.moving import MOVING
from lasca_rules.conformance.deviations.nardy_setup import NARDY_SETUP
from lasca_rules.conformance.deviations.nardy_turns import NARDY_TURNS
from lasca_rules.conformance.deviations.pieces import PIECES_OF_THE_GAME
from lasca_rules.conformance.deviations.promoting import PROMOTING
from lasca_rules.conformance.deviations.readings import of_readings
from lasca_rules.conformance.deviations.rulings import shared
from lasca_rules.conformance.deviations.violations import of_violations
from lasca_rules.languages import Text
from lasca_rules.regulations import StatementId, load

ONLY_ONE_WAY: Mapping[StatementId, Text] = {}
"""Statements that can be broken in only one way, and why. There are none: each has at least two deviations."""


@cache
def deviations() -> tuple[Deviation, ...]:
    """Return every deviation: those of one statement together, written out ones before those that rulings share."""
    every = (
        *MOVING,
        *CAPTURING,
        *PROMOTING,
        *IN_BASHNI,
        *BOARD,
        *PIECES_OF_THE_GAME,
        *COLUMN,
        *DRAUGHTS,
        *of_violations(),
        *NARDY_SETUP,
        *NARDY_TURNS,
        *shared(),
        *of_readings(),
    )
    order = {statement.id: place for place, statement in enumerate(load().statements)}
    return tuple(sorted(every, key=lambda each: order[each.statement]))
