"""The list of deviations, in the order of the regulations' statements."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from lasca_rules.languages import Text
from lasca_rules.regulations import StatementId, load
from lasca_rules.regulations.folders import folders
from steps.deviations.bashni import IN_BASHNI
from steps.deviations.capturing import CAPTURING
from steps.deviations.column import COLUMN
from steps.deviations.deviation import Deviation
from steps.deviations.draughts import DRAUGHTS
from steps.deviations.equipment import BOARD
from steps.deviations.gaits import of_gaits
from steps.deviations.moving import MOVING
from steps.deviations.nardy_setup import NARDY_SETUP
from steps.deviations.nardy_turns import NARDY_TURNS
from steps.deviations.of_rules import of_rules
from steps.deviations.pieces import PIECES_OF_THE_GAME
from steps.deviations.promoting import PROMOTING
from steps.deviations.readings import of_readings
from steps.deviations.rulings import shared
from steps.deviations.violations import of_violations

ONLY_ONE_WAY: Mapping[StatementId, Text] = {}
"""Statements that can be broken in only one way, and why. There are none: each has at least two deviations."""


def _of_folders() -> Iterator[Deviation]:
    """Yield the deviations that are written out in ``deviations.py`` of a regulation's own folder."""
    for folder in folders():
        if folder.file("deviations.py").exists():
            yield from import_module(f"{folder.package}.deviations").DEVIATIONS


@cache
def written_out() -> tuple[Deviation, ...]:
    """Return the deviations that are written out, or follow from what is: all that need no ruling to be found by."""
    return (
        *of_gaits(),
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
        *_of_folders(),
    )


@cache
def deviations() -> tuple[Deviation, ...]:
    """Return every deviation: those of one statement together, written out ones before those that rulings share."""
    every = (*written_out(), *of_rules(), *shared(), *of_readings())
    order = {statement.id: place for place, statement in enumerate(load().statements)}
    return tuple(sorted(every, key=lambda each: order[each.statement]))
