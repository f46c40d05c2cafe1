"""Play by other rules: a function says in place of the reference which moves there are and what each leads to."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TypeAlias

from attrs import evolve, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.clock import Refusal
from lasca_rules.conformance.deviations.manner import Manner, Successors, manner_of
from lasca_rules.conformance.deviations.playing_out import played
from lasca_rules.conformance.reference import Reference
from lasca_rules.play import acts, legality, moves
from lasca_rules.play.by_hand import unmark
from lasca_rules.play.game import Game
from lasca_rules.play.legality import Illegal, Judgement, Legal
from lasca_rules.play.reasons import Reason, objection
from lasca_rules.play.result import NO_MOVE, NO_TOWER, Ongoing, Result, Won
from lasca_rules.play.rulesets import BASHNI, LASCA, Ruleset
from lasca_rules.sides import Side

LASCA_ONLY, BASHNI_ONLY, BOTH_GAMES = (LASCA.id,), (BASHNI.id,), (LASCA.id, BASHNI.id)

KNOWN = 128
"""Positions whose moves each deviation remembers: those of a long game."""

Follow: TypeAlias = Callable[[Position, Ruleset], Successors]
"""Says what may be played."""


def right(position: Position, ruleset: Ruleset) -> Successors:
    """Return what the reference lets play."""
    return moves.successors(position, ruleset)


@frozen
class OtherSettings(Reference):
    """Plays these games by other settings of the ruleset."""

    games: tuple[str, ...]
    change: Callable[[Ruleset], Ruleset]

    def legal_moves(self, position: Position, ruleset: Ruleset) -> tuple[Move, ...]:
        """Return the moves that the other settings allow."""
        return moves.legal_moves(position, self._taken(ruleset))

    def judge(self, position: Position, move: Move, ruleset: Ruleset, side: Side | None = None) -> Judgement:
        """Judge a move by the other settings."""
        return legality.judge(position, move, self._taken(ruleset), side)

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
        """Make a move by the other settings."""
        taken = evolve(game, ruleset=self._taken(game.ruleset))
        after = acts.play(taken, side, move, leaving=leaving, king_marked=king_marked, and_press=and_press)
        return after if isinstance(after, Refusal) else evolve(after, ruleset=game.ruleset)

    def result(self, game: Game) -> Result:
        """Tell how the game stands by the other settings."""
        return acts.outcome(evolve(game, ruleset=self._taken(game.ruleset)))

    def _taken(self, ruleset: Ruleset) -> Ruleset:
        return self.change(ruleset) if ruleset.id in self.games else ruleset


@frozen
class OtherPlay(Reference):
    """Plays these games by other rules: ``follow`` says what may be played and what it leads to."""

    games: tuple[str, ...]
    follow: Follow

    def legal_moves(self, position: Position, ruleset: Ruleset) -> tuple[Move, ...]:
        """Return the moves that may be played here."""
        return tuple(self._successors(position, ruleset))

    def judge(self, position: Position, move: Move, ruleset: Ruleset, side: Side | None = None) -> Judgement:
        """Judge a move by what may be played here; the reasons against it are the reference's, where it has any."""
        after = self._successors(position, ruleset).get(move)
        if after is not None and side in {None, position.side}:
            return Legal(move, after)
        judged = legality.judge(position, move, ruleset, side)
        if isinstance(judged, Illegal):
            return judged
        return Illegal(move, (objection(self._reason(position, move, ruleset), ruleset, move.end),))

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
        """Make a move; it leaves on the board what it should by these rules."""
        made = acts.play(game, side, move, leaving=leaving, king_marked=king_marked, and_press=and_press)
        if isinstance(made, Refusal):
            return made
        own = self.judge(game.rightful, move, game.ruleset, side)
        if not isinstance(own, Legal) or own == legality.judge(game.rightful, move, game.ruleset, side):
            regular = isinstance(own, Legal) and made.half_moves[-1].regular
            return _last(made, after=made.half_moves[-1].after, regular=regular)
        after = own.after if king_marked else unmark(own.after, move.end)
        return _last(made, after=after if leaving is None else made.half_moves[-1].after, regular=leaving is None)

    def result(self, game: Game) -> Result:
        """Tell how the game stands: it goes on as long as something may be played here."""
        judged = acts.outcome(game)
        on_the_board = isinstance(judged, Won) and judged.why in {NO_MOVE, NO_TOWER}
        settled = not game.half_moves or game.half_moves[-1].regular or game.half_moves[-1].settled
        if not on_the_board and not (isinstance(judged, Ongoing) and settled):
            return judged
        side = game.rightful.side
        return Ongoing() if self._successors(game.rightful, game.ruleset) else Won(side.other, NO_MOVE)

    def _successors(self, position: Position, ruleset: Ruleset) -> Successors:
        return self.follow(position, ruleset) if ruleset.id in self.games else right(position, ruleset)

    def _reason(self, position: Position, move: Move, ruleset: Ruleset) -> Reason:
        """Return a reason against a move that only these rules forbid."""
        if move.capture:
            return Reason.CAPTURE_NOT_FINISHED
        captures = any(other.capture for other in self._successors(position, ruleset))
        return Reason.CAPTURE_DUE if captures else Reason.NOT_A_NEIGHBOUR


def _last(game: Game, *, after: Position, regular: bool) -> Game:
    """Return the game with something else left on the board by its last half-move."""
    half_move = evolve(game.half_moves[-1], after=after, regular=regular)
    return evolve(game, half_moves=(*game.half_moves[:-1], half_move))


def other_manner(change: Callable[[Manner], Manner]) -> Follow:
    """Let another manner of playing say what may be played: the right one, with something in it put wrong."""

    @cache
    def changed(ruleset: Ruleset) -> Manner:
        return change(manner_of(ruleset))

    @lru_cache(maxsize=KNOWN)
    def follow(position: Position, ruleset: Ruleset) -> Successors:
        return played(changed(ruleset), position)

    return follow
