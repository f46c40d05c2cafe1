"""The way a move goes, square by square, against the rules: each reason why the tower may not go like that.

Whose tower it is and whether a capture is due are asked in ``play.legality``; here it is only how the tower moves.
"""

from collections.abc import Iterator

from attrs import evolve, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Board, Square, row_of
from lasca_rules.board.towers import Tower, is_king, owner
from lasca_rules.play.compiling import generator_of
from lasca_rules.play.decisions import Path
from lasca_rules.play.generator import Generator, Jump
from lasca_rules.play.reasons import Objection, Reason, objection
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.sides import Side


def objections_to_course(position: Position, move: Move, ruleset: Ruleset) -> Iterator[Objection]:
    """Yield each reason why the tower on the move's first square may not go that way; it must stand there.

    A capture is followed up to its first wrong jump, and any move up to its first square that is none of play: what
    would come after that, nobody can say.
    """
    if move.capture:
        yield from _objections_to_capture(position, move, ruleset)
    else:
        yield from _objections_to_quiet_move(position, move, ruleset)


def _objections_to_quiet_move(position: Position, move: Move, ruleset: Ruleset) -> Iterator[Objection]:
    board, tower = position.board, position[move.start]
    king = is_king(tower)
    end = move.path[1]
    if board.has(end):
        between = _between(board, move.start, end)
        blocking = [square for square in between or () if position[square]]
        if king and ruleset.flying_kings:
            if between is None:
                yield objection(Reason.NOT_ON_A_DIAGONAL, ruleset, end, king=king)
            elif blocking:
                yield objection(Reason.WAY_BLOCKED, ruleset, blocking[0], king=king)
        elif between != ():
            yield objection(Reason.NOT_A_NEIGHBOUR, ruleset, end, king=king)
        if not king and _is_behind(owner(tower), move.start, end):
            yield objection(Reason.MAN_GOES_BACKWARD, ruleset, end)
        if position[end] and end != move.start:
            yield objection(Reason.SQUARE_OCCUPIED, ruleset, end, king=king)
    if len(move.path) > 2:  # noqa: PLR2004 -- where it starts and where it should have ended
        yield objection(Reason.ONE_STEP_ONLY, ruleset, move.path[2], king=king)


def _objections_to_capture(position: Position, move: Move, ruleset: Ruleset) -> Iterator[Objection]:
    capture = _Capture.begun(position, move.start, ruleset)
    for landing in move.path[1:]:
        if not position.board.has(landing):
            return
        if capture.over:
            yield objection(Reason.PROMOTION_ENDS_MOVE, ruleset, capture.square)
            return
        wrong = list(capture.objections_to_jump(landing))
        yield from wrong
        if wrong or not capture.can_jump_to(landing):
            return
        if capture.goes_on_elsewhere(landing):
            yield objection(Reason.LANDING_ENDS_CAPTURE, ruleset, landing)
        capture = capture.after(landing)
    if capture.can_go_on:
        yield objection(Reason.CAPTURE_NOT_FINISHED, ruleset, capture.square)
    elif ruleset.majority:
        most, _, _ = capture.generator.captures(list(position.towers))[0]
        if len(move.path) < len(most):
            yield objection(Reason.NOT_THE_MOST, ruleset, position.board.squares[most[0]])


