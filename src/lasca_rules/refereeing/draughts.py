"""Irregularities in the sport of draughts, 5.4.13: its rules, in the order in which they are asked."""

from attrs import evolve

from lasca_rules.refereeing.composing import OfRefereeing, Says, ruling_of, silent
from lasca_rules.refereeing.draughts_violations import VIOLATIONS, put_together
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
from lasca_rules.refereeing.incidents import IMPOSSIBLE, UNMARKED_KING, Answer, Finding, Violation, Wish
from lasca_rules.refereeing.inquiries import not_established
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.replay_clocks import CLOCKS_ON_REPLAY, clocks_from_the_start
from lasca_rules.refereeing.rulings import (
    Charge,
    ClockOrder,
    NobodyPays,
    RefereeSetsClocks,
    Ruling,
    StopClocks,
    SwitchBack,
)
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    ClaimFails,
    ClaimRefused,
    GoesOn,
    MarkKing,
    MayCapture,
    MoveStands,
    NoProtest,
    NotThisViolation,
    OpponentDecides,
    RefereeMustBeAsked,
    RightLost,
    SportingSanction,
)
from lasca_rules.rulebook.rules import Alter, about, as_they_are, rule
from lasca_rules.sides import Side


def decide(facts: Facts, profile: Profile, alter: Alter = as_they_are) -> Ruling:  # noqa: PLR0911 -- one case a kind of incident
    """Decide under the rules of the sport of draughts."""
    match facts:
        case SetUpFacts() | ColoursFacts():
            return ruling_of(alter(BEFORE_THE_GAME), facts, profile)
        case BoardFacts():
            return ruling_of(alter(BOARD), facts, profile)
        case MoveFacts():
            return ruling_of(alter(MOVE), facts, profile, put_together)
        case ProtestFacts():
            return ruling_of(alter(PROTEST), facts, profile, put_together)
        case InquiryFacts():
            return ruling_of(alter(INQUIRY), facts, profile, put_together)
        case DisturbedFacts():
            return ruling_of(alter(DISTURBED), facts, profile)
        case GatheringFacts():
            return ruling_of(alter(GATHERING), facts, profile)


# --- after the end ---


@rule("draughts:5.4.13.5-a")
def no_claim_after_the_end(facts: SetUpFacts | ColoursFacts | BoardFacts, _: Profile) -> Says | None:
    """After the end of the game no claim is accepted, and its result is valid."""
    return Says(ClaimRefused()) if facts.stage is Stage.OVER else None


@rule("draughts:5.4.13.5-a")
def game_is_over(facts: MoveFacts | DisturbedFacts, _: Profile) -> Says | None:
    """After the end of the game no claim is accepted, and its result is valid."""
    return Says(ClaimRefused()) if facts.over else None


# --- before the game ---


@rule("draughts:5.4.13.1-a")
def all_is_right(facts: SetUpFacts | ColoursFacts, _: Profile) -> Says | None:
    """A right set-up and the colours of the pairing sheet are no irregularity."""
    return None if facts.wrong else Says(GoesOn())


@rule("draughts:5.4.13.1-a", readings=("start-of-game",))
def put_right_before_the_game(facts: SetUpFacts | ColoursFacts, _: Profile) -> Says | None:
    """A wrong set-up or wrong colours found before the game begins are put right."""
    return Says(_put_right(facts), readings=("start-of-game",)) if facts.stage is Stage.NOT_BEGUN else None


@rule("draughts:5.4.13.1-b")
def stands_once_both_have_moved(facts: SetUpFacts | ColoursFacts, _: Profile) -> Says | None:
    """Once both players have made a move nothing is corrected, and the game goes on."""
    return Says(GoesOn()) if facts.stage is Stage.BOTH_MOVED else None


@rule("draughts:5.4.13.1-a", readings=("setup-one-moved", "start-of-game"))
def only_before_the_game(_: SetUpFacts | ColoursFacts, profile: Profile) -> Says | None:
    """Only before the game can it be put right: once the game has begun, nothing is corrected."""
    if profile.holds("setup-one-moved", "only-before-start"):
        return Says(GoesOn(), readings=("setup-one-moved", "start-of-game"))
    return None


