"""28.6: how a turn is corrected, on whose time, and what becomes of what the opponent has rolled since."""

from lasca_rules.refereeing.nardy_facts import ImpossibleTurnFacts
from lasca_rules.refereeing.verdicts import RollKept, RollVoid, TurnMadeAgain, Verdict
from lasca_rules.regulations import ReadingId
from lasca_rules.rulebook.composing import Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import SwitchBack

ON_REVERSAL: tuple[ReadingId, ...] = ("increment-on-reversal", "nardy-last-turn", "nardy-roll-before-claim")
"""The readings on which a correction can rest."""


def corrected_on_own_time(facts: ImpossibleTurnFacts, profile: Profile) -> Says:
    """Say that the clock is switched back and the turn made again on the offender's time."""
    kept = facts.increment and profile.holds("increment-on-reversal", "kept")
    rest_first = facts.time_bank and profile.holds("nardy-delay", "rest-first")
    from_bank = facts.time_bank and not rest_first
    return Says(
        TurnMadeAgain(facts.turn, facts.offender),
        SwitchBack(facts.offender, increment_kept=kept, from_bank=from_bank, rest_first=rest_first),
        (*(("increment-on-reversal",) if facts.increment else ()), *at_the_end(facts), *having_rolled(facts)),
        besides=roll_made(facts, profile),
    )


def at_the_end(facts: ImpossibleTurnFacts) -> tuple[ReadingId, ...]:
    """Return the reading on a turn that ended the game, if this one did."""
    return ("nardy-last-turn",) if facts.ended else ()


def having_rolled(facts: ImpossibleTurnFacts) -> tuple[ReadingId, ...]:
    """Return the reading on a roll made before the claim, if there was one."""
    return ("nardy-roll-before-claim",) if facts.rolled else ()


def roll_made(facts: ImpossibleTurnFacts, profile: Profile) -> tuple[Verdict, ...]:
    """Decide what becomes of what the opponent has thrown before claiming."""
    if not facts.rolled:
        return ()
    void = profile.holds("nardy-roll-before-claim", "void")
    return (RollVoid(facts.offender.other) if void else RollKept(facts.offender.other),)
