"""Irregularities in the sport of draughts, 5.4.13. Each part has its rules, in the order in which they are asked."""

from lasca_rules.refereeing.draughts.disturbances import DISTURBED
from lasca_rules.refereeing.draughts.gathering import GATHERING
from lasca_rules.refereeing.draughts.inquiries import INQUIRY
from lasca_rules.refereeing.draughts.moves import MOVE
from lasca_rules.refereeing.draughts.protests import PROTEST
from lasca_rules.refereeing.draughts.setting_up import BEFORE_THE_GAME, BOARD, EQUIPMENT
from lasca_rules.refereeing.draughts.violations import put_together
from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    DisturbedFacts,
    EquipmentFacts,
    Facts,
    GatheringFacts,
    InquiryFacts,
    MoveFacts,
    ProtestFacts,
    SetUpFacts,
)
from lasca_rules.rulebook.composing import ruling_of
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import Alter, as_they_are
from lasca_rules.rulebook.rulings import (
    Ruling,
)


def decide(facts: Facts, profile: Profile, alter: Alter = as_they_are) -> Ruling:  # noqa: PLR0911 -- one case a kind of incident
    """Decide under the rules of the sport of draughts."""
    match facts:
        case SetUpFacts() | ColoursFacts():
            return ruling_of(alter(BEFORE_THE_GAME), facts, profile)
        case BoardFacts():
            return ruling_of(alter(BOARD), facts, profile)
        case EquipmentFacts():
            return ruling_of(alter(EQUIPMENT), facts, profile)
        case MoveFacts():
            return ruling_of(alter(MOVE), facts, profile, put_together)
        case ProtestFacts():
            return ruling_of(alter(PROTEST), facts, profile, put_together)
        case InquiryFacts():
            return ruling_of(alter(INQUIRY), facts, profile, put_together)
        case DisturbedFacts():
            return ruling_of(alter(DISTURBED), facts, profile)
        case GatheringFacts():
            return ruling_of(alter(GATHERING), facts, profile)
