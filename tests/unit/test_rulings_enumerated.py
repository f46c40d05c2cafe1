"""Every combination of facts under both regulations: one ruling each, and what holds of all of them."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from attrs import evolve

from lasca_rules.refereeing import column, draughts
from lasca_rules.refereeing.column.moves import NOT_MENTIONED
from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    DisturbedFacts,
    EquipmentFacts,
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
    UNMARKED_KING,
    Answer,
    Fault,
    InquiryEnd,
    Official,
    Person,
    Violation,
    Wish,
)
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    ClaimRefused,
    MakeAgain,
    MarkKing,
    OpponentDecides,
    PutBack,
    RefereeMustBeAsked,
    ReferredToReferee,
    ReplayFromMove,
    ReplayFromStart,
    Suspended,
    TakeBack,
    TakenPutRight,
)
from lasca_rules.regulations import load
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import (
    AsBeforeMove,
    Charge,
    ClockOrder,
    InOrder,
    ResetClocks,
    Ruling,
    StartClockOf,
    SwitchBack,
    Unchanged,
)
from lasca_rules.rulebook.wording import clocks_in_words, ruling_in_words
from lasca_rules.sides import Side

WHITE, BLACK = Side
BOOLS = (False, True)
TOOK = 40_000
RULES: dict[str, Callable[[Facts, Profile], Ruling]] = {"column": column.decide, "draughts": draughts.decide}
END = {"column": "column:1.14.1-e", "draughts": "draughts:5.4.13.5-a"}
CORRECTIONS = (MakeAgain, TakeBack, PutBack, TakenPutRight, MarkKing)
UNDOING = (ReplayFromStart, ReplayFromMove, BackToInitialPosition, *CORRECTIONS)


def profiles(regulation: str) -> list[Profile]:
    """Return the default profile, and one for each alternative of each reading about the regulation."""
    readings = [
        reading
        for reading in load().readings
        if any(statement.startswith(f"{regulation}:") for statement in reading.statements)
    ]
    alternatives = [(reading.id, other.id) for reading in readings for other in reading.alternatives]
    default = Profile(regulation)
    return [default, *(default.taking(reading, answer) for reading, answer in alternatives)]


def move_facts() -> Iterator[MoveFacts]:
    """Yield every combination of facts about a half-move that can be."""
    people: tuple[Person, ...] = (WHITE, BLACK, Official.REFEREE)
    common = product(BOOLS, Side, people, (None, *Answer), (None, *Wish), BOOLS, BOOLS, BOOLS)
    for over, offender, noticed_by, answer, wish, replied, opponents_clock, increment in common:
        for violation, towers, stopped_short, duty, touched, king in _violations():
            if violation is Violation.TWO_MOVES_IN_A_ROW and (increment or not opponents_clock):
                continue  # who moves twice in a row has pressed after the first move, and not after the second
            yield MoveFacts(
                over=over,
                half_move=3,
                start="c3",
                offender=offender,
                violation=violation,
                noticed_by=noticed_by,
                answer=answer,
                wish=wish,
                replied=replied,
                opponents_clock=opponents_clock,
                increment=increment,
                towers=towers,
                out_of_turn=violation is Violation.TWO_MOVES_IN_A_ROW,
                stopped_short=stopped_short,
                duty=duty,
                touched=touched,
                king=king,
                taken_back="c3" if violation is Violation.TOOK_BACK else None,
            )


def _violations() -> Iterator[tuple[Violation | None, bool, bool, TouchDuty, str | None, str | None]]:
    """Yield each violation, and none, with the further facts that can go with it."""
    nothing = (False, TouchDuty.NONE, None, None)
    yield None, True, *nothing
    for duty in (TouchDuty.NONE, TouchDuty.CAPTURE_WITH_ANOTHER):
        yield None, True, False, duty, "a3", None
    for violation in Violation:
        match violation:
            case Violation.TOUCHED_ANOTHER:
                yield violation, True, False, TouchDuty.MOVE_IT, "a3", None
            case Violation.WRONG_MOVE:
                yield violation, True, *nothing
                yield violation, True, True, TouchDuty.NONE, None, None
            case Violation.KING_NOT_MARKED | Violation.UNMARKED_KING_MOVED:
                yield violation, True, False, TouchDuty.NONE, None, "g7"
                yield violation, True, *nothing
            case Violation.TAKEN_WITHOUT_REASON:
                yield violation, True, *nothing
                yield violation, False, *nothing
            case _:
                yield violation, True, *nothing


def other_facts() -> Iterator[Facts]:
    """Yield every combination of facts about what is not a half-move."""
    for stage, wrong in product(Stage, BOOLS):
        yield from (SetUpFacts(stage, wrong, denied_by, TOOK if denied_by else 0) for denied_by in (None, *Side))
        yield ColoursFacts(stage, wrong)
        yield BoardFacts(stage, wrong)
        yield BoardFacts(stage, wrong, labels_only=True)
    yield from map(EquipmentFacts, Stage)
    for over, fault, next_move in product(BOOLS, Fault, (None, 3)):
        yield DisturbedFacts(over, fault, TOOK, next_move)
    for over, offender, impossible, increment, to_gather in product(BOOLS, Side, (0, 1, 3), BOOLS, BOOLS):
        yield GatheringFacts(over, offender, impossible, increment, to_gather)


MOVES = tuple(move_facts())
"""Some 18,000."""
PROTESTS = tuple(
    ProtestFacts(move, seen_by)
    for move in MOVES
    if move.answer is None and move.wish is None and move.noticed_by is not Official.REFEREE
    for seen_by in ((), (WHITE,), (BLACK,), (WHITE, BLACK))
)
INQUIRIES = tuple(
    InquiryFacts(move, move.offender.other, TOOK)
    for move in MOVES
    if move.answer is None and move.wish is None and move.noticed_by is move.offender.other
)
LATER_WISHES = tuple(
    evolve(move, reply_undone=undone, let_stand=not undone)
    for move in MOVES
    if not (move.replied or move.over or move.increment) and move.wish is Wish.CORRECT and move.answer is None
    for undone in BOOLS
)
"""The reply was taken back, or the opponent let the move stand first."""
UNSETTLED = tuple(
    evolve(inquiry, ends=ends)
    for inquiry in INQUIRIES
    if not inquiry.move.increment
    for ends in (InquiryEnd.ADMITTED, InquiryEnd.NOTHING)
)
"""Inquiries that do not end in what was found."""
OTHERS = (*other_facts(), *LATER_WISHES, *UNSETTLED)
EVERY_PROFILE = [(regulation, profile) for regulation in RULES for profile in profiles(regulation)]
each_profile = pytest.mark.parametrize(("regulation", "profile"), EVERY_PROFILE, ids=str)


def over(facts: Facts) -> bool:
    match facts:
        case SetUpFacts(stage) | EquipmentFacts(stage) | ColoursFacts(stage) | BoardFacts(stage):
            return stage is Stage.OVER
        case ProtestFacts(move) | InquiryFacts(move):
            return move.over
        case MoveFacts() | DisturbedFacts() | GatheringFacts():
            return facts.over


def flat(order: ClockOrder) -> tuple[ClockOrder, ...]:
    return tuple(single for each in order.orders for single in flat(each)) if isinstance(order, InOrder) else (order,)


def pays_with_leave(ruling: Ruling, order: ClockOrder) -> bool:
    """Tell whether a statement or a reading gives leave for what an order does to a player's time."""
    match order:
        case Charge():
            costs = {"failed-claim-cost", "upheld-claim-cost", "nothing-established"}
            return "column:1.14.2-c" in ruling.under or bool(costs & set(ruling.readings))
        case StartClockOf():
            return "column:1.14.3-a" in ruling.under
        case SwitchBack():
            return "draughts:5.4.13.4-a" in ruling.under or "column-wrongly-taken" in ruling.readings
        case AsBeforeMove() | ResetClocks():
            return "clocks-on-replay" in ruling.readings
        case _:
            return True


