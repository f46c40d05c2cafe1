"""Games of nardy and incidents that deviations are asked to rule on, turns to be judged, boards to be counted."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from attrs import evolve

from lasca_rules.clock import MINUTE, SECOND, TimeControl, with_time_bank
from lasca_rules.nardy.board import Board
from lasca_rules.nardy.disciplines import DISCIPLINES, Nardy
from lasca_rules.nardy.game import NardyGame, Warnings, move, new_game, press, take_back, throw
from lasca_rules.nardy.setup import initial_position as nardy_start
from lasca_rules.nardy.writing import read_checkers, read_roll, read_steps
from lasca_rules.refereeing.incidents import (
    Wish,
)
from lasca_rules.refereeing.nardy_incidents import ImpossibleTurn, TimeGathered, TurnProtest, WrongCheckers
from lasca_rules.refereeing.profiles import REGULATIONS
from lasca_rules.sides import BySide, Side
from tests.deviation_asking import Question
from tests.deviation_games import BLACK, INCREMENT, PEOPLE, REFEREE, WHITE, profiles
from tests.irregular_games import HALF_HOUR


def nardy_incidents() -> Iterator[tuple[NardyGame, Any]]:
    """Yield incidents of nardy under each reading."""
    for profile in profiles("nardy"):
        for game in nardy_games(profile):
            yield game, WrongCheckers(REFEREE)
            turns = len(game.made) + (game.pending is not None)
            for number in range(1, min(turns, 2) + 1):
                for claimant, wish in product(PEOPLE, Wish):
                    yield game, ImpossibleTurn(number, claimant, wish)
                for lodged_by, seen_by in product(Side, ((), (BLACK,))):
                    yield game, TurnProtest(number, lodged_by, seen_by)
            for offender, purpose in product(Side, (True, False)):
                yield game, TimeGathered(offender, purpose)


def nardy_games(profile: str) -> Iterator[NardyGame]:
    """Yield games of nardy set up rightly and wrongly, early and late, and with turns possible and impossible."""
    bank, empty, adding = with_time_bank(12 * SECOND, 2 * MINUTE), with_time_bank(12 * SECOND, 0), INCREMENT
    once = Warnings(in_match=0, in_event=1)
    for name, white, black, turns in product(
        ("short", "long"), (None, "missing"), (None, "missing", "surplus", "wrong", "both"), range(5)
    ):
        for warned in (0, 1, 2) if turns == 0 and black else (0,):
            game = set_up(name, profile, bank, white, black)
            warnings = [BySide(Warnings(), Warnings()), BySide(Warnings(), once), BySide(Warnings(1, 1), once)][warned]
            game = evolve(game, warnings=warnings, cube=2 if game.cube else None)
            yield played(game, turns)
    lost = set_up("long", profile, bank, None, None)
    yield evolve(lost, board=lost.board.put(BLACK, read_checkers("24:2 6:12")))
    ended = set_up("short", profile, bank, None, "wrong")
    yield evolve(played(ended, 4), over=True)
    yield evolve(nothing_playable(ended), cube=2)
    for head, other in product((0, 1, 3), (0, 2)) if profile in REGULATIONS else ():
        for total in (14, 17):
            game = set_up("long", profile, bank, None, "missing")
            stands = BySide(
                read_checkers(f"24:{other} 6:{15 - other}" if other else "6:15"),
                read_checkers(f"24:{head} 12:{total - head}" if head else f"12:{total}"),
            )
            yield evolve(game, board=Board(Nardy.LONG, stands), settled=head == 1)
    controls = (bank, empty, adding) if profile in REGULATIONS else (bank, adding)
    for control, turn in product(controls, FIRST_TURNS if profile in REGULATIONS else FIRST_TURNS[:2]):
        game = throw(set_up("short", profile, control, None, None), WHITE, read_roll("6-3"))
        made = move(game, WHITE, read_steps(turn))
        yield made
        ended = press(made, WHITE)
        yield ended
        yield evolve(ended, over=True)
        yield throw(ended, BLACK, read_roll("4-2"))
        reply = move(throw(ended, BLACK, read_roll("4-2")), BLACK, read_steps("8/4 6/4"))
        yield reply
        yield press(reply, BLACK)
        yield evolve(press(reply, BLACK), over=True)
        yield take_back(press(reply, BLACK), 2)
        third = move(throw(press(reply, BLACK), WHITE, read_roll("6-3")), WHITE, read_steps("13/2"))
        yield press(third, WHITE)


FIRST_TURNS = ("24/18 13/9", "24/18 13/10", "24/18 12/9", "24/18", "24/18 13/10 8/5", "24/18 13/10 17/off")


"""What White makes of 6-3: four violations among them."""


def nothing_playable(game: NardyGame) -> NardyGame:
    """Return the game after two turns of each, in the last of which Black could play nothing."""
    for side, roll, steps in ((WHITE, "3-1", "8/5 6/5"), (BLACK, "6-2", "24/18 13/11"), (WHITE, "6-1", "13/7* 8/7"),
                              (BLACK, "6-6", "")):  # fmt: skip
        game = press(move(throw(game, side, read_roll(roll)), side, read_steps(steps)), side)
    return game


def set_up(name: str, profile: str, control: TimeControl, white: str | None, black: str | None) -> NardyGame:
    """Return a game of nardy set up rightly or wrongly."""
    discipline = DISCIPLINES[name]
    wrong = {
        "short": {"missing": "24:2 13:5 8:3 6:4", "surplus": "24:2 13:5 8:3 6:6", "wrong": "24:2 13:5 8:4 6:4",
                  "both": "24:2 13:5 8:4 6:3"},
        "long": {"missing": "24:14", "surplus": "24:17", "wrong": "24:14 23:1", "both": "24:13 23:1"},
    }[name]  # fmt: skip
    start = nardy_start(discipline.nardy)
    for side, how in ((WHITE, white), (BLACK, black)):
        start = start.put(side, read_checkers(wrong[how])) if how else start
    return new_game(discipline, control, setup=start, profile=profile)


def played(game: NardyGame, turns: int) -> NardyGame:
    """Return the game after so many turns, whose rolls leave nothing to play in the end."""
    texts = ("6-3: 24/15", "5-2: 24/17", "3-1: 15/11", "3-1: 17/13")
    for number in range(turns):
        roll, _, steps = texts[number].partition(": ")
        side = (WHITE, BLACK)[number % 2]
        game = press(move(throw(game, side, read_roll(roll)), side, read_steps(steps)), side)
    return game


def of_nardy() -> Iterator[Question]:
    """Yield turns judged, and ends of games counted."""
    for text in ("1:14 off:1", "6:14", "19:1 6:13", "bar:1 6:13", "6:13 off:1", "bar:1 6:14", "6:16"):
        for nardy in Nardy:
            board = Board(nardy, BySide(read_checkers("off:15"), read_checkers(text)))
            yield Question("kind_of_win", (board, WHITE))
    for name, white, black, roll, turn in TURNS:
        discipline = DISCIPLINES[name]
        start = nardy_start(discipline.nardy)
        start = start.put(WHITE, read_checkers(white)) if white else start
        start = start.put(BLACK, read_checkers(black)) if black else start
        game = throw(new_game(discipline, HALF_HOUR, setup=start), WHITE, read_roll(roll))
        yield Question("play_turn", (game, WHITE, read_steps(turn)))


TURNS = (
    ("short", "", "", "6-3", "24/18 13/10"), ("short", "", "", "6-3", "24/18 13/9"),
    ("short", "", "", "6-5", "24/19 13/7"), ("short", "", "", "6-3", "24/18"), ("long", "", "", "6-3", "24/18 24/21"),
    ("short", "", "", "6-3", "24/18 13/10 8/5"), ("short", "bar:1 13:5 8:4 6:5", "", "5-3", "13/8 bar/22"),
    ("short", "24:1 off:14", "12:2 5:5 4:4 3:4", "6-5", "24/19"),
    ("short", "24:1 off:14", "12:2 5:5 4:4 3:4", "6-5", "24/18"), ("short", "", "", "6-3", "24/18 12/9"),
    ("short", "", "", "6-3", "24/18 13/10 17/off"), ("short", "8:1 6:4 5:4 4:4 off:2", "24:1 6:14", "5-4", "5/off 8/4"),
    ("short", "6:3 5:2 3:4 off:6", "24:1 6:14", "5-4", "5/off 3/off"),
    ("short", "6:3 5:2 3:4 off:6", "24:1 6:14", "5-4", "5/off 6/off"),
    ("short", "6:3 5:2 4:4 off:6", "24:1 6:14", "5-4", "5/off 4/off 6/bar"),
)  # fmt: skip