@rule("draughts:5.4.13.1-a", readings=("setup-one-moved", "start-of-game", "clocks-on-replay"))
def put_right_until_both_have_moved(facts: SetUpFacts | ColoursFacts, profile: Profile) -> Says:
    """Only if one takes it so: as long as one of the players has not moved, the error is put right."""
    readings = ("setup-one-moved", "start-of-game", CLOCKS_ON_REPLAY)
    return Says(_put_right(facts), clocks_from_the_start(profile), readings)


def _put_right(facts: SetUpFacts | ColoursFacts) -> BackToInitialPosition:
    return BackToInitialPosition(exchange_colours=isinstance(facts, ColoursFacts))


# --- a move ---


@rule("draughts:5.4.13.4-b")
def denied(facts: MoveFacts, profile: Profile) -> Says | None:
    """The players do not agree: with the clocks stopped, the referee must be asked to decide.

    That is before anybody knows what is true, so it holds of a move by the rules as well. Only a right that is lost, or
    that the opponent does not use, leaves nothing to ask about.
    """
    if facts.noticed_by is not facts.offender.other or facts.answer is not Answer.DENIES:
        return None
    if facts.violation is not None and (facts.wish is Wish.LET_STAND or right_lost.speaks(facts, profile)):
        return None
    return Says(RefereeMustBeAsked(facts.offender.other, facts.half_move), StopClocks())


@rule("draughts:5.4.13.3-b", readings=("touch-duty",))
def may_capture(facts: MoveFacts, _: Profile) -> Says | None:
    """Touched one while another must capture: the player may capture by the rules."""
    if facts.violation is None and facts.duty is TouchDuty.CAPTURE_WITH_ANOTHER:
        return Says(MayCapture(facts.offender), readings=("touch-duty",))
    return None


@rule("draughts:5.4.13.3-a", readings=("touch-duty",))
def touch_does_not_bind(facts: MoveFacts, _: Profile) -> Says | None:
    """The touched piece has no move: the choice was free."""
    if facts.violation is None and facts.touched is not None:
        return Says(GoesOn(), readings=("touch-duty",))
    return None


@rule("draughts:5.4.13.2-a", readings=("self-correction",))
def nothing_to_correct(facts: MoveFacts, _: Profile) -> Says | None:
    """There is an error to be corrected only where the move was one of the violations."""
    if facts.violation is not None:
        return None
    readings = ("self-correction",) if facts.corrected_alone else ()
    return Says(ClaimFails(facts.noticed_by) if isinstance(facts.noticed_by, Side) else GoesOn(), readings=readings)


@rule("draughts:5.4.13.2-b", readings=("late-marking", "reply-move"))
def right_lost(facts: MoveFacts, profile: Profile) -> Says | None:
    """The opponent has replied, and with that the right to have the error corrected is lost."""
    if not replied(facts, profile) or marked_late(facts, profile):
        return None
    late = ("late-marking",) if {*facts.violations} & {*UNMARKED_KING} else ()
    return Says(RightLost(facts.offender.other), readings=(*late, *(("reply-move",) if facts.reply_undone else ())))


@rule(readings=("reply-move",))
def right_restored(facts: MoveFacts, _: Profile) -> Says | None:
    """Only if one takes it so: with a reply that has been taken back or undone the right comes back."""
    return Says(readings=("reply-move",)) if facts.reply_undone else None


@rule("draughts:5.4.13.2-a")
def let_stand(facts: MoveFacts, _: Profile) -> Says | None:
    """Only the opponent decides, and lets it stand."""
    if facts.wish is not Wish.LET_STAND:
        return None
    return Says(GoesOn() if Violation.TOOK_BACK in facts.violations else MoveStands(facts.half_move))


@rule("draughts:5.4.13.2-a")
def opponent_decides(facts: MoveFacts, _: Profile) -> Says | None:
    """Only the opponent decides whether the error is corrected, and has not said."""
    return Says(OpponentDecides(facts.offender.other)) if facts.wish is None else None


@rule("draughts:5.4.13.2-a", readings=("let-stand-final",))
def stands_for_good(facts: MoveFacts, profile: Profile) -> Says | None:
    """The opponent has let it stand before, and cannot have it corrected after all."""
    if not facts.let_stand:
        return None
    final = profile.holds("let-stand-final", "final")
    return Says(MoveStands(facts.half_move) if final else None, readings=("let-stand-final",))


