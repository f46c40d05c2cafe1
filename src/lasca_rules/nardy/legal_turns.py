"""Every legal turn on a roll: those that ``judge`` finds possible, each way to leave the board once."""

from attrs import frozen

from lasca_rules.nardy.board import NardyBoard
from lasca_rules.nardy.judging import Course, beginning, carried_out, follow
from lasca_rules.nardy.turns import Roll, Steps
from lasca_rules.sides import Side


@frozen
class LegalTurn:
    """The checkers moved, in one of the orders in which that can be done, and the board afterwards."""

    steps: Steps
    after: NardyBoard


def legal_turns(board: NardyBoard, side: Side, roll: Roll, *, first: bool = False) -> tuple[LegalTurn, ...]:
    """Return every legal turn, in the order of the boards found; one without a step where nothing can be played.

    ``first`` says that it is the side's first turn, on which some doubles free two from the head of long nardy.
    """
    start = beginning(board, side, roll, first=first)
    furthest: dict[Course, Steps] = {start: ()}
    while reached := _one_number_further(furthest):
        furthest = reached
    if len(next(iter(furthest.values()))) == 1:
        by_larger: dict[Course, Steps] = {after: (step,) for step, after in follow(start, start.dice[0])}
        furthest = by_larger or furthest
    by_board: dict[NardyBoard, Steps] = {}
    for course, steps in furthest.items():
        by_board.setdefault(course.board, steps)
    return tuple(LegalTurn(steps, after) for after, steps in by_board.items())


def _one_number_further(courses: dict[Course, Steps]) -> dict[Course, Steps]:
    reached: dict[Course, Steps] = {}
    for course, steps in courses.items():
        for die in dict.fromkeys(course.dice):
            for step, after in follow(course, die):
                reached.setdefault(after, (*steps, step))
    return reached


def hits(board: NardyBoard, side: Side, steps: Steps) -> tuple[bool, ...]:
    """Tell of each step of a legal turn whether it hits a checker."""
    found: list[bool] = []
    for step in steps:
        after = carried_out(board, side, step)
        found.append(after[side.other].bar > board[side.other].bar)
        board = after
    return tuple(found)
