"""Which verdicts and orders to the clocks each statement can lead to: found by deciding on all sorts of facts.

From this the shared deviations of rulings follow, so that a statement added to a regulation brings its own.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from attrs import field, frozen

from lasca_rules.clock import MINUTE
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.game import Warnings
from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing import facts as draughts_facts
from lasca_rules.refereeing import nardy_facts
from lasca_rules.refereeing.facts import MoveFacts, Stage, TouchDuty
from lasca_rules.refereeing.incidents import (
    TAKEN_WRONGLY,
    UNMARKED_KING,
    Answer,
    Fault,
    Official,
    Person,
    Violation,
    Wish,
)
from lasca_rules.refereeing.nardy_incidents import Matter
from lasca_rules.regulations import StatementId, load
from lasca_rules.rulebook.announcing import announced
from lasca_rules.rulebook.deciding import decide
from lasca_rules.rulebook.desk.questions import Answers, Question
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import ClockOrder, InOrder, Ruling
from lasca_rules.sides import BySide, Side

WHITE, BLACK = Side.WHITE, Side.BLACK
EITHER = (False, True)
PEOPLE: tuple[Person, ...] = (WHITE, BLACK, Official.REFEREE)
SAYINGS: tuple[tuple[Person, Answer | None, Wish | None], ...] = (
    (Official.REFEREE, None, None),
    (BLACK, None, None),
    *((BLACK, None, wish) for wish in Wish),
    *((BLACK, answer, None) for answer in Answer),
)
"""Who says that a move was wrong, what its player answers, and what the opponent wishes."""
BEFORE = Warnings(in_match=1, in_event=1)


@frozen
class Leads:
    """The sorts of verdicts and of orders to the clocks that a statement can lead to, in the order found."""

    verdicts: dict[type, None] = field(factory=dict)
    orders: dict[type, None] = field(factory=dict)


@cache
def leads() -> Mapping[StatementId, Leads]:
    """Return what each statement of a regulation with rulings can lead to, under the default readings."""
    found: dict[StatementId, Leads] = {}
    for ruling in rulings():
        for statement in ruling.under:
            led = found.setdefault(statement, Leads())
            led.verdicts.update(dict.fromkeys(map(type, (ruling.verdict, *ruling.besides))))
            led.orders.update(dict.fromkeys(map(type, parts(ruling.clocks))))
    return found


def parts(order: ClockOrder) -> tuple[ClockOrder, ...]:
    """Return the single orders in an order."""
    if isinstance(order, InOrder):
        return tuple(part for each in order.orders for part in parts(each))
    return (order,)


def rulings() -> Iterator[Ruling]:
    """Yield the rulings on all sorts of facts under each regulation."""
    for regulation in load().refereed:
        profile = Profile(regulation)
        yield from (decide(facts, profile) for facts in facts_under(regulation))


def facts_under(regulation: str) -> Iterator[Any]:
    """Yield all sorts of facts about the incidents that a regulation knows of."""
    match announced(regulation).game:
        case "draughts":
            yield from _known_to(regulation, facts_of_draughts())
        case "nardy":
            yield from _known_to(regulation, facts_of_nardy())
        case _:
            yield from facts_from_the_desk(regulation)


def _known_to(regulation: str, every: Iterable[Any]) -> Iterator[Any]:
    incidents = announced(regulation).incidents
    kinds = tuple(type(each.facts(next(_answered(each.questions, {})))) for each in incidents)
    return (facts for facts in every if isinstance(facts, kinds))


def facts_from_the_desk(regulation: str) -> Iterator[Any]:
    """Yield the facts that all the answers to the desk's questions give; those of our own games would be too many."""
    for incident in announced(regulation).incidents:
        for answers in _answered(incident.questions, {}):
            yield incident.facts(answers)


def _answered(questions: tuple[Question, ...], answers: Answers) -> Iterator[Answers]:
    if not questions:
        yield answers
        return
    question, *later = questions
    if not question.asked(answers):
        yield from _answered(tuple(later), answers)
        return
    for option in question.options:
        yield from _answered(tuple(later), {**answers, question.id: option.id})