@rule("draughts:5.4.13.2-c", readings=("late-marking",))
def unmarked_later(facts: MoveFacts, profile: Profile) -> Says | None:
    """That a king is not marked may be corrected even after the reply."""
    if facts.king is not None and marked_late(facts, profile):
        return Says(MarkKing(facts.king), readings=("late-marking",))
    return None


@rule("draughts:5.4.13.3-a")
def touched_first(facts: MoveFacts, _: Profile) -> Says | None:
    """Touched one, moved another: the opponent may have the one touched first moved."""
    return Says() if Violation.TOUCHED_ANOTHER in facts.violations else None


@rule(readings=("before-the-press",))
def not_pressed_yet(facts: MoveFacts, _: Profile) -> Says | None:
    """The text speaks of an error after which the clock was pressed; before that the offender's is going anyway."""
    return None if facts.opponents_clock else Says(readings=("before-the-press",))


@rule("draughts:5.4.13.4-a", readings=("increment-on-reversal",))
def on_the_offenders_time(facts: MoveFacts, profile: Profile) -> Says | None:
    """The opponent may switch the clock back and have the error corrected on the offender's time."""
    if not facts.opponents_clock:
        return None
    kept = facts.increment and profile.holds("increment-on-reversal", "kept")
    readings = ("increment-on-reversal",) if facts.increment else ()
    return Says(clocks=SwitchBack(facts.offender, increment_kept=kept), readings=readings)


@rule("draughts:5.4.13.2-a")
def corrected(_: MoveFacts, __: Profile) -> Says:
    """Only the opponent decides, and has the error corrected."""
    return Says(corrected=True)


def replied(facts: MoveFacts, profile: Profile) -> bool:
    """Has the opponent made a reply move? One that was taken back or undone since may count as well."""
    return facts.replied or (facts.reply_undone and profile.holds("reply-move", "stays-made"))


def marked_late(facts: MoveFacts, profile: Profile) -> bool:
    """Has the opponent replied, and is there a king to be marked all the same?"""
    return replied(facts, profile) and bool({*facts.violations} & {*UNMARKED_KING}) and facts.king is not None


# --- a protest ---


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


# --- an inquiry ---


@rule("draughts:5.4.13.4-b", readings=("nothing-established", "charge-then-flag"))
def nothing_established(facts: InquiryFacts, profile: Profile) -> Says | None:
    """The referee who was asked cannot find out what is true."""
    return not_established(facts, profile) if facts.ends is Finding.NOTHING else None


@rule("draughts:5.4.13.4-b", readings=("failed-claim-cost", "charge-then-flag"))
def claim_fails(facts: InquiryFacts, profile: Profile) -> Says | None:
    """The referee who was asked finds that the claim was wrong."""
    if facts.move.violation is not None:
        return None
    order = _cost_of_a_failed_claim(facts, profile)
    return Says(ClaimFails(facts.claimant), order, ("failed-claim-cost", "charge-then-flag"))


def _cost_of_a_failed_claim(facts: InquiryFacts, profile: Profile) -> ClockOrder:
    if profile.holds("failed-claim-cost", "nobody-pays"):
        return NobodyPays(facts.took)
    if profile.holds("failed-claim-cost", "referee-sets"):
        return RefereeSetsClocks()
    return Charge(facts.claimant, facts.took)


@rule("draughts:5.4.13.4-b", readings=("upheld-claim-cost", "charge-then-flag", "admission-in-inquiry"))
def claim_upheld(facts: InquiryFacts, profile: Profile) -> Says:
    """The referee who was asked finds that the claim was right; the clocks stood still meanwhile."""
    admitted = ("admission-in-inquiry",) if facts.ends is Finding.ADMITTED else ()
    cost = "upheld-claim-cost"
    if profile.holds(cost, "denier-pays"):
        return Says(clocks=Charge(facts.move.offender, facts.took), readings=(cost, "charge-then-flag", *admitted))
    order = RefereeSetsClocks() if profile.holds(cost, "referee-sets") else NobodyPays(facts.took)
    return Says(clocks=order, readings=(cost, *admitted))


