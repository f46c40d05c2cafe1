"""Article 28 of the rules of the sport of nardy: facts in, ruling out, in the order of the text.

The article has no words on claims after the end of a game, so there the referee decides and nothing is cited, unless
the right to a correction had been lost before.
"""

from attrs import evolve, frozen

from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.refereeing.incidents import Official, Wish
from lasca_rules.refereeing.nardy_facts import (
    Facts,
    ImpossibleTurnFacts,
    TimeGatheredFacts,
    TurnProtestFacts,
    WrongCheckersFacts,
)
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.rulings import SILENT, ClockOrder, ResetClocks, Ruling, SwitchBack, Unchanged
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    BackToInitialPosition,
    ClaimFails,
    GoesOn,
    MarsOrKoksPossible,
    NoProtest,
    NotThisViolation,
    OpponentDecides,
    PlayedIn,
    RemoveFromHead,
    RightLost,
    SanctionPossible,
    SportingSanction,
    TurnMadeAgain,
    TurnStands,
    Verdict,
    Warned,
)
from lasca_rules.regulations import ReadingId, StatementId
from lasca_rules.sides import Side

MOVES_TO_STAND = 2
"""Moves that both players must have made for a wrong set-up to stand (28.1, 28.2)."""


def decide(facts: Facts, profile: Profile) -> Ruling:
    """Decide an incident of nardy under article 28."""
    match facts:
        case WrongCheckersFacts():
            return _wrong_checkers(facts, profile)
        case ImpossibleTurnFacts():
            return _impossible_turn(facts, profile)
        case TurnProtestFacts():
            return _turn_protest(facts, profile)
        case TimeGatheredFacts():
            return _time_gathered(facts)


@frozen
class _Part:
    """One decision on the way to a ruling, with what it rests on."""

    verdict: Verdict
    under: tuple[StatementId, ...]
    readings: tuple[ReadingId, ...] = ()


def _wrong_checkers(facts: WrongCheckersFacts, profile: Profile) -> Ruling:
    if not (any(facts.misplaced) or any(facts.miscount) or any(facts.at_fault)):
        return Ruling(
            NotThisViolation(), Unchanged(), ("nardy:28.1-a" if facts.nardy is Nardy.SHORT else "nardy:28.2-a",)
        )
    if facts.ended:
        return SILENT
    parts = _short(facts, profile) if facts.nardy is Nardy.SHORT else _long(facts, profile)
    back = any(isinstance(part.verdict, BackToInitialPosition) for part in parts)
    reset = back and profile.takes("nardy-reset") == "clocks-reset"
    return _together(parts + _warnings(facts, profile), ResetClocks() if reset else Unchanged())


def _short(facts: WrongCheckersFacts, profile: Profile) -> tuple[_Part, ...]:
    """28.1: both have made two moves, or back to the start; the count is not corrected later."""
    readings = _counting_moves(facts)
    if not _both_have_made_two(facts, profile):
        return (_Part(BackToInitialPosition(), ("nardy:28.1-c",), (*readings, "nardy-reset")),)
    return (
        _Part(GoesOn(), ("nardy:28.1-a",), readings),
        *(_Part(MarsOrKoksPossible(side), ("nardy:28.1-b",)) for side in Side if facts.miscount[side]),
    )


def _long(facts: WrongCheckersFacts, profile: Profile) -> tuple[_Part, ...]:
    """28.2: the count is dealt with first, on the head; then the set-up, by the moves that have been made."""
    readings = _counting_moves(facts)
    late = _both_have_made_two(facts, profile)
    counts = tuple(part for side in Side if facts.miscount[side] for part in _count(facts, side))
    if not any(facts.misplaced):
        return counts
    both = ("nardy-count-any-time",) if counts else ()
    if not late:
        # No head can have been played out so early: one that is empty was never set up, and nothing is played in.
        on_head = tuple(part for part in counts if not isinstance(part.verdict, PlayedIn))
        return (*on_head, _Part(BackToInitialPosition(), ("nardy:28.2-b",), (*readings, *both, "nardy-reset")))
    if any(isinstance(part.verdict, PlayedIn) for part in counts):
        return counts
    return (*counts, _Part(GoesOn(), ("nardy:28.2-a",), (*readings, *both)))


