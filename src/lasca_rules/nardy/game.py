"""A game of nardy as it really went: the set-up as made, every turn also where impossible, the clock, the warnings."""

from attrs import evolve, field, frozen
from attrs.validators import ge

from lasca_rules import clock as clocks
from lasca_rules.clock import Clock, Milliseconds, Refusal, TimeControl
from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from lasca_rules.nardy.board import NardyBoard
from lasca_rules.nardy.disciplines import Discipline, Nardy
from lasca_rules.nardy.judging import Impossible, Judgement, judge
from lasca_rules.nardy.scoring import won_by
from lasca_rules.nardy.setup import initial_position
from lasca_rules.nardy.turns import Roll, Steps, Turn
from lasca_rules.sides import GENITIVE, BySide, Side


class NardyError(InputError):
    """Something was told of a game of nardy that cannot have happened in it."""


@frozen
class MadeTurn:
    """A turn that was made, whether possible or not, with the board to take it back to."""

    side: Side
    turn: Turn
    before: NardyBoard
    judgement: Judgement

    @property
    def impossible(self) -> bool:
        """Tell whether the turn was an impossible move."""
        return isinstance(self.judgement, Impossible)

    @property
    def played(self) -> bool:
        """Tell whether any checker was moved; nothing may have been playable."""
        return bool(self.turn.steps)


@frozen
class Warnings:
    """How often a player has been warned for errors in the set-up."""

    in_match: int = field(default=0, validator=ge(0))
    in_event: int = field(default=0, validator=ge(0))
    """In the whole event, this match included."""

    def one_more(self) -> "Warnings":
        """Return the count with the warning just given."""
        return Warnings(self.in_match + 1, self.in_event + 1)


NO_WARNINGS = BySide(Warnings(), Warnings())


@frozen
class NardyGame:
    """A game of nardy at one moment. Made by ``new_game``; changed by the acts below."""

    discipline: Discipline
    setup: NardyBoard = field(repr=False)
    """The checkers as they were really set up."""
    board: NardyBoard = field(repr=False)
    clock: Clock = field(repr=False)
    profile: str = "nardy"
    """The regulation and the readings of it that the game is played under, as ``refereeing.profiles`` writes them."""
    to_move: Side = Side.WHITE
    """Whose turn it is; at the start, White until the opening throw says otherwise."""
    roll: Roll | None = None
    """What the player to move has thrown; ``None`` until they have."""
    pending: MadeTurn | None = None
    """The turn that the player to move has made without pressing the clock yet."""
    dice_up: bool = False
    """Has the player to move picked up the dice after that turn?"""
    ahead: Roll | None = None
    """What the opponent of the player to move has thrown already, to be played when their turn comes."""
    made: tuple[MadeTurn, ...] = ()
    """The turns ended by the press, both sides', in their order."""
    cube: int | None = None
    """The doubling cube of short nardy; long nardy has none."""
    warnings: BySide[Warnings] = NO_WARNINGS
    replied: int = 0
    """Turns up to this number were replied to by a turn that has been taken back; what the reply cost stays lost."""
    settled: bool = False
    """Has the referee dealt with the errors of the set-up?"""
    decisions: tuple[Text, ...] = ()
    """What the referee has decided, in words, in order."""
    over: bool = False
    """Has the game ended: won, lost on time, given up?"""

    @property
    def winner(self) -> Side | None:
        """The side that has borne off all its checkers, if one has."""
        return won_by(self.board)


def new_game(
    discipline: Discipline,
    control: TimeControl,
    *,
    setup: NardyBoard | None = None,
    warnings: BySide[Warnings] = NO_WARNINGS,
    profile: str = "nardy",
) -> NardyGame:
    """Return a game set up and not yet begun. ``setup`` is how the checkers really stand, right or wrong."""
    setup = setup or initial_position(discipline.nardy)
    cube = 1 if discipline.nardy is Nardy.SHORT else None
    clock = clocks.new_clock(control)
    return NardyGame(discipline, setup, setup, clock, profile, cube=cube, warnings=warnings)


def throw(game: NardyGame, side: Side, roll: Roll) -> NardyGame:
    """Let the player to move throw the dice. The opening throw says who begins, and starts the clock.

    Once the player to move has made a turn and picked up the dice, the opponent too may throw.
    """
    opening = not game.made and game.roll is None
    game = evolve(game, to_move=side) if opening else game
    if game.dice_up and side is not game.to_move and game.ahead is None and not game.over:
        return evolve(game, ahead=roll)
    _turn_of(game, side)
    if game.roll is not None:
        raise NardyError(Text(f"{side.name.title()} has thrown already", "бросок уже сделан"))
    return evolve(game, roll=roll, clock=_done(clocks.start(game.clock, side)) if opening else game.clock)


