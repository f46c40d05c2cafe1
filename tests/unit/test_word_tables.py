"""The tables of words: whatever is missing, superfluous or cannot be filled in is refused when a table is loaded."""

import tomllib
from pathlib import Path

import pytest

from lasca_rules.errors import RegistryError
from lasca_rules.refereeing.verdicts import VERDICTS
from lasca_rules.refereeing.verdicts import WORDS as VERDICT_WORDS
from lasca_rules.regulations.folders import folder_of
from lasca_rules.rulebook import word_tables
from lasca_rules.rulebook.kinds import ORDERS, verdict_kinds
from lasca_rules.rulebook.verdicts import IN_ANY_GAME
from lasca_rules.rulebook.word_tables import load, table_for

COMMON = (Path(word_tables.__file__).parent / "words.toml").read_text(encoding="utf-8")
OWN = VERDICT_WORDS.read_text(encoding="utf-8")
NONE_SUCH = """[verdicts.x]
said.en = "x"
said.ru = "х"
should.en = "x"
should.ru = "х"

[verdicts.turn-stands]"""


def test_every_verdict_and_every_single_order_has_its_words() -> None:
    table = table_for("draughts")
    assert set(table.verdicts) == set(verdict_kinds())
    assert set(table.orders) == set(ORDERS) - {"in-order"}
    assert verdict_kinds()["replay-from-move"].__name__ == "ReplayFromMove"


@pytest.mark.parametrize(
    ("there", "instead", "message"),
    [
        ('said.en = "{turn} stands"\n', "", r"verdicts.turn-stands.said.*missing; expected a text"),
        ('do.en = "The move stands as it was made."\ndo.ru = "Ход остаётся в силе таким, каким он сделан."\n', "",
         "verdicts: turn-stands: expected words: said, do"),
        ("[verdicts.turn-stands]", "[verdicts.turn-stand]", "verdicts: turn-stands: expected words"),
        ("[orders.stop-clocks]", "[orders.stop-clock]", "orders: stop-clocks: expected words"),
        ("[verdicts.turn-stands]", NONE_SUCH,
         "verdicts: x: there is none of this kind"),
        ("from {half_move}", "from {move}", "move is no field that can be said"),
        ("from {half_move}", "from that move", "English and Russian have not the same slots"),
        ("с {half_move:genitive}", "с {half_move:dative}", "half_move has no such form"),
        ("{checkers:checker|checkers}", "{checkers:checkers}", "expected 2 forms of the noun"),
        ("{offender.other}'s move", "{half_move.other}'s move", "half_move has no such form"),
        ('having = "by"', 'having = "whom"', "whom is no field"),
        ('said.unknown.en = "the king is marked"\nsaid.unknown.ru = "дамка обозначается"\n', "",
         "expected words for where square is unknown"),
        ('said.unknown.en = "the king is marked"', 'said.unknown.en = "the king on {square} is marked"',
         "English and Russian have not the same slots"),
    ],
)  # fmt: skip
def test_a_fault_in_a_table_is_named_with_its_place(there: str, instead: str, message: str) -> None:
    assert there in COMMON + OWN
    files = (("common", COMMON.replace(there, instead)), ("words.toml", OWN.replace(there, instead)))
    with pytest.raises(RegistryError, match=message):
        load((*IN_ANY_GAME, *VERDICTS), *files)


def test_a_game_says_some_things_in_its_own_words_and_the_rest_in_the_common_ones() -> None:
    common, nardy = table_for("draughts"), table_for("nardy")
    assert nardy.verdicts["goes-on"].said != common.verdicts["goes-on"].said
    assert nardy.verdicts["goes-on"].do == common.verdicts["goes-on"].do
    assert nardy.verdicts["right-lost"] == common.verdicts["right-lost"]
    own = tomllib.loads((folder_of("nardy").file("words.toml")).read_text(encoding="utf-8"))
    same = [
        f"{part}.{kind}.{name}"
        for part, kinds in own.items()
        for kind, words in kinds.items()
        for name in words
        if getattr(getattr(common, part)[kind], name) == getattr(getattr(nardy, part)[kind], name)
    ]
    assert same == []
