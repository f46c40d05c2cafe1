"""The playing table that a scenario sets up: the rules under test, and whatever stands on the table.

What a subject's sentences need on the table they declare as a ``Part`` in their own module:

    KIT = Part[Equipment]("a board and pieces", "Given a board of 49 squares")

    @then(...)
    def fits(table: Table) -> None:
        assert table[KIT].board.size == 7

Taking a part that the scenario has not set up fails with what to say first.
"""

import json
from collections.abc import Mapping
from typing import Any, Generic, TypeAlias, TypeVar, cast

import pytest
from attrs import field, frozen

from lasca_rules.board.squares import Board
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.port import Rules
from lasca_rules.reference import Reference
from steps.listening import Exchange, Listening

T = TypeVar("T")

Exhibit: TypeAlias = Mapping[str, Any]
"""What a step shows in the report, as JSON-able data: ``{"kind": "position", …}``."""


class NotSetUp(AssertionError):  # noqa: N818 -- what it says of the scenario: something was not set up
    """A step needs something on the table that no step before it has put there."""


@frozen(eq=False)
class Part(Generic[T]):
    """Something that can stand on the table: what it is, and the sentence that puts it there."""

    what: str
    begin_with: str


RULESET = Part[Ruleset]("which game is played", "Given a game of Lasca")
"""The game that is played; it says how big the board is, so that squares, moves and positions can be read."""


def _taken_over(standing: Mapping[Part[Any], object]) -> dict[Part[Any], object]:
    return dict(standing)


@frozen(eq=False)
class Table:
    """One scenario's table. ``rules`` is the port: sentences ask the rules under test, never the reference itself.

    ``standing`` is what stands on the table at the beginning: nothing, unless a play is taken up again in the middle.
    ``recorded`` says whether what is shown goes into the results, so that it has to be plain data.
    """

    _listening: Listening = field(converter=Listening, alias="rules", repr=False)
    _parts: dict[Part[Any], object] = field(factory=dict, converter=_taken_over, alias="standing", repr=False)
    recorded: bool = field(default=True, kw_only=True, repr=False)
    shown: list[Exhibit] = field(factory=list, init=False, repr=False)
    """What the scenario has shown so far, for the report."""

    def __getitem__(self, part: Part[T]) -> T:
        """Return what stands on the table; raise ``NotSetUp`` if the scenario has not put it there."""
        try:
            return cast("T", self._parts[part])
        except KeyError:
            message = f"{part.what}: not set up in this scenario; begin with “{part.begin_with}”"
            raise NotSetUp(message) from None

    def __setitem__(self, part: Part[T], value: T) -> None:
        self._parts[part] = value

    def __contains__(self, part: Part[Any]) -> bool:
        return part in self._parts

    def get(self, part: Part[T]) -> T | None:
        """Return what stands on the table, or ``None``."""
        return cast("T | None", self._parts.get(part))

    @property
    def rules(self) -> Rules:
        """The rules under test; what is asked of them is kept in ``asked``."""
        return self._listening.as_rules()

    @property
    def asked(self) -> list[Exchange]:
        """What has been asked of the rules so far, with the answers."""
        return self._listening.asked

    @property
    def standing(self) -> Mapping[Part[Any], object]:
        """What stands on the table now. The things themselves are values: a step puts another in a thing's place."""
        return dict(self._parts)

    @property
    def ruleset(self) -> Ruleset:
        """The game that is played."""
        return self[RULESET]

    @property
    def board(self) -> Board | None:
        """The board of the game that is played; ``None`` while no game has been named."""
        ruleset = self.get(RULESET)
        return None if ruleset is None else ruleset.board

    def show(self, exhibit: Exhibit) -> None:
        """Show something with the step that is running: a position, clocks, a ruling, a finding.

        Raises ``TypeError`` for what JSON cannot hold, or what has no ``kind``.
        """
        shown = json.loads(json.dumps(exhibit)) if self.recorded else exhibit
        if not isinstance(shown, Mapping) or not isinstance(shown.get("kind"), str):
            message = f"an exhibit is a mapping with a kind, not {exhibit!r}"
            raise TypeError(message)
        self.shown.append(shown)


RULES = pytest.StashKey[Rules]()
"""Where the session keeps the rules under test; whoever wants other rules tested exchanges them there."""


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Table:
    """A fresh table with the session's rules under test."""
    return Table(rules_under_test(request.session))


def rules_under_test(session: pytest.Session) -> Rules:
    """Return the session's rules under test: the reference, unless others have been put there."""
    return session.stash.setdefault(RULES, Reference())
