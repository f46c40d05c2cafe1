"""What rules of refereeing say, and one ruling made of all of it."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeAlias, TypeVar

from attrs import frozen

from lasca_rules.regulations import ReadingId, StatementId, load
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import Rule, RuleSpoken, ask
from lasca_rules.rulebook.rulings import (
    AsBeforeMove,
    Charge,
    ClockOrder,
    InOrder,
    NobodyPays,
    RefereeSetsClocks,
    ResetClocks,
    Ruling,
    StartClockOf,
    StopClocks,
    SwitchBack,
    Unchanged,
)
from lasca_rules.rulebook.verdicts import ReferredToReferee, Verdict

F = TypeVar("F")


@frozen
class Says:
    """What a rule says of an incident.

    With a ``verdict`` it decides. Without one it adds: a correction that the move calls for, and what is then decided
    besides; an order to the clocks; or only its statement and its readings, on which the ruling then rests as well.
    ``corrected`` decides that what the rules before called for is done.
    """

    verdict: Verdict | None = None
    clocks: ClockOrder | None = None
    readings: tuple[ReadingId, ...] = ()
    besides: tuple[Verdict, ...] = ()
    corrections: tuple[Verdict, ...] = ()
    corrected: bool = False

    @property
    def decides(self) -> bool:
        """Does it end the asking?"""
        return self.verdict is not None or self.corrected


def silent(*readings: ReadingId) -> Says:
    """Say that the text is silent, and so that the referee decides; the readings list what one could take."""
    return Says(ReferredToReferee(), RefereeSetsClocks(), readings)


OfRefereeing: TypeAlias = Rule[F, Profile, Says]
"""A rule on this kind of facts."""


def ruling_of(
    rules: Iterable[OfRefereeing[F]],
    facts: F,
    profile: Profile,
    put_together: Callable[[tuple[Verdict, ...]], tuple[Verdict, ...]] = tuple,
) -> Ruling:
    """Return the ruling that the rules make of the facts.

    Where a rule decides that the move is corrected, ``put_together`` makes of all the corrections that the rules before
    called for those that are carried out: the first is the verdict, the others are decided besides.

    Raises:
        NothingDecided: none of the rules decides.
    """
    spoken = ask(rules, facts, profile)
    verdict, besides = spoken[-1].said.verdict, spoken[-1].said.besides
    if verdict is None:
        besides = tuple(each for one in spoken for each in one.said.besides)
        called_for = dict.fromkeys(each for one in spoken for each in one.said.corrections)
        verdict, *others = put_together(tuple(called_for))
        besides = (*others, *besides)
    if isinstance(verdict, ReferredToReferee):
        return Ruling(verdict, RefereeSetsClocks(), under=(), readings=_readings(spoken), regulation=profile.regulation)
    return Ruling(
        verdict,
        _in_order(tuple(one.said.clocks for one in spoken if one.said.clocks is not None)),
        under=_under(tuple(one.statements for one in spoken)),
        readings=_readings(spoken),
        besides=besides,
        regulation=profile.regulation,
    )


@cache
def _under(statements: tuple[tuple[StatementId, ...], ...]) -> tuple[StatementId, ...]:
    """Return the statements of several rules together."""
    return load().in_order(each for of_one in statements for each in of_one)


def _readings(spoken: tuple[RuleSpoken[Says], ...]) -> tuple[ReadingId, ...]:
    """Return the readings that made a difference: those of a correction only if it is carried out."""
    corrected = spoken[-1].said.corrected
    bearing = (one.said for one in spoken if corrected or not one.said.corrections)
    return tuple(dict.fromkeys(reading for said in bearing for reading in said.readings))


_FIRST_TO_LAST: tuple[type, ...] = (
    StopClocks,
    ResetClocks,
    AsBeforeMove,
    Unchanged,
    NobodyPays,
    SwitchBack,
    RefereeSetsClocks,
    StartClockOf,
    Charge,
    InOrder,
)
"""What is set on the clocks comes before what is charged to a player."""


def _in_order(orders: tuple[ClockOrder, ...]) -> ClockOrder:
    """Return several orders as one: first what is set, then what is charged."""
    ordered = tuple(sorted(dict.fromkeys(orders), key=lambda order: _FIRST_TO_LAST.index(type(order))))
    match ordered:
        case ():
            return Unchanged()
        case (single,):
            return single
        case _:
            return InOrder(ordered)
