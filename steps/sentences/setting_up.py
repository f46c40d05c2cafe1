"""Sentences that set a game up: which game, with which of the disputed rules, from which position."""

from attrs import frozen

from lasca_rules.board.position import Position
from lasca_rules.play.rulesets import BASHNI, Ruleset
from lasca_rules.regulations import AlternativeId, ReadingId
from lasca_rules.rulebook.profiles import COLUMN, Profile
from steps import game
from steps.phrasebook import given
from steps.table import Table
from steps.words import Named, choice


@frozen
class Setting:
    """A disputed point of the rules, settled otherwise than by default: the reading about it, and the answer taken."""

    reading: ReadingId
    answer: AlternativeId
    in_bashni: ReadingId | None = None
    """The reading for Bashni, where that has one of its own."""

    def of(self, ruleset: Ruleset) -> Profile:
        """Return the profile under which a game is played so."""
        own = self.in_bashni if ruleset is BASHNI and self.in_bashni else self.reading
        return COLUMN.taking(own, self.answer)


SETTING = choice(
    "Setting",
    {
        Setting("play-same-tower-twice", "allowed", in_bashni="bashni-same-tower-twice"): Named(
            "the same tower may be jumped twice", "одну и ту же башню можно перепрыгнуть дважды"
        ),
        Setting("play-promotion-in-capture", "continues"): Named(
            "a man promoted in a capture goes on", "простая, ставшая при взятии дамкой, бьёт дальше"
        ),
        Setting("play-majority", "majority"): Named(
            "the largest capture must be made", "нужно брать наибольшее число шашек"
        ),
        Setting("play-draws", "threefold"): Named(
            "threefold repetition is a draw", "троекратное повторение позиции — ничья"
        ),
        Setting("play-draws", "agreement"): Named("an agreement is a draw", "соглашение — ничья"),
        Setting("play-draws", "threefold-and-agreement"): Named(
            "threefold repetition is a draw, and an agreement too",
            "троекратное повторение позиции — ничья, и соглашение тоже",
        ),
        Setting("bashni-prisoner-at-once", "after-the-move"): Named(
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
    game.begin(table, ruleset, setting.of(ruleset))


@given("the position {position:Position}", ru="дана позиция {position:Position}")
def the_position(table: Table, position: Position) -> None:
    game.set_up(table, position)
