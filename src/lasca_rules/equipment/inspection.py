"""What a referee finds wrong with the equipment of a game, or with the set-up at its start."""

from attrs import field, frozen

from lasca_rules.equipment.asked import Requirements, asked_by_the_regulation
from lasca_rules.equipment.board import OF_BOARD
from lasca_rules.equipment.finding import Check, Finding, Thing
from lasca_rules.equipment.pieces import OF_PIECES
from lasca_rules.equipment.set_up import OF_SET_UP


@frozen
class Inspection:
    """All that is looked for, in order, and what is asked. Another inspection is ``evolve`` of this one."""

    checks: tuple[Check, ...] = (*OF_BOARD, *OF_PIECES, *OF_SET_UP)
    asked: Requirements = field(factory=asked_by_the_regulation)

    def of(self, thing: Thing) -> tuple[Finding, ...]:
        """Return all that is found wrong."""
        return tuple(finding for check in self.checks for finding in check.findings(thing, self.asked))


def inspect(thing: Thing) -> tuple[Finding, ...]:
    """Return all that is wrong with the equipment, or with a position as the set-up at the start (2.2.1-b, 2.2.2-b)."""
    return Inspection().of(thing)
