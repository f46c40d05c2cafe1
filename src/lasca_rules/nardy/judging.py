"""A turn judged: is it possible, or which violations are in it?

The rules of play are not in article 28; these are the common modern ones of long and short nardy. Not judged: the
block of six in long nardy, on which codes differ, and whether the roll itself was fair.
"""

from itertools import pairwise
from typing import TypeAlias

from attrs import evolve, field, frozen

from lasca_rules.errors import NotationError
from lasca_rules.languages import Text
from lasca_rules.nardy.board import BAR, OFF, POINTS, NardyBoard, other_number
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.reasons import TurnReason, TurnViolation
from lasca_rules.nardy.turns import Roll, Step, Steps, Turn
from lasca_rules.sides import Side

TWO_OFF_THE_HEAD = (3, 4, 6)
"""Doubles that let a side of long nardy take two checkers off its head, on its first turn only."""


@frozen
class TurnObjection:
    """What is wrong with a turn, and where."""

    reason: TurnReason
    step: Step | None = None
    """The step objected to; none when what is wrong is that a number was not played."""

    @property
    def text(self) -> Text:
        """The step and the reason, in words."""
        if self.step is None:
            return self.reason.text
        step, reason = self.step.text, self.reason.text
        return Text(f"{step.en}: {reason.en}", f"{step.ru}: {reason.ru}")


@frozen
class Possible:
    """The turn is by the rules."""

    after: NardyBoard


@frozen
class Impossible:
    """The turn is not by the rules. ``after`` is the board as it stands all the same."""

    after: NardyBoard
    objections: tuple[TurnObjection, ...]

    @property
    def violations(self) -> tuple[TurnViolation, ...]:
        """The kinds of violation in the turn, each once, in the order of 28.4."""
        found = {objection.reason.violation for objection in self.objections}
        return tuple(violation for violation in TurnViolation if violation in found)


Judgement: TypeAlias = Possible | Impossible


@frozen
class Course:
    """How far a turn has come: the board, the numbers still to play, the checkers taken off the head."""

    board: NardyBoard
    side: Side
    dice: tuple[int, ...]
    head_limit: int = 1
    off_head: int = 0
    objections: tuple[TurnObjection, ...] = field(default=(), eq=False)


def judge(board: NardyBoard, side: Side, turn: Turn, *, first: bool) -> Judgement:
    """Judge a turn. ``first`` says that it is the side's first, on which some doubles free two from the head.

    Raises:
        NotationError: a step starts where no checker stands, or is written with a star and hits none.
    """
    start = course = beginning(board, side, turn.roll, first=first)
    for step in turn.steps:
        before, course = course, _all(course, _by_dice(course, step))
        if step.said_to_hit and course.board[side.other].bar == before.board[side.other].bar:
            raise NotationError(
                Text(f"{step}*: no checker is hit there", f"{step.text.ru}*: шашки, которую можно побить, там нет")
            )
    objections = course.objections or _left_unplayed(start, course)
    return Impossible(course.board, objections) if objections else Possible(course.board)


def beginning(board: NardyBoard, side: Side, roll: Roll, *, first: bool) -> Course:
    """Return how far a turn has come before its first step."""
    limit = 2 if first and roll.double and roll.first in TWO_OFF_THE_HEAD else 1
    return Course(board, side, roll.dice, limit)


def _take(course: Course, step: Step) -> Course:
    """Carry a step out as it was made, with what there is to object to it."""
    if not course.board[course.side].on(step.start):
        return _take_opponents(course, step)
    objection = _objection(course, step)
    return evolve(
        course,
        board=carried_out(course.board, course.side, step),
        dice=_without(course.dice, _die_for(course, step)),
        off_head=course.off_head + _leaves_head(course, step),
        objections=course.objections + ((objection,) if objection else ()),
    )


def _take_opponents(course: Course, step: Step) -> Course:
    """Carry out a step with the opponent's checker, which is always objected to."""
    board, opponent = course.board, course.side.other
    if step.start == BAR or not board.opposing(course.side, step.start):
        nobody = Text(
            f"{step}: no checker stands there to be moved", f"{step.text.ru}: там нет шашки, которой можно пойти"
        )
        raise NotationError(nobody)
    removed = step.end in (OFF, BAR)
    end = step.end if removed else other_number(board.nardy, step.end)
    objection = TurnObjection(TurnReason.OPPONENTS_REMOVED if removed else TurnReason.OPPONENTS, step)
    theirs = board[opponent].add(other_number(board.nardy, step.start), -1).add(end)
    return evolve(course, board=board.put(opponent, theirs), objections=(*course.objections, objection))


def _objection(course: Course, step: Step) -> TurnObjection | None:
    """Return what there is to object to a step with an own checker."""
    reason = _against_bearing_off(course, step) if step.end == OFF else _against(course, step)
    return TurnObjection(reason, step) if reason else None


