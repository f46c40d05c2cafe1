"""Counting sequences of moves: the yardstick by which generators of moves are compared."""

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.play.compiling import generator_of
from lasca_rules.play.decisions import Towers
from lasca_rules.play.generator import Generator
from lasca_rules.play.moves import hold_to_board, successors
from lasca_rules.play.rulesets import Ruleset


def perft(position: Position, ruleset: Ruleset, depth: int) -> int:
    """Count the sequences of ``depth`` legal moves from a position; 1 when ``depth`` is 0.

    A move is a whole capture path, so two paths to one position count twice; a side without a move counts 0. Every
    position is reached and looked at, the last ones too: nothing is counted in bulk.

    Raises:
        ValueError: ``depth`` is negative, or the position is not on the ruleset's board.
    """
    if depth < 0:
        message = f"the depth of a count is 0 or more, not {depth}"
        raise ValueError(message)
    hold_to_board(position, ruleset)
    mover, waiter = generator_of(ruleset, position.side), generator_of(ruleset, position.side.other)
    return _count(list(position.towers), mover, waiter, depth)


def divide(position: Position, ruleset: Ruleset, depth: int) -> dict[Move, int]:
    """Return, for each legal move, how many sequences of ``depth`` moves begin with it. ``depth`` is 1 or more.

    Raises:
        ValueError: ``depth`` is less than 1, or the position is not on the ruleset's board.
    """
    if depth < 1:
        message = f"a count divided by moves has a depth of 1 or more, not {depth}"
        raise ValueError(message)
    return {move: perft(after, ruleset, depth - 1) for move, after in successors(position, ruleset).items()}


def _count(towers: Towers, mover: Generator, waiter: Generator, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for _, after, _ in mover.choose(mover, towers):
        total += _count(after, waiter, mover, depth - 1)
    return total
