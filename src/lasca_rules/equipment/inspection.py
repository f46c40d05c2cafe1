"""What a referee finds wrong with the equipment of a game, or with the set-up at its start."""

from lasca_rules.board.position import Position, initial_position
from lasca_rules.board.towers import is_king
from lasca_rules.equipment.board import board_findings
from lasca_rules.equipment.finding import SIDES, Finding, Findings, find
from lasca_rules.equipment.observed import Equipment
from lasca_rules.equipment.pieces import piece_findings
from lasca_rules.sides import Side


def inspect(thing: Equipment | Position) -> tuple[Finding, ...]:
    """Return all that is wrong with the equipment, or with a position as the set-up at the start (2.2.1-b, 2.2.2-b)."""
    match thing:
        case Equipment():
            return (*board_findings(thing), *piece_findings(thing))
        case Position():
            return (*_set_up(thing), *_men_at_the_start(thing))


def _set_up(position: Position) -> Findings:
    due = initial_position(position.board)
    for square, there, expected in zip(position.board.squares, position.towers, due.towers, strict=True):
        if there.lower() == expected:
            continue
        if not expected:
            yield find("2.2.1-b", f"{square} must be empty at the start", f"поле {square} в начале должно быть пустым")
        else:
            side = SIDES[Side(expected)]
            yield find(
                "2.2.1-b",
                f"{square} must hold one piece of {side.en} at the start",
                f"на поле {square} в начале должна стоять одна шашка {side.ru}",
            )


def _men_at_the_start(position: Position) -> Findings:
    for square, tower in position.standing().items():
        if any(is_king(piece) for piece in tower):
            yield find("2.2.2-b", f"there is a king on {square} at the start", f"на поле {square} в начале стоит дамка")
