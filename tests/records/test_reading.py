"""Games as they are found in files: what is read, as what, and where a text ceases to be a game."""

from pathlib import Path

import pytest

from lasca_rules.notation.position import write_position
from lasca_rules.play.rulesets import BASHNI, LASCA, RUSSIAN, Ruleset
from lasca_rules.records.places import RecordError, TextPlace
from lasca_rules.records.reading import ReadGame, Unreadable, read_games
from lasca_rules.records.replaying import replay
from lasca_rules.records.written import Comment, Mark, Score, Variation, WrittenMove

GAMES = Path(__file__).parent / "games"


def read(text: str | bytes, ruleset: Ruleset = RUSSIAN) -> list[ReadGame | Unreadable]:
    given = text.encode() if isinstance(text, str) else text
    return list(read_games(given.splitlines(keepends=True), ruleset))


def game(text: str | bytes, ruleset: Ruleset = RUSSIAN) -> ReadGame:
    (found,) = read(text, ruleset)
    assert isinstance(found, ReadGame), found
    return found


def moves(text: str | bytes, ruleset: Ruleset = RUSSIAN) -> list[str]:
    return [str(meant.move) for meant in replay(game(text, ruleset))]


def refused(text: str, ruleset: Ruleset = RUSSIAN) -> RecordError:
    (found,) = read(text, ruleset)
    assert isinstance(found, Unreadable)
    return found.error


def test_the_game_of_1976_is_legal_to_where_it_is_broken_off() -> None:
    (found,) = read_games((GAMES / "lasca-1976.pdn").read_bytes().splitlines(keepends=True), RUSSIAN)
    assert isinstance(found, ReadGame)
    played = list(replay(found))
    assert len(played) == 25
    last = played[-1].after
    assert last is not None
    assert write_position(last) == "b: e1w g1w b2w f2w e3BwWw f4w c5wb e5wbb g5b b6b f6wbbb a7b e7b"


def test_games_parted_by_their_headers_alone() -> None:
    found = list(read_games((GAMES / "russian.pdn").read_bytes().splitlines(keepends=True), LASCA))
    assert [each.written.number for each in found if isinstance(each, ReadGame)] == [1, 2]
    for each in found:
        assert isinstance(each, ReadGame)
        assert each.written.score is Score.WHITE_WON
        assert all(meant.after is not None for meant in replay(each))


def test_one_bad_game_costs_no_other() -> None:
    good = '[White "A"]\n1. c3-b4 b6-c5 2-0\n'
    bad = '[White "B"]\n1. c3-b9 {never closed\n'
    first, second, third = read(good + bad + good)
    assert isinstance(first, ReadGame)
    assert isinstance(second, Unreadable)
    assert second.error.place == TextPlace(4, 10)
    assert isinstance(third, ReadGame)
    assert third.written.place == TextPlace(5, 1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1. c3-b4 b6-c5", ["c3-b4", "b6-c5"]),
        ("1.c3-b4 b6-c5 2.\nb4-a5", ["c3-b4", "b6-c5", "b4-a5"]),
        ("1. c3-b4 1... b6-c5", ["c3-b4", "b6-c5"]),
        ("1. c3-b4 1. .... b6-c5", ["c3-b4", "b6-c5"]),
        ("1. b4 1. .... c5", None),
        ("C3–B4 B6—C5", ["c3-b4", "b6-c5"]),
        ("c3b4 b6c5", ["c3-b4", "b6-c5"]),
        ("22-17 9-13", ["c3-b4", "b6-a5"]),
        ("1) c3-d4 b6-a5 2) d4-c5! d6xb4?? 3) a3xc5", ["c3-d4", "b6-a5", "d4-c5", "d6xb4", "a3xc5"]),
        ("c3-d4 b6-a5 d4-c5 d6:b4 a3×c5", ["c3-d4", "b6-a5", "d4-c5", "d6xb4", "a3xc5"]),
        ("c3-d4 b6-a5 d4-c5 d6хb4 a3-c5", ["c3-d4", "b6-a5", "d4-c5", "d6xb4", "a3xc5"]),
    ],
)
def test_moves_as_they_are_written(text: str, expected: list[str] | None) -> None:
    if expected is None:
        assert "c3-b4" in refused_on_the_board(text)
    else:
        assert moves(text) == expected


def refused_on_the_board(text: str) -> str:
    with pytest.raises(RecordError) as error:
        moves(text)
    return str(error.value)


@pytest.mark.parametrize(
    ("capture", "expected"),
    [
        ("d2xh6xf8xc5xa7", "d2xh6xf8xc5xa7"),
        ("d2xh6xa7", "d2xh6xf8xc5xa7"),
        ("d2xf8xa7", "d2xh6xf8xc5xa7"),
        ("26x3x5", "d2xh6xf8xc5xa7"),
    ],
)
def test_a_capture_is_written_in_full_or_by_some_of_its_squares(capture: str, expected: str) -> None:
    assert moves(f'[FEN "W:WK26:B8,9,10,11,19"]\n1. {capture}') == [expected]


def test_a_short_capture_that_may_be_several_is_refused_with_all_of_them() -> None:
    error = refused_on_the_board('[FEN "W:WK26:B8,9,10,11,19"]\n1. d2xa7')
    assert error == "line 2, column 4: more than one legal move fits: d2xg5xe7xc5xa7, d2xh6xf8xc5xa7"


def test_a_capture_that_stops_on_its_way_is_taken_as_far_as_it_goes() -> None:
    (meant,) = replay(game('[FEN "W:WK26:B8,9,10,11,19"]\n1. d2xf8'))
    assert (str(meant.move), meant.after) == ("d2xh6xf8", None)


