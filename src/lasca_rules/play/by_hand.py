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
    for over in passed_over(position.board, move, towers) if move.capture else ():
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


def left_by_hand(  # noqa: PLR0913 -- what is shown, what is, what should be, and what the hand does
    shown: Position, rightful: Position, move: Move, due: Position, ruleset: Ruleset, *, king_marked: bool
) -> Position:
    """Return what a move leaves on the board that shows ``shown``, where by rights ``due`` should stand afterwards.

    The two differ in kings that nobody has marked: each goes on being shown as a man, as commander or as prisoner. A
    man that this move makes a king is marked only if ``king_marked``.
    """
    if shown == rightful:
        left = due
    else:
        moved = carried_out(shown, due.side.other, move, ruleset)
        towers = zip(moved.towers, due.towers, strict=True)
        left = evolve(due, towers=tuple(hand if hand.lower() == there.lower() else there for hand, there in towers))
    promoted = is_king(due[move.end]) and not is_king(rightful[move.start])
    stays_unmarked = shown[move.start][0] != rightful[move.start][0]
    return unmark(left, move.end) if stays_unmarked or (promoted and not king_marked) else left


def with_marks(left: Position, due: Position) -> Position:
    """Return what is left on the board with every king marked where nothing but marks is missing from what is due."""
    if left.towers == due.towers:
        return left
    towers = zip(left.towers, due.towers, strict=True)
    return evolve(left, towers=tuple(should if _lacks_marks(there, should) else there for there, should in towers))


def _lacks_marks(there: Tower, should: Tower) -> bool:
    pieces = zip(there, should, strict=False)
    return len(there) == len(should) and all(is_ in {should_be, should_be.lower()} for is_, should_be in pieces)


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


def passed_over(board: Board, move: Move, towers: Mapping[Square, Tower]) -> Iterator[Square]:
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
