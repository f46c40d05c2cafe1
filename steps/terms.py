"""Kinds of value that several subjects' sentences share: statements, moves, reasons, numbers of pieces, rank."""

import re
from collections.abc import Sequence
from typing import cast

from lasca_rules.board.move import Move
from lasca_rules.board.squares import DRAUGHTS_BOARD, Board
from lasca_rules.languages import Language, Text
from lasca_rules.notation.move import read_move
from lasca_rules.play.reasons import Reason
from lasca_rules.regulations import StatementId, load
from lasca_rules.sides import Side
from steps.grammar import Noun
from steps.kinds import LOCATION, as_is
from steps.words import Manner, Named, WordError, choice, counted, not_read, several, word

_JOIN = r"(?:, | and | or | и | или )"
_LABEL = r"(?:[PB]\d+|\d+(?:\.\d+)*-[a-z]\d*)"
_MOVE = rf"{LOCATION}(?:[-x]{LOCATION})+"


def _read_statements(text: str, _: Language, __: Board | None) -> tuple[StatementId, ...]:
    by_label = {statement.label: statement.id for statement in load().statements}
    labels = re.split(_JOIN, text)
    if not set(labels) <= set(by_label):
        raise not_read(text, "Statements")
    return tuple(by_label[label] for label in labels)


def _read_moves(text: str, _: Language, board: Board | None) -> frozenset[Move]:
    return frozenset(read_move(move, board or DRAUGHTS_BOARD) for move in re.split(_JOIN, text))


def _write_list(text: str, manner: Manner, conjunction: Text) -> str:
    """Write a list as the scenario has it, with the language's own word before the last member."""
    *others, last = re.split(_JOIN, text)
    return f"{', '.join(others)} {conjunction[manner.language]} {last}" if others else last


def _write_statements(value: object, manner: Manner) -> str:
    labels = (statement.partition(":")[2] for statement in cast("tuple[str, ...]", value))
    return _write_list(manner.written or ", ".join(labels), manner, Text("and", "и"))


def _write_moves(value: object, manner: Manner) -> str:
    moves = sorted(str(move) for move in cast("frozenset[Move]", value))
    return _write_list(manner.written or ", ".join(moves), manner, Text("or", "или"))


STATEMENTS = word(
    "Statements",
    pattern=rf"{_LABEL}(?:{_JOIN}{_LABEL})*",
    read=_read_statements,
    write=_write_statements,
    expected=Text("statements by their labels, such as 2.1-a and P6", "положения: например, 2.1-a и P6"),
)
"""Statements by their labels, which no two regulations share, in the order in which they stand."""

MOVES = word(
    "Moves",
    pattern=rf"{_MOVE}(?:{_JOIN}{_MOVE})*",
    read=_read_moves,
    write=_write_moves,
    expected=Text("moves, such as c3-b4 or c3-d4", "ходы, например c3-b4 или c3-d4"),
)
"""Moves between which a side may choose; in no order."""

SQUARES = word(
    "Squares",
    pattern=rf"[a-h][1-8](?:{_JOIN}[a-h][1-8])*",
    read=lambda text, _, __: frozenset(re.split(_JOIN, text)),
    write=lambda value, manner: _write_list(
        manner.written or ", ".join(sorted(cast("frozenset[str]", value))), manner, Text("and", "и")
    ),
    expected=Text("squares, such as c3 and d4", "поля, например c3 и d4"),
)
"""Squares in no order."""

ANY_SQUARE = word(
    "AnySquare",
    pattern=r"[a-h][1-8]",
    read=lambda text, _, __: text,
    write=as_is,
    expected=Text("any square, dark or light, such as c4", "любое поле, чёрное или белое, например c4"),
)

PIECES = counted(
    "Pieces",
    Noun(
        en=("piece", "pieces"),
        ru=("шашка", "шашки", "шашек"),
        gender="feminine",
        cases={"genitive": ("шашки", "шашек")},
    ),
)
SQUARES_OF_PLAY = counted(
    "SquaresOfPlay",
    Noun(
        en=("square of play", "squares of play"),
        ru=("игровое поле", "игровых поля", "игровых полей"),
        gender="neuter",
    ),
)
MEN = counted("Men", Noun(en=("man", "men"), ru=("простая", "простые", "простых"), gender="feminine"))
KINGS = counted("Kings", Noun(en=("king", "kings"), ru=("дамка", "дамки", "дамок"), gender="feminine"))
RANK = choice("Rank", {False: Named("man", "простая"), True: Named("king", "дамка")})
"""What a piece is: is it a king?"""

