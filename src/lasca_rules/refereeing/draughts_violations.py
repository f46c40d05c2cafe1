"""The fourteen violations of 5.4.13.2 as rules: each is cited where it occurred, and calls for its correction.

One move can be several of them. Every one is kept, and ``put_together`` makes one correction of what they call for.
"""

from collections.abc import Callable

from lasca_rules.refereeing.composing import OfRefereeing, Says
from lasca_rules.refereeing.facts import MoveFacts
from lasca_rules.refereeing.incidents import Violation
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.verdicts import MakeAgain, MarkKing, PutBack, TakeBack, TakenPutRight, Verdict
from lasca_rules.regulations import ReadingId
from lasca_rules.rulebook.rules import rule

Correction = Callable[[MoveFacts], tuple[Verdict, ...]]


def made_again(facts: MoveFacts) -> tuple[Verdict, ...]:
    """Call for the move to be made again, or only taken back where it was made out of turn."""
    if facts.out_of_turn:
        return (TakeBack(facts.half_move, facts.offender),)
    return (MakeAgain(facts.half_move, facts.offender),)


def put_right(facts: MoveFacts) -> tuple[Verdict, ...]:
    """Call for what was taken to be put right; a capture that stopped short is made again."""
    if facts.out_of_turn or facts.stopped_short:
        return made_again(facts)
    return (TakenPutRight(facts.half_move, facts.offender),)


def _of(violation: Violation, correction: Correction, facts: MoveFacts, *readings: ReadingId) -> Says | None:
    return Says(corrections=correction(facts), readings=readings) if violation in facts.violations else None


def _under(facts: MoveFacts) -> tuple[ReadingId, ...]:
    """Return the reading by which "removed" is said of a game with towers."""
    return ("under-not-off",) if facts.towers else ()


def _single(facts: MoveFacts) -> tuple[ReadingId, ...]:
    """Return the reading by which what is said of a multiple capture is said of a single one."""
    return ("single-capture",) if facts.single else ()


@rule("draughts:5.4.13.2-v1", readings=("stopping-mid-capture",))
def wrong_move(facts: MoveFacts, _: Profile) -> Says | None:
    """Made a wrong move with a man or a king."""
    return _of(Violation.WRONG_MOVE, made_again, facts, *(("stopping-mid-capture",) if facts.stopped_short else ()))


@rule("draughts:5.4.13.2-v2")
def two_moves_in_a_row(facts: MoveFacts, _: Profile) -> Says | None:
    """Made two moves in a row: the second is taken back, and it is the opponent's move."""
    return _of(Violation.TWO_MOVES_IN_A_ROW, made_again, facts)


@rule("draughts:5.4.13.2-v3", readings=("touch-duty",))
def touched_another(facts: MoveFacts, _: Profile) -> Says | None:
    """Touched one piece and moved another: the one touched first has to be moved."""

    def with_the_one_touched(facts: MoveFacts) -> tuple[Verdict, ...]:
        if facts.out_of_turn:
            return made_again(facts)
        return (MakeAgain(facts.half_move, facts.offender, tower=facts.touched),)

    return _of(Violation.TOUCHED_ANOTHER, with_the_one_touched, facts, "touch-duty")


@rule("draughts:5.4.13.2-v4")
def took_back(facts: MoveFacts, _: Profile) -> Says | None:
    """Took the move back: the move first made is put on the board again."""

    def put_back(facts: MoveFacts) -> tuple[Verdict, ...]:
        return made_again(facts) if facts.out_of_turn else (PutBack(facts.half_move, facts.offender),)

    return _of(Violation.TOOK_BACK, put_back, facts)


@rule("draughts:5.4.13.2-v5")
def opponents_piece(facts: MoveFacts, _: Profile) -> Says | None:
    """Moved a man or a king of the opponent."""
    return _of(Violation.OPPONENTS_PIECE, made_again, facts)


@rule("draughts:5.4.13.2-v6")
def capture_due(facts: MoveFacts, _: Profile) -> Says | None:
    """Moved though a capture was due."""
    return _of(Violation.CAPTURE_DUE, made_again, facts)


@rule("draughts:5.4.13.2-v7", readings=("under-not-off",))
def taken_without_reason(facts: MoveFacts, _: Profile) -> Says | None:
    """Removed pieces, the opponent's or their own, without reason."""
    return _of(Violation.TAKEN_WITHOUT_REASON, put_right, facts, *_under(facts))


@rule("draughts:5.4.13.2-v8", readings=("under-not-off",))
def taken_wrongly_in_capture(facts: MoveFacts, _: Profile) -> Says | None:
    """Removed pieces wrongly during the last unfinished capture."""
    return _of(Violation.TAKEN_WRONGLY_IN_CAPTURE, put_right, facts, *_under(facts))


@rule("draughts:5.4.13.2-v9", readings=("under-not-off", "single-capture"))
def wrong_number_taken(facts: MoveFacts, _: Profile) -> Says | None:
    """Removed fewer or more pieces after a multiple capture than were to be taken."""
    return _of(Violation.WRONG_NUMBER_TAKEN, put_right, facts, *_under(facts), *_single(facts))


@rule("draughts:5.4.13.2-v10", readings=("under-not-off", "single-capture"))
def taken_not_to_be_taken(facts: MoveFacts, _: Profile) -> Says | None:
    """Removed after a multiple capture pieces that were not to be taken."""
    return _of(Violation.TAKEN_NOT_TO_BE_TAKEN, put_right, facts, *_under(facts), *_single(facts))


@rule("draughts:5.4.13.2-v11", readings=("under-not-off",))
def stopped_while_taking(facts: MoveFacts, _: Profile) -> Says | None:
    """Stopped while removing the pieces after a multiple capture."""
    return _of(Violation.STOPPED_WHILE_TAKING, put_right, facts, *_under(facts))


@rule("draughts:5.4.13.2-v12", readings=("under-not-off",))
def own_piece_taken(facts: MoveFacts, _: Profile) -> Says | None:
    """Removed one or more pieces of their own after a capture."""
    return _of(Violation.OWN_PIECE_TAKEN, put_right, facts, *_under(facts))


@rule("draughts:5.4.13.2-v13")
def king_not_marked(facts: MoveFacts, _: Profile) -> Says | None:
    """Did not mark the king when a man became one: it is marked."""

    def marked(facts: MoveFacts) -> tuple[Verdict, ...]:
        return (MarkKing(facts.king),) if facts.king and not facts.out_of_turn else made_again(facts)

    return _of(Violation.KING_NOT_MARKED, marked, facts)


@rule("draughts:5.4.13.2-v14")
def unmarked_king_moved(facts: MoveFacts, _: Profile) -> Says | None:
    """Moved a king that was not marked as the rules require: the move is made again, the king being marked."""

    def made_again_with_a_marked_king(facts: MoveFacts) -> tuple[Verdict, ...]:
        return (*made_again(facts), MarkKing(facts.start))

    return _of(Violation.UNMARKED_KING_MOVED, made_again_with_a_marked_king, facts)


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
    move on the board can be done together: taken pieces put right, a king marked.
    """
    for undoing in UNDOING:
        same = [each for each in called_for if isinstance(each, undoing)]
        bound = [each for each in same if isinstance(each, MakeAgain) and each.tower]
        if same:
            marked = [each for each in called_for if isinstance(each, MarkKing) and isinstance(same[0], MakeAgain)]
            return (*(bound or same)[:1], *marked)
    return tuple(sorted(called_for, key=lambda each: isinstance(each, MarkKing)))
