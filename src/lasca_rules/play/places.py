"""Where one piece stands as a game goes on: on which square, and how deep in its tower."""

from attrs import evolve, field, frozen
from attrs.validators import ge

from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.play.by_hand import passed_over
from lasca_rules.play.game import HalfMove
from lasca_rules.play.rulesets import Ruleset


@frozen
class Place:
    """A piece's place: a square, and how many pieces of the tower there are above it."""

    square: Square
    above: int = field(default=0, validator=ge(0))


def place_after(half_move: HalfMove, place: Place, ruleset: Ruleset) -> Place | None:
    """Return where a piece stands after a half-move as it was made; ``None`` where it has left the board."""
    move, before = half_move.move, half_move.before
    if place.square == move.start:
        return evolve(place, square=move.end)
    standing = before.standing()
    tower = standing.pop(move.start)
    taken_from = tuple(passed_over(before.board, move, standing)) if move.capture else ()
    if place.square not in taken_from:
        return place
    if not ruleset.towers:
        return None
    if place.above:
        return evolve(place, above=place.above - 1)
    return Place(move.end, len(tower) + taken_from.index(place.square))


def piece_on(position: Position, place: Place) -> str:
    """Return the piece on a place as a letter, or nothing where the tower is not that tall."""
    return position[place.square][place.above : place.above + 1]
