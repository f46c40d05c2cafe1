"""Towers. A tower is its own text, top first: ``"Bww"`` is a black king over two white men, ``""`` an empty square.

So it hashes, compares and prints by itself; the commander is its first letter, what it took is the rest.
"""

from typing import TypeAlias

from lasca_rules.sides import Side

Tower: TypeAlias = str
"""Pieces from the top down: ``w`` and ``b`` men, ``W`` and ``B`` kings. Empty for an empty square."""

PIECES = "wWbB"
"""The letters of the four pieces."""


def owner(tower: Tower) -> Side:
    """Return the side of the commander, whose tower this is (P1). The tower must not be empty."""
    return Side(tower[0].lower())


def is_king(piece: str) -> bool:
    """Tell whether a piece, or a tower's commander, is a king."""
    return piece[0].isupper()


def crown(tower: Tower) -> Tower:
    """Return the tower with its commander made a king; only the commander is promoted (P9)."""
    return tower[0].upper() + tower[1:]


def runs(tower: Tower) -> int:
    """Count the runs of one colour from top to bottom: ``"Bww"`` has two. P13 allows at most two."""
    colours = tower.lower()
    return sum(1 for place, colour in enumerate(colours) if place == 0 or colours[place - 1] != colour)


def men(side: Side) -> str:
    """Return the letter of the side's man."""
    return side.value
