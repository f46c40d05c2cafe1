"""What a referee of nardy is asked."""

from attrs import evolve

from lasca_rules.languages import Text
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing.desks import shared_questions as shared
from lasca_rules.refereeing.incidents import Wish
from lasca_rules.refereeing.nardy_facts import UnderWay
from lasca_rules.refereeing.nardy_incidents import Matter
from lasca_rules.rulebook.desk.questions import Condition, Option, Question, after, all_of, any_of, unless, yes_no
from lasca_rules.sides import GENITIVE, NAME, Side

BOTH, NOBODY, REGULAR = "both", "nobody", "regular"
ROLLED = "rolled"
"""The answer to REPLIED that the opponent has thrown the dice and moved nothing."""
PUT_TOGETHER = (Side.BLACK.value, BOTH)
"""The ruling for both players is that for each of them, put together; for Black it is as for White."""
IN_PLACE, IN_NUMBER = ("places", "both"), ("number", "both")
"""The answers to WRONG that say so."""

GAME = Question(
    "game",
    Text("Which game is it?", "В какую игру играют?"),
    (
        Option(Nardy.LONG.value, Text("long nardy", "длинные нарды")),
        Option(Nardy.SHORT.value, Text("short nardy", "короткие нарды")),
    ),
)
WRONG = Question(
    "wrong",
    Text("What is wrong with the checkers?", "Что не так с шашками?"),
    (
        Option("places", Text("they were set up in wrong places", "расставлены не на те пункты")),
        Option("number", Text("their number", "неверно их число")),
        Option("both", Text("both the places and the number", "и расстановка, и число")),
        Option("nothing", Text("nothing, all is right", "ничего, всё верно")),
    ),
)


ENDED = evolve(
    shared.ENDED,
    text=Text(shared.ENDED.text.en, "Окончена ли игра?"),
    options=yes_no(Text("yes", "да, окончена"), Text("no, it is being played", "нет, игра идёт")),
)
"""Article 28 calls the game «игра»."""
_GOING_ON = after(ENDED.id, "no")
_SOMETHING_WRONG = all_of(_GOING_ON, after(WRONG.id, *IN_PLACE, *IN_NUMBER))

MISPLACED = Question(
    "misplaced",
    Text("Whose checkers were set up in wrong places?", "Чьи шашки расставлены неправильно?"),
    (
        Option(Side.WHITE.value, Text("White's", "белых")),
        Option(Side.BLACK.value, Text("Black's", "чёрных")),
        Option(BOTH, Text("both players'", "обоих игроков")),
    ),
    asked=all_of(_GOING_ON, after(WRONG.id, *IN_PLACE)),
    alike=PUT_TOGETHER,
)
MISCOUNTED = Question(
    "miscounted",
    Text("Whose number of checkers is wrong?", "У кого неверное число шашек?"),
    (
        Option(Side.WHITE.value, Text("White's", "у белых")),
        Option(Side.BLACK.value, Text("Black's", "у чёрных")),
        Option(BOTH, Text("both players'", "у обоих игроков")),
    ),
    asked=all_of(_GOING_ON, after(WRONG.id, *IN_NUMBER)),
    alike=PUT_TOGETHER,
)


def _in_long(side: Side) -> Condition:
    return all_of(after(GAME.id, Nardy.LONG.value), after(MISCOUNTED.id, side.value, BOTH))


def _count(side: Side) -> Question:
    return Question(
        f"count-{side.value}",
        Text(f"How many checkers has {NAME[side].en}?", f"Сколько шашек у {GENITIVE[side]}?"),
        (Option("few", Text("too few", "меньше, чем нужно")), Option("many", Text("too many", "больше, чем нужно"))),
        asked=_in_long(side),
    )


def _head(side: Side, count: str, options: tuple[Option, ...]) -> Question:
    return Question(
        f"head-{count}-{side.value}",
        Text(
            f"How many checkers stand on {NAME[side].en}'s head now?",
            f"Сколько шашек сейчас на голове {GENITIVE[side]}?",
        ),
        options,
        asked=all_of(_in_long(side), after(f"count-{side.value}", count)),
    )


