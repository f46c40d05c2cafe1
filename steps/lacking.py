"""What a rulebook lacks, each with the file where it belongs and what to write there."""

import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import TypeAlias, cast

from lasca_rules.editions import load_layout, with_official_text
from lasca_rules.errors import InputError
from lasca_rules.regulations import Alternative, Kind, Reading, load
from lasca_rules.regulations.folders import Folder, folder_of
from lasca_rules.regulations.loading import OURS
from lasca_rules.regulations.registry import nearest_ids
from lasca_rules.reviews import TWINS, load_twins
from lasca_rules.rulebook.announcing import every_announcement
from lasca_rules.rulebook.desk.table import incidents
from lasca_rules.rulebook.rules import AnyRule, every_rule
from lasca_rules.rulebook.verdicts import IN_ANY_GAME, Verdict
from lasca_rules.rulebook.word_tables import table_for
from steps.deviations.against_readings import NEVER_CITED, SHOWN_BY
from steps.house import HOUSE, near
from steps.script import Script
from steps.words import EN, WORDS

QUESTIONS = HOUSE / "reports" / "questions.toml"
EVENT_RULES = ("EventRule", "Agreement")
"""The kinds of words that say what an event's own rules take: a reading, and one of its answers."""

Pair: TypeAlias = tuple[str, str]
"""A reading and one of its answers."""


def in_regulations() -> list[str]:
    """Return what the announcements, the words, the rules and the verdicts lack; of the first two only the first."""
    unsaid = (fault for name in load().refereed for fault in _said_of(partial(table_for, name)))
    first = next(chain(_said_of(incidents), unsaid), None)
    return [first] if first else [*_of_rules(), *_of_verdicts()]


def in_features(scripts: Sequence[Script]) -> list[str]:
    """Return what the features and the tables beside them lack, when these are all the scripts there are."""
    return [*_of_statements(scripts), *_of_readings(scripts), *_of_questions(), *_of_twins(), *_of_spans()]


def _said_of(load_it: Callable[[], object]) -> Iterator[str]:
    """Yield why something cannot be loaded, if so."""
    try:
        load_it()
    except InputError as error:
        yield error.text.en


# --- rules and verdicts ---


def _of_rules() -> Iterator[str]:
    statements, readings = {each.id for each in load().statements}, {each.id for each in load().readings}
    rules = [each for each in every_rule() if _belongs(each.speaks.__module__)]
    for each in rules:
        yield from _unknown(each, "bears the statement", each.statements, statements)
        yield from _unknown(each, "rests on the reading", each.readings, readings)
    borne = {statement for each in rules for statement in each.statements}
    for statement in load().statements:
        if statement.id not in borne and Kind.DECISION in statement.kinds and statement.regulation in load().refereed:
            folder = folder_of(statement.regulation)
            yield f'{near(folder.path)}: no rule bears {statement.id}; expected one with @rule("{statement.id}")'


