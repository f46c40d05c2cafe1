"""What deviations of play are made of: a manner put wrong, moves added to the right ones, other results."""

from collections.abc import Callable, Iterable
from typing import Any

from attrs import evolve, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position, place
from lasca_rules.board.squares import Board, Square
from lasca_rules.board.towers import Tower
from lasca_rules.clock import TimeControl
from lasca_rules.conformance.deviations.deviation import Deviation, breaking
from lasca_rules.conformance.deviations.manner import Capture, Gait, Manner, Successors, manner_of
from lasca_rules.conformance.deviations.successors import Follow, OtherPlay, other_manner, right
from lasca_rules.conformance.reference import Reference
from lasca_rules.errors import NotationError
from lasca_rules.play.acts import outcome
from lasca_rules.play.game import Game, ProfileId
from lasca_rules.play.result import Result
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.play.set_up import SetUp
from lasca_rules.regulations import StatementId
from lasca_rules.sides import Side


def playing(  # noqa: PLR0913, PLR0917 -- a deviation, and the games it is about
    statement: StatementId,
    games: tuple[str, ...],
    name: str,
    en: str,
    ru: str,
    change: Callable[[Manner], Manner],
) -> Deviation:
    """Return the deviation that plays these games in a manner put wrong."""
    return breaking(statement, name, en, ru, OtherPlay(games, other_manner(change)))


def following(  # noqa: PLR0913, PLR0917 -- as above
    statement: StatementId, games: tuple[str, ...], name: str, en: str, ru: str, follow: Follow
) -> Deviation:
    """Return the deviation that lets play in these games what ``follow`` says."""
    return breaking(statement, name, en, ru, OtherPlay(games, follow))


def man(**changes: Any) -> Callable[[Manner], Manner]:  # noqa: ANN401 -- attributes of Gait
    """Return the change of how a man goes."""
    return lambda manner: evolve(manner, man=evolve(manner.man, **changes))


def king(**changes: Any) -> Callable[[Manner], Manner]:  # noqa: ANN401 -- attributes of Gait
    """Return the change of how a king goes."""
    return lambda manner: evolve(manner, king=evolve(manner.king, **changes))


def both(**changes: Any) -> Callable[[Manner], Manner]:  # noqa: ANN401 -- attributes of Gait
    """Return the change of how men and kings go."""

    def changed(gait: Gait) -> Gait:
        return evolve(gait, **changes)

    return lambda manner: evolve(manner, man=changed(manner.man), king=changed(manner.king))


def manner(**changes: Any) -> Callable[[Manner], Manner]:  # noqa: ANN401 -- attributes of Manner
    """Return the change of the manner of playing as a whole."""
    return lambda manner: evolve(manner, **changes)


def also(more: Callable[[Manner, Position], Iterable[tuple[Capture, bool]]]) -> Follow:
    """Let more be played than what is right, unless a capture is due and this is none."""

    def follow(position: Position, ruleset: Ruleset) -> Successors:
        legal = right(position, ruleset)
        due = any(move.capture for move in legal)
        added = {
            Move(path, capture=capture): place(position.board, position.side.other, standing)
            for (path, standing), capture in more(manner_of(ruleset), position)
            if capture or not due
        }
        return added | legal

    return follow


def leaving(change: Callable[[Position, Move, Position], Position]) -> Follow:
    """Let what is right be played, and leave something else on the board than it should."""

    def follow(position: Position, ruleset: Ruleset) -> Successors:
        return {move: change(position, move, after) for move, after in right(position, ruleset).items()}

    return follow


@frozen
class OtherResult(Reference):
    """Tells otherwise how a game stands: ``change`` is given the game and how it stands rightly."""

    games: tuple[str, ...]
    change: Callable[[Game, Result], Result]

    def result(self, game: Game) -> Result:
        """Tell how the game stands."""
        stands = outcome(game)
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
