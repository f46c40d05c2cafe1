"""Sentences that set a game up: which game, with which of the disputed rules, from which position."""

from typing import Any

from attrs import evolve, frozen

from lasca_rules.board.position import Position
from lasca_rules.play.rulesets import Draws, PromotionInCapture, Ruleset, Taken
from steps import game
from steps.phrasebook import given
from steps.table import Table
from steps.words import Named, choice


@frozen
class Setting:
    """A disputed point of the rules, settled otherwise than by default: a setting of the ruleset, and its value."""

    name: str
    value: Any

    def applied_to(self, ruleset: Ruleset) -> Ruleset:
        """Return the ruleset with this setting."""
        return evolve(ruleset, **{self.name: self.value})


SETTING = choice(
    "Setting",
    {
        Setting("same_tower_twice", value=True): Named(
            "the same tower may be jumped twice", "одну и ту же башню можно перепрыгнуть дважды"
        ),
        Setting("promotion_in_capture", PromotionInCapture.CONTINUES): Named(
            "a man promoted in a capture goes on", "простая, ставшая при взятии дамкой, бьёт дальше"
        ),
        Setting("majority", value=True): Named(
            "the largest capture must be made", "нужно брать наибольшее число шашек"
        ),
        Setting("draws", Draws(threefold=True)): Named(
            "threefold repetition is a draw", "троекратное повторение позиции — ничья"
        ),
        Setting("draws", Draws(agreement=True)): Named("an agreement is a draw", "соглашение — ничья"),
        Setting("draws", Draws(threefold=True, agreement=True)): Named(
            "threefold repetition is a draw, and an agreement too",
            "троекратное повторение позиции — ничья, и соглашение тоже",
        ),
        Setting("taken", Taken.UNDER_AFTER_THE_MOVE): Named(
            "prisoners are taken under after the move", "взятые шашки кладут под башню лишь после хода"
        ),
    },
)


@given("a game of {ruleset:Ruleset}", ru="идёт партия в {ruleset:Ruleset:accusative}")
def a_game(table: Table, ruleset: Ruleset) -> None:
    game.begin(table, ruleset)


@given(
    "a game of {ruleset:Ruleset} in which {setting:Setting}",
    ru="идёт партия в {ruleset:Ruleset:accusative}, где {setting:Setting}",
)
def a_game_with_a_setting(table: Table, ruleset: Ruleset, setting: Setting) -> None:
    game.begin(table, setting.applied_to(ruleset))


@given("the position {position:Position}", ru="дана позиция {position:Position}")
def the_position(table: Table, position: Position) -> None:
    game.set_up(table, position)
