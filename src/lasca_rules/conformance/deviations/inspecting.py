"""Rules that inspect otherwise: under one statement they find what is not there, or do not find what is."""

from collections.abc import Callable
from typing import Any, TypeAlias

from attrs import evolve, frozen

from lasca_rules.board.position import Position
from lasca_rules.conformance.deviations.deviation import Deviation, breaking
from lasca_rules.conformance.reference import Reference
from lasca_rules.equipment.finding import Finding
from lasca_rules.equipment.inspection import inspect
from lasca_rules.equipment.observed import Equipment, ObservedPiece
from lasca_rules.languages import Text
from lasca_rules.regulations import StatementId
from lasca_rules.sides import Side

Check: TypeAlias = Callable[[Any], bool]
"""Tells whether something is wrong with equipment, or with a set-up where the statement is about one."""

WRONGLY_FOUND = Text("found by rules that deviate", "найдено по искажённым правилам")


@frozen
class OtherFindings(Reference):
    """Finds something wrong under a statement just where ``finds`` says so."""

    statement: StatementId
    of: type[Equipment] | type[Position]
    finds: Check

    def inspect(self, thing: Equipment | Position) -> tuple[Finding, ...]:
        """Return the right findings but for those under the statement."""
        rightly = inspect(thing)
        if not isinstance(thing, self.of):
            return rightly
        own = tuple(finding for finding in rightly if finding.statement == self.statement)
        if not self.finds(thing):
            return tuple(finding for finding in rightly if finding not in own)
        return rightly if own else _in_its_place(rightly, Finding(self.statement, WRONGLY_FOUND))


def _in_its_place(rightly: tuple[Finding, ...], finding: Finding) -> tuple[Finding, ...]:
    """Return the findings with one more, where the order of the statements puts it."""
    before = tuple(each for each in rightly if _order(each.statement) < _order(finding.statement))
    return (*before, finding, *rightly[len(before) :])


def _order(statement: StatementId) -> tuple[int, str]:
    """Return a statement's place among those on equipment: the board first, letters of a clause before its notes."""
    label = statement.partition(":")[2]
    return (1 if label.startswith("2.2") else 0), label


def inspecting(label: str, name: str, en: str, ru: str, finds: Check) -> Deviation:
    """Return the deviation that finds fault with equipment under a statement just where ``finds`` says so."""
    statement = f"column:{label}"
    return breaking(statement, name, en, ru, OtherFindings(statement, Equipment, finds))


def checking(label: str, name: str, en: str, ru: str, finds: Check) -> Deviation:
    """Return the deviation that finds fault with a set-up under a statement just where ``finds`` says so."""
    statement = f"column:{label}"
    return breaking(statement, name, en, ru, OtherFindings(statement, Position, finds))


def rightly(thing: Equipment | Position, label: str) -> bool:
    """Tell whether there is rightly something to find under a statement."""
    return any(finding.statement == f"column:{label}" for finding in inspect(thing))


def never(_: Equipment | Position) -> bool:
    """Find nothing."""
    return False


def always(_: Equipment | Position) -> bool:
    """Find fault with everything."""
    return True


def pieces(equipment: Equipment) -> tuple[ObservedPiece, ...]:
    """Return all the pieces of both sides."""
    return tuple(piece for side in Side for piece in equipment.pieces(side))


def at_a_friendly_game(equipment: Equipment) -> Equipment:
    """Return the same equipment at an event that is not official."""
    return evolve(equipment, official=False)


def at_an_official_event(equipment: Equipment) -> Equipment:
    """Return the same equipment at an official event."""
    return evolve(equipment, official=True)
