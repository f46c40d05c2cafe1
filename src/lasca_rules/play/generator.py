"""The one generator of moves: what a side may do on a board, under the settings of a ruleset.

It works on plain lists of towers and on squares by their place in the board's order, and it is quick; ``play.moves``
gives its answers as moves and positions. What a ruleset settles beforehand is in tables, made once a ruleset.
"""

from functools import cache
from itertools import takewhile
from typing import TypeAlias

from attrs import field, frozen

from lasca_rules.board.squares import row_of
from lasca_rules.board.towers import Tower, crown, men
from lasca_rules.play.rulesets import PromotionInCapture, Ruleset, Taken
from lasca_rules.sides import Side

Towers: TypeAlias = list[Tower]
"""One entry a dark square, in the board's order; ``""`` where nothing stands."""

Path: TypeAlias = tuple[int, ...]
"""The squares that a move names, by their place in the board's order."""

Line: TypeAlias = tuple[Path, Towers]
"""A whole move, and the towers after it."""

Jump: TypeAlias = tuple[int, Path]
"""The square of a tower that may be jumped over, and the squares beyond it on which the jump may land."""

Diagonals: TypeAlias = tuple[tuple[Path, ...], ...]
"""For each square: the diagonals that a piece may use from there, each as its squares, nearest first."""


@frozen(eq=False)
class Generator:
    """What one side may do under one ruleset. ``generator_of`` makes each once."""

    ruleset: Ruleset
    own: str
    """The side's man and king: a tower whose commander is one of them is the side's (P1)."""
    enemy: str
    """The opponent's man and king."""
    steps: dict[str, Diagonals]
    """By the commander: where it may go without capturing."""
    leaps: dict[str, Diagonals]
    """By the commander: each neighbouring square and the one beyond it; none for a king that flies."""
    flights: dict[str, Diagonals]
    """By the commander: where a king that flies may capture; none for other pieces."""
    crowning: dict[str, frozenset[int]]
    """By the commander: the squares on which it becomes a king; none for a king."""
    at_once: bool = field(init=False)
    """Is a jumped commander taken at each jump, not after the move?"""

    @at_once.default
    def _taken_at_once(self) -> bool:
        return self.ruleset.taken is Taken.UNDER_AT_ONCE

    def lines(self, towers: Towers) -> list[Line]:
        """Return every legal move with the towers after it: captures if there are any (P6, B4), else quiet moves."""
        return self.captures(towers) or self.quiet_moves(towers)

    def quiet_moves(self, towers: Towers) -> list[Line]:
        """Return the moves without capture, as if none were due (P2, P3, B2, B3)."""
        found: list[Line] = []
        own, steps, crowning = self.own, self.steps, self.crowning
        for start, tower in enumerate(towers):
            if tower and tower[0] in own:
                for diagonal in steps[tower[0]][start]:
                    for end in diagonal:
                        if towers[end]:
                            break
                        after = towers.copy()
                        after[start] = ""
                        after[end] = crown(tower) if end in crowning[tower[0]] else tower
                        found.append(((start, end), after))
        return found

    def captures(self, towers: Towers) -> list[Line]:
        """Return the captures, each to its end (P4 to P9, B2 to B5); where the majority rule holds, the longest."""
        found: list[Line] = []
        own, enemy, leaps, flights = self.own, self.enemy, self.leaps, self.flights
        for start, tower in enumerate(towers):
            if tower and tower[0] in own:
                # Most towers have nothing to jump over. That is seen here, without a call: no other loop runs as often.
                for over, beyond in leaps[tower[0]][start]:
                    if not towers[beyond] and towers[over] and towers[over][0] in enemy:
                        found += self.captures_by(towers, start, [(over, (beyond,))])
                if flights[tower[0]][start]:
                    found += self.captures_by(towers, start, self.jumps_from(towers, start, tower[0], ()))
        if self.ruleset.majority and found:
            most = max(len(path) for path, _ in found)
            return [line for line in found if len(line[0]) == most]
        return found

    def captures_by(self, towers: Towers, start: int, jumps: list[Jump]) -> list[Line]:
        """Return the captures that the tower on that square may begin with these jumps."""
        found: list[Line] = []
        lifted = towers.copy()
        lifted[start] = ""  # P11
        for jump in jumps:
            found += self.captures_after(lifted, (start,), towers[start], jump, ())
        return found

    def captures_after(self, towers: Towers, path: Path, tower: Tower, jump: Jump, spent: Path) -> list[Line]:
        """Return every way to end a capture that makes this jump next.

        Args:
            towers: the board without the capturing tower.
            path: where that tower started, and every square it landed on.
            tower: the capturing tower as it is now.
            jump: what it jumps over next, and where it may land.
            spent: the squares that may not be jumped over again (P8).
        """
        over, landings = jump
        whole: list[Line] = []
        longer: list[Line] = []
        for landing in landings:
            reached = (*path, landing)
            after, taller, jumped = self.jump(towers, tower, over, landing, spent)
            jumps = [] if self.ends(tower, landing) else self.jumps_from(after, landing, taller[0], jumped)
            for following in jumps:
                longer += self.captures_after(after, reached, taller, following, jumped)
            if not jumps:
                whole.append((reached, self.settle(after, landing, taller, jumped)))
        # P7 binds the landing too: where the capture can go on from one square, no other will do.
        return longer or whole

    def jumps_from(self, towers: Towers, square: int, piece: str, spent: Path) -> list[Jump]:
        """Return what a tower with that commander may jump over from that square, and where it may land."""
        jumps: list[Jump] = []
        enemy = self.enemy
        for over, beyond in self.leaps[piece][square]:
            if not towers[beyond] and towers[over] and towers[over][0] in enemy and over not in spent:
                jumps.append((over, (beyond,)))
        for diagonal in self.flights[piece][square]:
            far = next((far for far, over in enumerate(diagonal) if towers[over]), len(diagonal) - 1)
            over = diagonal[far]
            landings = tuple(takewhile(lambda beyond: not towers[beyond], diagonal[far + 1 :]))
            if landings and towers[over][0] in enemy and over not in spent:
                jumps.append((over, landings))
        return jumps

    def jump(self, towers: Towers, tower: Tower, over: int, landing: int, spent: Path) -> tuple[Towers, Tower, Path]:
        """Return the board without the capturing tower, that tower, and the squares spent, after a jump (P5, P9)."""
        after = towers.copy()
        if self.at_once:
            tower += towers[over][0]
            after[over] = towers[over][1:]
        if landing in self.crowning[tower[0]]:
            tower = crown(tower)
        return after, tower, spent if self.ruleset.same_tower_twice else (*spent, over)

    def ends(self, tower: Tower, landing: int) -> bool:
        """Tell whether the capture ends there because the tower's commander, a man until now, becomes a king (P9)."""
        return landing in self.crowning[tower[0]] and self.ruleset.promotion_in_capture is PromotionInCapture.ENDS

    def settle(self, towers: Towers, landing: int, tower: Tower, jumped: Path) -> Towers:
        """Put the capturing tower down where its capture ends, after taking what was only jumped over until now."""
        if not self.at_once:
            for over in jumped:
                if self.ruleset.towers:
                    tower += towers[over][0]
                towers[over] = towers[over][1:]
        towers[landing] = tower
        return towers


