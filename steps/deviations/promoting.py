"""Deviations of rank, result and what stays true in Lasca: P9, P10, P12 and P13."""

from collections import Counter

from attrs import evolve

from lasca_rules.board.squares import Board, Square, row_of
from lasca_rules.board.towers import Tower, runs
from lasca_rules.errors import NotationError
from lasca_rules.languages import Text
from lasca_rules.play.game import Game
from lasca_rules.play.generator import Generator
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.result import NO_MOVE, NO_TOWER, THREEFOLD, Drawn, Ongoing, Result, Won
from lasca_rules.play.rulesets import LASCA, Draws, PromotionInCapture, Ruleset
from lasca_rules.sides import Side
from steps.deviations.deviation import Deviation, breaking
from steps.deviations.playing import (
    ALL_GAMES,
    BOTH_GAMES,
    LASCA_ONLY,
    OtherReading,
    OtherResult,
    OtherStart,
    generating,
    playing,
    settings,
)


def taken_down(taker: Tower, jumped: Tower) -> tuple[Tower, Tower]:
    """Let a king that is taken become a man."""
    return taker + jumped[0].lower(), jumped[1:]


def released_down(taker: Tower, jumped: Tower) -> tuple[Tower, Tower]:
    """Let a king that is released become a man."""
    return taker + jumped[0], jumped[1:2].lower() + jumped[2:]


def taken_up(taker: Tower, jumped: Tower) -> tuple[Tower, Tower]:
    """Let a man that is taken become a king."""
    return taker + jumped[0].upper(), jumped[1:]


def released_up(taker: Tower, jumped: Tower) -> tuple[Tower, Tower]:
    """Let a man that is released become a king."""
    return taker + jumped[0], jumped[1:2].upper() + jumped[2:]


def taker_up(taker: Tower, jumped: Tower) -> tuple[Tower, Tower]:
    """Let a man that takes a king become one."""
    top = taker[0].upper() if jumped[0].isupper() else taker[0]
    return top + taker[1:] + jumped[0], jumped[1:]


def prisoners_too(tower: Tower) -> Tower:
    """Make kings of the commander and of what it carries of the other colour."""
    return tower[0].upper() + "".join(
        piece.upper() if piece.lower() != tower[0].lower() else piece for piece in tower[1:]
    )


def row_early(ruleset: Ruleset) -> Ruleset:
    """Promote men on the last row but one already."""
    board = ruleset.board

    def adjust(generator: Generator) -> Generator:
        rows = {Side.WHITE: board.size - 1, Side.BLACK: 2}
        early = frozenset(place for place, square in enumerate(board.squares) if row_of(square) == rows[generator.side])
        return evolve(
            generator,
            crowning={piece: last | early if last else last for piece, last in generator.crowning.items()},
        )

    return evolve(ruleset, adjust=adjust)


def kings_stop(generator: Generator) -> Generator:
    """End the capture of a king, too, that reaches the last row."""
    last_row = frozenset().union(*generator.crowning.values())
    return evolve(generator, ends=lambda _, path, __: path[-1] in last_row)


def no_move_draws(_: Game, stands: Result) -> Result:
    """Call it a draw when the side to move cannot move."""
    return Drawn(stands.why) if isinstance(stands, Won) and stands.why is NO_MOVE else stands


def no_tower_plays_on(_: Game, stands: Result) -> Result:
    """Let the game go on when the side to move commands no tower."""
    return Ongoing() if isinstance(stands, Won) and stands.why is NO_TOWER else stands


def loser_wins(_: Game, stands: Result) -> Result:
    """Let the side win that cannot move."""
    on_the_board = isinstance(stands, Won) and stands.why in {NO_MOVE, NO_TOWER}
    return Won(stands.side.other, stands.why) if isinstance(stands, Won) and on_the_board else stands