@pytest.mark.parametrize(
    ("fen", "ruleset", "position"),
    [
        ("W:Wc3:Bd4", RUSSIAN, "w: c3w d4b"),
        ("B:W24:B1", RUSSIAN, "b: g3w b8b"),
        ("B:Wa1,Kd4:Bh8", RUSSIAN, "b: a1w d4W h8b"),
        ("W:B1-3:WK32.", RUSSIAN, "w: g1W b8b d8b f8b"),
        ("W:Wd4Wbb:Bh8", BASHNI, "w: d4Wbb h8b"),
        ("W:W1,13wb:B25", LASCA, "w: a1w d4wb g7b"),
        ("b: c3Bw", LASCA, "b: c3Bw"),
    ],
)
def test_positions_in_numbers_letters_towers_and_our_own_notation(fen: str, ruleset: Ruleset, position: str) -> None:
    assert write_position(game(f'[FEN "{fen}"]', ruleset).start) == position


@pytest.mark.parametrize(
    ("kind", "ruleset", "first"),
    [("25", RUSSIAN, "b8"), ("25,W,8,8,N0,0", RUSSIAN, "a1"), ("lasca", LASCA, "a1"), ("Башни", BASHNI, "a1")],
)
def test_the_game_and_the_numbers_of_its_squares_as_its_type_tells(kind: str, ruleset: Ruleset, first: str) -> None:
    found = game(f'[GameType "{kind}"]\n')
    assert found.ruleset is ruleset
    assert found.names.square("1", TextPlace(1, 1)) == first


@pytest.mark.parametrize(
    ("end", "score"),
    [
        ("2-0", Score.WHITE_WON),
        ("0-1", Score.BLACK_WON),
        ("1/2-1/2", Score.DRAWN),
        ("½", Score.DRAWN),
        ("1-1", Score.DRAWN),
        ("«Белые сдались»", Score.BLACK_WON),
        ("*", Score.OPEN),
        ("", Score.OPEN),
    ],
)
def test_results(end: str, score: Score) -> None:
    assert game(f"1. c3-b4 b6-c5 {end}").written.score is score
    assert game(f'[Result "{end}"]\n1. c3-b4').written.score is score


def test_comments_marks_and_variations_are_kept_and_not_played() -> None:
    found = game("1. c3-b4 $1 {идея} (1. c3-d4?! {or} (1. a3-b4) b6-c5) b6-c5 ; the rest\n2. b4-a5 1-1 {[%clk 0:10]}")
    kept = [item for item in found.written.items if not isinstance(item, WrittenMove)]
    assert kept[:2] == [Mark("$1"), Comment("идея")]
    assert isinstance(kept[2], Variation)
    assert isinstance(kept[2].items[3], Variation)
    assert kept[3:] == [Comment("the rest"), Comment("[%clk 0:10]")]
    assert moves("1. c3-b4 (1. c3-d4) b6-c5") == ["c3-b4", "b6-c5"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251"])
def test_russian_headers_in_each_encoding(encoding: str) -> None:
    found = game('[White "Щёголев А."]\r\n[White ""]\r\n[Event "Кубок "Заря""]\r\n1. c3-b4 Ничья\r\n'.encode(encoding))
    assert [tag.value for tag in found.written.tags] == ["Щёголев А.", "", 'Кубок "Заря"']
    assert found.written.score is Score.DRAWN


@pytest.mark.parametrize(
    ("text", "line", "column", "says"),
    [
        ("1. c3-b4 b6-c9", 1, 13, '"c9": off the board'),
        ("1. c3-b4\n  b6-b5", 2, 6, "light square"),
        ("1. c3-b4 33-28", 1, 10, "1 to 32"),
        ("1. с3-b4", 1, 4, "Latin c"),
        ("1. c3- b6-c5", 1, 6, "after this sign"),
        ("1. -c3", 1, 4, "before this sign"),
        ("1. a1-b2xd4", 1, 9, "not both"),
        ("1. c3-b4 {open\n\n b6", 1, 10, "no } ends"),
        ("1. c3-b4 (1. a3-b4\n b6-c5", 2, 6, "no ) ends"),
        ("1. c3-b4) b6-c5", 1, 9, "no ( begins"),
        ("1. c3-b4 2-0 b6-c5", 1, 14, "after the result"),
        ("1. c3-b4 $ b6-c5", 1, 10, "after $"),
        ('[White "A]\n1. c3-b4', 1, 1, "tag"),
        ('\n\n[GameType "20"]\n1. c3-b4', 3, 1, "not read here"),
        ('[FEN "W:Wc3:Bj4"]', 1, 14, "piece is expected"),
        ('[FEN   "W:Wc3:Bj4"]', 1, 16, "piece is expected"),
        ('[FEN "W:Wc3:Bc3"]', 1, 14, "second piece"),
    ],
)
def test_an_error_is_exact_to_line_and_column(text: str, line: int, column: int, says: str) -> None:
    error = refused(text)
    assert (error.place, says in error.why.en) == (TextPlace(line, column), True), error


def test_files_of_many_games_are_read_one_game_at_a_time() -> None:
    asked: list[int] = []

    def lines() -> list[bytes]:
        return [b'[White "A"]\n', b"1. c3-b4 2-0\n"]

    def endless() -> object:
        for number in range(10**9):
            asked.append(number)
            yield from lines()

    stream = read_games(endless(), RUSSIAN)  # type: ignore[arg-type]
    assert isinstance(next(stream), ReadGame)
    assert len(asked) == 2
