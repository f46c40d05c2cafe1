"""The clock: time as whole milliseconds, and each thing that players and referees do to it.

Nothing here asks what time it is. Elapsed time is told (``run``). Every act takes a clock and gives a new one, or a
``Refusal`` that says why the act makes no sense. A clock is a value, so whoever keeps the earlier one can put it back.
"""

from typing import TypeAlias

from attrs import Attribute, evolve, field, frozen
from attrs.validators import ge

from lasca_rules.languages import Language, Text
from lasca_rules.sides import BySide, Side

Milliseconds: TypeAlias = int
"""A span of time in whole milliseconds, never negative."""

SECOND: Milliseconds = 1_000
MINUTE: Milliseconds = 60 * SECOND
HOUR: Milliseconds = 60 * MINUTE


@frozen
class Refusal:
    """An act that makes no sense where it was tried, and why."""

    reason: Text


FLAG_HAS_FALLEN = Refusal(Text("the flag has already fallen", "флажок уже упал"))
GOING_ALREADY = Refusal(Text("the clock is already going", "часы уже идут"))
NOT_GOING = Refusal(Text("the clock is not going", "часы не идут"))
WRONG_PLAYER = Refusal(Text("it is the other player's clock that is going", "идут часы другого игрока"))
NOTHING_PRESSED = Refusal(
    Text("the opponent has not pressed the clock, so it cannot be switched back",
         "соперник не переключал часы, переключать назад нечего"),
)  # fmt: skip
NEGATIVE_TIME = Refusal(Text("time cannot be negative", "время не может быть отрицательным"))


@frozen
class TimeControl:
    """How much time each player has, in milliseconds.

    ``delay`` is free time at the start of each move: only when it has run out does the main time run. Nardy calls the
    two the time for the move and the time bank (``with_time_bank``); the arithmetic is the same.
    """

    main: Milliseconds = field(validator=ge(0))
    increment: Milliseconds = field(default=0, validator=ge(0))
    """Added to the main time of the player who presses."""
    delay: Milliseconds = field(default=0, validator=ge(0))


def with_time_bank(time_for_the_move: Milliseconds, time_bank: Milliseconds) -> TimeControl:
    """Return nardy's time control: a time for each move, and a bank that runs once that is used up."""
    return TimeControl(main=time_bank, delay=time_for_the_move)


def _free_time_within_the_delay(clock: "Clock", _: "Attribute[Milliseconds]", free: Milliseconds) -> None:
    if not 0 <= free <= clock.control.delay:
        message = f"the free time left, {free} ms, is not within the delay of {clock.control.delay} ms"
        raise ValueError(message)


def _never_negative(_: "Clock", __: "Attribute[BySide[Milliseconds]]", left: BySide[Milliseconds]) -> None:
    if min(left) < 0:
        message = f"times left are never negative, not {tuple(left)} ms"
        raise ValueError(message)


def _fallen_at_zero(clock: "Clock", _: "Attribute[Side | None]", flag: Side | None) -> None:
    if flag is not None and (clock.left[flag] > 0 or clock.going):
        message = "a flag falls at zero, and the clock stops with it"
        raise ValueError(message)


@frozen
class Clock:
    """Both players' clocks at one moment. Made by ``new_clock``; changed by the acts below."""

    control: TimeControl
    left: BySide[Milliseconds] = field(validator=_never_negative)
    turn: Side = Side.WHITE
    """Whose clock is going or, while both stand still, would go on."""
    going: bool = False
    started: bool = False
    """Has any clock been started since the game was set up?"""
    free: Milliseconds = field(default=0, validator=_free_time_within_the_delay)
    """What is left of this move's delay (in nardy: of the time for the move)."""
    credited: Milliseconds | None = None
    """The increment that the last press brought the player who pressed; ``None`` if nothing can be switched back."""
    unused: Milliseconds = 0
    """What was left of the delay of the player who pressed last, when they pressed."""
    flag: Side | None = field(default=None, validator=_fallen_at_zero)
    """Whose flag has fallen, if any has."""

    @property
    def running(self) -> Side | None:
        """Whose clock is going; ``None`` while both stand still."""
        return self.turn if self.going else None


def new_clock(control: TimeControl) -> Clock:
    """Return the clock as set before the start: full time on both sides, both standing still."""
    return Clock(control, BySide(control.main, control.main), free=control.delay)


