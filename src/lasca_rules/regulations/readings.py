"""Readings: where a regulation is silent or bends, what the rulebook takes it to mean, and what else one could."""

from typing import TypeAlias

from attrs import field, frozen
from attrs.validators import min_len

from lasca_rules.languages import Text
from lasca_rules.regulations.statements import StatementId

ReadingId: TypeAlias = str
"""A reading's name: ``clocks-on-replay``."""
AlternativeId: TypeAlias = str
"""The name of one of the answers of a reading, unique within it; a referee's profile selects answers by it."""


@frozen
class Alternative:
    """One answer to the question that the regulation leaves open."""

    id: AlternativeId
    text: Text


@frozen
class Reading:
    """A question that a regulation leaves open, and the rulebook's answer to it.

    ``statements`` are those that the question is about, ``gap`` says where the text stops, ``why`` gives the reason for
    the default. A reading without alternatives cannot be switched.
    """

    id: ReadingId
    statements: tuple[StatementId, ...] = field(validator=min_len(1))
    title: Text
    gap: Text
    default: Alternative
    why: Text
    alternatives: tuple[Alternative, ...] = ()

    @property
    def answers(self) -> tuple[Alternative, ...]:
        """Every answer that may be chosen, the default first."""
        return (self.default, *self.alternatives)
