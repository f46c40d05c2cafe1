"""From the settings of a ruleset to its generator: what they settle beforehand is put into tables, once a ruleset."""

from functools import cache

from lasca_rules.board.squares import Board, row_of
from lasca_rules.board.towers import men
from lasca_rules.play.decisions import again, commander_goes_under, commander_leaves, only_once
from lasca_rules.play.generator import Flights, Generator, Leaps, Steps, promotion_ends, promotion_goes_on
from lasca_rules.play.rulesets import Directions, Gait, PromotionInCapture, Ruleset, Taken
from lasca_rules.sides import Side


@cache
def generator_of(ruleset: Ruleset, side: Side) -> Generator:
    """Return the generator of that side's moves."""
    board = ruleset.board
    man, king = men(side), men(side).upper()
    other = men(side.other)
    gaits = {man: ruleset.man, king: ruleset.king}
    last_row = board.size if side is Side.WHITE else 1
    generator = Generator(
        side=side,
        own=man + king,
        enemy=other + other.upper(),
        steps={piece: _steps(board, side, gait) for piece, gait in gaits.items()},
        leaps={piece: _leaps(board, side, gait) for piece, gait in gaits.items()},
        flights={piece: _flights(board, side, gait) for piece, gait in gaits.items()},
        crowning={
            man: frozenset(board.index[square] for square in board.squares if row_of(square) == last_row),
            king: frozenset(),
        },
        at_once=ruleset.taken is Taken.UNDER_AT_ONCE,
        take=commander_goes_under if ruleset.towers else commander_leaves,
        spend=again if ruleset.same_tower_twice else only_once,
        ends=promotion_ends if ruleset.promotion_in_capture is PromotionInCapture.ENDS else promotion_goes_on,
        longest_only=ruleset.majority,
    )
    adjusted: Generator = ruleset.adjust(generator)
    return adjusted


def _steps(board: Board, side: Side, gait: Gait) -> Steps:
    """Return where a piece may go from each square without capturing."""
    return tuple(tuple(line[: gait.step_length] for line in lines) for lines in _lines(board, side, gait.steps, 1))


def _leaps(board: Board, side: Side, gait: Gait) -> Leaps:
    """Return what a piece may jump over from each square, and onto what, if it is to jump from close by."""
    if not _close(gait):
        return tuple(() for _ in board.squares)
    return tuple(tuple((line[0], line[1]) for line in lines) for lines in _lines(board, side, gait.jumps, 2))


def _flights(board: Board, side: Side, gait: Gait) -> Flights:
    """Return what a piece may jump over from each square, and onto what, if it may do so from afar."""
    if _close(gait):
        return tuple(() for _ in board.squares)
    return tuple(
        tuple(
            tuple((line[far], line[far + 1 : far + 1 + gait.landing]) for far in range(min(gait.reach, len(line) - 1)))
            for line in lines
        )
        for lines in _lines(board, side, gait.jumps, 2)
    )


def _close(gait: Gait) -> bool:
    """Tell whether a piece captures only what stands next to it, and lands right behind."""
    return gait.reach == gait.landing == 1


def _lines(board: Board, side: Side, directions: Directions, least: int) -> Steps:
    """Return for each square the lines from it in these directions that have so many squares at the least."""
    forward = 1 if side is Side.WHITE else -1
    ways = [(rows * forward, files * forward) for rows, files in directions]
    lines = ((board.line(place, way) for way in ways) for place in range(len(board.squares)))
    return tuple(tuple(line for line in each if len(line) >= least) for each in lines)