def start(clock: Clock, side: Side) -> Clock | Refusal:
    """Start a player's clock: at the beginning of the game, or after a stop. A stop brings no new delay."""
    if clock.flag is not None:
        return FLAG_HAS_FALLEN
    if clock.going:
        return GOING_ALREADY
    free = clock.free if side is clock.turn or not clock.started else 0
    credited = clock.credited if side is clock.turn else None
    return _fallen_if_empty(evolve(clock, turn=side, going=True, started=True, free=free, credited=credited))


def press(clock: Clock, by: Side) -> Clock | Refusal:
    """Let a player end their move: their increment is credited, the opponent's clock is going with a new delay."""
    if clock.flag is not None:
        return FLAG_HAS_FALLEN
    if not clock.going:
        return NOT_GOING
    if by is not clock.turn:
        return WRONG_PLAYER
    increment = clock.control.increment
    left = clock.left.put(by, clock.left[by] + increment)
    return _fallen_if_empty(
        evolve(clock, left=left, turn=by.other, free=clock.control.delay, credited=increment, unused=clock.free),
    )


def stop(clock: Clock) -> Clock | Refusal:
    """Stop both clocks."""
    if clock.flag is not None:
        return FLAG_HAS_FALLEN
    return evolve(clock, going=False) if clock.going else NOT_GOING


def switch_back(clock: Clock, by: Side, *, keep_increment: bool = False, keep_delay: bool = False) -> Clock | Refusal:
    """Let a player undo the opponent's press, also while both clocks are stopped: the opponent's clock is going again.

    The opponent gets no new delay and, unless they are kept, loses what was left of it and the increment of the press.
    """
    if clock.flag is not None:
        return FLAG_HAS_FALLEN
    if by is not clock.turn:
        return WRONG_PLAYER
    if clock.credited is None:
        return NOTHING_PRESSED
    revoked = 0 if keep_increment else clock.credited
    left = clock.left.put(by.other, max(0, clock.left[by.other] - revoked))
    free = clock.unused if keep_delay else 0
    return _fallen_if_empty(evolve(clock, left=left, turn=by.other, going=True, free=free, credited=None))


def run(clock: Clock, elapsed: Milliseconds) -> Clock | Refusal:
    """Let time pass: first the delay, then the main time of the player whose clock is going, down to the flag."""
    if elapsed < 0:
        return NEGATIVE_TIME
    if not clock.going:
        return clock
    beyond = max(0, elapsed - clock.free)
    return _take_off(evolve(clock, free=max(0, clock.free - elapsed)), clock.turn, beyond)


def charge(clock: Clock, side: Side, time: Milliseconds) -> Clock | Refusal:
    """Count time as used by a player, whoever's clock is going, with no delay; it can bring the flag down."""
    if time < 0:
        return NEGATIVE_TIME
    if clock.flag is not None:
        return FLAG_HAS_FALLEN
    return _take_off(clock, side, time)


def hand_to(clock: Clock, side: Side) -> Clock | Refusal:
    """Let the referee give the move, with a new delay, to a player: the clocks go on, or stand still, as they did."""
    if clock.flag is not None:
        return FLAG_HAS_FALLEN
    return _fallen_if_empty(evolve(clock, turn=side, free=clock.control.delay, credited=None))


def written(time: Milliseconds, language: Language = Language.ENGLISH) -> str:
    """Write a span as people do: ``0:40``, ``30:00``, ``1:02:03``; a fraction of a second only if there is one."""
    whole, fraction = divmod(time, SECOND)
    hours, minutes, seconds = whole // 3600, whole // 60 % 60, whole % 60
    text = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    if not fraction:
        return text
    point = "." if language is Language.ENGLISH else ","
    return text + point + f"{fraction:03}".rstrip("0")


def _take_off(clock: Clock, side: Side, time: Milliseconds) -> Clock:
    if time == 0:
        return clock
    left = max(0, clock.left[side] - time)
    if left == 0:
        return evolve(clock, left=clock.left.put(side, 0), going=False, flag=side)
    return evolve(clock, left=clock.left.put(side, left))


def _fallen_if_empty(clock: Clock) -> Clock:
    """Let the flag fall of a player whose clock is going with no free time and nothing left."""
    if clock.going and clock.free == 0 and clock.left[clock.turn] == 0:
        return evolve(clock, going=False, flag=clock.turn)
    return clock
