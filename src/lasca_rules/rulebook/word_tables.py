"""The tables of words: words.toml, and for some regulations what they say otherwise, checked when they are loaded.

A table is refused that lacks words for a verdict or an order in either language, or has a slot that is no field of it.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from attrs import evolve, fields_dict

from lasca_rules.languages import Language, Text
from lasca_rules.regulations.folders import folder_of
from lasca_rules.regulations.loading import named
from lasca_rules.rulebook.announcing import announced, every_announcement
from lasca_rules.rulebook.kinds import ORDERS, kind_of
from lasca_rules.rulebook.rulings import InOrder, Ruling
from lasca_rules.rulebook.slots import FORMS, MOVES, PLAYERS, Names, Shape, Slot, parsed, shape_of
from lasca_rules.rulebook.verdicts import Verdict
from lasca_rules.rulebook.words import Passage, Words, WordTable
from lasca_rules.structuring import refusal, structure

WORDS = "words.toml"
"""The words for every game; a regulation's folder may have a file of that name too, with what it says otherwise."""
_COMMON = Path(__file__).parent / WORDS
_SINGLE = ("open", "should")
"""What an entry has once; its other keys hold passages."""


@cache
def table_for(regulation: str) -> WordTable:
    """Return the words of the game that a regulation is about."""
    at_work = announced(regulation)
    own = folder_of(regulation).file(WORDS)
    files = (_COMMON, *at_work.words, *([own] if own.exists() else []))
    return load(at_work.every_verdict, *((named(file), file.read_text(encoding="utf-8")) for file in files))


def table_of(ruling: Ruling) -> WordTable:
    """Return the words that a ruling is said in: those of the regulation that spoke."""
    return table_for(ruling.regulation) if ruling.regulation else table_saying(ruling.verdict)


def table_saying(verdict: Verdict) -> WordTable:
    """Return the words of the first regulation that can come to such a verdict."""
    return next(table_for(name) for name, each in every_announcement().items() if type(verdict) in each.every_verdict)


def load(verdicts: Iterable[type[Verdict]], *files: tuple[str, str]) -> WordTable:
    """Return the table for these verdicts that files make, each by its name and its text.

    What a later file says replaces what an earlier one does.

    Raises:
        RegistryError: Words are missing or superfluous, or a slot cannot be filled.
    """
    plain: dict[str, Any] = {}
    for _, text in files:
        for part, entries in _read(text).items():
            known = plain.setdefault(part, {})
            for kind, words in entries.items():
                known[kind] = known.get(kind, {}) | words if isinstance(words, dict) else words
    file = files[-1][0]
    table = structure(plain, WordTable, file)
    singles = {kind: shape for kind, shape in ORDERS.items() if shape is not InOrder}
    return evolve(
        table,
        verdicts=_checked(
            table.verdicts, {kind_of(each): each for each in verdicts}, table.open, f"{file}: verdicts", "do"
        ),
        orders=_checked(table.orders, singles, table.open, f"{file}: orders", "pays"),
    )


def _read(text: str) -> dict[str, Any]:
    """Return a table's plain data, a single passage as a list of one."""
    plain = tomllib.loads(text)
    for part in ("verdicts", "orders"):
        for words in plain.get(part, {}).values():
            words |= {name: [each] for name, each in words.items() if isinstance(each, dict) and name not in _SINGLE}
    return plain


def _checked(
    words: Mapping[str, Words], kinds: Mapping[str, type], names: Names, place: str, needed: str
) -> dict[str, Words]:
    for kind in kinds:
        if kind not in words or not words[kind].lists()[needed]:
            missing = Text(f"expected words: said, {needed}", f"нужны слова: said, {needed}")
            raise refusal(place, kind, missing)
    for kind in words:
        if kind not in kinds:
            raise refusal(place, kind, Text("there is none of this kind", "такого вида нет"))
    return {kind: _named(each, kinds[kind], names, f"{place}.{kind}") for kind, each in words.items()}


def _named(words: Words, kind: type, names: Names, place: str) -> Words:
    """Return the words with the names of their open slots in each passage."""
    lists: dict[str, Any] = {}
    for name, passages in words.lists().items():
        where = f"{place}.{name}"
        for passage in passages:
            for fault in _faults(passage, kind):
                raise refusal(where, passage.en, fault)
        lists[name] = tuple(evolve(each, open={**names, **words.open, **each.open}) for each in passages)
    return evolve(words, **lists)


def _faults(passage: Passage, kind: type) -> Iterator[Text]:
    """Yield what is wrong with a passage about a class of verdicts or orders."""
    if passage.having and passage.having not in fields_dict(kind):
        yield Text(f"{passage.having} is no field", f"поля {passage.having} нет")
    words = (Text(passage.en, passage.ru), *([passage.unknown] if passage.unknown else []))
    for text in words:
        for language in Language:
            for slot in _slots(text[language]):
                yield from _slot_faults(slot, kind, language)
        english, russian = ({slot.field for slot in _slots(text[each])} - _players(kind) for each in Language)
        if english != russian:
            yield Text("English and Russian have not the same slots", "в английском и русском разные места")
    last = {slot.field: shape_of(kind, slot.field) for slot in _slots(words[-1].en)}
    for name in (name for name, shape in last.items() if shape not in (*PLAYERS, *MOVES)):
        yield Text(f"expected words for where {name} is unknown", f"нужны слова и на случай, если {name} неизвестно")


def _slot_faults(slot: Slot, kind: type, language: Language) -> Iterator[Text]:
    shape = shape_of(kind, slot.field)
    forms = FORMS.get(shape, ("",)) if shape else ()
    if shape is None:
        yield Text(f"{slot.field} is no field that can be said", f"поля {slot.field}, которое можно назвать, нет")
    elif shape is Shape.COUNT and slot.form:
        expected = {Language.ENGLISH: 2, Language.RUSSIAN: 3}[language]
        if len(slot.form.split("|")) != expected:
            yield Text(f"expected {expected} forms of the noun", f"нужно форм слова: {expected}")
    elif slot.form not in forms or (slot.other and shape is not Shape.SIDE):
        yield Text(f"{slot.field} has no such form", f"такой формы у {slot.field} нет")


def _slots(template: str) -> tuple[Slot, ...]:
    return tuple(part for part in parsed(template) if isinstance(part, Slot))


def _players(kind: type) -> set[str]:
    return {name for name in fields_dict(kind) if shape_of(kind, name) in PLAYERS}
