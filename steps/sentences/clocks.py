"""Sentences of the clocks: a game under a regulation with its time, what both clocks show, whose is going, the flag."""

from lasca_rules.board.position import Position
from lasca_rules.clock import Milliseconds, TimeControl
from lasca_rules.play.acts import ON_TIME
from lasca_rules.play.game import Game
from lasca_rules.play.result import Won
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.play.set_up import composed
from lasca_rules.regulations import load
from lasca_rules.rulebook.announcing import announced
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.sides import BySide, Side
from steps import refereeing
from steps.game import GAME
from steps.phrasebook import given, then, when
from steps.refereeing import clock_of
from steps.table import Table
from steps.words import Named, choice

REGULATION = choice(
    "Regulation",
    {
        Profile(each.id): Named(each.rules_of.en, each.rules_of.ru)
        for each in load().regulations
        if each.rules_of is not None and announced(each.id).plays is Game
    },
)
"""The regulations that a game of draughts, column draughts or other, can be played under."""


@given(
    "a game of {ruleset:Ruleset} under the rules of {regulation:Regulation} with {time:Time} on each clock",
    ru="идёт партия в {ruleset:Ruleset:accusative} по правилам {regulation:Regulation}, у каждого на часах {time:Time}",
)
def a_game(table: Table, ruleset: Ruleset, regulation: Profile, time: Milliseconds) -> None:
    refereeing.begin(table, ruleset, regulation, TimeControl(time))


@given(
    "a game of {ruleset:Ruleset} under the rules of {regulation:Regulation} has come to {position:Position}"
    " with {time:Time} on each clock",
    ru="в партии в {ruleset:Ruleset:accusative} по правилам {regulation:Regulation} возникла позиция"
    " {position:Position}, у каждого на часах {time:Time}",
)
def a_game_come_to(table: Table, ruleset: Ruleset, regulation: Profile, position: Position, time: Milliseconds) -> None:
    refereeing.begin(table, ruleset, regulation, TimeControl(time))
    refereeing.set_up(table, composed(position))


@given(
    "a game of {ruleset:Ruleset} under the rules of {regulation:Regulation} with {time:Time} on each clock"
    " and {increment:Time} added for each move",
    ru="идёт партия в {ruleset:Ruleset:accusative} по правилам {regulation:Regulation}, у каждого на часах {time:Time},"
    " добавление {increment:Time} за ход",
)
def a_game_with_increment(
    table: Table, ruleset: Ruleset, regulation: Profile, time: Milliseconds, increment: Milliseconds
) -> None:
    refereeing.begin(table, ruleset, regulation, TimeControl(time, increment=increment))


@given(
    "{side:Side} has {time:Time} left and {other:Side} has {their_time:Time}",
    ru="у {side:Side:genitive} осталось {time:Time}, у {other:Side:genitive} — {their_time:Time}",
)
def has_time(table: Table, side: Side, time: Milliseconds, other: Side, their_time: Milliseconds) -> None:
    refereeing.give_time(table, _left(side, time, other, their_time))


@given("{side:Side}'s clock has been started", ru="часы {side:Side:genitive} пущены")
def has_been_started(table: Table, side: Side) -> None:
    assert table[GAME].position.side is side
    refereeing.start_clock(table)


@when("{time:Time} passes", ru="проходит {time:Time}")
def passes(table: Table, time: Milliseconds) -> None:
    refereeing.pass_time(table, time)


@when("{side:Side} presses the clock", ru="{side:Side:nominative} переключают часы")
def presses(table: Table, side: Side) -> None:
    refereeing.press(table, side)


@then(
    "{side:Side} has {time:Time} left and {other:Side} has {their_time:Time}",
    ru="у {side:Side:genitive} остаётся {time:Time}, у {other:Side:genitive} — {their_time:Time}",
)
def has_left(table: Table, side: Side, time: Milliseconds, other: Side, their_time: Milliseconds) -> None:
    assert clock_of(table).left == _left(side, time, other, their_time)


@then("{side:Side}'s clock is going", ru="идут часы {side:Side:genitive}")
def is_going(table: Table, side: Side) -> None:
    assert clock_of(table).running is side


@then("neither clock is going", ru="часы остановлены")
def neither_is_going(table: Table) -> None:
    assert clock_of(table).running is None


@then("{side:Side} has lost on time", ru="{side:Side:nominative} проиграли по времени")
def has_lost_on_time(table: Table, side: Side) -> None:
    assert table.rules.result(table[GAME]) == Won(side.other, ON_TIME)
    assert clock_of(table).flag is side


def _left(side: Side, time: Milliseconds, other: Side, their_time: Milliseconds) -> BySide[Milliseconds]:
    assert other is side.other, "the two players are White and Black"
    return BySide(0, 0).put(side, time).put(other, their_time)
