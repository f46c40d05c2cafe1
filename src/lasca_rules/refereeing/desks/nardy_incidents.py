"""Incidents of nardy: what is asked, and the facts that the answers make."""

from attrs import evolve

from lasca_rules.languages import Text
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.game import Warnings
from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing.desks import nardy_questions as ask
from lasca_rules.refereeing.desks import shared_questions as shared
from lasca_rules.refereeing.incidents import Official, Person, Wish
from lasca_rules.refereeing.nardy.setting_up import MOVES_TO_STAND
from lasca_rules.refereeing.nardy_facts import (
    ImpossibleTurnFacts,
    NotMentionedFacts,
    TimeGatheredFacts,
    TurnProtestFacts,
    UnderWay,
    WrongCheckersFacts,
)
from lasca_rules.refereeing.nardy_incidents import Matter
from lasca_rules.rulebook.desk.questions import Answers, Incident
from lasca_rules.sides import BySide, Side

SOME_TURN, SOME_CHECKERS = 1, 2
"""Stand for what the desk does not ask: which turn it is, and how many checkers are missing or too many.

No rule asks which, and in the words the place is left open.
"""


def checkers(answers: Answers) -> WrongCheckersFacts:
    """Return the facts of a wrong set-up or a wrong count.

    Whose checkers are wrong is asked only where it makes a difference; elsewhere they are taken to be White's.
    """
    misplaced = BySide(*(_is(answers, "misplaced", side) for side in Side))
    if answers["wrong"] in ask.IN_PLACE and not any(misplaced):
        misplaced = BySide(white=True, black=False)
    if answers["wrong"] in ask.IN_NUMBER and "miscounted" not in answers:
        answers = {**answers, "miscounted": Side.WHITE.value}
    counted = BySide(*(_count(answers, side) for side in Side))
    miscount, head = counted.map(lambda pair: pair[0]), counted.map(lambda pair: pair[1])
    set_up_so = answers.get("lost", "set-up") == "set-up"
    turns, played = _turns(answers.get("turns", "two"))
    return WrongCheckersFacts(
        nardy=Nardy(answers["game"]),
        turns=turns,
        turns_played=played,
        misplaced=misplaced,
        miscount=miscount,
        head=head,
        at_fault=BySide(*(misplaced[side] or (set_up_so and miscount[side] != 0) for side in Side)),
        warnings=BySide(*(_warnings(answers, side) for side in Side)),
        ended=answers["ended"] == "yes",
    )


def turn(answers: Answers) -> ImpossibleTurnFacts:
    """Return the facts of a turn that is said to have been impossible."""
    offender = Side(answers["offender"])
    replies, replies_played = _REPLIES.get(answers["replied"], (0, 0))
    return ImpossibleTurnFacts(
        turn=SOME_TURN,
        offender=offender,
        violations=_violations(answers),
        claimant=_person(offender, answers["noticed"]),
        wish=Wish(answers.get("wish", Wish.CORRECT.value)),
        pressed=answers.get("pressed", "yes") == "yes",
        replies=replies,
        replies_played=replies_played,
        time_bank=answers.get("time-bank") == "yes",
        increment=answers.get("increment") == "yes",
        ended=answers["ended"] == "yes",
        under_way=_under_way(answers),
        rolled=answers["replied"] != "no",
    )


def pair(answers: Answers) -> ImpossibleTurnFacts:
    """Return the facts of a wrong move that the teammate of the one who is to reply wants to have corrected."""
    known = {"violation": TurnViolation.WRONG_MOVE.value, "replied": "no", "noticed": "opponent", "ended": "no"}
    return evolve(turn({**answers, **known}), by_teammate=True)


def protest(answers: Answers) -> TurnProtestFacts:
    """Return the facts of a protest. Who of the two saw the turn to be impossible makes no difference to any rule."""
    offender = Side(answers["offender"])
    replies, replies_played = _REPLIES.get(answers["replied"], (0, 0))
    return TurnProtestFacts(
        offender=offender,
        lodged_by=offender if answers["lodged"] == "offender" else offender.other,
        violations=_violations(answers),
        seen_by=(offender.other,) if answers["seen"] == "yes" else (),
        replies=replies,
        replies_played=replies_played,
        ended=answers["ended"] == "yes",
        under_way=_under_way(answers),
    )


def gathering(answers: Answers) -> TimeGatheredFacts:
    """Return the facts of impossible moves made for the sake of time."""
    return TimeGatheredFacts(
        offender=Side(answers["offender"]),
        impossible_turns={"yes": 1, "several": 2}.get(answers["impossible"], 0),
        increment=answers["with-increment"] == "yes",
        to_gather=answers["purpose"] == "yes",
        other_errors=int(answers["impossible"] == "other"),
    )