def facts_of_draughts() -> Iterator[Any]:
    """Yield all sorts of facts of draughts, column draughts or other."""
    for stage, wrong in product(Stage, EITHER):
        yield draughts_facts.SetUpFacts(stage, wrong)
        yield draughts_facts.SetUpFacts(stage, wrong, WHITE, MINUTE)
        yield draughts_facts.ColoursFacts(stage, wrong)
        yield draughts_facts.BoardFacts(stage, wrong)
    for stage in Stage:
        yield draughts_facts.EquipmentFacts(stage)
    for over, fault, next_move in product(EITHER, Fault, (None, 3)):
        yield draughts_facts.DisturbedFacts(over, fault, MINUTE, next_move)
    for over, increment, to_gather in product(EITHER, EITHER, EITHER):
        yield draughts_facts.GatheringFacts(over, WHITE, 1, increment, to_gather)
    for move in moves():
        yield move
        yield draughts_facts.ProtestFacts(move, ())
        yield draughts_facts.InquiryFacts(move, BLACK, MINUTE)


def moves() -> Iterator[MoveFacts]:
    """Yield all sorts of facts about a half-move of White's."""
    for violation, replied, pressed in product((None, *Violation), EITHER, EITHER):
        for noticed_by, answer, wish in SAYINGS:
            yield MoveFacts(
                over=False,
                half_move=1,
                start="c3",
                offender=WHITE,
                violation=violation,
                noticed_by=noticed_by,
                answer=answer,
                wish=wish,
                replied=replied,
                opponents_clock=pressed,
                increment=False,
                towers=violation in TAKEN_WRONGLY,
                out_of_turn=violation is Violation.TWO_MOVES_IN_A_ROW,
                duty=TouchDuty.MOVE_IT if violation is Violation.TOUCHED_ANOTHER else TouchDuty.NONE,
                touched="a3" if violation is Violation.TOUCHED_ANOTHER else None,
                king="c7" if violation in UNMARKED_KING else None,
            )
    common = {"half_move": 1, "start": "c3", "offender": WHITE, "answer": None, "wish": None, "replied": False,
              "opponents_clock": True, "increment": False, "towers": True}  # fmt: skip
    for over, duty in product(EITHER, (TouchDuty.NONE, TouchDuty.CAPTURE_WITH_ANOTHER)):
        yield MoveFacts(over=over, violation=None, noticed_by=BLACK, duty=duty, touched="a3", **common)  # type: ignore[arg-type]  # named facts of several types


def facts_of_nardy() -> Iterator[Any]:
    """Yield all sorts of facts of nardy."""
    for nardy, turns, misplaced, count, head, warned in product(Nardy, (1, 2), EITHER, (-1, 0, 1, 2), (0, 1), EITHER):
        yield nardy_facts.WrongCheckersFacts(
            nardy=nardy,
            turns=BySide(2, turns),
            turns_played=BySide(2, turns),
            misplaced=BySide(misplaced, False),  # noqa: FBT003 -- a value for each side
            miscount=BySide(count, 0),
            head=BySide(head, head),
            at_fault=BySide(misplaced or count != 0, False),  # noqa: FBT003 -- likewise
            warnings=BySide(BEFORE if warned else Warnings(), Warnings()),
        )
    kinds = ((), *((violation,) for violation in TurnViolation))
    for claimant, wish, violations, pressed, replies in product(PEOPLE, Wish, kinds, EITHER, (0, 1)):
        yield nardy_facts.ImpossibleTurnFacts(
            turn=1,
            offender=WHITE,
            violations=violations,
            claimant=claimant,
            wish=wish,
            pressed=pressed,
            replies=replies,
            replies_played=replies,
        )
    for claimant, under_way in product(PEOPLE, nardy_facts.UnderWay):
        yield nardy_facts.ImpossibleTurnFacts(1, WHITE, (TurnViolation.WRONG_MOVE,), claimant, under_way=under_way)
    for wish, pressed in product(Wish, EITHER):
        yield nardy_facts.ImpossibleTurnFacts(
            1, WHITE, (TurnViolation.WRONG_MOVE,), BLACK, wish, pressed=pressed, by_teammate=True
        )
    yield from map(nardy_facts.NotMentionedFacts, Matter)
    for claimant, wish, error, pressed in product(
        PEOPLE, Wish, (TurnViolation.NOTHING_MOVED, TurnViolation.HIT_LEFT), EITHER
    ):
        yield nardy_facts.ImpossibleTurnFacts(1, WHITE, (error,), claimant, wish, pressed=pressed)
    for pressed in EITHER:
        yield nardy_facts.ImpossibleTurnFacts(
            1, WHITE, (TurnViolation.WRONG_MOVE,), BLACK, pressed=pressed, rolled=True
        )
    for violations, replies in product(kinds, (0, 1)):
        yield nardy_facts.TurnProtestFacts(WHITE, BLACK, violations, replies=replies, replies_played=replies)
    for turns, increment, to_gather in product((0, 1), EITHER, EITHER):
        yield nardy_facts.TimeGatheredFacts(WHITE, turns, increment, to_gather)
