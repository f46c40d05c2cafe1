"""What a referee can decide: a verdict, what happens to the clocks, and the statements that say so."""

from typing import TypeAlias

from attrs import Attribute, field, frozen
from attrs.validators import ge, min_len

from lasca_rules.clock import Milliseconds
from lasca_rules.languages import Text
from lasca_rules.regulations import ReadingId, StatementId
from lasca_rules.rulebook.verdicts import HalfMove, ReferredToReferee, Verdict
from lasca_rules.sides import Side

# --- orders to the clocks: who pays for the time ---


@frozen
class Unchanged:
    """Neither player's time is changed; the clock of the player to move goes on."""


@frozen
class ResetClocks:
    """Both clocks are set back to the full time and stand still until the game is started again."""


@frozen
class AsBeforeMove:
    """Both clocks are set to what they showed before that half-move.

    ``since``: it is the first of several, made since something that nobody had noticed.
    """

    half_move: HalfMove = field(validator=ge(1))
    since: bool = False


@frozen
class StopClocks:
    """Both clocks are stopped."""


@frozen
class Charge:
    """This time counts as used by the player."""

    player: Side
    time: Milliseconds = field(validator=ge(0))


@frozen
class StartClockOf:
    """The player's clock is started for what they have to put right, which took this long; then the mover's goes on."""

    player: Side
    time: Milliseconds = field(validator=ge(0))


@frozen
class NobodyPays:
    """The clocks stood still for this time, and nobody pays for it."""

    time: Milliseconds = field(validator=ge(0))


@frozen
class SwitchBack:
    """The offender's clock is going again, for them to correct the error on their own time.

    ``increment_kept``: the increment that the press brought is not revoked. ``from_bank``: nardy, the time for the move
    counts as run out, so that the time bank runs at once. ``rest_first``: what was left of it may be used before that.
    """

    offender: Side
    increment_kept: bool = False
    from_bank: bool = False
    rest_first: bool = False


@frozen
class RefereeSetsClocks:
    """The regulation does not say: the clocks are stopped and the referee sets them."""


@frozen
class InOrder:
    """Several orders, one after the other."""

    orders: "tuple[ClockOrder, ...]" = field(validator=min_len(2))


ClockOrder: TypeAlias = (
    Unchanged
    | ResetClocks
    | AsBeforeMove
    | StopClocks
    | Charge
    | StartClockOf
    | NobodyPays
    | SwitchBack
    | RefereeSetsClocks
    | InOrder
)


def _cites_unless_silent(ruling: "Ruling", _: "Attribute[tuple[StatementId, ...]]", under: tuple[str, ...]) -> None:
    if ruling.silent == bool(under):
        message = f"a ruling cites the statements it rests on, and a silent one none: {ruling.verdict} under {under}"
        raise ValueError(message)


@frozen
class Ruling:
    """What the referee decides, who pays for the time, and under which statements.

    ``besides`` are further decisions of the same ruling, such as a warning. Only a silent ruling cites nothing.
    """

    verdict: Verdict
    clocks: ClockOrder
    under: tuple[StatementId, ...] = field(validator=_cites_unless_silent)
    readings: tuple[ReadingId, ...] = ()
    besides: tuple[Verdict, ...] = ()
    regulation: str = ""
    """Which regulation spoke; empty only before it has been asked."""
    remark: Text | None = None
    """What the referee adds where the game shows something else than was reported."""

    @property
    def silent(self) -> bool:
        """Does the regulation say nothing, so that the referee decides?"""
        return isinstance(self.verdict, ReferredToReferee)


SILENT = Ruling(ReferredToReferee(), RefereeSetsClocks(), under=())
"""The regulation is silent: the referee decides, about the clocks as well."""
