"""What changed since an earlier report, made ready for the page and the terminal: groups with headings and links."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from attrs import fields_dict, frozen

from lasca_rules.languages import Text
from reports.model import Changed, Changes, Since
from reports.rewording import Rewording, reworded

Kind: TypeAlias = Literal["statements", "scenarios", "readings"]

HEADINGS: Mapping[str, Text] = {
    "newly_broken": Text("Newly broken", "Стало нарушенным"),
    "newly_verified": Text("Newly verified", "Стало подтверждённым"),
    "no_longer_verified": Text("No longer verified", "Больше не подтверждено"),
    "new": Text("New", "Новое"),
    "gone": Text("Gone", "Исчезло"),
    "renamed": Text("Renamed", "Переименовано"),
    "reworded": Text("Reworded", "Изложено иначе"),
}
"""What a group of changes is called, in the order in which they are told."""

_OF_MANY: Mapping[str, Text] = {
    "newly_broken": Text("Newly failed", "Перестали проходить"),
    "newly_verified": Text("Newly passed", "Стали проходить"),
    "no_longer_verified": Text("No longer played", "Больше не разыграны"),
    "new": Text("New", "Новые"),
    "gone": Text("Gone", "Исчезли"),
    "renamed": Text("Renamed", "Переименованы"),
    "reworded": Text("Reworded", "Изложены иначе"),
}
"""The same of scenarios and readings."""

_KINDS: tuple[tuple[Kind, Text, Mapping[str, Text]], ...] = (
    ("statements", Text("Statements", "Положения"), HEADINGS),
    ("scenarios", Text("Scenarios", "Сценарии"), _OF_MANY),
    ("readings", Text("Readings", "Толкования"), _OF_MANY),
)
_MANY = 12
"""Longer groups are folded, but for what was broken."""


@frozen
class ShownChange:
    """A change with the place on the page it leads to, if the thing is still there."""

    change: Changed
    link: str | None
    rewording: Rewording | None


@frozen
class Group:
    """Changes of one sort."""

    name: str
    heading: Text
    changes: tuple[ShownChange, ...]

    @property
    def unfolded(self) -> bool:
        """Tell whether it is short, or urgent, enough to be shown at once."""
        return self.name == "newly_broken" or len(self.changes) <= _MANY


@frozen
class Section:
    """What changed in the statements, in the scenarios, or in the readings."""

    kind: Kind
    heading: Text
    groups: tuple[Group, ...]


def changes_shown(since: Since | None, anchors: Mapping[str, str]) -> tuple[Section, ...]:
    """Return what changed, without what did not; ``anchors`` are the scenarios' places on the page."""
    if since is None:
        return ()
    sections = (
        Section(kind, heading, _groups(kind, getattr(since, kind), headings, anchors))
        for kind, heading, headings in _KINDS
    )
    return tuple(section for section in sections if section.groups)


def _groups(
    kind: Kind, changes: Changes, headings: Mapping[str, Text], anchors: Mapping[str, str]
) -> tuple[Group, ...]:
    return tuple(
        Group(name, headings[name], tuple(_shown(kind, change, name, anchors) for change in getattr(changes, name)))
        for name in fields_dict(Changes)
        if getattr(changes, name)
    )


def _shown(kind: Kind, change: Changed, name: str, anchors: Mapping[str, str]) -> ShownChange:
    places = {"statements": change.id, "scenarios": anchors.get(change.id), "readings": f"reading-{change.id}"}
    return ShownChange(change, None if name == "gone" else places[kind], reworded(change))
