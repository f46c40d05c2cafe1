"""The fourteen violations of 5.4.13.2 as rules: each is cited where it occurred, and calls for its correction.

One move can be several of them. Every one is kept, and ``put_together`` makes one correction of what they call for.
"""

from lasca_rules.refereeing.facts import MoveFacts
from lasca_rules.refereeing.incidents import Violation
from lasca_rules.refereeing.verdicts import GoesOn, MakeAgain, MarkKing, PutBack, TakeBack, TakenPutRight, Verdict
from lasca_rules.regulations import ReadingId
from lasca_rules.rulebook.composing import OfRefereeing, Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule

STILL_TOUCHED: ReadingId = "touch-after-correction"


def made_again(
    facts: MoveFacts, profile: Profile, *, besides: tuple[Verdict, ...] = (), readings: tuple[ReadingId, ...] = ()
) -> Says:
    """Call for the move to be made again, or only taken back where it was made out of turn."""
    if facts.out_of_turn:
        return Says(corrections=(TakeBack(facts.half_move, facts.offender),), besides=besides, readings=readings)
    again = MakeAgain(facts.half_move, facts.offender, free=profile.holds(STILL_TOUCHED, "free"))
    return Says(corrections=(again,), besides=besides, readings=(*readings, STILL_TOUCHED))


def put_right(facts: MoveFacts, profile: Profile, *, single: bool = False) -> Says:
    """Call for what was taken to be put right; a capture that stopped short is made again.

    It rests on the reading by which "removed" is said of a game with towers and, where the text speaks of a multiple
    capture, on the one by which that is said of a single one.
    """
    towers = ("under-not-off",) if facts.towers else ()
    readings = (*towers, *(("single-capture",) if single and facts.single else ()))
    if facts.out_of_turn or facts.stopped_short:
        return made_again(facts, profile, readings=readings)
    return Says(corrections=(TakenPutRight(facts.half_move, facts.offender),), readings=readings)


@rule("draughts:5.4.13.2-v1", readings=("stopping-mid-capture", "touch-after-correction"))
def wrong_move(facts: MoveFacts, profile: Profile) -> Says | None:
    """Made a wrong move with a man or a king."""
    if Violation.WRONG_MOVE not in facts.violations:
        return None
    return made_again(facts, profile, readings=("stopping-mid-capture",) if facts.stopped_short else ())


@rule("draughts:5.4.13.2-v2", readings=("touch-after-correction",))
def two_moves_in_a_row(facts: MoveFacts, profile: Profile) -> Says | None:
    """Made two moves in a row: the second is taken back, and it is the opponent's move."""
    return made_again(facts, profile) if Violation.TWO_MOVES_IN_A_ROW in facts.violations else None


@rule("draughts:5.4.13.2-v3", readings=("touch-duty", "touch-after-correction"))
def touched_another(facts: MoveFacts, profile: Profile) -> Says | None:
    """Touched one piece and moved another: the one touched first has to be moved."""
    if Violation.TOUCHED_ANOTHER not in facts.violations:
        return None
    readings = ("touch-duty", STILL_TOUCHED) if facts.corrected_alone else ("touch-duty",)
    if facts.out_of_turn:
        return made_again(facts, profile, readings=readings)
    again = MakeAgain(facts.half_move, facts.offender, tower=facts.touched)
    return Says(corrections=(again,), readings=readings)


@rule("draughts:5.4.13.2-v4", readings=("taken-back-corrected-to", "touch-after-correction"))
def took_back(facts: MoveFacts, profile: Profile) -> Says | None:
    """Took the move back: the move first made is put on the board again, or the tower it was made with moves."""
    if Violation.TOOK_BACK not in facts.violations:
        return None
    if facts.out_of_turn:
        return made_again(facts, profile)
    correction: Verdict = PutBack(facts.half_move, facts.offender)
    if profile.holds("taken-back-corrected-to", "same-tower"):
        correction = MakeAgain(facts.half_move, facts.offender, tower=facts.taken_back)
    return Says(corrections=(correction,), readings=("taken-back-corrected-to",))


@rule("draughts:5.4.13.2-v5", readings=("touch-after-correction",))
def opponents_piece(facts: MoveFacts, profile: Profile) -> Says | None:
    """Moved a man or a king of the opponent."""
    return made_again(facts, profile) if Violation.OPPONENTS_PIECE in facts.violations else None


@rule("draughts:5.4.13.2-v6", readings=("touch-after-correction",))
def capture_due(facts: MoveFacts, profile: Profile) -> Says | None:
    """Moved though a capture was due."""
    return made_again(facts, profile) if Violation.CAPTURE_DUE in facts.violations else None