def one_move_left_loses(game: Game, stands: Result) -> Result:
    """Let the side to move lose that has only one move left."""
    few = isinstance(stands, Ongoing) and len(legal_moves(game.rightful, game.ruleset)) == 1
    return Won(game.rightful.side.other, NO_MOVE) if few else stands


def also_out_of_turn(game: Game, stands: Result) -> Result:
    """Let a side that cannot move lose also when it is not its turn."""
    waiting = evolve(game.rightful, side=game.rightful.side.other)
    stuck = isinstance(stands, Ongoing) and not legal_moves(waiting, game.ruleset)
    return Won(game.rightful.side, NO_MOVE) if stuck else stands


def twice_draws(game: Game, stands: Result) -> Result:
    """Where repetition is a draw, take the second occurrence for the third."""
    positions = Counter(half_move.rightful for half_move in game.half_moves)
    again = game.ruleset.draws.threefold and positions[game.rightful] > 0
    return Drawn(THREEFOLD) if isinstance(stands, Ongoing) and again else stands


def never_draws(_: Game, stands: Result) -> Result:
    """Let nothing be a draw even where the game's own rules make it one."""
    return Ongoing() if isinstance(stands, Drawn) else stands


INCOMPLETE = Text("a position needs all its pieces", "в позиции должны быть все шашки")


def three_runs(_: Board, towers: list[tuple[Square, Tower]]) -> bool:
    """Tell whether colour changes more than once in a tower."""
    return any(runs(tower) > 2 for _, tower in towers)  # noqa: PLR2004 -- P13


def too_many(board: Board, towers: list[tuple[Square, Tower]]) -> bool:
    """Tell whether there are more pieces of a side than its set has."""
    count = Counter("".join(tower for _, tower in towers).lower())
    return any(count[side.value] > board.pieces_a_side for side in Side)


def one_square(_: Board, towers: list[tuple[Square, Tower]]) -> bool:
    """Tell whether two towers stand on one square."""
    return len({square for square, _ in towers}) < len(towers)


def all_or_nothing(game: Game) -> Game:
    """Refuse a position with fewer pieces than the game begins with."""
    board = game.ruleset.board
    if sum(game.position.pieces()) < 2 * board.pieces_a_side:
        raise NotationError(INCOMPLETE)
    return game


