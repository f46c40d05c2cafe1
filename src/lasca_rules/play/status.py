"""The status of a position: what in it no game comes to, told beside whatever else is asked about it.

A position may be composed, half set up or taken from a board on which something went wrong. Play goes on from it all
the same, and only where nobody could play is it refused (``hold_to_play``).
"""

from collections.abc import Iterator
from enum import Enum

from attrs import frozen

from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.board.towers import men, owner
from lasca_rules.errors import NotationError
from lasca_rules.languages import Text
from lasca_rules.play.compiling import generator_of
from lasca_rules.play.moves import hold_to_board
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.sides import Side


class Oddity(Enum):
    """What can be odd about a position. The values are its names in data."""

    NOTHING_STANDS = "nothing-stands"
    """The board is empty."""
    SIDE_ABSENT = "side-absent"
    """A side has no tower of its own: the game is over, or was over before."""
    MORE_THAN_A_SET = "more-than-a-set"
    """A side has more pieces, prisoners counted, than its set."""
    MAN_ON_LAST_ROW = "man-on-last-row"
    """A man commands a tower on the row on which men become kings (P9)."""


@frozen
class Remark:
    """Something odd: whose side it is about and, if it is about a square, where."""

    oddity: Oddity
    text: Text
    side: Side | None = None
    square: Square | None = None


def status(position: Position, ruleset: Ruleset) -> tuple[Remark, ...]:
    """Return all that is odd about a position, White's first; nothing for any position that play has come to.

    That the side to move has lost its last tower is told too, although games do come to that.

    Raises:
        ValueError: The position is not on the ruleset's board.
    """
    hold_to_board(position, ruleset)
    if not position.standing():
        return (_NOTHING_STANDS,)
    return tuple(remark for side in Side for remark in _about(side, position, ruleset))


def hold_to_play(position: Position) -> None:
    """Refuse a position from which nobody could play.

    Raises:
        NotationError: Nothing stands on the board.
    """
    if not position.standing():
        raise NotationError(
            Text(f"position: {_NOTHING_STANDS.text.en}", f"позиция: {_NOTHING_STANDS.text.ru}"),
        )


_NOTHING_STANDS = Remark(
    Oddity.NOTHING_STANDS,
    Text("nothing stands on the board, so nobody can play", "на доске ничего нет, играть некому"),
)
_WHOSE = {Side.WHITE: ("white", "белых", "белая"), Side.BLACK: ("black", "чёрных", "чёрная")}


def _about(side: Side, position: Position, ruleset: Ruleset) -> Iterator[Remark]:
    name, (adjective, genitive, feminine) = side.name.capitalize(), _WHOSE[side]
    own = {square: tower for square, tower in position.standing().items() if owner(tower) is side}
    if not own:
        alone, none = ("tower", "ни одной башни") if ruleset.towers else ("piece", "ни одной шашки")
        over = Text("the game is over", "игра окончена")
        if position.side is not side:
            over = Text("the game was over before this move", "игра была окончена ещё до этого хода")
        text = Text(f"{name} has no {alone}: {over.en}", f"у {genitive} нет {none}: {over.ru}")
        yield Remark(Oddity.SIDE_ABSENT, text, side)
    pieces, most = position.pieces()[side], position.board.pieces_a_side
    if pieces > most:
        text = Text(
            f"{name} has {pieces} pieces, and a set has {most} of a colour",
            f"{genitive} шашек {pieces}, а в комплекте их {most}",
        )
        yield Remark(Oddity.MORE_THAN_A_SET, text, side)
    last_row = generator_of(ruleset, side).crowning[men(side)]
    for square, tower in own.items():
        if tower[0] == men(side) and position.board.index[square] in last_row:
            text = Text(
                f"the {adjective} man on {square} stands on its last row, where men become kings",
                f"{feminine} простая на {square} стоит на последнем ряду, где простые становятся дамками",
            )
            yield Remark(Oddity.MAN_ON_LAST_ROW, text, side, square)
