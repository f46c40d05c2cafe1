"""Sentences of what goes wrong in a game of nardy: errors that are found, claims, protests, what else is told."""

from lasca_rules.languages import Text
from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing.incidents import Official, Wish
from lasca_rules.refereeing.nardy_incidents import (
    ImpossibleTurn,
    Matter,
    NotMentioned,
    TimeGathered,
    TurnProtest,
    WrongCheckers,
)
from lasca_rules.sides import Side
from steps.nardy import (
    happen,
)
from steps.phrasebook import when
from steps.table import Table
from steps.words import Named, choice, several

MATTER = choice(
    "Matter",
    {
        Matter.DICE_CROOKED: Named("a die lies crooked", "кость легла косо"),
        Matter.DICE_LIFTED: Named(
            "the dice were picked up before the opponent had seen them", "кости сняли раньше, чем их увидел соперник"
        ),
        Matter.ROLLED_EARLY: Named(
            "a player rolled before the opponent had finished", "игрок бросил кости, не дождавшись конца хода соперника"
        ),
        Matter.MOVED_EARLY: Named(
            "a player moved before the opponent had finished", "игрок пошёл, не дождавшись конца хода соперника"
        ),
        Matter.CUBE: Named("a player turned the cube out of turn", "игрок повернул куб не в свой ход"),
        Matter.SOMETHING_ELSE: Named("a player left the board", "игрок отошёл от доски"),
    },
)
PURPOSE = choice(
    "Purpose",
    {True: Named("to gather time", "ради накопления времени"), False: Named("by mistake", "по ошибке")},
)
VIOLATION = choice(
    "TurnViolation",
    {
        TurnViolation.WRONG_MOVE: Named("wrong move", "неправильный ход шашкой"),
        TurnViolation.EXTRA_MOVE: Named("extra move", "лишний ход"),
        TurnViolation.OPPONENTS_CHECKER: Named("moved the opponent's checker", "ход шашкой соперника"),
        TurnViolation.REMOVED: Named("checkers removed without reason", "шашки сняты без причины"),
        TurnViolation.NOTHING_MOVED: Named("nothing moved", "ничего не сыграно"),
        TurnViolation.HIT_LEFT: Named("hit checker left on its point", "побитая шашка оставлена на пункте"),
    },
)
VIOLATIONS = several(
    "TurnViolations",
    VIOLATION,
    Text(
        "violations, such as wrong move; also moved the opponent's checker",
        "нарушения: например, неправильный ход шашкой; ещё ход шашкой соперника",
    ),
)
"""All that is wrong with a turn."""


@when(
    "somebody doubts that the set-up and the count are right",
    ru="кто-то сомневается, верны ли расстановка и число шашек",
)
def is_doubted(table: Table) -> None:
    happen(table, WrongCheckers(Official.REFEREE))


@when(
    "it is found that the set-up or the count is wrong",
    ru="обнаруживается, что расстановка или число шашек неверны",
)
def the_error_is_found(table: Table) -> None:
    happen(table, WrongCheckers(Official.REFEREE))


@when(
    "{side:Side} asks for correction of the {number:Ordinal} turn",
    ru="{side:Side:nominative} требуют исправить {number:Ordinal} ход",
)
def asks_for_correction(table: Table, side: Side, number: int) -> None:
    happen(table, ImpossibleTurn(number, side))


@when(
    "{side:Side}'s teammate asks for correction of the {number:Ordinal} turn",
    ru="напарник {side:Side:genitive} требует исправить {number:Ordinal} ход",
)
def the_teammate_asks_for_correction(table: Table, side: Side, number: int) -> None:
    happen(table, ImpossibleTurn(number, side, by_teammate=True))


@when(
    "{side:Side} reports a violation in the {number:Ordinal} turn: {violation:TurnViolation}",
    ru="{side:Side:nominative} заявляют о нарушении в {number:Ordinal:prepositional} ходе: {violation:TurnViolation}",
)
def reports(table: Table, side: Side, number: int, violation: TurnViolation) -> None:
    happen(table, ImpossibleTurn(number, side, reported=violation))


@when(
    "{side:Side} lets the {number:Ordinal} turn stand",
    ru="{side:Side:nominative} оставляют {number:Ordinal} ход в силе",
)
def lets_stand(table: Table, side: Side, number: int) -> None:
    happen(table, ImpossibleTurn(number, side, Wish.LET_STAND))


@when(
    "the referee notices that the {number:Ordinal} turn was illegal",
    ru="судья замечает, что {number:Ordinal} ход был невозможным",
)
def the_referee_notices(table: Table, number: int) -> None:
    happen(table, ImpossibleTurn(number, Official.REFEREE))


@when(
    "{side:Side} protests against the {number:Ordinal} turn, which nobody had noticed",
    ru="{side:Side:nominative} подают протест на {number:Ordinal} ход, которого никто не заметил",
)
def protests(table: Table, side: Side, number: int) -> None:
    happen(table, TurnProtest(number, side))


@when(
    "{side:Side} protests against the {number:Ordinal} turn, which {seer:Side} had noticed",
    ru="{side:Side:nominative} подают протест на {number:Ordinal} ход, который {seer:Side:nominative} заметили",
)
def protests_having_seen(table: Table, side: Side, number: int, seer: Side) -> None:
    happen(table, TurnProtest(number, side, (seer,)))


@when("the referee is told that {matter:Matter}", ru="судье сообщают: {matter:Matter}")
def is_told(table: Table, matter: Matter) -> None:
    happen(table, NotMentioned(matter))


@when(
    "the referee finds that {side:Side} makes illegal moves {purpose:Purpose}",
    ru="судья устанавливает, что {side:Side:nominative} делают невозможные ходы {purpose:Purpose}",
)
def makes_illegal_moves(table: Table, side: Side, purpose: bool) -> None:  # noqa: FBT001 -- the value of a word
    happen(table, TimeGathered(side, purpose))
