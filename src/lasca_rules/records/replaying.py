"""A game that was read, played through move by move up to the first that the rules do not allow."""

from collections.abc import Iterator

from lasca_rules.records.reading import ReadGame
from lasca_rules.records.resolving import Meant, resolve


def replay(game: ReadGame) -> Iterator[Meant]:
    """Yield each move as it is meant; the first one that is not legal is the last.

    Raises:
        RecordError: a move may mean several, or says too little.
    """
    position = game.start
    for written in game.written.moves:
        meant = resolve(written, position, game.ruleset)
        yield meant
        if meant.after is None:
            return
        position = meant.after
