"""28.6: another error than the impossible moves that 28.4 lists, made in a turn after which the clock was pressed."""

from lasca_rules.refereeing.incidents import Wish
from lasca_rules.refereeing.nardy.correcting import ON_REVERSAL, corrected_on_own_time
from lasca_rules.refereeing.nardy.replies import replied
from lasca_rules.refereeing.nardy_facts import ImpossibleTurnFacts, TurnProtestFacts
from lasca_rules.refereeing.verdicts import TurnStands
from lasca_rules.regulations import ReadingId
from lasca_rules.rulebook.composing import Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule

OTHER_ERRORS: ReadingId = "nardy-other-errors"


@rule(readings=(OTHER_ERRORS,))
def another_error(facts: ImpossibleTurnFacts | TurnProtestFacts, _: Profile) -> Says | None:
    """The turn has no violation that 28.4 lists, but another error."""
    return Says(readings=(OTHER_ERRORS,)) if _only_others(facts) else None


@rule(readings=(OTHER_ERRORS,))
def another_error_not_mentioned(facts: ImpossibleTurnFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: of another error the text says but what the opponent may do after the press."""
    if not _under_28_6_alone(facts, profile):
        return None
    may = facts.pressed and facts.claimant is facts.offender.other and not replied(facts, profile) and not facts.ended
    return None if may else silent(OTHER_ERRORS)


@rule("nardy:28.6-a", readings=(OTHER_ERRORS,))
def another_error_let_stand(facts: ImpossibleTurnFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: the opponent need not have another error corrected."""
    if not _under_28_6_alone(facts, profile) or facts.wish is not Wish.LET_STAND:
        return None
    return Says(TurnStands(facts.turn), readings=(OTHER_ERRORS,))


@rule("nardy:28.6-a", readings=ON_REVERSAL)
def another_error_corrected(facts: ImpossibleTurnFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: another error is corrected under 28.6 alone."""
    if not _under_28_6_alone(facts, profile):
        return None
    return corrected_on_own_time(facts, profile)


@rule(readings=(OTHER_ERRORS,))
def not_to_be_protested_against(facts: TurnProtestFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: of a protest over another error the text does not speak."""
    return silent(OTHER_ERRORS) if _under_28_6_alone(facts, profile) else None


def _only_others(facts: ImpossibleTurnFacts | TurnProtestFacts) -> bool:
    return bool(facts.violations) and not any(each.listed for each in facts.violations)


def _under_28_6_alone(facts: ImpossibleTurnFacts | TurnProtestFacts, profile: Profile) -> bool:
    return _only_others(facts) and profile.holds(OTHER_ERRORS, "only-these")