def upheld(facts: InquiryFacts) -> MoveFacts:
    """Return the facts of the half-move as those of a claim that nobody denies: who claims wants it corrected."""
    return evolve(facts.move, answer=None, wish=Wish.CORRECT)


# --- time gathered ---


@rule("draughts:5.4.13.5-a", readings=("sanction-after-end",))
def too_late_for_a_sanction(facts: GatheringFacts, profile: Profile) -> Says | None:
    """After the end of the game no claim is accepted, not even one about a gross violation."""
    if not facts.over:
        return None
    refused = profile.holds("sanction-after-end", "refused")
    return Says(ClaimRefused() if refused else None, readings=("sanction-after-end",))


@rule("draughts:5.4.13.4-c", readings=("gain-needs-increment",))
def nothing_to_gather(facts: GatheringFacts, _: Profile) -> Says | None:
    """Where a press brings no increment there is nothing to gather."""
    return None if facts.increment else Says(NotThisViolation(), readings=("gain-needs-increment",))


@rule("draughts:5.4.13.4-c")
def not_gathered(facts: GatheringFacts, _: Profile) -> Says | None:
    """No illegal move was made and the clock pressed, or not for the sake of the increment."""
    return Says(NotThisViolation()) if facts.impossible == 0 or not facts.to_gather else None


@rule("draughts:5.4.13.4-c")
def gathered(facts: GatheringFacts, _: Profile) -> Says:
    """Illegal moves made with the clock pressed to gather increment: a gross violation, sanctioned."""
    return Says(SportingSanction(facts.offender))


# --- what the text does not know ---


@rule(readings=("draughts-board",))
def board_not_mentioned(_: BoardFacts, __: Profile) -> Says:
    """The text has nothing on a board that was placed wrongly."""
    return silent("draughts-board")


@rule(readings=("draughts-disturbed",))
def disturbance_not_mentioned(_: DisturbedFacts, __: Profile) -> Says:
    """The text has nothing on a position that was disturbed."""
    return silent("draughts-disturbed")


BEFORE_THE_GAME: tuple[OfRefereeing[SetUpFacts | ColoursFacts], ...] = (
    no_claim_after_the_end,
    all_is_right,
    put_right_before_the_game,
    stands_once_both_have_moved,
    only_before_the_game,
    put_right_until_both_have_moved,
)
BOARD: tuple[OfRefereeing[BoardFacts], ...] = (no_claim_after_the_end, board_not_mentioned)
REGULAR: tuple[OfRefereeing[MoveFacts], ...] = (
    game_is_over,
    denied,
    may_capture,
    touch_does_not_bind,
    nothing_to_correct,
)
CORRECTION: tuple[OfRefereeing[MoveFacts], ...] = (
    opponent_decides,
    stands_for_good,
    unmarked_later,
    touched_first,
    not_pressed_yet,
    on_the_offenders_time,
    corrected,
)
TO_BE_DECIDED: tuple[OfRefereeing[MoveFacts], ...] = (right_lost, right_restored, let_stand, *CORRECTION)
MOVE: tuple[OfRefereeing[MoveFacts], ...] = (
    *REGULAR,
    *VIOLATIONS,
    *TO_BE_DECIDED,
)
PROTEST: tuple[OfRefereeing[ProtestFacts], ...] = (
    *about(move_of, REGULAR),
    seen_and_not_claimed,
    *about(move_of, VIOLATIONS),
    unnoticed,
    *about(move_of, TO_BE_DECIDED),
)
INQUIRY: tuple[OfRefereeing[InquiryFacts], ...] = (
    *about(move_of, (game_is_over,)),
    nothing_established,
    claim_fails,
    *about(upheld, VIOLATIONS),
    claim_upheld,
    *about(upheld, (right_lost, right_restored, *CORRECTION)),
)
DISTURBED: tuple[OfRefereeing[DisturbedFacts], ...] = (game_is_over, disturbance_not_mentioned)
GATHERING: tuple[OfRefereeing[GatheringFacts], ...] = (
    too_late_for_a_sanction,
    nothing_to_gather,
    not_gathered,
    gathered,
)
