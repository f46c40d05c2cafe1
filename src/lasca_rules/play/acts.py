"""What happens at the board: players touch, move, take back and press; time passes; the game ends.

Each act takes a game and gives a new one, or a ``Refusal`` that says why the act makes no sense. An irregular move is
no refusal: it is made, and stands until somebody does something about it.
"""

from attrs import evolve

from lasca_rules import clock as clocks
from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.clock import Clock, Milliseconds, Refusal, TimeControl, new_clock
from lasca_rules.languages import Text
from lasca_rules.play.by_hand import can_be_made, carried_out, left_by_hand, with_marks
from lasca_rules.play.game import Displacement, Game, HalfMove
from lasca_rules.play.legality import Legal, judge
from lasca_rules.play.result import AGREEMENT, Drawn, Ending, Ongoing, Result, Won, result
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.play.set_up import SetUp, set_up_right
from lasca_rules.rulebook.profiles import ProfileId
from lasca_rules.sides import Side

GAME_HAS_ENDED = Refusal(Text("the game has ended", "партия окончена"))
GAME_HAS_BEGUN = Refusal(
    Text("the game has begun: its regulation and readings are not changed in mid-game",
         "партия началась: регламент и толкования по ходу партии не меняются"),
)  # fmt: skip
SUSPENDED = Refusal(Text("the game is suspended", "партия приостановлена"))
DISTURBED = Refusal(Text("the position is disturbed and not yet restored", "позиция нарушена и ещё не восстановлена"))
CANNOT_BE_MADE = Refusal(
    Text("no tower stands on the first square, or the last is not free",
         "на начальном поле нет башни либо конечное поле занято"),
)  # fmt: skip
NOTHING_PLAYED = Refusal(
    Text("nothing has been played yet: it is the set-up that is wrong", "ходов ещё не было: неправильна расстановка"),
)
NOTHING_TO_TAKE_BACK = Refusal(
    Text("the last move made is not this player's", "последний ход сделан не этим игроком"),
)
ON_TIME = Ending(Text("the opponent's flag has fallen", "у соперника упал флажок"))


def new_game(ruleset: Ruleset, profile: ProfileId, control: TimeControl, set_up: SetUp | None = None) -> Game:
    """Return a game about to begin, its clocks set and standing still. Without a set-up, nothing is wrong with it."""
    clock = new_clock(control)
    return Game(ruleset, profile, set_up or set_up_right(ruleset.board), clock=clock, before=clock)


def choose_profile(game: Game, profile: ProfileId) -> Game | Refusal:
    """Choose the regulation and readings of a game that has not begun."""
    if game.begun and profile != game.profile:
        return GAME_HAS_BEGUN
    return evolve(game, profile=profile)


def start_clock(game: Game) -> Game | Refusal:
    """Start the clock of the player to move."""
    clock = clocks.start(game.clock, game.position.side)
    if isinstance(clock, Refusal):
        return clock
    return evolve(game, clock=clock, before=game.before if game.clock.started else clock)


def let_time_pass(game: Game, elapsed: Milliseconds) -> Game | Refusal:
    """Let time pass, for whoever's clock is going."""
    return _with_clock(game, clocks.run(game.clock, elapsed))


def press(game: Game, by: Side) -> Game | Refusal:
    """Let a player press the clock after a move: with that the move is complete."""
    clock = clocks.press(game.clock, by)
    if isinstance(clock, Refusal):
        return clock
    return evolve(game, clock=clock, before=clock, half_moves=_last_pressed(game.half_moves, by))


def touch(game: Game, square: Square) -> Game | Refusal:
    """Let the player to move touch the tower on a square."""
    refusal = _why_not_move(game)
    return refusal or evolve(game, touched=(*game.touched, square))


def play(  # noqa: PLR0913 -- what a hand can do besides moving is named, not packed away
    game: Game,
    side: Side,
    move: Move,
    *,
    leaving: Position | None = None,
    king_marked: bool = True,
    and_press: bool = False,
) -> Game | Refusal:
    """Let a player make a move, in turn or not, by the rules or not.

    Args:
        game: the game so far.
        side: who makes the move.
        move: the squares named by it.
        leaving: what stands on the board afterwards, where that is not what the move itself would leave: pieces
            taken wrongly, say. Its side to move does not matter.
        king_marked: whether a man that becomes a king is marked as one.
        and_press: whether the player also presses the clock.
    """
    if refusal := _why_not_move(game):
        return refusal
    rightful = game.rightful
    if not can_be_made(rightful, move):
        return CANNOT_BE_MADE
    judgement = judge(rightful, move, game.ruleset, side)
    legal = isinstance(judgement, Legal)
    due = judgement.after if isinstance(judgement, Legal) else carried_out(rightful, side, move, game.ruleset)
    shown = game.position
    fair, made = (
        left_by_hand(shown, rightful, move, due, game.ruleset, king_marked=marked) for marked in (True, king_marked)
    )
    left = made if leaving is None else evolve(leaving, side=side.other)
    half_move = HalfMove(
        side=side,
        move=move,
        before=shown,
        rightful=rightful,
        after=left,
        rightly=with_marks(left, due),
        clock=game.before,
        regular=legal and left == fair and shown[move.start][0] == rightful[move.start][0] and game.retracted is None,
        touched=(*game.touched, move.start),
        retracted=game.retracted,
    )
    after = evolve(
        game,
        half_moves=(*game.half_moves, half_move),
        before=game.clock,
        touched=(),
        retracted=None,
        replied=len(game.half_moves) if game.half_moves and game.half_moves[-1].side is not side else game.replied,
    )
    return press(after, side) if and_press else after


