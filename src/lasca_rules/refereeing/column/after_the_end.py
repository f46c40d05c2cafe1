"""1.14.1: after the end of the game no claim is accepted."""

from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    DisturbedFacts,
    EquipmentFacts,
    GatheringFacts,
    MoveFacts,
    SetUpFacts,
    Stage,
)
from lasca_rules.refereeing.verdicts import (
    ClaimRefused,
)
from lasca_rules.rulebook.composing import Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule

SettingUp = SetUpFacts | BoardFacts | ColoursFacts | EquipmentFacts


@rule("column:1.14.1-e")
def no_claim_after_the_end(facts: SettingUp, _: Profile) -> Says | None:
    """After the end of the game no claim is accepted, and its result is valid."""
    return Says(ClaimRefused()) if facts.stage is Stage.OVER else None


@rule("column:1.14.1-e")
def game_is_over(facts: MoveFacts | DisturbedFacts | GatheringFacts, _: Profile) -> Says | None:
    """After the end of the game no claim is accepted, and its result is valid."""
    return Says(ClaimRefused()) if facts.over else None
