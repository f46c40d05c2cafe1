"""What a referee is asked of a set-up, a board, colours and a position in column draughts and the sport of draughts."""

from lasca_rules.languages import Text
from lasca_rules.refereeing.desks import shared_questions as shared
from lasca_rules.refereeing.facts import Stage
from lasca_rules.refereeing.incidents import Fault
from lasca_rules.rulebook.desk.questions import Option, Question, after, unless, yes_no
from lasca_rules.sides import Side

STAGE = Question(
    "stage",
    Text("When is it found?", "Когда это обнаружено?"),
    (
        Option(Stage.NOT_BEGUN.value, Text("before White's clock is started", "до пуска часов белых")),
        Option(
            Stage.NONE_MOVED.value,
            Text("White's clock is going, nobody has moved", "часы белых пущены, ходов ещё нет"),
        ),
        Option(Stage.ONE_MOVED.value, Text("White has moved, Black has not", "белые сделали ход, чёрные ещё нет")),
        Option(Stage.BOTH_MOVED.value, Text("both have moved", "оба игрока сделали хотя бы по ходу")),
        Option(Stage.OVER.value, Text("after the end of the game", "после окончания партии")),
    ),
)
TRUE = Question(
    "true",
    Text("Is it really so?", "Так ли это на самом деле?"),
    yes_no(Text("yes, it is wrong", "да, ошибка есть"), Text("no, all is right", "нет, всё правильно")),
    usual="yes",
)
DENIED = Question(
    "set-up-denied",
    Text("Do the players agree about it?", "Согласны ли с этим игроки?"),
    (
        Option("agreed", Text("yes, or it was the referee who found it", "да, либо ошибку нашёл сам судья")),
        Option(
            Side.WHITE.value,
            Text("White denied it, and it was looked into", "белые это отрицали, проводилась проверка"),
        ),
        Option(
            Side.BLACK.value,
            Text("Black denied it, and it was looked into", "чёрные это отрицали, проводилась проверка"),
        ),
    ),
    asked=unless(STAGE.id, Stage.NOT_BEGUN.value, Stage.OVER.value),
    usual="agreed",
    only_under=("column",),
)
LABELS = Question(
    "labels",
    Text("What is wrong with the board?", "Что не так с доской?"),
    (
        Option("no", Text("the squares: light where dark should be", "поля: белые там, где должны быть чёрные")),
        Option("yes", Text("only the letters and numbers at its edge", "только буквы и цифры по краям")),
    ),
    asked=after(TRUE.id, "yes"),
)
FAULT = Question(
    "fault",
    Text("Through whose fault?", "По чьей вине?"),
    (
        Option(Fault.WHITE.value, Text("White's", "по вине белых")),
        Option(Fault.BLACK.value, Text("Black's", "по вине чёрных")),
        Option(Fault.BOTH.value, Text("both players'", "по вине обоих")),
        Option(Fault.NOBODY.value, Text("nobody's", "без вины игроков")),
    ),
)
SINCE = Question(
    "since",
    Text("Have moves been made since?", "Делались ли после этого ходы?"),
    yes_no(
        Text("yes: nobody had noticed", "да: никто не заметил"),
        Text("no: it was seen at once", "нет: замечено сразу"),
    ),
    asked=after(shared.ENDED.id, "no"),
    usual="no",
    only_under=("column",),
)
