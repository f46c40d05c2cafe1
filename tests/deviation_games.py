"""Games and incidents that deviations are asked to rule on: each stage, each violation, each reading."""

from collections.abc import Iterator
from itertools import product

from attrs import evolve

from lasca_rules.clock import MINUTE, SECOND, TimeControl
from lasca_rules.conformance.reference import Reference
from lasca_rules.play import acts
from lasca_rules.play.by_hand import mark, put
from lasca_rules.play.game import Game
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.result import AGREEMENT, Drawn
from lasca_rules.play.rulesets import BASHNI, LASCA
from lasca_rules.play.set_up import Placement, SetUp, set_up_right
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
    Violation,
    Wish,
    WrongBoard,
    WrongColours,
    WrongSetUp,
)
from lasca_rules.refereeing.profiles import REGULATIONS, Profile
from lasca_rules.regulations import load
from lasca_rules.sides import Side
from tests.irregular_games import HALF_HOUR, ONE_MOVE, begun, done, make

WHITE, BLACK = Side.WHITE, Side.BLACK


REFEREE = Official.REFEREE


PEOPLE: tuple[Person, ...] = (WHITE, BLACK, REFEREE)


INCREMENT = TimeControl(30 * MINUTE, increment=5 * SECOND)


SHORT_OF_TIME = TimeControl(30 * SECOND)


def profiles(regulation: str) -> list[str]:
    """Return the regulation by itself and with each other answer to one of its readings."""
    own = Profile(regulation)
    return [str(own)] + [
        str(own.taking(reading.id, other.id))
        for reading in load().readings
        if any(name.startswith(f"{regulation}:") for name in reading.statements)
        for other in reading.alternatives
    ]


def incidents() -> Iterator[tuple[Game, Incident]]:
    """Yield incidents of draughts under both regulations and each reading."""
    for regulation in ("column", "draughts"):
        for profile in profiles(regulation):
            yield from of_set_up(profile)
            yield from of_disturbance(profile)
            yield from of_gathering(profile)
        for profile in profiles(regulation):
            for game in irregular(profile) if profile == regulation else some_irregular(profile):
                yield from about_half_moves(game)


def of_set_up(profile: str) -> Iterator[tuple[Game, Incident]]:
    """Yield set-ups, colours and boards, right and wrong, found at each stage of a game."""
    for ruleset in (LASCA, BASHNI):
        right = set_up_right(ruleset.board)
        for set_up in (
            right,
            SetUp(right.right, mark(right.right, "a1")),
            evolve(right, colours_exchanged=True),
            *(evolve(right, placement=how) for how in (Placement(1), Placement(2), Placement(inverted=True),
                                                       Placement(labels_turned=True))),
        ):  # fmt: skip
            stage = acts.new_game(ruleset, profile, HALF_HOUR, set_up)
            stages = [stage]
            stages.append(done(acts.start_clock(stage)))
            stages.append(make(stages[-1], WHITE, "c3-d4", took=40 * SECOND))
            reply = legal_moves(stages[-1].position, ruleset)[0]
            stages.append(make(stages[-1], BLACK, str(reply), took=20 * SECOND))
            stages.append(done(acts.end(stages[-1], Drawn(AGREEMENT))))
            for game in stages:
                for found in (WrongSetUp(REFEREE), WrongColours(REFEREE), WrongBoard(REFEREE)):
                    yield game, found


def of_disturbance(profile: str) -> Iterator[tuple[Game, Incident]]:
    """Yield disturbed positions, with time enough and without."""
    for control, fault in product((HALF_HOUR, SHORT_OF_TIME), Fault):
        game = make(begun(profile=profile, control=control), WHITE, "c3-d4", took=10 * SECOND)
        wrong = put(put(game.position, "a1", ""), "b4", "w")
        yield done(acts.disturb(game, wrong)), PositionDisturbed(fault, 40 * SECOND)


