"""Gathering facts from a game, and carrying rulings out."""

from attrs import evolve, frozen

from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.sides import Side

from .game import Pebbles
from .rules import Facts, GameLost, PutBackPebbles


@frozen
class Objection:
    """Somebody objects to what this player took last."""

    player: Side


def gather(game: Pebbles, incident: Objection) -> Facts:
    """Return what there is to know about a player's last taking."""
    at = max(at for at, taking in enumerate(game.takings) if taking.player is incident.player)
    before = (taking for taking in game.takings[:at] if taking.player is incident.player)
    return Facts(
        player=incident.player,
        surplus=game.takings[at].surplus,
        answered=at + 1 < len(game.takings),
        before_in_game=any(taking.surplus for taking in before),
        before_elsewhere=game.earlier[incident.player] > 0,
    )


def apply(game: Pebbles, ruling: Ruling) -> Pebbles:
    """Return the game after a ruling."""
    match ruling.verdict:
        case PutBackPebbles(_, pebbles):
            return evolve(game, heap=game.heap + pebbles)
        case GameLost(player):
            return evolve(game, lost_by=player)
        case _:
            return game
