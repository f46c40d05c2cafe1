"""Every kind of incident in games of every kind of irregularity: what holds once the ruling is carried out."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from attrs import evolve

from lasca_rules.board.position import Position, initial_position
from lasca_rules.clock import MINUTE, SECOND, TimeControl
from lasca_rules.play import acts
from lasca_rules.play.game import Game
from lasca_rules.play.legality import Legal, judge
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.result import NO_MOVE, Won
from lasca_rules.play.rulesets import LASCA, RUSSIAN, Ruleset
from lasca_rules.play.set_up import Placement, SetUp
from lasca_rules.refereeing import arbiter
from lasca_rules.refereeing.incidents import (
    Answer,
    Fault,
    Incident,
    IncrementGathered,
    InquiryOver,
    IrregularMove,
    Official,
    Person,
    PositionDisturbed,
    Protest,
    Wish,
    WrongBoard,
    WrongColours,
    WrongSetUp,
)
from lasca_rules.refereeing.verdicts import (
    ClaimRefused,
    MakeAgain,
    PutBack,
    RefereeMustBeAsked,
    ReplayFromMove,
    Suspended,
    TakeBack,
    TakenPutRight,
)
from lasca_rules.refereeing.working_out import violations
from lasca_rules.rulebook.rulings import (
    AsBeforeMove,
    Charge,
    InOrder,
    NobodyPays,
    RefereeSetsClocks,
    Ruling,
    StartClockOf,
    StopClocks,
    SwitchBack,
    Unchanged,
)
from lasca_rules.sides import BySide, Side
from tests.irregular_games import ONE_MOVE, begun, board, done, make

WHITE, BLACK = Side
CONTROL = TimeControl(10 * MINUTE, increment=2 * SECOND)
IN_A_HURRY = TimeControl(50 * SECOND)
PROFILES = (
    "column",
    "column clocks-on-replay=kept",
    "column clocks-on-replay=referee-sets column-unmarked-king=mark-and-play-on",
    "draughts",
    "draughts failed-claim-cost=claimant-pays increment-on-reversal=kept",
    "draughts clocks-on-replay=kept unnoticed=neither-saw-it",
)


def replied(game: Game) -> Game:
    """Return the game with a reply, if the opponent has any."""
    moves = legal_moves(game.rightful, game.ruleset)
    return make(game, game.position.side, str(moves[0]), took=7 * SECOND) if moves else game


def moved_games(profile: str, control: TimeControl) -> Iterator[Game]:
    """Yield games in which White's move was, or was not, one of the violations of a single move; then replied to."""
    for _, case in ONE_MOVE:
        game = make(
            begun(case.ruleset, case.position, profile, control),
            WHITE,
            case.move,
            took=5 * SECOND,
            leaving=case.leaving,
            and_press=case.and_press,
        )
        yield game
        if case.and_press:
            yield replied(game)


def games_of_several_moves(ruleset: Ruleset, profile: str, control: TimeControl) -> Iterator[Game]:
    """Yield games with two moves in a row, a move taken back, a tower touched, a king not marked."""
    start = begun(ruleset, "w: c3w g3w e7b a5b", profile, control)
    yield start
    once = make(start, WHITE, "c3-d4", took=5 * SECOND)
    yield make(make(start, WHITE, "c3-d4", took=5 * SECOND, and_press=False), WHITE, "d4-e5", took=5 * SECOND)
    yield make(once, WHITE, "d4-e5", took=5 * SECOND, and_press=False)
    taken_back = done(acts.take_move_back(once, WHITE))
    yield taken_back
    yield make(taken_back, WHITE, "c3-b4", took=5 * SECOND, and_press=False)
    yield make(done(acts.touch(start, "g3")), WHITE, "c3-d4", took=5 * SECOND)
    yield replied(make(done(acts.touch(start, "g3")), WHITE, "c3-d4", took=5 * SECOND))
    before, last = ("f6", "g7") if ruleset is LASCA else ("g7", "h8")
    unmarked = make(
        begun(ruleset, f"w: {before}w a1w a5b", profile, control), WHITE, f"{before}-{last}", king_marked=False
    )
    yield unmarked
    moved_on = make(make(unmarked, BLACK, "a5-b4"), WHITE, f"{last}-{before}" if ruleset is LASCA else "h8-f6")
    yield moved_on
    yield done(acts.disturb(once, board(ruleset, "b: c3w")))
    yield done(acts.end(once, Won(WHITE, NO_MOVE)))
    yield done(acts.let_time_pass(once, control.main))


