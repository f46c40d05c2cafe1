"""The desk's table against the regulations' own decisions, on the facts that other tests list in full."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from attrs import evolve

from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.game import Warnings
from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing.desks import draughts_questions as ask
from lasca_rules.refereeing.desks.draughts_incidents import SOME_MOVE, SOME_SQUARE, SOME_TIME
from lasca_rules.refereeing.desks.nardy_incidents import SOME_CHECKERS, SOME_TURN
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
    TouchDuty,
)
from lasca_rules.refereeing.incidents import Official, Violation, Wish
from lasca_rules.refereeing.nardy_facts import (
    ImpossibleTurnFacts,
    NotMentionedFacts,
    TimeGatheredFacts,
    TurnProtestFacts,
    UnderWay,
    WrongCheckersFacts,
)
from lasca_rules.regulations import load
from lasca_rules.rulebook.deciding import decide
from lasca_rules.rulebook.desk.questions import Answers
from lasca_rules.rulebook.desk.table import Ask, Seen, incidents, make_table
from lasca_rules.rulebook.profiles import NARDY, Profile
from lasca_rules.sides import BySide, Side
from tests.unit import test_nardy_rulings as nardy_facts
from tests.unit import test_rulings_enumerated as draughts_facts

TABLE = make_table()
YES_NO = {True: "yes", False: "no"}


def of_a_move(facts: MoveFacts) -> dict[str, str]:
    """Return the answers of a referee who knows these facts."""
    people = {facts.offender.other: "opponent", facts.offender: "offender", Official.REFEREE: "referee"}
    replied = "after-reply" if facts.replied else "before-reply"
    return {
        "violation": named(facts),
        "offender": facts.offender.value,
        "when": "after-end" if facts.over else "reply-undone" if facts.reply_undone else replied,
        "turn": "opponents" if facts.out_of_turn else "own",
        "stopped": YES_NO[facts.stopped_short],
        "then": "another" if facts.also == (Violation.TOUCHED_ANOTHER,) else "same",
        "single": YES_NO[facts.single],
        "unmarked": YES_NO[facts.king is not None],
        "noticed": people[facts.noticed_by],
        "answer": facts.answer.value if facts.answer else ask.NOT_SAID,
        "wish": ask.CHANGED if facts.let_stand else facts.wish.value if facts.wish else ask.NOT_SAID,
        "also": also(facts),
        "pressed": YES_NO[facts.opponents_clock],
        "increment": YES_NO[facts.increment],
        "towers": YES_NO[facts.towers],
    }


def also(facts: MoveFacts) -> str:
    """Return what was wrong as well; that a move was taken back first is told second."""
    if facts.violation is Violation.TOOK_BACK and set(facts.also) & {Violation.WRONG_MOVE, Violation.CAPTURE_DUE}:
        return Violation.TOOK_BACK.value
    return facts.also[0].value if facts.also else ask.NOTHING


def named(facts: MoveFacts) -> str:  # noqa: C901, PLR0911 -- one case an option
    match facts:
        case MoveFacts(violation=None, made=False):
            return ask.ONLY_TOUCHED
        case MoveFacts(violation=None, corrected_alone=True, touched=None):
            return ask.SELF_CORRECTED
        case MoveFacts(violation=Violation.TOUCHED_ANOTHER, corrected_alone=True):
            return ask.SELF_CORRECTED_WITH_ANOTHER
        case MoveFacts(violation=None, duty=TouchDuty.CAPTURE_WITH_ANOTHER):
            return ask.ANOTHER_CAPTURES
        case MoveFacts(violation=None, touched=str()):
            return ask.NOTHING_TO_MOVE
        case MoveFacts(violation=None):
            return ask.REGULAR
        case MoveFacts(violation=Violation.WRONG_MOVE, stopped_short=True):
            return ask.STOPPED_SHORT
        case MoveFacts(violation=Violation.WRONG_MOVE, out_of_turn=True):
            return ask.OUT_OF_TURN
        case MoveFacts(violation=Violation.TOOK_BACK, made=False):
            return ask.ONLY_TAKEN_BACK
        case MoveFacts(violation=Violation.TOOK_BACK, also=(Violation.WRONG_MOVE | Violation.CAPTURE_DUE as chief, *_)):
            return Violation(chief).value
        case MoveFacts(violation=violation):
            assert violation is not None
            return violation.value


def unknown(facts: MoveFacts) -> MoveFacts:
    """Return the facts with the examples that the desk takes for what it does not know."""
    touched, king = SOME_SQUARE if facts.touched else None, SOME_SQUARE if facts.king else None
    taken_back = SOME_SQUARE if facts.taken_back else None
    return evolve(facts, half_move=SOME_MOVE, start=SOME_SQUARE, touched=touched, king=king, taken_back=taken_back)


def asked(facts: Facts) -> tuple[str, Answers, Facts]:
    """Return the incident, the referee's answers, and the facts as the desk knows them."""
    incident, answers, known = _asked(facts)
    return incident, {**answers, "column-game": "lasca" if facts.lasca else "bashni"}, known


