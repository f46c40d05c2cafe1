"""The deviations that rulings share: another verdict, another order to the clocks, where a statement leads to it."""

from collections.abc import Iterator

from attrs import evolve, frozen

from lasca_rules import clock as clocks
from lasca_rules.languages import Text
from lasca_rules.nardy.game import NardyGame
from lasca_rules.refereeing.verdicts import ClaimRefused
from lasca_rules.regulations import StatementId
from lasca_rules.rulebook.announcing import announced
from lasca_rules.rulebook.kinds import kind_of
from lasca_rules.rulebook.rulings import Charge, Ruling
from lasca_rules.rulebook.word_tables import table_for
from steps.deviations import clocks as orders
from steps.deviations import own, verdicts
from steps.deviations.cases import leads, parts
from steps.deviations.deviant import (
    AnyGame,
    AnyIncident,
    Deviant,
    applied_rightly,
    ruled_rightly,
)
from steps.deviations.deviation import Deviation


@frozen
class OtherVerdict(Deviant):
    """Decides something else where a statement leads to a verdict of one sort."""

    statement: StatementId
    kind: type
    instead: verdicts.Instead

    def ruled(self, game: AnyGame, incident: AnyIncident) -> Ruling:
        """Return the ruling with the first verdict of that sort replaced."""
        right = ruled_rightly(game, incident)
        if self.statement not in right.under:
            return right
        decided = [right.verdict, *right.besides]
        place = next((place for place, each in enumerate(decided) if isinstance(each, self.kind)), None)
        if place is None:
            return right
        other = self.instead(decided[place], game, incident)
        if other is None:
            return right
        decided[place] = other
        return evolve(right, verdict=decided[0], besides=tuple(decided[1:]))


@frozen
class OtherOrder(Deviant):
    """Orders something else to the clocks where a statement leads to an order of one sort."""

    statement: StatementId
    kind: type
    instead: orders.Instead

    def ruled(self, game: AnyGame, incident: AnyIncident) -> Ruling:
        """Return the ruling with the order of that sort replaced."""
        right = ruled_rightly(game, incident)
        other = orders.replaced(right.clocks, self.kind, self.instead, game)
        return right if other is None or self.statement not in right.under else evolve(right, clocks=other)

    def applied(self, game: AnyGame, ruling: Ruling) -> AnyGame:
        """Carry the ruling out: a charge also in nardy, which knows none, and after the end, when all is over."""
        after = applied_rightly(game, ruling)
        if isinstance(after, NardyGame) or isinstance(ruling.verdict, ClaimRefused):
            for order in parts(ruling.clocks):
                clock = clocks.charge(after.clock, order.player, order.time) if isinstance(order, Charge) else None
                after = evolve(after, clock=clock) if isinstance(clock, clocks.Clock) else after
        return after


def shared() -> Iterator[Deviation]:
    """Yield the deviations that follow from what each statement leads to."""
    for statement, led in leads().items():
        for kind in led.verdicts:
            if kind in own.VERDICTS.get(statement, led.verdicts):
                yield from _other_verdicts(statement, kind)
        for kind in led.orders:
            if kind in own.ORDERS.get(statement, led.orders):
                yield from _other_orders(statement, kind)


def _other_verdicts(statement: StatementId, kind: type) -> Iterator[Deviation]:
    for other in verdicts.others(kind, _game_of(statement)):
        if other.name not in own.ALTERNATIVES.get(statement, (other.name,)):
            continue
        rules = OtherVerdict(statement, kind, other.instead)
        yield _deviation(statement, kind, other.name, other.text, rules)


def _other_orders(statement: StatementId, kind: type) -> Iterator[Deviation]:
    for other in orders.others(kind, _game_of(statement)):
        rules = OtherOrder(statement, kind, other.instead)
        yield _deviation(statement, kind, f"clocks-{other.name}", other.text, rules)


def _game_of(statement: StatementId) -> str:
    return announced(statement.partition(":")[0]).game


def _deviation(statement: StatementId, kind: type, name: str, does: Text, rules: Deviant) -> Deviation:
    due = table_for(statement.partition(":")[0]).entry(kind_of(kind)).should
    text = Text(f"Where {due.en}, {does.en}", f"Там, где {due.ru}, {does.ru}")
    return Deviation(f"{statement}/{kind_of(kind)}-{name}", statement, text, lambda: rules)
