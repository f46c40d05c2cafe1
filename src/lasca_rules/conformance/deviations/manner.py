"""The rules of play point by point, so that each point can be put wrong by itself.

A plain second telling of what ``play.generator`` says, for games with towers: slow, and every decision a field. Left as
``manner_of`` makes it, it allows the same moves; a test holds it to that.
"""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from attrs import field, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position, place
from lasca_rules.board.squares import Board, Square, file_of, row_of
from lasca_rules.board.towers import Tower, crown, is_king, owner
from lasca_rules.play.rulesets import PromotionInCapture, Ruleset, Taken
from lasca_rules.sides import Side

Successors: TypeAlias = dict[Move, Position]
"""Legal moves with the positions they lead to."""

Directions: TypeAlias = tuple[tuple[int, int], ...]
"""Ways to go, as (rows forward, files to the right), seen from White's side; for Black the rows are turned round."""

Standing: TypeAlias = dict[Square, Tower]

Capture: TypeAlias = tuple[tuple[Square, ...], Standing]
"""The squares that a capture names, and what stands on the board after it."""

FORWARD: Directions = ((1, -1), (1, 1))
BACKWARD: Directions = ((-1, -1), (-1, 1))
EVERY: Directions = FORWARD + BACKWARD


def empty(there: Tower, _: Side) -> bool:
    """Tell whether nothing stands there."""
    return not there


def enemy(there: Tower, side: Side) -> bool:
    """Tell whether this tower is not the side's own."""
    return owner(there) is not side


@frozen
class Gait:
    """How a man or a king moves and captures. The last three say what may stand where it steps, lands and jumps."""

    steps: Directions
    jumps: Directions
    step_length: int = 1
    """How many squares it may go without capturing."""
    reach: int = 1
    """How far away the tower may stand that it jumps over."""
    landing: int = 1
    """How far behind that tower it may land."""
    onto: Callable[[Tower, Side], bool] = empty
    land_on: Callable[[Tower, Side], bool] = empty
    over: Callable[[Tower, Side], bool] = enemy


def under_at_the_bottom(taker: Tower, jumped: Tower) -> tuple[Tower, Tower]:
    """Return the capturing tower and the rest of the jumped one: its commander goes to the very bottom (P5)."""
    return taker + jumped[0], jumped[1:]


def free_choice(captures: list[Capture], quiet: list[Capture]) -> list[tuple[Capture, bool]]:
    """Return what may be played, and whether it captures: any capture, or if there is none any other move (P6)."""
    return [(line, True) for line in captures] or [(line, False) for line in quiet]


def must_go_on(further: list[Capture], here: Capture) -> list[Capture]:
    """Return how a capture may end that can go on: only farther on (P7)."""
    return further or [here]


def only_once(spent: tuple[Square, ...], over: Square) -> tuple[Square, ...]:
    """Return the squares that may not be jumped over again (P8)."""
    return (*spent, over)


@frozen
class Manner:
    """How a game with towers is played."""

    man: Gait
    king: Gait
    at_once: bool
    """Does what is taken go under at each jump?"""
    promotion_ends: bool
    """Does promotion end a capture?"""
    choose: Callable[[list[Capture], list[Capture]], list[tuple[Capture, bool]]]
    spend: Callable[[tuple[Square, ...], Square], tuple[Square, ...]]
    take: Callable[[Tower, Tower], tuple[Tower, Tower]] = under_at_the_bottom
    end: Callable[[list[Capture], Capture], list[Capture]] = must_go_on
    commander: Callable[[Tower], str] = field(default=lambda tower: tower[0])
    """The piece by which a tower belongs to a side and moves."""
    last_row: int = 0
    """How many rows before the last one a man is promoted."""
    promote: Callable[[Tower], Tower] = crown
    start_is_empty: bool = True
    """Does the square that a tower left count as empty during its capture?"""
    ends_at_start: bool = False
    """Does a capture end that comes back to where it began?"""
    last_row_ends: bool = False
    """Does a capture end on the last row, also that of a king?"""


def manner_of(ruleset: Ruleset) -> Manner:
    """Return how this game is rightly played."""
    far = ruleset.board.size if ruleset.flying_kings else 1
    return Manner(
        man=Gait(FORWARD, EVERY if ruleset.men_capture_backward else FORWARD),
        king=Gait(EVERY, EVERY, step_length=far, reach=far, landing=far),
        at_once=ruleset.taken is Taken.UNDER_AT_ONCE,
        promotion_ends=ruleset.promotion_in_capture is PromotionInCapture.ENDS,
        choose=largest if ruleset.majority else free_choice,
        spend=again if ruleset.same_tower_twice else only_once,
    )


def largest(captures: list[Capture], quiet: list[Capture]) -> list[tuple[Capture, bool]]:
    """Return what may be played where the most must be taken."""
    most = max((len(path) for path, _ in captures), default=0)
    return free_choice([line for line in captures if len(line[0]) == most], quiet)


def again(spent: tuple[Square, ...], _: Square) -> tuple[Square, ...]:
    """Let the same tower be jumped again."""
    return spent


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