def _asked(facts: Facts) -> tuple[str, Answers, Facts]:  # noqa: PLR0911 -- one case a kind of facts
    """Return the incident, the referee's answers, and the facts as the desk knows them."""
    match facts:
        case SetUpFacts(stage, wrong, denied_by):
            denied = denied_by.value if denied_by else "agreed"
            answers = {"stage": stage.value, "true": YES_NO[wrong], "set-up-denied": denied}
            return "set-up", answers, evolve(facts, took=SOME_TIME if denied_by else 0)
        case EquipmentFacts(stage):
            return "equipment", {"stage": stage.value}, facts
        case BoardFacts(stage, wrong, labels):
            return "board", {"stage": stage.value, "true": YES_NO[wrong], "labels": YES_NO[labels]}, facts
        case ColoursFacts(stage, wrong):
            return "colours", {"stage": stage.value, "true": YES_NO[wrong]}, facts
        case MoveFacts():
            return "move", of_a_move(facts), unknown(facts)
        case ProtestFacts(move, seen_by):
            answers = of_a_move(move)
            answers |= {"lodged": answers["noticed"], "seen": YES_NO[bool(seen_by)]}
            return "protest", answers, evolve(facts, move=unknown(move))
        case InquiryFacts(move, ends=ends):
            answers = of_a_move(move) | {"ends": ends.value}
            return "inquiry", answers, evolve(facts, move=unknown(move), took=SOME_TIME)
        case DisturbedFacts(over, fault, next_move=next_move):
            answers = {"fault": fault.value, "ended": YES_NO[over], "since": YES_NO[next_move is not None]}
            known = evolve(facts, took=SOME_TIME, next_move=None if next_move is None else SOME_MOVE)
            return "disturbed", answers, known
        case GatheringFacts(over, offender, impossible, increment, to_gather):
            answers = {
                "offender": offender.value,
                "with-increment": YES_NO[increment],
                "impossible": YES_NO[impossible > 0],
                "purpose": YES_NO[to_gather],
                "ended": YES_NO[over],
            }
            return "gathering", answers, facts


def told(facts: Any) -> tuple[str, Answers]:  # noqa: ANN401 -- each regulation has facts of its own
    """Return the incident and the answers of a referee who knows these facts."""
    match facts:
        case WrongCheckersFacts():
            return "checkers", of_checkers(facts)[0]
        case ImpossibleTurnFacts():
            return "pair" if facts.by_teammate else "turn", of_an_impossible_turn(facts)
        case TurnProtestFacts():
            return "turn-protest", of_a_turn_protest(facts)
        case TimeGatheredFacts():
            return "time-gathering", of_gathering(facts)
        case NotMentionedFacts(matter):
            return "not-mentioned", {"matter": matter.value}
        case _:
            incident, answers, _ = asked(facts)
            return incident, answers


@cache
def draughts_cases() -> tuple[tuple[str, Answers, Facts], ...]:
    every = (*draughts_facts.MOVES, *draughts_facts.PROTESTS, *draughts_facts.INQUIRIES, *draughts_facts.OTHERS)
    further = [
        *(evolve(move, out_of_turn=True) for move in draughts_facts.MOVES if may_be_out_of_turn(move)),
        *(evolve(move, stopped_short=True) for move in draughts_facts.MOVES if may_stop_short(move)),
    ]
    return tuple(asked(facts) for facts in (*every, *further))


