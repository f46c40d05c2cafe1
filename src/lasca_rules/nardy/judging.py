"""A turn judged: is it possible, or which of the four violations of 28.4 is in it?

The rules of play are not in article 28; these are the common modern ones of long and short nardy. Not judged: the
block of six in long nardy, on which codes differ, and whether the roll itself was fair.
"""

from enum import Enum
from itertools import pairwise
from typing import TypeAlias

from attrs import evolve, field, frozen

from lasca_rules.errors import NotationError
from lasca_rules.languages import Text
from lasca_rules.nardy.board import BAR, OFF, POINTS, Board, other_number
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.turns import Step, Steps, Turn
from lasca_rules.sides import Side

TWO_OFF_THE_HEAD = (3, 4, 6)
"""Doubles that let a side of long nardy take two checkers off its head, on its first turn only."""


class Violation(Enum):
    """The four examples of an impossible move in 28.4; the value is the statement's letter."""

    WRONG_MOVE = "v1"
    EXTRA_MOVE = "v2"
    OPPONENTS_CHECKER = "v3"
    REMOVED = "v4"


@frozen
class Objection:
    """What is wrong with a turn: which of the four violations, where, and why in words."""

    violation: Violation
    text: Text
    step: Step | None = None
    """The step objected to; none when what is wrong is that a number was not played."""


@frozen
class Possible:
    """The turn is by the rules."""

    after: Board


@frozen
class Impossible:
    """The turn is not by the rules. ``after`` is the board as it stands all the same."""

    after: Board
    objections: tuple[Objection, ...]

    @property
    def violations(self) -> tuple[Violation, ...]:
        """The kinds of violation in the turn, each once, in the order of 28.4."""
        found = {objection.violation for objection in self.objections}
        return tuple(violation for violation in Violation if violation in found)


Judgement: TypeAlias = Possible | Impossible


@frozen
class _Course:
    """How far a turn has come: the board, the numbers still to play, the checkers taken off the head."""

    board: Board
    side: Side
    dice: tuple[int, ...]
    head_limit: int = 1
    off_head: int = 0
    objections: tuple[Objection, ...] = field(default=(), eq=False)


def judge(board: Board, side: Side, turn: Turn, *, first: bool = False) -> Judgement:
    """Judge a turn. ``first`` says that it is the side's first, on which some doubles free two from the head.

    Raises:
        NotationError: a step starts where no checker stands.
    """
    limit = 2 if first and turn.roll.double and turn.roll.first in TWO_OFF_THE_HEAD else 1
    start = _Course(board, side, turn.roll.dice, limit)
    course = start
    for step in turn.steps:
        course = _all(course, _by_dice(course, step))
    objections = course.objections or _left_unplayed(start, course)
    return Impossible(course.board, objections) if objections else Possible(course.board)


def _take(course: _Course, step: Step) -> _Course:
    """Carry a step out as it was made, with what there is to object to it."""
    if not course.board[course.side].on(step.start):
        return _take_opponents(course, step)
    objection = _objection(course, step)
    return evolve(
        course,
        board=_carried_out(course.board, course.side, step),
        dice=_without(course.dice, _die_for(course, step)),
        off_head=course.off_head + _leaves_head(course, step),
        objections=course.objections + ((objection,) if objection else ()),
    )


def _take_opponents(course: _Course, step: Step) -> _Course:
    """Carry out a step with the opponent's checker, which is always objected to."""
    board, opponent = course.board, course.side.other
    if step.start == BAR or not board.opposing(course.side, step.start):
        nobody = f"{step.text.en}: no checker stands there to be moved"
        raise NotationError(Text(nobody, f"{step.text.ru}: там нет шашки, которой можно пойти"))
    if step.end in (OFF, BAR):
        end = step.end
        objection = _object(
            Violation.REMOVED,
            step,
            "the opponent's checker was removed without reason",
            "шашка соперника снята без причины",
        )
    else:
        end = other_number(board.nardy, step.end)
        objection = _object(Violation.OPPONENTS_CHECKER, step, "the checker is the opponent's", "это шашка соперника")
    theirs = board[opponent].add(other_number(board.nardy, step.start), -1).add(end)
    return evolve(course, board=board.put(opponent, theirs), objections=(*course.objections, objection))


def _objection(course: _Course, step: Step) -> Objection | None:  # noqa: PLR0911 -- one return a rule of play
    """Return what there is to object to a step with an own checker."""
    if step.end == OFF:
        return _objection_to_bearing_off(course, step)
    own = course.board[course.side]
    if step.end == BAR:
        return _object(
            Violation.REMOVED, step, "an own checker was removed without reason", "своя шашка снята без причины"
        )
    if not course.dice:
        return _extra(step)
    if own.bar and step.start != BAR:
        return _wrong(step, "a checker on the bar must enter first", "сначала нужно ввести шашку с бара")
    if step.length not in course.dice:
        return _wrong(step, "the roll does not give this move", "такого хода бросок не даёт")
    if _closed(course, step.end):
        return _wrong(step, "the point is held by the opponent", "пункт занят соперником")
    if _leaves_head(course, step) and course.off_head >= course.head_limit:
        return _wrong(
            step, "too many checkers taken off the head in one turn", "с головы за ход снято больше шашек, чем можно"
        )
    return None


