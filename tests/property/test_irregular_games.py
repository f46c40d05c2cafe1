"""Random games with random irregularities and incidents: going back is exact, and no time is lost or made."""

from attrs import evolve, frozen
from hypothesis import given, settings
from hypothesis import strategies as st

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.clock import Clock, Milliseconds, TimeControl
from lasca_rules.play import acts
from lasca_rules.play.game import Game
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.rulesets import RULESETS
from lasca_rules.refereeing import arbiter
from lasca_rules.refereeing.incidents import (
    Answer,
    Fault,
    Incident,
    IncrementGathered,
    InquiryOver,
    IrregularMove,
    Official,
    PositionDisturbed,
    Protest,
    Wish,
    WrongBoard,
    WrongColours,
    WrongSetUp,
)
from lasca_rules.refereeing.verdicts import ReplayFromMove
from lasca_rules.rulebook.rulings import (
    AsBeforeMove,
    Charge,
    ClockOrder,
    InOrder,
    ResetClocks,
    StartClockOf,
    SwitchBack,
)
from lasca_rules.sides import Side
from tests.irregular_games import done

PLENTY = 1_000_000_000
"""More time than a random game uses up."""
PROFILES = ("column", "column clocks-on-replay=kept", "draughts", "draughts increment-on-reversal=kept")
times = st.integers(0, 100_000)
people = st.sampled_from([*Side, Official.REFEREE])


@frozen
class Moment:
    """What a bystander writes down when a half-move begins: board, clocks, and where all time has gone so far."""

    position: Position
    clock: Clock
    used: Milliseconds
    credited: Milliseconds


@frozen
class Told:
    """A game, with what the bystander has written down."""

    game: Game
    now: Moment
    """The beginning of the present half-move."""
    before: tuple[Moment, ...] = ()
    """The beginnings of the half-moves made."""
    used: Milliseconds = 0
    """Time that passed while a clock was going, and what was charged besides."""
    credited: Milliseconds = 0
    """Increments credited and not revoked."""


def begin(game: Game) -> Told:
    game = done(acts.start_clock(game))
    return Told(game, Moment(game.position, game.clock, 0, 0))


def at_a_new_half_move(told: Told) -> Told:
    return evolve(told, now=Moment(told.game.position, told.game.clock, told.used, told.credited))


def playing(told: Told, data: st.DataObject) -> Told:
    """Let the player to move think and make a move: mostly a legal one, sometimes any that hands can make."""
    thought = data.draw(times)
    game = done(acts.let_time_pass(told.game, thought))
    side = game.position.side
    moves = legal_moves(game.rightful, game.ruleset)
    if data.draw(st.integers(0, 3)) == 0:
        squares = st.sampled_from(game.position.board.squares)
        path = data.draw(st.lists(squares, min_size=2, max_size=3))
        move, side = Move(tuple(path), capture=data.draw(st.booleans())), data.draw(st.sampled_from(Side))
    else:
        move = data.draw(st.sampled_from(moves))
    played = acts.play(game, side, move, king_marked=data.draw(st.booleans()))
    told = evolve(told, game=game, used=told.used + thought)
    if not isinstance(played, Game):
        return told
    told = at_a_new_half_move(evolve(told, game=played, before=(*told.before, told.now)))
    pressed = acts.press(played, side)
    if not isinstance(pressed, Game) or not data.draw(st.integers(0, 9)):
        return told
    credited = told.credited + pressed.clock.control.increment
    return at_a_new_half_move(evolve(told, game=pressed, credited=credited))


def incident(told: Told, data: st.DataObject) -> Incident:
    game, person = told.game, data.draw(people)
    if game.claim is not None:
        return InquiryOver(data.draw(times))
    kinds: list[st.SearchStrategy[Incident]] = [
        st.sampled_from([WrongSetUp(person), WrongBoard(person), WrongColours(person)]),
        st.builds(PositionDisturbed, st.sampled_from(Fault), times),
        st.builds(IncrementGathered, st.sampled_from(Side)),
    ]
    if game.half_moves:
        number = st.integers(1, len(game.half_moves))
        answer, wish = st.sampled_from([None, *Answer]), st.sampled_from([None, *Wish])
        irregular = st.builds(IrregularMove, number, st.just(person), answer, wish)
        kinds += [irregular, irregular, st.builds(Protest, number, st.sampled_from(Side))]
    return data.draw(st.one_of(kinds))


def ruled(told: Told, data: st.DataObject) -> Told:
    """Let something be found or claimed, ruled on, and carried out; keep the bystander's notes by the same ruling."""
    ruling = arbiter.rule(told.game, incident(told, data))
    after = arbiter.apply(told.game, ruling)
    if isinstance(ruling.verdict, ReplayFromMove):
        moment = told.before[ruling.verdict.half_move - 1]
        assert after.position == moment.position
        if ruling.clocks == AsBeforeMove(ruling.verdict.half_move):
            assert after.clock == moment.clock
    undone = len(after.half_moves) < len(told.game.half_moves)
    for order in in_order(ruling.clocks):
        told = noted(told, order)
    told = evolve(told, game=after, before=told.before[: len(after.half_moves)])
    anew = not after.clock.started
    if not after.clock.going and after.claim is None:
        told = evolve(told, game=done(acts.start_clock(after)))
    return at_a_new_half_move(told) if undone or anew else told


def in_order(order: ClockOrder) -> tuple[ClockOrder, ...]:
    return order.orders if isinstance(order, InOrder) else (order,)


def noted(told: Told, order: ClockOrder) -> Told:
    match order:
        case AsBeforeMove(number):
            earlier = told.before[number - 1]
            return evolve(told, used=earlier.used, credited=earlier.credited)
        case ResetClocks():
            return evolve(told, used=0, credited=0)
        case Charge(_, time) | StartClockOf(_, time):
            return evolve(told, used=told.used + time)
        case SwitchBack(increment_kept=False):
            return evolve(told, credited=told.credited - (told.game.clock.credited or 0))
        case _:
            return told


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_going_back_is_exact_and_all_time_is_accounted_for(data: st.DataObject) -> None:
    ruleset = data.draw(st.sampled_from(list(RULESETS.values())))
    control = TimeControl(PLENTY, increment=data.draw(st.sampled_from([0, 3_000])))
    profile = data.draw(st.sampled_from(PROFILES))
    told = begin(acts.new_game(ruleset, profile, control))
    for _ in range(data.draw(st.integers(1, 14))):
        if acts.is_over(told.game):
            break
        if told.game.claim is not None or data.draw(st.integers(0, 3)) == 0:
            told = ruled(told, data)
        elif legal_moves(told.game.rightful, ruleset):
            told = playing(told, data)
        assert sum(told.game.clock.left) == 2 * PLENTY + told.credited - told.used
        assert told.game.position.pieces() == told.game.set_up.right.pieces() or not ruleset.towers


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_game_taken_back_to_any_half_move_is_the_game_it_was(data: st.DataObject) -> None:
    ruleset = data.draw(st.sampled_from(list(RULESETS.values())))
    told = begin(acts.new_game(ruleset, "column", TimeControl(PLENTY, increment=2_000)))
    for _ in range(data.draw(st.integers(1, 12))):
        if not acts.is_over(told.game) and legal_moves(told.game.rightful, ruleset):
            told = playing(told, data)
    for number, moment in enumerate(told.before, start=1):
        back, clock = acts.undo_from(told.game, number), told.game.half_moves[number - 1].clock
        assert (back.position, clock) == (moment.position, moment.clock)
