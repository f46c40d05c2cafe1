"""Article 28 decided: every combination of facts, and the boundaries of each statement."""

from collections.abc import Iterator
from itertools import product

import pytest
from attrs import evolve

from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.game import NO_WARNINGS, Warnings
from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing.incidents import Official, Person, Wish
from lasca_rules.refereeing.nardy import decide
from lasca_rules.refereeing.nardy_facts import (
    Facts,
    ImpossibleTurnFacts,
    TimeGatheredFacts,
    TurnProtestFacts,
    UnderWay,
    WrongCheckersFacts,
)
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
from lasca_rules.regulations import load
from lasca_rules.rulebook.profiles import NARDY, Profile
from lasca_rules.rulebook.rulings import SILENT, ResetClocks, Ruling, SwitchBack, Unchanged
from lasca_rules.sides import BySide, Side

WHITE, BLACK = Side.WHITE, Side.BLACK
REFEREE = Official.REFEREE
PROFILES = (
    NARDY,
    NARDY.taking("nardy-two-moves", "turns-played"),
    NARDY.taking("nardy-end-of-turn", "dice-lifted"),
    NARDY.taking("nardy-end-of-turn", "checkers-moved"),
    NARDY.taking("nardy-roll-before-claim", "void"),
    NARDY.taking("nardy-other-errors", "only-these"),
    NARDY.taking("nardy-pairs", "who-is-to-reply"),
    NARDY.taking("nardy-delay", "rest-first"),
    NARDY.taking("nardy-reset", "clocks-reset"),
    NARDY.taking("nardy-who-is-warned", "at-fault-within-event"),
    NARDY.taking("nardy-who-is-warned", "both-within-match"),
    NARDY.taking("nardy-who-is-warned", "at-fault-within-match"),
    NARDY.taking("unnoticed", "neither-saw-it"),
    NARDY.taking("increment-on-reversal", "kept"),
)
TURNS = [BySide(white, black) for white in range(4) for black in range(4) if abs(white - black) < 2]
RIGHT = BySide(0, 0)
NOBODY = BySide(white=False, black=False)


def checkers(  # noqa: PLR0913 -- the facts of an incident, each optional
    nardy: Nardy,
    turns: BySide[int],
    *,
    misplaced: BySide[bool] = NOBODY,
    miscount: BySide[int] = RIGHT,
    head: BySide[int] = RIGHT,
    played: BySide[int] | None = None,
    warnings: BySide[Warnings] = NO_WARNINGS,
    at_fault: BySide[bool] | None = None,
    ended: bool = False,
) -> WrongCheckersFacts:
    wrong = BySide(*(misplaced[side] or miscount[side] != 0 for side in Side))
    return WrongCheckersFacts(
        nardy, turns, played or turns, misplaced, miscount, head, at_fault or wrong, warnings, ended
    )


def every_wrong_set_up() -> Iterator[WrongCheckersFacts]:
    yes_no = (False, True)
    counts = (-1, 0, 1, 2)
    for nardy, turns, places, miscounts, heads, ended in product(
        Nardy, TURNS, product(yes_no, repeat=2), product(counts, repeat=2), product((0, 1), repeat=2), yes_no
    ):
        played = BySide(max(turns.white - 1, 0), turns.black)
        yield checkers(
            nardy,
            turns,
            misplaced=BySide(*places),
            miscount=BySide(*miscounts),
            head=BySide(*heads) if nardy is Nardy.LONG else RIGHT,
            played=played,
            ended=ended,
        )


def every_impossible_turn() -> Iterator[ImpossibleTurnFacts]:
    kinds = [(), *((kind,) for kind in TurnViolation), tuple(TurnViolation)]
    people: list[Person] = [WHITE, BLACK, REFEREE]
    yes_no = (False, True)
    for offender, found, who, wish, reported, pressed, replies, bank, increment, ended in product(
        Side,
        kinds,
        people,
        Wish,
        (None, TurnViolation.EXTRA_MOVE),
        yes_no,
        [(0, 0), (1, 0), (1, 1), (3, 2)],
        yes_no,
        yes_no,
        yes_no,
    ):
        for under_way in UnderWay if pressed and reported is None else (UnderWay.NOTHING,):
            if pressed or replies == (0, 0):
                thrown = replies != (0, 0) or under_way is not UnderWay.NOTHING
                case = ImpossibleTurnFacts(
                    3,
                    offender,
                    found,
                    who,
                    wish,
                    reported,
                    pressed,
                    *replies,
                    bank,
                    increment,
                    ended,
                    under_way,
                    thrown,
                )
                yield case
                if not thrown and reported is None:
                    yield evolve(case, rolled=True)
                if who is offender.other and reported is None:
                    yield evolve(case, by_teammate=True)


