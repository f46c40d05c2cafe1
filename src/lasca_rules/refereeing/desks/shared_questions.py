"""What a referee is asked whatever the game; when a question is asked is for the games' own pages of questions."""

from lasca_rules.languages import Text
from lasca_rules.rulebook.desk.questions import Option, Question, yes_no
from lasca_rules.sides import NAME, Side

SIDES = tuple(Option(side.value, NAME[side]) for side in Side)
OFFENDER = Question("offender", Text("Who made the move?", "Кто сделал этот ход?"), SIDES, listed=False)
ENDED = Question(
    "ended",
    Text("Has the game ended?", "Окончена ли партия?"),
    yes_no(Text("yes", "да, окончена"), Text("no, it is being played", "нет, партия идёт")),
    usual="no",
)
NOTICED = Question(
    "noticed",
    Text("Who says so?", "Кто об этом заявил?"),
    (
        Option("opponent", Text("the opponent of the player who moved", "соперник игрока, сделавшего ход")),
        Option("offender", Text("the player who moved", "сам игрок, сделавший ход")),
        Option("referee", Text("the referee", "судья")),
    ),
)
PRESSED = Question(
    "pressed",
    Text("Is it the opponent's clock that is going?", "Часы переключены, идёт время соперника?"),
    yes_no(
        Text("yes, the clock has been pressed", "да, часы переключены"),
        Text("no, not pressed yet", "нет, ещё не переключены"),
    ),
)
INCREMENT = Question(
    "increment",
    Text("Did the press bring an increment?", "Добавилось ли при переключении время?"),
    yes_no(Text("yes", "да"), Text("no, no increment is played", "нет, играют без добавления времени")),
)
WITH_INCREMENT = Question(
    "with-increment",
    Text("Is an increment added for each move?", "Добавляется ли время за каждый ход?"),
    yes_no(Text("yes", "да"), Text("no", "нет")),
)
GATHERER = Question("offender", Text("Which player?", "Кто из игроков?"), SIDES, listed=False)
IMPOSSIBLE = Question(
    "impossible",
    Text(
        "Has the player made illegal moves and pressed the clock?",
        "Делал ли игрок невозможные ходы и переключал ли после них часы?",
    ),
    yes_no(Text("yes, at least once", "да, хотя бы раз"), Text("no, never", "нет, ни разу")),
)
PURPOSE = Question(
    "purpose",
    Text("Was it done to gather time, in your view?", "По вашему мнению, это делалось ради накопления времени?"),
    yes_no(Text("yes", "да"), Text("no", "нет")),
)
