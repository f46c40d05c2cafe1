"""A checker that was hit and left on its point: in short nardy it belongs on the bar."""

from attrs import evolve

from lasca_rules.languages import Text
from lasca_rules.nardy.board import BAR, POINTS, NardyBoard
from lasca_rules.nardy.game import NardyError, NardyGame
from lasca_rules.nardy.judging import Impossible, Judgement, TurnObjection
from lasca_rules.nardy.reasons import TurnReason
from lasca_rules.sides import Side


def leave_hit_checker(game: NardyGame, side: Side) -> NardyGame:
    """Let the player who has made a turn leave a checker that it hit on its point, and not put it on the bar.

    Raises:
        NardyError: the player has made no turn, or it has hit nothing.
    """
    turn = game.pending
    if turn is None or turn.side is not side or game.board[side.other].bar == turn.before[side.other].bar:
        raise NardyError(Text("no checker has been hit", "ни одна шашка не побита"))
    judgement = _left(turn.before, side, turn.judgement)
    return evolve(game, board=judgement.after, pending=evolve(turn, judgement=judgement))


def _left(before: NardyBoard, side: Side, judgement: Judgement) -> Impossible:
    """Return the judgement of a turn that hit a checker, if that was left where it stood."""
    hit, after = before[side.other], judgement.after[side.other]
    point = next(point for point in range(POINTS, 0, -1) if hit.on(point) and not after.on(point))
    board = judgement.after.put(side.other, after.add(BAR, -1).add(point))
    objections = judgement.objections if isinstance(judgement, Impossible) else ()
    return Impossible(board, (*objections, TurnObjection(TurnReason.HIT_LEFT)))