@frozen
class _Capture:
    """A capture that has come to the end of ``path``."""

    ruleset: Ruleset

    position: Position
    """Without the capturing tower, whose first square counts as empty (P11)."""
    generator: Generator
    side: Side
    tower: Tower
    """The capturing tower as it is now."""
    path: Path
    """Where it began and has landed so far, by the places in the board's order."""
    spent: Path = ()
    """The places that may not be jumped over again."""
    over: bool = False
    """Has a promotion ended it?"""

    @property
    def square(self) -> Square:
        """Where the capturing tower is now."""
        return self.position.board.squares[self.path[-1]]

    @classmethod
    def begun(cls, position: Position, start: Square, ruleset: Ruleset) -> "_Capture":
        """Return the capture by the tower on that square before its first jump."""
        tower = position[start]
        side = owner(tower)
        place = position.board.index[start]
        return cls(ruleset, _lifted(position, start), generator_of(ruleset, side), side, tower, (place,))

    @property
    def can_go_on(self) -> bool:
        """Is there anything to jump from here?"""
        return not self.over and bool(self._jumps())

    def can_jump_to(self, landing: Square) -> bool:
        """Is there a jump from here to that square?"""
        place = self.position.board.index[landing]
        return any(place in landings for _, landings in self._jumps())

    def after(self, landing: Square) -> "_Capture":
        """Return the capture after a jump to that square, to which there is no objection."""
        place = self.position.board.index[landing]
        over, _ = self._jump_to(place)
        path = (*self.path, place)
        ends = self.generator.ends(self.generator, path, self.tower)
        towers, tower, spent = self.generator.jump(list(self.position.towers), self.tower, over, place, self.spent)
        return evolve(
            self,
            position=evolve(self.position, towers=tuple(towers)),
            tower=tower,
            path=path,
            spent=spent,
            over=ends,
        )

    def goes_on_elsewhere(self, landing: Square) -> bool:
        """Tell whether the capture stops at that square, but not at another one beyond the same tower (P7)."""
        board = self.position.board
        _, landings = self._jump_to(board.index[landing])
        return not self.after(landing).can_go_on and any(
            self.after(board.squares[other]).can_go_on for other in landings
        )

    def objections_to_jump(self, landing: Square) -> Iterator[Objection]:
        """Yield each reason why the tower may not jump to that square."""
        ruleset, king = self.ruleset, is_king(self.tower)
        between = _between(self.position.board, self.square, landing)
        reasons = self._wrong_in_flight if king and ruleset.flying_kings else self._wrong_in_leap
        for reason, square in reasons(between, landing):
            yield objection(reason, ruleset, square, king=king, capture=True)
        if not king and not ruleset.men_capture_backward and _is_behind(self.side, self.square, landing):
            yield objection(Reason.MAN_CAPTURES_BACKWARD, ruleset, landing, capture=True)
        if self.position[landing]:
            yield objection(Reason.SQUARE_OCCUPIED, ruleset, landing, king=king, capture=True)

    def _wrong_in_flight(self, between: tuple[Square, ...] | None, landing: Square) -> Iterator[tuple[Reason, Square]]:
        """Yield what is wrong with what a flying king would jump over."""
        if between is None:
            yield Reason.NOT_ON_A_DIAGONAL, landing
            return
        standing = [square for square in between if self.position[square]]
        if not standing:
            yield Reason.NOTHING_TO_CAPTURE, landing
        wrong = {square: tuple(self._wrong_to_jump_over(square)) for square in standing}
        for reasons in wrong.values():
            yield from reasons
        for square in [square for square in standing if not wrong[square]][1:]:
            yield Reason.WAY_BLOCKED, square

    def _wrong_in_leap(self, between: tuple[Square, ...] | None, landing: Square) -> Iterator[tuple[Reason, Square]]:
        """Yield what is wrong with what any other tower would jump over."""
        if between == () and not self.position[landing]:
            yield Reason.NOTHING_TO_CAPTURE, landing
        elif between is None or len(between) != 1:
            yield Reason.NOT_JUST_BEYOND, landing
        elif not self.position[between[0]]:
            yield Reason.NOTHING_TO_CAPTURE, landing
        else:
            yield from self._wrong_to_jump_over(between[0])

    def _wrong_to_jump_over(self, square: Square) -> Iterator[tuple[Reason, Square]]:
        if owner(self.position[square]) is self.side:
            yield Reason.OWN_TOWER, square
        if self.position.board.index[square] in self.spent:
            yield Reason.SAME_TOWER_TWICE, square

    def _jumps(self) -> list[Jump]:
        return self.generator.jumps_from(list(self.position.towers), self.path[-1], self.tower[0], self.spent)

    def _jump_to(self, place: int) -> Jump:
        return next(jump for jump in self._jumps() if place in jump[1])


def _lifted(position: Position, square: Square) -> Position:
    """Return the position without the tower on that square."""
    place = position.board.index[square]
    return evolve(position, towers=(*position.towers[:place], "", *position.towers[place + 1 :]))


def _between(board: Board, start: Square, end: Square) -> tuple[Square, ...] | None:
    """Return the squares between two squares of one diagonal; None if they are not on one, or are the same."""
    for ray in board.rays[board.index[start]]:
        names = tuple(board.squares[place] for place in ray)
        if end in names:
            return names[: names.index(end)]
    return None


def _is_behind(side: Side, start: Square, end: Square) -> bool:
    """Tell whether a square's row is behind that of another, as the side looks at the board."""
    rows = row_of(end) - row_of(start)
    return rows < 0 if side is Side.WHITE else rows > 0