def of_gathering(profile: str) -> Iterator[tuple[Game, Incident]]:
    """Yield impossible moves, or none, with the clock pressed, with and without an increment."""
    for control, purpose, offender in product((HALF_HOUR, INCREMENT), (True, False), Side):
        game = begun(profile=profile, control=control)
        yield game, IncrementGathered(offender, purpose)
        for side, made in ((WHITE, "b2-d4"), (BLACK, "b6-b4"), (WHITE, "a1-f4"), (BLACK, "f6-b2"), (WHITE, "c1-a1")):
            game = make(game, side, made)
            yield game, IncrementGathered(offender, purpose)


def irregular(profile: str) -> Iterator[Game]:
    """Yield games in which a half-move was irregular, or was not."""
    for _, case in ONE_MOVE:
        for control in (HALF_HOUR,):
            game = begun(case.ruleset, case.position, profile, control)
            yield make(game, WHITE, case.move, took=5 * SECOND, leaving=case.leaving, and_press=case.and_press)
    yield from some_irregular(profile)


def some_irregular(profile: str) -> Iterator[Game]:
    """Yield some of each sort: wrong moves, touching, taking back, unmarked kings, moves out of turn."""
    for control in (INCREMENT, SHORT_OF_TIME) if profile in REGULATIONS else (INCREMENT,):
        start = begun(profile=profile, control=control)
        wrong = make(start, WHITE, "b2-d4", took=10 * SECOND)
        yield wrong
        yield make(start, WHITE, "b2-d4", and_press=False)
        yield make(start, WHITE, "c3-d4", took=10 * SECOND)
        yield make(make(start, WHITE, "c3-b4"), WHITE, "e3-f4", and_press=False)
        yield make(done(acts.touch(start, "e3")), WHITE, "c3-d4")
        yield make(done(acts.touch(start, "a1")), WHITE, "c3-d4")
        moved = make(start, WHITE, "c3-d4", and_press=False)
        yield done(acts.take_move_back(moved, WHITE))
        yield make(done(acts.take_move_back(moved, WHITE)), WHITE, "c3-b4")
        due = begun(LASCA, "w: c3w g3w d4b a7b", profile, control)
        yield make(done(acts.touch(due, "g3")), WHITE, "c3xe5")
        yield make(done(acts.touch(due, "g3")), WHITE, "g3-f4")
        king = make(begun(LASCA, "w: d6w a1w g5b", profile, control), WHITE, "d6-c7", king_marked=False)
        yield king
        yield make(king, BLACK, "g5-f4")
        yield make(make(king, BLACK, "g5-f4"), WHITE, "c7-b6", king_marked=False)


def about_half_moves(game: Game) -> Iterator[tuple[Game, Incident]]:
    """Yield what can be said of each half-move of a game: at once, after the reply, after the end."""
    games = [game, *replied(game)]
    if game.profile in REGULATIONS and not acts.is_over(game):
        games.append(done(acts.end(game, Drawn(AGREEMENT))))
    for each in games:
        last = len(each.half_moves) + (1 if each.retracted else 0)
        for number in range(max(1, last - 1), last + 1):
            yield from about(each, number)


def replied(game: Game) -> Iterator[Game]:
    """Yield the game with a reply to its last half-move, where there is one."""
    moves = legal_moves(game.rightful, game.ruleset)
    if moves and not acts.is_over(game) and game.retracted is None:
        side = game.rightful.side
        yield make(game, side, str(moves[0]), took=SECOND, and_press=game.clock.running is side)


def about(game: Game, number: int) -> Iterator[tuple[Game, Incident]]:
    """Yield what can be said of a half-move."""
    for noticed_by in PEOPLE:
        yield game, IrregularMove(number, noticed_by)
    for wish in Wish:
        yield game, IrregularMove(number, BLACK, wish=wish)
    for answer in Answer:
        yield game, IrregularMove(number, BLACK, answer)
    yield game, IrregularMove(number, BLACK, reported=Violation.WRONG_MOVE)
    for seen_by in ((), (WHITE,)):
        yield game, Protest(number, BLACK, seen_by)
    for claimant in Side:
        denied = IrregularMove(number, claimant, Answer.DENIES)
        suspended = Reference().apply(game, Reference().rule(game, denied))
        if suspended.claim is not None:
            yield suspended, InquiryOver(2 * MINUTE)
            yield suspended, InquiryOver(10 * SECOND)
