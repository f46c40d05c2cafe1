"""Is a move legal? If it is, the position after it; if not, every reason why."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from attrs import field, frozen
from attrs.validators import min_len

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.towers import owner
from lasca_rules.play.compiling import generator_of
from lasca_rules.play.course import objections_to_course
from lasca_rules.play.moves import legal_moves, successors
from lasca_rules.play.reasons import Objection, Reason, objection
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.sides import Side

__all__ = ["Illegal", "Judgement", "Legal", "Objection", "Reason", "judge", "objections"]


@frozen
class Legal:
    """The move may be played; ``after`` is the position it leads to."""

    move: Move
    after: Position


@frozen
class Illegal:
    """The move may not be played, for each of these reasons: about whose it is first, then along its way."""

    move: Move
    objections: tuple[Objection, ...] = field(validator=min_len(1))


Judgement: TypeAlias = Legal | Illegal

_successors = lru_cache(maxsize=1_000)(successors)
"""The legal moves of a position: a move that is made is judged more than once, and so is each irregular one."""


def judge(position: Position, move: Move, ruleset: Ruleset, side: Side | None = None) -> Judgement:
    """Judge a move exactly as named: Legal if it is one of ``legal_moves`` and ``side`` is to move.

    Args:
        position: the one on the board, with the side to move.
        move: any squares at all, light ones and ones beyond the board too.
        ruleset: the game.
        side: who plays it; the side to move, unless given.

    Raises:
        ValueError: the position is not on the ruleset's board.
    """
    after = _successors(position, ruleset).get(move)
    if after is not None and side in {None, position.side}:
        return Legal(move, after)
    found = tuple(objections(position, move, ruleset, side or position.side))
    return Illegal(move, found or (_unexplained(move, ruleset),))


def _unexplained(move: Move, ruleset: Ruleset) -> Objection:
    """Object where no reason is known: to moves against settings that none of the three games has."""
    reason = Reason.NOTHING_TO_CAPTURE if move.capture else Reason.NOT_A_NEIGHBOUR
    return objection(reason, ruleset, move.end, capture=move.capture)


def objections(position: Position, move: Move, ruleset: Ruleset, side: Side) -> Iterator[Objection]:
    """Yield each reason why ``side`` may not play that move; none at all if it may."""
    yield from _objections_to_turn(position, ruleset, side)
    yield from _objections_to_squares(position, move, ruleset)
    if not move.capture:
        yield from _objections_to_neglect(position, move, ruleset, side)
    if position.board.has(move.start):
        tower = position[move.start]
        if not tower:
            yield objection(Reason.EMPTY_SQUARE, ruleset, move.start)
            return
        if owner(tower) is not side:
            yield objection(Reason.NOT_YOUR_TOWER, ruleset, move.start)
        yield from objections_to_course(position, move, ruleset)


def _objections_to_turn(position: Position, ruleset: Ruleset, side: Side) -> Iterator[Objection]:
    if side is not position.side:
        yield objection(Reason.WRONG_SIDE, ruleset)
    elif not legal_moves(position, ruleset):
        yield objection(Reason.GAME_OVER, ruleset)


def _objections_to_squares(position: Position, move: Move, ruleset: Ruleset) -> Iterator[Objection]:
    for square in dict.fromkeys(move.path):
        if position.board.is_light(square):
            yield objection(Reason.NOT_A_DARK_SQUARE, ruleset, square)
        elif not position.board.has(square):
            yield objection(Reason.OFF_THE_BOARD, ruleset, square)


def _objections_to_neglect(position: Position, move: Move, ruleset: Ruleset, side: Side) -> Iterator[Objection]:
    """Object to a quiet move while a capture is due; point at the tower that moves if it is one that can capture."""
    captures = generator_of(ruleset, side).captures(list(position.towers))
    starts = [position.board.squares[path[0]] for path, _, _ in captures]
    if starts:
        yield objection(Reason.CAPTURE_DUE, ruleset, move.start if move.start in starts else starts[0])
