"""Which clauses of an official text concern the rulebook, and the numbers that the source prints wrongly."""

from collections.abc import Iterable
from functools import cached_property
from itertools import pairwise

from attrs import frozen

from lasca_rules.regulations import Registry


@frozen(slots=False)  # cached_property keeps its values in the instance
class Scope:
    """The clauses of one regulation that the registry restates, and those that it knows of others.

    ``printed`` says for a number that the source misprints, and the clause before it, which clause is meant.
    """

    regulation: str
    clauses: tuple[str, ...]
    elsewhere: frozenset[str]
    printed: tuple[tuple[str, str, str], ...] = ()

    @cached_property
    def headed(self) -> frozenset[str]:
        """The numbers right above a restated clause: the headings 1.14 above 1.14.1 and 2 above 2.1."""
        return frozenset(above for above in map(parent, self.clauses) if above)

    @cached_property
    def known(self) -> frozenset[str]:
        """Every number that may begin a clause in the middle of a line: restated here or elsewhere, or above that."""
        return frozenset(number for each in (*self.clauses, *self.elsewhere) for number in (each, *ancestors(each)))

    def holds(self, clause: str) -> bool:
        """Tell whether a clause concerns the regulation: restated, its heading, or beside one that is restated."""
        return clause in self.clauses or clause in self.headed or parent(clause) in self.headed

    def slip(self, number: str, before: str | None) -> str | None:
        """Return the clause meant by a single number, “4”, after a clause such as 1.14.3; None if it is no slip."""
        if before is None:
            return None
        for printed, previous, meant in self.printed:
            if (printed, previous) == (number, before):
                return meant
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
    printed = tuple(
        (clause.printed.rstrip("."), before.id, clause.id)
        for before, clause in pairwise(regulation.clauses)
        if clause.printed
    )
    return Scope(name, clauses, frozenset(others) - frozenset(clauses), printed)


def parent(clause: str) -> str:
    """Return the number above a clause's, or nothing: 1.14 above 1.14.1."""
    return clause.rpartition(".")[0]


def ancestors(clause: str) -> Iterable[str]:
    """Return every number above a clause's: 1.14 and 1 above 1.14.1."""
    parts = clause.split(".")
    return (".".join(parts[:length]) for length in range(len(parts) - 1, 0, -1))
