"""Rules that take a reading otherwise: what shows that a scenario rests on it, where no ruling is there to cite it."""

from collections.abc import Iterator, Mapping

from lasca_rules.play.game import Game
from lasca_rules.play.rulesets import LASCA
from lasca_rules.port import Rules
from lasca_rules.regulations import ReadingId
from lasca_rules.rulebook.profiles import COLUMN, read_profile
from lasca_rules.rulebook.rulings import SILENT, Ruling
from steps.deviations.deviant import AnyGame, AnyIncident, OtherRuling
from steps.deviations.listing import written_out

SHOWN_BY: Mapping[ReadingId, tuple[str, ...]] = {
    "kit-bounds": (
        "column:2.1-e/board-side-least-excluded",
        "column:2.1-e/board-side-most-excluded",
        "column:2.2.1-n2/smaller-than-square-least-excluded",
        "column:2.2.1-n2/smaller-than-square-most-excluded",
        "column:2.2.1-n3/heights-in-diameter-least-excluded",
        "column:2.2.1-n3/heights-in-diameter-most-excluded",
    ),
    "alike-within-kind": (
        "column:2.2.1-n1/kings-like-men",
        "column:2.2.1-n1/men-of-one-size",
        "column:2.2.1-n1/each-side",
    ),
    "lasca-board-turn": (
        "column:1.14.1-c/any-turn",
        "column:1.14.1-c/inverted-right",
        "column:1.14.1-c/labels-right",
        "column:2.1-d/unnoticed-turned-labels",
        "column:2.1-d/imagined-turned-labels",
    ),
    "play-same-tower-twice": ("play:P8/twice", "play:P8/never-twice"),
    "play-promotion-in-capture": ("play:P9/goes-on", "play:P9/never-goes-on"),
    "play-majority": ("play:P6/largest", "play:P6/never-largest"),
    "play-draws": ("play:P12/repetition-draws", "play:P12/agreement-draws", "play:P12/never-draws"),
    "bashni-prisoner-at-once": ("play:B3/after-the-move", "play:B3/at-once-anyway"),
    "bashni-same-tower-twice": ("play:B4/twice", "play:B4/never-twice"),
}
"""The readings about equipment and play, which show without any ruling, and deviations that take them otherwise."""

NEVER_CITED: tuple[ReadingId, ...] = ("column-scope",)
"""The readings that a scenario must not only see cited: on this one rests whatever is ruled in a game of Lasca."""


def rules_against(reading: ReadingId) -> Iterator[Rules]:
    """Yield rules that take a reading otherwise; none for a reading that is for rulings to cite."""
    if reading == "column-scope":
        yield OtherRuling(_not_in_lasca)
    named = SHOWN_BY.get(reading, ())
    yield from (deviation.rules() for deviation in written_out() if deviation.id in named)


def _not_in_lasca(_: Ruling, game: AnyGame, __: AnyIncident) -> Ruling | None:
    """Take 1.14 of column draughts to say nothing of Lasca."""
    column = read_profile(game.profile).regulation == COLUMN.regulation
    return SILENT if column and isinstance(game, Game) and game.ruleset.id == LASCA.id else None