@each_profile
def test_every_ruling_cites_its_own_regulation_or_is_openly_silent(regulation: str, profile: Profile) -> None:
    statements = {statement.id for statement in load().regulation(regulation).statements}
    readings = {reading.id for reading in load().readings}
    seen = {RULES[regulation](facts, profile) for facts in (*MOVES, *PROTESTS, *INQUIRIES, *OTHERS)}
    for ruling in seen:
        silent = isinstance(ruling.verdict, ReferredToReferee)
        assert silent == (ruling.under == ()), ruling
        assert set(ruling.under) <= statements, ruling
        assert set(ruling.readings) <= readings, ruling
        assert len(set(ruling.under)) == len(ruling.under), ruling
        assert len(set(ruling.readings)) == len(ruling.readings), ruling
        assert all(pays_with_leave(ruling, order) for order in flat(ruling.clocks)), ruling
        assert ruling_in_words(ruling).en != ruling_in_words(ruling).ru
        assert clocks_in_words(ruling).en != clocks_in_words(ruling).ru


@each_profile
def test_after_the_end_everything_is_refused_and_only_then(regulation: str, profile: Profile) -> None:
    for facts in (*MOVES, *PROTESTS, *INQUIRIES, *OTHERS):
        ruling = RULES[regulation](facts, profile)
        if isinstance(facts, GatheringFacts) and profile.holds("sanction-after-end", "sanction-possible"):
            continue
        assert isinstance(ruling.verdict, ClaimRefused) == over(facts), facts
        if over(facts):
            sanction = isinstance(facts, GatheringFacts) and regulation == "draughts"
            readings = ("sanction-after-end",) if sanction else ()
            refused = Ruling(ClaimRefused(), Unchanged(), (END[regulation],), readings, regulation=regulation)
            assert ruling == refused, facts


@each_profile
def test_a_charge_falls_on_one_player_only_and_only_for_time_that_passed(regulation: str, profile: Profile) -> None:
    for facts in (*MOVES, *PROTESTS, *INQUIRIES, *OTHERS):
        orders = flat(RULES[regulation](facts, profile).clocks)
        charges = [order for order in orders if isinstance(order, Charge | StartClockOf)]
        assert len(charges) <= 1, facts
        if charges:
            assert isinstance(facts, InquiryFacts | DisturbedFacts | SetUpFacts), facts
            assert charges[0].time == TOOK, facts


