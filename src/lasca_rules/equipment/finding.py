"""A finding: one thing that is not as a statement asks. And a check: how a referee comes to findings of one sort."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeAlias

from attrs import frozen

from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.equipment.asked import Requirements
from lasca_rules.equipment.observed import Equipment
from lasca_rules.languages import Text
from lasca_rules.regulations import StatementId
from lasca_rules.sides import BySide, Side


@frozen
class Finding:
    """One thing that is not as a statement asks."""

    statement: StatementId
    check: str
    """The name of the check that found it."""
    text: Text
    square: Square | None = None
    """Where it is, in the set-up at the start."""


@frozen
class On:
    """What is found on one square, in words."""

    square: Square
    text: Text


SIDES = BySide(Text("White", "белых"), Text("Black", "чёрных"))
"""The sides in a finding's text; in Russian in the genitive."""

Thing: TypeAlias = Equipment | Position
"""What is inspected; a position as the set-up at the start."""

Look: TypeAlias = Callable[..., Iterable[Text | On]]
"""Yields what is found in words, with what was measured, in a thing and by what is asked; nothing when all is well."""


@frozen
class Check:
    """One thing that a referee looks for."""

    statement: StatementId
    name: str
    what: Text
    """What is found, without figures: ``the surface of the board shines``."""
    of: type[Equipment] | type[Position]
    look: Look
    official_only: bool = False
    """Is it asked at official events only?"""

    def findings(self, thing: Thing, asked: Requirements) -> tuple[Finding, ...]:
        """Return what is found in a thing."""
        if not isinstance(thing, self.of) or (self.official_only and not getattr(thing, "official", True)):
            return ()
        return tuple(self._finding(found) for found in self.look(thing, asked))

    def _finding(self, found: Text | On) -> Finding:
        match found:
            case On(square, text):
                return Finding(self.statement, self.name, text, square)
            case Text():
                return Finding(self.statement, self.name, found)


def measured(
    label: str, en: str, ru: str, *, of: type[Equipment] | type[Position] = Equipment, official_only: bool = False
) -> Callable[[Look], Check]:
    """Make a check under a statement of column draughts of a function that yields what is found in words."""

    def checking(look: Look) -> Check:
        return Check(f"column:{label}", _name(look), Text(en, ru), of, look, official_only)

    return checking


def seen(label: str, en: str, ru: str) -> Callable[[Callable[[Equipment], bool]], Check]:
    """Make a check of a function that tells whether something is found: no more can be said than what it is."""

    def checking(see: Callable[[Equipment], bool]) -> Check:
        what = Text(en, ru)

        def look(equipment: Equipment, _: Requirements) -> Iterable[Text]:
            return (what,) if see(equipment) else ()

        return Check(f"column:{label}", _name(see), what, Equipment, look)

    return checking


def of_each_side(label: str, en: str, ru: str, *, official_only: bool = False) -> Callable[[Look], BySide[Check]]:
    """Make a check for each side of a function that is given the side too; ``{side}`` stands for it in the words."""

    def checking(look: Look) -> BySide[Check]:
        return BySide(*(one(look, side) for side in Side))

    def one(look: Look, side: Side) -> Check:
        what = Text(en.format(side=SIDES[side].en), ru.format(side=SIDES[side].ru))
        name = f"{_name(look)}-{SIDES[side].en.lower()}"
        sided: Callable[[Any, Requirements], Iterable[Text | On]] = partial(look, side)
        return Check(f"column:{label}", name, what, Equipment, sided, official_only)

    return checking


def _name(function: Callable[..., object]) -> str:
    return function.__name__.replace("_", "-")
