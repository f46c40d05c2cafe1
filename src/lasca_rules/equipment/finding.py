"""A finding: one thing that is not as a statement asks, with the statement's citation."""

from collections.abc import Iterator
from typing import TypeAlias

from attrs import frozen

from lasca_rules.languages import Text
from lasca_rules.regulations import StatementId, load
from lasca_rules.sides import Side


@frozen
class Finding:
    """One thing that is not as a statement asks."""

    statement: StatementId
    text: Text


Findings: TypeAlias = Iterator[Finding]
"""What a check yields: nothing when all is well."""

SIDES = {Side.WHITE: Text("White", "белых"), Side.BLACK: Text("Black", "чёрных")}
"""The sides in a finding's text; in Russian in the genitive."""


def find(label: str, en: str, ru: str) -> Finding:
    """Return the finding under a statement of column draughts, given by its label: ``2.1-e``."""
    return Finding(f"column:{label}", Text(en, ru))


def number(label: str, name: str) -> int:
    """Return a number that a statement of column draughts sets, from the registry."""
    return load().statement(f"column:{label}").numbers[name]