def every_protest() -> Iterator[TurnProtestFacts]:
    seen = [(), (WHITE,), (BLACK,), (WHITE, BLACK)]
    kinds = [(), (TurnViolation.WRONG_MOVE,), (TurnViolation.HIT_LEFT,)]
    for offender, by, found, who, replies, ended, under_way in product(
        Side,
        Side,
        kinds,
        seen,
        [(0, 0), (1, 0), (1, 1)],
        (False, True),
        UnderWay,
    ):
        yield TurnProtestFacts(offender, by, found, who, *replies, ended, under_way)


def every_gathering() -> Iterator[TimeGatheredFacts]:
    for offender, count, increment, purpose in product(Side, (0, 1, 4), (False, True), (False, True)):
        yield TimeGatheredFacts(offender, count, increment, purpose)
        if count == 0:
            yield TimeGatheredFacts(offender, count, increment, purpose, other_errors=1)


@pytest.mark.parametrize("profile", PROFILES, ids=str)
def test_every_combination_of_facts_has_one_ruling_that_cites_what_there_is(profile: Profile) -> None:
    statements = {
        statement.id
        for regulation in load().regulations
        for clause in regulation.clauses
        for statement in clause.statements
    }
    readings = {reading.id for reading in load().readings}
    facts: list[Facts] = [*every_wrong_set_up(), *every_impossible_turn(), *every_protest(), *every_gathering()]
    assert len(facts) > 10_000
    for case in facts:
        ruling = decide(case, profile)
        assert statements.issuperset(ruling.under), case
        assert readings.issuperset(ruling.readings), case
        assert all(statement.startswith("nardy:28.") for statement in ruling.under), case
        assert ruling.silent == (not ruling.under), case
        assert ruling.clocks in (Unchanged(), SILENT.clocks) or clock_order_is_grounded(ruling), case


def clock_order_is_grounded(ruling: Ruling) -> bool:
    match ruling.clocks:
        case ResetClocks():
            return "nardy-reset" in ruling.readings
        case SwitchBack():
            return "nardy:28.6-a" in ruling.under
        case _:
            return False


def test_without_an_end_only_the_unnoticed_under_the_other_reading_is_left_to_the_referee() -> None:
    facts: list[Facts] = [*every_wrong_set_up(), *every_impossible_turn(), *every_protest(), *every_gathering()]
    silent = [case for case in facts if decide(case, NARDY).silent]
    assert silent
    assert all(isinstance(case, WrongCheckersFacts) and case.ended for case in silent)
    assert {decide(case, NARDY).readings for case in silent} == {("nardy-after-the-end",)}


def test_after_the_end_an_impossible_turn_stands_and_of_wrong_checkers_nothing_is_said() -> None:
    may_claim = NARDY.taking("nardy-last-turn", "opponent-may-claim")
    for case in every_impossible_turn():
        if case.ended and case.violations and not case.replies:
            assert decide(case, NARDY).verdict == NoProtest()
            assert not isinstance(decide(case, may_claim).verdict, NoProtest)
    for setup in every_wrong_set_up():
        if setup.ended and any(setup.at_fault):
            assert decide(setup, NARDY).silent


@pytest.mark.parametrize("nardy", list(Nardy))
@pytest.mark.parametrize("turns", TURNS, ids=str)
def test_the_set_up_stands_from_two_turns_of_each(nardy: Nardy, turns: BySide[int]) -> None:
    ruling = decide(checkers(nardy, turns, misplaced=BySide(white=False, black=True)), NARDY)
    stands = turns.white >= 2 and turns.black >= 2
    clause = "28.1" if nardy is Nardy.SHORT else "28.2"
    letter = "a" if stands else {"28.1": "c", "28.2": "b"}[clause]
    assert isinstance(ruling.verdict, GoesOn if stands else BackToInitialPosition)
    assert ruling.under == (f"nardy:{clause}-{letter}", "nardy:28.3-a")
    assert ruling.besides == (Warned((WHITE, BLACK)),)


