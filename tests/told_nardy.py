"""Games of nardy as the desk's answers tell them: what was set up, rolled, moved and pressed, and what is said."""

from attrs import evolve

from lasca_rules.clock import MINUTE, SECOND, TimeControl
from lasca_rules.nardy.board import Checkers, NardyBoard, stand
from lasca_rules.nardy.disciplines import DISCIPLINES, Nardy
from lasca_rules.nardy.game import NardyGame, Warnings, move, new_game, pick_up_dice, press, throw
from lasca_rules.nardy.leaving import leave_hit_checker
from lasca_rules.nardy.setup import initial_position
from lasca_rules.nardy.writing import read_checkers, read_roll, read_steps
from lasca_rules.refereeing.incidents import Official, Person, Wish
from lasca_rules.refereeing.nardy_incidents import (
    ImpossibleTurn,
    Matter,
    NardyIncident,
    NotMentioned,
    TimeGathered,
    TurnProtest,
    WrongCheckers,
)
from lasca_rules.rulebook.desk.questions import Answers, IncidentId, OptionId
from lasca_rules.sides import BySide, Side

FROM_THE_START = {
    "v1": "24/18 13/9",
    "v2": "24/18 13/10 8/5",
    "v3": "24/18 12/9",
    "v4": "24/18 13/10 17/off",
    "nothing moved": "",
    "hit left": "24/18 13/10",
    "regular": "24/18 13/10",
}
"""Turns of whoever begins on a roll of 6-3, by what is wrong with them."""
SHUT_OUT = {
    "v1": "6/off 2/1",
    "v2": "6/off 3/off 4/off",
    "v3": "6/off 19/16",
    "v4": "6/off 5/off",
    "nothing moved": "",
    "hit left": "13/7 6/3",
    "regular": "6/off 3/off",
}
"""Turns on a roll of 6-3 after which the opponent, on the bar, can play nothing on a roll of 6-5."""
TO_BE_HIT = "24:2 13:5 8:2 7:1 6:5"
"""The opponent of whoever plays 24/18 has a single checker there."""


def game_of(incident: IncidentId, answers: Answers, profile: str) -> tuple[NardyGame, NardyIncident]:
    """Return a game in which it is as the answers say, and the incident."""
    match incident:
        case "turn":
            game, offender = of_a_turn(answers, profile)
            wish = Wish(answers.get("wish", Wish.CORRECT.value))
            return game, ImpossibleTurn(1, said_by(offender, answers.get("noticed", "opponent")), wish)
        case "pair":
            game, offender = of_a_turn({**answers, "violation": "v1"}, profile)
            return game, ImpossibleTurn(1, offender.other, by_teammate=True)
        case "turn-protest":
            game, offender = of_a_turn(answers, profile)
            lodged_by = offender if answers.get("lodged") == "offender" else offender.other
            return game, TurnProtest(1, lodged_by, (offender.other,) if answers.get("seen") == "yes" else ())
        case "time-gathering":
            return of_gathering(answers, profile)
        case "not-mentioned":
            return new_game(DISCIPLINES["short"], TimeControl(MINUTE), profile=profile), NotMentioned(
                Matter(answers["matter"])
            )
        case _:
            return of_checkers(answers, profile), WrongCheckers(Official.REFEREE)


def said_by(offender: Side, who: OptionId) -> Person:
    people: dict[str, Person] = {"opponent": offender.other, "offender": offender, "referee": Official.REFEREE}
    return people[who]


def of_a_turn(answers: Answers, profile: str) -> tuple[NardyGame, Side]:
    """Return a game with a first turn such as this, as far as it has come since, and who made it."""
    offender, violation = Side(answers["offender"]), answers["violation"]
    replied = answers.get("replied", "no")
    shut_out = replied == "unplayed"
    control = TimeControl(
        2 * MINUTE,
        increment=8 * SECOND if answers.get("increment") == "yes" else 0,
        delay=12 * SECOND if answers.get("time-bank") == "yes" else 0,
    )
    game = new_game(
        DISCIPLINES["short"], control, setup=before(offender, violation, shut_out=shut_out), profile=profile
    )
    turn = (SHUT_OUT if shut_out else FROM_THE_START)[violation]
    game = move(throw(game, offender, read_roll("6-3")), offender, read_steps(turn))
    game = leave_hit_checker(game, offender) if violation == "hit left" else game
    if answers.get("pressed", "yes") == "yes":
        game = press(game, offender)
    elif replied != "no":
        game = pick_up_dice(game, offender)
    game = since(game, offender.other, replied)
    return evolve(game, over=answers.get("ended") == "yes"), offender


def before(offender: Side, violation: OptionId, *, shut_out: bool) -> NardyBoard:
    """Return how the checkers stand before the turn."""
    board = initial_position(Nardy.SHORT)
    hit = violation == "hit left"
    if shut_out:
        own = "13:1 6:3 5:3 4:2 3:2 2:2 1:2" if hit else "6:3 5:3 4:3 3:2 2:2 1:2"
        theirs = "bar:1 18:1 6:13" if hit else "bar:1 6:14"
        return board.put(offender, read_checkers(own)).put(offender.other, read_checkers(theirs))
    return board.put(offender.other, read_checkers(TO_BE_HIT)) if hit else board


