"""Which clauses of an official text concern the rulebook, and which one a number cut short by the source means."""

from collections.abc import Iterable
from functools import cached_property

from attrs import frozen

from lasca_rules.regulations import Registry


@frozen(slots=False)  # cached_property keeps its values in the instance
class Scope:
    """The clauses of one regulation that the registry restates, and those that it knows of others."""

    regulation: str
    clauses: tuple[str, ...]
    elsewhere: frozenset[str]

    @cached_property
    def headed(self) -> frozenset[str]:
        """The numbers right above a restated clause: the headings 1.14 above 1.14.1 and 2 above 2.1."""
        return frozenset(above for above in map(parent, self.clauses) if above)

    @cached_property
    def own(self) -> frozenset[str]:
        """The numbers of the regulation's clauses and of the headings above them."""
        return frozenset(self.clauses) | self.headed

    @cached_property
    def known(self) -> frozenset[str]:
        """Every number that may begin a clause in the middle of a line: restated here or elsewhere, or above that."""
        return frozenset(number for each in (*self.clauses, *self.elsewhere) for number in (each, *ancestors(each)))

    def holds(self, clause: str) -> bool:
        """Tell whether a clause concerns the regulation: restated, its heading, or beside one that is restated."""
        return clause in self.clauses or clause in self.headed or parent(clause) in self.headed

    def slip(self, number: str, before: str | None) -> str | None:
        """Return the clause meant by a number printed without those above it, 4 after 1.14.3; None if it is no slip."""
        if before is None:
            return None
        above, _, last = before.rpartition(".")
        following = f"{above}.{number}"
        return following if int(number) == int(last) + 1 and following in self.clauses else None


def scope_of(registry: Registry, name: str) -> Scope:
    """Return the scope of a regulation.

    Raises:
        UnknownIdError: There is no such regulation.
    """
    regulation = registry.regulation(name)
    clauses = tuple(clause.id for clause in regulation.clauses)
    others = (clause.id for each in registry.regulations if not each.supplement for clause in each.clauses)
    return Scope(name, clauses, frozenset(others) - frozenset(clauses))


def parent(clause: str) -> str:
    """Return the number above a clause's, or nothing: 1.14 above 1.14.1."""
    return clause.rpartition(".")[0]


def ancestors(clause: str) -> Iterable[str]:
    """Return every number above a clause's: 1.14 and 1 above 1.14.1."""
    parts = clause.split(".")
    return (".".join(parts[:length]) for length in range(len(parts) - 1, 0, -1))
