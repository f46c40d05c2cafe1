"""Questions of play that deviations are asked: positions and moves, beginnings, ends, what people write."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from attrs import evolve

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.conformance.reference import Reference
from lasca_rules.notation.position import read_position
from lasca_rules.play import acts
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.rulesets import BASHNI, LASCA, Draws, PromotionInCapture, Ruleset, Taken
from lasca_rules.play.set_up import composed
from lasca_rules.sides import Side
from tests.deviation_asking import Question
from tests.deviation_games import BLACK, WHITE
from tests.irregular_games import HALF_HOUR, board, done, make

VECTORS = Path(__file__).parent / "data" / "lasca_moves.tsv"


def of_starting() -> Iterator[Question]:
    """Yield beginnings of games, from the start and from composed positions."""
    for ruleset in (LASCA, BASHNI):
        yield Question("start", (ruleset, "column", HALF_HOUR))
    for text in ("w: a1w g7b", "b: c3wbb e5B"):
        yield Question("start", (LASCA, "column", HALF_HOUR, composed(read_position(text, LASCA.board))))


def of_reading() -> Iterator[Question]:
    """Yield positions and records, right and wrong ones."""
    for text in ("w: a1w g7b", "w: a1wbw", "w: a1wwwwwwwwwwww", "w: a1w a1b", "w: a1q", "w: b1w", "w: a9w", "z: a1w"):
        yield Question("read_position", (text, LASCA.board))
    for text in ("1. c3-d4 e5xc3", "1. c3-d4 b5-c5", "1. c3-d4 z9-a1"):
        yield Question("read_record", (text, LASCA.board))


def positions() -> Iterator[tuple[Position, Ruleset]]:
    """Yield positions of Lasca and Bashni: those of an independent engine, then composed ones."""
    lines = [line for line in VECTORS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    for line in lines:
        yield read_position(line.partition("\t")[0], LASCA.board), LASCA
    yield from composed_positions()


def composed_positions() -> Iterator[tuple[Position, Ruleset]]:
    """Yield composed positions, also under the disputed rules settled otherwise."""
    for text in COMPOSED_LASCA:
        yield read_position(text, LASCA.board), LASCA
    for text in COMPOSED_BASHNI:
        yield read_position(text, BASHNI.board), BASHNI
    for ruleset, text in (
        (evolve(LASCA, same_tower_twice=True), "w: a1W b2bb"),
        (evolve(LASCA, majority=True), "w: a1w b2b d4b e1w f2b"),
        (evolve(LASCA, promotion_in_capture=PromotionInCapture.CONTINUES), "w: e5w b6b d6b"),
        (evolve(BASHNI, same_tower_twice=True), "w: a3W b2bb"),
        (evolve(BASHNI, taken=Taken.UNDER_AFTER_THE_MOVE), "w: e5W c3b g7b a1b"),
    ):
        yield read_position(text, ruleset.board), ruleset


COMPOSED_LASCA = (
    "w: c3wb g7B", "w: d4wB g7b", "w: d4W g7b", "w: c3w d4b e5b", "w: c3w d4wb g7b", "w: a1W c3b g7b", "w: c3w e5b",
    "w: a1W b2b d4B f6b", "w: a1w b2b d4b g1w f2b", "w: a1W b2bb d4b", "w: c1W b2b b4b d4b d2b", "w: e5w b6b d6b",
    "w: b6wwb g7b", "w: b6bbw a1w", "w: a1w b2Bw", "b: a5b b4wB", "w: e5W b6b d6b", "b: c3Bb d2w g7b", "w: c5w g7b",
    "w: c3W b4b b6b d6b d4b f2b e1w g7b", "w: d4W e3b c5b g7b", "w: g1w c3w d4b", "b: b4b c3wb", "w: d4w f4b",
    "w: e3W d4b b4b b2b d2b f4b",
)  # fmt: skip


COMPOSED_BASHNI = (
    "w: d4w h8b", "w: d4w c3b e3b c5b e5b", "w: a1W h8b", "w: a1W d4b h8b", "w: a1W c3b g5b", "w: a1W d4w e5b h8b",
    "w: e5W c3b g7b a1b", "w: a1w c3w d4b", "w: a1w b2b d4b f6b g1w f2b", "w: a3W b2bb", "w: f6w e7b b6b",
    "w: f6w e7b c7b b4b", "w: f6w e7b", "w: d4w c3Bw", "w: a1w b2bW h8b", "w: a1w b2bw h8b", "w: d4W c3b g7b h8b",
    "w: d4W h8b", "w: a1W b2w h8b",
)  # fmt: skip


def of_play() -> Iterator[Question]:
    """Yield what may be played in each position, and moves that may not, judged and made."""
    for position, ruleset in positions():
        yield Question("legal_moves", (position, ruleset))
    for position, ruleset in composed_positions():
        game = Reference().start(ruleset, "column", HALF_HOUR, composed(position))
        for side, made in product(Side, (*legal_moves(position, ruleset), *attempts(position))):
            yield Question("judge", (position, made, ruleset, side))
            if side is position.side:
                yield Question("play", (game, side, made))


def attempts(position: Position) -> Iterator[Move]:
    """Yield moves of the first few towers to near squares, light ones too, and jumps, whether or not they may be."""
    nothing = next(square for square in position.board.squares if not position[square])
    for start in (*list(position.standing())[:2], nothing):
        file, row = ord(start[0]), int(start[1])
        for files, rows in product((-2, -1, 0, 1, 2), repeat=2):
            end = f"{chr(file + files)}{row + rows}"
            if end != start and (position.board.has(end) or position.board.is_light(end)):
                yield Move((start, end), capture=False)
                yield Move((start, end), capture=True)


def of_results() -> Iterator[Question]:
    """Yield games that are over, or nearly."""
    back_and_forth = ("a1-b2", "g7-f6", "b2-a1", "f6-g7") * 2
    for ruleset in (LASCA, evolve(LASCA, draws=Draws(threefold=True))):
        game = done(acts.start_clock(acts.new_game(ruleset, "column", HALF_HOUR, composed(board(LASCA, "w: a1W g7B")))))
        for number, made in enumerate(back_and_forth):
            game = make(game, (WHITE, BLACK)[number % 2], made)
            yield Question("result", (game,))
    for text in ("w: a1W b2b c3b", "w: g7b", "w: a1w g7b", "b: a1W b2b c3b", "w: a1w b2w c3b d4b"):
        yield Question("result", (acts.new_game(LASCA, "column", HALF_HOUR, composed(board(LASCA, text))),))
