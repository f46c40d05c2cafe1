"""Every legal turn of nardy: what is found step by step is what the judging of whole turns finds possible."""

from itertools import permutations, product
from random import Random

import pytest

from lasca_rules.errors import NotationError
from lasca_rules.nardy.board import BAR, OFF, NardyBoard
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.judging import Possible, judge
from lasca_rules.nardy.legal_turns import hits, legal_turns
from lasca_rules.nardy.setup import initial_position
from lasca_rules.nardy.turns import Roll, Step, Steps, Turn
from lasca_rules.nardy.writing import read_board, read_steps, write_board
from lasca_rules.sides import Side

WHITE, BLACK = Side


def possible(board: NardyBoard, side: Side, roll: Roll, *, first: bool) -> set[NardyBoard]:
    """Return the boards after every turn of up to two steps that is judged possible."""
    tried: set[Steps] = {()}
    for dice in permutations(roll.dice[:2]):
        for starts in product(range(BAR, OFF, -1), repeat=2):
            steps = tuple(Step(start, max(start - die, OFF)) for start, die in zip(starts, dice, strict=True))
            tried |= {steps[:1], steps}
    after = set()
    for steps in tried:
        try:
            judgement = judge(board, side, Turn(roll, steps), first=first)
        except NotationError:  # nothing stands there to be moved
            continue
        if isinstance(judgement, Possible):
            after.add(judgement.after)
    return after


def met(nardy: Nardy, seed: int) -> tuple[NardyBoard, Side, Roll, bool]:
    """Return a board that random play has come to, whose turn it is, and what is thrown."""
    random = Random(seed)  # noqa: S311 -- a sample, not a secret
    board, side = initial_position(nardy), WHITE
    played = random.randrange(70)
    for _ in range(played):
        roll = Roll(random.randint(1, 6), random.randint(1, 6))
        board = random.choice(legal_turns(board, side, roll)).after
        side = side.other
    first, second = random.sample(range(1, 7), 2)
    return board, side, Roll(first, second), played < len(Side)


@pytest.mark.parametrize("nardy", Nardy, ids=lambda nardy: nardy.value)
@pytest.mark.parametrize("seed", range(12))
def test_the_legal_turns_are_those_judged_possible(nardy: Nardy, seed: int) -> None:
    board, side, roll, first = met(nardy, seed)
    found = legal_turns(board, side, roll, first=first)
    assert len({each.after for each in found}) == len(found)
    assert {each.after for each in found} == possible(board, side, roll, first=first)


@pytest.mark.parametrize("nardy", Nardy, ids=lambda nardy: nardy.value)
@pytest.mark.parametrize("face", range(1, 7))
def test_a_double_is_judged_possible_as_it_is_found(nardy: Nardy, face: int) -> None:
    board, side, _, first = met(nardy, face)
    for each in legal_turns(board, side, Roll(face, face), first=first):
        judgement = judge(board, side, Turn(Roll(face, face), each.steps), first=first)
        assert judgement == Possible(each.after)


def test_two_may_leave_the_head_on_a_first_double_only() -> None:
    board = initial_position(Nardy.LONG)
    taken = [len(each.steps) for first in (True, False) for each in legal_turns(board, WHITE, Roll(6, 6), first=first)]
    assert taken == [2, 1]


def test_where_nothing_can_be_played_that_is_the_turn() -> None:
    side, board = read_board("w: bar:1 13:14 / 24:2 6:3 5:2 4:2 3:2 2:2 1:2", Nardy.SHORT)
    (only,) = legal_turns(board, side, Roll(6, 5))
    assert (only.steps, only.after) == ((), board)


def test_of_two_numbers_of_which_one_can_be_played_it_is_the_larger() -> None:
    side, board = read_board("w: 24:1 / 16:2 15:2 14:2 10:2 9:2 8:2 6:2 3:1", Nardy.SHORT)
    assert [str(each.steps[0]) for each in legal_turns(board, side, Roll(6, 2))] == ["24/18"]


def test_a_hit_is_known() -> None:
    side, board = read_board("w: 13:5 8:3 6:5 24:2 / 24:1 18:1 13:5 8:3 6:5", Nardy.SHORT)
    assert hits(board, side, read_steps("13/7 8/7")) == (True, False)


@pytest.mark.parametrize("nardy", Nardy, ids=lambda nardy: nardy.value)
def test_what_is_written_reads_back(nardy: Nardy) -> None:
    for seed in range(20):
        board, side, _, _ = met(nardy, seed)
        assert read_board(write_board(board, side), nardy) == (side, board)