def _count(facts: WrongCheckersFacts, side: Side) -> tuple[_Part, ...]:
    """28.2.1 and 28.2.2: the head receives what is missing and gives what is surplus; without a head, played in."""
    head, beyond = facts.head[side], facts.miscount[side]
    at_any_time = ("nardy-count-any-time",)
    if beyond < 0 and head:
        return (_Part(AddToHead(side, -beyond), ("nardy:28.2.1-a",), at_any_time),)
    if beyond < 0:
        return (_Part(PlayedIn(side), ("nardy:28.2.1-b",), at_any_time),)
    if not head:
        return (_Part(PlayedIn(side), ("nardy:28.2.2-b",), at_any_time),)
    removal = _Part(RemoveFromHead(side, min(beyond, head), max(beyond - head, 0)), ("nardy:28.2.2-a",), at_any_time)
    if beyond <= head:
        return (removal,)
    return (removal, _Part(PlayedIn(side), ("nardy:28.2.2-b",), ("nardy-surplus-over-head",)))


def _warnings(facts: WrongCheckersFacts, profile: Profile) -> tuple[_Part, ...]:
    """28.3: a warning, and for whoever had one before also what 38.1 allows."""
    if not any(facts.at_fault):
        return ()
    answer = profile.takes("nardy-who-is-warned")
    readings = ("nardy-who-is-warned",)
    players = tuple(side for side in Side if answer.startswith("both") or facts.at_fault[side])
    before = facts.warnings.map(lambda had: had.in_match if answer.endswith("within-match") else had.in_event)
    repeating = tuple(side for side in players if before[side])
    warned = _Part(Warned(players), ("nardy:28.3-a",), readings)
    return (warned, _Part(SanctionPossible(repeating), ("nardy:28.3-b",), readings)) if repeating else (warned,)


def _impossible_turn(facts: ImpossibleTurnFacts, profile: Profile) -> Ruling:
    kinds = tuple(kind.statement for kind in facts.violations)
    if not kinds:
        measured_by = facts.reported.statement if facts.reported else "nardy:28.4-a"
        verdict = NotThisViolation() if isinstance(facts.claimant, Official) else ClaimFails(facts.claimant)
        return Ruling(verdict, Unchanged(), (measured_by,))
    if _replied(facts, profile):
        return _after_the_reply(facts, kinds)
    return _citing(_counting_replies(facts), _before_the_reply(facts, kinds, profile))


def _before_the_reply(facts: ImpossibleTurnFacts, kinds: tuple[StatementId, ...], profile: Profile) -> Ruling:
    """28.4: only the opponent decides whether the turn is corrected."""
    opponent = facts.offender.other
    if facts.ended:
        return SILENT
    if facts.claimant is not opponent:
        return Ruling(OpponentDecides(opponent), Unchanged(), ("nardy:28.4-a", *kinds))
    if facts.wish is Wish.LET_STAND:
        return Ruling(TurnStands(facts.turn), Unchanged(), ("nardy:28.4-a", *kinds))
    return _made_again(facts, kinds, profile)


def _after_the_reply(facts: ImpossibleTurnFacts, kinds: tuple[StatementId, ...]) -> Ruling:
    """28.5 takes the opponent's right away; for anybody else 28.8 leaves nothing to change."""
    opponent = facts.offender.other
    readings = _counting_replies(facts)
    if facts.claimant is opponent:
        return Ruling(RightLost(opponent), Unchanged(), ("nardy:28.5-a", *kinds), readings)
    return Ruling(NoProtest(), Unchanged(), ("nardy:28.8-a", *kinds), (*readings, "unnoticed"))


