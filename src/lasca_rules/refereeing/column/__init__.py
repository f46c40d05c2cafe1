"""Irregularities in column draughts, 1.14. Each part has its rules, in the order in which they are asked."""

from attrs import evolve

from lasca_rules.refereeing.column.disturbances import DISTURBED
from lasca_rules.refereeing.column.equipment import EQUIPMENT
from lasca_rules.refereeing.column.gathering import GATHERING
from lasca_rules.refereeing.column.inquiries import INQUIRY
from lasca_rules.refereeing.column.moves import MOVE, PROTEST
from lasca_rules.refereeing.column.setting_up import BOARD, COLOURS, SET_UP
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
from lasca_rules.rulebook.rulings import Ruling

SCOPE = "column-scope"
"""The reading on which all that is ruled in a game of Lasca rests: that 1.14 holds for it."""


def decide(facts: Facts, profile: Profile, alter: Alter = as_they_are) -> Ruling:
    """Decide under column draughts."""
    ruling = _decide(facts, profile, alter)
    return evolve(ruling, readings=(*ruling.readings, SCOPE)) if facts.lasca and ruling.under else ruling


def _decide(facts: Facts, profile: Profile, alter: Alter) -> Ruling:  # noqa: PLR0911 -- one case a kind of incident
    match facts:
        case SetUpFacts():
            return ruling_of(alter(SET_UP), facts, profile)
        case BoardFacts():
            return ruling_of(alter(BOARD), facts, profile)
        case ColoursFacts():
            return ruling_of(alter(COLOURS), facts, profile)
        case EquipmentFacts():
            return ruling_of(alter(EQUIPMENT), facts, profile)
        case MoveFacts():
            return ruling_of(alter(MOVE), facts, profile)
        case ProtestFacts():
            return ruling_of(alter(PROTEST), facts, profile)
        case InquiryFacts():
            return ruling_of(alter(INQUIRY), facts, profile)
        case DisturbedFacts():
            return ruling_of(alter(DISTURBED), facts, profile)
        case GatheringFacts():
            return ruling_of(alter(GATHERING), facts, profile)
