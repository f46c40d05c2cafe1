"""What the desk's page looks things up in: the table of rulings as plain data, every text in it once."""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from lasca_rules.languages import Text
from lasca_rules.regulations import Reading, Registry, Statement
from lasca_rules.rulebook.announcing import of_the_same_game
from lasca_rules.rulebook.desk.answer import DeskAnswer, answer
from lasca_rules.rulebook.desk.clock_orders import AsBefore, FullTime, Reverse, SetByReferee, Sum, TakeOff
from lasca_rules.rulebook.desk.phrases import Phrase
from lasca_rules.rulebook.desk.questions import Incident, Question
from lasca_rules.rulebook.desk.table import RulingTable, incidents
from lasca_rules.rulebook.move_names import THAT_MOVE, THAT_TURN
from lasca_rules.sides import GENITIVE, NAME, Side
from reports.desk_wording import DESK_WORDING

T = TypeVar("T", bound=Hashable)

_NUMBERED = "{side}'s {nth} move"
MOVE_FORMS = {
    "move": (Text(THAT_MOVE.en, THAT_MOVE.ru), Text(_NUMBERED, "{n}-й ход {side}")),
    "move:genitive": (Text(THAT_MOVE.en, THAT_MOVE.genitive), Text(_NUMBERED, "{n}-го хода {side}")),
    "move:instrumental": (Text(THAT_MOVE.en, THAT_MOVE.instrumental), Text(_NUMBERED, "{n}-м ходом {side}")),
    "turn": (THAT_TURN, Text("the {nth} turn", "{n}-й ход")),
}
"""How a move is named in a phrase: without its number, and with it, as ``refereeing.move_names`` does."""

SIDE_FORMS = {side: Text(NAME[side].en, GENITIVE[side]) for side in Side}
"""Whose move it is, in Russian in the genitive."""


class _Pool(Generic[T]):
    """Things that occur many times, each kept once and referred to by its number."""

    def __init__(self, plain: Callable[[T], Any]) -> None:
        self._numbers: dict[T, int] = {}
        self._plain = plain

    def __call__(self, thing: T) -> int:
        return self._numbers.setdefault(thing, len(self._numbers))

    def all(self) -> list[Any]:
        """Return everything as plain data, in the order of the numbers. It may grow while it is made plain."""
        made: list[Any] = []
        while len(made) < len(self._numbers):
            made += [self._plain(thing) for thing in list(self._numbers)[len(made) :]]
        return made


def desk_data(registry: Registry, table: RulingTable) -> dict[str, Any]:
    """Return all that the page needs, as plain data."""
    texts: _Pool[Text] = _Pool(lambda text: [text.en, text.ru])
    phrases: _Pool[Phrase] = _Pool(
        lambda phrase: [
            texts(phrase.text),
            *([texts(phrase.blank), list(phrase.needs), list(phrase.moves)] if phrase.needs or phrase.moves else []),
        ]
    )
    lists: _Pool[tuple[Any, ...]] = _Pool(list)
    questions: _Pool[Question] = _Pool(lambda question: _question(question, texts))
    names: _Pool[str] = _Pool(str)
    answers = [answer(ruling) for ruling in table.rulings]
    data = {
        "regulations": [
            {
                "id": each.id,
                "name": texts(each.name),
                "games": None if each.games is None else texts(each.games),
                "other": _other(each.id),
            }
            for each in registry.regulations
            if not each.supplement
        ],
        "incidents": [_incident(incident, texts, questions) for incident in incidents()],
        "nodes": [[names(node.question), *(dict(node.places).values())] for node in table.nodes],
        "entries": [[each.regulation, each.incident, list(each.readings), each.place] for each in table.entries],
        "answers": [_answer(each, texts, phrases, lists) for each in answers],
        "statements": [_statement(each, texts) for each in registry.statements],
        "readings": [_reading(each, texts) for each in registry.readings],
        "words": {name: texts(text) for name, text in DESK_WORDING.items()},
        "moves": {name: [texts(text) for text in forms] for name, forms in MOVE_FORMS.items()},
        "sides": {side.value: texts(text) for side, text in SIDE_FORMS.items()},
    }
    data |= {"questions": questions.all(), "names": names.all(), "lists": lists.all(), "phrases": phrases.all()}
    return data | {"texts": texts.all()}


def _other(regulation: str) -> str | None:
    """Return the regulation that could have been chosen for the same game instead: the next of them, round."""
    alike = of_the_same_game(regulation)
    other = alike[(alike.index(regulation) + 1) % len(alike)]
    return None if other == regulation else other


def _question(question: Question, texts: _Pool[Text]) -> dict[str, Any]:
    return {
        "id": question.id,
        "text": texts(question.text),
        "options": [[option.id, texts(option.text)] for option in question.options],
        "usual": question.usual,
    }


def _incident(incident: Incident, texts: _Pool[Text], questions: _Pool[Question]) -> dict[str, Any]:
    return {
        "id": incident.id,
        "group": texts(incident.group),
        "title": texts(incident.title),
        "questions": [questions(question) for question in incident.questions],
    }


def _answer(given: DeskAnswer, texts: _Pool[Text], phrases: _Pool[Phrase], lists: _Pool[tuple[Any, ...]]) -> list[Any]:
    return [
        lists(tuple(phrases(verdict) for verdict in given.verdicts)),
        phrases(given.clocks),
        texts(given.pays),
        lists(tuple(phrases(step) for step in given.steps)),
        lists(tuple(_sum(each) for each in given.sums)),
        lists(given.under),
        lists(given.readings),
        *([given.then] if given.then else []),
    ]


def _sum(change: Sum) -> tuple[Any, ...]:
    match change:
        case FullTime():
            return ("full",)
        case AsBefore():
            return ("before",)
        case TakeOff(side, spent):
            return "off", side.value, spent.value
        case Reverse(side, revoked):
            return "reverse", side.value, revoked
        case SetByReferee():
            return ("referee",)


def _statement(statement: Statement, texts: _Pool[Text]) -> list[Any]:
    return [statement.id, statement.label, texts(statement.title), texts(statement.text)]


def _reading(reading: Reading, texts: _Pool[Text]) -> list[Any]:
    return [
        reading.id,
        texts(reading.title),
        texts(reading.gap),
        [[each.id, texts(each.text)] for each in reading.answers],
        texts(reading.why),
        list(reading.statements),
    ]
