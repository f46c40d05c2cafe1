"""28.1 to 28.3: checkers set up wrongly, or wrong in number, in short nardy (28.1) and in long nardy (28.2)."""

from lasca_rules.refereeing.nardy_facts import WrongCheckersFacts
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    BackToInitialPosition,
    GoesOn,
    MarsOrKoksPossible,
    NotThisViolation,
    PlayedIn,
    RemoveFromHead,
    SanctionPossible,
    Verdict,
    Warned,
)
from lasca_rules.regulations import ReadingId
from lasca_rules.rulebook.composing import OfRefereeing, Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule
from lasca_rules.rulebook.rulings import ResetClocks
from lasca_rules.sides import Side

MOVES_TO_STAND = 2
"""Moves that both players must have made for a wrong set-up to stand (28.1, 28.2)."""
ANY_TIME = ("nardy-count-any-time",)


@rule("nardy:28.1-a")
def right_in_short(facts: WrongCheckersFacts, _: Profile) -> Says | None:
    """Short nardy: nothing is wrong with the checkers."""
    return None if _wrong(facts) else Says(NotThisViolation())


@rule("nardy:28.2-a")
def right_in_long(facts: WrongCheckersFacts, _: Profile) -> Says | None:
    """Long nardy: nothing is wrong with the checkers."""
    return None if _wrong(facts) else Says(NotThisViolation())


@rule(readings=("nardy-after-the-end",))
def after_the_end(facts: WrongCheckersFacts, _: Profile) -> Says | None:
    """The text does not speak of checkers that are found to be wrong after the end of a game."""
    return silent("nardy-after-the-end") if facts.ended else None


# --- short nardy ---


@rule("nardy:28.1-a", readings=("nardy-two-moves",))
def goes_on_in_short(facts: WrongCheckersFacts, profile: Profile) -> Says | None:
    """Short nardy: both have made two moves, and the game goes on."""
    if not _both_have_made_two(facts, profile):
        return None
    return Says(corrections=(GoesOn(),), readings=_counting_moves(facts))


@rule("nardy:28.1-b")
def mars_or_koks(facts: WrongCheckersFacts, profile: Profile) -> Says | None:
    """Short nardy: whoever plays on with a wrong number can lose by mars or koks."""
    if not any(facts.miscount) or not _both_have_made_two(facts, profile):
        return None
    return Says(corrections=tuple(MarsOrKoksPossible(side) for side in Side if facts.miscount[side]))


@rule("nardy:28.1-c", readings=("nardy-two-moves", "nardy-reset"))
def put_back_in_short(facts: WrongCheckersFacts, profile: Profile) -> Says | None:
    """Short nardy: one of them has made fewer than two moves, and the checkers go back to the initial position."""
    return None if _both_have_made_two(facts, profile) else _put_back(facts, profile)


# --- long nardy ---


@rule("nardy:28.2.1-a", readings=ANY_TIME)
def added_to_the_head(facts: WrongCheckersFacts, _: Profile) -> Says | None:
    """Long nardy: missing checkers are added to the head, if a checker stands on it."""
    adding = (AddToHead(side, -facts.miscount[side]) for side in _missing(facts) if facts.head[side])
    return _counted(tuple(adding))


@rule("nardy:28.2.1-b", readings=ANY_TIME)
def missing_ones_played_in(facts: WrongCheckersFacts, profile: Profile) -> Says | None:
    """Long nardy: checkers are missing, the head is empty, and the game goes on with what there is."""
    if _never_set_up(facts, profile):
        return None
    return _counted(tuple(PlayedIn(side) for side in _missing(facts) if not facts.head[side]))


@rule("nardy:28.2.2-a", readings=ANY_TIME)
def removed_from_the_head(facts: WrongCheckersFacts, _: Profile) -> Says | None:
    """Long nardy: surplus checkers are removed from the head."""
    removing = (
        RemoveFromHead(side, min(facts.miscount[side], facts.head[side]), max(_beyond_the_head(facts, side), 0))
        for side in _surplus(facts)
        if facts.head[side]
    )
    return _counted(tuple(removing))


@rule("nardy:28.2.2-b", readings=(*ANY_TIME, "nardy-surplus-over-head"))
def surplus_ones_played_in(facts: WrongCheckersFacts, profile: Profile) -> Says | None:
    """Long nardy: there are more checkers than the head can give, and the game goes on with the rest."""
    if _never_set_up(facts, profile):
        return None
    sides = tuple(side for side in _surplus(facts) if _beyond_the_head(facts, side) > 0)
    on_the_head = ("nardy-surplus-over-head",) if any(facts.head[side] for side in sides) else ()
    return _counted(tuple(PlayedIn(side) for side in sides), on_the_head)


@rule("nardy:28.2-b", readings=("nardy-two-moves", "nardy-reset"))
def put_back_in_long(facts: WrongCheckersFacts, profile: Profile) -> Says | None:
    """Long nardy: one of them has made fewer than two moves, and the checkers go back to the initial position."""
    if not any(facts.misplaced) or _both_have_made_two(facts, profile):
        return None
    return _put_back(facts, profile)


