"""What a referee of column draughts or of the sport of draughts is asked of a move."""

from attrs import evolve

from lasca_rules.languages import Text
from lasca_rules.refereeing.desks import shared_questions as shared
from lasca_rules.refereeing.incidents import (
    TAKEN_WRONGLY,
    UNMARKED_KING,
    Answer,
    InquiryEnd,
    Violation,
    Wish,
)
from lasca_rules.rulebook.desk.questions import Option, Question, after, all_of, unless, yes_no

STOPPED_SHORT, OUT_OF_TURN, TWICE = "v1-stopped", "v1-turn", Violation.TWO_MOVES_IN_A_ROW.value
"""Wrong moves with an option of their own: a capture that stops too soon, a move out of turn."""
ANOTHER_CAPTURES, NOTHING_TO_MOVE, SELF_CORRECTED, REGULAR = (
    "touched-captures",
    "touched-free",
    "self-corrected",
    "regular",
)
"""Moves that were by the rules after all. In the first two another tower had been touched before, and in the third an
illegal move had been made with the same tower and taken back."""
SELF_CORRECTED_WITH_ANOTHER = "v3-corrected"
"""An illegal move taken back, and another tower moved then than the one that had made it."""
ONLY_TAKEN_BACK = "v4-none"
"""A move taken back, and no other made yet."""
ONLY_TOUCHED = "touched-none"
"""A piece touched, and none moved yet."""
NOTHING = "nothing"
"""Nothing else was wrong."""
CHANGED = "changed"
"""To have it corrected after all, having let it stand before."""

NOT_SAID = "not-said"
OF_A_MULTIPLE_CAPTURE = (Violation.WRONG_NUMBER_TAKEN, Violation.TAKEN_NOT_TO_BE_TAKEN)
"""The violations that the list names of a multiple capture, and that a single one can bear as well."""

VIOLATION = Question(
    "violation",
    Text("What was wrong with the move?", "Что не так с этим ходом?"),
    (
        Option("v1", Violation.WRONG_MOVE.text),
        Option(
            STOPPED_SHORT, Text("stopped a capture that could go on", "взятие прервано, хотя можно было бить дальше")
        ),
        Option(OUT_OF_TURN, Text("moved out of turn at the start", "ход вне очереди в самом начале партии")),
        *(Option(each.value, each.text) for each in Violation if each is not Violation.WRONG_MOVE),
        Option(
            ONLY_TAKEN_BACK,
            Text("took the move back, and has made no other yet", "ход взят обратно, а другого ещё нет"),
        ),
        Option(
            ONLY_TOUCHED,
            Text("touched a piece, and has made no move yet", "тронул шашку, а хода ещё не сделал"),
        ),
        Option(
            ANOTHER_CAPTURES,
            Text(
                "touched one, captured with another that had to",
                "тронута одна шашка, взятие произведено другой, которая обязана бить",
            ),
        ),
        Option(
            NOTHING_TO_MOVE,
            Text("touched one that cannot move, moved another", "тронута шашка, у которой нет хода; ход сделан другой"),
        ),
        Option(
            SELF_CORRECTED,
            Text(
                "took an illegal move back alone, moved the same piece by the rules",
                "сам взял невозможный ход обратно и пошёл той же шашкой по правилам",
            ),
        ),
        Option(
            SELF_CORRECTED_WITH_ANOTHER,
            Text(
                "took an illegal move back alone, moved another piece, though the first could move",
                "сам взял невозможный ход обратно и пошёл другой шашкой, хотя ход был и у первой",
            ),
        ),
        Option(REGULAR, Text("nothing: it was by the rules", "ничего: ход сделан по правилам")),
    ),
)
VIOLATION_OF_A_MOVE = evolve(
    VIOLATION, options=tuple(option for option in VIOLATION.options if option.id != ONLY_TOUCHED)
)
"""The same where a move has been made, or made and taken back."""
WHEN = Question(
    "when",
    Text("When is it raised?", "Когда об этом заявлено?"),
    (
        Option("before-reply", Text("before the opponent's reply move", "до ответного хода соперника")),
        Option("after-reply", Text("after the opponent's reply move", "после ответного хода соперника")),
        Option(
            "reply-undone",
            Text("after a reply that has been taken back", "после ответного хода, который взят обратно"),
        ),
        Option("after-end", Text("after the end of the game", "после окончания партии")),
    ),
    asked=unless(VIOLATION.id, ONLY_TAKEN_BACK, ONLY_TOUCHED),
)
WHEN_SETTLED = evolve(WHEN, options=tuple(option for option in WHEN.options if option.id != "reply-undone"))
"""The same where it is known that a reply, if there was one, stands."""
_GOING_ON = unless(WHEN.id, "after-end")
"""After the end of a game nothing else is asked: no claim is accepted."""

