"""A ruling's words with places to be filled in: for a move, a square, a time or a number."""

from collections.abc import Callable

from attrs import frozen

from lasca_rules.languages import Text
from lasca_rules.rulebook.slots import MOVES, PLAYERS, Manner, SlotValue, left_open, moves_left_open, unnamed


@frozen
class Phrase:
    """A short passage; ``{…}`` in its text is a place to be filled in.

    A move's place can always be filled: where the number is not known, with "that move". For the other places, which it
    ``needs``, there is ``blank``, the passage without them.
    """

    text: Text
    blank: Text
    unnamed: Text
    """The passage as it is said of any game."""
    moves: tuple[str, ...] = ()
    """The places for a move."""
    needs: tuple[str, ...] = ()
    """The places that must be filled in for ``text``; without one of them it is ``blank`` that is said."""


def phrase(say: Callable[[Manner], Text]) -> Phrase:
    """Return what ``say`` says, with its places left open."""
    moves: dict[str, None] = {}
    needs: dict[str, None] = {}

    def noting(place: SlotValue) -> str | None:
        if place.shape not in PLAYERS:
            (moves if place.shape in MOVES else needs)[place.name] = None
        return left_open(place)

    return Phrase(say(noting), say(moves_left_open), say(unnamed), tuple(moves), tuple(needs))


def fixed(text: Text) -> Phrase:
    """Return a passage without any place to be filled in."""
    return Phrase(text, text, text)
