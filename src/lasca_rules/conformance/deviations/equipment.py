"""Deviations of the board: 2.1 of column draughts. Bounds are off by one micrometre."""

from attrs import evolve

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD, Board, Square
from lasca_rules.board.towers import Tower
from lasca_rules.conformance.deviations.bashni import LightSquaresToo, on_board
from lasca_rules.conformance.deviations.deviation import Deviation, breaking
from lasca_rules.conformance.deviations.faults import Side35To40, of_corners, of_squares, overlooking
from lasca_rules.conformance.deviations.inspecting import (
    at_an_official_event,
    inspecting,
    never,
    pieces,
    rightly,
)
from lasca_rules.conformance.deviations.playing import OtherReading
from lasca_rules.conformance.reference import Reference
from lasca_rules.equipment.observed import Colour, Shade
from lasca_rules.errors import NotationError
from lasca_rules.play.legality import Illegal, Judgement, Legal
from lasca_rules.play.reasons import Reason, objection
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.sides import Side


def light_square_named(board: Board, towers: list[tuple[Square, Tower]]) -> bool:
    """Tell whether a tower is written on a light square."""
    return any(board.is_light(square) for square, _ in towers)


class RecordsOfLightSquares(Reference):
    """Reads game records whose moves name light squares."""

    def read_record(self, text: str, board: Board) -> tuple[Move, ...]:
        """Read what can be read, and take a light square for any other."""
        try:
            return super().read_record(text, board)
        except NotationError:
            return ()


class LightSquaresOnly(Reference):
    """Plays Lasca on the light squares and not on the dark ones."""

    def judge(self, position: Position, move: Move, ruleset: Ruleset, side: Side | None = None) -> Judgement:
        """Refuse what is played on dark squares, and nothing that is not."""
        judged = LightSquaresToo(LASCA_BOARD.size).judge(position, move, ruleset, side)
        if position.board.size != LASCA_BOARD.size or isinstance(judged, Illegal):
            return judged
        dark = next((square for square in move.path if position.board.has(square)), None)
        light = any(position.board.is_light(square) for square in move.path)
        if light or dark is None:
            return Legal(move, evolve(position, side=position.side.other))
        return Illegal(move, (objection(Reason.NOT_A_DARK_SQUARE, ruleset, dark),))


