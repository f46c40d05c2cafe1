"""How a ruling names a move to the players: whose it is, and which of that player's moves."""

from collections.abc import Callable
from typing import TypeAlias

from attrs import frozen

from lasca_rules.languages import Text, ordinal_in_english
from lasca_rules.sides import GENITIVE, NAME, Side


@frozen
class MoveName:
    """A move's name: "White's 3rd move"; in Russian as the subject and in two more cases."""

    en: str
    ru: str
    genitive: str
    instrumental: str


THAT_MOVE = MoveName("that move", "этот ход", "этого хода", "этим ходом")
"""A move that is spoken of without its number."""
THAT_TURN = Text("that turn", "этот ход")

Naming: TypeAlias = Callable[[int], MoveName]
"""Names a half-move by its number, the first being 1."""


def in_turn(number: int) -> MoveName:
    """Name a half-move of a game in which the players have moved in turn, White first."""
    return by_its_place(Side.WHITE if number % 2 else Side.BLACK, (number + 1) // 2)


def turn_name(number: int) -> Text:
    """Name a turn of nardy by its number among both players' turns."""
    return Text(f"the {ordinal_in_english(number)} turn", f"{number}-й ход")


def by_its_place(side: Side, ordinal: int) -> MoveName:
    """Name a move by whose it is, and which of that player's moves."""
    whose = GENITIVE[side]
    return MoveName(
        en=f"{NAME[side].en}'s {ordinal_in_english(ordinal)} move",
        ru=f"{ordinal}-й ход {whose}",
        genitive=f"{ordinal}-го хода {whose}",
        instrumental=f"{ordinal}-м ходом {whose}",
    )
