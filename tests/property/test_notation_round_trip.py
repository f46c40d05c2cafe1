"""What is written is read back as the same value, and no text at all does anything worse than be refused."""

from hypothesis import given
from hypothesis import strategies as st

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position, place
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD, Board
from lasca_rules.errors import NotationError
from lasca_rules.notation.move import read_move
from lasca_rules.notation.position import read_position, write_position
from lasca_rules.notation.record import read_record, write_record
from lasca_rules.sides import Side

BOARDS = st.sampled_from([LASCA_BOARD, DRAUGHTS_BOARD])


@st.composite
def positions(draw: st.DrawFn, *, towers: bool = True) -> Position:
    """Towers of at most two runs, dealt from the pieces that each side has."""
    board = draw(BOARDS)
    left = {"w": board.pieces_a_side, "b": board.pieces_a_side}
    standing = {}
    for square in draw(st.lists(st.sampled_from(board.squares), unique=True)):
        top, under = draw(st.permutations("wb"))
        own = (
            draw(st.integers(1 if towers else min(1, left[top]), left[top] if towers else min(1, left[top])))
            if left[top]
            else 0
        )
        taken = draw(st.integers(0, left[under])) if towers and own else 0
        left[top], left[under] = left[top] - own, left[under] - taken
        pieces = draw(st.lists(st.booleans(), min_size=own + taken, max_size=own + taken))
        colours = top * own + under * taken
        standing[square] = "".join(c.upper() if king else c for c, king in zip(colours, pieces, strict=True))
    return place(board, draw(st.sampled_from(Side)), standing)


@st.composite
def moves(draw: st.DrawFn, board: Board) -> Move:
    capture = draw(st.booleans())
    squares = st.lists(st.sampled_from(board.squares), min_size=2, max_size=12 if capture else 2)
    return Move(tuple(draw(squares)), capture=capture)


@given(positions())
def test_a_position_is_read_back(position: Position) -> None:
    assert read_position(write_position(position), position.board) == position


@given(positions(towers=False))
def test_a_position_without_towers_is_read_back(position: Position) -> None:
    assert read_position(write_position(position), position.board, towers=False) == position


@given(st.data(), BOARDS)
def test_a_move_is_read_back_by_name_and_by_number(data: st.DataObject, board: Board) -> None:
    move = data.draw(moves(board))
    numbers = ("x" if move.capture else "-").join(str(board.index[square] + 1) for square in move.path)
    assert read_move(str(move), board) == move
    assert read_move(numbers, board) == move


@given(st.data(), BOARDS, st.sampled_from(Side))
def test_a_record_is_read_back(data: st.DataObject, board: Board, first: Side) -> None:
    game = tuple(data.draw(st.lists(moves(board))))
    assert read_record(write_record(game, first=first), board) == game


NEARLY = st.lists(
    st.sampled_from(
        [
            "w:",
            "b",
            ":",
            " ",
            "\n",
            "a1",
            "c3",
            "b5",
            "h8",
            "wb",
            "W",
            "-",
            "x",
            "*",
            "{",
            "}",
            ";",
            "1.",
            "²",
            "с",
            "é",
        ]
    ),
).map("".join)


@given(st.text() | NEARLY, BOARDS, st.booleans())
def test_any_text_is_read_or_refused(text: str, board: Board, towers: bool) -> None:  # noqa: FBT001 -- drawn, not called
    for read in (
        lambda: read_position(text, board, towers=towers),
        lambda: read_move(text, board),
        lambda: read_record(text, board),
    ):
        try:
            read()
        except NotationError as refusal:
            for message in (refusal.text.en, refusal.text.ru):
                assert message.isprintable()
                assert len(message) < 400
                assert "<" not in message
