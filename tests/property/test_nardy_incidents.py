"""Random games of nardy with random incidents: what a ruling changes, and all that it leaves alone."""

from random import Random

import pytest
from attrs import evolve

from lasca_rules.clock import MINUTE, SECOND, TimeControl, with_time_bank
from lasca_rules.nardy.disciplines import DISCIPLINES, Discipline
from lasca_rules.nardy.game import NardyGame, let_pass, move, new_game, press, throw
from lasca_rules.nardy.setup import compare, initial_position
from lasca_rules.nardy.turns import Roll, Step
from lasca_rules.refereeing.incidents import Official, Wish
from lasca_rules.refereeing.nardy_arbiter import apply, rule
from lasca_rules.refereeing.nardy_incidents import (
    ImpossibleTurn,
    NardyIncident,
    TimeGathered,
    TurnProtest,
    WrongCheckers,
)
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    BackToInitialPosition,
    RemoveFromHead,
    TurnMadeAgain,
)
from lasca_rules.sides import Side

CONTROLS = (with_time_bank(12 * SECOND, MINUTE), TimeControl(2 * MINUTE, increment=5 * SECOND), TimeControl(MINUTE))


@pytest.mark.parametrize("discipline", DISCIPLINES.values(), ids=lambda discipline: discipline.id)
@pytest.mark.parametrize("seed", range(40))
def test_rulings_keep_a_games_invariants(discipline: Discipline, seed: int) -> None:
    random = Random(seed)  # noqa: S311 -- play, not secrets
    game = wrongly_set_up(random, discipline)
    while not game.over and len(game.made) < 16:
        seconds = random.choice((0, 3, 14, 30))
        game = let_pass(throw(game, game.to_move, a_roll(random)), seconds * SECOND) if game.roll is None else game
        if game.over:
            break
        game = move(game, game.to_move, some_steps(random, game))
        if random.random() < 0.8:
            game = press(game, game.to_move)
        if random.random() < 0.4:
            game = checked(game, some_incident(random, game))
        if game.pending is not None:
            game = press(game, game.to_move)
        assert min(game.clock.left) >= 0
        assert game.clock.flag is None or game.over


def checked(game: NardyGame, incident: NardyIncident) -> NardyGame:
    """Rule and apply; what the verdicts do not mention must not have changed."""
    ruling = rule(game, incident)
    after = apply(game, ruling)
    verdicts = (ruling.verdict, *ruling.besides)
    assert len(after.decisions) == len(game.decisions) + 1
    again = [verdict for verdict in verdicts if isinstance(verdict, TurnMadeAgain)]
    back = any(isinstance(verdict, BackToInitialPosition) for verdict in verdicts)
    if back:
        assert after.board == initial_position(game.discipline.nardy)
        assert not any(fault.any for fault in compare(after.setup))
        assert (after.made, after.roll, after.clock.left) == ((), None, game.clock.left)
    elif again:
        number = again[0].turn
        turns = [*game.made, *([game.pending] if game.pending else [])]
        assert after.board == turns[number - 1].before
        assert (after.roll, after.to_move) == (turns[number - 1].turn.roll, turns[number - 1].side)
        assert after.made == game.made[: number - 1]
        assert after.clock.left[after.to_move.other] == game.clock.left[after.to_move.other]
        assert after.clock.left[after.to_move] <= game.clock.left[after.to_move]
        assert after.over or after.clock.running is after.to_move
    else:
        changed = dict.fromkeys(Side, 0)
        for verdict in verdicts:
            if isinstance(verdict, AddToHead):
                changed[verdict.side] += verdict.checkers
            if isinstance(verdict, RemoveFromHead):
                changed[verdict.side] -= verdict.checkers
        for side in Side:
            assert after.board[side].total == game.board[side].total + changed[side]
            assert evolve(after.board[side], points=(0,) * 24) == evolve(game.board[side], points=(0,) * 24)
            assert after.board[side].points[:-1] == game.board[side].points[:-1]
        assert (after.made, after.clock) == (game.made, game.clock)
    return after


def wrongly_set_up(random: Random, discipline: Discipline) -> NardyGame:
    """A game set up rightly, or with a checker too many, too few or out of place on either side."""
    setup = initial_position(discipline.nardy)
    for side in Side:
        match random.randrange(4):
            case 0:
                setup = setup.put(side, setup[side].add(24, -1))
            case 1:
                setup = setup.put(side, setup[side].add(24, random.randint(1, 2)))
            case 2:
                setup = setup.put(side, setup[side].add(24, -1).add(22))
            case _:
                pass
    return new_game(discipline, random.choice(CONTROLS), setup=setup)


def a_roll(random: Random) -> Roll:
    return Roll(random.randint(1, 6), random.randint(1, 6))


def some_steps(random: Random, game: NardyGame) -> tuple[Step, ...]:
    """A few steps with own checkers or, now and then, the opponent's: most turns come out impossible."""
    board, side = game.board, game.to_move
    steps = []
    for die in game.roll.dice if game.roll else ():
        own = [place for place in range(1, 26) if board[side].on(place)]
        if not own or random.random() < 0.2:
            continue
        start = random.choice(own)
        steps.append(Step(start, max(start - die, 0)))
        board = board.put(side, board[side].add(start, -1))
    theirs = [point for point in range(2, 25) if board.opposing(side, point) > len(steps)]
    if theirs and random.random() < 0.1:
        steps.insert(0, Step(random.choice(theirs), 1))
    return tuple(steps)


def some_incident(random: Random, game: NardyGame) -> NardyIncident:
    number = len(game.made) + (game.pending is not None) - random.choice((0, 0, 0, 1, 2))
    if number < 1:
        return WrongCheckers(Official.REFEREE)
    person = random.choice([*Side, Official.REFEREE])
    incidents: list[NardyIncident] = [
        WrongCheckers(person),
        ImpossibleTurn(number, person, random.choice([*Wish])),
        ImpossibleTurn(number, game.to_move),
        ImpossibleTurn(number, game.to_move.other),
        TurnProtest(number, game.to_move, seen_by=random.choice(((), (game.to_move,)))),
        TimeGathered(game.to_move.other),
    ]
    return random.choice(incidents)
