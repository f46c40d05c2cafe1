"""Other orders to the clocks: for each order, who else could pay for the time, or from when it could count."""

from collections.abc import Callable
from typing import Any, TypeAlias

from attrs import evolve, frozen

from lasca_rules.clock import MINUTE
from lasca_rules.languages import Text
from lasca_rules.nardy.game import NardyGame
from lasca_rules.rulebook.rulings import (
    AsBeforeMove,
    Charge,
    ClockOrder,
    InOrder,
    NobodyPays,
    ResetClocks,
    StartClockOf,
    StopClocks,
    SwitchBack,
    Unchanged,
)
from steps.deviations.deviant import AnyGame
from steps.deviations.verdicts import GAMES

Instead: TypeAlias = Callable[[Any, AnyGame], ClockOrder | None]
"""Returns the order in place of another, or ``None`` where there is no telling."""


@frozen
class Wrong:
    """Something ordered in place of the right thing: its name, what the program does, and the order."""

    name: str
    text: Text
    instead: Instead


def mover(game: AnyGame) -> Any:  # noqa: ANN401 -- a side, of either kind of game
    """Return the player to move."""
    return game.to_move if isinstance(game, NardyGame) else game.position.side


def later(order: AsBeforeMove, game: AnyGame) -> ClockOrder | None:
    """Set the clocks to what they showed when the move had been made, if another followed it."""
    number = order.half_move + 1
    return AsBeforeMove(number) if not isinstance(game, NardyGame) and number <= len(game.half_moves) else None


PAYS_A_MINUTE = Wrong(
    "minute",
    Text("a minute is charged to the player to move", "минуту снимают с часов игрока, чья очередь хода"),
    lambda _, game: Charge(mover(game), MINUTE),
)
NOBODY = Wrong(
    "nobody", Text("nobody pays for it", "его никому не засчитывают"), lambda order, _: NobodyPays(order.time)
)

OTHERS: dict[type, tuple[Wrong, ...]] = {
    Unchanged: (PAYS_A_MINUTE,),
    ResetClocks: (
        Wrong("kept", Text("they are left as they are", "их оставляют как есть"), lambda *_: Unchanged()),
    ),
    AsBeforeMove: (
        Wrong("kept", Text("they are left as they are", "их оставляют как есть"), lambda *_: Unchanged()),
        Wrong("full-time", Text("both players get their full time again", "у обоих снова начальное время"),
              lambda *_: ResetClocks()),
        Wrong("later", Text("they are set as after it", "восстанавливают показания после него"), later),
    ),
    StopClocks: (
        Wrong("going", Text("they go on", "они идут дальше"), lambda *_: Unchanged()),
    ),
    Charge: (
        Wrong("other-player", Text("the other one pays", "время засчитывают другому"),
              lambda order, _: Charge(order.player.other, order.time)),
        NOBODY,
        Wrong("both", Text("both pay for it", "его засчитывают обоим"),
              lambda order, _: InOrder((order, Charge(order.player.other, order.time)))),
    ),
    StartClockOf: (
        Wrong("other-player", Text("the opponent pays", "расходуется время соперника"),
              lambda order, _: StartClockOf(order.player.other, order.time)),
        NOBODY,
        Wrong("both", Text("both pay for it", "его засчитывают обоим"),
              lambda order, _: InOrder((order, StartClockOf(order.player.other, order.time)))),
    ),
    NobodyPays: (
        Wrong("mover", Text("the player to move pays", "время засчитывают игроку, чья очередь хода"),
              lambda order, game: Charge(mover(game), order.time)),
        Wrong("waiting", Text("the player who is not to move pays", "время засчитывают тому, чья очередь не наступила"),
              lambda order, game: Charge(mover(game).other, order.time)),
        Wrong("both", Text("both pay for it", "его засчитывают обоим"),
              lambda order, game: InOrder((Charge(mover(game), order.time), Charge(mover(game).other, order.time)))),
    ),
    SwitchBack: (
        Wrong("opponents-time", Text("the opponent's goes on", "часы соперника идут дальше"), lambda *_: Unchanged()),
        Wrong("increment", Text("it does, but with the increment kept or revoked the wrong way round",
                                "они идут, но добавление сохраняют или снимают наоборот"),
              lambda order, _: evolve(order, increment_kept=not order.increment_kept)),
    ),
}  # fmt: skip
"""What could be ordered in place of each order. What the referee is to set, nobody can order wrongly."""


TAKE_A_MOVER = (Unchanged, NobodyPays)
"""The orders in whose place the player to move would pay; who that is, is known of our own games."""


def others(kind: type, game: str) -> tuple[Wrong, ...]:
    """Return what could be ordered in place of an order of this class, in this game."""
    return () if game not in GAMES and kind in TAKE_A_MOVER else OTHERS.get(kind, ())


def replaced(order: ClockOrder, kind: type, instead: Instead, game: AnyGame) -> ClockOrder | None:
    """Return the order with the part of that kind replaced; ``None`` where there is none, or no telling."""
    if isinstance(order, InOrder):
        parts = [replaced(part, kind, instead, game) for part in order.orders]
        if not any(parts):
            return None
        return InOrder(tuple(new or old for new, old in zip(parts, order.orders, strict=True)))
    return instead(order, game) if isinstance(order, kind) else None