BOARD: tuple[Deviation, ...] = (
    inspecting("2.1-a", "uncounted", "The light and dark squares are not counted",
               "Белые и чёрные поля не пересчитывают", overlooking(of_squares, "count")),
    inspecting("2.1-a", "no-alternation", "Light and dark squares need not alternate",
               "Белые и чёрные поля могут не чередоваться", overlooking(of_squares, "alternation")),
    inspecting("2.1-a", "unequal", "The squares need not be of one size",
               "Поля могут быть разного размера", overlooking(of_squares, "size")),
    inspecting("2.1-a", "oblong", "The board need not be square",
               "Доска может быть и не квадратной", overlooking(of_squares, "square")),
    inspecting("2.1-a", "sixty-four", "The board is to have 64 squares, as for draughts",
               "На доске должно быть 64 поля, как для шашек",
               lambda kit: kit.board.count(Shade.LIGHT) + kit.board.count(Shade.DARK) != len(DRAUGHTS_BOARD.rows) ** 2),
    inspecting("2.1-b", "unmeasured", "It is not looked at how many squares a side has",
               "Сколько полей в сторонах доски, не смотрят", never),
    inspecting("2.1-b", "across-only", "Only the squares along the players' sides are counted",
               "Считают только поля вдоль сторон, за которыми сидят игроки", lambda kit: len(kit.board.rows[0]) != 7),  # noqa: PLR2004 -- 2.1-b
    inspecting("2.1-b", "deep-only", "Only the squares from one player to the other are counted",
               "Считают только поля от игрока к игроку", lambda kit: len(kit.board.rows) != 7),  # noqa: PLR2004 -- 2.1-b
    inspecting("2.1-b", "eight", "A side of the board is to have eight squares",
               "В стороне доски должно быть восемь полей", lambda kit: len(kit.board.rows) != 8),  # noqa: PLR2004 -- not 2.1-b
    inspecting("2.1-c", "not-looked-at", "It is not looked at on which squares the pieces stand",
               "На каких полях стоят шашки, не смотрят", never),
    breaking("column:2.1-c", "light-squares", "Towers may move onto light squares",
             "Ходить можно и на белые поля", LightSquaresToo(LASCA_BOARD.size)),
    breaking("column:2.1-c", "light-only", "Play is on the light squares and not on the dark ones",
             "Игра идёт на белых полях, а не на чёрных", LightSquaresOnly()),
    breaking("column:2.1-c", "light-in-positions", "A position may have towers on light squares",
             "В позиции башни могут стоять и на белых полях", OtherReading(light_square_named)),
    breaking("column:2.1-c", "light-in-records", "A record may have moves to light squares",
             "В записи партии могут быть ходы на белые поля", RecordsOfLightSquares()),
    breaking("column:2.1-c", "more-squares", "There are 32 squares of play",
             "Игра идёт на 32 полях", on_board(DRAUGHTS_BOARD)),
    inspecting("2.1-d", "not-looked-at", "The corner squares are not looked at",
               "Угловые поля не проверяют", overlooking(of_corners, "w left", "w right", "b left", "b right")),
    inspecting("2.1-d", "left-only", "Only the corner square on the left has to be dark",
               "Чёрным обязано быть только левое угловое поле",
               overlooking(of_corners, "w right", "b right")),
    inspecting("2.1-d", "white-only", "Only White's corner squares have to be dark",
               "Чёрными обязаны быть только угловые поля у белых",
               overlooking(of_corners, "b left", "b right")),
    inspecting("2.1-d", "labels-ignored", "It is not looked at where the labels of the board begin",
               "Откуда начинается разметка доски, не смотрят",
               overlooking(of_corners, "labels")),
    inspecting("2.1-d", "right-light", "The corner square on the right has to be light, as on a board of 64 squares",
               "Правое угловое поле должно быть белым, как на доске из 64 полей",
               lambda kit: any(kit.board.corners(side).right is Shade.DARK for side in Side)),
    inspecting("2.1-e", "least-excluded", "A board of exactly 35 cm is too small",
               "Доска ровно в 35 см слишком мала", Side35To40(least=350_001).broken_by),
    inspecting("2.1-e", "least-lower", "A board a hair smaller than 35 cm is large enough",
               "Доска чуть меньше 35 см достаточно велика", Side35To40(least=349_999).broken_by),
    inspecting("2.1-e", "most-excluded", "A board of exactly 40 cm is too large",
               "Доска ровно в 40 см слишком велика", Side35To40(most=399_999).broken_by),
    inspecting("2.1-e", "most-higher", "A board a hair larger than 40 cm is small enough",
               "Доска чуть больше 40 см не слишком велика", Side35To40(most=400_001).broken_by),
    inspecting("2.1-e", "friendly-too", "The bounds hold at friendly games too",
               "Эти размеры обязательны и для товарищеских партий",
               lambda kit: rightly(at_an_official_event(kit), "2.1-e")),
    inspecting("2.1-e", "unmeasured", "The board is not measured",
               "Доску не измеряют", never),
    inspecting("2.1-n1", "may-shine", "The board may shine",
               "Доска может блестеть", never),
    inspecting("2.1-n1", "pieces-too", "A board is found to shine when the pieces do",
               "Доску считают блестящей, когда блестят шашки",
               lambda kit: not kit.board.matt or any(piece.glossy for piece in pieces(kit))),
    inspecting("2.1-n2", "may-merge", "Light and dark squares need not be told apart clearly",
               "Белые и чёрные поля могут быть плохо различимы", never),
    inspecting("2.1-n2", "black-and-white-only", "Only white and black squares can be told apart",
               "Различимы только белый и чёрный цвета полей",
               lambda kit: not kit.board.distinct or kit.board.dark is not Colour.BROWN),
    inspecting("2.1-n3", "may-be-pale", "The dark squares may be pale",
               "Чёрные поля могут быть бледными", never),
    inspecting("2.1-n3", "black-only", "Dark squares that are not black are too pale",
               "Чёрные поля не чёрного цвета слишком бледны",
               lambda kit: not kit.board.dark_enough or kit.board.dark is not Colour.BLACK),
)  # fmt: skip