def _against(course: Course, step: Step) -> TurnReason | None:  # noqa: PLR0911 -- one return a rule of play
    if step.end == BAR:
        return TurnReason.OWN_ONTO_THE_BAR
    if not course.dice:
        return TurnReason.ROLL_PLAYED
    if course.board[course.side].bar and step.start != BAR:
        return TurnReason.BAR_FIRST
    if step.length not in course.dice:
        return TurnReason.NOT_IN_THE_ROLL
    if _closed(course, step.end):
        return TurnReason.POINT_CLOSED
    if _leaves_head(course, step) and course.off_head >= course.head_limit:
        return TurnReason.HEAD
    return None


def _against_bearing_off(course: Course, step: Step) -> TurnReason | None:
    own, die = course.board[course.side], _die_for(course, step)
    if not own.all_home:
        return TurnReason.NOT_ALL_HOME
    if not course.dice:
        return TurnReason.ROLL_PLAYED
    if die is None:
        return TurnReason.TAKES_NOTHING_OFF
    if die > step.start and any(own.points[step.start :]):
        return TurnReason.ONE_FARTHER_BACK
    return None


def _die_for(course: Course, step: Step) -> int | None:
    """Return the number that plays a step: its length, or the smallest larger one that takes the checker off."""
    if step.length in course.dice:
        return step.length
    larger = [die for die in course.dice if step.end == OFF and die > step.start]
    return min(larger, default=None)


def _by_dice(course: Course, step: Step) -> Steps:
    """Split a step that plays several numbers at once (``24/15`` on 6-3) into one step a number."""
    own = course.board[course.side].on(step.start) > 0
    if not own or (_die_for(course, step) is not None and _objection(course, step) is None):
        return (step,)
    ways = [way for order in {course.dice, course.dice[::-1]} if (way := _walk(order, step))]
    fair = [way for way in ways if not _all(course, way).objections]
    if fair:
        return fair[0]
    return ways[0] if ways and _die_for(course, step) is None else (step,)


def _walk(order: tuple[int, ...], step: Step) -> Steps:
    """Return the steps from start to end that play two or more numbers in this order; none when they do not fit."""
    places = [step.start]
    for die in order:
        places.append(max(places[-1] - die, OFF))
        if places[-1] <= step.end:
            break
    if places[-1] != step.end or len(places) < 3:  # noqa: PLR2004 -- two steps name three places
        return ()
    return tuple(Step(start, end) for start, end in pairwise(places))


def _all(course: Course, steps: Steps) -> Course:
    for step in steps:
        course = _take(course, step)
    return course


def carried_out(board: NardyBoard, side: Side, step: Step) -> NardyBoard:
    """Return the board after a step with an own checker; in short nardy it hits a single opposing checker."""
    after = board.put(side, board[side].add(step.start, -1).add(step.end))
    if board.nardy is Nardy.LONG or step.end in (OFF, BAR) or board.opposing(side, step.end) != 1:
        return after
    hit = board[side.other].add(other_number(board.nardy, step.end), -1).add(BAR)
    return after.put(side.other, hit)


def _closed(course: Course, point: int) -> bool:
    """Tell whether the opponent closes a point: with two checkers in short nardy, with one in long nardy."""
    needed = 1 if course.board.nardy is Nardy.LONG else 2
    return course.board.opposing(course.side, point) >= needed


def _leaves_head(course: Course, step: Step) -> bool:
    return course.board.nardy.has_head and step.start == POINTS


def _without(dice: tuple[int, ...], die: int | None) -> tuple[int, ...]:
    if die is None:
        return dice
    place = dice.index(die)
    return dice[:place] + dice[place + 1 :]


def _left_unplayed(start: Course, end: Course) -> tuple[TurnObjection, ...]:
    """Return what there is to object when a turn played fewer numbers of the roll than it could."""
    played, could = len(start.dice) - len(end.dice), _most(start, {})
    if played < could:
        return (TurnObjection(TurnReason.LEFT_UNPLAYED if played else TurnReason.NOTHING_MOVED),)
    by_larger = [course.board for _, course in follow(start, start.dice[0])] if could == 1 else []
    return (TurnObjection(TurnReason.NOT_THE_LARGER),) if by_larger and end.board not in by_larger else ()


def _most(course: Course, known: dict[Course, int]) -> int:
    """Count the most numbers of the roll that can be played."""
    if course not in known:
        most = 0
        for die in dict.fromkeys(course.dice):
            for _, after in follow(course, die):
                most = max(most, 1 + _most(after, known))
                if most == len(course.dice):
                    break
        known[course] = most
    return known[course]


def follow(course: Course, die: int) -> list[tuple[Step, Course]]:
    """Return how a turn can go on with one number, by the rules: each step, and how far the turn has come with it."""
    own = course.board[course.side]
    with_die = evolve(course, dice=(die,))
    starts = [place for place in range(BAR, OFF, -1) if own.on(place)]
    steps = [Step(start, max(start - die, OFF)) for start in starts]
    return [
        (step, evolve(_take(with_die, step), dice=_without(course.dice, die)))
        for step in steps
        if _objection(with_die, step) is None
    ]
