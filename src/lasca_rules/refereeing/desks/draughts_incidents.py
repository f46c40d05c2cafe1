"""Incidents of column draughts and of the sport of draughts: what is asked, and the facts that the answers make."""

from lasca_rules.clock import SECOND
from lasca_rules.languages import Text
from lasca_rules.refereeing.desks import draughts_board_questions as of_the_board
from lasca_rules.refereeing.desks import draughts_questions as ask
from lasca_rules.refereeing.desks import shared_questions as shared
from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    DisturbedFacts,
    EquipmentFacts,
    GatheringFacts,
    InquiryFacts,
    MoveFacts,
    ProtestFacts,
    SetUpFacts,
    Stage,
    TouchDuty,
)
from lasca_rules.refereeing.incidents import Answer, Fault, InquiryEnd, Official, Person, Violation, Wish
from lasca_rules.rulebook.desk.questions import Answers, Incident
from lasca_rules.sides import Side

SOME_MOVE, SOME_SQUARE, SOME_TIME = 1, "c3", 40 * SECOND
"""Stand for what the desk does not ask: which move it is, which square, and how long something took.

No rule asks which, and in the words the place is left open.
"""


def set_up(answers: Answers) -> SetUpFacts:
    """Return the facts of a wrong set-up."""
    denied = answers.get(of_the_board.DENIED.id, "agreed")
    return SetUpFacts(
        Stage(answers["stage"]),
        wrong=answers["true"] == "yes",
        denied_by=None if denied == "agreed" else Side(denied),
        took=0 if denied == "agreed" else SOME_TIME,
        lasca=_lasca(answers),
    )


def equipment(answers: Answers) -> EquipmentFacts:
    """Return the facts of equipment that is not as required."""
    return EquipmentFacts(Stage(answers["stage"]), lasca=_lasca(answers))


def board(answers: Answers) -> BoardFacts:
    """Return the facts of a board placed wrongly."""
    return BoardFacts(
        Stage(answers["stage"]),
        wrong=answers["true"] == "yes",
        labels_only=answers.get("labels") == "yes",
        lasca=_lasca(answers),
    )


def colours(answers: Answers) -> ColoursFacts:
    """Return the facts of players who have each other's colours."""
    return ColoursFacts(Stage(answers["stage"]), wrong=answers["true"] == "yes", lasca=_lasca(answers))


def move(answers: Answers) -> MoveFacts:
    """Return the facts of a half-move that is said to be irregular. What was not asked cannot be so."""
    violation = answers["violation"]
    when = answers.get("when", "before-reply")
    answer, wish = answers.get("answer", ask.NOT_SAID), answers.get("wish", ask.NOT_SAID)
    another = violation == Violation.TOOK_BACK.value and answers.get("then") == "another"
    also = Violation.TOUCHED_ANOTHER.value if another else answers.get("also", ask.NOTHING)
    return MoveFacts(
        lasca=_lasca(answers),
        over=when == "after-end",
        half_move=SOME_MOVE,
        start=SOME_SQUARE,
        offender=Side(answers["offender"]),
        violation=_violation(violation),
        noticed_by=_noticed_by(answers),
        answer=None if answer == ask.NOT_SAID else Answer(answer),
        wish=_wish(wish),
        replied=when in {"after-reply", "after-end"},
        opponents_clock=answers.get("pressed") == "yes" or violation == ask.TWICE,
        increment=answers.get("increment") == "yes",
        towers=answers.get("towers") != "no",
        out_of_turn=violation in {ask.OUT_OF_TURN, ask.TWICE} or answers.get("turn") == "opponents",
        single=answers.get("single") == "yes",
        stopped_short=violation == ask.STOPPED_SHORT or answers.get("stopped") == "yes",
        duty=_DUTIES.get(violation, TouchDuty.MOVE_IT if also in _DUTIES else TouchDuty.NONE),
        touched=SOME_SQUARE if {violation, also} & {*_DUTIES, ask.NOTHING_TO_MOVE} else None,
        king=SOME_SQUARE if answers.get("unmarked") == "yes" else None,
        also=() if also == ask.NOTHING else (Violation(also),),
        taken_back=SOME_SQUARE if {Violation.TOOK_BACK.value, ask.ONLY_TAKEN_BACK} & {violation, also} else None,
        made=violation not in {ask.ONLY_TAKEN_BACK, ask.ONLY_TOUCHED},
        corrected_alone=violation in {ask.SELF_CORRECTED, ask.SELF_CORRECTED_WITH_ANOTHER},
        reply_undone=when == "reply-undone",
        let_stand=wish == ask.CHANGED,
    )


def _wish(option: str) -> Wish | None:
    match option:
        case ask.NOT_SAID:
            return None
        case ask.CHANGED:
            return Wish.CORRECT
        case _:
            return Wish(option)


def inquiry(answers: Answers) -> InquiryFacts:
    """Return the facts of a denied claim that has been looked into. It is the opponent who had made it."""
    facts = move({**answers, "noticed": "opponent"})
    ends = InquiryEnd(answers.get("ends", InquiryEnd.ESTABLISHED.value))
    return InquiryFacts(facts, facts.offender.other, SOME_TIME, ends, lasca=_lasca(answers))


def protest(answers: Answers) -> ProtestFacts:
    """Return the facts of a protest. Who of the two saw the move to be wrong makes no difference to any rule."""
    facts = move({**answers, "noticed": answers.get("lodged", "opponent")})
    return ProtestFacts(facts, (facts.offender.other,) if answers.get("seen") == "yes" else (), lasca=_lasca(answers))