@rule("nardy:28.2-a", readings=("nardy-two-moves",))
def goes_on_in_long(facts: WrongCheckersFacts, profile: Profile) -> Says | None:
    """Long nardy: the set-up was wrong, both have made two moves, and the game goes on."""
    if not any(facts.misplaced) or not _both_have_made_two(facts, profile):
        return None
    if any(facts.miscount[side] and _played_in(facts, side) for side in Side):
        return None  # that the game goes on is said with that already
    return Says(corrections=(GoesOn(),), readings=_counting_moves(facts))


# --- warnings ---


@rule("nardy:28.3-a", readings=("nardy-who-is-warned",))
def warned(facts: WrongCheckersFacts, profile: Profile) -> Says | None:
    """A warning is given for errors in the set-up."""
    if not any(facts.at_fault):
        return None
    return Says(corrections=(Warned(_warned(facts, profile)),), readings=("nardy-who-is-warned",))


@rule("nardy:28.3-b", readings=("nardy-who-is-warned",))
def may_be_sanctioned(facts: WrongCheckersFacts, profile: Profile) -> Says | None:
    """On a repeat the referee may apply 38.1."""
    if not any(facts.at_fault):
        return None
    within_match = profile.takes("nardy-who-is-warned").endswith("within-match")
    before = facts.warnings.map(lambda had: had.in_match if within_match else had.in_event)
    repeating = tuple(side for side in _warned(facts, profile) if before[side])
    return Says(corrections=(SanctionPossible(repeating),), readings=("nardy-who-is-warned",)) if repeating else None


@rule()
def all_this_together(_: WrongCheckersFacts, __: Profile) -> Says:
    """What the rules before have said is done, all of it."""
    return Says(corrected=True)


IN_SHORT: tuple[OfRefereeing[WrongCheckersFacts], ...] = (
    right_in_short,
    after_the_end,
    goes_on_in_short,
    mars_or_koks,
    put_back_in_short,
    warned,
    may_be_sanctioned,
    all_this_together,
)
IN_LONG: tuple[OfRefereeing[WrongCheckersFacts], ...] = (
    right_in_long,
    after_the_end,
    added_to_the_head,
    missing_ones_played_in,
    removed_from_the_head,
    surplus_ones_played_in,
    put_back_in_long,
    goes_on_in_long,
    warned,
    may_be_sanctioned,
    all_this_together,
)


def side_by_side(called_for: tuple[Verdict, ...]) -> tuple[Verdict, ...]:
    """Return what is done to the number of checkers first, for White and then for Black, and the rest after it."""

    def order(verdict: Verdict) -> int:
        if isinstance(verdict, AddToHead | RemoveFromHead | PlayedIn):
            return 0 if verdict.side is Side.WHITE else 1
        return 2

    return tuple(sorted(called_for, key=order))


def _wrong(facts: WrongCheckersFacts) -> bool:
    return any(facts.miscount) or any(facts.at_fault)


def _missing(facts: WrongCheckersFacts) -> tuple[Side, ...]:
    return tuple(side for side in Side if facts.miscount[side] < 0)


def _surplus(facts: WrongCheckersFacts) -> tuple[Side, ...]:
    return tuple(side for side in Side if facts.miscount[side] > 0)


def _beyond_the_head(facts: WrongCheckersFacts, side: Side) -> int:
    return facts.miscount[side] - facts.head[side]


def _played_in(facts: WrongCheckersFacts, side: Side) -> bool:
    return not facts.head[side] or _beyond_the_head(facts, side) > 0


def _never_set_up(facts: WrongCheckersFacts, profile: Profile) -> bool:
    """Was a head that is empty so early never set up? Then it is not played out, and nothing is played in."""
    return any(facts.misplaced) and not _both_have_made_two(facts, profile)


def _counted(verdicts: tuple[Verdict, ...], readings: tuple[ReadingId, ...] = ()) -> Says | None:
    return Says(corrections=verdicts, readings=readings or ANY_TIME) if verdicts else None


def _put_back(facts: WrongCheckersFacts, profile: Profile) -> Says:
    reset = profile.holds("nardy-reset", "clocks-reset")
    return Says(
        clocks=ResetClocks() if reset else None,
        corrections=(BackToInitialPosition(),),
        readings=(*_counting_moves(facts), "nardy-reset"),
    )


def _warned(facts: WrongCheckersFacts, profile: Profile) -> tuple[Side, ...]:
    both = profile.takes("nardy-who-is-warned").startswith("both")
    return tuple(side for side in Side if both or facts.at_fault[side])


def _both_have_made_two(facts: WrongCheckersFacts, profile: Profile) -> bool:
    if not _counting_moves(facts):
        return min(facts.turns) >= MOVES_TO_STAND
    return not profile.holds("nardy-two-moves", "turns-played")


def _counting_moves(facts: WrongCheckersFacts) -> tuple[ReadingId, ...]:
    """Return the reading on what a move is, if the decision rests on it."""
    either_way = min(facts.turns_played) >= MOVES_TO_STAND or min(facts.turns) < MOVES_TO_STAND
    return () if either_way else ("nardy-two-moves",)
