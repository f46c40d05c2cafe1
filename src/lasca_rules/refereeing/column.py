"""Irregularities in column draughts, 1.14: facts in, ruling out, in the order of its text."""

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
)
from lasca_rules.refereeing.incidents import UNMARKED_KING, Answer, Fault, Person, Violation
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.replay_clocks import CLOCKS_ON_REPLAY, clocks_from_the_move, clocks_from_the_start
from lasca_rules.refereeing.rulings import (
    SILENT,
    Charge,
    InOrder,
    NobodyPays,
    Ruling,
    StartClockOf,
    StopClocks,
    Unchanged,
    silent_under,
)
from lasca_rules.refereeing.verdicts import (
    ClaimFails,
    ClaimRefused,
    GoesOn,
    MarkKing,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    Suspended,
    Verdict,
)
from lasca_rules.sides import Side

REPLAY, WRONG_SET_UP, WRONG_BOARD, WRONG_MOVE, AFTER_THE_END, WRONG_COLOURS = (
    f"column:1.14.1-{letter}" for letter in "abcden"
)
DENIED, ADMITTED, INQUIRY_TIME = (f"column:1.14.2-{letter}" for letter in "abc")
DISTURBED_BY_A_PLAYER = "column:1.14.3-a"
DISTURBED_BY_NOBODY = "column:1.14.4-a"

NOT_MENTIONED = (Violation.TOUCHED_ANOTHER, Violation.TOOK_BACK)
"""Violations of how one moves, not of what is played. 1.14 has nothing on them, nor have the excerpts of play."""


def rule(facts: Facts, profile: Profile) -> Ruling:  # noqa: PLR0911 -- one case a kind of incident
    """Decide under column draughts."""
    match facts:
        case SetUpFacts():
            return _set_up(facts, profile)
        case BoardFacts():
            return _board(facts, profile)
        case ColoursFacts():
            return _colours(facts, profile)
        case MoveFacts():
            return _move(facts, profile)
        case ProtestFacts(move):
            return _move(move, profile)
        case InquiryFacts():
            return _inquiry(facts, profile)
        case DisturbedFacts():
            return _disturbed(facts, profile)
        case GatheringFacts(over):
            return _REFUSED if over else SILENT


_REFUSED = Ruling(ClaimRefused(), Unchanged(), under=(AFTER_THE_END,))


def _set_up(facts: SetUpFacts, profile: Profile) -> Ruling:
    if facts.stage is Stage.OVER:
        return _REFUSED
    if not facts.wrong:
        return Ruling(GoesOn(), Unchanged(), under=(WRONG_SET_UP,))
    return _from_the_start(WRONG_SET_UP, profile)


def _board(facts: BoardFacts, profile: Profile) -> Ruling:
    if facts.stage is Stage.OVER:
        return _REFUSED
    if not facts.wrong:
        return Ruling(GoesOn(), Unchanged(), under=(WRONG_BOARD,))
    return _from_the_start(WRONG_BOARD, profile)


def _from_the_start(statement: str, profile: Profile) -> Ruling:
    return Ruling(
        ReplayFromStart(),
        clocks_from_the_start(profile),
        under=(statement, REPLAY),
        readings=(CLOCKS_ON_REPLAY,),
    )


def _colours(facts: ColoursFacts, profile: Profile) -> Ruling:
    if facts.stage is Stage.OVER:
        return _REFUSED
    if not facts.wrong or facts.stage is Stage.BOTH_MOVED:
        return Ruling(GoesOn(), Unchanged(), under=(WRONG_COLOURS,))
    if profile.holds("colours-before-reply", "play-on"):
        return Ruling(GoesOn(), Unchanged(), under=(WRONG_COLOURS,), readings=("colours-before-reply",))
    return Ruling(
        ReplayFromStart(exchange_colours=True),
        clocks_from_the_start(profile),
        under=(WRONG_COLOURS, REPLAY),
        readings=("colours-before-reply", CLOCKS_ON_REPLAY),
    )


def _move(facts: MoveFacts, profile: Profile) -> Ruling:
    if facts.over:
        return _REFUSED
    if facts.violation in NOT_MENTIONED:
        return SILENT
    claimed = facts.noticed_by is facts.offender.other
    if claimed and facts.answer is Answer.DENIES:
        return Ruling(Suspended(facts.offender.other, facts.half_move), StopClocks(), under=(DENIED,))
    if facts.violation is None:
        return Ruling(_no_ground(facts.noticed_by), Unchanged(), under=(WRONG_MOVE,))
    also = (ADMITTED,) if claimed and facts.answer is Answer.ADMITS else ()
    return _from_the_move(facts, profile, also)


def _from_the_move(facts: MoveFacts, profile: Profile, also: tuple[str, ...]) -> Ruling:
    unmarked = facts.violation in UNMARKED_KING
    if unmarked and facts.king and profile.holds("column-unmarked-king", "mark-and-play-on"):
        return Ruling(MarkKing(facts.king), Unchanged(), under=(WRONG_MOVE, *also), readings=("column-unmarked-king",))
    return Ruling(
        ReplayFromMove(facts.half_move),
        clocks_from_the_move(profile, facts.half_move),
        under=(WRONG_MOVE, REPLAY, *also),
        readings=(CLOCKS_ON_REPLAY, *(("column-unmarked-king",) if unmarked else ())),
    )


def _inquiry(facts: InquiryFacts, profile: Profile) -> Ruling:
    if facts.move.over:
        return _REFUSED
    if facts.move.violation in NOT_MENTIONED:
        return SILENT
    readings = ("who-decides-inquiry", "wrong-claim-pays", "charge-then-flag")
    if facts.move.violation is None:
        return Ruling(
            ClaimFails(facts.claimant),
            Charge(facts.claimant, facts.took),
            under=(INQUIRY_TIME,),
            readings=readings,
        )
    replay = _from_the_move(facts.move, profile, ())
    return Ruling(
        replay.verdict,
        InOrder((replay.clocks, Charge(facts.claimant.other, facts.took))),
        under=(*replay.under, INQUIRY_TIME),
        readings=(*replay.readings, *readings),
    )


def _disturbed(facts: DisturbedFacts, profile: Profile) -> Ruling:
    if facts.over:
        return _REFUSED
    if facts.fault.side is not None:
        return Ruling(
            RestorePosition(facts.fault.side),
            StartClockOf(facts.fault.side, facts.took),
            under=(DISTURBED_BY_A_PLAYER,),
            readings=("after-restoring", "charge-then-flag"),
        )
    both = ("both-disturbed",) if facts.fault is Fault.BOTH else ()
    if both and profile.holds("both-disturbed", "referee-decides"):
        return silent_under(both)
    return Ruling(
        RestorePosition(None),
        NobodyPays(facts.took),
        under=(DISTURBED_BY_NOBODY,),
        readings=(*both, "after-restoring"),
    )


def _no_ground(noticed_by: Person) -> Verdict:
    return ClaimFails(noticed_by) if isinstance(noticed_by, Side) else GoesOn()
