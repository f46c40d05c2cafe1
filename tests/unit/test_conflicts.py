"""The same incident under two regulations: K1 to K11, ruled on and carried out in whole games."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from attrs import evolve, frozen

from lasca_rules.board.position import initial_position
from lasca_rules.clock import MINUTE, SECOND
from lasca_rules.play import acts
from lasca_rules.play.game import Game
from lasca_rules.play.result import NO_MOVE, Won
from lasca_rules.play.rulesets import LASCA
from lasca_rules.play.set_up import Placement, SetUp
from lasca_rules.refereeing import arbiter
from lasca_rules.refereeing.incidents import (
    Answer,
    Fault,
    Incident,
    InquiryOver,
    IrregularMove,
    Official,
    PositionDisturbed,
    Violation,
    Wish,
    WrongBoard,
    WrongColours,
    WrongSetUp,
)
from lasca_rules.refereeing.verdicts import (
    ClaimRefused,
    GoesOn,
    MakeAgain,
    MarkKing,
    MoveStands,
    OpponentDecides,
    RefereeMustBeAsked,
    ReferredToReferee,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    RightLost,
    Suspended,
    Verdict,
)
from lasca_rules.refereeing.working_out import violations
from lasca_rules.regulations import load
from lasca_rules.rulebook.rulings import (
    SILENT,
    AsBeforeMove,
    Charge,
    ClockOrder,
    InOrder,
    NobodyPays,
    ResetClocks,
    StartClockOf,
    StopClocks,
    SwitchBack,
    Unchanged,
)
from lasca_rules.sides import BySide, Side
from tests.irregular_games import HALF_HOUR, begun, board, done, make

WHITE, BLACK = Side
REFEREE = Official.REFEREE


def set_up_with(change: Callable[[SetUp], SetUp]) -> Callable[[str], Game]:
    """Return the maker of a game, set up in another way, in which both players have moved."""

    def game(profile: str) -> Game:
        set_up = change(SetUp(initial_position(LASCA.board), initial_position(LASCA.board)))
        new = acts.new_game(LASCA, profile, HALF_HOUR, set_up)
        return make(make(done(acts.start_clock(new)), WHITE, "e3-f4"), BLACK, "g5xe3")

    return game


def missing_a1(set_up: SetUp) -> SetUp:
    text = "w: b4w c1w e1w g1w b2w d2w f2w a3w c3w e3w g3w a5b c5b e5b g5b b6b d6b f6b a7b c7b e7b g7b"
    return evolve(set_up, actual=board(LASCA, text))


def illegal_third_move(half_moves: int) -> Callable[[str], Game]:
    """Return the maker of a game whose third half-move goes backward and which goes on for so many half-moves."""

    def game(profile: str) -> Game:
        game = make(make(begun(profile=profile), WHITE, "c3-d4", took=10 * SECOND), BLACK, "e5xc3", took=20 * SECOND)
        game = make(game, WHITE, "a3-b4", took=30 * SECOND)  # a capture of c3 was due
        for side, move in [(BLACK, "g5-f4"), (WHITE, "g3xe5"), (BLACK, "d6xf4")][: half_moves - 3]:
            game = make(game, side, move, took=5 * SECOND)
        return game

    return game


def unmarked(profile: str) -> Game:
    game = begun(LASCA, "w: f6w a1w a5b c7b", profile)
    return make(make(game, WHITE, "f6-g7", king_marked=False), BLACK, "a5-b4")


def undisturbed(profile: str) -> Game:
    return done(acts.disturb(make(begun(profile=profile), WHITE, "c3-d4"), board(LASCA, "b: a1w")))


def ended(profile: str) -> Game:
    return done(acts.end(illegal_third_move(3)(profile), Won(Side.WHITE, NO_MOVE)))


Answered: TypeAlias = tuple[Verdict, ClockOrder, tuple[str, ...]]


@frozen
class Conflict:
    """An incident, and what each regulation says of it."""

    game: Callable[[str], Game]
    incident: Incident
    column: Answered
    draughts: Answered


_SILENCE: Answered = (SILENT.verdict, SILENT.clocks, ())

CONFLICTS = {
    "K1 wrong set-up, both have moved": Conflict(
        set_up_with(missing_a1),
        WrongSetUp(WHITE),
        (ReplayFromStart(), ResetClocks(), ("column:1.14.1-b", "column:1.14.1-a")),
        (GoesOn(), Unchanged(), ("draughts:5.4.13.1-b",)),
    ),
    "K2 wrong colours, both have moved": Conflict(
        set_up_with(lambda set_up: evolve(set_up, colours_exchanged=True)),
        WrongColours(REFEREE),
        (GoesOn(), Unchanged(), ("column:1.14.1-n",)),
        (GoesOn(), Unchanged(), ("draughts:5.4.13.1-b",)),
    ),
    "K3 illegal third half-move found later": Conflict(
        illegal_third_move(6),
        IrregularMove(3, BLACK, wish=Wish.CORRECT),
        (ReplayFromMove(3), AsBeforeMove(3), ("column:1.14.1-d", "column:1.14.1-a")),
        (RightLost(BLACK), Unchanged(), ("draughts:5.4.13.2-v6", "draughts:5.4.13.2-b")),
    ),
    "K4 the referee raises it": Conflict(
        illegal_third_move(3),
        IrregularMove(3, REFEREE),
        (ReplayFromMove(3), AsBeforeMove(3), ("column:1.14.1-d", "column:1.14.1-a")),
        (OpponentDecides(BLACK), Unchanged(), ("draughts:5.4.13.2-v6", "draughts:5.4.13.2-a")),
    ),
    "K5 the opponent would let it stand": Conflict(
        illegal_third_move(3),
        IrregularMove(3, BLACK, wish=Wish.LET_STAND),
        (ReplayFromMove(3), AsBeforeMove(3), ("column:1.14.1-d", "column:1.14.1-a")),
        (MoveStands(3), Unchanged(), ("draughts:5.4.13.2-v6", "draughts:5.4.13.2-a")),
    ),
    "K6 the mover denies": Conflict(
        illegal_third_move(3),
        IrregularMove(3, BLACK, answer=Answer.DENIES, wish=Wish.CORRECT),
        (Suspended(BLACK, 3), StopClocks(), ("column:1.14.2-a",)),
        (RefereeMustBeAsked(BLACK, 3), StopClocks(), ("draughts:5.4.13.4-b",)),
    ),
    "K7 the cost of playing it again": Conflict(
        illegal_third_move(3),
        IrregularMove(3, BLACK, answer=Answer.ADMITS, wish=Wish.CORRECT),
        (ReplayFromMove(3), AsBeforeMove(3), ("column:1.14.1-d", "column:1.14.1-a", "column:1.14.2-b")),
        (
            MakeAgain(3, WHITE),
            SwitchBack(WHITE),
            ("draughts:5.4.13.2-v6", "draughts:5.4.13.2-a", "draughts:5.4.13.4-a"),
        ),
    ),
    "K8 position disturbed": Conflict(
        undisturbed,
        PositionDisturbed(Fault.WHITE, 40 * SECOND),
        (RestorePosition(WHITE), StartClockOf(WHITE, 40 * SECOND), ("column:1.14.3-a",)),
        _SILENCE,
    ),
    "K8 position disturbed through nobody's fault": Conflict(
        undisturbed,
        PositionDisturbed(Fault.NOBODY, 40 * SECOND),
        (RestorePosition(None), NobodyPays(40 * SECOND), ("column:1.14.4-a",)),
        _SILENCE,
    ),
    "K9 board wrongly placed": Conflict(
        set_up_with(lambda set_up: evolve(set_up, placement=Placement(labels_turned=True))),
        WrongBoard(BLACK),
        (ReplayFromStart(), ResetClocks(), ("column:1.14.1-c", "column:1.14.1-a")),
        _SILENCE,
    ),
    "K10 king not marked, the opponent has replied": Conflict(
        unmarked,
        IrregularMove(1, BLACK, wish=Wish.CORRECT),
        (ReplayFromMove(1), AsBeforeMove(1), ("column:1.14.1-d", "column:1.14.1-a")),
        (MarkKing("g7"), Unchanged(), ("draughts:5.4.13.2-v13", "draughts:5.4.13.2-c")),
    ),
    "K11 after the end": Conflict(
        ended,
        IrregularMove(3, BLACK, wish=Wish.CORRECT),
        (ClaimRefused(), Unchanged(), ("column:1.14.1-e",)),
        (ClaimRefused(), Unchanged(), ("draughts:5.4.13.5-a",)),
    ),
}


@pytest.mark.parametrize("regulation", ["column", "draughts"])
@pytest.mark.parametrize("name", CONFLICTS)
def test_each_regulation_answers_an_incident_in_its_own_way(name: str, regulation: str) -> None:
    conflict = CONFLICTS[name]
    ruling = arbiter.rule(conflict.game(regulation), conflict.incident)
    expected = conflict.column if regulation == "column" else conflict.draughts
    verdict, clocks, under = expected
    assert (ruling.verdict, ruling.clocks, ruling.under) == (verdict, clocks, load().in_order(under))


def carried_out(name: str, regulation: str) -> tuple[Game, Game]:
    conflict = CONFLICTS[name]
    game = conflict.game(regulation)
    return game, arbiter.apply(game, arbiter.rule(game, conflict.incident))


def test_k1_the_game_is_set_up_anew_or_goes_on_as_it_is() -> None:
    game, after = carried_out("K1 wrong set-up, both have moved", "column")
    assert after.position == initial_position(LASCA.board)
    assert (after.clock.left, after.begun) == (BySide(30 * MINUTE, 30 * MINUTE), False)
    assert after.undone == game.half_moves
    game, after = carried_out("K1 wrong set-up, both have moved", "draughts")
    assert (after.position, after.clock) == (game.position, game.clock)


def test_k3_the_game_goes_back_to_the_move_or_goes_on_as_it_is() -> None:
    game, after = carried_out("K3 illegal third half-move found later", "column")
    assert after.position == game.half_moves[2].before
    assert after.clock.left == BySide(29 * MINUTE + 50 * SECOND, 29 * MINUTE + 40 * SECOND)
    assert (after.clock.running, after.position.side) == (WHITE, WHITE)
    game, after = carried_out("K3 illegal third half-move found later", "draughts")
    assert (after.position, after.clock, after.half_moves) == (game.position, game.clock, game.half_moves)


def test_k6_the_inquiry_is_paid_for_by_the_one_at_fault() -> None:
    _, suspended = carried_out("K6 the mover denies", "column")
    assert acts.play(suspended, BLACK, suspended.half_moves[0].move) == acts.SUSPENDED
    after = arbiter.apply(suspended, arbiter.rule(suspended, InquiryOver(40 * SECOND)))
    assert after.clock.left == BySide(29 * MINUTE + 10 * SECOND, 29 * MINUTE + 40 * SECOND)
    assert (len(after.half_moves), after.claim, after.clock.running) == (2, None, WHITE)


def test_k6_under_draughts_the_clocks_stood_still_meanwhile() -> None:
    _, stopped = carried_out("K6 the mover denies", "draughts")
    assert stopped.clock.running is None
    ruling = arbiter.rule(stopped, InquiryOver(40 * SECOND))
    assert ruling.clocks == InOrder((NobodyPays(40 * SECOND), SwitchBack(WHITE)))
    after = arbiter.apply(stopped, ruling)
    assert after.clock.left == BySide(29 * MINUTE + 20 * SECOND, 29 * MINUTE + 40 * SECOND)
    assert (len(after.half_moves), after.claim, after.clock.running) == (2, None, WHITE)


@pytest.mark.parametrize(
    ("profile", "paid"), [("column", 40), ("draughts", 0), ("draughts failed-claim-cost=claimant-pays", 40)]
)
def test_k6_who_pays_for_a_wrong_claim(profile: str, paid: int) -> None:
    game = make(begun(profile=profile), WHITE, "c3-d4", took=10 * SECOND)
    game = arbiter.apply(game, arbiter.rule(game, IrregularMove(1, BLACK, Answer.DENIES, Wish.CORRECT)))
    ruling = arbiter.rule(game, InquiryOver(40 * SECOND))
    after = arbiter.apply(game, ruling)
    assert ruling.clocks == (Charge(BLACK, 40 * SECOND) if paid else NobodyPays(40 * SECOND))
    assert after.clock.left == BySide(30 * MINUTE - 10 * SECOND, 30 * MINUTE - paid * SECOND)
    assert (after.clock.running, len(after.half_moves), after.claim) == (BLACK, 1, None)


def test_k7_the_offenders_clock_goes_on_while_the_move_is_made_again() -> None:
    game, after = carried_out("K7 the cost of playing it again", "draughts")
    assert after.position == game.half_moves[2].before
    assert after.clock.left == game.clock.left == BySide(29 * MINUTE + 20 * SECOND, 29 * MINUTE + 40 * SECOND)
    assert after.clock.running is WHITE
    _, after = carried_out("K7 the cost of playing it again", "column")
    assert after.clock.left == BySide(29 * MINUTE + 50 * SECOND, 29 * MINUTE + 40 * SECOND)


def test_k8_the_position_is_restored_on_the_time_of_the_one_who_disturbed_it() -> None:
    game, after = carried_out("K8 position disturbed", "column")
    assert (game.disturbed is None, after.disturbed) == (False, None)
    assert after.clock.left == BySide(29 * MINUTE + 20 * SECOND, 30 * MINUTE)
    assert after.clock.running is BLACK
    _, after = carried_out("K8 position disturbed through nobody's fault", "column")
    assert (after.disturbed, after.clock.left) == (None, BySide(30 * MINUTE, 30 * MINUTE))


def test_k10_the_king_is_marked_and_the_moves_stand() -> None:
    game, after = carried_out("K10 king not marked, the opponent has replied", "draughts")
    assert violations(game, 1) == (Violation.KING_NOT_MARKED,)
    assert (game.position["g7"], after.position["g7"], after.unmarked) == ("w", "W", ())
    assert len(after.half_moves) == 2


@pytest.mark.parametrize("regulation", ["column", "draughts"])
def test_k11_nothing_changes_after_the_end(regulation: str) -> None:
    game, after = carried_out("K11 after the end", regulation)
    assert evolve(after, decisions=()) == game


def test_silence_is_an_answer_that_cites_nothing_and_stops_the_clocks() -> None:
    game, after = carried_out("K9 board wrongly placed", "draughts")
    assert after.position == game.position
    assert after.clock == evolve(game.clock, going=False)
    assert after.decisions[-1].under == ()
    assert isinstance(SILENT.verdict, ReferredToReferee)


@pytest.mark.parametrize("profile", ["column", "draughts"])
def test_k6_a_claim_that_is_denied_again_leaves_the_clocks_stopped(profile: str) -> None:
    game = make(begun(profile=profile), WHITE, "b2-d4", took=10 * SECOND)
    denied = IrregularMove(1, BLACK, Answer.DENIES, Wish.CORRECT)
    once = arbiter.apply(game, arbiter.rule(game, denied))
    twice = arbiter.apply(once, arbiter.rule(once, denied))
    assert (once.clock.running, twice.clock.running) == (None, None)
    assert twice.claim is not None
