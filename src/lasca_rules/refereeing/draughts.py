"""Irregularities in the sport of draughts, 5.4.13: facts in, ruling out, in the order of its text."""

from attrs import evolve

from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    DisturbedFacts,
    Facts,
    GatheringFacts,
    InquiryFacts,
    MoveFacts,
    ProtestFacts,
    SetUpFacts,
    Stage,
    TouchDuty,
)
from lasca_rules.refereeing.incidents import (
    IMPOSSIBLE,
    OF_A_MULTIPLE_CAPTURE,
    TAKEN_WRONGLY,
    UNMARKED_KING,
    Answer,
    Violation,
    Wish,
)
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.replay_clocks import CLOCKS_ON_REPLAY, clocks_from_the_start
from lasca_rules.refereeing.rulings import (
    SILENT,
    Charge,
    ClockOrder,
    InOrder,
    NobodyPays,
    RefereeSetsClocks,
    Ruling,
    StopClocks,
    SwitchBack,
    Unchanged,
    silent_under,
)
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    ClaimFails,
    ClaimRefused,
    GoesOn,
    MakeAgain,
    MarkKing,
    MayCapture,
    MoveStands,
    NoProtest,
    NotThisViolation,
    OpponentDecides,
    PutBack,
    RefereeMustBeAsked,
    RightLost,
    SportingSanction,
    TakeBack,
    TakenPutRight,
    Verdict,
)
from lasca_rules.regulations import ReadingId
from lasca_rules.sides import Side

BEFORE_THE_GAME, BOTH_HAVE_MOVED = "draughts:5.4.13.1-a", "draughts:5.4.13.1-b"
OPPONENTS_RIGHT, RIGHT_LOST, UNMARKED_LATER = (f"draughts:5.4.13.2-{letter}" for letter in "abc")
TOUCHED_FIRST, MAY_CAPTURE = "draughts:5.4.13.3-a", "draughts:5.4.13.3-b"
OFFENDERS_TIME, NO_AGREEMENT, GATHERING, UNNOTICED = (f"draughts:5.4.13.4-{letter}" for letter in "abcd")
AFTER_THE_END = "draughts:5.4.13.5-a"


def rule(facts: Facts, profile: Profile) -> Ruling:  # noqa: PLR0911 -- one case a kind of incident
    """Decide under the rules of the sport of draughts."""
    match facts:
        case SetUpFacts():
            return _before_the_game(facts, profile, exchange_colours=False)
        case ColoursFacts():
            return _before_the_game(facts, profile, exchange_colours=True)
        case BoardFacts(stage):
            return _REFUSED if stage is Stage.OVER else SILENT
        case MoveFacts():
            return _move(facts, profile)
        case ProtestFacts():
            return _protest(facts, profile)
        case InquiryFacts():
            return _inquiry(facts, profile)
        case DisturbedFacts(over):
            return _REFUSED if over else SILENT
        case GatheringFacts():
            return _gathering(facts)


_REFUSED = Ruling(ClaimRefused(), Unchanged(), under=(AFTER_THE_END,))


def _before_the_game(facts: SetUpFacts | ColoursFacts, profile: Profile, *, exchange_colours: bool) -> Ruling:
    if facts.stage is Stage.OVER:
        return _REFUSED
    if not facts.wrong:
        return Ruling(GoesOn(), Unchanged(), under=(BEFORE_THE_GAME,))
    put_right = BackToInitialPosition(exchange_colours=exchange_colours)
    if facts.stage is Stage.NOT_BEGUN:
        return Ruling(put_right, Unchanged(), under=(BEFORE_THE_GAME,), readings=("start-of-game",))
    if facts.stage is Stage.BOTH_MOVED:
        return Ruling(GoesOn(), Unchanged(), under=(BOTH_HAVE_MOVED,))
    gap = ("setup-one-moved", "start-of-game")
    if profile.holds("setup-one-moved", "only-before-start"):
        return Ruling(GoesOn(), Unchanged(), under=(BEFORE_THE_GAME,), readings=gap)
    clocks = clocks_from_the_start(profile)
    return Ruling(put_right, clocks, under=(BOTH_HAVE_MOVED,), readings=(*gap, CLOCKS_ON_REPLAY))


def _move(facts: MoveFacts, profile: Profile) -> Ruling:  # noqa: PLR0911 -- early returns, in the order of the text
    if facts.over:
        return _REFUSED
    denied = facts.noticed_by is facts.offender.other and facts.answer is Answer.DENIES
    asked = Ruling(RefereeMustBeAsked(facts.offender.other, facts.half_move), StopClocks(), under=(NO_AGREEMENT,))
    if facts.violation is None:
        return asked if denied else _regular(facts)
    if facts.replied and (facts.violation not in UNMARKED_KING or facts.king is None):
        return _right_lost(facts, facts.violation)
    if facts.wish is Wish.LET_STAND:
        under = (facts.violation.statement, OPPONENTS_RIGHT)
        taken_back = facts.violation is Violation.TOOK_BACK
        return Ruling(GoesOn() if taken_back else MoveStands(facts.half_move), Unchanged(), under=under)
    if denied:
        return asked
    if facts.wish is None:
        under = (facts.violation.statement, OPPONENTS_RIGHT)
        return Ruling(OpponentDecides(facts.offender.other), Unchanged(), under=under)
    return _corrected(facts, facts.violation, profile)


