"""What a referee is asked."""

from lasca_rules.languages import Text
from lasca_rules.rulebook.desk.questions import Answers, Incident, Option, Question, after, yes_no
from lasca_rules.sides import NAME, Side

from .rules import Facts

SURPLUS = Question(
    "surplus",
    Text("Were more than three pebbles taken?", "Взято больше трёх камешков?"),
    yes_no(Text("yes", "да"), Text("no", "нет")),
)
TAKER = Question(
    "taker",
    Text("Who took them?", "Кто их взял?"),
    tuple(Option(side.value, NAME[side]) for side in Side),
    asked=after(SURPLUS.id, "yes"),
    listed=False,
)
ANSWERED = Question(
    "answered",
    Text("Has the opponent taken since?", "Брал ли после этого соперник?"),
    yes_no(Text("yes", "да"), Text("no", "нет")),
    asked=after(SURPLUS.id, "yes"),
)
BEFORE = Question(
    "taken-before",
    Text("Had the player taken too many before?", "Брал ли этот игрок лишнее и раньше?"),
    (
        Option("no", Text("no", "нет")),
        Option("game", Text("yes, in this game", "да, в этой игре")),
        Option("event", Text("yes, in an earlier game", "да, в одной из прежних игр")),
    ),
    asked=after(ANSWERED.id, "no"),
)


def facts(answers: Answers) -> Facts:
    """Return the facts that answers give."""
    return Facts(
        player=Side(answers.get("taker", Side.WHITE.value)),
        surplus=1 if answers["surplus"] == "yes" else 0,
        answered=answers.get("answered") == "yes",
        before_in_game=answers.get("taken-before") == "game",
        before_elsewhere=answers.get("taken-before") == "event",
    )


INCIDENTS = (
    Incident(
        "heap",
        Text("The heap", "Куча"),
        Text("Too many pebbles were taken", "Взято слишком много камешков"),
        (SURPLUS, TAKER, ANSWERED, BEFORE),
        facts,
    ),
)