def since(game: NardyGame, opponent: Side, replied: OptionId) -> NardyGame:
    """Let the opponent roll, move, pick up the dice and press the clock, as far as they did."""
    match replied:
        case "no":
            return game
        case "rolled":
            return throw(game, opponent, read_roll("4-2"))
        case "unplayed":
            return press(move(throw(game, opponent, read_roll("6-5")), opponent, ()), opponent)
        case _:
            moved = move(throw(game, opponent, read_roll("4-2")), opponent, read_steps("8/4 6/4"))
            up = moved if replied == "moved" else pick_up_dice(moved, opponent)
            return press(up, opponent) if replied == "yes" else up


def of_gathering(answers: Answers, profile: str) -> tuple[NardyGame, NardyIncident]:
    """Return a game in which a player makes illegal moves, or none, and presses."""
    offender = Side(answers.get("offender", "w"))
    increment = 8 * SECOND if answers.get("with-increment", "yes") == "yes" else 0
    game = new_game(DISCIPLINES["short"], TimeControl(MINUTE, increment=increment), profile=profile)
    how_often = answers.get("impossible", "yes")
    violation = {"other": "nothing moved", "no": "regular"}.get(how_often, "v1")
    thrown = throw(game, offender, read_roll("6-3"))
    game = press(move(thrown, offender, read_steps(FROM_THE_START[violation])), offender)
    if how_often == "several":
        game = since(game, offender.other, "yes")
        game = press(move(throw(game, offender, read_roll("5-2")), offender, read_steps("8/6 8/7")), offender)
    return game, TimeGathered(offender, to_gather=answers.get("purpose", "yes") == "yes")


def of_checkers(answers: Answers, profile: str) -> NardyGame:
    """Return a game with checkers set up wrongly or lost, so many turns into it."""
    nardy = Nardy(answers.get("game", "long"))
    setup = initial_position(nardy)
    for side in Side:
        setup = setup.put(side, set_up(nardy, misplaced=misplaced(answers, side), miscount=miscount(answers, side)))
    lost = answers.get("lost") == "play"
    warnings = BySide(*(warned(answers, side) for side in Side))
    setup_made = initial_position(nardy) if lost else setup
    game = new_game(DISCIPLINES[nardy.value], TimeControl(MINUTE), setup=setup_made, warnings=warnings, profile=profile)
    game = played(game, answers.get("turns", "two"))
    if lost or nardy is Nardy.LONG:
        for side in Side:
            game = evolve(game, board=game.board.put(side, standing(answers, side, miscount(answers, side))))
    return evolve(game, over=answers.get("ended") == "yes")


def misplaced(answers: Answers, side: Side) -> bool:
    wrong = answers.get("wrong", "places") in {"places", "both"}
    return wrong and answers.get("misplaced", Side.WHITE.value) in {side.value, "both"}


def miscount(answers: Answers, side: Side) -> int:
    """Return how many checkers a side has too many, two where the head holds fewer; negative for a missing one."""
    wrong = answers.get("wrong", "places") in {"number", "both"}
    if not wrong or answers.get("miscounted", Side.WHITE.value) not in {side.value, "both"}:
        return 0
    if answers.get(f"count-{side.value}", "few") == "few":
        return -1
    return 2 if answers.get(f"head-many-{side.value}") == "fewer" else 1


def set_up(nardy: Nardy, *, misplaced: bool, miscount: int) -> Checkers:
    """Return a set-up with a wrong number, or with checkers in wrong places, or both."""
    if nardy is Nardy.LONG:
        wrong = stand({24: 14 if miscount >= 0 else 13, 23: 1 + max(miscount, 0)})
        return wrong if misplaced else stand({24: 15 + miscount})
    if not misplaced:
        return stand({24: 2, 13: 5, 8: 3, 6: 5 + miscount})
    return stand({24: 2, 13: 5, 8: 4 + max(miscount, 0), 6: 4 + min(miscount, 0)})


def standing(answers: Answers, side: Side, miscount: int) -> Checkers:
    """Return how a side's checkers stand now: so many on the head, the rest farther on."""
    letter = side.value
    empty = "none" in {answers.get(f"head-few-{letter}"), answers.get(f"head-many-{letter}")}
    head = 0 if empty else 1
    return stand({24: head, 15 if side is Side.WHITE else 17: 15 + miscount - head})


def played(game: NardyGame, turns: OptionId) -> NardyGame:
    """Play two turns each; or one in which nothing is moved for the last; or all but the last."""
    long = game.discipline.nardy is Nardy.LONG
    every = (
        ("6-3: 24/15", "5-2: 24/17", "4-1: 24/19", "3-2: 24/19")
        if long
        else ("3-1: 8/5 6/5", "4-2: 8/4 6/4", "6-5: 24/13", "5-3: 8/3 6/3")
    )
    for number, turn in enumerate(every):
        side = Side.WHITE if number % 2 == 0 else Side.BLACK
        last = number == len(every) - 1
        if last and turns == "fewer":
            break
        roll, _, steps = turn.partition(":")
        unplayed = last and turns == "two-one-unplayed"
        game = press(move(throw(game, side, read_roll(roll)), side, () if unplayed else read_steps(steps)), side)
    return game


def warned(answers: Answers, side: Side) -> Warnings:
    """Return the warnings that a side has had before."""
    in_event = answers.get("warned-in-event", "nobody") in {side.value, "both"}
    in_match = in_event and (
        answers.get("warned-where") == "this" or answers.get("warned-in-match", "nobody") in {side.value, "both"}
    )
    return Warnings(in_match=int(in_match), in_event=int(in_event))