PROMOTING: tuple[Deviation, ...] = (
    playing("play:P9", LASCA_ONLY, "goes-on", "A man promoted in a capture goes on capturing as a king",
            "Простая, ставшая при взятии дамкой, бьёт дальше",
            settings(promotion_in_capture=PromotionInCapture.CONTINUES)),
    playing("play:P9", LASCA_ONLY, "never", "A man that reaches the last row stays a man",
            "Простая, достигшая последнего ряда, остаётся простой", generating(promote=lambda tower: tower)),
    playing("play:P9", LASCA_ONLY, "row-early", "A man is promoted on the last row but one already",
            "Простая становится дамкой уже на предпоследнем ряду", row_early),
    playing("play:P9", LASCA_ONLY, "whole-tower", "The whole tower is promoted, not the commander alone",
            "Дамками становятся все шашки башни, а не одна верхняя", generating(promote=lambda tower: tower.upper())),
    playing("play:P9", LASCA_ONLY, "prisoners-too", "Prisoners carried to the last row are promoted with the commander",
            "Вместе с верхней дамками становятся и взятые шашки", generating(promote=prisoners_too)),
    playing("play:P9", LASCA_ONLY, "kings-stop", "A king too must stop when its capture reaches the last row",
            "И дамка обязана остановиться, когда при взятии дошла до последнего ряда", settings(adjust=kings_stop)),
    playing("play:P9", LASCA_ONLY, "never-goes-on",
            "Promotion ends a capture even where the game's own rules let it go on",
            "Превращение заканчивает взятие и там, где бить дальше разрешено",
            settings(promotion_in_capture=PromotionInCapture.ENDS)),
    playing("play:P10", LASCA_ONLY, "taken-down", "A king that is taken becomes a man",
            "Взятая дамка становится простой", generating(take=taken_down)),
    playing("play:P10", LASCA_ONLY, "released-down", "A king that is released becomes a man",
            "Освобождённая дамка становится простой", generating(take=released_down)),
    playing("play:P10", LASCA_ONLY, "released-up", "A man that is released becomes a king",
            "Освобождённая простая становится дамкой", generating(take=released_up)),
    playing("play:P10", LASCA_ONLY, "taker-up", "A man that takes a king becomes one",
            "Простая, взявшая дамку, сама становится дамкой", generating(take=taker_up)),
    breaking("play:P12", "no-move-draws", "A side that cannot move draws",
             "Если стороне некуда ходить, ничья", OtherResult(BOTH_GAMES, no_move_draws)),
    breaking("play:P12", "no-tower-plays-on", "A side that commands no tower has not yet lost",
             "Сторона, у которой нет ни одной башни, ещё не проиграла", OtherResult(BOTH_GAMES, no_tower_plays_on)),
    breaking("play:P12", "loser-wins", "A side that cannot move wins",
             "Сторона, которой некуда ходить, выигрывает", OtherResult(BOTH_GAMES, loser_wins)),
    breaking("play:P12", "one-move-left", "A side with only one move left has lost",
             "Сторона, у которой остался один ход, уже проиграла", OtherResult(BOTH_GAMES, one_move_left_loses)),
    breaking("play:P12", "out-of-turn", "A side that could not move loses also when it is not its turn",
             "Сторона, которой некуда было бы ходить, проигрывает и не в свою очередь хода",
             OtherResult(BOTH_GAMES, also_out_of_turn)),
    playing("play:P12", ALL_GAMES, "repetition-draws", "Threefold repetition is always a draw",
             "Троекратное повторение позиции — всегда ничья",
             settings(draws=Draws(threefold=True))),
    playing("play:P12", ALL_GAMES, "agreement-draws", "An agreement of the players is always a draw",
             "Соглашение игроков — всегда ничья",
             settings(draws=Draws(agreement=True))),
    breaking("play:P12", "twice-draws", "Where repetition is a draw, the second occurrence is enough",
             "Там, где повторение — ничья, хватает и двух раз", OtherResult(ALL_GAMES, twice_draws)),
    breaking("play:P12", "never-draws", "A game is never drawn, even where its own rules know draws",
             "Ничьих не бывает и там, где правила партии их допускают",
             OtherResult(ALL_GAMES, never_draws)),
    playing("play:P13", LASCA_ONLY, "off-the-board", "Pieces that are taken leave the board",
            "Взятые шашки уходят с доски", generating(take=lambda taker, jumped: (taker, jumped[1:]))),
    playing("play:P13", LASCA_ONLY, "mixed",
            "Prisoners are mixed in below the commander, so that colours alternate in a tower",
            "Взятые шашки кладут сразу под верхнюю, и цвета в башне перемежаются",
            generating(take=lambda taker, jumped: (taker[0] + jumped[0] + taker[1:], jumped[1:]))),
    breaking("play:P13", "three-runs", "A position with a tower of three runs of colour is accepted",
             "Принимается позиция с башней, в которой цвет сменяется дважды", OtherReading(three_runs)),
    breaking("play:P13", "too-many", "A position with a twelfth piece of one side is accepted",
             "Принимается позиция, где у стороны есть двенадцатая шашка", OtherReading(too_many)),
    breaking("play:P13", "one-square", "Two towers on one square are accepted",
             "Принимается позиция с двумя башнями на одном поле", OtherReading(one_square)),
    breaking("play:P13", "all-or-nothing", "A composed position with fewer than 22 pieces is refused",
             "Составленная позиция, где шашек меньше 22, отклоняется", OtherStart((LASCA.id,), all_or_nothing)),
)  # fmt: skip
