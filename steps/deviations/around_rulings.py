"""Rules that go wrong around a ruling: in what is played meanwhile, in the clocks after it, in whom they ask."""

from typing import Any, Literal

from attrs import evolve, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.clock import SECOND, Refusal
from lasca_rules.play.game import Game
from lasca_rules.reference import Reference
from lasca_rules.rulebook.profiles import read_profile
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.sides import Side
from steps.deviations.deviant import AnyGame, AnyIncident, Deviant, ruled_rightly


@frozen
class MovesMeanwhile(Reference):
    """Lets moves be made while the game is suspended, or while the position is disturbed."""

    over: Literal["claim", "disturbed"]

    def play(  # noqa: PLR0913 -- as the port has it
        self,
        game: Game,
        side: Side,
        move: Move,
        *,
        leaving: Position | None = None,
        king_marked: bool = True,
        and_press: bool = False,
    ) -> Game | Refusal:
        """Make a move as if nothing stood in its way."""
        going_on = evolve(game, claim=None) if self.over == "claim" else evolve(game, disturbed=None)
        return super().play(going_on, side, move, leaving=leaving, king_marked=king_marked, and_press=and_press)


@frozen
class AlsoInDraughts(Deviant):
    """Decides an incident of one kind as column draughts does, under the rules of the sport of draughts too."""

    kind: type

    def ruled(self, game: AnyGame, incident: AnyIncident) -> Ruling:
        """Return the ruling of column draughts on such an incident."""
        if isinstance(incident, self.kind) and read_profile(game.profile).regulation == "draughts":
            return ruled_rightly(evolve(game, profile="column"), incident)
        return ruled_rightly(game, incident)


def no_flag(game: Any, _: Ruling, after: Any) -> Any:  # noqa: ANN401 -- a game of either kind
    """Leave a player whose time a charge has used up one second to play on with."""
    fallen = after.clock.flag
    if fallen is None or game.clock.flag is not None:
        return after
    clock = after.clock
    return evolve(after, clock=evolve(clock, left=clock.left.put(fallen, SECOND), going=True, turn=fallen, flag=None))


def a_second_less(game: Any, _: Ruling, after: Any) -> Any:  # noqa: ANN401 -- likewise
    """Charge a second less than the time taken."""
    for side in Side:
        left = after.clock.left[side]
        if 0 < left < game.clock.left[side]:
            return evolve(after, clock=evolve(after.clock, left=after.clock.left.put(side, left + SECOND)))
    return after


def stopped(_: Any, __: Ruling, after: Any) -> Any:  # noqa: ANN401 -- likewise
    """Leave both clocks standing."""
    return evolve(after, clock=evolve(after.clock, going=False))