def _made_again(facts: ImpossibleTurnFacts, kinds: tuple[StatementId, ...], profile: Profile) -> Ruling:
    """28.6: the clock is switched back, and what the offender then uses is the time bank."""
    again = TurnMadeAgain(facts.turn, facts.offender)
    if not facts.pressed:
        return Ruling(again, Unchanged(), ("nardy:28.4-a", *kinds), ("before-the-press",))
    kept = facts.increment and profile.takes("increment-on-reversal") == "kept"
    under = ("nardy:28.6-a", *(("nardy:28.6-b",) if facts.time_bank else ()), "nardy:28.4-a", *kinds)
    readings = (
        *(("nardy-delay",) if facts.time_bank else ()),
        *(("increment-on-reversal",) if facts.increment else ()),
    )
    order = SwitchBack(facts.offender, increment_kept=kept, from_bank=facts.time_bank)
    return Ruling(again, order, under, readings)


def _turn_protest(facts: TurnProtestFacts, profile: Profile) -> Ruling:
    """28.8, and before the reply still 28.4: it is for the opponent to have the turn corrected, not for a protest."""
    opponent = facts.offender.other
    if not facts.violations:
        return Ruling(ClaimFails(facts.lodged_by), Unchanged(), ("nardy:28.4-a",))
    counting = _counting_replies(facts)
    if not _replied(facts, profile):
        ruling = SILENT if facts.ended else Ruling(OpponentDecides(opponent), Unchanged(), ("nardy:28.4-a",))
        return _citing(counting, ruling)
    seen = ("unnoticed",) if facts.seen_by else ()
    if facts.seen_by and profile.takes("unnoticed") == "neither-saw-it":
        return _citing((*counting, *seen), SILENT)
    return Ruling(NoProtest(), Unchanged(), ("nardy:28.8-a",), (*counting, *seen))


def _time_gathered(facts: TimeGatheredFacts) -> Ruling:
    """28.7: only where each move adds time can impossible moves gather any."""
    under = ("nardy:28.7-a",)
    if not facts.increment:
        return Ruling(NotThisViolation(), Unchanged(), under, ("gain-needs-increment",))
    if not facts.to_gather or not facts.impossible_turns:
        return Ruling(NotThisViolation(), Unchanged(), under)
    return Ruling(SportingSanction(facts.offender), Unchanged(), under)


def _both_have_made_two(facts: WrongCheckersFacts, profile: Profile) -> bool:
    if not _counting_moves(facts):
        return min(facts.turns) >= MOVES_TO_STAND
    return profile.takes("nardy-two-moves") != "turns-played"


def _counting_moves(facts: WrongCheckersFacts) -> tuple[ReadingId, ...]:
    """Return the reading on what a move is, if the decision rests on it."""
    either_way = min(facts.turns_played) >= MOVES_TO_STAND or min(facts.turns) < MOVES_TO_STAND
    return () if either_way else ("nardy-two-moves",)


def _counting_replies(facts: ImpossibleTurnFacts | TurnProtestFacts) -> tuple[ReadingId, ...]:
    """Return the reading on what a move is, if it depends on it whether the opponent has replied."""
    return ("nardy-two-moves",) if facts.replies > 0 and facts.replies_played == 0 else ()


def _citing(readings: tuple[ReadingId, ...], ruling: Ruling) -> Ruling:
    """Return the ruling, resting on these readings as well."""
    return evolve(ruling, readings=(*readings, *ruling.readings))


def _replied(facts: ImpossibleTurnFacts | TurnProtestFacts, profile: Profile) -> bool:
    if facts.replies == 0 or facts.replies_played > 0:
        return facts.replies > 0
    return profile.takes("nardy-two-moves") != "turns-played"


def _together(parts: tuple[_Part, ...], clocks: ClockOrder) -> Ruling:
    """Return one ruling of several decisions, each statement and reading cited once."""
    first, *besides = parts
    under = dict.fromkeys(statement for part in parts for statement in part.under)
    readings = dict.fromkeys(reading for part in parts for reading in part.readings)
    return Ruling(first.verdict, clocks, tuple(under), tuple(readings), tuple(part.verdict for part in besides))
