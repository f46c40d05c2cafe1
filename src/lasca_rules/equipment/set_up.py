"""What a referee looks for in the set-up at the start: 2.2.1-b and 2.2.2-b of column draughts."""

from collections.abc import Iterator

from lasca_rules.board.position import Position, initial_position
from lasca_rules.board.squares import Square
from lasca_rules.board.towers import Tower, is_king
from lasca_rules.equipment.asked import Requirements
from lasca_rules.equipment.finding import SIDES, Check, On, measured
from lasca_rules.languages import Text
from lasca_rules.sides import Side


@measured(
    "2.2.1-b", "a square is empty or occupied and should not be", "поле пустует или занято, хотя не должно", of=Position
)
def empty_or_occupied(position: Position, _: Requirements) -> Iterator[On]:
    """Look for pieces that are missing, and for pieces beyond the first three rows."""
    for square, there, due in compared(position):
        if due and not there:
            yield one_piece(square, due)
        elif there and not due:
            text = Text(f"{square} must be empty at the start", f"поле {square} в начале должно быть пустым")
            yield On(square, text)


@measured(
    "2.2.1-b",
    "on a square stands another piece than should, or more than one",
    "на поле стоит не та шашка или не одна",
    of=Position,
)
def another_piece(position: Position, _: Requirements) -> Iterator[On]:
    """Look for the opponent's pieces and for towers."""
    return (one_piece(square, due) for square, there, due in compared(position) if due and there not in {"", due})


@measured("2.2.2-b", "there is a king at the start", "в начале на доске есть дамка", of=Position)
def king_at_the_start(position: Position, _: Requirements) -> Iterator[On]:
    """Look for kings."""
    for square, tower in position.standing().items():
        if any(is_king(piece) for piece in tower):
            text = Text(f"there is a king on {square} at the start", f"на поле {square} в начале стоит дамка")
            yield On(square, text)


OF_SET_UP: tuple[Check, ...] = (empty_or_occupied, another_piece, king_at_the_start)
"""In the order of the text."""


def compared(position: Position) -> Iterator[tuple[Square, Tower, Tower]]:
    """Yield each square with what stands there, in men, and what should."""
    due = initial_position(position.board).towers
    return zip(position.board.squares, (tower.lower() for tower in position.towers), due, strict=True)


def one_piece(square: Square, due: Tower) -> On:
    """Return that one piece of a side should stand on a square."""
    side = SIDES[Side(due)]
    text = Text(
        f"{square} must hold one piece of {side.en} at the start",
        f"на поле {square} в начале должна стоять одна шашка {side.ru}",
    )
    return On(square, text)
