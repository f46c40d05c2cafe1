"""The legal moves of a position, and the positions they lead to."""

from functools import lru_cache

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import board_of
from lasca_rules.play.generator import Line, Path, generator_of
from lasca_rules.play.rulesets import Ruleset


def legal_moves(position: Position, ruleset: Ruleset) -> tuple[Move, ...]:
    """Return every legal move of the side to move, ordered by the squares they name; none when that side has lost.

    Raises:
        ValueError: the position is not on the ruleset's board.
    """
    capture, lines = _lines(position, ruleset)
    size = position.board.size
    return tuple(_move(size, path, capture=capture) for path, _ in lines)


def successors(position: Position, ruleset: Ruleset) -> dict[Move, Position]:
    """Return every legal move, in the order of ``legal_moves``, with the position after it.

    Raises:
        ValueError: the position is not on the ruleset's board.
    """
    capture, lines = _lines(position, ruleset)
    board, other = position.board, position.side.other
    return {_move(board.size, path, capture=capture): Position(board, other, tuple(towers)) for path, towers in lines}


def hold_to_board(position: Position, ruleset: Ruleset) -> None:
    """Raise ValueError unless the position is on the ruleset's board."""
    if position.board.size != ruleset.board.size:
        message = f"{ruleset.id} is played on a board of side {ruleset.board.size}, not {position.board.size}"
        raise ValueError(message)


def _lines(position: Position, ruleset: Ruleset) -> tuple[bool, list[Line]]:
    """Return the legal moves as the generator has them, in order, and whether they are captures."""
    hold_to_board(position, ruleset)
    generator = generator_of(ruleset, position.side)
    towers = list(position.towers)
    captures = generator.captures(towers)
    return bool(captures), sorted(captures or generator.quiet_moves(towers))


@lru_cache(maxsize=10_000)
def _move(size: int, path: Path, *, capture: bool) -> Move:
    """Return the move with these squares of the board of that size; games repeat few moves many times."""
    squares = board_of(size).squares
    return Move(tuple(squares[place] for place in path), capture=capture)