def _regular(facts: MoveFacts) -> Ruling:
    """Decide where nothing was wrong with the move: at most, another tower had been touched first."""
    if facts.duty is TouchDuty.CAPTURE_WITH_ANOTHER:
        return Ruling(MayCapture(facts.offender), Unchanged(), under=(MAY_CAPTURE,), readings=("touch-duty",))
    if facts.touched is not None:
        return Ruling(GoesOn(), Unchanged(), under=(TOUCHED_FIRST,), readings=("touch-duty",))
    noticed_by = facts.noticed_by
    verdict = ClaimFails(noticed_by) if isinstance(noticed_by, Side) else GoesOn()
    return Ruling(verdict, Unchanged(), under=(OPPONENTS_RIGHT,))


def _right_lost(facts: MoveFacts, violation: Violation) -> Ruling:
    readings = ("late-marking",) if violation in UNMARKED_KING else ()
    verdict = RightLost(facts.offender.other)
    return Ruling(verdict, Unchanged(), under=(violation.statement, RIGHT_LOST), readings=readings)


def _corrected(facts: MoveFacts, violation: Violation, profile: Profile) -> Ruling:
    """Decide how the violation is corrected, as the opponent wishes."""
    readings = _readings_of(facts, violation)
    if facts.replied and facts.king:
        under = (violation.statement, UNMARKED_LATER)
        return Ruling(MarkKing(facts.king), Unchanged(), under=under, readings=("late-marking",))
    touched = (TOUCHED_FIRST,) if violation is Violation.TOUCHED_ANOTHER else ()
    ruling = Ruling(
        _correction(facts, violation),
        Unchanged(),
        under=(violation.statement, OPPONENTS_RIGHT, *touched),
        readings=readings,
        besides=(MarkKing(facts.start),) if violation is Violation.UNMARKED_KING_MOVED else (),
    )
    if not facts.opponents_clock:
        return evolve(ruling, readings=(*readings, "before-the-press"))
    return evolve(
        ruling,
        clocks=SwitchBack(
            facts.offender,
            increment_kept=facts.increment and profile.holds("increment-on-reversal", "kept"),
        ),
        under=(*ruling.under, OFFENDERS_TIME),
        readings=(*readings, *(("increment-on-reversal",) if facts.increment else ())),
    )


def _readings_of(facts: MoveFacts, violation: Violation) -> tuple[ReadingId, ...]:
    """Return the readings by which the move counts as that violation."""
    if violation is Violation.TOUCHED_ANOTHER:
        return ("touch-duty",)
    if violation is Violation.WRONG_MOVE and facts.stopped_short:
        return ("stopping-mid-capture",)
    off = ("under-not-off",) if violation in TAKEN_WRONGLY and facts.towers else ()
    single = ("single-capture",) if violation in OF_A_MULTIPLE_CAPTURE and facts.single else ()
    return off + single


def _correction(facts: MoveFacts, violation: Violation) -> Verdict:
    half_move, offender = facts.half_move, facts.offender
    if facts.out_of_turn:
        return TakeBack(half_move, offender)
    if violation is Violation.TOOK_BACK:
        return PutBack(half_move, offender)
    if violation is Violation.TOUCHED_ANOTHER:
        return MakeAgain(half_move, offender, tower=facts.touched)
    if violation is Violation.KING_NOT_MARKED and facts.king:
        return MarkKing(facts.king)
    if violation in TAKEN_WRONGLY and not facts.stopped_short:
        return TakenPutRight(half_move, offender)
    return MakeAgain(half_move, offender)


def _protest(facts: ProtestFacts, profile: Profile) -> Ruling:
    move = facts.move
    if move.over or not move.replied or move.violation is None or move.violation not in IMPOSSIBLE:
        return _move(move, profile)
    if facts.seen_by and profile.holds("unnoticed", "neither-saw-it"):
        return silent_under(("unnoticed",))
    return Ruling(NoProtest(), Unchanged(), under=(move.violation.statement, UNNOTICED), readings=("unnoticed",))


def _inquiry(facts: InquiryFacts, profile: Profile) -> Ruling:
    """Decide, as the referee who has been asked, on a claim that was denied; the clocks stood still meanwhile."""
    if facts.move.over:
        return _REFUSED
    if facts.move.violation is None:
        readings = ("failed-claim-cost", "charge-then-flag")
        clocks = _cost_of_a_failed_claim(facts, profile)
        return Ruling(ClaimFails(facts.claimant), clocks, under=(NO_AGREEMENT,), readings=readings)
    ruling = _move(evolve(facts.move, answer=None, wish=Wish.CORRECT), profile)
    return evolve(
        ruling,
        clocks=InOrder((NobodyPays(facts.took), ruling.clocks)),
        under=(*ruling.under, NO_AGREEMENT),
    )


def _cost_of_a_failed_claim(facts: InquiryFacts, profile: Profile) -> ClockOrder:
    if profile.holds("failed-claim-cost", "nobody-pays"):
        return NobodyPays(facts.took)
    if profile.holds("failed-claim-cost", "referee-sets"):
        return RefereeSetsClocks()
    return Charge(facts.claimant, facts.took)


def _gathering(facts: GatheringFacts) -> Ruling:
    if facts.over:
        return _REFUSED
    if not facts.increment:
        return Ruling(NotThisViolation(), Unchanged(), under=(GATHERING,), readings=("gain-needs-increment",))
    if facts.impossible == 0 or not facts.to_gather:
        return Ruling(NotThisViolation(), Unchanged(), under=(GATHERING,))
    return Ruling(SportingSanction(facts.offender), Unchanged(), under=(GATHERING,))
