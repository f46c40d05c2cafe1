"""28.4 to 28.6, 28.8: a turn that was impossible, and what the opponent may have done about it."""

from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing.incidents import Official, Wish
from lasca_rules.refereeing.nardy.correcting import (
    ON_REVERSAL,
    at_the_end,
    corrected_on_own_time,
    having_rolled,
    roll_made,
)
from lasca_rules.refereeing.nardy.other_errors import (
    another_error,
    another_error_corrected,
    another_error_let_stand,
    another_error_not_mentioned,
)
from lasca_rules.refereeing.nardy.replies import replied, whether_replied
from lasca_rules.refereeing.nardy_facts import ImpossibleTurnFacts, TurnProtestFacts
from lasca_rules.refereeing.verdicts import (
    ClaimFails,
    NoProtest,
    NotThisViolation,
    OpponentDecides,
    RightLost,
    TurnMadeAgain,
    TurnStands,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule


@rule("nardy:28.4-v1")
def wrong_move(facts: ImpossibleTurnFacts, _: Profile) -> Says | None:
    """A wrong move was made with a checker, or is said to have been."""
    return _of_this_kind(facts, TurnViolation.WRONG_MOVE)


@rule("nardy:28.4-v2")
def extra_move(facts: ImpossibleTurnFacts, _: Profile) -> Says | None:
    """An extra move was made, or is said to have been."""
    return _of_this_kind(facts, TurnViolation.EXTRA_MOVE)


@rule("nardy:28.4-v3")
def opponents_checker(facts: ImpossibleTurnFacts, _: Profile) -> Says | None:
    """A checker of the opponent's was moved, or is said to have been."""
    return _of_this_kind(facts, TurnViolation.OPPONENTS_CHECKER)


@rule("nardy:28.4-v4")
def removed(facts: ImpossibleTurnFacts, _: Profile) -> Says | None:
    """Checkers were removed without reason, or are said to have been."""
    return _of_this_kind(facts, TurnViolation.REMOVED)


@rule("nardy:28.4-a")
def possible(facts: ImpossibleTurnFacts, _: Profile) -> Says | None:
    """The turn was possible after all."""
    if facts.violations:
        return None
    return Says(NotThisViolation() if isinstance(facts.claimant, Official) else ClaimFails(facts.claimant))


@rule("nardy:28.5-a", readings=("nardy-two-moves", "nardy-end-of-turn"))
def right_lost(facts: ImpossibleTurnFacts, profile: Profile) -> Says | None:
    """The opponent has made a reply move, and with that loses the right to demand a correction."""
    if not replied(facts, profile) or facts.claimant is not facts.offender.other:
        return None
    return Says(RightLost(facts.offender.other), readings=whether_replied(facts, profile))


@rule("nardy:28.8-a", readings=("nardy-two-moves", "nardy-end-of-turn", "unnoticed"))
def unnoticed(facts: ImpossibleTurnFacts, profile: Profile) -> Says | None:
    """After the reply nobody else can have it changed either: it was not noticed."""
    if not replied(facts, profile):
        return None
    return Says(NoProtest(), readings=(*whether_replied(facts, profile), "unnoticed"))


@rule(readings=("nardy-two-moves", "nardy-end-of-turn"))
def no_reply_yet(facts: ImpossibleTurnFacts | TurnProtestFacts, profile: Profile) -> Says | None:
    """As one takes it, there has been no reply: one that is not complete, or in which nothing could be played."""
    readings = whether_replied(facts, profile)
    return Says(readings=readings) if readings else None


@rule("nardy:28.8-a", readings=("nardy-last-turn",))
def noticed_after_the_end(facts: ImpossibleTurnFacts | TurnProtestFacts, profile: Profile) -> Says | None:
    """The game has ended with it: what nobody noticed before cannot be changed later, nor protested against."""
    if not facts.ended or profile.holds("nardy-last-turn", "opponent-may-claim"):
        return None
    return Says(NoProtest(), readings=("nardy-last-turn",))


@rule("nardy:28.4-a", readings=("nardy-last-turn",))
def opponent_decides(facts: ImpossibleTurnFacts, _: Profile) -> Says | None:
    """Only the opponent decides whether it is corrected."""
    if facts.claimant is facts.offender.other:
        return None
    return Says(OpponentDecides(facts.offender.other), readings=at_the_end(facts))


@rule("nardy:28.4-a", readings=("nardy-pairs",))
def for_the_pair(facts: ImpossibleTurnFacts, profile: Profile) -> Says | None:
    """In a game of pairs either of the opponents speaks, unless one leaves it to the one who is to reply."""
    if not facts.by_teammate:
        return None
    only_who_replies = profile.holds("nardy-pairs", "who-is-to-reply")
    return Says(OpponentDecides(facts.offender.other) if only_who_replies else None, readings=("nardy-pairs",))


@rule("nardy:28.4-a", readings=("nardy-last-turn",))
def let_stand(facts: ImpossibleTurnFacts, _: Profile) -> Says | None:
    """The opponent lets it stand."""
    return Says(TurnStands(facts.turn), readings=at_the_end(facts)) if facts.wish is Wish.LET_STAND else None


@rule("nardy:28.4-a", readings=("before-the-press", "nardy-last-turn", "nardy-roll-before-claim"))
def before_the_press(facts: ImpossibleTurnFacts, profile: Profile) -> Says | None:
    """The clock has not been pressed: there is nothing to switch back."""
    if facts.pressed:
        return None
    return Says(
        TurnMadeAgain(facts.turn, facts.offender),
        readings=("before-the-press", *at_the_end(facts), *having_rolled(facts)),
        besides=roll_made(facts, profile),
    )


@rule("nardy:28.6-b", readings=("nardy-delay",))
def on_the_time_bank(facts: ImpossibleTurnFacts, _: Profile) -> Says | None:
    """Who erred makes the turn again on the time bank only."""
    return Says(readings=("nardy-delay",)) if facts.time_bank else None


@rule("nardy:28.6-a", "nardy:28.4-a", readings=ON_REVERSAL)
def made_again(facts: ImpossibleTurnFacts, profile: Profile) -> Says:
    """The opponent switches the clock back and has it corrected on the offender's time."""
    return corrected_on_own_time(facts, profile)


TURN: tuple[OfRefereeing[ImpossibleTurnFacts], ...] = (
    wrong_move,
    extra_move,
    opponents_checker,
    removed,
    another_error,
    possible,
    another_error_not_mentioned,
    another_error_let_stand,
    right_lost,
    unnoticed,
    no_reply_yet,
    noticed_after_the_end,
    opponent_decides,
    for_the_pair,
    let_stand,
    before_the_press,
    on_the_time_bank,
    another_error_corrected,
    made_again,
)


def _of_this_kind(facts: ImpossibleTurnFacts, kind: TurnViolation) -> Says | None:
    said = (facts.reported,) if facts.reported and not facts.violations else facts.violations
    return Says() if kind in said else None
