"""Exhibits: what a step shows beside its words. In results.json each is an object told apart by its ``kind``."""

from typing import Literal, TypeAlias

from attrs import frozen

from lasca_rules.languages import Text
from lasca_rules.refereeing.verdicts import Verdict
from lasca_rules.rulebook.rulings import ClockOrder, Ruling


@frozen
class Times:
    """What both clocks show, in milliseconds."""

    white: int
    black: int


@frozen
class PositionExhibit:
    """A position in the notation, under one of the rulesets, with the move that led to it or is to be made."""

    rules: str
    position: str
    move: str | None = None
    caption: Text | None = None


@frozen
class ClocksExhibit:
    """Both clocks after something happened to them, and before it where the two are to be compared."""

    after: Times
    before: Times | None = None
    running: Literal["w", "b"] | None = None
    """Whose clock runs, ``w`` or ``b``."""
    flag: Literal["w", "b"] | None = None
    """Whose flag has fallen."""


@frozen
class ObjectionShown:
    """One reason why a move is illegal, the statement that says so, and the square where it shows."""

    text: Text
    statement: str
    square: str | None = None


@frozen
class IllegalExhibit:
    """A move that the rules do not allow, with every objection to it."""

    move: str
    objections: tuple[ObjectionShown, ...]


@frozen
class RulingWords:
    """A ruling as the players of that game are told it: what is decided, and what becomes of the clocks."""

    verdict: Text
    clocks: Text


@frozen
class RulingExhibit:
    """What a regulation decides, whose time is used, and under what. Nothing under it: the text is silent."""

    regulation: str
    """The regulation that was asked."""
    verdict: Verdict
    clocks: ClockOrder
    words: RulingWords
    besides: tuple[Verdict, ...] = ()
    under: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    remark: Text | None = None
    """What the referee adds where the game shows something else than was reported."""

    def __attrs_post_init__(self) -> None:
        """Refuse what is no ruling: one that cites nothing though the text is not silent, or the other way round."""
        _ = self.ruling

    @property
    def ruling(self) -> Ruling:
        """The ruling itself."""
        return Ruling(self.verdict, self.clocks, self.under, self.readings, self.besides, self.regulation, self.remark)


@frozen
class FindingExhibit:
    """What an inspection found wrong, and the statement that it breaks."""

    text: Text
    statement: str


@frozen
class CheckersShown:
    """Where one side's nardy checkers are: how many on its own points 1 to 24, on the bar, and borne off."""

    points: tuple[int, ...]
    bar: int = 0
    off: int = 0


@frozen
class NardyExhibit:
    """A nardy board, each side in its own numbering; ``game`` tells how the two numberings lie on one board."""

    game: Literal["long", "short"]
    white: CheckersShown
    black: CheckersShown
    caption: Text | None = None


Exhibit: TypeAlias = PositionExhibit | ClocksExhibit | IllegalExhibit | RulingExhibit | FindingExhibit | NardyExhibit

KINDS: dict[type, str] = {
    PositionExhibit: "position",
    ClocksExhibit: "clocks",
    IllegalExhibit: "illegal",
    RulingExhibit: "ruling",
    FindingExhibit: "finding",
    NardyExhibit: "nardy",
}
"""The ``kind`` of each exhibit."""


def cited(exhibit: Exhibit) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the ids of the statements and of the readings that an exhibit refers to."""
    match exhibit:
        case RulingExhibit():
            return exhibit.under, exhibit.readings
        case IllegalExhibit():
            return tuple(objection.statement for objection in exhibit.objections), ()
        case FindingExhibit():
            return (exhibit.statement,), ()
        case PositionExhibit() | ClocksExhibit() | NardyExhibit():
            return (), ()
