"""What deviations of play are made of: a ruleset with something in it otherwise, other results, other beginnings."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeAlias

from attrs import evolve, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position, place
from lasca_rules.board.squares import Board, Square
from lasca_rules.board.towers import Tower
from lasca_rules.clock import Refusal, TimeControl
from lasca_rules.errors import NotationError
from lasca_rules.play import acts, legality, moves
from lasca_rules.play.decisions import Line, Towers
from lasca_rules.play.game import Game
from lasca_rules.play.generator import Generator, captures_first
from lasca_rules.play.legality import Judgement
from lasca_rules.play.result import Result
from lasca_rules.play.rulesets import BASHNI, LASCA, RUSSIAN, Ruleset
from lasca_rules.play.set_up import SetUp
from lasca_rules.reference import Reference
from lasca_rules.regulations import StatementId
from lasca_rules.rulebook.profiles import ProfileId
from lasca_rules.sides import Side
from steps.deviations.deviation import Deviation, breaking

LASCA_ONLY, BASHNI_ONLY, BOTH_GAMES = (LASCA.id,), (BASHNI.id,), (LASCA.id, BASHNI.id)
ALL_GAMES = (*BOTH_GAMES, RUSSIAN.id)

Change: TypeAlias = Callable[[Ruleset], Ruleset]
"""Puts something in a game otherwise."""


@frozen
class OtherPlay(Reference):
    """Plays these games by another ruleset."""

    games: tuple[str, ...]
    change: Change

    def legal_moves(self, position: Position, ruleset: Ruleset) -> tuple[Move, ...]:
        """Return the moves that the other ruleset allows."""
        return moves.legal_moves(position, self._taken(ruleset))

    def judge(self, position: Position, move: Move, ruleset: Ruleset, side: Side | None = None) -> Judgement:
        """Judge a move by the other ruleset."""
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
        """Make a move by the other ruleset."""
        taken = evolve(game, ruleset=self._taken(game.ruleset))
        after = acts.play(taken, side, move, leaving=leaving, king_marked=king_marked, and_press=and_press)
        return after if isinstance(after, Refusal) else evolve(after, ruleset=game.ruleset)

    def result(self, game: Game) -> Result:
        """Tell how the game stands by the other ruleset."""
        return acts.outcome(evolve(game, ruleset=self._taken(game.ruleset)))

    def _taken(self, ruleset: Ruleset) -> Ruleset:
        return changed(self.change, ruleset) if ruleset.id in self.games else ruleset


@cache
def changed(change: Change, ruleset: Ruleset) -> Ruleset:
    """Return the ruleset with the change, the same one each time."""
    return change(ruleset)


def playing(  # noqa: PLR0913, PLR0917 -- a deviation, and the games it is about
    statement: StatementId, games: tuple[str, ...], name: str, en: str, ru: str, change: Change
) -> Deviation:
    """Return the deviation that plays these games with something in them otherwise."""
    return breaking(statement, name, en, ru, OtherPlay(games, change))


def settings(**changes: Any) -> Change:  # noqa: ANN401 -- attributes of Ruleset
    """Return the change of these settings."""
    return lambda ruleset: evolve(ruleset, **changes)


def man(**changes: Any) -> Change:  # noqa: ANN401 -- attributes of Gait
    """Return the change of how a man goes."""
    return lambda ruleset: evolve(ruleset, man=evolve(ruleset.man, **changes))


def king(**changes: Any) -> Change:  # noqa: ANN401 -- attributes of Gait
    """Return the change of how a king goes."""
    return lambda ruleset: evolve(ruleset, king=evolve(ruleset.king, **changes))


def both(**changes: Any) -> Change:  # noqa: ANN401 -- attributes of Gait
    """Return the change of how men and kings go."""
    return lambda ruleset: man(**changes)(king(**changes)(ruleset))


def generating(**changes: Any) -> Change:  # noqa: ANN401 -- attributes of Generator
    """Return the change of these points in the generator."""
    return settings(adjust=lambda generator: evolve(generator, **changes))


def choosing(choose: Callable[[Generator, Towers], Iterable[Line]]) -> Change:
    """Let be played what this says."""
    return generating(choose=lambda generator, towers: list(choose(generator, towers)))


def also(more: Callable[[Generator, Towers], Iterable[Line]]) -> Change:
    """Let more be played than what is right, unless a capture is due and this is none."""

    def choose(generator: Generator, towers: Towers) -> Iterable[Line]:
        legal = captures_first(generator, towers)
        known = {(path, capture) for path, _, capture in legal}
        due = any(capture for _, capture in known)
        yield from legal
        for path, after, capture in more(generator, towers):
            if (path, capture) not in known and (capture or not due):
                known.add((path, capture))
                yield path, after, capture

    return choosing(choose)


@frozen
class OtherResult(Reference):
    """Tells otherwise how a game stands: ``change`` is given the game and how it stands rightly."""

    games: tuple[str, ...]
    change: Callable[[Game, Result], Result]

    def result(self, game: Game) -> Result:
        """Tell how the game stands."""
        stands = acts.outcome(game)
        return self.change(game, stands) if game.ruleset.id in self.games else stands


@frozen
class OtherStart(Reference):
    """Begins a game otherwise: ``change`` is given the game about to begin."""

    games: tuple[str, ...]
    change: Callable[[Game], Game]

    def start(self, ruleset: Ruleset, profile: ProfileId, control: TimeControl, set_up: SetUp | None = None) -> Game:
        """Return the game that begins so."""
        game = super().start(ruleset, profile, control, set_up)
        return self.change(game) if ruleset.id in self.games else game


@frozen
class OtherReading(Reference):
    """Reads positions that are to be refused, where ``accepts`` says so of the towers as they are written."""

    accepts: Callable[[Board, list[tuple[Square, Tower]]], bool]

    def read_position(self, text: str, board: Board) -> Position:
        """Read a position, be it one or not."""
        try:
            return super().read_position(text, board)
        except NotationError:
            towers = [(entry[:2], entry[2:]) for entry in text.partition(":")[2].split()]
            if not self.accepts(board, towers):
                raise
            return place(board, Side(text.strip()[0]), {at: tower for at, tower in towers if board.has(at)})
