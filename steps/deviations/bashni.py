"""Deviations of Bashni: B1 to B6."""

from attrs import evolve, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position, place
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD, Board, row_of
from lasca_rules.board.towers import PIECES
from lasca_rules.play.game import Game
from lasca_rules.play.legality import Illegal, Judgement, Legal
from lasca_rules.play.reasons import Reason
from lasca_rules.play.rulesets import EVERY, FORWARD, PromotionInCapture, Ruleset, Taken
from lasca_rules.play.set_up import composed, set_up_right
from lasca_rules.reference import Reference
from lasca_rules.sides import Side
from steps.deviations.capturing import MAY_STOP, in_any_order
from steps.deviations.deviation import Deviation, breaking
from steps.deviations.more_moves import as_a_man, capturing_or_not, smallest
from steps.deviations.playing import (
    BASHNI_ONLY,
    LASCA_ONLY,
    OtherStart,
    choosing,
    generating,
    king,
    man,
    playing,
    settings,
)
from steps.deviations.promoting import released_down, released_up, taken_down, taken_up


@frozen
class LightSquaresToo(Reference):
    """Plays on the light squares too, in games on boards of this size."""

    size: int

    def judge(self, position: Position, move: Move, ruleset: Ruleset, side: Side | None = None) -> Judgement:
        """Allow a move against which there is nothing but that it names light squares."""
        judged = super().judge(position, move, ruleset, side)
        if isinstance(judged, Illegal) and position.board.size == self.size:
            light = any(position.board.is_light(square) for square in move.path)
            reasons = {objection.reason for objection in judged.objections}
            if light and reasons <= {Reason.NOT_A_DARK_SQUARE, Reason.EMPTY_SQUARE}:
                return Legal(move, evolve(position, side=position.side.other))
        return judged


def at_the_start(game: Game) -> bool:
    """Tell whether the game begins from the initial position."""
    return game.set_up == set_up_right(game.ruleset.board)


def on_board(board: Board) -> OtherStart:
    """Return rules under which both Bashni and Lasca begin on this board."""

    def change(game: Game) -> Game:
        if not at_the_start(game):
            return evolve(game, ruleset=evolve(game.ruleset, board=game.set_up.right.board))
        return evolve(game, ruleset=evolve(game.ruleset, board=board), set_up=set_up_right(board))

    return OtherStart(BASHNI_ONLY if board is LASCA_BOARD else LASCA_ONLY, change)


def two_rows(game: Game) -> Game:
    """Set up men on two rows a side only."""
    right = game.set_up.right
    standing = {
        at: tower for at, tower in right.standing().items() if row_of(at) not in {3, game.ruleset.board.size - 2}
    }
    return evolve(game, set_up=composed(place(right.board, right.side, standing))) if at_the_start(game) else game


def black_first(game: Game) -> Game:
    """Let Black move first."""
    return evolve(game, set_up=composed(evolve(game.set_up.right, side=Side.BLACK))) if at_the_start(game) else game


def twice_if_at_once(ruleset: Ruleset) -> Ruleset:
    """Allow jumping a tower twice; not where a jumped tower stays whole, since no capture would end there."""
    return evolve(ruleset, same_tower_twice=ruleset.taken is Taken.UNDER_AT_ONCE)


