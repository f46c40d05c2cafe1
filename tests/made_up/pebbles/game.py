"""The game: a heap, what each player has taken from it, and what became of that."""

from attrs import evolve, field, frozen
from attrs.validators import ge

from lasca_rules.regulations import load
from lasca_rules.sides import BySide, Side


@frozen
class Taking:
    """That a player took pebbles, and how many of them were too many."""

    player: Side
    surplus: int = field(validator=ge(0))


NONE = BySide(0, 0)


@frozen
class Pebbles:
    """A game: the heap, the takings in order, and how often each player took too many in earlier games of the event."""

    heap: int = field(validator=ge(0))
    takings: tuple[Taking, ...] = ()
    earlier: BySide[int] = NONE
    lost_by: Side | None = None
    profile: str = "pebbles"


def most() -> int:
    """Return how many pebbles may be taken at once."""
    return load().statement("pebbles:1-a").numbers["most"]


def take(game: Pebbles, player: Side, pebbles: int) -> Pebbles:
    """Return the game after a player has taken so many pebbles, by the rules or not."""
    taking = Taking(player, max(0, pebbles - most()))
    return evolve(game, heap=game.heap - pebbles, takings=(*game.takings, taking))
