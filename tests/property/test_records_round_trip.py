"""Any game written in any form reads back as the same; any spoiled byte gives games, or errors with a place."""

from hypothesis import given
from hypothesis import strategies as st

from lasca_rules.board.move import Move
from lasca_rules.board.position import initial_position
from lasca_rules.play.moves import successors
from lasca_rules.play.rulesets import BASHNI, LASCA, RUSSIAN, Ruleset
from lasca_rules.records.places import RecordError
from lasca_rules.records.reading import ReadGame, Unreadable, read_games
from lasca_rules.records.replaying import replay
from lasca_rules.records.writing import Squares, write_game

GAMES = st.sampled_from([LASCA, BASHNI, RUSSIAN])
CHOICES = st.lists(st.integers(0, 50), max_size=60)


def played(ruleset: Ruleset, choices: list[int]) -> list[Move]:
    position, moves = initial_position(ruleset.board), []
    for choice in choices:
        legal = list(successors(position, ruleset).items())
        if not legal:
            break
        move, position = legal[choice % len(legal)]
        moves.append(move)
    return moves


def read(text: bytes, ruleset: Ruleset) -> list[ReadGame | Unreadable]:
    return list(read_games(text.splitlines(keepends=True), ruleset))


@given(GAMES, CHOICES, st.sampled_from(Squares))
def test_any_game_in_any_form_reads_back_the_same(ruleset: Ruleset, choices: list[int], squares: Squares) -> None:
    moves = played(ruleset, choices)
    besides = "{comment} !? (c3-d4 $1) ; to } the end\n"
    text = '[White "A \\\\ \\"B\\""]\n' + " ".join(f"{move} {besides}" for move in moves)
    (first,) = read(text.encode(), ruleset)
    assert isinstance(first, ReadGame)
    written = write_game(first, squares)
    (second,) = read(written.encode(), LASCA)
    assert isinstance(second, ReadGame)
    assert [meant.move for meant in replay(second)] == moves
    assert write_game(second, squares) == written
    kept = (second.written.tags[0].value, [type(item) for item in second.written.items])
    assert kept == ('A \\ "B"', [type(item) for item in first.written.items])


@given(st.integers(0, 10_000), st.integers(0, 255))
def test_any_byte_may_be_any_other(where: int, byte: int) -> None:
    text = bytearray(b'[White "A"]\n[FEN "W:WK26:B8,9,10,11,19"]\n1. d2xh6xf8xc5xa7 {a} f6-g5 (2. a7-b8) 2-0\n' * 2)
    text[where % len(text)] = byte
    games = read(bytes(text), RUSSIAN)
    assert games
    for error in filter(None, map(trouble, games)):
        assert 1 <= error.place.line <= 7
        assert error.place.column >= 1


def trouble(game: ReadGame | Unreadable) -> RecordError | None:
    """Return why a game cannot be read or replayed."""
    if isinstance(game, Unreadable):
        return game.error
    try:
        list(replay(game))
    except RecordError as error:
        return error
    return None
