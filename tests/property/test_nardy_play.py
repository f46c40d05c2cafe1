"""Turns of nardy against a second, plain implementation of the rules of play, on positions that random play reaches."""

from itertools import permutations
from random import Random

import pytest
from attrs import evolve

from lasca_rules.nardy.board import BAR, OFF, POINTS, NardyBoard, other_number
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.judging import Possible, judge
from lasca_rules.nardy.scoring import won_by
from lasca_rules.nardy.setup import initial_position
from lasca_rules.nardy.turns import Roll, Step, Steps, Turn
from lasca_rules.sides import Side

Plain = tuple[list[int], list[int]]
"""Own and opponent's checkers as lists indexed by the mover's numbering: 0 off, 1 to 24, 25 the bar."""


def plain(board: NardyBoard, side: Side) -> Plain:
    own = [board[side].on(place) for place in range(BAR + 1)]
    theirs = [0] + [board.opposing(side, point) for point in range(1, POINTS + 1)] + [board[side.other].bar]
    return own, theirs


def reachable(board: NardyBoard, side: Side, roll: Roll, *, first: bool) -> dict[tuple[int, ...], Steps]:
    """Every outcome that the rules allow, by the own checkers after it, with one way to play it."""
    limit = 2 if first and roll.double and roll.first in (3, 4, 6) else 1
    own, theirs = plain(board, side)
    ways: dict[tuple[tuple[int, ...], tuple[int, ...]], Steps] = {}
    for order in set(permutations(roll.dice)):
        stack: list[tuple[list[int], int, Steps]] = [(own, 0, ())]
        seen: set[tuple[tuple[int, ...], int, int]] = set()
        while stack:
            now, off_head, steps = stack.pop()
            if (tuple(now), off_head, len(steps)) in seen:
                continue
            seen.add((tuple(now), off_head, len(steps)))
            ways[tuple(now), order[: len(steps)]] = steps
            if len(steps) == len(order):
                continue
            die = order[len(steps)]
            for start in range(1, BAR + 1):
                head = board.nardy is Nardy.LONG and start == POINTS
                if not allowed(board.nardy, now, theirs, start, die) or (head and off_head == limit):
                    continue
                after = list(now)
                after[start] -= 1
                after[max(start - die, 0)] += 1
                stack.append((after, off_head + head, (*steps, Step(start, max(start - die, 0)))))
    most = max(len(played) for _, played in ways)
    best = [(end, played) for end, played in ways if len(played) == most]
    if most == 1 and not roll.double:
        best = [(end, played) for end, played in best if played == roll.dice[:1]] or best
    return {end: ways[end, played] for end, played in best}


def allowed(nardy: Nardy, own: list[int], theirs: list[int], start: int, die: int) -> bool:
    if not own[start] or (own[BAR] and start != BAR):
        return False
    if start > die:
        return theirs[start - die] < (2 if nardy is Nardy.SHORT else 1)
    if any(own[7:]):
        return False
    return start == die or not any(own[start + 1 :])


@pytest.mark.parametrize("nardy", list(Nardy))
@pytest.mark.parametrize("seed", range(4))
def test_random_games_are_judged_as_a_second_implementation_judges_them(nardy: Nardy, seed: int) -> None:
    random = Random(seed)  # noqa: S311 -- play, not secrets
    board, side, made = initial_position(nardy), Side.WHITE, 0
    while won_by(board) is None and made < 100:
        roll = Roll(random.randint(1, 6), random.randint(1, 6))
        first = made < 2
        ends = reachable(board, side, roll, first=first)
        for wrong in wrong_turns(random, board, side, roll):
            judgement = judge(board, side, Turn(roll, wrong), first=first)
            own = tuple(judgement.after[side].on(place) for place in range(BAR + 1))
            if isinstance(judgement, Possible):
                assert own in ends
        for steps in ends.values():
            assert isinstance(judge(board, side, Turn(roll, steps), first=first), Possible)
        steps = ends[random.choice(sorted(ends))]
        board = judge(board, side, Turn(roll, steps), first=first).after
        assert [board[each].total for each in Side] == [15, 15]
        assert not shared(board)
        side, made = side.other, made + 1


def wrong_turns(random: Random, board: NardyBoard, side: Side, roll: Roll) -> list[Steps]:
    """Turns made up at random: of the right dice or not, most of them impossible."""
    places = [place for place in range(1, BAR + 1) if board[side].on(place)]
    turns = []
    for _ in range(6):
        own = evolve(board[side])
        steps: list[Step] = []
        for _ in range(random.randint(0, len(roll.dice))):
            start = random.choice([place for place in places if own.on(place)] or [0])
            if start == 0:
                break
            end = max(start - random.choice((roll.first, roll.second)), OFF)
            own = own.add(start, -1).add(end)
            steps.append(Step(start, end))
        turns.append(tuple(steps))
    return turns


def shared(board: NardyBoard) -> bool:
    return any(
        board[Side.WHITE].on(point) and board[Side.BLACK].on(other_number(board.nardy, point))
        for point in range(1, POINTS + 1)
    )
