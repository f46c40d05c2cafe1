"""What a move does on the board when a player simply makes it, whether or not the rules allow it."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from attrs import evolve

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position, place
from lasca_rules.board.squares import Board, Square, row_of
from lasca_rules.board.towers import Tower, crown, is_king, owner
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.sides import Side


def can_be_made(position: Position, move: Move) -> bool:
    """Tell whether hands can make the move at all: dark squares, a tower to lift, and room to put it down."""
    if not all(position.board.has(square) for square in move.path):
        return False
    return bool(position[move.start]) and (move.end == move.start or not position[move.end])


def carried_out(position: Position, side: Side, move: Move, ruleset: Ruleset) -> Position:
    """Return the position after ``side`` made the move as named, with no question of legality.

    A capture takes the top piece of every tower it passes over; a man that touches its last row becomes a king.
    The move must be one that ``can_be_made``.
    """
    towers = position.standing()
    tower = towers.pop(move.start)
    for over in _passed_over(position.board, move, towers) if move.capture else ():
        taken, rest = towers[over][0], towers[over][1:]
        towers[over] = rest if ruleset.towers else ""
        tower += taken if ruleset.towers else ""
    if any(ends_in_promotion(tower, square, position.board) for square in move.path[1:]):
        tower = crown(tower)
    return place(position.board, side.other, {**towers, move.end: tower})


def ends_in_promotion(tower: Tower, square: Square, board: Board) -> bool:
    """Tell whether a tower on this square is commanded by a man that has reached its last row."""
    last_row = board.size if owner(tower) is Side.WHITE else 1
    return not is_king(tower) and row_of(square) == last_row


def unmark(position: Position, square: Square) -> Position:
    """Return the position with the king on that square shown as a man, since nobody marked it."""
    return put(position, square, position[square][0].lower() + position[square][1:])


def mark(position: Position, square: Square) -> Position:
    """Return the position with the commander on that square marked as a king."""
    return put(position, square, crown(position[square]))


def put(position: Position, square: Square, tower: Tower) -> Position:
    """Return the position with that tower on that square, in place of what stood there."""
    index = position.board.index[square]
    return evolve(position, towers=(*position.towers[:index], tower, *position.towers[index + 1 :]))


def _passed_over(board: Board, move: Move, towers: Mapping[Square, Tower]) -> Iterator[Square]:
    """Yield the squares of the towers that the move passes over, each once, in order."""
    seen = set()
    for start, end in pairwise(move.path):
        for square in _between(board, start, end):
            if square in towers and square not in seen:
                seen.add(square)
                yield square


def _between(board: Board, start: Square, end: Square) -> tuple[Square, ...]:
    """Return the squares between two squares of one diagonal; none where they are not on one."""
    for ray in board.rays[board.index[start]]:
        names = [board.squares[index] for index in ray]
        if end in names:
            return tuple(names[: names.index(end)])
    return ()