@pytest.mark.parametrize("turns", [BySide(2, 2), BySide(3, 2)], ids=str)
def test_only_who_has_a_wrong_count_may_lose_by_mars_or_koks(turns: BySide[int]) -> None:
    wrong = decide(checkers(Nardy.SHORT, turns, miscount=BySide(0, -1)), NARDY)
    assert MarsOrKoksPossible(BLACK) in wrong.besides
    assert MarsOrKoksPossible(WHITE) not in wrong.besides
    assert "nardy:28.1-b" in wrong.under
    right = decide(checkers(Nardy.SHORT, turns, misplaced=BySide(white=True, black=True)), NARDY)
    assert "nardy:28.1-b" not in right.under


@pytest.mark.parametrize(
    ("miscount", "head", "verdicts"),
    [
        (-1, 0, [PlayedIn(BLACK)]),
        (-1, 1, [AddToHead(BLACK, 1)]),
        (-2, 1, [AddToHead(BLACK, 2)]),
        (-3, 12, [AddToHead(BLACK, 3)]),
        (1, 0, [PlayedIn(BLACK)]),
        (1, 1, [RemoveFromHead(BLACK, 1)]),
        (2, 1, [RemoveFromHead(BLACK, 1, 1), PlayedIn(BLACK)]),
        (2, 2, [RemoveFromHead(BLACK, 2)]),
        (2, 5, [RemoveFromHead(BLACK, 2)]),
    ],
)
@pytest.mark.parametrize("turns", [BySide(0, 0), BySide(1, 1), BySide(2, 2), BySide(14, 14)], ids=str)
def test_the_head_settles_a_wrong_count_of_long_nardy_at_any_time(
    miscount: int, head: int, verdicts: list[Verdict], turns: BySide[int]
) -> None:
    facts = checkers(Nardy.LONG, turns, miscount=BySide(0, miscount), head=BySide(4, head), at_fault=NOBODY)
    ruling = decide(facts, NARDY)
    assert [ruling.verdict, *ruling.besides] == verdicts


def test_what_the_others_head_holds_does_not_matter() -> None:
    for head in (0, 1, 9):
        facts = checkers(Nardy.LONG, BySide(5, 5), miscount=BySide(-1, 1), head=BySide(head, 2), at_fault=NOBODY)
        ruling = decide(facts, NARDY)
        assert [ruling.verdict, *ruling.besides] == [
            AddToHead(WHITE, 1) if head else PlayedIn(WHITE),
            RemoveFromHead(BLACK, 1),
        ]


def test_a_wrong_count_and_a_wrong_set_up_early_are_put_right_in_that_order() -> None:
    early = checkers(
        Nardy.LONG, BySide(1, 1), misplaced=BySide(white=True, black=False), miscount=BySide(0, -1), head=BySide(3, 9)
    )
    ruling = decide(early, NARDY)
    assert (ruling.verdict, *ruling.besides[:1]) == (AddToHead(BLACK, 1), BackToInitialPosition())
    assert set(ruling.under[:2]) == {"nardy:28.2.1-a", "nardy:28.2-b"}
    assert "nardy-count-any-time" in ruling.readings


def test_a_head_that_was_never_set_up_is_not_played_in() -> None:
    early = checkers(
        Nardy.LONG, BySide(0, 0), misplaced=BySide(white=False, black=True), miscount=BySide(0, -1), head=BySide(15, 0)
    )
    assert decide(early, NARDY).verdict == BackToInitialPosition()


def test_a_turn_with_nothing_playable_counts_unless_the_profile_says_otherwise() -> None:
    facts = checkers(Nardy.SHORT, BySide(2, 2), misplaced=BySide(white=True, black=False), played=BySide(2, 1))
    assert decide(facts, NARDY).verdict == GoesOn()
    assert decide(facts, NARDY.taking("nardy-two-moves", "turns-played")).verdict == BackToInitialPosition()
    assert "nardy-two-moves" in decide(facts, NARDY).readings