def may_be_out_of_turn(move: MoveFacts) -> bool:
    """At the start nobody has pressed, and in the opponent's turn nobody presses after the move."""
    if move.increment or move.stopped_short:
        return False
    return move.violation is Violation.OPPONENTS_PIECE or (
        move.violation is Violation.WRONG_MOVE and not move.opponents_clock
    )


def may_stop_short(move: MoveFacts) -> bool:
    return move.violation is Violation.TAKEN_WRONGLY_IN_CAPTURE


@pytest.mark.parametrize(("regulation", "profile"), draughts_facts.EVERY_PROFILE, ids=str)
def test_every_combination_of_facts_leads_to_the_ruling_of_the_regulation(regulation: str, profile: Profile) -> None:
    assert profile.regulation == regulation
    assert len(draughts_cases()) > 26_000
    for incident, answers, facts in draughts_cases():
        assert TABLE.look_up(incident, answers, profile) == decide(facts, profile), facts


def test_readings_taken_together_lead_to_the_ruling_of_the_regulation_too() -> None:
    chance = Random(20261201)  # noqa: S311 -- cases, not secrets
    for entry in TABLE.entries:
        if entry.regulation == "nardy":
            continue
        for _ in range(12):
            taken = tuple((name, chance.choice(load().reading(name).answers).id) for name in entry.readings)
            profile = Profile(entry.regulation, taken)
            cases = [case for case in draughts_cases() if case[0] == entry.incident]
            for incident, answers, facts in chance.sample(cases, min(300, len(cases))):
                assert TABLE.look_up(incident, answers, profile) == decide(facts, profile), (profile, facts)


def of_checkers(facts: WrongCheckersFacts) -> tuple[Answers, WrongCheckersFacts]:
    """Return a referee's answers, and the facts with the examples that the desk takes for what it does not know."""
    counted, placed = any(facts.miscount), any(facts.misplaced)
    wrong = {(True, True): "both", (True, False): "number", (False, True): "places", (False, False): "nothing"}
    answers = {
        "game": facts.nardy.value,
        "wrong": wrong[counted, placed],
        "ended": YES_NO[facts.ended],
        "turns": turns(facts),
        "lost": "set-up" if any(facts.at_fault) else "play",
        "misplaced": whose(facts.misplaced),
        "miscounted": whose(facts.miscount.map(bool)),
        "warned-in-event": whose(facts.warnings.map(lambda had: had.in_event > 0)),
        "warned-in-match": whose(facts.warnings.map(lambda had: had.in_match > 0)),
        "warned-where": "this" if any(had.in_match > 0 for had in facts.warnings) else "earlier",
    }
    miscount, head = facts.miscount, facts.head
    for side in Side:
        few, held = facts.miscount[side] < 0, facts.head[side]
        enough = held >= facts.miscount[side]
        answers[f"count-{side.value}"] = "few" if few else "many"
        answers[f"head-few-{side.value}"] = "some" if held else "none"
        answers[f"head-many-{side.value}"] = "none" if not held else "enough" if enough else "fewer"
        if few:
            miscount = miscount.put(side, -SOME_CHECKERS)
        elif facts.miscount[side] and held and not enough:
            miscount, head = miscount.put(side, SOME_CHECKERS), head.put(side, SOME_CHECKERS - 1)
        elif facts.miscount[side]:
            miscount = miscount.put(side, SOME_CHECKERS)
            head = head.put(side, SOME_CHECKERS if held else 0)
    return answers, evolve(facts, miscount=miscount, head=head)


def turns(facts: WrongCheckersFacts) -> str:
    if min(facts.turns_played) >= 2:
        return "two"
    return "two-one-unplayed" if min(facts.turns) >= 2 else "fewer"


def whose(sides: BySide[bool]) -> str:
    if all(sides):
        return "both"
    return next((side.value for side in Side if sides[side]), "nobody")


