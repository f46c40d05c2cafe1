"""``clause`` and ``rulings``: what the rulebook says, in our words, and what is ruled."""

from typing import Annotated, TypeAlias

import typer

from lasca_rules.cli.options import AsJson, Lang, language_of
from lasca_rules.cli.streams import json_of
from lasca_rules.languages import Language, Text
from lasca_rules.regulations import Clause, Reading, Registry, Regulation, Statement, UnknownIdError, load
from lasca_rules.rulebook.desk.book_page import page
from lasca_rules.rulebook.desk.table import make_table

Passage: TypeAlias = Regulation | Clause | Statement | Reading


def clause(
    which: Annotated[str, typer.Argument(metavar="ID")],
    *,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print a regulation, a clause, a statement or a reading, of each regulation that has one of this name."""
    registry = load()
    found = passages(registry, which)
    if as_json:
        print(json_of([_data(registry, passage) for passage in found], indent=2))
        return
    language = language_of(lang)
    print("\n\n".join("\n".join(_lines(registry, passage, language)) for passage in found))


def rulings(*, lang: Lang = None) -> None:
    """Print the book of rulings in Markdown."""
    print(page(load(), make_table(), language_of(lang)), end="")


def passages(registry: Registry, name: str) -> tuple[Passage, ...]:
    """Return what bears this id. Without its regulation, ``2.1``, an id may name something in several of them.

    Raises:
        UnknownIdError: Nothing does; the message names the nearest ids.
    """
    named: dict[str, list[Passage]] = {}
    for regulation in registry.regulations:
        named.setdefault(regulation.id, []).append(regulation)
        for each in regulation.clauses:
            for label in (each.id, f"{regulation.id}:{each.id}"):
                named.setdefault(label, []).append(each)
        for statement in regulation.statements:
            for label in (statement.label, statement.id):
                named.setdefault(label, []).append(statement)
    for reading in registry.readings:
        named.setdefault(reading.id, []).append(reading)
    if name not in named:
        raise UnknownIdError(Text("clause, statement or reading", "пункта, положения или толкования"), name, named)
    return tuple(named[name])


def _lines(registry: Registry, passage: Passage, language: Language) -> list[str]:
    match passage:
        case Regulation(id=name, clauses=clauses):
            parts = [line for each in clauses for line in ("", *_lines(registry, each, language))]
            return [f"{name}  {passage.name[language]}", f"{passage.source[language]}", *parts]
        case Clause(id=name, title=title, statements=statements):
            parts = [line for each in statements for line in ("", *_lines(registry, each, language))]
            return [f"{name}  {title[language]}", *parts]
        case Statement(id=name, text=text):
            readings = registry.readings_about(name)
            heading = Text("Reading", "Толкование")[language]
            about = [f"  {heading} {each.id}: {each.default.text[language]}" for each in readings]
            kinds = ", ".join(kind.text[language] for kind in passage.kinds)
            return [f"{name}  ({kinds})", text[language], *about]
        case Reading(id=name, title=title, gap=gap, default=default, alternatives=alternatives, why=why):
            instead = Text("Instead", "Иначе")[language]
            others = [f"{instead}: {each.text[language]}" for each in alternatives]
            return [f"{name}  {title[language]}", gap[language], default.text[language], *others, why[language]]


def _data(registry: Registry, passage: Passage) -> dict[str, object]:
    match passage:
        case Regulation(id=name):
            clauses = [_data(registry, each) for each in passage.clauses]
            return {"id": name, "name": passage.name.data(), "source": passage.source.data(), "clauses": clauses}
        case Clause(id=name, title=title):
            return {"id": name, "title": title.data(), "statements": [_data(registry, s) for s in passage.statements]}
        case Statement(id=name, title=title, text=text):
            return {
                "id": name,
                "kinds": [kind.value for kind in passage.kinds],
                "title": title.data(),
                "text": text.data(),
                "numbers": dict(passage.numbers),
                "readings": [reading.id for reading in registry.readings_about(name)],
            }
        case Reading(id=name, title=title, gap=gap, default=default, alternatives=alternatives, why=why):
            return {
                "id": name,
                "statements": list(passage.statements),
                "title": title.data(),
                "gap": gap.data(),
                "default": {"id": default.id, "text": default.text.data()},
                "alternatives": [{"id": each.id, "text": each.text.data()} for each in alternatives],
                "why": why.data(),
            }
