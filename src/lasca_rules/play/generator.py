"""The one generator of moves: what a side may do on a board, under the settings of a ruleset.

It works on plain lists of towers and on squares by their place in the board's order, and it is quick; ``play.moves``
gives its answers as moves and positions. What a ruleset settles beforehand is in tables (``play.compiling``). Each
point of the rules is a field: ``evolve`` puts any of them otherwise by itself.
"""

from collections.abc import Callable
from typing import TypeAlias

from attrs import frozen

from lasca_rules.board.towers import Tower, crown
from lasca_rules.play.decisions import Finish, Line, Path, Spend, Take, Towers, must_go_on
from lasca_rules.sides import Side

Jump: TypeAlias = tuple[int, Path]
"""The square of a tower that may be jumped over, and the squares beyond it on which the jump may land."""

Steps: TypeAlias = tuple[tuple[Path, ...], ...]
"""For each square: the lines on which a piece may go from there, each as its squares, nearest first."""

Leaps: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]
"""For each square: each neighbouring square that may be jumped over, and the one beyond it."""

Flights: TypeAlias = tuple[tuple[tuple[Jump, ...], ...], ...]
"""For each square: the lines on which a piece may capture from afar, each as its jumps, nearest first."""


def captures_first(generator: "Generator", towers: Towers) -> list[Line]:
    """Return the captures if there are any (P6, B4), else the quiet moves."""
    return generator.captures(towers) or generator.quiet_moves(towers)


def promotion_ends(generator: "Generator", path: Path, tower: Tower) -> bool:
    """Tell whether a capture ends because the tower's commander, a man until now, becomes a king (P9)."""
    return path[-1] in generator.crowning[tower[0]]


def promotion_goes_on(_: "Generator", __: Path, ___: Tower) -> bool:
    """Let a capture go on where a man becomes a king (B5)."""
    return False


