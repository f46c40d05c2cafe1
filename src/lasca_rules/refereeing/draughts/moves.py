"""5.4.13.2 to 5.4.13.4: a move that was not by the rules, and what the opponent may have done about it."""

from lasca_rules.refereeing.draughts.after_the_end import game_is_over
from lasca_rules.refereeing.draughts.violations import VIOLATIONS
from lasca_rules.refereeing.facts import (
    MoveFacts,
    TouchDuty,
)
from lasca_rules.refereeing.incidents import UNMARKED_KING, Answer, Violation, Wish
from lasca_rules.refereeing.verdicts import (
    ClaimFails,
    GoesOn,
    MarkKing,
    MayCapture,
    MoveStands,
    OpponentDecides,
    RefereeMustBeAsked,
    RightLost,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule
from lasca_rules.rulebook.rulings import (
    StopClocks,
    SwitchBack,
)
from lasca_rules.sides import Side


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


@rule("draughts:5.4.13.3-a")
def only_touched(facts: MoveFacts, _: Profile) -> Says | None:
    """Touched one, and moved none yet: only once another is moved can the opponent demand anything."""
    return Says(GoesOn()) if facts.only_touched else None


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
    return Says(MoveStands(facts.half_move) if facts.made else GoesOn())


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


REGULAR: tuple[OfRefereeing[MoveFacts], ...] = (
    game_is_over,
    only_touched,
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