def set_up_games(ruleset: Ruleset, profile: str, control: TimeControl) -> Iterator[Game]:
    """Yield games set up rightly and wrongly, in every way, not begun, begun, with one move and with two."""
    right = initial_position(ruleset.board)
    wrong = evolve(right, towers=("", *right.towers[1:]))
    for actual, colours_exchanged, labels_turned in product((right, wrong), (False, True), (False, True)):
        set_up = SetUp(right, actual, colours_exchanged, Placement(labels_turned=labels_turned))
        game = acts.new_game(ruleset, profile, control, set_up)
        yield game
        yield (game := done(acts.start_clock(game)))
        for _ in Side:
            yield (game := replied(game))


def all_games(profile: str) -> Iterator[Game]:
    yield from moved_games(profile, CONTROL)
    yield from games_of_several_moves(LASCA, profile, IN_A_HURRY)
    for ruleset in (LASCA, RUSSIAN):
        yield from games_of_several_moves(ruleset, profile, CONTROL)
    yield from set_up_games(LASCA if profile.startswith("column") else RUSSIAN, profile, CONTROL)


def incidents(game: Game) -> Iterator[Incident]:
    """Yield everything that somebody can find or claim in a game."""
    people: tuple[Person, ...] = (WHITE, BLACK, Official.REFEREE)
    last = len(game.half_moves) + (1 if game.retracted else 0)
    for number in range(1, last + 1):
        wishes = (None, *Wish) if game.profile.startswith("draughts") else (None,)
        for person, answer, wish in product(people, (None, *Answer), wishes):
            yield IrregularMove(number, person, answer, wish)
        for side, seen_by in product(Side, ((), (BLACK,))):
            yield Protest(number, side, seen_by)
    for person in people:
        yield WrongSetUp(person)
        yield WrongSetUp(person, 40 * SECOND)
        yield WrongColours(person)
        yield WrongBoard(person)
    for fault in Fault:
        yield PositionDisturbed(fault, 40 * SECOND)
    for side in Side:
        yield IncrementGathered(side)


@cache
def ruled_on(profile: str) -> tuple[tuple[Game, Incident, Ruling, Game], ...]:
    """Return every game with every incident, the ruling, and the game after it; then the inquiry if there is one."""
    return tuple(_ruled_on(profile))


def _ruled_on(profile: str) -> Iterator[tuple[Game, Incident, Ruling, Game]]:
    for game in all_games(profile):
        for incident in incidents(game):
            ruling = arbiter.rule(game, incident)
            after = arbiter.apply(game, ruling)
            yield game, incident, ruling, after
            if after.claim is not None:
                inquiry = InquiryOver(40 * SECOND)
                ruling = arbiter.rule(after, inquiry)
                yield after, inquiry, ruling, arbiter.apply(after, ruling)


def positions_a_ruling_may_leave(game: Game) -> set[Position]:
    """Return what was on the board, stood on it before any half-move, or should have come of the last one."""
    positions = {game.position, game.rightful, game.set_up.right, *(half_move.before for half_move in game.half_moves)}
    if game.half_moves:
        last = game.half_moves[-1]
        judgement = judge(last.rightful, last.move, game.ruleset, last.side)
        positions |= {judgement.after} if isinstance(judgement, Legal) else set()
        positions |= {last.rightful}
        positions |= {last.retracted.after} if last.retracted else set()
    return positions | ({game.retracted.after} if game.retracted else set())