def test_the_clocks_are_reset_only_where_the_profile_says_so() -> None:
    facts = checkers(Nardy.SHORT, BySide(1, 1), misplaced=BySide(white=True, black=False))
    assert decide(facts, NARDY).clocks == Unchanged()
    assert decide(facts, NARDY.taking("nardy-reset", "clocks-reset")).clocks == ResetClocks()


@pytest.mark.parametrize(
    ("answer", "warned", "repeating"),
    [
        ("both-within-event", (WHITE, BLACK), (WHITE,)),
        ("at-fault-within-event", (BLACK,), ()),
        ("both-within-match", (WHITE, BLACK), ()),
        ("at-fault-within-match", (BLACK,), ()),
    ],
)
def test_who_is_warned_and_what_is_a_repeat(answer: str, warned: tuple[Side, ...], repeating: tuple[Side, ...]) -> None:
    facts = checkers(
        Nardy.SHORT,
        BySide(0, 0),
        misplaced=BySide(white=False, black=True),
        warnings=BySide(Warnings(in_event=1), Warnings()),
    )
    ruling = decide(facts, NARDY.taking("nardy-who-is-warned", answer))
    expected = (Warned(warned), SanctionPossible(repeating)) if repeating else (Warned(warned),)
    assert ruling.besides == expected
    assert ("nardy:28.3-b" in ruling.under) == bool(repeating)


def test_a_repeat_within_the_match_is_a_repeat_under_every_reading() -> None:
    had = Warnings(in_match=1, in_event=1)
    facts = checkers(
        Nardy.LONG, BySide(0, 0), misplaced=BySide(white=True, black=False), warnings=BySide(had, Warnings())
    )
    for answer in ("both-within-event", "at-fault-within-event", "both-within-match", "at-fault-within-match"):
        assert SanctionPossible((WHITE,)) in decide(facts, NARDY.taking("nardy-who-is-warned", answer)).besides


def test_no_warning_for_a_checker_lost_from_a_right_set_up() -> None:
    facts = checkers(Nardy.LONG, BySide(5, 5), miscount=BySide(-1, 0), head=BySide(2, 2), at_fault=NOBODY)
    assert decide(facts, NARDY) == Ruling(
        AddToHead(WHITE, 1), Unchanged(), ("nardy:28.2.1-a",), ("nardy-count-any-time",), regulation="nardy"
    )


def test_nothing_is_done_where_nothing_is_wrong() -> None:
    assert decide(checkers(Nardy.SHORT, BySide(0, 0)), NARDY).verdict == NotThisViolation()


def turn(**facts: object) -> ImpossibleTurnFacts:
    known = {"turn": 5, "offender": WHITE, "violations": (TurnViolation.WRONG_MOVE,), "claimant": BLACK} | facts
    return ImpossibleTurnFacts(**known)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("facts", "verdict", "statement"),
    [
        (turn(), TurnMadeAgain(5, WHITE), "28.6-a"),
        (turn(pressed=False), TurnMadeAgain(5, WHITE), "28.4-a"),
        (turn(wish=Wish.LET_STAND), TurnStands(5), "28.4-a"),
        (turn(claimant=WHITE), OpponentDecides(BLACK), "28.4-a"),
        (turn(claimant=REFEREE), OpponentDecides(BLACK), "28.4-a"),
        (turn(replies=1, replies_played=1), RightLost(BLACK), "28.5-a"),
        (turn(replies=1, replies_played=1, ended=True), RightLost(BLACK), "28.5-a"),
        (turn(replies=1, replies_played=1, claimant=REFEREE), NoProtest(), "28.8-a"),
        (turn(replies=1, replies_played=1, claimant=WHITE), NoProtest(), "28.8-a"),
        (turn(violations=(), reported=TurnViolation.REMOVED), ClaimFails(BLACK), "28.4-v4"),
        (turn(violations=(), claimant=REFEREE), NotThisViolation(), "28.4-a"),
    ],
)
def test_an_impossible_turn_is_the_opponents_to_correct_until_the_reply(
    facts: ImpossibleTurnFacts, verdict: Verdict, statement: str
) -> None:
    ruling = decide(facts, NARDY)
    assert ruling.verdict == verdict
    assert f"nardy:{statement}" in ruling.under