def _objection_to_bearing_off(course: _Course, step: Step) -> Objection | None:
    own = course.board[course.side]
    die = _die_for(course, step)
    if not own.all_home:
        return _object(
            Violation.REMOVED,
            step,
            "a checker was taken off while not all were in the home board",
            "шашка снята, хотя ещё не все шашки в доме",
        )
    if not course.dice:
        return _extra(step)
    if die is None:
        return _object(
            Violation.REMOVED, step, "the roll does not take this checker off", "бросок не даёт снять эту шашку"
        )
    if die > step.start and any(own.points[step.start :]):
        return _object(
            Violation.REMOVED,
            step,
            "a larger number takes a checker off only from the farthest point",
            "большим числом снимают только с самого дальнего пункта",
        )
    return None


def _object(violation: Violation, step: Step, en: str, ru: str) -> Objection:
    return Objection(violation, Text(f"{step.text.en}: {en}", f"{step.text.ru}: {ru}"), step)


def _wrong(step: Step, en: str, ru: str) -> Objection:
    return _object(Violation.WRONG_MOVE, step, en, ru)


def _extra(step: Step) -> Objection:
    return _object(Violation.EXTRA_MOVE, step, "the whole roll had been played already", "весь бросок уже был сыгран")


def _die_for(course: _Course, step: Step) -> int | None:
    """Return the number that plays a step: its length, or the smallest larger one that takes the checker off."""
    if step.length in course.dice:
        return step.length
    larger = [die for die in course.dice if step.end == OFF and die > step.start]
    return min(larger, default=None)


def _by_dice(course: _Course, step: Step) -> Steps:
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


def _all(course: _Course, steps: Steps) -> _Course:
    for step in steps:
        course = _take(course, step)
    return course


def _carried_out(board: Board, side: Side, step: Step) -> Board:
    """Return the board after a step with an own checker; in short nardy it hits a single opposing checker."""
    after = board.put(side, board[side].add(step.start, -1).add(step.end))
    if board.nardy is Nardy.LONG or step.end in (OFF, BAR) or board.opposing(side, step.end) != 1:
        return after
    hit = board[side.other].add(other_number(board.nardy, step.end), -1).add(BAR)
    return after.put(side.other, hit)


def _closed(course: _Course, point: int) -> bool:
    """Tell whether the opponent closes a point: with two checkers in short nardy, with one in long nardy."""
    needed = 1 if course.board.nardy is Nardy.LONG else 2
    return course.board.opposing(course.side, point) >= needed


def _leaves_head(course: _Course, step: Step) -> bool:
    return course.board.nardy.has_head and step.start == POINTS


def _without(dice: tuple[int, ...], die: int | None) -> tuple[int, ...]:
    if die is None:
        return dice
    place = dice.index(die)
    return dice[:place] + dice[place + 1 :]


def _left_unplayed(start: _Course, end: _Course) -> tuple[Objection, ...]:
    """Return what there is to object when a turn played fewer numbers of the roll than it could."""
    played, could = len(start.dice) - len(end.dice), _most(start, {})
    if played < could:
        en = f"only {played} of the roll's numbers played, though {could} could be"
        ru = f"сыграно чисел броска: {played}, хотя можно было сыграть {could}"
        return (Objection(Violation.WRONG_MOVE, Text(en, ru)),)
    larger = start.dice[0]
    by_larger = [course.board for course in _follow(start, larger)] if could == 1 else []
    if by_larger and end.board not in by_larger:
        en = f"only one number can be played, and it must be the larger, {larger}"
        ru = f"сыграть можно лишь одно число, и это должно быть большее – {larger}"
        return (Objection(Violation.WRONG_MOVE, Text(en, ru)),)
    return ()


def _most(course: _Course, known: dict[_Course, int]) -> int:
    """Count the most numbers of the roll that can be played."""
    if course not in known:
        most = 0
        for die in dict.fromkeys(course.dice):
            for after in _follow(course, die):
                most = max(most, 1 + _most(after, known))
                if most == len(course.dice):
                    break
        known[course] = most
    return known[course]


def _follow(course: _Course, die: int) -> list[_Course]:
    """Return how the turn can go on with one number, by the rules."""
    own = course.board[course.side]
    with_die = evolve(course, dice=(die,))
    starts = [place for place in range(BAR, OFF, -1) if own.on(place)]
    steps = [Step(start, max(start - die, OFF)) for start in starts]
    return [
        evolve(_take(with_die, step), dice=_without(course.dice, die))
        for step in steps
        if _objection(with_die, step) is None
    ]