def not_mentioned(answers: Answers) -> NotMentionedFacts:
    """Return the facts of what article 28 does not mention."""
    return NotMentionedFacts(Matter(answers["matter"]))


_REPLIES = {"yes": (1, 1), "unplayed": (1, 0)}
"""Turns that the opponent has made since, and those among them in which something was played; else there is none."""


def _under_way(answers: Answers) -> UnderWay:
    """Return how far a reply has come that is not complete, or may not be."""
    known = {each.value: each for each in UnderWay}
    return known.get(answers["replied"], UnderWay.NOTHING)


def _violations(answers: Answers) -> tuple[TurnViolation, ...]:
    return () if answers["violation"] == ask.REGULAR else (TurnViolation(answers["violation"]),)


def _person(offender: Side, noticed: str) -> Person:
    people: dict[str, Person] = {"opponent": offender.other, "offender": offender, "referee": Official.REFEREE}
    return people[noticed]


def _is(answers: Answers, question: str, side: Side) -> bool:
    return answers.get(question) in {side.value, ask.BOTH}


def _count(answers: Answers, side: Side) -> tuple[int, int]:
    """Return how many checkers a player has too many, negative for missing ones, and how many stand on the head."""
    if not _is(answers, "miscounted", side):
        return 0, 1
    if answers.get(f"count-{side.value}", "few") == "few":
        return -SOME_CHECKERS, 0 if answers.get(f"head-few-{side.value}") == "none" else 1
    match answers[f"head-many-{side.value}"]:
        case "none":
            return SOME_CHECKERS, 0
        case "fewer":
            return SOME_CHECKERS, SOME_CHECKERS - 1
        case _:
            return SOME_CHECKERS, SOME_CHECKERS


def _turns(option: str) -> tuple[BySide[int], BySide[int]]:
    """Return the turns that each player has made, and those among them in which something was played."""
    two, one = MOVES_TO_STAND, MOVES_TO_STAND - 1
    if option == "two":
        return BySide(two, two), BySide(two, two)
    return (BySide(two, two) if option == "two-one-unplayed" else BySide(two, one)), BySide(two, one)


def _warnings(answers: Answers, side: Side) -> Warnings:
    in_event = _is(answers, "warned-in-event", side)
    in_match = answers.get("warned-where") == "this" or _is(answers, "warned-in-match", side)
    return Warnings(in_match=int(in_event and in_match), in_event=int(in_event))


_THE_CHECKERS = Text("The checkers", "Шашки")
_THE_MOVE = Text("A move", "Ход")

INCIDENTS = (
    Incident(
        "checkers",
        _THE_CHECKERS,
        Text("The set-up or the number of checkers is wrong", "Неверна расстановка или число шашек"),
        (
            ask.GAME,
            ask.WRONG,
            ask.ENDED,
            ask.TURNS,
            ask.MISPLACED,
            ask.MISCOUNTED,
            *(
                question
                for side in Side
                for question in (ask.COUNTS[side], ask.HEADS_WITH_FEW[side], ask.HEADS_WITH_MANY[side])
            ),
            ask.LOST,
            ask.WARNED_IN_EVENT,
            ask.WARNED_WHERE,
            ask.WARNED_IN_MATCH,
        ),
        checkers,
    ),
    Incident(
        "turn",
        _THE_MOVE,
        Text("A move was illegal, or is said to be", "Ход невозможный — или так заявлено"),
        (
            ask.VIOLATION,
            shared.OFFENDER,
            ask.REPLIED,
            shared.NOTICED,
            ask.WISH,
            ask.PRESSED,
            ask.TIME_BANK,
            ask.INCREMENT,
            ask.ENDED,
        ),
        turn,
    ),
    Incident(
        "pair",
        _THE_MOVE,
        Text(
            "In a game of pairs, a teammate asks for the correction of a wrong move",
            "В парной игре исправить неправильный ход требует напарник",
        ),
        (shared.OFFENDER, shared.PRESSED, ask.TIME_BANK, ask.INCREMENT),
        pair,
    ),
    Incident(
        "turn-protest",
        _THE_MOVE,
        Text("A protest is lodged over a move", "Подан протест на сделанный ход"),
        (ask.VIOLATION, shared.OFFENDER, ask.REPLIED_BEFORE_A_PROTEST, ask.LODGED, ask.SEEN, ask.ENDED),
        protest,
    ),
    Incident(
        "time-gathering",
        _THE_MOVE,
        Text("Illegal moves are made to gather time", "Невозможные ходы ради накопления времени"),
        (shared.GATHERER, shared.WITH_INCREMENT, ask.IMPOSSIBLE, shared.PURPOSE),
        gathering,
    ),
    Incident(
        "not-mentioned",
        _THE_MOVE,
        Text(
            "The dice, a turn before its time, the cube",
            "Кости, ход раньше времени, куб",
        ),
        (ask.MATTER,),
        not_mentioned,
    ),
)
