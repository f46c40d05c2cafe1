"""28.5: has the opponent made a reply move, with which the right to a correction is lost?"""

from lasca_rules.refereeing.nardy_facts import ImpossibleTurnFacts, TurnProtestFacts, UnderWay
from lasca_rules.regulations import ReadingId
from lasca_rules.rulebook.profiles import Profile


def replied(facts: ImpossibleTurnFacts | TurnProtestFacts, profile: Profile) -> bool:
    """Has the opponent made a reply move? One in which nothing could be played, or not complete, may not count."""
    return facts.replies_played > 0 or _counts_unplayed(facts, profile) or _complete(facts.under_way, profile)


def whether_replied(facts: ImpossibleTurnFacts | TurnProtestFacts, profile: Profile) -> tuple[ReadingId, ...]:
    """Return the readings on which it depends whether there was a reply."""
    if facts.replies_played > 0:
        return ()
    counting = ("nardy-two-moves",) if facts.replies > 0 else ()
    open_still = facts.under_way is not UnderWay.NOTHING and not _counts_unplayed(facts, profile)
    return (*counting, "nardy-end-of-turn") if open_still else counting


def _counts_unplayed(facts: ImpossibleTurnFacts | TurnProtestFacts, profile: Profile) -> bool:
    return facts.replies > 0 and not profile.holds("nardy-two-moves", "turns-played")


def _complete(under_way: UnderWay, profile: Profile) -> bool:
    match under_way:
        case UnderWay.NOTHING:
            return False
        case UnderWay.MOVED:
            return profile.holds("nardy-end-of-turn", "checkers-moved")
        case UnderWay.DICE_UP:
            return not profile.holds("nardy-end-of-turn", "press")