@frozen(eq=False)
class Generator:
    """What one side may do under one ruleset. ``generator_of`` makes each once."""

    side: Side
    own: str
    """The side's man and king: a tower whose commander is one of them is the side's (P1)."""
    enemy: str
    """The opponent's man and king, whose towers may be jumped over."""
    steps: dict[str, Steps]
    """By the commander: where it may go without capturing (P2, P3, B2, B3)."""
    leaps: dict[str, Leaps]
    """By the commander: how it may capture; nothing for one that captures from afar (P4, B2)."""
    flights: dict[str, Flights]
    """By the commander: how it may capture from afar; nothing for other pieces (B3)."""
    crowning: dict[str, frozenset[int]]
    """By the commander: the squares on which it becomes a king; none for a king (P9)."""
    at_once: bool
    """Is a jumped commander taken at each jump, not after the move?"""
    take: Take
    spend: Spend
    ends: Callable[["Generator", Path, Tower], bool]
    """Tells of a landing, the last square of the path, and the tower before it, whether the capture ends there."""
    longest_only: bool
    """Must a capture take the most that it can?"""
    promote: Callable[[Tower], Tower] = crown
    finish: Finish = must_go_on
    may_stop: bool = False
    """May a capture end where it can go on?"""
    start_is_empty: bool = True
    """Does the square that a tower left count as empty during its capture (P11)?"""
    choose: Callable[["Generator", Towers], list[Line]] = captures_first

    def lines(self, towers: Towers) -> list[Line]:
        """Return every legal move with the towers after it."""
        return self.choose(self, towers)

    def quiet_moves(self, towers: Towers) -> list[Line]:
        """Return the moves without capture, as if none were due."""
        found: list[Line] = []
        own, steps, crowning = self.own, self.steps, self.crowning
        for start, tower in enumerate(towers):
            if tower and (piece := tower[0]) in own:
                last_row = crowning[piece]
                for line in steps[piece][start]:
                    for end in line:
                        if towers[end]:
                            break
                        after = towers.copy()
                        after[start] = ""
                        after[end] = self.promote(tower) if end in last_row else tower
                        found.append(((start, end), after, False))
        return found

    def captures(self, towers: Towers) -> list[Line]:
        """Return the captures, each to its end; where the majority rule holds, the longest."""
        found: list[Line] = []
        own, enemy, leaps, flights = self.own, self.enemy, self.leaps, self.flights
        for start, tower in enumerate(towers):
            if tower and (piece := tower[0]) in own:
                # Most towers have nothing to jump over. That is seen here, without a call: no other loop runs as often.
                for over, beyond in leaps[piece][start]:
                    if not towers[beyond] and (jumped := towers[over]) and jumped[0] in enemy:
                        found += self.captures_by(towers, start, [(over, (beyond,))])
                if flights[piece][start]:
                    found += self.captures_by(towers, start, self.jumps_from(towers, start, piece, ()))
        if self.longest_only and found:
            most = max(len(path) for path, _, _ in found)
            return [line for line in found if len(line[0]) == most]
        return found

    def captures_by(self, towers: Towers, start: int, jumps: list[Jump]) -> list[Line]:
        """Return the captures that the tower on that square may begin with these jumps."""
        found: list[Line] = []
        lifted = towers.copy()
        if self.start_is_empty:
            lifted[start] = ""
        for jump in jumps:
            found += self.captures_after(lifted, (start,), towers[start], jump, ())
        if not self.start_is_empty:
            for path, after, _ in found:
                after[start] = after[start] if path[-1] == start else ""
        return found

    def captures_after(self, towers: Towers, path: Path, tower: Tower, jump: Jump, spent: Path) -> list[Line]:
        """Return every way to end a capture that makes this jump next.

        Args:
            towers: the board without the capturing tower.
            path: where that tower started, and every square it landed on.
            tower: the capturing tower as it is now.
            jump: what it jumps over next, and where it may land.
            spent: the squares that may not be jumped over again.
        """
        over, landings = jump
        ended: list[Line] = []
        further: list[Line] = []
        for landing in landings:
            reached = (*path, landing)
            after, taller, jumped = self.jump(towers, tower, over, landing, spent)
            jumps = [] if self.ends(self, reached, tower) else self.jumps_from(after, landing, taller[0], jumped)
            for following in jumps:
                further += self.captures_after(after, reached, taller, following, jumped)
            if not jumps or self.may_stop:
                if not self.at_once:
                    taller = self.take_after_the_move(after, taller, jumped)
                after[landing] = taller
                ended.append((reached, after, True))
        return self.finish(further, ended) if further else ended

    def jumps_from(self, towers: Towers, square: int, piece: str, spent: Path) -> list[Jump]:
        """Return what a tower with that commander may jump over from that square, and where it may land."""
        jumps: list[Jump] = []
        enemy = self.enemy
        for over, beyond in self.leaps[piece][square]:
            if not towers[beyond] and (jumped := towers[over]) and jumped[0] in enemy and over not in spent:
                jumps.append((over, (beyond,)))
        for line in self.flights[piece][square]:
            for over, landings in line:
                if towers[over]:
                    if towers[over][0] in enemy and over not in spent and not towers[landings[0]]:
                        free = next((far for far, landing in enumerate(landings) if towers[landing]), len(landings))
                        jumps.append((over, landings[:free]))
                    break
        return jumps

    def jump(self, towers: Towers, tower: Tower, over: int, landing: int, spent: Path) -> tuple[Towers, Tower, Path]:
        """Return the board without the capturing tower, that tower, and the squares spent, after a jump."""
        after = towers.copy()
        if self.at_once:
            tower, after[over] = self.take(tower, towers[over])
        if landing in self.crowning[tower[0]]:
            tower = self.promote(tower)
        return after, tower, self.spend(spent, over)

    def take_after_the_move(self, towers: Towers, tower: Tower, jumped: Path) -> Tower:
        """Take what was only jumped over until now, and return the capturing tower after it."""
        for over in jumped:
            tower, towers[over] = self.take(tower, towers[over])
        return tower
