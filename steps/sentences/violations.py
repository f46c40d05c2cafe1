"""Sentences of 5.4.13: what is made of a violation. Its opponent's wish, what it is called, protest, gathered time."""

from lasca_rules.board.move import Move
from lasca_rules.board.squares import Square
from lasca_rules.refereeing.incidents import IncrementGathered, IrregularMove, Protest, Violation, Wish
from lasca_rules.regulations import StatementId
from lasca_rules.sides import Side
from steps import refereeing
from steps.game import GAME
from steps.phrasebook import given, then, when
from steps.refereeing import RULING, happen, number_of
from steps.table import Table
from steps.words import Named, choice

VIOLATION = choice("Violation", {violation: Named(violation.text.en, violation.text.ru) for violation in Violation})
SEEN_BY = choice(
    "SeenBy",
    {
        (): Named("neither player had noticed", "не заметил ни один из игроков"),
        (Side.WHITE,): Named("White had noticed", "заметили белые"),
        (Side.BLACK,): Named("Black had noticed", "заметили чёрные"),
        (Side.WHITE, Side.BLACK): Named("both players had noticed", "заметили оба игрока"),
    },
)


@given(
    "{side:Side} has promoted with {move:Move} without marking the king, and {other:Side} has replied {reply:Move}",
    ru="{side:Side:nominative} провели дамку ходом {move:Move}, не обозначив её, а {other:Side:nominative}"
    " ответили {reply:Move}",
)
def has_promoted_unmarked(table: Table, side: Side, move: Move, other: Side, reply: Move) -> None:
    refereeing.move(table, side, move, king_marked=False)
    refereeing.move(table, other, reply)


@when("{side:Side} asks for correction of {move:Move}", ru="{side:Side:nominative} требуют исправить ход {move:Move}")
def asks_for_correction(table: Table, side: Side, move: Move) -> None:
    happen(table, IrregularMove(number_of(table[GAME], move), side, wish=Wish.CORRECT))


@when(
    "{side:Side} asks that {other:Side} move the tower on {square:Square}, touched and not yet moved",
    ru="{side:Side:nominative} требуют, чтобы {other:Side:nominative} пошли с {square:Square}:"
    " эту башню тронули, а хода ещё нет",
)
def asks_for_a_move(table: Table, side: Side, other: Side, square: Square) -> None:
    game = table[GAME]
    assert (side, game.touched[:1]) == (other.other, (square,)), "another tower was touched first"
    happen(table, IrregularMove(len(game.half_moves) + 1, side, wish=Wish.CORRECT))


@when("{side:Side} lets {move:Move} stand", ru="{side:Side:nominative} оставляют ход {move:Move} в силе")
def lets_stand(table: Table, side: Side, move: Move) -> None:
    happen(table, IrregularMove(number_of(table[GAME], move), side, wish=Wish.LET_STAND))


@when(
    "{side:Side} reports a violation in {move:Move}: {violation:Violation}",
    ru="{side:Side:nominative} заявляют о нарушении в ходе {move:Move}: {violation:Violation}",
)
def reports(table: Table, side: Side, move: Move, violation: Violation) -> None:
    happen(table, IrregularMove(number_of(table[GAME], move), side, reported=violation))


@when(
    "{side:Side} protests against {move:Move}, whose irregularity {seen_by:SeenBy}",
    ru="{side:Side:nominative} подают протест на ход {move:Move}, неправильность которого {seen_by:SeenBy}",
)
def protests(table: Table, side: Side, move: Move, seen_by: tuple[Side, ...]) -> None:
    happen(table, Protest(number_of(table[GAME], move), side, seen_by))


@when(
    "the referee finds that {side:Side} has made illegal moves {purpose:Purpose} and pressed the clock",
    ru="судья устанавливает, что {side:Side:nominative} {purpose:Purpose} делали невозможные ходы и пускали часы"
    " соперника",
)
def gathers_time(table: Table, side: Side, purpose: bool) -> None:  # noqa: FBT001 -- the value of a word
    happen(table, IncrementGathered(side, to_gather=purpose))


@then("the violation is: {violation:Violation}", ru="нарушение: {violation:Violation}")
def the_violation_is(table: Table, violation: Violation) -> None:
    assert _violations_cited(table) == (violation.statement,)


@then(
    "the violations are: {first:Violation}, and {second:Violation}",
    ru="нарушения: {first:Violation}, и ещё: {second:Violation}",
)
def the_violations_are(table: Table, first: Violation, second: Violation) -> None:
    assert _violations_cited(table) == (first.statement, second.statement)


@then(
    "the referee adds that the board shows: {violation:Violation}",
    ru="судья добавляет, что показывает доска: {violation:Violation}",
)
def the_board_shows(table: Table, violation: Violation) -> None:
    remark = table[RULING].remark
    assert remark is not None, "the referee adds nothing"
    assert (remark.en.rpartition(": ")[2], remark.ru.rpartition(": ")[2]) == (violation.text.en, violation.text.ru)


@then("the referee adds that the board shows no violation", ru="судья добавляет, что по позиции нарушения нет")
def the_board_shows_none(table: Table) -> None:
    remark = table[RULING].remark
    assert remark is not None, "the referee adds nothing"
    assert remark.en.endswith("the board shows nothing irregular")


@then("the referee adds nothing", ru="судья ничего не добавляет")
def adds_nothing(table: Table) -> None:
    assert table[RULING].remark is None


def _violations_cited(table: Table) -> tuple[StatementId, ...]:
    listed = {violation.statement for violation in Violation}
    return tuple(statement for statement in table[RULING].under if statement in listed)


@given(
    "{side:Side} was made to take {move:Move} back and move from {square:Square}",
    ru="{side:Side:accusative} обязали взять ход {move:Move} обратно и пойти с {square:Square}",
)
def was_made_to_move(table: Table, side: Side, move: Move, square: Square) -> None:
    refereeing.touch(table, square)
    refereeing.move(table, side, move)
    happen(table, IrregularMove(number_of(table[GAME], move), side.other, wish=Wish.CORRECT))
    assert table[GAME].touched == (square,), "the rules under test do not bind the player to that tower"