IN_BASHNI: tuple[Deviation, ...] = (
    breaking("play:B1", "small-board", "Bashni is played on the board of 49 squares with 11 men a side",
             "В башни играют на доске из 49 полей, по 11 простых у сторон", on_board(LASCA_BOARD)),
    breaking("play:B1", "two-rows", "In Bashni each side begins with men on two rows only",
             "В башнях в начале у каждой стороны заняты только два ряда", OtherStart(BASHNI_ONLY, two_rows)),
    breaking("play:B1", "black-first", "In Bashni Black moves first",
             "В башнях первыми ходят чёрные", OtherStart(BASHNI_ONLY, black_first)),
    breaking("play:B1", "light-squares", "In Bashni towers may move onto light squares",
             "В башнях можно ходить и на белые поля", LightSquaresToo(DRAUGHTS_BOARD.size)),
    breaking("play:B1", "lasca-too", "Lasca too is played on the board of Bashni with 12 men a side",
             "И в ласку играют на доске для башен, по 12 простых у сторон", on_board(DRAUGHTS_BOARD)),
    playing("play:B2", BASHNI_ONLY, "kings-forward", "In Bashni kings too may move forward only",
            "В башнях и дамки ходят только вперёд", king(steps=FORWARD)),
    playing("play:B2", LASCA_ONLY, "lasca-too", "In Lasca too men capture backward",
            "И в ласке простые берут назад", man(jumps=EVERY)),
    playing("play:B3", BASHNI_ONLY, "land-anywhere",
            "In Bashni a king may land anywhere, also where its capture cannot go on",
            "В башнях дамка может встать где угодно, хотя бы взятие оттуда и не продолжалось",
            generating(finish=in_any_order)),
    playing("play:B3", BASHNI_ONLY, "own-towers", "In Bashni kings may jump over their own towers",
            "В башнях дамка может перепрыгнуть и через свою башню", generating(enemy=PIECES)),
    playing("play:B3", BASHNI_ONLY, "after-the-move", "In Bashni jumped towers bar the way until the capture is over",
            "В башнях перепрыгнутые башни преграждают путь до конца взятия",
            settings(taken=Taken.UNDER_AFTER_THE_MOVE, same_tower_twice=False)),
    playing("play:B3", BASHNI_ONLY, "at-once-anyway",
            "Prisoners go under at once even where the game's own rules say after the move",
            "Взятые шашки уходят под башню сразу и там, где их убирают после хода",
            settings(taken=Taken.UNDER_AT_ONCE)),
    playing("play:B3", BASHNI_ONLY, "men-too", "In Bashni men fly too",
            "В башнях и простые ходят на любое расстояние", man(step_length=8)),
    playing("play:B4", BASHNI_ONLY, "optional", "In Bashni capturing is not compulsory",
            "В башнях брать не обязательно", choosing(capturing_or_not)),
    playing("play:B4", BASHNI_ONLY, "largest", "In Bashni the capture of the most is compulsory",
            "В башнях обязательно взять как можно больше", settings(majority=True)),
    playing("play:B4", BASHNI_ONLY, "smallest", "In Bashni only the captures that take the least may be chosen",
            "В башнях выбирать можно только взятия, при которых берётся меньше всего", choosing(smallest)),
    playing("play:B4", BASHNI_ONLY, "twice", "In Bashni the same tower may be jumped twice in one move",
            "В башнях за один ход можно дважды перепрыгнуть одну башню", twice_if_at_once),
    playing("play:B4", BASHNI_ONLY, "never-twice",
            "In Bashni no tower may be jumped twice even where the game's own rules allow it",
            "В башнях дважды через одну башню нельзя и там, где это разрешено", settings(same_tower_twice=False)),
    playing("play:B5", BASHNI_ONLY, "ends", "In Bashni promotion ends a capture",
            "В башнях превращение заканчивает взятие", settings(promotion_in_capture=PromotionInCapture.ENDS)),
    playing("play:B5", BASHNI_ONLY, "as-a-man",
            "In Bashni a man that reaches the last row in a capture goes on as a man",
            "В башнях простая, дошедшая при взятии до последнего ряда, продолжает бить как простая",
            choosing(as_a_man)),
    playing("play:B5", BASHNI_ONLY, "may-stop",
            "In Bashni a man promoted in a capture may stop although it could go on",
            "В башнях простая, ставшая при взятии дамкой, может остановиться, хотя бить ещё есть что",
            MAY_STOP),
    playing("play:B5", BASHNI_ONLY, "never", "In Bashni a man that reaches the last row stays a man",
            "В башнях простая, достигшая последнего ряда, остаётся простой", generating(promote=lambda tower: tower)),
    playing("play:B5", LASCA_ONLY, "lasca-too", "In Lasca too a man promoted in a capture goes on",
             "И в ласке простая, ставшая при взятии дамкой, бьёт дальше",
             settings(promotion_in_capture=PromotionInCapture.CONTINUES)),
    playing("play:B6", BASHNI_ONLY, "taken-down", "In Bashni a king that is taken becomes a man",
            "В башнях взятая дамка становится простой", generating(take=taken_down)),
    playing("play:B6", BASHNI_ONLY, "released-down", "In Bashni a king that is released becomes a man",
            "В башнях освобождённая дамка становится простой", generating(take=released_down)),
    playing("play:B6", BASHNI_ONLY, "taken-up", "In Bashni a man that is taken becomes a king",
            "В башнях взятая простая становится дамкой", generating(take=taken_up)),
    playing("play:B6", BASHNI_ONLY, "released-up", "In Bashni a man that is released becomes a king",
            "В башнях освобождённая простая становится дамкой", generating(take=released_up)),
)  # fmt: skip
