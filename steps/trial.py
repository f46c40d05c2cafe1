"""A trial: a script played once more under other rules, with nothing of pytest around it, to see whether it notices."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from types import FrameType

import pytest
from attrs import frozen

from lasca_rules.errors import InputError
from lasca_rules.port import Rules
from steps.performance import Performance, message_of
from steps.script import Script
from steps.table import NotSetUp, Table

LONGEST = 5.0
"""Seconds of the processor that a trial may take, however busy the machine; the longest scenario takes a hundredth."""


class Reaction(Enum):
    """What a script makes of other rules."""

    NOTHING = "nothing"
    """It passes all the same."""
    NOTICED = "noticed"
    """A comparison fails, or the rules refuse what happens next."""
    CRASHED = "crashed"
    """Something fails that compares nothing, or it does not come to an end."""


@frozen
class Trial:
    """How a script ended under other rules, and what went wrong."""

    reaction: Reaction
    message: str | None = None


class TooLong(BaseException):
    """A trial has used up its time."""

    def __str__(self) -> str:
        return f"it had not come to an end after {LONGEST:.0f} seconds of the processor"


def attempt(script: Script, rules: Rules) -> Trial:
    """Play a script at a fresh table under these rules and, if that goes as it says, also turned round."""
    trial = attempt_once(script, rules)
    return attempt_once(script.turned, rules) if script.turned and trial.reaction is Reaction.NOTHING else trial


def attempt_once(script: Script, rules: Rules) -> Trial:
    """Play a script at a fresh table under these rules, as it is."""
    try:
        with in_time():
            return reaction(Performance(script), Table(rules, recorded=False))
    except TooLong as error:
        return Trial(Reaction.CRASHED, str(error))


def reaction(performance: Performance, table: Table) -> Trial:
    """Play what is left of a performance at a table, however long it takes, and return how it ended."""
    try:
        performance.play_all(table)
    except NotSetUp as error:
        return Trial(Reaction.CRASHED, message_of(error))
    except (AssertionError, InputError, pytest.fail.Exception) as error:
        return Trial(Reaction.NOTICED, message_of(error))
    except Exception as error:  # noqa: BLE001 -- whatever it is, it compares nothing
        return Trial(Reaction.CRASHED, message_of(error))
    return Trial(Reaction.NOTHING)


@contextmanager
def in_time() -> Iterator[None]:
    """Raise TooLong in what takes too long; where there is no alarm to be set, let it take as long as it does."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _ring(_: int, __: FrameType | None) -> None:
    raise TooLong