def every_wrong_set_up() -> Iterator[WrongCheckersFacts]:
    """Yield what other tests list, one case in three with warnings given before."""
    before = (Warnings(), Warnings(0, 1), Warnings(1, 1), Warnings(2, 3))
    for number, facts in enumerate(nardy_facts.every_wrong_set_up()):
        if facts.turns.white == facts.turns.black or number % 5 == 0:
            warnings = BySide(before[number % 4], before[number // 3 % 4])
            yield evolve(facts, warnings=warnings if number % 3 == 0 else facts.warnings)


@cache
def checkers_cases() -> tuple[tuple[Answers, WrongCheckersFacts], ...]:
    return tuple(of_checkers(facts) for facts in every_wrong_set_up())


@pytest.mark.parametrize("profile", nardy_facts.PROFILES, ids=str)
def test_every_wrong_set_up_of_nardy_leads_to_the_ruling_of_article_28(profile: Profile) -> None:
    assert {facts.nardy for _, facts in checkers_cases()} == set(Nardy)
    for answers, facts in checkers_cases():
        assert TABLE.look_up("checkers", answers, profile) == decide(facts, profile), facts


def of_a_turn(facts: ImpossibleTurnFacts | TurnProtestFacts) -> dict[str, str]:
    under_way = "no" if facts.under_way is UnderWay.NOTHING else facts.under_way.value
    if under_way == "no" and isinstance(facts, ImpossibleTurnFacts) and facts.rolled:
        under_way = "rolled"
    replied = {(0, 0): under_way, (1, 0): "unplayed"}.get((facts.replies, facts.replies_played), "yes")
    return {
        "violation": facts.violations[0].value if facts.violations else "regular",
        "offender": facts.offender.value,
        "replied": replied,
        "ended": YES_NO[facts.ended],
    }


def passed_and_moved(facts: ImpossibleTurnFacts | TurnProtestFacts) -> bool:
    """Is there a turn without a move, and another one that is not complete? The desk asks about the last."""
    return facts.replies_played == 0 < facts.replies and facts.under_way is not UnderWay.NOTHING


def a_simple_claim(facts: ImpossibleTurnFacts) -> bool:
    """Is it a wrong move, with nothing rolled or moved since, which is to be corrected in a game still going on?"""
    since = facts.rolled or facts.replies or facts.under_way is not UnderWay.NOTHING or facts.ended
    return facts.violations == (TurnViolation.WRONG_MOVE,) and facts.wish is Wish.CORRECT and not since


def of_an_impossible_turn(facts: ImpossibleTurnFacts) -> Answers:
    people = {facts.offender.other: "opponent", facts.offender: "offender", Official.REFEREE: "referee"}
    return of_a_turn(facts) | {
        "noticed": people[facts.claimant],
        "wish": facts.wish.value,
        "pressed": YES_NO[facts.pressed],
        "time-bank": YES_NO[facts.time_bank],
        "increment": YES_NO[facts.increment],
    }


def of_a_turn_protest(facts: TurnProtestFacts) -> Answers:
    lodged = "offender" if facts.lodged_by is facts.offender else "opponent"
    return of_a_turn(facts) | {"lodged": lodged, "seen": YES_NO[bool(facts.seen_by)]}


def of_gathering(facts: TimeGatheredFacts) -> Answers:
    return {
        "offender": facts.offender.value,
        "with-increment": YES_NO[facts.increment],
        "impossible": {0: "other" if facts.other_errors else "no", 1: "yes"}.get(facts.impossible_turns, "several"),
        "purpose": YES_NO[facts.to_gather],
    }


@pytest.mark.parametrize("profile", nardy_facts.PROFILES, ids=str)
def test_every_impossible_turn_of_nardy_leads_to_the_ruling_of_article_28(profile: Profile) -> None:
    for facts in nardy_facts.every_impossible_turn():
        if facts.reported or len(facts.violations) > 1 or passed_and_moved(facts):
            continue  # the desk asks for one violation, and takes what it was first called to be beside the point
        if facts.by_teammate and not a_simple_claim(facts):
            continue  # of a teammate's claim the desk asks only what makes it different from another's
        incident, answers = told(facts)
        expected = decide(evolve(facts, turn=SOME_TURN), profile)
        assert TABLE.look_up(incident, answers, profile) == expected, facts


@pytest.mark.parametrize("profile", nardy_facts.PROFILES, ids=str)
def test_every_protest_and_every_gathering_of_nardy_leads_to_the_ruling_of_article_28(profile: Profile) -> None:
    for facts in (each for each in nardy_facts.every_protest() if not passed_and_moved(each)):
        answers = of_a_turn_protest(facts)
        assert TABLE.look_up("turn-protest", answers, profile) == decide(facts, profile), facts
    for gathered in nardy_facts.every_gathering():
        assert isinstance(gathered, TimeGatheredFacts)
        assert TABLE.look_up("time-gathering", of_gathering(gathered), profile) == decide(gathered, profile), gathered


@pytest.mark.parametrize("profile", [Profile(regulation) for regulation in load().refereed], ids=str)
def test_every_question_that_is_asked_matters(profile: Profile) -> None:
    """At each node at least two answers part for good: whatever is asked, some answer changes the ruling."""
    for node in asked_under(TABLE.under(profile)):
        first, *others = dict.fromkeys(place for _, place in node.places)
        assert any(differ(TABLE.under(profile), first, other) for other in others), node


def asked_under(seen: Seen) -> Iterator[Ask]:
    """Yield every question that is asked under a profile, and what each answer leads to."""
    ahead = [seen.beginning(entry.incident) for entry in TABLE.entries if entry.regulation == seen.profile.regulation]
    found: set[int] = set()
    while ahead:
        place = ahead.pop()
        if place >= 0 and place not in found:
            found.add(place)
            node = seen.node(place)
            ahead += [there for _, there in node.places]
            yield node


def differ(seen: Seen, one: int, other: int) -> bool:
    """Tell whether some answers lead from the two places to different rulings."""
    if one < 0 or other < 0:
        return one != other
    node, with_other = seen.node(one), seen.node(other)
    if node.question != with_other.question:
        return True
    return any(differ(seen, a, b) for (_, a), (_, b) in zip(node.places, with_other.places, strict=True))


def test_every_node_and_ruling_is_reached_from_an_incident() -> None:
    places = {entry.place for entry in TABLE.entries}
    seen: set[int] = set()
    while places:
        here = places.pop()
        seen.add(here)
        places |= {there for _, there in TABLE.nodes[here].places if there not in seen} if here >= 0 else set()
    assert seen == {*range(len(TABLE.nodes)), *(~number for number in range(len(TABLE.rulings)))}


def test_every_question_of_every_incident_matters_under_some_regulation_and_reading() -> None:
    for incident in incidents():
        asked_somewhere: set[str] = set()
        for regulation in (each.regulation for each in TABLE.entries if each.incident == incident.id):
            asked_somewhere |= questions_behind(TABLE.entry(regulation, incident.id).place)
        assert asked_somewhere == {question.id for question in incident.questions}, incident.id


@cache
def questions_behind(place: int) -> frozenset[str]:
    if place < 0:
        return frozenset()
    node = TABLE.nodes[place]
    here = () if node.reading else (node.question,)
    return frozenset(here).union(*(questions_behind(there) for _, there in node.places))


def test_an_open_question_is_named_and_an_answer_that_is_none_leaves_it_open() -> None:
    profile = Profile("column")
    assert TABLE.look_up("disturbed", {}, profile) == "fault"
    assert TABLE.look_up("disturbed", {"fault": "w"}, profile) == "ended"
    assert TABLE.look_up("disturbed", {"fault": "nonsense"}, profile) == "fault"
    with pytest.raises(KeyError):
        TABLE.entry("nardy", "disturbed")


@pytest.mark.parametrize("regulation", ["column", "draughts", "nardy"])
def test_only_readings_that_bear_on_an_incident_are_told_apart_and_all_of_those_are(regulation: str) -> None:
    switchable = {
        reading.id
        for reading in load().readings
        if reading.alternatives and any(each.startswith(f"{regulation}:") for each in reading.statements)
    }
    told_apart = {reading for entry in TABLE.entries if entry.regulation == regulation for reading in entry.readings}
    assert told_apart <= switchable
    assert switchable - told_apart == set()


def test_what_the_opponent_wants_is_asked_only_where_it_is_theirs_to_decide() -> None:
    for entry in TABLE.entries:
        asked_there = questions_behind(entry.place)
        wishes = entry.incident in {"move", "turn"} and entry.regulation != "column"
        assert ("wish" in asked_there) == wishes, entry
    assert Wish("correct") is Wish.CORRECT
    assert TABLE.look_up("turn", {"violation": "regular", "ended": "no"}, NARDY) == "offender"
