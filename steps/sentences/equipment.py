"""Sentences of equipment: what is measured and seen of board and pieces, and what the referee says of it."""

from collections import Counter
from collections.abc import Sequence

from attrs import evolve

from lasca_rules.equipment.example import EXAMPLE
from lasca_rules.equipment.finding import Finding
from lasca_rules.equipment.lengths import Length
from lasca_rules.equipment.observed import Colour, Shade
from lasca_rules.refereeing.incidents import UnfitEquipment
from lasca_rules.regulations import StatementId
from lasca_rules.sides import Side
from steps.game import GAME
from steps.kit import (
    EQUIPMENT,
    KINGS,
    Look,
    Which,
    change,
    change_board,
    change_every,
    change_one,
    hand_out,
    lighten_corner,
    turn_board,
)
from steps.phrasebook import given, then, when
from steps.refereeing import happen
from steps.table import Part, Table

FINDINGS = Part[tuple[Finding, ...]]("an inspection", "When the referee inspects the equipment")


@given("equipment for an official event", ru="дан инвентарь для официальных соревнований")
def official_equipment(table: Table) -> None:
    table[EQUIPMENT] = EXAMPLE


@given("equipment for a friendly game", ru="дан инвентарь для товарищеской партии")
def friendly_equipment(table: Table) -> None:
    table[EQUIPMENT] = evolve(EXAMPLE, official=False)


@given("the squares of the board as White sees them:", ru="поля доски, как их видят белые, таковы:")
def squares(table: Table, datatable: Sequence[Sequence[str]]) -> None:
    change_board(table, rows=tuple("".join(row) for row in datatable))


@given("a board of {width:Length} by {depth:Length}", ru="размер доски — {width:Length} на {depth:Length}")
def size_of_board(table: Table, width: Length, depth: Length) -> None:
    change_board(table, width=width, depth=depth)


@given("the squares of the board are not all of one size", ru="поля доски не одинаковы по размеру")
def unequal_squares(table: Table) -> None:
    change_board(table, squares_equal=False)


@given("the pieces stand on the light squares", ru="шашки стоят на белых полях")
def light_squares(table: Table) -> None:
    change_board(table, played_on=Shade.LIGHT)


@given(
    "the corner square at {side:Side}'s {hand:Hand} hand is light",
    ru="угловое поле {hand:Hand} от {side:Side:genitive} — белое",
)
def light_corner(table: Table, side: Side, hand: str) -> None:
    lighten_corner(table, side, hand)


@given("the board is given {turns:Turns}", ru="доску повернули {turns:Turns}")
def turned_board(table: Table, turns: int) -> None:
    turn_board(table, turns)


@given(
    "the labels of the board do not begin with a1 at White's left hand",
    ru="по разметке доски поле a1 не слева от белых",
)
def turned_labels(table: Table) -> None:
    change_board(table, labels_from_white=False)


@given("the surface of the board shines", ru="поверхность доски блестит")
def shining_board(table: Table) -> None:
    change_board(table, matt=False)


@given("the light and dark squares are hard to tell apart", ru="белые и чёрные поля плохо различимы")
def indistinct_squares(table: Table) -> None:
    change_board(table, distinct=False)


@given("the dark squares are too pale", ru="чёрные поля слишком бледные")
def pale_squares(table: Table) -> None:
    change_board(table, dark_enough=False)


@given(
    "the squares of the board are {light:Paint} and {dark:Paint}",
    ru="поля доски — {light:Paint:plural} и {dark:Paint:plural}",
)
def painted_squares(table: Table, light: Colour, dark: Colour) -> None:
    change_board(table, light=light, dark=dark)


@given("a square of the board is {length:Length} wide", ru="ширина поля доски — {length:Length}")
def width_of_square(table: Table, length: Length) -> None:
    change_board(table, square=length)


@given("{side:Side} has {count:Men}", ru="у {side:Side:genitive} {count:Men}")
def number_of_men(table: Table, side: Side, count: int) -> None:
    hand_out(table, "men", side, (EXAMPLE.men[side][0],) * count)


@given("{side:Side} has {count:Kings}", ru="у {side:Side:genitive} {count:Kings}")
def number_of_kings(table: Table, side: Side, count: int) -> None:
    hand_out(table, "kings", side, (EXAMPLE.kings[side][0],) * count)


@given("{which:Which} are {look:Look}", ru="{which:Which} — {look:Look:plural}")
def look_of_pieces(table: Table, which: Which, look: Look) -> None:
    change_every(table, which, **{look.attribute: look.value})