TURN = Question(
    "turn",
    Text("Whose move was it?", "Чья была очередь хода?"),
    (
        Option("own", Text("of the player who moved", "того, кто сделал ход")),
        Option("opponents", Text("of the opponent", "соперника")),
    ),
    asked=all_of(_GOING_ON, after(VIOLATION.id, Violation.OPPONENTS_PIECE.value)),
)
STOPPED = Question(
    "stopped",
    Text("How far did the capture go?", "Доведено ли взятие до конца?"),
    (
        Option("no", Text("to its end", "да, до конца")),
        Option("yes", Text("it stopped though it could go on", "нет, прервано, хотя можно было бить дальше")),
    ),
    asked=all_of(_GOING_ON, after(VIOLATION.id, Violation.TAKEN_WRONGLY_IN_CAPTURE.value)),
)
SINGLE = Question(
    "single",
    Text("How many pieces should that capture have taken?", "Сколько шашек следовало взять этим ходом?"),
    (
        Option("no", Text("two or more", "две или больше")),
        Option("yes", Text("only one", "только одну")),
    ),
    asked=all_of(_GOING_ON, after(VIOLATION.id, *(each.value for each in OF_A_MULTIPLE_CAPTURE))),
    usual="no",
    only_under=("draughts",),
)
UNMARKED = Question(
    "unmarked",
    Text("Is that king still on the board without a mark?", "Эта дамка всё ещё стоит необозначенной?"),
    yes_no(Text("yes", "да"), Text("no: taken, covered or marked since", "нет: взята, накрыта или уже обозначена")),
    asked=all_of(_GOING_ON, after(VIOLATION.id, *(each.value for each in UNMARKED_KING))),
)
ALSO = Question(
    "also",
    Text("Was anything else wrong with it?", "Было ли с этим ходом ещё что-то не так?"),
    (
        Option(NOTHING, Text("no", "нет")),
        Option(
            Violation.TOUCHED_ANOTHER.value,
            Text("another piece that can move was touched first", "сначала тронута другая шашка, у которой есть ход"),
        ),
        Option(
            Violation.TOOK_BACK.value,
            Text("a move by the rules was made first and taken back", "сначала сделан и взят обратно ход по правилам"),
        ),
    ),
    asked=all_of(_GOING_ON, after(VIOLATION.id, "v1", Violation.CAPTURE_DUE.value)),
    usual=NOTHING,
    only_under=("draughts",),
)
THEN = Question(
    "then",
    Text("Which piece was moved then?", "Какой шашкой пошли потом?"),
    (
        Option("same", Text("the same one", "той же")),
        Option("another", Text("another one", "другой")),
    ),
    asked=all_of(_GOING_ON, after(VIOLATION.id, Violation.TOOK_BACK.value)),
    only_under=("draughts",),
)
ENDS = Question(
    "ends",
    Text("What did the inquiry come to?", "Чем закончилась проверка?"),
    (
        Option(InquiryEnd.ESTABLISHED.value, Text("it is known what happened", "установлено, что произошло")),
        Option(
            InquiryEnd.ADMITTED.value,
            Text("the player who had denied the claim admits it", "игрок, отрицавший нарушение, его признал"),
        ),
        Option(InquiryEnd.NOTHING.value, Text("it cannot be established", "установить не удалось")),
    ),
    asked=_GOING_ON,
    usual=InquiryEnd.ESTABLISHED.value,
)
NOTICED = evolve(shared.NOTICED, asked=_GOING_ON)
ANSWER = Question(
    "answer",
    Text("Does the player who moved admit it?", "Признаёт ли это игрок, сделавший ход?"),
    (
        Option(Answer.ADMITS.value, Text("admits it", "признаёт")),
        Option(Answer.DENIES.value, Text("denies it", "не признаёт")),
        Option(NOT_SAID, Text("has not said", "ещё не ответил")),
    ),
    asked=after(NOTICED.id, "opponent"),
)
WISH = Question(
    "wish",
    Text("What does the opponent want?", "Чего хочет соперник?"),
    (
        Option(Wish.CORRECT.value, Text("to have it corrected", "чтобы ошибку исправили")),
        Option(Wish.LET_STAND.value, Text("to let it stand", "оставить всё как есть")),
        Option(
            CHANGED,
            Text(
                "to have it corrected, having let it stand before",
                "чтобы ошибку исправили, хотя сначала оставил ход в силе",
            ),
        ),
        Option(NOT_SAID, Text("has not said", "ещё не решил")),
    ),
    asked=_GOING_ON,
    only_under=("draughts",),
)
PRESSED = evolve(
    shared.PRESSED,
    asked=all_of(unless(WHEN.id, "after-reply", "after-end"), unless(VIOLATION.id, OUT_OF_TURN, TWICE)),
)
"""At the start nobody has pressed yet, and who moves twice in a row has pressed after the first of the two."""
INCREMENT = evolve(
    shared.INCREMENT,
    asked=all_of(after(PRESSED.id, "yes"), unless(TURN.id, "opponents"), unless(VIOLATION.id, ONLY_TAKEN_BACK)),
    only_under=("draughts",),
)
"""Who moves in the opponent's turn has not pressed after that move."""
GAME = Question(
    "column-game",
    Text("Which game of column draughts is it?", "В какую игру столбовых шашек играют?"),
    (Option("lasca", Text("Lasca", "ласка")), Option("bashni", Text("Bashni", "башни"))),
    usual="lasca",
    only_under=("column",),
    alike=("bashni",),  # ruled as in Lasca; only the reading by which that holds for Lasca is not needed
    listed=False,
)
TOWERS = Question(
    "towers",
    Text("Which game is it?", "В какую игру играют?"),
    yes_no(Text("one with towers: Lasca, Bashni", "с башнями: ласка, башни"), Text("one without towers", "без башен")),
    asked=all_of(_GOING_ON, after(VIOLATION.id, *(each.value for each in TAKEN_WRONGLY))),
    only_under=("draughts",),
)
LODGED = Question(
    "lodged",
    Text("Who lodges the protest?", "Кто подаёт протест?"),
    NOTICED.options[:2],
    asked=_GOING_ON,
)
SEEN = Question(
    "seen",
    Text(
        "Did a player see at the time that the move was wrong?",
        "Заметил ли кто-то из игроков сразу, что ход неправильный?",
    ),
    yes_no(Text("yes, at least one of them", "да, хотя бы один"), Text("no, neither", "нет, ни один")),
    asked=after(WHEN.id, "after-reply"),
    only_under=("draughts",),
)