def take_move_back(game: Game, side: Side) -> Game | Refusal:
    """Let a player take back the move just made, pressed or not, with no leave from anybody."""
    if refusal := _why_not_move(game):
        return refusal
    if not game.half_moves or game.half_moves[-1].side is not side:
        return NOTHING_TO_TAKE_BACK
    *earlier, last = game.half_moves
    return evolve(game, half_moves=tuple(earlier), retracted=last, before=last.clock, touched=last.touched)


def disturb(game: Game, board: Position) -> Game | Refusal:
    """Let the position be disturbed, so that this stands on the board until it is restored."""
    return GAME_HAS_ENDED if is_over(game) else evolve(game, disturbed=board)


def displace(game: Game, board: Position) -> Game | Refusal:
    """Let the position be disturbed with nobody noticing: the players go on from what now stands on the board."""
    if refusal := _why_not_move(game):
        return refusal
    if not game.half_moves:
        return NOTHING_PLAYED
    *earlier, last = game.half_moves
    displacement = Displacement(len(game.half_moves), last.after, last.rightly, board)
    left = evolve(last, after=board, rightly=with_marks(board, last.rightly))
    return evolve(game, half_moves=(*earlier, left), displaced=displacement)


def put_back_in_order(game: Game) -> Game:
    """Put what was displaced back where it stood, as far as nothing has been moved there or from there since."""
    displaced = game.displaced
    if displaced is None:
        return game
    number = displaced.after
    restored = evolve(game.half_moves[number - 1], after=displaced.stood, rightly=displaced.rightly)
    half_moves = (*game.half_moves[: number - 1], restored, *game.half_moves[number:])
    if number < len(half_moves):
        last = half_moves[-1]
        after = _in_order(last.after, displaced.left, displaced.stood)
        rightly = _in_order(last.rightly, displaced.left, displaced.rightly)
        half_moves = (*half_moves[:-1], evolve(last, after=after, rightly=rightly))
    return evolve(game, half_moves=half_moves, displaced=None)


def undo_from(game: Game, number: int) -> Game:
    """Undo the half-moves from that number on: the board goes back, the clocks go on."""
    return evolve(
        game,
        half_moves=game.half_moves[: number - 1],
        undone=(*game.undone, *game.half_moves[number - 1 :]),
        replied=min(game.replied, number - 1),
        before=game.clock,
        touched=(),
        retracted=None,
        disturbed=None,
        displaced=game.displaced if game.displaced is not None and game.displaced.after < number else None,
    )


def end(game: Game, result: Result) -> Game | Refusal:
    """End the game with what the players agreed on or the referee declared."""
    return GAME_HAS_ENDED if is_over(game) else evolve(game, ended=result)


def is_over(game: Game) -> bool:
    """Has the game ended: by its players, on time, or on the board after a regular move?"""
    return not isinstance(outcome(game), Ongoing)


def outcome(game: Game) -> Result:
    """Tell how the game stands.

    An agreement to a draw ends only a game that knows such draws (reading ``play-draws``).
    After an irregular move the board alone does not end the game until it is settled that the move stands: the opponent
    must be able to claim.
    """
    in_vain = game.ended == Drawn(AGREEMENT) and not game.ruleset.draws.agreement
    if game.ended is not None and not in_vain:
        return game.ended
    if game.clock.flag is not None:
        return Won(game.clock.flag.other, ON_TIME)
    last = game.half_moves[-1] if game.half_moves else None
    if last is not None and not (last.regular or last.settled):
        return Ongoing()
    return result(game.rightful, game.ruleset, tuple(half_move.rightful for half_move in game.half_moves))


def _why_not_move(game: Game) -> Refusal | None:
    if is_over(game):
        return GAME_HAS_ENDED
    if game.claim is not None:
        return SUSPENDED
    return DISTURBED if game.disturbed is not None else None


def _in_order(now: Position, left: Position, stood: Position) -> Position:
    """Return a position with what stood on the squares that were displaced, where they still show what was left."""
    towers = zip(now.towers, left.towers, stood.towers, strict=True)
    return evolve(now, towers=tuple(was if shows == wrong else shows for shows, wrong, was in towers))


def _with_clock(game: Game, clock: Clock | Refusal) -> Game | Refusal:
    return clock if isinstance(clock, Refusal) else evolve(game, clock=clock)


def _last_pressed(half_moves: tuple[HalfMove, ...], by: Side) -> tuple[HalfMove, ...]:
    if not half_moves or half_moves[-1].side is not by:
        return half_moves
    return (*half_moves[:-1], evolve(half_moves[-1], pressed=True))
