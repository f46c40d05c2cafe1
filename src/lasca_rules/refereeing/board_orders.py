"""Carrying a ruling's verdicts out on the board: positions put back, moves undone, kings marked, sanctions given."""

from attrs import evolve

from lasca_rules.board.squares import Square
from lasca_rules.board.towers import is_king
from lasca_rules.play.acts import put_back_in_order, undo_from
from lasca_rules.play.by_hand import left_by_hand, put
from lasca_rules.play.game import Claim, Game, HalfMove
from lasca_rules.play.legality import Legal, judge
from lasca_rules.play.set_up import Placement, SetUp
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    MakeAgain,
    MarkKing,
    MoveStands,
    PutBack,
    RefereeMustBeAsked,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    SportingSanction,
    Suspended,
    TakeBack,
    TakenPutRight,
    UndoneSince,
    Verdict,
)
from lasca_rules.refereeing.working_out import move_taken_back, touched_in
from lasca_rules.rulebook.rulings import Ruling


def carry_out_on_the_board(game: Game, ruling: Ruling) -> Game:
    """Carry out the verdict and what is decided besides. A claim being looked into is settled by any other verdict."""
    after = evolve(game, claim=None)
    for verdict in (ruling.verdict, *ruling.besides):
        after = _carry_out(after, verdict)
    return after


def _carry_out(game: Game, verdict: Verdict) -> Game:  # noqa: C901, PLR0911 -- one case a verdict
    match verdict:
        case ReplayFromStart(exchange_colours) | BackToInitialPosition(exchange_colours):
            return _from_the_start(game, exchange_colours=exchange_colours)
        case ReplayFromMove(half_move) | TakeBack(half_move) | UndoneSince(half_move):
            return undo_from(game, half_move)
        case MakeAgain(half_move, _, tower, free):
            bound = () if free else touched_in(game, half_move)
            return evolve(undo_from(game, half_move), touched=(tower,) if tower else bound)
        case PutBack(half_move):
            return _put_back(game, half_move)
        case TakenPutRight(half_move):
            return _put_right(game, half_move)
        case MarkKing(square):
            return _mark(game, square)
        case MoveStands(half_move):
            return _let_stand(game, half_move)
        case Suspended(claimant, half_move) | RefereeMustBeAsked(claimant, half_move):
            return evolve(game, claim=Claim(claimant, half_move))
        case RestorePosition():
            return evolve(put_back_in_order(game), disturbed=None)
        case SportingSanction(offender):
            return evolve(game, sanctions=game.sanctions.put(offender, game.sanctions[offender] + 1))
        case _:
            return game  # the others leave the board as it is; those of nardy are its own arbiter's


def _from_the_start(game: Game, *, exchange_colours: bool) -> Game:
    exchanged = game.set_up.colours_exchanged and not exchange_colours
    right = SetUp(game.set_up.right, game.set_up.right, colours_exchanged=exchanged, placement=Placement())
    return evolve(undo_from(game, 1), set_up=right)


def _put_back(game: Game, number: int) -> Game:
    """Put the move that was taken back on the board again, in place of whatever was made instead."""
    first = move_taken_back(game, number)
    undone = undo_from(game, number)
    if first is None:
        return undone
    return evolve(undone, half_moves=(*undone.half_moves, evolve(first, retracted=None, regular=True)))


def _put_right(game: Game, number: int) -> Game:
    """Let the half-move leave on the board what it should, but for kings that nobody marked.

    Nobody has replied to it; if its player has made another one since, that is undone.
    """
    half_move = game.half_moves[number - 1]
    judgement = judge(half_move.rightful, half_move.move, game.ruleset, half_move.side)
    if not isinstance(judgement, Legal):
        return game
    after = left_by_hand(
        half_move.before,
        half_move.rightful,
        half_move.move,
        judgement.after,
        game.ruleset,
        king_marked=is_king(half_move.after[half_move.move.end]),
    )
    last = game if number == len(game.half_moves) else undo_from(game, number + 1)
    return _last_replaced(last, evolve(half_move, after=after, rightly=judgement.after, regular=True))


def _mark(game: Game, square: Square) -> Game:
    if square not in game.unmarked:
        return game
    last = game.half_moves[-1]
    settled = last.settled or last.move.end == square
    return _last_replaced(game, evolve(last, after=put(last.after, square, last.rightly[square]), settled=settled))


def _let_stand(game: Game, number: int) -> Game:
    """Let a half-move stand for good: if it is the last one, the board may show that it has ended the game."""
    if number != len(game.half_moves):
        return game
    return _last_replaced(game, evolve(game.half_moves[-1], settled=True))


def _last_replaced(game: Game, half_move: HalfMove) -> Game:
    return evolve(game, half_moves=(*game.half_moves[:-1], half_move))