def disturbed(answers: Answers) -> DisturbedFacts:
    """Return the facts of a disturbed position."""
    return DisturbedFacts(
        answers["ended"] == "yes",
        Fault(answers["fault"]),
        SOME_TIME,
        SOME_MOVE if answers.get("since") == "yes" else None,
        lasca=_lasca(answers),
    )


def gathering(answers: Answers) -> GatheringFacts:
    """Return the facts of impossible moves made for the sake of the increment. One such move is enough."""
    return GatheringFacts(
        lasca=_lasca(answers),
        over=answers["ended"] == "yes",
        offender=Side(answers["offender"]),
        impossible=1 if answers["impossible"] == "yes" else 0,
        increment=answers["with-increment"] == "yes",
        to_gather=answers["purpose"] == "yes",
    )


_DUTIES = {
    Violation.TOUCHED_ANOTHER.value: TouchDuty.MOVE_IT,
    ask.SELF_CORRECTED_WITH_ANOTHER: TouchDuty.MOVE_IT,
    ask.ANOTHER_CAPTURES: TouchDuty.CAPTURE_WITH_ANOTHER,
}


def _lasca(answers: Answers) -> bool:
    return answers.get(ask.GAME.id) == "lasca"


def _violation(option: str) -> Violation | None:
    if option in {ask.ONLY_TOUCHED, ask.ANOTHER_CAPTURES, ask.NOTHING_TO_MOVE, ask.SELF_CORRECTED, ask.REGULAR}:
        return None
    if option == ask.ONLY_TAKEN_BACK:
        return Violation.TOOK_BACK
    if option == ask.SELF_CORRECTED_WITH_ANOTHER:
        return Violation.TOUCHED_ANOTHER
    return Violation.WRONG_MOVE if option in {ask.STOPPED_SHORT, ask.OUT_OF_TURN} else Violation(option)


def _noticed_by(answers: Answers) -> Person:
    offender = Side(answers["offender"])
    people: dict[str, Person] = {"opponent": offender.other, "offender": offender, "referee": Official.REFEREE}
    return people[answers.get("noticed", "referee")]


_BEFORE_THE_GAME = Text("The set-up", "Перед началом")
_THE_MOVE = Text("A move", "Ход")
_THE_POSITION = Text("The position", "Позиция")
_OF_THE_MOVE = (
    ask.VIOLATION,
    shared.OFFENDER,
    ask.WHEN,
    ask.ALSO,
    ask.THEN,
    ask.TURN,
    ask.STOPPED,
    ask.SINGLE,
    ask.UNMARKED,
)
_OF_A_MOVE_IN_QUESTION = (
    ask.VIOLATION_OF_A_MOVE,
    shared.OFFENDER,
    ask.WHEN_SETTLED,
    ask.TURN,
    ask.STOPPED,
    ask.SINGLE,
    ask.UNMARKED,
)
_OF_A_MOVE_LONG_AGO = (ask.VIOLATION_OF_A_MOVE, shared.OFFENDER, ask.WHEN_SETTLED, ask.UNMARKED)
_OF_THE_CLOCK = (ask.PRESSED, ask.INCREMENT, ask.TOWERS, ask.GAME)

INCIDENTS = (
    Incident(
        "set-up",
        _BEFORE_THE_GAME,
        Text("The pieces were set up wrongly", "Шашки расставлены неправильно"),
        (of_the_board.STAGE, of_the_board.TRUE, of_the_board.DENIED, ask.GAME),
        set_up,
    ),
    Incident(
        "board",
        _BEFORE_THE_GAME,
        Text("The board was placed wrongly", "Доска поставлена неправильно"),
        (of_the_board.STAGE, of_the_board.TRUE, of_the_board.LABELS, ask.GAME),
        board,
    ),
    Incident(
        "colours",
        _BEFORE_THE_GAME,
        Text("The players have each other's colours", "Игроки получили шашки не того цвета"),
        (of_the_board.STAGE, of_the_board.TRUE, ask.GAME),
        colours,
    ),
    Incident(
        "equipment",
        _BEFORE_THE_GAME,
        Text("The board or the pieces are not as required", "Доска или шашки не отвечают требованиям"),
        (of_the_board.STAGE, ask.GAME),
        equipment,
    ),
    Incident(
        "move",
        _THE_MOVE,
        Text("A move was wrong, or is said to be", "Ход неправильный — или так заявлено"),
        (*_OF_THE_MOVE, ask.NOTICED, ask.ANSWER, ask.WISH, *_OF_THE_CLOCK),
        move,
    ),
    Incident(
        "inquiry",
        _THE_MOVE,
        Text("A denied claim has been looked into", "Закончена проверка непризнанной претензии"),
        (*_OF_A_MOVE_IN_QUESTION, ask.ENDS, *_OF_THE_CLOCK),
        inquiry,
    ),
    Incident(
        "protest",
        _THE_MOVE,
        Text("A protest is lodged over a move", "Подан протест на сделанный ход"),
        (*_OF_A_MOVE_LONG_AGO, ask.LODGED, ask.SEEN, ask.PRESSED, ask.GAME),
        protest,
    ),
    Incident(
        "gathering",
        _THE_MOVE,
        Text("Illegal moves are made to gather time", "Невозможные ходы ради накопления времени"),
        (shared.GATHERER, shared.WITH_INCREMENT, shared.IMPOSSIBLE, shared.PURPOSE, shared.ENDED, ask.GAME),
        gathering,
    ),
    Incident(
        "disturbed",
        _THE_POSITION,
        Text("The position was disturbed", "Позиция на доске нарушена"),
        (of_the_board.FAULT, shared.ENDED, of_the_board.SINCE, ask.GAME),
        disturbed,
    ),
)