REASON = choice(
    "Reason",
    {
        Reason.WRONG_SIDE: Named("it is the opponent's move", "сейчас ход соперника"),
        Reason.GAME_OVER: Named("the game is over", "партия окончена"),
        Reason.OFF_THE_BOARD: Named("there is no such square on the board", "такого поля на доске нет"),
        Reason.NOT_A_DARK_SQUARE: Named("the square is light", "поле белое"),
        Reason.EMPTY_SQUARE: Named("there is no tower on the square", "на поле нет башни"),
        Reason.NOT_YOUR_TOWER: Named("the tower is the opponent's", "это башня соперника"),
        Reason.CAPTURE_DUE: Named("a capture is due", "надо брать"),
        Reason.NOT_THE_MOST: Named("a larger capture is due", "надо брать больше"),
        Reason.NOT_A_NEIGHBOUR: Named("the square is not a diagonal neighbour", "это не соседнее поле по диагонали"),
        Reason.NOT_ON_A_DIAGONAL: Named("the square is not on its diagonals", "это поле не на её диагоналях"),
        Reason.MAN_GOES_BACKWARD: Named("a man does not move backward", "простая назад не ходит"),
        Reason.MAN_CAPTURES_BACKWARD: Named("a man does not capture backward", "простая назад не бьёт"),
        Reason.SQUARE_OCCUPIED: Named("the square is occupied", "поле занято"),
        Reason.ONE_STEP_ONLY: Named("the move goes on without a capture", "ход без взятия продолжен"),
        Reason.WAY_BLOCKED: Named("another tower is in the way", "путь преграждает другая башня"),
        Reason.NOT_JUST_BEYOND: Named(
            "the square is not just beyond a neighbouring tower", "это не поле сразу за соседней башней"
        ),
        Reason.NOTHING_TO_CAPTURE: Named("there is nothing to capture there", "бить там нечего"),
        Reason.OWN_TOWER: Named("the tower jumped over is one's own", "это прыжок через собственную башню"),
        Reason.SAME_TOWER_TWICE: Named("the same tower is jumped twice", "через одну и ту же башню прыгают дважды"),
        Reason.CAPTURE_NOT_FINISHED: Named("the capture is not finished", "взятие не закончено"),
        Reason.LANDING_ENDS_CAPTURE: Named(
            "the capture can go on from another square", "с другого поля взятие можно продолжить"
        ),
        Reason.PROMOTION_ENDS_MOVE: Named("promotion ends the move", "превращение заканчивает ход"),
    },
)
"""Why a move is illegal."""
REASONS = several(
    "Reasons",
    REASON,
    Text(
        "reasons, such as a capture is due; also the square is light", "причины: например, надо брать; ещё поле белое"
    ),
)

SIDES = {"White": Side.WHITE, "Белые": Side.WHITE, "Black": Side.BLACK, "Чёрные": Side.BLACK}
"""What heads a column of moves."""


def by_side(rows: Sequence[Sequence[str]]) -> tuple[tuple[Side, str], ...]:
    """Read a table with a column for each side, row by row: whose a cell is, and what it says, unless it is empty.

    Raises:
        WordError: A heading names no side, or one side heads two columns.
    """
    header, *lines = rows
    for place, name in enumerate(header):
        if name not in SIDES:
            raise WordError(
                Text(
                    f"the heading “{name}” of the table is no side; write White or Black (in Russian Белые or Чёрные)",
                    f"заголовок таблицы «{name}» — не сторона; нужно Белые или Чёрные",
                )
            )
        if SIDES[name] in {SIDES[other] for other in header[:place]}:
            raise WordError(
                Text(
                    f"the heading “{name}” of the table names a side that has a column already",
                    f"заголовок таблицы «{name}» называет сторону, у которой уже есть столбец",
                )
            )
    return tuple((SIDES[name], cell) for line in lines for name, cell in zip(header, line, strict=True) if cell)
