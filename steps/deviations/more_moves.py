"""Moves that no game allows, and other choices among those that it does: for deviations of play."""

from collections.abc import Callable, Iterator

from attrs import evolve

from lasca_rules.board.towers import Tower, crown, is_king
from lasca_rules.play.decisions import Line, Towers
from lasca_rules.play.generator import Generator, captures_first

EXCHANGED = str.maketrans("wWbB", "bBwW")
"""Every piece as one of the other colour."""


def own(generator: Generator, towers: Towers) -> Iterator[tuple[int, Tower]]:
    """Yield the squares of the side's own towers, with the towers."""
    return ((start, tower) for start, tower in enumerate(towers) if tower and tower[0] in generator.own)


def moved(towers: Towers, start: int, end: int, tower: Tower) -> Towers:
    """Return the board with this on the one square and nothing on the other."""
    after = towers.copy()
    after[start] = ""
    after[end] = tower
    return after


def onto_what_stands_there(*, kings: bool) -> Callable[[Generator, Towers], Iterator[Line]]:
    """Let men, or kings, step onto the next square although it is occupied, and stand on top of what is there."""

    def more(generator: Generator, towers: Towers) -> Iterator[Line]:
        for start, tower in own(generator, towers):
            ends = [line[0] for line in generator.steps[tower[0]][start] if is_king(tower) is kings]
            for end in ends:
                if towers[end]:
                    on_top = generator.promote(tower) if end in generator.crowning[tower[0]] else tower
                    yield (start, end), moved(towers, start, end, on_top + towers[end]), False

    return more


def landing_where(lands: Callable[[Generator, Tower], bool]) -> Callable[[Generator, Towers], Iterator[Line]]:
    """Let a capture end right behind the jumped tower, on top of another that ``lands`` allows."""

    def more(generator: Generator, towers: Towers) -> Iterator[Line]:
        for start, tower in own(generator, towers):
            for over, beyond in generator.leaps[tower[0]][start]:
                to_take = towers[over] and towers[over][0] in generator.enemy
                if to_take and towers[beyond] and lands(generator, towers[beyond]):
                    after, taller, _ = generator.jump(towers, tower, over, beyond, ())
                    yield (start, beyond), moved(after, start, beyond, taller + towers[beyond]), True

    return more


def over_nothing(generator: Generator, towers: Towers) -> Iterator[Line]:
    """Yield jumps over one empty square."""
    for start, tower in own(generator, towers):
        for over, beyond in generator.leaps[tower[0]][start]:
            if not towers[over] and not towers[beyond]:
                yield (start, beyond), moved(towers, start, beyond, tower), True


def of_the_opponent(generator: Generator, towers: Towers) -> Iterator[Line]:
    """Yield moves without capture of the opponent's towers, as if they were the side's own."""
    for path, after, capture in generator.quiet_moves([tower.translate(EXCHANGED) for tower in towers]):
        yield path, [tower.translate(EXCHANGED) for tower in after], capture


def of_the_opponent_with_a_prisoner(generator: Generator, towers: Towers) -> Iterator[Line]:
    """Yield those of the towers in which the side to move has a piece."""
    for path, after, capture in of_the_opponent(generator, towers):
        if any(piece in generator.own for piece in towers[path[0]]):
            yield path, after, capture


def commander_alone(generator: Generator, towers: Towers) -> Iterator[Line]:
    """Leave all but the commander behind where nothing is captured."""
    for path, after, capture in captures_first(generator, towers):
        if not capture:
            after[path[0]], after[path[1]] = towers[path[0]][1:], after[path[1]][0]
        yield path, after, capture


def upside_down(generator: Generator, towers: Towers) -> Iterator[Line]:
    """Read every tower from its lowest piece up."""
    for path, after, capture in captures_first(generator, [tower[::-1] for tower in towers]):
        yield path, [tower[::-1] for tower in after], capture


def king_anywhere(generator: Generator, towers: Towers) -> Iterator[Line]:
    """Let a man's tower move as a king's if there is a king anywhere in it; its commander stays a man."""
    raised = {start for start, tower in own(generator, towers) if tower.lower() != tower and not is_king(tower)}
    as_kings = [crown(tower) if start in raised else tower for start, tower in enumerate(towers)]
    for path, after, capture in captures_first(generator, as_kings):
        for start in raised:
            place = path[-1] if start == path[0] else start
            crowned = place in generator.crowning[towers[start][0]] and place != start
            after[place] = after[place] if crowned else after[place][:1].lower() + after[place][1:]
        yield path, after, capture


def capturing_or_not(generator: Generator, towers: Towers) -> list[Line]:
    """Leave it open whether to capture."""
    return generator.captures(towers) + generator.quiet_moves(towers)


def slipping_away(generator: Generator, towers: Towers) -> list[Line]:
    """Let a tower that can capture make another move instead."""
    captures, quiet = generator.captures(towers), generator.quiet_moves(towers)
    starts = {path[0] for path, _, _ in captures}
    return captures + [line for line in quiet if not captures or line[0][0] in starts]


def another_tower(generator: Generator, towers: Towers) -> list[Line]:
    """Let a tower that cannot capture move although another can."""
    captures, quiet = generator.captures(towers), generator.quiet_moves(towers)
    starts = {path[0] for path, _, _ in captures}
    return captures + [line for line in quiet if line[0][0] not in starts]


def smallest(generator: Generator, towers: Towers) -> list[Line]:
    """Let only the captures be made that take the least."""
    legal = captures_first(generator, towers)
    least = min((len(path) for path, _, _ in legal), default=0)
    return [line for line in legal if len(line[0]) == least]


def as_a_man(generator: Generator, towers: Towers) -> Iterator[Line]:
    """Let a man go on capturing as a man, and be promoted only if it ends on the last row."""
    for path, after, capture in captures_first(evolve(generator, promote=lambda tower: tower), towers):
        end = path[-1]
        if end in generator.crowning.get(after[end][0], ()):
            after[end] = crown(after[end])
        yield path, after, capture
