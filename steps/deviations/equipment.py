"""Deviations of the board: 2.1 of column draughts; first those that follow from what is looked for and asked."""

from attrs import evolve

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD, Board, Square
from lasca_rules.board.towers import Tower
from lasca_rules.equipment.observed import Colour, Corners, Shade
from lasca_rules.equipment.pieces import every_piece
from lasca_rules.errors import NotationError
from lasca_rules.play.legality import Illegal, Judgement, Legal
from lasca_rules.play.reasons import Reason, objection
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.reference import Reference
from lasca_rules.sides import Side
from steps.deviations.bashni import LightSquaresToo, on_board
from steps.deviations.deviation import Deviation, breaking
from steps.deviations.inspecting import (
    asking,
    inspecting,
    of_checks,
    of_friendly_games,
    of_numbers,
)
from steps.deviations.playing import OtherReading


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
    *of_checks(),
    *of_numbers(),
    *of_friendly_games(),
    inspecting("2.1-b", "across-only", "Only the squares along the players' sides are counted",
               "Считают только поля вдоль сторон, за которыми сидят игроки", lambda kit: len(kit.board.rows[0]) != 7),  # noqa: PLR2004 -- 2.1-b
    inspecting("2.1-b", "deep-only", "Only the squares from one player to the other are counted",
               "Считают только поля от игрока к игроку", lambda kit: len(kit.board.rows) != 7),  # noqa: PLR2004 -- 2.1-b
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
    inspecting("2.1-d", "left-only", "Only the corner square on the left has to be dark",
               "Чёрным обязано быть только левое угловое поле",
               lambda kit: not kit.board.labels_from_white
               or any(kit.board.corners(side).left is Shade.LIGHT for side in Side)),
    asking("2.1-d", "right-light", "The corner square on the right has to be light, as on a board of 64 squares",
           "Правое угловое поле должно быть белым, как на доске из 64 полей",
           corners=Corners(Shade.DARK, Shade.LIGHT)),
    inspecting("2.1-n1", "pieces-too", "A board is found to shine when the pieces do",
               "Доску считают блестящей, когда блестят шашки",
               lambda kit: not kit.board.matt or any(piece.glossy for piece in every_piece(kit))),
    inspecting("2.1-n2", "black-and-white-only", "Only white and black squares can be told apart",
               "Различимы только белый и чёрный цвета полей",
               lambda kit: not kit.board.distinct or kit.board.dark is not Colour.BROWN),
    inspecting("2.1-n3", "black-only", "Dark squares that are not black are too pale",
               "Чёрные поля не чёрного цвета слишком бледны",
               lambda kit: not kit.board.dark_enough or kit.board.dark is not Colour.BLACK),
)  # fmt: skip