_NONE = Option("none", Text("none", "ни одной"))
COUNTS = {side: _count(side) for side in Side}
HEADS_WITH_FEW = {
    side: _head(side, "few", (_NONE, Option("some", Text("at least one", "хотя бы одна")))) for side in Side
}
HEADS_WITH_MANY = {
    side: _head(
        side,
        "many",
        (
            _NONE,
            Option("fewer", Text("some, but fewer than the surplus", "есть, но меньше, чем лишних")),
            Option("enough", Text("as many as the surplus, or more", "не меньше, чем лишних")),
        ),
    )
    for side in Side
}
TURNS = Question(
    "turns",
    Text("How many moves has each player made?", "Сколько ходов сделал каждый из соперников?"),
    (
        Option("two", Text("both have made two or more", "оба сделали не меньше двух")),
        Option(
            "two-one-unplayed",
            Text(
                "both two, but in one of them nothing could be played",
                "оба сделали по два, но в одном из них сыграть было нечего",
            ),
        ),
        Option("fewer", Text("at least one has made fewer than two", "хотя бы один — меньше двух")),
    ),
    asked=_SOMETHING_WRONG,
)
_WARNED_BEFORE = (
    Option(NOBODY, Text("nobody", "никого")),
    Option(Side.WHITE.value, Text("White", "белых")),
    Option(Side.BLACK.value, Text("Black", "чёрных")),
    Option(BOTH, Text("both", "обоих")),
)
LOST = Question(
    "lost",
    Text("Was their number wrong from the beginning?", "Было ли число шашек неверным с самого начала?"),
    (
        Option("set-up", Text("yes, they were set up so", "да, так их расставили")),
        Option("play", Text("no, it became wrong in play", "нет, оно стало неверным по ходу игры")),
    ),
    asked=all_of(_GOING_ON, after(WRONG.id, "number")),
    usual="set-up",
)
IMPOSSIBLE = evolve(
    shared.IMPOSSIBLE,
    options=(
        Option("yes", Text("yes, once", "да, один раз")),
        Option("several", Text("yes, more than once", "да, несколько раз")),
        Option(
            "other",
            Text(
                "no, but pressed once with nothing moved, or after another error than those of 28.4",
                "нет, но один раз переключил часы, ничего не сыграв или после другой ошибки, которой нет в 28.4",
            ),
        ),
        Option("no", Text("no, never", "нет, ни разу")),
    ),
)
WARNED_IN_EVENT = Question(
    "warned-in-event",
    Text(
        "Who has been warned for the set-up before, at this event?",
        "Кого на этом соревновании уже предупреждали за расстановку?",
    ),
    _WARNED_BEFORE,
    asked=all_of(_SOMETHING_WRONG, unless("lost", "play")),
    alike=PUT_TOGETHER,
)
WARNED_WHERE = Question(
    "warned-where",
    Text("In which match was that?", "В каком матче это было?"),
    (
        Option("earlier", Text("in an earlier one", "в одном из прежних")),
        Option("this", Text("in this one", "в этом же")),
    ),
    asked=all_of(_SOMETHING_WRONG, after(WARNED_IN_EVENT.id, Side.WHITE.value, Side.BLACK.value)),
)
WARNED_IN_MATCH = Question(
    "warned-in-match",
    Text("Who of them was warned in this match?", "Кого из них предупреждали в этом матче?"),
    _WARNED_BEFORE,
    asked=all_of(_SOMETHING_WRONG, after(WARNED_IN_EVENT.id, BOTH)),
    alike=PUT_TOGETHER,
)
VIOLATION = Question(
    "violation",
    Text("What was wrong with the move?", "Что не так с этим ходом?"),
    (
        Option(TurnViolation.WRONG_MOVE.value, Text("a wrong move with a checker", "неправильный ход шашкой")),
        Option(TurnViolation.EXTRA_MOVE.value, Text("an extra move", "лишний ход")),
        Option(TurnViolation.OPPONENTS_CHECKER.value, Text("the opponent's checker was moved", "ход шашкой соперника")),
        Option(TurnViolation.REMOVED.value, Text("checkers were removed without reason", "шашки сняты без причины")),
        Option(
            TurnViolation.NOTHING_MOVED.value,
            Text(
                "nothing was moved on the roll, though something could be",
                "бросок сделан, но ничего не сыграно, хотя сыграть было можно",
            ),
        ),
        Option(
            TurnViolation.HIT_LEFT.value,
            Text("a checker that was hit was left on its point", "побитая шашка оставлена на своём пункте"),
        ),
        Option(REGULAR, Text("nothing: it was legal", "ничего: ход был возможен")),
    ),
)
WISH = Question(
    "wish",
    Text("What does the opponent want?", "Чего хочет соперник?"),
    (
        Option(Wish.CORRECT.value, Text("to have it corrected", "чтобы ошибку исправили")),
        Option(Wish.LET_STAND.value, Text("to let it stand", "оставить всё как есть")),
    ),
    asked=after(shared.NOTICED.id, "opponent"),
)
REPLIED = Question(
    "replied",
    Text("Has the opponent replied?", "Сделал ли соперник ответный ход?"),
    (
        Option("no", Text("no", "нет")),
        Option(ROLLED, Text("no, only thrown the dice", "нет, только бросил кости")),
        Option(
            UnderWay.MOVED.value,
            Text(
                "has moved, but not pressed the clock: the dice are still lying there",
                "сыграл, но часы ещё не переключил и кости не снял",
            ),
        ),
        Option(
            UnderWay.DICE_UP.value,
            Text(
                "has moved and picked up the dice, but not pressed the clock",
                "сыграл и снял кости, но часы ещё не переключил",
            ),
        ),
        Option("yes", Text("yes, and moved a checker", "да, и передвинул шашку")),
        Option("unplayed", Text("yes, but could play nothing", "да, но сыграть ничего не смог")),
    ),
)
REPLIED_BEFORE_A_PROTEST = evolve(REPLIED, options=tuple(each for each in REPLIED.options if each.id != ROLLED))
PRESSED = evolve(shared.PRESSED, asked=after(REPLIED.id, "no", ROLLED))
_CLOCK_HAS_BEEN_PRESSED = any_of(
    after(PRESSED.id, "yes"), after(REPLIED.id, "unplayed", UnderWay.MOVED.value, UnderWay.DICE_UP.value)
)
TIME_BANK = Question(
    "time-bank",
    Text("Is it played with a time for the move and a time bank?", "Играют с таймбанком и отдельным временем на ход?"),
    yes_no(Text("yes", "да"), Text("no", "нет")),
    asked=_CLOCK_HAS_BEEN_PRESSED,
)
INCREMENT = evolve(shared.INCREMENT, asked=_CLOCK_HAS_BEEN_PRESSED)
LODGED = Question("lodged", Text("Who lodges the protest?", "Кто подаёт протест?"), shared.NOTICED.options[:2])
SEEN = Question(
    "seen",
    Text(
        "Did a player see at the time that the move was illegal?",
        "Заметил ли кто-то из игроков сразу, что ход невозможный?",
    ),
    yes_no(Text("yes, at least one of them", "да, хотя бы один"), Text("no, neither", "нет, ни один")),
)
MATTER = Question(
    "matter",
    Text("What has happened?", "Что случилось?"),
    (
        Option(
            Matter.DICE_CROOKED.value,
            Text("a die lies crooked, or off the board", "кость легла косо или упала с доски"),
        ),
        Option(
            Matter.DICE_LIFTED.value,
            Text(
                "the dice were picked up before the opponent had seen them",
                "кости сняли раньше, чем их увидел соперник",
            ),
        ),
        Option(
            Matter.ROLLED_EARLY.value,
            Text("a player rolled before the opponent had finished", "игрок бросил кости, не дождавшись конца хода"),
        ),
        Option(
            Matter.MOVED_EARLY.value,
            Text("a player moved before the opponent had finished", "игрок пошёл, не дождавшись конца хода соперника"),
        ),
        Option(Matter.CUBE.value, Text("an error with the doubling cube", "ошибка с кубом удвоения")),
        Option(Matter.SOMETHING_ELSE.value, Text("something else", "что-то другое")),
    ),
)
