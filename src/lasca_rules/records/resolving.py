"""A move as it is written, on the board: which legal move it names, if it names one."""

from attrs import frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.languages import Text
from lasca_rules.play.moves import successors
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.records.places import RecordError
from lasca_rules.records.written import WrittenMove


@frozen
class Meant:
    """The move that is meant, and the position after it; ``None`` where the rules do not allow it."""

    written: WrittenMove
    move: Move
    before: Position
    after: Position | None


def resolve(written: WrittenMove, position: Position, ruleset: Ruleset) -> Meant:
    """Return the move that is meant.

    A capture may be written by its ends or by some of its squares, and with the sign of a quiet move, as many do; a
    move may be written by its last square. If no legal move fits, the move is taken as it stands; a capture that stops
    on the way of a legal one, by all squares up to there.

    Raises:
        RecordError: several legal moves fit, and they are named; or only the last square is written and none fits.
    """
    legal = successors(position, ruleset)
    exact = _as_written(written)
    if exact is not None and exact in legal:
        return Meant(written, exact, position, legal[exact])
    fitting = [move for move in legal if _fits(written, move)]
    if len({legal[move].towers for move in fitting}) > 1:
        raise _ambiguous(written, fitting)
    if fitting:
        return Meant(written, fitting[0], position, legal[fitting[0]])
    if exact is None:
        why = Text(
            f"no legal move ends on {written.path[0]}; expected also the square it leaves",
            f"ни один возможный ход не кончается на {written.path[0]}; нужно и поле, с которого он сделан",
        )
        raise RecordError(written.place, why)
    return Meant(written, _begun(written, list(legal)) or exact, position, None)


def _as_written(written: WrittenMove) -> Move | None:
    return Move(written.path, capture=written.capture) if len(written.path) > 1 else None


def _fits(written: WrittenMove, move: Move) -> bool:
    if written.capture and not move.capture:
        return False
    if len(written.path) == 1:
        return move.end == written.path[0]
    return (
        move.start == written.path[0] and move.end == written.path[-1] and _within(written.path[1:-1], move.path[1:-1])
    )


def _within(some: tuple[Square, ...], way: tuple[Square, ...]) -> bool:
    """Do these squares lie on the way in this order?"""
    rest = iter(way)
    return all(square in rest for square in some)


def _begun(written: WrittenMove, legal: list[Move]) -> Move | None:
    """Return the capture written by its ends that goes part of the way of a legal one."""
    if not written.capture:
        return None
    captures = (move.path for move in legal if move.capture)
    parts = (Move(path[:stop], capture=True) for path in captures for stop in range(2, len(path)))
    return next((part for part in parts if _fits(written, part)), None)


def _ambiguous(written: WrittenMove, fitting: list[Move]) -> RecordError:
    which = ", ".join(sorted(str(move) for move in fitting))
    return RecordError(
        written.place,
        Text(f"more than one legal move fits: {which}", f"подходит не один возможный ход: {which}"),
    )
