"""The book of rulings as a page in Markdown, in one language."""

from collections import defaultdict
from collections.abc import Iterator

from lasca_rules.languages import Language, Text
from lasca_rules.regulations import Reading, Registry
from lasca_rules.rulebook.desk.answer import DeskAnswer
from lasca_rules.rulebook.desk.book import Chapter, Circumstances, Entered, chapters
from lasca_rules.rulebook.desk.table import RulingTable
from lasca_rules.rulebook.word_tables import table_for

_TITLE = Text("The book of rulings", "Книга судейских решений")
_LEAD = Text(
    "Every ruling of the referee's desk: when it is given, what is decided, what to do, and what it rests on. It is "
    "written for White as the one who erred; for Black it is the same the other way round. Under column draughts the "
    "game is Lasca; in Bashni the same is ruled, without the reading `column-scope`. This page is made by "
    "`lasca-rules rulings`; do not edit it.",
    "Все решения судейского стола: когда решение принимается, каково оно, что делать и на чём оно основано. Решения "
    "записаны для случаев, когда ошиблись белые; для чёрных они зеркальны. По правилам столбовых шашек речь о ласке; "
    "в башнях решают так же, только без толкования `column-scope`. Эту страницу составляет команда "
    "`lasca-rules rulings --lang ru`; править её не нужно.",
)
_WHEN, _CLOCKS = Text("When", "Когда"), Text("Clocks", "Часы")
_WHOSE_TIME, _TO_DO = Text("Whose time is used", "Чьё время расходуется"), Text("What to do", "Что делать")
_THEN = Text("Next", "Далее")
_RESTS_ON, _READINGS = Text("Rests on", "На чём основано"), Text("Readings", "Толкования")
_OWN = Text("the violation's own statement", "положение о самом нарушении")
_NOTHING = Text("nothing: the text is silent", "ни на чём: в тексте этого нет")
_ALWAYS = Text("always", "всегда")
_OR, _OTHERWISE = Text("or", "или"), Text("If {reading} is taken as {answer}", "Если {reading} понимать как {answer}")
_INQUIRY = Text("the inquiry", "итог проверки")
_ALL_READINGS = Text("The readings", "Толкования")
_GAP, _TAKEN = Text("Where the text stops", "Где текст молчит"), Text("Taken here", "Принято здесь")
_WHY_CITED = Text("Why each statement is cited", "Почему приведено каждое положение")
_WHY_LEAD = Text(
    "For every verdict the statements that its rulings cite, and what each of them says. Whoever finds one here that "
    "does not say what is ruled has found a mistake.",
    "Для каждого вида решений — положения, на которые в них ссылаются, и что в каждом сказано. Положение, "
    "в котором не сказано того, что решено, — ошибка.",
)
_INSTEAD, _WHY = Text("One could also take", "Можно принять и так"), Text("Why", "Почему")


def page(registry: Registry, table: RulingTable, language: Language) -> str:
    """Return the whole book in one language, ending in a line feed."""
    return "\n".join(_lines(registry, table, language)) + "\n"


def _lines(registry: Registry, table: RulingTable, language: Language) -> Iterator[str]:
    yield from (f"# {_TITLE[language]}", "", _LEAD[language])
    names = {regulation.id: regulation.name for regulation in registry.regulations}
    said: str | None = None
    for chapter in chapters(table):
        if chapter.regulation != said:
            said = chapter.regulation
            yield from ("", f"## {names[said][language]}")
        yield from _chapter(chapter, language)
    yield from ("", f"## {_WHY_CITED[language]}", "", _WHY_LEAD[language])
    for regulation in registry.refereed:
        yield from _why_cited(registry, table, regulation, language)
    yield from ("", f"## {_ALL_READINGS[language]}")
    cited = {
        reading for chapter in chapters(table) for entered in chapter.rulings for reading in entered.answer.readings
    }
    for reading in registry.readings:
        if reading.id in cited:
            yield from _reading(reading, language)


def _why_cited(registry: Registry, table: RulingTable, regulation: str, language: Language) -> Iterator[str]:
    """Yield, for each kind of verdict of a regulation, the statements that are cited with it."""
    words = table_for(regulation)
    cited: dict[str, set[str]] = defaultdict(set)
    for ruling in table.rulings:
        if ruling.regulation == regulation and ruling.under:
            cited[words.of(ruling.verdict).should[language]].update(ruling.under)
    for should, statements in cited.items():
        yield from ("", f"### {registry.regulation(regulation).name[language]}: {should}", "")
        for name in registry.in_order(statements):
            statement = registry.statement(name)
            yield f"- {statement.label}: {statement.text[language]}"


def _chapter(chapter: Chapter, language: Language) -> Iterator[str]:
    yield from ("", f"### {chapter.incident.title[language]}")
    for number, entered in enumerate(chapter.rulings, start=1):
        yield from ("", f"#### {number}. {_verdict(entered.answer, language)}", "")
        yield from _entered(entered, language)


def _entered(entered: Entered, language: Language) -> Iterator[str]:
    given = entered.answer
    ways = [_circumstances(way, language) for way in entered.circumstances]
    if len(ways) == 1:
        yield f"- {_WHEN[language]}: {ways[0]}"
    else:
        yield f"- {_WHEN[language]}:"
        for number, way in enumerate(ways):
            yield f"  - {way}" if not number else f"  - {_OR[language]} {way}"
    yield f"- {_CLOCKS[language]}: {given.clocks.unnamed[language]}"
    yield f"- {_WHOSE_TIME[language]}: {given.pays[language]}"
    if given.steps:
        yield f"- {_TO_DO[language]}:"
        yield from (f"  {at}. {step.unnamed[language]}" for at, step in enumerate(given.steps, start=1))
    if given.then:
        yield f"- {_THEN[language]}: {_INQUIRY[language]}"
    yield f"- {_RESTS_ON[language]}: {_grounds(entered, language)}"
    if given.readings:
        yield f"- {_READINGS[language]}: {', '.join(given.readings)}"
    for other in entered.otherwise:
        ((reading, answer),) = other.choices
        condition = _OTHERWISE[language].format(reading=f"`{reading}`", answer=f"`{answer}`")
        yield f"  - {condition}: {_verdict(other.answer, language)}; {other.answer.clocks.unnamed[language]}"


def _grounds(entered: Entered, language: Language) -> str:
    labels = [statement.partition(":")[2] for statement in entered.under]
    return ", ".join([*([_OWN[language]] if entered.own else []), *labels]) or _NOTHING[language]


def _circumstances(circumstances: Circumstances, language: Language) -> str:
    said = []
    for question, chosen in circumstances:
        options = [option.text[language] for option in question.options if option.id in chosen]
        said.append(f"{question.text[language]} *{f'* {_OR[language]} *'.join(options)}*")
    return "; ".join(said) or _ALWAYS[language]


def _verdict(given: DeskAnswer, language: Language) -> str:
    return "; ".join(verdict.unnamed[language] for verdict in given.verdicts)


def _reading(reading: Reading, language: Language) -> Iterator[str]:
    yield from ("", f"### {reading.title[language]} (`{reading.id}`)", "")
    yield f"- {_GAP[language]}: {reading.gap[language]}"
    yield f"- {_TAKEN[language]} (`{reading.default.id}`): {reading.default.text[language]}"
    for answer in reading.alternatives:
        yield f"- {_INSTEAD[language]} (`{answer.id}`): {answer.text[language]}"
    yield f"- {_WHY[language]}: {reading.why[language]}"
