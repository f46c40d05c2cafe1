"""5.4.13.5: after the end of the game no claim is accepted."""

from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    DisturbedFacts,
    EquipmentFacts,
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


@rule("draughts:5.4.13.5-a")
def no_claim_after_the_end(facts: SetUpFacts | ColoursFacts | BoardFacts | EquipmentFacts, _: Profile) -> Says | None:
    """After the end of the game no claim is accepted, and its result is valid."""
    return Says(ClaimRefused()) if facts.stage is Stage.OVER else None


@rule("draughts:5.4.13.5-a")
def game_is_over(facts: MoveFacts | DisturbedFacts, _: Profile) -> Says | None:
    """After the end of the game no claim is accepted, and its result is valid."""
    return Says(ClaimRefused()) if facts.over else None