@cache
def generator_of(ruleset: Ruleset, side: Side) -> Generator:
    """Return the generator of that side's moves."""
    board = ruleset.board
    man, king = men(side), men(side).upper()
    other = men(side.other)
    forward = slice(0, 2) if side is Side.WHITE else slice(2, 4)
    every = slice(0, 4)
    backward_too = every if ruleset.men_capture_backward else forward
    last_row = board.size if side is Side.WHITE else 1

    def diagonals(directions: slice, *, least: int, most: int) -> Diagonals:
        return tuple(tuple(ray[:most] for ray in rays[directions] if len(ray) >= least) for rays in board.rays)

    none: Diagonals = tuple(() for _ in board.squares)
    leaps = diagonals(every, least=2, most=2)
    flights = diagonals(every, least=2, most=board.size)
    flying = ruleset.flying_kings
    return Generator(
        ruleset=ruleset,
        own=man + king,
        enemy=other + other.upper(),
        steps={
            man: diagonals(forward, least=1, most=1),
            king: diagonals(every, least=1, most=board.size if flying else 1),
        },
        leaps={man: diagonals(backward_too, least=2, most=2), king: none if flying else leaps},
        flights={man: none, king: flights if flying else none},
        crowning={
            man: frozenset(board.index[square] for square in board.squares if row_of(square) == last_row),
            king: frozenset(),
        },
    )