def move(game: NardyGame, side: Side, steps: Steps) -> NardyGame:
    """Let the player to move make a turn on their roll, possible or not. The clock is not pressed by it."""
    _turn_of(game, side)
    if game.roll is None:
        raise NardyError(Text("nothing has been thrown yet", "бросок ещё не сделан"))
    if game.pending is not None:
        raise NardyError(Text("the turn has been made already", "ход уже сделан"))
    turn = Turn(game.roll, steps)
    first = not any(made.side is side for made in game.made)
    judgement = judge(game.board, side, turn, first=first)
    pending = MadeTurn(side, turn, game.board, judgement)
    return evolve(game, board=judgement.after, pending=pending)


def pick_up_dice(game: NardyGame, side: Side) -> NardyGame:
    """Let the player to move pick up the dice after the turn, or hand them over. The clock is not pressed by it."""
    _turn_of(game, side)
    if game.pending is None:
        raise NardyError(Text("no turn has been made to end", "ход ещё не сделан"))
    return evolve(game, dice_up=True)


def press(game: NardyGame, side: Side) -> NardyGame:
    """Let the player to move end the turn by pressing the clock; bearing off the last checker ends the game."""
    _turn_of(game, side)
    if game.pending is None:
        raise NardyError(Text("no turn has been made to end", "ход ещё не сделан"))
    over = game.winner is not None
    clock = _done(clocks.stop(game.clock) if over else clocks.press(game.clock, side))
    made = (*game.made, game.pending)
    turn_over = evolve(game, to_move=side.other, roll=game.ahead, pending=None, dice_up=False, ahead=None)
    return evolve(turn_over, clock=clock, made=made, over=over)


def let_pass(game: NardyGame, time: Milliseconds) -> NardyGame:
    """Let time pass on the clock; a flag that falls ends the game."""
    clock = _done(clocks.run(game.clock, time))
    return evolve(game, clock=clock, over=game.over or clock.flag is not None)


def begin_again(game: NardyGame, *, full_time: bool = False) -> NardyGame:
    """Put the checkers into the right initial position, with the cube at 1, to begin with a new opening throw.

    Each player keeps the time they have left, or with ``full_time`` gets all of it back.
    """
    right = initial_position(game.discipline.nardy)
    fresh = clocks.new_clock(game.clock.control)
    clock = fresh if full_time else evolve(fresh, left=game.clock.left)
    cube = None if game.cube is None else 1
    before_the_throw = evolve(game, to_move=Side.WHITE, roll=None, pending=None, dice_up=False, ahead=None)
    return evolve(before_the_throw, made=(), replied=0, setup=right, board=right, clock=clock, cube=cube)


def turn_numbered(game: NardyGame, number: int) -> MadeTurn:
    """Return a turn by its number, from 1; the one made but not yet pressed comes last.

    Raises:
        NardyError: there is no such turn.
    """
    turns = [*game.made, *([game.pending] if game.pending else [])]
    if not 1 <= number <= len(turns):
        raise NardyError(
            Text(f"there is no turn {number}; {len(turns)} were made", f"хода {number} нет; сделано: {len(turns)}")
        )
    return turns[number - 1]


def take_back(game: NardyGame, number: int) -> NardyGame:
    """Go back to before a turn: its player is to make it again, with the same roll. The clock is left alone.

    What the opponent has thrown since is kept: it is ``ahead`` now.
    """
    turn = turn_numbered(game, number)
    replied = number - 1 if number <= len(game.made) else game.replied
    return evolve(
        game,
        board=turn.before,
        to_move=turn.side,
        roll=turn.turn.roll,
        pending=None,
        dice_up=False,
        ahead=thrown_since(game, number),
        made=game.made[: number - 1],
        replied=max(game.replied, replied),
    )


def thrown_since(game: NardyGame, number: int) -> Roll | None:
    """Return what the opponent of whoever made a turn threw first after it, if anything."""
    opponent = turn_numbered(game, number).side.other
    first = next((made.turn.roll for made in game.made[number:] if made.side is opponent), None)
    return first or (game.roll if game.to_move is opponent else game.ahead)


def turns_made(game: NardyGame, side: Side, *, only_played: bool = False) -> int:
    """Count the turns a side has made; ``only_played`` leaves out those in which nothing could be played."""
    return sum(1 for made in game.made if made.side is side and (made.played or not only_played))


def _turn_of(game: NardyGame, side: Side) -> None:
    if game.over:
        raise NardyError(Text("the game has ended", "игра окончена"))
    if side is not game.to_move:
        raise NardyError(Text(f"it is {side.other.name.title()}'s turn", f"ход {GENITIVE[side.other]}"))


def _done(clock: Clock | Refusal) -> Clock:
    """Return the clock; what the clock refuses cannot have happened in the game."""
    if isinstance(clock, Refusal):
        raise NardyError(clock.reason)
    return clock