@rule("draughts:5.4.13.2-v7", readings=("under-not-off", "touch-after-correction"))
def taken_without_reason(facts: MoveFacts, profile: Profile) -> Says | None:
    """Removed pieces, the opponent's or their own, without reason."""
    return put_right(facts, profile) if Violation.TAKEN_WITHOUT_REASON in facts.violations else None


@rule("draughts:5.4.13.2-v8", readings=("under-not-off", "touch-after-correction"))
def taken_wrongly_in_capture(facts: MoveFacts, profile: Profile) -> Says | None:
    """Removed pieces wrongly during the last unfinished capture."""
    return put_right(facts, profile) if Violation.TAKEN_WRONGLY_IN_CAPTURE in facts.violations else None


@rule("draughts:5.4.13.2-v9", readings=("under-not-off", "single-capture", "touch-after-correction"))
def wrong_number_taken(facts: MoveFacts, profile: Profile) -> Says | None:
    """Removed fewer or more pieces after a multiple capture than were to be taken."""
    return put_right(facts, profile, single=True) if Violation.WRONG_NUMBER_TAKEN in facts.violations else None


@rule("draughts:5.4.13.2-v10", readings=("under-not-off", "single-capture", "touch-after-correction"))
def taken_not_to_be_taken(facts: MoveFacts, profile: Profile) -> Says | None:
    """Removed after a multiple capture pieces that were not to be taken."""
    return put_right(facts, profile, single=True) if Violation.TAKEN_NOT_TO_BE_TAKEN in facts.violations else None


@rule("draughts:5.4.13.2-v11", readings=("under-not-off", "touch-after-correction"))
def stopped_while_taking(facts: MoveFacts, profile: Profile) -> Says | None:
    """Stopped while removing the pieces after a multiple capture."""
    return put_right(facts, profile) if Violation.STOPPED_WHILE_TAKING in facts.violations else None


@rule("draughts:5.4.13.2-v12", readings=("under-not-off", "touch-after-correction"))
def own_piece_taken(facts: MoveFacts, profile: Profile) -> Says | None:
    """Removed one or more pieces of their own after a capture."""
    return put_right(facts, profile) if Violation.OWN_PIECE_TAKEN in facts.violations else None


@rule("draughts:5.4.13.2-v13")
def king_not_marked(facts: MoveFacts, _: Profile) -> Says | None:
    """Did not mark the king when a man became one: it is marked, unless that is done already or it is gone."""
    if Violation.KING_NOT_MARKED not in facts.violations:
        return None
    return Says(corrections=(MarkKing(facts.king),) if facts.king else ())


@rule("draughts:5.4.13.2-v14", readings=("touch-after-correction",))
def unmarked_king_moved(facts: MoveFacts, profile: Profile) -> Says | None:
    """Moved a king that was not marked as the rules require: the move is made again, the king being marked."""
    if Violation.UNMARKED_KING_MOVED not in facts.violations:
        return None
    return made_again(facts, profile, besides=(MarkKing(facts.start),))


VIOLATIONS: tuple[OfRefereeing[MoveFacts], ...] = (
    wrong_move,
    two_moves_in_a_row,
    touched_another,
    took_back,
    opponents_piece,
    capture_due,
    taken_without_reason,
    taken_wrongly_in_capture,
    wrong_number_taken,
    taken_not_to_be_taken,
    stopped_while_taking,
    own_piece_taken,
    king_not_marked,
    unmarked_king_moved,
)

UNDOING = (TakeBack, PutBack, MakeAgain)
"""Corrections that undo the move. With one of them nothing else about that move is left to be put right."""


def put_together(called_for: tuple[Verdict, ...]) -> tuple[Verdict, ...]:
    """Return the corrections that are carried out, of all that the violations of one move call for.

    A move out of turn is only taken back. A move that was taken back is put back, which undoes whatever was made in its
    place. A move that is made again is made with the tower touched first, if that is called for too. What leaves the
    move on the board can be done together: taken pieces put right, a king marked. Where nothing is left to be put
    right, a king that has been marked meanwhile, the game goes on.
    """
    for undoing in UNDOING:
        same = [each for each in called_for if isinstance(each, undoing)]
        bound = [each for each in same if isinstance(each, MakeAgain) and each.tower]
        if same:
            return ((*bound, *same)[0],)
    return tuple(sorted(called_for, key=lambda each: isinstance(each, MarkKing))) or (GoesOn(),)