@given(
    "{which:Which} are {diameter:Length} across and {height:Length} high",
    ru="у {which:Which:genitive} диаметр {diameter:Length}, высота {height:Length}",
)
def size_of_pieces(table: Table, which: Which, diameter: Length, height: Length) -> None:
    change_every(table, which, diameter=diameter, height=height)


@given(
    "one of {side:Side}'s {kind:PieceKind} is {look:Look}",
    ru="одна из {kind:PieceKind:genitive} у {side:Side:genitive} — {look:Look:feminine}",
)
def look_of_one(table: Table, side: Side, kind: str, look: Look) -> None:
    change_one(table, kind, side, **{look.attribute: look.value})


@given(
    "one of {side:Side}'s {kind:PieceKind} is {diameter:Length} across",
    ru="у {side:Side:genitive} диаметр одной из {kind:PieceKind:genitive} — {diameter:Length}",
)
def diameter_of_one(table: Table, side: Side, kind: str, diameter: Length) -> None:
    change_one(table, kind, side, diameter=diameter)


@given("{side:Side}'s kings bear no stripes", ru="на дамках {side:Side:genitive} нет полос")
def no_stripes(table: Table, side: Side) -> None:
    change_every(table, Which((side,), KINGS.kinds), stripes=None)


@given("the stripes of the kings are {paint:Paint}", ru="полосы на дамках — {paint:Paint:plural}")
def paint_of_stripes(table: Table, paint: Colour) -> None:
    change_every(table, KINGS, stripes=paint)


@given(
    "the stripes of {side:Side}'s kings are {paint:Paint}",
    ru="полосы на дамках {side:Side:genitive} — {paint:Paint:plural}",
)
def paint_of_a_sides_stripes(table: Table, side: Side, paint: Colour) -> None:
    change_every(table, Which((side,), KINGS.kinds), stripes=paint)


@given("towers fall over while they are built and moved", ru="башни рассыпаются, когда их строят и передвигают")
def towers_fall(table: Table) -> None:
    change(table, towers_stable=False)


@given("towers stand firm while they are built and moved", ru="башни устойчивы, когда их строят и передвигают")
def towers_stand(table: Table) -> None:
    change(table, towers_stable=True)


@when("the referee inspects the equipment", ru="судья осматривает инвентарь")
def inspects_the_equipment(table: Table) -> None:
    _found(table, table.rules.inspect(table[EQUIPMENT]))


@when(
    "the referee finds during the game that the equipment is unfit",
    ru="в ходе партии судья признаёт инвентарь негодным",
)
def finds_it_unfit(table: Table) -> None:
    _found(table, table.rules.inspect(table[EQUIPMENT]))
    assert table[FINDINGS], "nothing is wrong with the equipment"
    happen(table, UnfitEquipment())


@when("the referee checks the set-up", ru="судья проверяет расстановку")
def checks_the_set_up(table: Table) -> None:
    _found(table, table.rules.inspect(table[GAME].position))


@then("the referee finds nothing wrong", ru="у судьи нет замечаний")
def finds_nothing(table: Table) -> None:
    assert table[FINDINGS] == ()


@then(
    "the referee finds fault under {statements:Statements}: {faults:Faults}",
    ru="у судьи замечания по {statements:Statements}: {faults:Faults}",
)
def finds_fault(table: Table, statements: tuple[StatementId, ...], faults: tuple[str, ...]) -> None:
    found = table[FINDINGS]
    assert tuple(dict.fromkeys(finding.statement for finding in found)) == statements
    # Which side is looked at first is no matter, nor how many lengths are found to be wrong by one measurement.
    assert {finding.check for finding in found} == set(faults)


@then(
    "the referee finds fault under {statements:Statements} with {squares:Squares}",
    ru="у судьи замечания к расстановке на {squares:Squares} по {statements:Statements}",
)
def finds_fault_with_squares(table: Table, statements: tuple[StatementId, ...], squares: frozenset[str]) -> None:
    found = table[FINDINGS]
    assert tuple(dict.fromkeys(finding.statement for finding in found)) == statements
    assert Counter(finding.square for finding in found) == Counter(squares)


def _found(table: Table, findings: tuple[Finding, ...]) -> None:
    """Put the referee's findings on the table and show them."""
    table[FINDINGS] = findings
    for finding in findings:
        table.show({"kind": "finding", "text": finding.text.data(), "statement": finding.statement})