def test_the_correction_is_on_the_time_bank_where_there_is_one() -> None:
    with_bank, without = decide(turn(), NARDY), decide(turn(time_bank=False), NARDY)
    assert (with_bank.clocks, without.clocks) == (SwitchBack(WHITE, from_bank=True), SwitchBack(WHITE))
    assert "nardy:28.6-b" in with_bank.under
    assert "nardy:28.6-b" not in without.under


def test_before_the_press_nothing_is_switched_back() -> None:
    ruling = decide(turn(pressed=False), NARDY)
    assert (ruling.clocks, ruling.readings) == (Unchanged(), ("before-the-press",))
    assert not {"nardy:28.6-a", "nardy:28.6-b"} & set(ruling.under)


def test_the_increment_of_a_turn_taken_back_is_revoked_unless_the_profile_says_otherwise() -> None:
    facts = turn(time_bank=False, increment=True)
    assert decide(facts, NARDY).clocks == SwitchBack(WHITE)
    kept = decide(facts, NARDY.taking("increment-on-reversal", "kept"))
    assert kept.clocks == SwitchBack(WHITE, increment_kept=True)
    assert decide(turn(), NARDY.taking("increment-on-reversal", "kept")).clocks == SwitchBack(WHITE, from_bank=True)


def test_a_reply_with_nothing_playable_is_a_reply_unless_the_profile_says_otherwise() -> None:
    facts = turn(replies=1, replies_played=0)
    assert decide(facts, NARDY).verdict == RightLost(BLACK)
    other = decide(facts, NARDY.taking("nardy-two-moves", "turns-played"))
    assert other.verdict == TurnMadeAgain(5, WHITE)
    assert [ruling.readings[0] for ruling in (decide(facts, NARDY), other)] == ["nardy-two-moves"] * 2


@pytest.mark.parametrize("answer", ["whole-turns", "turns-played"])
def test_whatever_depends_on_whether_a_reply_with_nothing_playable_counts_cites_the_reading(answer: str) -> None:
    profile = NARDY.taking("nardy-two-moves", answer)
    facts = turn(replies=1, replies_played=0)
    asked: list[Facts] = [
        facts,
        evolve(facts, ended=True),
        evolve(facts, claimant=WHITE),
        TurnProtestFacts(WHITE, BLACK, (TurnViolation.WRONG_MOVE,), replies=1, replies_played=0),
    ]
    assert all("nardy-two-moves" in decide(each, profile).readings for each in asked)
    assert "nardy-two-moves" not in decide(turn(), profile).readings


def test_a_protest_over_a_turn_that_was_seen_is_silent_only_under_the_other_reading() -> None:
    seen = TurnProtestFacts(WHITE, BLACK, (TurnViolation.WRONG_MOVE,), seen_by=(BLACK,), replies=1, replies_played=1)
    unseen = TurnProtestFacts(WHITE, BLACK, (TurnViolation.WRONG_MOVE,), replies=1, replies_played=1)
    other = NARDY.taking("unnoticed", "neither-saw-it")
    assert [decide(facts, NARDY).verdict for facts in (seen, unseen)] == [NoProtest(), NoProtest()]
    assert [decide(facts, other).silent for facts in (seen, unseen)] == [True, False]
    assert [decide(facts, other).readings for facts in (seen, unseen)] == [("unnoticed",), ()]


def test_before_the_reply_a_protest_is_for_the_opponent_to_make_a_claim_of() -> None:
    protest = TurnProtestFacts(WHITE, BLACK, (TurnViolation.WRONG_MOVE,))
    assert decide(protest, NARDY).verdict == OpponentDecides(BLACK)


@pytest.mark.parametrize(
    ("increment", "to_gather", "turns", "gross"),
    [
        (True, True, 2, True),
        (True, True, 1, True),
        (True, False, 2, False),
        (False, True, 2, False),
        (True, True, 0, False),
    ],
)
def test_time_is_gathered_by_impossible_turns_with_increment_for_that_purpose(
    increment: bool,  # noqa: FBT001 -- a column of the table
    to_gather: bool,  # noqa: FBT001 -- a column of the table
    turns: int,
    gross: bool,  # noqa: FBT001 -- a column of the table
) -> None:
    ruling = decide(TimeGatheredFacts(BLACK, turns, increment, to_gather), NARDY)
    assert ruling.verdict == (SportingSanction(BLACK) if gross else NotThisViolation())
    assert ruling.under == ("nardy:28.7-a",)
