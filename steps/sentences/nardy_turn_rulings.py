"""Sentences of turns of nardy: how they are judged, and what is ruled on them."""

from lasca_rules.nardy.game import turn_numbered
from lasca_rules.nardy.judging import Impossible, Possible
from lasca_rules.nardy.reasons import TurnReason, TurnViolation
from lasca_rules.nardy.turns import Roll, Steps
from lasca_rules.refereeing.verdicts import (
    ClaimFails,
    NoProtest,
    NotThisViolation,
    OpponentDecides,
    RightLost,
    RollKept,
    RollVoid,
    SportingSanction,
    TurnMadeAgain,
    TurnStands,
)
from lasca_rules.sides import Side
from steps.nardy import BEFORE, LAST_TURN, NARDY, RULING, verdicts
from steps.phrasebook import then
from steps.table import Table
from steps.telling import shown
from steps.words import Named, choice

REASON = choice("TurnReason", {reason: Named(reason.text.en, reason.text.ru) for reason in TurnReason})


@then("the turn is legal", ru="ход возможен")
def is_possible(table: Table) -> None:
    judgement = table[LAST_TURN].judgement
    assert isinstance(judgement, Possible), f"it is not: {shown(judgement.objections)}"


@then("the turn is illegal: {violations:TurnViolations}", ru="ход невозможен: {violations:TurnViolations}")
def is_impossible(table: Table, violations: tuple[TurnViolation, ...]) -> None:
    judgement = table[LAST_TURN].judgement
    assert isinstance(judgement, Impossible), f"the turn {table[LAST_TURN].turn} is possible"
    assert judgement.violations == violations


@then("the objection is to {steps:Turn}", ru="возражение вызывает {steps:Turn}")
def the_objection_is_to(table: Table, steps: Steps) -> None:
    judgement = table[LAST_TURN].judgement
    assert isinstance(judgement, Impossible), f"the turn {table[LAST_TURN].turn} is possible"
    assert tuple(objection.step for objection in judgement.objections) == steps


@then("the reason is: {reason:TurnReason}", ru="причина: {reason:TurnReason}")
def the_reason_is(table: Table, reason: TurnReason) -> None:
    judgement = table[LAST_TURN].judgement
    assert isinstance(judgement, Impossible), f"the turn {table[LAST_TURN].turn} is possible"
    assert tuple(dict.fromkeys(objection.reason for objection in judgement.objections)) == (reason,)


@then(
    "{side:Side} takes the turn back and has {roll:Roll} to play again",
    ru="{side:Side:nominative} переигрывают ход с тем же броском {roll:Roll}",
)
def takes_the_turn_back(table: Table, side: Side, roll: Roll) -> None:
    verdict, game = table[RULING].verdict, table[NARDY]
    assert isinstance(verdict, TurnMadeAgain), f"the ruling is {shown(verdict)}"
    assert (verdict.offender, game.to_move, game.roll) == (side, side, roll)
    assert game.board == turn_numbered(table[BEFORE], verdict.turn).before


@then(
    "{side:Side}'s roll counts: {roll:Roll} is still to be played",
    ru="бросок {side:Side:genitive} остаётся в силе: {roll:Roll} ещё предстоит сыграть",
)
def the_roll_counts(table: Table, side: Side, roll: Roll) -> None:
    assert RollKept(side) in verdicts(table)
    assert (table[NARDY].to_move, table[NARDY].ahead) == (side.other, roll)


@then("{side:Side}'s roll is void", ru="бросок {side:Side:genitive} недействителен")
def the_roll_is_void(table: Table, side: Side) -> None:
    assert RollVoid(side) in verdicts(table)
    assert table[NARDY].ahead is None


@then("the {number:Ordinal} turn stands", ru="{number:Ordinal} ход остаётся в силе")
def the_turn_stands(table: Table, number: int) -> None:
    assert table[RULING].verdict == TurnStands(number)
    assert (table[NARDY].board, table[NARDY].clock) == (table[BEFORE].board, table[BEFORE].clock)


@then("the turn was legal after all", ru="ход всё-таки был возможен")
def was_legal(table: Table) -> None:
    assert table[RULING].verdict == NotThisViolation()
    assert (table[NARDY].board, table[NARDY].clock) == (table[BEFORE].board, table[BEFORE].clock)


@then(
    "only {side:Side} decides whether the turn is corrected",
    ru="исправлять ли ход, решают только {side:Side:nominative}",
)
def only_the_opponent_decides(table: Table, side: Side) -> None:
    assert table[RULING].verdict == OpponentDecides(side)
    assert (table[NARDY].board, table[NARDY].clock) == (table[BEFORE].board, table[BEFORE].clock)


@then(
    "{side:Side} has lost the right to a correction of the turn",
    ru="{side:Side:nominative} утратили право требовать исправления хода",
)
def has_lost_the_right(table: Table, side: Side) -> None:
    assert table[RULING].verdict == RightLost(side)
    assert (table[NARDY].board, table[NARDY].clock) == (table[BEFORE].board, table[BEFORE].clock)


@then(
    "the turn is not changed and is no ground for protest", ru="ход не изменяют, и основанием для протеста он не служит"
)
def no_ground_for_protest(table: Table) -> None:
    assert table[RULING].verdict == NoProtest()
    assert (table[NARDY].board, table[NARDY].clock) == (table[BEFORE].board, table[BEFORE].clock)


@then("{side:Side}'s claim about the turn fails", ru="претензия {side:Side:genitive} к ходу не подтверждается")
def the_claim_fails(table: Table, side: Side) -> None:
    assert table[RULING].verdict == ClaimFails(side)
    assert (table[NARDY].board, table[NARDY].clock) == (table[BEFORE].board, table[BEFORE].clock)


@then(
    "{side:Side} has committed a gross violation and receives a sporting sanction",
    ru="это грубое нарушение, и к {side:Side:dative} применяется спортивная санкция",
)
def a_gross_violation(table: Table, side: Side) -> None:
    assert table[RULING].verdict == SportingSanction(side)


@then("it is no gross violation", ru="это не грубое нарушение")
def no_gross_violation(table: Table) -> None:
    assert table[RULING].verdict == NotThisViolation()
