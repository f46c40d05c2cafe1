"""Rolls, turns and checkers as they are written down: ``6-3``, ``24/18 13/10``, ``24:2 13:5 8:3 6:5``.

A place is a point from 1 to 24 in the numbering of the player whose turn or checkers these are, ``bar`` or ``off``
(``бар``, ``снято``). Upper and lower case are alike; commas may stand between steps.
"""

import re
from itertools import pairwise

from lasca_rules.errors import NotationError
from lasca_rules.languages import Text
from lasca_rules.nardy.board import BAR, OFF, POINTS, Checkers, NardyBoard, stand
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.turns import FACES, Roll, Step, Steps
from lasca_rules.sides import BySide, Side

_BY_NAME = {"bar": BAR, "бар": BAR, "off": OFF, "снято": OFF}
_THROW = re.compile(rf"([1-{FACES}])[-:–]([1-{FACES}])")
_TIMES = re.compile(r"\((\d)\)$")


def read_roll(text: str) -> Roll:
    """Read a roll, ``6-3`` or ``6:3``.

    Raises:
        NotationError: it is not two faces of a die.
    """
    faces = _THROW.fullmatch(text.strip())
    if faces is None:
        raise NotationError(
            Text(
                f"roll '{text}': expected two numbers from 1 to 6, as in 6-3",
                f"бросок «{text}»: нужны два числа от 1 до 6, например 6-3",
            )
        )
    return Roll(int(faces[1]), int(faces[2]))


def read_steps(text: str) -> Steps:
    """Read the checkers moved in a turn: ``24/18 13/10``, ``24/18/15``, ``13/7(2)``, ``bar/20*``, ``6/off``.

    Raises:
        NotationError: a step is not two places with a stroke between them.
    """
    return tuple(step for token in text.replace(",", " ").split() for step in _read_token(token))


def read_checkers(text: str) -> Checkers:
    """Read where one side's checkers are: ``24:2 13:5 8:3 6:5``, with ``bar:1`` and ``off:2`` where there are any.

    Raises:
        NotationError: an entry is not a place, a colon and a count, or a place comes twice.
    """
    counts: dict[int, int] = {}
    for token in text.replace(",", " ").split():
        place, colon, count = token.partition(":")
        if not colon or not count.isdecimal():
            raise NotationError(
                Text(
                    f"checkers '{token}': expected a point and a count, as in 24:15",
                    f"шашки «{token}»: нужны пункт и число шашек, например 24:15",
                )
            )
        where = _read_place(place, token)
        if where in counts:
            raise NotationError(
                Text(f"checkers '{token}': this point came before", f"шашки «{token}»: этот пункт уже назван")
            )
        counts[where] = int(count)
    on_points = {place: count for place, count in counts.items() if place not in (BAR, OFF)}
    return stand(on_points, bar=counts.get(BAR, 0), off=counts.get(OFF, 0))


def write_checkers(checkers: Checkers) -> Text:
    """Write where one side's checkers are, from point 24 down, the bar first and those borne off last."""
    points = [f"{point}:{checkers.on(point)}" for point in range(POINTS, 0, -1) if checkers.on(point)]
    bar, off = checkers.bar, checkers.off
    return Text(
        " ".join([f"bar:{bar}"] * bool(bar) + points + [f"off:{off}"] * bool(off)) or "–",
        " ".join([f"бар:{bar}"] * bool(bar) + points + [f"снято:{off}"] * bool(off)) or "–",
    )


def read_board(text: str, nardy: Nardy) -> tuple[Side, NardyBoard]:
    """Read whose turn it is and where all checkers are: ``w: 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5``, White's first.

    Raises:
        NotationError: it does not begin so, or what follows is not both sides' checkers with a stroke between them.
    """
    head, colon, rest = text.strip().partition(":")
    sides = {side.value: side for side in Side}
    both = rest.split("/")
    if not colon or head.strip().lower() not in sides or len(both) != len(Side):
        raise NotationError(
            Text(
                f"position '{text.strip()}': expected w: or b: for whose turn it is, then White's checkers, /, Black's,"
                " as in w: 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5",
                f"позиция «{text.strip()}»: нужно w: или b: — чей ход, затем шашки белых, / и шашки чёрных,"
                " например w: 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5",
            )
        )
    return sides[head.strip().lower()], NardyBoard(nardy, BySide(*map(read_checkers, both)))


def write_board(board: NardyBoard, side: Side) -> str:
    """Write a board with whose turn it is, as ``read_board`` reads it."""
    white, black = (write_checkers(board[each]).en.replace("–", "") for each in Side)
    return f"{side.value}: {white} / {black}".replace("  ", " ").rstrip()


def _read_token(token: str) -> Steps:
    times = _TIMES.search(token)
    names = _TIMES.sub("", token).split("/")
    places = [(_read_place(name.removesuffix("*"), token), name.endswith("*")) for name in names]
    if len(places) < 2 or places[0][1]:  # noqa: PLR2004 -- where the checker was and where it went
        raise _not_a_step(token)
    steps = tuple(Step(start, end, hit) for (start, _), (end, hit) in pairwise(places))
    again = tuple(Step(step.start, step.end) for step in steps)  # what one checker has hit the next does not hit
    return steps + again * (int(times[1]) - 1 if times else 0)


def _read_place(name: str, token: str) -> int:
    place = _BY_NAME.get(name.lower())
    if place is not None:
        return place
    if name.isdecimal() and 1 <= int(name) <= POINTS:
        return int(name)
    raise _not_a_step(token)


def _not_a_step(token: str) -> NotationError:
    return NotationError(
        Text(
            f"'{token}': expected points from 1 to 24, bar or off, as in 24/18, bar/20, 6/off or 24:15",
            f"«{token}»: нужны пункты от 1 до 24, «бар» или «снято», например 24/18, бар/20, 6/снято или 24:15",
        )
    )