@pytest.mark.parametrize("profile", PROFILES)
def test_every_game_is_sound_after_every_ruling(profile: str) -> None:
    tried = 0
    for game, incident, ruling, after in ruled_on(profile):
        tried += 1
        told = f"{incident}\n{ruling}"
        assert len(after.decisions) == len(game.decisions) + 1, told
        assert after.position in positions_a_ruling_may_leave(game), told
        assert (after.profile, after.ruleset) == (game.profile, game.ruleset), told
        assert (after.claim is not None) == isinstance(ruling.verdict, Suspended | RefereeMustBeAsked), told
        if after.clock.flag is not None:
            assert isinstance(acts.outcome(after), Won), told
            assert (after.clock.left[after.clock.flag], after.clock.going) == (0, False), told
        if acts.is_over(game):
            assert isinstance(ruling.verdict, ClaimRefused), told
            assert evolve(after, decisions=game.decisions) == game, told
    assert tried > 1_000


@pytest.mark.parametrize("profile", PROFILES)
def test_what_was_corrected_is_irregular_no_more(profile: str) -> None:
    corrected = 0
    for game, incident, ruling, after in ruled_on(profile):
        match ruling.verdict:
            case ReplayFromMove(number) | MakeAgain(number) | TakeBack(number):
                assert len(after.half_moves) == number - 1, incident
                assert after.undone == (*game.undone, *game.half_moves[number - 1 :]), incident
            case TakenPutRight(number) | PutBack(number):
                assert len(after.half_moves) == number, incident
                assert violations(after, number) == (), incident
            case _:
                continue
        corrected += 1
    assert corrected > 10


@pytest.mark.parametrize("profile", PROFILES)
def test_play_can_go_on_after_every_ruling(profile: str) -> None:
    """The player to move can make a legal move, and the clock that is going, if any, is the right one."""
    for game, incident, ruling, after in ruled_on(profile):
        if acts.is_over(after) or after.claim is not None or after.disturbed is not None:
            continue
        moves = legal_moves(after.rightful, after.ruleset)
        if not moves:
            continue
        side = after.position.side
        assert isinstance(acts.play(after, side, moves[0]), Game), incident
        if not after.clock.going:
            continue
        orders = ruling.clocks.orders if isinstance(ruling.clocks, InOrder) else (ruling.clocks,)
        if isinstance(orders[-1], SwitchBack):
            assert after.clock.running is orders[-1].offender, incident
        elif isinstance(orders[0], AsBeforeMove):
            # The very moment is back: whoever's clock was going then, also that of one who had not yet pressed.
            assert after.clock.running is game.half_moves[orders[0].half_move - 1].clock.turn, incident
        elif len(after.undone) > len(game.undone):
            assert after.clock.running is side, incident
        else:
            assert after.clock.running is game.clock.turn, incident


@pytest.mark.parametrize("profile", PROFILES)
def test_nobody_but_the_one_named_pays(profile: str) -> None:
    paid_for = 0
    for game, incident, ruling, after in ruled_on(profile):
        taken = BySide(*(game.clock.left[side] - after.clock.left[side] for side in Side))
        match ruling.clocks:
            case Charge(player, time) | StartClockOf(player, time):
                assert taken == BySide(0, 0).put(player, min(time, game.clock.left[player])), incident
                paid_for += 1
            case Unchanged() | StopClocks() | NobodyPays() | RefereeSetsClocks():
                assert taken == BySide(0, 0), incident
            case SwitchBack(offender, increment_kept=kept):
                revoked = 0 if kept else game.clock.credited or 0
                assert taken == BySide(0, 0).put(offender, revoked), incident
            case _:
                pass  # as before a move, and as at the start: held to the very clock by the property tests
    charges = profile.startswith("column") or "claimant-pays" in profile  # 5.4.13 itself charges nobody
    assert paid_for > 10 if charges else paid_for == 0
