"""Comparing editions clause by clause, and which statements become suspect when the official text changes."""

from collections.abc import Mapping, Sequence
from enum import Enum

from attrs import frozen

from lasca_rules.editions.edition import Edition, EditionClause, load_edition, stored_at
from lasca_rules.editions.layout import Layout, load_layout
from lasca_rules.languages import Text
from lasca_rules.regulations import Registry, StatementId


class Status(Enum):
    """What became of a clause from one edition to the next."""

    SAME = "same"
    CHANGED = "changed"
    NEW = "new"
    GONE = "gone"

    @property
    def text(self) -> Text:
        """The status for people."""
        return STATUS_NAMES[self]


STATUS_NAMES = {
    Status.SAME: Text("same", "без изменений"),
    Status.CHANGED: Text("changed", "изменён"),
    Status.NEW: Text("new", "новый"),
    Status.GONE: Text("gone", "исчез"),
}


@frozen
class Change:
    """A clause in two editions: what became of it, and its number of words in each, None where it is not."""

    clause: str
    status: Status
    words_before: int | None
    words_after: int | None


@frozen
class Suspicion:
    """Why a statement has to be read again beside the official text."""

    statement: StatementId
    clause: str
    reason: Text


def compare(older: Edition | None, newer: Edition) -> tuple[Change, ...]:
    """Return what became of each clause, in the newer edition's order; those that are gone come last."""
    before = {clause.id: clause for clause in older.clauses} if older else {}
    after = {clause.id: clause for clause in newer.clauses}
    gone = [name for name in before if name not in after]
    return tuple(change(name, before.get(name), after.get(name)) for name in (*after, *gone))


def change(name: str, before: EditionClause | None, after: EditionClause | None) -> Change:
    """Return what became of one clause."""
    if before is None:
        status = Status.NEW
    elif after is None:
        status = Status.GONE
    else:
        status = Status.SAME if before.fingerprint == after.fingerprint else Status.CHANGED
    return Change(name, status, before.words if before else None, after.words if after else None)


def suspicions(layout: Layout, edition: Edition) -> tuple[Suspicion, ...]:
    """Return the statements whose clause no longer reads as it did when their spans were laid, and why."""
    found: list[Suspicion] = []
    for clause in layout.clauses:
        now = edition.clause(clause.id)
        if now is not None and now.fingerprint == clause.fingerprint:
            continue
        found.extend(Suspicion(each, clause.id, reason_of(each, clause.id, now)) for each in clause.statements)
    return tuple(found)


def suspect_statements(
    registry: Registry, editions: Sequence[Edition] | None = None
) -> Mapping[StatementId, tuple[Text, ...]]:
    """Return every statement that the official text has moved away from, with the reasons.

    Without ``editions``, those are compared that are stored with the rulebook.

    Raises:
        RegistryError: A stored edition or the spans of a regulation cannot be read.
    """
    texts = [each.id for each in registry.regulations if stored_at(each.id).exists()]
    found: dict[StatementId, tuple[Text, ...]] = {}
    for edition in [load_edition(name) for name in texts] if editions is None else editions:
        for each in suspicions(load_layout(edition.regulation), edition):
            found[each.statement] = (*found.get(each.statement, ()), each.reason)
    return found


def reason_of(statement: StatementId, clause: str, now: EditionClause | None) -> Text:
    """Say why a statement of a changed clause is suspect."""
    if now is None:
        return Text(
            f"clause {clause} is gone from the official text",
            f"пункта {clause} в официальном тексте больше нет",
        )
    if statement in now.lost:
        return Text(
            f"in clause {clause} of the official text the words that it restates have changed",
            f"в пункте {clause} официального текста изменились слова, которые оно передаёт",
        )
    return Text(
        f"clause {clause} of the official text has changed, though not in the words that it restates",
        f"пункт {clause} официального текста изменился, хотя и не в тех словах, которые оно передаёт",
    )
