"""What a regulation is made of: clauses, and in each clause statements that can each be shown to hold."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import TypeAlias

from attrs import field, frozen
from attrs.validators import min_len

from lasca_rules.languages import Text

StatementId: TypeAlias = str
"""A statement's name among all regulations: ``column:1.14.1-b``, ``play:P4``."""


class Kind(Enum):
    """What sort of thing a statement says, and so how it is shown to hold. The value is its name in the data files."""

    DECISION = "decision"
    """From the facts follows a ruling."""
    STATE = "state"
    """A property that a board, a game or a clock has."""
    MEASURE = "measure"
    """A number with bounds."""
    INSPECTION = "inspection"
    """A referee looks and answers yes or no."""
    DEFINITION = "definition"
    """What a word of the regulation means."""

    @property
    def text(self) -> Text:
        """The kind's name for people."""
        return KIND_NAMES[self]


KIND_NAMES = {
    Kind.DECISION: Text("decision", "решение"),
    Kind.STATE: Text("state", "состояние"),
    Kind.MEASURE: Text("measure", "размер"),
    Kind.INSPECTION: Text("inspection", "осмотр"),
    Kind.DEFINITION: Text("definition", "определение"),
}


def read_only(numbers: Mapping[str, int]) -> Mapping[str, int]:
    """Return the numbers as a mapping that nobody can change."""
    return MappingProxyType(dict(numbers))


@frozen
class Statement:
    """One thing that a regulation says, restated in the project's own words.

    ``title`` is short, like a heading; ``text`` is the restatement. ``numbers`` are the statement's own figures; a name
    tells the unit (``side_min_mm``) or else counts (``light_squares``).
    """

    id: StatementId
    kinds: tuple[Kind, ...] = field(validator=min_len(1))
    title: Text
    text: Text
    numbers: Mapping[str, int] = field(factory=dict, converter=read_only, hash=False)

    @property
    def regulation(self) -> str:
        """The id of the regulation that the statement belongs to: ``column`` of ``column:1.14.1-b``."""
        return self.id.partition(":")[0]

    @property
    def label(self) -> str:
        """The statement's name within its regulation: ``1.14.1-b`` of ``column:1.14.1-b``."""
        return self.id.partition(":")[2]

    @property
    def kind(self) -> Kind:
        """The kind that comes first; two statements are a measure and an inspection in one."""
        return self.kinds[0]


@frozen
class Clause:
    """A numbered part of a regulation. ``printed`` is the number as the source prints it where that is a slip."""

    id: str
    title: Text
    statements: tuple[Statement, ...] = field(validator=min_len(1))
    printed: str | None = None


@frozen
class Regulation:
    """One document's clauses, in its order.

    ``source`` says which document. A ``supplement`` is not regulation text: it holds the rules of the game that the
    regulations refer to and that were not among the documents.
    """

    id: str
    name: Text
    source: Text
    clauses: tuple[Clause, ...] = field(validator=min_len(1))
    supplement: bool = False
    games: Text | None = None
    """Which games are played under it, for people who choose a regulation."""
    rules_of: Text | None = None
    """What scenarios call it after “under the rules of”, in Russian in the genitive."""

    @property
    def statements(self) -> tuple[Statement, ...]:
        """Every statement of the regulation, in order."""
        return tuple(statement for clause in self.clauses for statement in clause.statements)
