"""The sentences of the game."""

from attrs import evolve

from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.rulebook.verdicts import GoesOn
from lasca_rules.sides import Side
from steps.exhibits import shown_ruling
from steps.grammar import Noun
from steps.phrasebook import given, then, when
from steps.table import Part, Table
from steps.words import counted

from .arbiter import Objection
from .game import Pebbles, take
from .rules import REPEAT, GameLost, PutBackPebbles

GAME = Part[Pebbles]("a heap", "Given a heap of 12 pebbles")
RULING = Part[Ruling]("a ruling", "When somebody objects to what White took")
PEBBLES = counted("Pebbles", Noun(en=("pebble", "pebbles"), ru=("камешек", "камешка", "камешков"), gender="masculine"))


@given("a heap of {pebbles:Pebbles}", ru="в куче {pebbles:Pebbles}")
def heap_of(table: Table, pebbles: int) -> None:
    table[GAME] = Pebbles(pebbles)


@given("surpluses are counted over the whole event", ru="лишнее считают за всё соревнование")
def over_the_event(table: Table) -> None:
    table[GAME] = evolve(table[GAME], profile=f"{table[GAME].profile} {REPEAT}=whole-event")


@given("{side:Side} took too many in an earlier game", ru="{side:Side:nominative} взяли лишнее в одной из прежних игр")
def took_too_many(table: Table, side: Side) -> None:
    table[GAME] = evolve(table[GAME], earlier=table[GAME].earlier.put(side, 1))


@when("{side:Side} takes {pebbles:Pebbles}", ru="{side:Side:nominative} берут {pebbles:Pebbles:accusative}")
def takes(table: Table, side: Side, pebbles: int) -> None:
    table[GAME] = take(table[GAME], side, pebbles)


@when("somebody objects to what {side:Side} took", ru="кто-то возражает против того, что взяли {side:Side:nominative}")
def objects(table: Table, side: Side) -> None:
    ruling = table.rules.rule(table[GAME], Objection(side))
    table[RULING], table[GAME] = ruling, table.rules.apply(table[GAME], ruling)
    table.show(shown_ruling(ruling))


@then("{side:Side} puts {pebbles:Pebbles} back", ru="{side:Side:nominative} возвращают {pebbles:Pebbles:accusative}")
def puts_back(table: Table, side: Side, pebbles: int) -> None:
    assert table[RULING].verdict == PutBackPebbles(side, pebbles)


@then("nothing goes back", ru="ничего не возвращают")
def nothing_back(table: Table) -> None:
    assert table[RULING].verdict == GoesOn()


@then("{side:Side} has lost the game", ru="{side:Side:nominative} проиграли")
def lost(table: Table, side: Side) -> None:
    assert table[RULING].verdict == GameLost(side)
    assert table[GAME].lost_by is side


@then("{pebbles:Pebbles} are in the heap", ru="теперь в куче {pebbles:Pebbles}")
def heap_has(table: Table, pebbles: int) -> None:
    assert table[GAME].heap == pebbles