def test_column_replays_whoever_noticed_and_however_late() -> None:
    """1.14.1-d in one sentence: it depends on nothing but the move itself and on nobody denying it."""
    profile = Profile("column")
    for facts in MOVES:
        if facts.over or facts.violation in NOT_MENTIONED:
            continue
        ruling = column.decide(facts, profile)
        denied = facts.noticed_by is facts.offender.other and facts.answer is Answer.DENIES
        if denied:
            assert ruling.verdict == Suspended(facts.offender.other, 3), facts
        else:
            assert (ruling.verdict == ReplayFromMove(3)) == (facts.violation is not None), facts
        assert not isinstance(ruling.verdict, OpponentDecides), facts


def test_a_king_is_marked_late_whichever_ways_it_was_left_unmarked() -> None:
    """Both violations of an unmarked king at once are still nothing but that."""
    both = next(facts for facts in MOVES if facts.violation is Violation.KING_NOT_MARKED and not facts.over)
    facts = evolve(both, also=(Violation.UNMARKED_KING_MOVED,), king="g7", answer=None)
    ruling = column.decide(facts, Profile("column").taking("column-unmarked-king", "mark-and-play-on"))
    assert ruling.verdict == MarkKing("g7")


def test_what_was_made_out_of_turn_is_only_taken_back_whatever_was_touched_before() -> None:
    some = next(facts for facts in MOVES if facts.wish is Wish.CORRECT and not (facts.over or facts.replied))
    facts = evolve(some, violation=Violation.TOUCHED_ANOTHER, also=(), out_of_turn=True, answer=None, let_stand=False)
    assert isinstance(draughts.decide(facts, Profile("draughts")).verdict, TakeBack)


@pytest.mark.parametrize("profile", profiles("draughts"), ids=str)
def test_draughts_corrects_only_what_the_opponent_wants_corrected_in_time(profile: Profile) -> None:
    for facts in MOVES:
        ruling = draughts.decide(facts, profile)
        corrected = isinstance(ruling.verdict, UNDOING)
        in_time = not facts.replied or (facts.violation in UNMARKED_KING and facts.king is not None)
        undisputed = facts.noticed_by is not facts.offender.other or facts.answer is not Answer.DENIES
        there = facts.violation is not Violation.KING_NOT_MARKED or facts.king is not None
        wanted = facts.wish is Wish.CORRECT and facts.violation is not None and there
        assert corrected == (not facts.over and in_time and undisputed and wanted), facts
        if isinstance(ruling.verdict, OpponentDecides | RefereeMustBeAsked):
            assert (
                ruling.verdict.opponent is facts.offender.other
                if isinstance(ruling.verdict, OpponentDecides)
                else ruling.verdict.claimant is facts.offender.other
            ), facts


def test_draughts_cites_the_violation_it_corrects_or_leaves() -> None:
    profile = Profile("draughts")
    for facts in MOVES:
        ruling = draughts.decide(facts, profile)
        if facts.over or facts.violation is None or isinstance(ruling.verdict, RefereeMustBeAsked):
            continue
        assert facts.violation.statement in ruling.under, facts


def test_draughts_switches_back_only_what_was_pressed_and_to_the_offender() -> None:
    for profile in profiles("draughts"):
        for facts in MOVES:
            ruling = draughts.decide(facts, profile)
            for order in flat(ruling.clocks):
                if isinstance(order, SwitchBack):
                    assert facts.opponents_clock, facts
                    assert order.offender is facts.offender, facts
                    assert not facts.replied, facts
                    assert order.increment_kept == (
                        facts.increment and profile.holds("increment-on-reversal", "kept")
                    ), facts


def test_a_protest_over_an_unnoticed_impossible_move_changes_nothing() -> None:
    profile = Profile("draughts")
    for facts in PROTESTS:
        move = facts.move
        if not move.over and move.replied and move.violation in IMPOSSIBLE:
            ruling = draughts.decide(facts, profile)
            assert not isinstance(ruling.verdict, UNDOING), facts
            assert "draughts:5.4.13.4-d" in ruling.under, facts


@pytest.mark.parametrize("regulation", ["column", "draughts"])
def test_every_alternative_makes_a_difference(regulation: str) -> None:
    default, *others = profiles(regulation)
    everything = (*MOVES, *PROTESTS, *INQUIRIES, *OTHERS)
    for other in others:
        reading, _ = other.choices[0]
        # Nothing is replayed under draughts unless a set-up is put right after one player has moved.
        replayed = regulation == "draughts" and reading == "clocks-on-replay"
        usual = default.taking("setup-one-moved", "until-both-moved") if replayed else default
        profile = usual.taking(*other.choices[0])
        changed = [
            (RULES[regulation](facts, usual), RULES[regulation](facts, profile))
            for facts in everything
            if RULES[regulation](facts, usual) != RULES[regulation](facts, profile)
        ]
        assert changed, profile
        assert all(reading in before.readings and reading in after.readings for before, after in changed), profile
