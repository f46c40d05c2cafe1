"""1.14.1 and 1.14.2: a move that contradicts the rules, and a claim that is denied."""

from lasca_rules.refereeing.column.after_the_end import game_is_over
from lasca_rules.refereeing.facts import (
    InquiryFacts,
    MoveFacts,
    ProtestFacts,
)
from lasca_rules.refereeing.incidents import TAKEN_WRONGLY, UNMARKED_KING, Answer, Violation
from lasca_rules.refereeing.replay_clocks import CLOCKS_ON_REPLAY, clocks_from_the_move
from lasca_rules.refereeing.verdicts import (
    ClaimFails,
    GoesOn,
    MarkKing,
    ReplayFromMove,
    Suspended,
    TakenPutRight,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import about, rule
from lasca_rules.rulebook.rulings import StopClocks, SwitchBack
from lasca_rules.sides import Side

NOT_MENTIONED = (Violation.TOUCHED_ANOTHER, Violation.TOOK_BACK)
"""Violations of how one moves, not of what is played. 1.14 has nothing on them, nor have the excerpts of play."""


@rule(readings=("column-named-irregularities",))
def not_mentioned(facts: MoveFacts, profile: Profile) -> Says | None:
    """The text does not name touching one piece and moving another, nor taking a move back."""
    if not only_not_mentioned(facts) or profile.holds("column-named-irregularities", "any-irregularity"):
        return None
    return silent("column-named-irregularities")


@rule("column:1.14.1-a", readings=("column-named-irregularities", "clocks-on-replay"))
def any_irregularity(facts: MoveFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: any irregularity that is found means that the game is replayed, named or not."""
    if not only_not_mentioned(facts):
        return None
    order = clocks_from_the_move(profile, facts.half_move, since=False)
    return Says(ReplayFromMove(facts.half_move), order, ("column-named-irregularities", CLOCKS_ON_REPLAY))


def only_not_mentioned(facts: MoveFacts) -> bool:
    """Is there something wrong with the move, but nothing that the text names?"""
    return facts.violation is not None and set(facts.violations) <= set(NOT_MENTIONED)


@rule("column:1.14.1-d")
def only_touched(facts: MoveFacts, _: Profile) -> Says | None:
    """Nothing has been moved yet that could be against the rules."""
    return Says(GoesOn()) if facts.only_touched else None


@rule("column:1.14.2-a")
def denied(facts: MoveFacts, _: Profile) -> Says | None:
    """A player says that the opponent moved wrongly, who does not admit it: the game is suspended."""
    if claimed(facts) and facts.answer is Answer.DENIES:
        return Says(Suspended(facts.offender.other, facts.half_move), StopClocks())
    return None


@rule("column:1.14.1-d")
def moved_rightly(facts: MoveFacts, _: Profile) -> Says | None:
    """A move that is by the rules is no irregularity."""
    if facts.violation is not None:
        return None
    return Says(ClaimFails(facts.noticed_by) if isinstance(facts.noticed_by, Side) else GoesOn())


@rule("column:1.14.2-b")
def admitted(facts: MoveFacts, _: Profile) -> Says | None:
    """A player says that the opponent moved wrongly, who admits it: no inquiry is needed."""
    return Says() if claimed(facts) and facts.answer is Answer.ADMITS else None


@rule("column:1.14.1-d", readings=("column-unmarked-king",))
def king_marked_late(facts: MoveFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: a king left unmarked is marked, and nothing is replayed."""
    if only_unmarked(facts) and facts.king and profile.holds("column-unmarked-king", "mark-and-play-on"):
        return Says(MarkKing(facts.king), readings=("column-unmarked-king",))
    return None


@rule(
    "column:1.14.1-d", "column:1.14.1-a", readings=("clocks-on-replay", "column-unmarked-king", "column-wrongly-taken")
)
def moved_wrongly(facts: MoveFacts, profile: Profile) -> Says:
    """A move against the rules: the game is replayed from it, whoever noticed it and however many moves later."""
    unmarked = ("column-unmarked-king",) if only_unmarked(facts) else ()
    taken = ("column-wrongly-taken",) if only_taken_wrongly(facts) else ()
    order = clocks_from_the_move(profile, facts.half_move, since=False)
    return Says(ReplayFromMove(facts.half_move), order, (CLOCKS_ON_REPLAY, *unmarked, *taken))


@rule("column:1.14.3-a", readings=("column-wrongly-taken",))
def taken_put_right(facts: MoveFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: pieces taken wrongly are a position that the player disturbed, and now restores."""
    if not only_taken_wrongly(facts) or facts.replied or profile.holds("column-wrongly-taken", "replay"):
        return None
    order = SwitchBack(facts.offender) if facts.opponents_clock else None
    return Says(TakenPutRight(facts.half_move, facts.offender), order, ("column-wrongly-taken",))


def only_unmarked(facts: MoveFacts) -> bool:
    """Is nothing that the text names wrong with the move but a king that is not marked?"""
    return bool(named(facts)) and named(facts) <= set(UNMARKED_KING)


def only_taken_wrongly(facts: MoveFacts) -> bool:
    """Is nothing that the text names wrong with the move but what was taken?"""
    return bool(named(facts)) and named(facts) <= set(TAKEN_WRONGLY) and not facts.stopped_short


def named(facts: MoveFacts) -> set[Violation]:
    """Return what is wrong with the move, without what the text does not name."""
    return set(facts.violations) - set(NOT_MENTIONED)


def claimed(facts: MoveFacts) -> bool:
    """Is it the opponent of the one who moved who says so?"""
    return facts.noticed_by is facts.offender.other


def move_of(facts: InquiryFacts | ProtestFacts) -> MoveFacts:
    """Return the facts of the half-move in question."""
    return facts.move


REPLAY: tuple[OfRefereeing[MoveFacts], ...] = (
    not_mentioned,
    any_irregularity,
    king_marked_late,
    taken_put_right,
    moved_wrongly,
)
MOVE: tuple[OfRefereeing[MoveFacts], ...] = (game_is_over, only_touched, denied, moved_rightly, admitted, *REPLAY)
PROTEST: tuple[OfRefereeing[ProtestFacts], ...] = about(move_of, MOVE)
