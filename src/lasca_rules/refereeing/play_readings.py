"""The readings about the rules of play, as settings of the game that is played."""

from functools import cache

from attrs import evolve

from lasca_rules.play.rulesets import BASHNI, LASCA, Draws, PromotionInCapture, Ruleset, Taken
from lasca_rules.rulebook.profiles import Profile

DRAWS = {
    "none": Draws(),
    "threefold": Draws(threefold=True),
    "agreement": Draws(agreement=True),
    "threefold-and-agreement": Draws(threefold=True, agreement=True),
}
"""The answers to play-draws."""


@cache
def as_read(ruleset: Ruleset, profile: Profile) -> Ruleset:
    """Return the game with the answers that a profile takes, where they differ from the defaults.

    The readings play-… are about Lasca and bashni-… about Bashni; ``play-draws`` is about all three games.
    """
    chosen = dict(profile.choices)
    if "play-draws" in chosen:
        ruleset = evolve(ruleset, draws=DRAWS[chosen["play-draws"]])
    if ruleset.id == LASCA.id:
        return evolve(
            ruleset,
            same_tower_twice=ruleset.same_tower_twice or "play-same-tower-twice" in chosen,
            majority=ruleset.majority or "play-majority" in chosen,
            promotion_in_capture=(
                PromotionInCapture.CONTINUES if "play-promotion-in-capture" in chosen else ruleset.promotion_in_capture
            ),
        )
    if ruleset.id == BASHNI.id:
        return evolve(
            ruleset,
            same_tower_twice=ruleset.same_tower_twice or "bashni-same-tower-twice" in chosen,
            taken=Taken.UNDER_AFTER_THE_MOVE if "bashni-prisoner-at-once" in chosen else ruleset.taken,
        )
    return ruleset
