"""What changed since an earlier report: statements, scenarios and readings, by their ids, words and standings. Pure."""

from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Mapping

from attrs import evolve, frozen

from lasca_rules.languages import Text
from reports.earlier import Earlier, EarlierReading, EarlierScenario, EarlierStatement, EarlierStep, as_earlier
from reports.model import Changed, Changes, Report, Since
from reports.results import Passage

_GOOD = frozenset({"verified", "passed"})
_BAD = frozenset({"broken", "failed"})
_OPEN = frozenset({"unprobed", "not-run"})
"""What says nothing against a statement that was verified: less was asked this time."""


@frozen
class _Thing:
    """A statement, a scenario or a reading on either side of the comparison. A reading has no standing."""

    id: str
    title: Text
    words: Text
    standing: str = ""

    @property
    def good(self) -> bool:
        return self.standing in _GOOD

    @property
    def bad(self) -> bool:
        return self.standing in _BAD


def compare(earlier: Earlier, report: Report) -> Report:
    """Return the report with what has changed in it since the earlier one."""
    now = as_earlier(report)
    since = Since(
        stamp=earlier.stamp,
        statements=_changes(map(_statement, earlier.statements), map(_statement, now.statements)),
        scenarios=_changes(_scenarios(earlier), _scenarios(now), {each.id for each in report.not_run}),
        readings=_changes(map(_reading, earlier.readings), map(_reading, now.readings)),
    )
    return evolve(report, since=since)


def _changes(before: Iterable[_Thing], now: Iterable[_Thing], left_out: Collection[str] = ()) -> Changes:
    """Compare all but what the run has left out: it is there still."""
    was, has = {name: thing for name, thing in _by_id(before).items() if name not in left_out}, _by_id(now)
    renamed = _renamed(was, has)
    names = {name: renamed.get(name, name) for name in has}
    pairs = [(was[names[name]], thing) for name, thing in has.items() if names[name] in was]
    kept = set(names.values())
    return Changes(
        newly_broken=_named(new for old, new in pairs if new.bad and not old.bad),
        newly_verified=_named(new for old, new in pairs if new.good and not old.good),
        no_longer_verified=_named(new for old, new in pairs if old.good and new.standing not in _GOOD | _BAD | _OPEN),
        new=_named(thing for name, thing in has.items() if names[name] not in was),
        gone=_named(thing for name, thing in was.items() if name not in kept),
        renamed=tuple(Changed(new.id, new.title, was=old.id) for old, new in pairs if old.id != new.id),
        reworded=tuple(
            Changed(new.id, new.title, before=old.words, after=new.words)
            for old, new in pairs
            if old.words != new.words
        ),
    )


def _by_id(things: Iterable[_Thing]) -> dict[str, _Thing]:
    return {thing.id: thing for thing in things}


def _named(things: Iterable[_Thing]) -> tuple[Changed, ...]:
    return tuple(Changed(thing.id, thing.title) for thing in things)


def _renamed(was: Mapping[str, _Thing], has: Mapping[str, _Thing]) -> dict[str, str]:
    """Return each new id under which the words of an old one, now gone, go on, with the old id."""
    left: dict[Text, deque[str]] = defaultdict(deque)
    for name, thing in was.items():
        if name not in has:
            left[thing.words].append(name)
    return {name: left[thing.words].popleft() for name, thing in has.items() if name not in was and left[thing.words]}


def _statement(statement: EarlierStatement) -> _Thing:
    return _Thing(statement.id, statement.title, _lines(statement.title, statement.text), statement.standing)


def _reading(reading: EarlierReading) -> _Thing:
    words = _lines(reading.title, reading.gap, reading.default.text, reading.why)
    return _Thing(reading.id, reading.title, words)


def _scenarios(earlier: Earlier) -> Iterable[_Thing]:
    """Yield the scenarios; one that is evidence for several statements comes with each, and counts once."""
    return (_scenario(scenario) for statement in earlier.statements for scenario in statement.scenarios)


def _scenario(scenario: EarlierScenario) -> _Thing:
    return _Thing(scenario.id, scenario.name, _lines(*map(_step, scenario.steps)), scenario.outcome)


def _step(step: EarlierStep) -> Text:
    rows = "".join(f"\n| {' | '.join(row)} |" for row in step.table or ())
    english, russian = _plain(step.text.en), _plain(step.text.ru)
    return Text(f"{step.keyword.en} {english}{rows}", f"{step.keyword.ru} {russian}{rows}")


def _plain(passage: Passage) -> str:
    return "".join(part if isinstance(part, str) else part.value for part in passage)


def _lines(*texts: Text) -> Text:
    return Text("\n".join(text.en for text in texts) or "–", "\n".join(text.ru for text in texts) or "–")
