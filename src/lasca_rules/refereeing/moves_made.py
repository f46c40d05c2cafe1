"""How the moves of a game of draughts are named to its players: as they were made, in turn or not."""

from lasca_rules.play.game import Game
from lasca_rules.rulebook.move_names import MoveName, Naming, by_its_place


def as_made_in(game: Game) -> Naming:
    """Return how to name the half-moves of a game as they were made, in turn or not.

    The number after the last is that of a move taken back, whose player has made no other yet.
    """

    def named(number: int) -> MoveName:
        made = game.half_moves[: number - 1]
        side = game.half_moves[number - 1].side if number <= len(game.half_moves) else game.position.side
        return by_its_place(side, sum(half_move.side is side for half_move in made) + 1)

    return named