def _unknown(each: AnyRule, does: str, named: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    listed = set(known)
    for name in named:
        if name not in listed:
            nearest = ", ".join(nearest_ids(name, sorted(listed)))
            yield f"{_where(each)}: {each.name} {does} {name}, which there is not; nearest: {nearest}"


def _where(each: AnyRule) -> str:
    module = sys.modules[each.speaks.__module__]
    return f"{near(module.__file__ or module.__name__)}:{each.speaks.__code__.co_firstlineno}"


def _belongs(module: str) -> bool:
    """Tell whether a module is of this package or of a regulation's, not of a test."""
    packages = ("lasca_rules", *(folder_of(each).package for each in load().refereed))
    return module.startswith(tuple(f"{each}." for each in packages))


def _of_verdicts() -> Iterator[str]:
    """Yield the verdicts that nobody announces. Of a class there can be an earlier one, of which attrs has made it."""
    announced = {*IN_ANY_GAME, *(kind for each in every_announcement().values() for kind in each.verdicts)}
    for kind in Verdict.__subclasses__():
        module = sys.modules[kind.__module__]
        if kind not in announced and _belongs(kind.__module__) and getattr(module, kind.__name__, None) is kind:
            file = near(module.__file__ or module.__name__)
            yield f"{file}: no regulation announces the verdict {kind.__name__}; expected it among its verdicts"


# --- statements, readings, and the tables beside them ---


def _of_statements(scripts: Iterable[Script]) -> Iterator[str]:
    shown = {statement for script in scripts for statement in script.statements}
    for statement in load().statements:
        if statement.id not in shown:
            folder = folder_of(statement.regulation)
            features = f"features/{folder.id}" if folder.ours else f"{folder.path.name}/features"
            yield (
                f"{features}: no scenario is evidence for {statement.id}; expected @{statement.id} and under it "
                f"Rule: {statement.label} {statement.title.en}"
            )


def _of_readings(scripts: Iterable[Script]) -> Iterator[str]:
    every = tuple(scripts)
    shown = {reading for script in every for reading in script.readings}
    declared = {reading for each in every_rule() for reading in each.readings} | {*SHOWN_BY, *NEVER_CITED}
    said, taken = _said(), set(_taken(every))
    for each in load().readings:
        if each.id not in declared:
            yield f'{_file_of(each)}: nothing rests on {each.id}; expected a rule with readings=("{each.id}",)'
        if each.id not in shown:
            yield f"{_file_of(each)}: no scenario is tagged with @reading:{each.id}; expected one that rests on it"
        if each.id not in SHOWN_BY and _folder_of(each).ours:
            yield from (fault for other in each.alternatives for fault in _of_alternative(each, other, said, taken))


def _of_alternative(each: Reading, other: Alternative, said: set[Pair], taken: set[Pair]) -> Iterator[str]:
    pair = (each.id, other.id)
    if pair not in said:
        yield (
            f"{_file_of(each)}: no words for the answer {other.id} of {each.id}; expected {pair} with its names in "
            "EVENT_RULE in steps/occasions.py or AGREEMENT in steps/sentences/nardy.py"
        )
    elif pair not in taken:
        yield (
            f"{_file_of(each)}: no scenario takes the answer {other.id} of {each.id}; expected one tagged "
            f"@reading:{each.id} with “the event's own rules say that …”"
        )


def _said() -> set[Pair]:
    words = (WORDS[kind] for kind in EVENT_RULES)
    return {cast("Pair", each.read(name, EN, None)) for each in words for name in each.names[EN]}


def _taken(scripts: Iterable[Script]) -> Iterator[Pair]:
    for script in scripts:
        for line in script.lines:
            for slot in line.spoken.form.slots:
                if slot.word.kind in EVENT_RULES:
                    yield cast("Pair", line.spoken.values(line.board)[slot.name])


def _folder_of(reading: Reading) -> Folder:
    return folder_of(reading.statements[0].partition(":")[0])


def _file_of(reading: Reading) -> str:
    folder = _folder_of(reading)
    return near(OURS) if folder.ours else f"{folder.path.name}/{OURS.name}"


def _of_questions() -> Iterator[str]:
    """Yield what answers none of the report's questions; those are the report's, and are read here as data."""
    questions = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["questions"]
    for part, things in (("statements", _our_statements()), ("readings", _our_readings())):
        listed = {name for question in questions for name in question[part]}
        for name in things:
            if name not in listed:
                yield f"{near(QUESTIONS)}: {name} answers no question; expected it among the {part} of one"


def _of_twins() -> Iterator[str]:
    written = load_twins()
    for name in _our_statements():
        if name not in written:
            yield f"{near(TWINS)}: the two texts of {name} are not on record; run lasca-rules review --twins"


def _of_spans() -> Iterator[str]:
    for regulation in with_official_text(load()):
        laid = {name for clause in load_layout(regulation).clauses for name in clause.statements}
        for statement in load().regulation(regulation).statements:
            if statement.id not in laid:
                file = near(folder_of(regulation).file("spans.toml"))
                yield f"{file}: {statement.id} restates no words; expected it in a span, or a span that it shares"


def _our_statements() -> list[str]:
    return [each.id for each in load().statements if folder_of(each.regulation).ours]


def _our_readings() -> list[str]:
    return [each.id for each in load().readings if _folder_of(each).ours]
