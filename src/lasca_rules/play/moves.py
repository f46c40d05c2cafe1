"""The legal moves of a position, and the positions they lead to."""

from functools import lru_cache

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import board_of
from lasca_rules.play.compiling import generator_of
from lasca_rules.play.decisions import Line, Path
from lasca_rules.play.rulesets import Ruleset


def legal_moves(position: Position, ruleset: Ruleset) -> tuple[Move, ...]:
    """Return every legal move of the side to move, ordered by the squares they name; none when that side has lost.

    Raises:
        ValueError: the position is not on the ruleset's board.
    """
    size = position.board.size
    return tuple(_move(size, path, capture=capture) for path, _, capture in _lines(position, ruleset))


def successors(position: Position, ruleset: Ruleset) -> dict[Move, Position]:
    """Return every legal move, in the order of ``legal_moves``, with the position after it.

    Raises:
        ValueError: the position is not on the ruleset's board.
    """
    board, other = position.board, position.side.other
    return {
        _move(board.size, path, capture=capture): Position(board, other, tuple(towers))
        for path, towers, capture in _lines(position, ruleset)
    }


def hold_to_board(position: Position, ruleset: Ruleset) -> None:
    """Raise ValueError unless the position is on the ruleset's board."""
    if position.board.size != ruleset.board.size:
        message = f"{ruleset.id} is played on a board of side {ruleset.board.size}, not {position.board.size}"
        raise ValueError(message)


def _lines(position: Position, ruleset: Ruleset) -> list[Line]:
    """Return the legal moves as the generator has them, in order."""
    hold_to_board(position, ruleset)
    return sorted(generator_of(ruleset, position.side).lines(list(position.towers)))


@lru_cache(maxsize=10_000)
def _move(size: int, path: Path, *, capture: bool) -> Move:
    """Return the move with these squares of the board of that size; games repeat few moves many times."""
    squares = board_of(size).squares
    return Move(tuple(squares[place] for place in path), capture=capture)
