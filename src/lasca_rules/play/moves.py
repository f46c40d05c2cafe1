"""The legal moves of a position, and the positions they lead to."""

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.play.generator import Line, generator_of
from lasca_rules.play.rulesets import Ruleset


def legal_moves(position: Position, ruleset: Ruleset) -> tuple[Move, ...]:
    """Return every legal move of the side to move, ordered by the squares they name; none when that side has lost."""
    return tuple(successors(position, ruleset))


def successors(position: Position, ruleset: Ruleset) -> dict[Move, Position]:
    """Return every legal move, in the order of ``legal_moves``, with the position after it.

    Raises:
        ValueError: the position is not on the ruleset's board.
    """
    hold_to_board(position, ruleset)
    generator = generator_of(ruleset, position.side)
    towers = list(position.towers)
    captures = generator.captures(towers)
    lines = captures or generator.quiet_moves(towers)
    return dict(_published(position, line, capture=bool(captures)) for line in sorted(lines))


def hold_to_board(position: Position, ruleset: Ruleset) -> None:
    """Raise ValueError unless the position is on the ruleset's board."""
    if position.board.size != ruleset.board.size:
        message = f"{ruleset.id} is played on a board of side {ruleset.board.size}, not {position.board.size}"
        raise ValueError(message)


def _published(position: Position, line: Line, *, capture: bool) -> tuple[Move, Position]:
    path, towers = line
    squares = position.board.squares
    move = Move(tuple(squares[place] for place in path), capture=capture)
    return move, Position(position.board, position.side.other, tuple(towers))
