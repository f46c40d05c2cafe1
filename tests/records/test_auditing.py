"""Records spoiled in different ways: each is found at the right half-move, with the right statement and rulings."""

from pathlib import Path

import pytest

from lasca_rules.notation.position import write_position
from lasca_rules.play.rulesets import BASHNI, LASCA, RUSSIAN, Ruleset
from lasca_rules.records.auditing import Audit, audit
from lasca_rules.records.irregular import Irregular, Moment
from lasca_rules.records.reading import ReadGame, read_games
from lasca_rules.refereeing.incidents import Official
from lasca_rules.sides import Side

GAMES = Path(__file__).parent / "games"
BOTH = ("column", "draughts")


def audited(text: str, ruleset: Ruleset) -> Audit:
    (game,) = read_games(text.encode().splitlines(keepends=True), ruleset)
    assert isinstance(game, ReadGame), game
    return audit(game, BOTH)


def wrong(text: str, ruleset: Ruleset) -> Irregular:
    found = audited(text, ruleset).irregular
    assert found is not None
    return found


@pytest.mark.parametrize("name", ["lasca-1976.pdn", "russian.pdn"])
def test_the_real_games_are_clean(name: str) -> None:
    for game in read_games((GAMES / name).read_bytes().splitlines(keepends=True), LASCA):
        assert isinstance(game, ReadGame)
        assert audit(game, BOTH).clean


SPOILED = [
    (LASCA, "1. c3-d4 e5xc3 2. a3-b4", 3, "play:P6"),
    (LASCA, "1. c3-d4 e5xc3 2. d2-e1", 3, "play:P6"),
    (LASCA, "1. c3-d4 e5xc3 2. b2xd4 2... a5xc3", 4, "play:P4"),
    (LASCA, "1. c3-e5", 1, "play:P2"),
    (LASCA, "1. b2-c3", 1, "play:P2"),
    (LASCA, "1. c3-b4 c3-d4", 2, "play:P1"),
    (LASCA, "1. c5-d4", 1, "play:P1"),
    (LASCA, "1. d4-e5", 1, "play:P1"),
    (LASCA, "1. c3xe5", 1, "play:P4"),
    (LASCA, '[FEN "w: c3w d4b d6b"]\n1. c3xe5', 1, "play:P7"),
    (LASCA, '[FEN "w: c5w d6b f6b a5b"]\n1. c5xe7xg5', 1, "play:P9"),
    (LASCA, '[FEN "w: e3w a5b"]\n1. e3-d2', 1, "play:P2"),
    (LASCA, '[FEN "w: e3W a5b"]\n1. e3-g5', 1, "play:P3"),
    (LASCA, '[FEN "w: e3w f4w a5b"]\n1. e3xg5', 1, "play:P4"),
    (LASCA, '[FEN "b: e3W"]\n1... a5-b4', 1, "play:P12"),
    (BASHNI, "1. c3-d4 b6-c5 2. a3-b4", 3, "play:B4"),
    (BASHNI, '[FEN "w: a1W c3b h8b"]\n1. a1-b2', 1, "play:B4"),
    (BASHNI, '[FEN "w: a1W h2b"]\n1. a1-c5', 1, "play:B3"),
    (RUSSIAN, "1. c3-d4 f6-e5 2. a3-b4", 3, "play:B4"),
    (RUSSIAN, '[FEN "W:WK26:B8,9,10,11,19"]\n1. d2xf8', 1, "play:P7"),
    (RUSSIAN, "1. 22-17 9-18", 2, "play:B2"),
]


@pytest.mark.parametrize(("ruleset", "text", "half_move", "statement"), SPOILED)
def test_a_spoiled_record_is_found_at_its_half_move(
    ruleset: Ruleset, text: str, half_move: int, statement: str
) -> None:
    found = wrong(text, ruleset)
    assert found.half_move == half_move
    assert statement in [each.rule for each in found.objections]


def test_what_each_regulation_rules_at_each_moment() -> None:
    found = wrong("1. c3-d4 e5xc3 2. a3-b4", LASCA)
    assert (found.side, str(found.move)) == (Side.WHITE, "a3-b4")
    assert found.after is not None
    assert write_position(found.after).startswith("b: ")
    assert [(each.profile, each.moment, each.by) for each in found.rulings] == [
        (profile, moment, by) for profile in BOTH for moment in Moment for by in (Side.BLACK, Official.REFEREE)
    ]
    told = {(each.profile, each.moment): (each.words.en, each.ruling.under) for each in found.rulings}
    assert told["column", Moment.AFTER_THE_REPLY] == (
        "the game is replayed from White's 2nd move",
        ("column:1.14.1-a", "column:1.14.1-d"),
    )
    assert told["column", Moment.AFTER_THE_END][1] == ("column:1.14.1-e",)
    assert told["draughts", Moment.BEFORE_THE_REPLY][1] == ("draughts:5.4.13.2-v6", "draughts:5.4.13.2-a")
    assert told["draughts", Moment.AFTER_THE_REPLY][1] == ("draughts:5.4.13.2-v6", "draughts:5.4.13.2-b")
    assert told["draughts", Moment.AFTER_THE_END][1] == ("draughts:5.4.13.5-a",)


def test_a_move_that_no_hand_can_make_has_no_rulings() -> None:
    found = wrong("1. d4-e5", LASCA)
    assert (found.after, found.rulings) == (None, ())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[FEN "w: c3w d4b"]\n1. c3xe5 0-2', "line 2, column 10: the result 0-2 contradicts the board, which says 2-0"),
        ('[FEN "w: c3w d4b"]\n1. c3xe5 1-1', "the result 1-1 contradicts the board"),
        ('[Result "0-2"]\n1. c3-d4 2-0', "line 1, column 1: the header says 0-2, and line 2, column 10 says 2-0"),
    ],
)
def test_a_result_that_contradicts_the_board_or_the_header(text: str, says: str) -> None:
    (contradiction,) = audited(text, RUSSIAN).contradictions
    assert says in contradiction.en


def test_a_result_that_the_board_neither_gives_nor_excludes_is_nothing_wrong() -> None:
    assert audited('[Result "2-0"]\n1. c3-d4 1-0', RUSSIAN).clean
