"""5.4.13.4: a protest over an illegal move."""

from lasca_rules.refereeing.draughts.moves import REGULAR, TO_BE_DECIDED, replied
from lasca_rules.refereeing.draughts.violations import VIOLATIONS
from lasca_rules.refereeing.facts import (
    InquiryFacts,
    MoveFacts,
    ProtestFacts,
)
from lasca_rules.refereeing.incidents import IMPOSSIBLE
from lasca_rules.refereeing.verdicts import (
    NoProtest,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import about, rule


def move_of(facts: InquiryFacts | ProtestFacts) -> MoveFacts:
    """Return the facts of the half-move in question."""
    return facts.move


@rule(readings=("unnoticed",))
def seen_and_not_claimed(facts: ProtestFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: of an illegal move that somebody saw the text does not speak."""
    if _too_late_for_protest(facts, profile) and facts.seen_by and profile.holds("unnoticed", "neither-saw-it"):
        return silent("unnoticed")
    return None


@rule("draughts:5.4.13.4-d", readings=("unnoticed",))
def unnoticed(facts: ProtestFacts, profile: Profile) -> Says | None:
    """An illegal move that neither player noticed is not changed later and is no ground for protest."""
    return Says(NoProtest(), readings=("unnoticed",)) if _too_late_for_protest(facts, profile) else None


def _too_late_for_protest(facts: ProtestFacts, profile: Profile) -> bool:
    return replied(facts.move, profile) and bool({*facts.move.violations} & {*IMPOSSIBLE})


PROTEST: tuple[OfRefereeing[ProtestFacts], ...] = (
    *about(move_of, REGULAR),
    seen_and_not_claimed,
    *about(move_of, VIOLATIONS),
    unnoticed,
    *about(move_of, TO_BE_DECIDED),
)
