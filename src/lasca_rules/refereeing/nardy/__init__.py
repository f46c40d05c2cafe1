"""Article 28 of the rules of the sport of nardy. Each part has its rules, in the order in which they are asked."""

from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.refereeing.nardy.gathering import GATHERING
from lasca_rules.refereeing.nardy.not_mentioned import NOT_MENTIONED
from lasca_rules.refereeing.nardy.protests import PROTEST
from lasca_rules.refereeing.nardy.setting_up import IN_LONG, IN_SHORT, side_by_side
from lasca_rules.refereeing.nardy.turns import TURN
from lasca_rules.refereeing.nardy_facts import (
    Facts,
    ImpossibleTurnFacts,
    NotMentionedFacts,
    TimeGatheredFacts,
    TurnProtestFacts,
    WrongCheckersFacts,
)
from lasca_rules.rulebook.composing import ruling_of
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import Alter, as_they_are
from lasca_rules.rulebook.rulings import Ruling


def decide(facts: Facts, profile: Profile, alter: Alter = as_they_are) -> Ruling:
    """Decide an incident of nardy under article 28."""
    match facts:
        case WrongCheckersFacts():
            checkers = IN_LONG if facts.nardy is Nardy.LONG else IN_SHORT
            return ruling_of(alter(checkers), facts, profile, side_by_side)
        case ImpossibleTurnFacts():
            return ruling_of(alter(TURN), facts, profile)
        case TurnProtestFacts():
            return ruling_of(alter(PROTEST), facts, profile)
        case TimeGatheredFacts():
            return ruling_of(alter(GATHERING), facts, profile)
        case NotMentionedFacts():
            return ruling_of(alter(NOT_MENTIONED), facts, profile)
