"""What may be played in a manner: every move and capture, and what stands on the board after it."""

from collections.abc import Iterator

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position, place
from lasca_rules.board.squares import Board, Square, file_of, row_of
from lasca_rules.board.towers import Tower, is_king, owner
from lasca_rules.conformance.deviations.manner import Capture, Gait, Manner, Standing, Successors, must_go_on
from lasca_rules.sides import Side


def played(manner: Manner, position: Position) -> Successors:
    """Return what may be played in that manner, in the order of the squares named."""
    captures = [line for start in own(manner, position) for line in captures_from(manner, position, start)]
    quiet = [line for start in own(manner, position) for line in steps_from(manner, position, start)]
    index = position.board.index
    ordered = sorted(manner.choose(captures, quiet), key=lambda each: [index[square] for square in each[0][0]])
    return {
        Move(path, capture=capture): place(position.board, position.side.other, standing)
        for (path, standing), capture in ordered
    }


def own(manner: Manner, position: Position) -> Iterator[Square]:
    """Yield the squares of the towers that the side to move may move."""
    return (at for at, tower in position.standing().items() if owner(manner.commander(tower)) is position.side)


def steps_from(manner: Manner, position: Position, start: Square) -> Iterator[Capture]:
    """Yield a tower's moves without capture."""
    standing = position.standing()
    tower = standing[start]
    gait = gait_of(manner, tower)
    for direction in gait.steps:
        for end in ray(position.board, start, direction, position.side)[: gait.step_length]:
            if not gait.onto(standing.get(end, ""), position.side):
                break
            arrived = promoted(manner, tower, end, position.board, position.side) + standing.get(end, "")
            yield (start, end), {**without(standing, start), end: arrived}


def captures_from(manner: Manner, position: Position, start: Square) -> list[Capture]:
    """Return a tower's captures, each to where it may end."""
    standing = position.standing()
    lifted = without(standing, start) if manner.start_is_empty else standing
    found = _captures(manner, position, lifted, (start,), standing[start], ())
    return [
        (path, standing if path[-1] == start else without(standing, start)) for path, standing in found if len(path) > 1
    ]


def _captures(  # noqa: PLR0913, PLR0917 -- what a capture has come to
    manner: Manner,
    position: Position,
    standing: Standing,
    path: tuple[Square, ...],
    tower: Tower,
    spent: tuple[Square, ...],
    ended: bool = False,  # noqa: FBT001, FBT002 -- likewise
) -> list[Capture]:
    """Return how a capture may end that has come this far: where it stands, or farther on."""
    here: Capture = path, _set_down(manner, standing, path[-1], tower, spent)
    if ended:
        return [here]
    further: list[Capture] = []
    for over, landings in _jumps(manner, position, standing, path[-1], tower, spent):
        taken, rest = manner.take(tower, standing[over]) if manner.at_once else (tower, standing[over])
        after = {**standing, over: rest} if rest else without(standing, over)
        beyond = [
            _captures(
                manner,
                position,
                after,
                (*path, landing),
                promoted(manner, taken, landing, position.board, position.side),
                manner.spend(spent, over),
                _ends(manner, position, path, tower, landing),
            )
            for landing in landings
        ]
        # Landing where the capture can go on is part of going on (P7), for a manner in which it must.
        longest = [lines for lines in beyond if any(len(line[0]) > len(path) + 1 for line in lines)]
        if manner.end is must_go_on and longest:
            beyond = longest
        further += [line for lines in beyond for line in lines]
    return manner.end(further, here)


def _jumps(  # noqa: PLR0913, PLR0917 -- what a capture has come to
    manner: Manner, position: Position, standing: Standing, at: Square, tower: Tower, spent: tuple[Square, ...]
) -> Iterator[tuple[Square, list[Square]]]:
    """Yield what the tower may jump over from that square, and where it may land."""
    gait = gait_of(manner, tower)
    for direction in gait.jumps:
        line = ray(position.board, at, direction, position.side)
        first = next((far for far, square in enumerate(line[: gait.reach]) if square in standing), None)
        if first is None or line[first] in spent or not gait.over(standing[line[first]], position.side):
            continue
        landings: list[Square] = []
        for square in line[first + 1 : first + 1 + gait.landing]:
            if not gait.land_on(standing.get(square, ""), position.side):
                break
            landings.append(square)
        if landings:
            yield line[first], landings


def _ends(manner: Manner, position: Position, path: tuple[Square, ...], tower: Tower, landing: Square) -> bool:
    crowned = is_king(promoted(manner, tower, landing, position.board, position.side)) and not is_king(tower)
    return (
        (crowned and manner.promotion_ends)
        or (manner.ends_at_start and landing == path[0])
        or (manner.last_row_ends and rows_to_go(position.board, landing, position.side) == 0)
    )


def _set_down(manner: Manner, standing: Standing, at: Square, tower: Tower, jumped: tuple[Square, ...]) -> Standing:
    """Return the board with the capturing tower on it, once what was only jumped over has been taken."""
    after = dict(standing)
    if not manner.at_once:
        for over in jumped:
            tower, rest = manner.take(tower, after[over])
            after = {**after, over: rest} if rest else without(after, over)
    return {**after, at: tower + after.get(at, "")}


def gait_of(manner: Manner, tower: Tower) -> Gait:
    """Return how a tower moves: as its commander does."""
    return manner.king if is_king(manner.commander(tower)) else manner.man


def promoted(manner: Manner, tower: Tower, at: Square, board: Board, side: Side) -> Tower:
    """Return the tower as it is on that square: with a king on top if that is where a man becomes one."""
    reached = rows_to_go(board, at, side) <= manner.last_row
    return manner.promote(tower) if reached and not is_king(tower) else tower


def rows_to_go(board: Board, at: Square, side: Side) -> int:
    """Count the rows from a square to the side's last one."""
    return board.size - row_of(at) if side is Side.WHITE else row_of(at) - 1


def ray(board: Board, start: Square, direction: tuple[int, int], side: Side) -> list[Square]:
    """Return the squares from one on in a direction, nearest first, as that side looks at the board."""
    rows, files = direction
    forward = 1 if side is Side.WHITE else -1
    places = (
        (row_of(start) + rows * forward * far, file_of(start) + files * forward * far) for far in range(1, board.size)
    )
    names = [f"{board.files[file - 1]}{row}" for row, file in places if 1 <= file <= board.size and row >= 1]
    return [name for name in names if board.has(name)]


def without(standing: Standing, square: Square) -> Standing:
    """Return what stands on the board but for one square."""
    return {name: tower for name, tower in standing.items() if name != square}
