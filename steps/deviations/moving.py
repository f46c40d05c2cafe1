"""Deviations of how towers move in Lasca: P1 to P3."""

from attrs import evolve

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.play import legality
from lasca_rules.play.legality import Illegal, Judgement, Legal
from lasca_rules.play.reasons import Reason
from lasca_rules.play.rulesets import EVERY, Ruleset
from lasca_rules.reference import Reference
from lasca_rules.sides import Side
from steps.deviations.deviation import Deviation, breaking
from steps.deviations.more_moves import (
    commander_alone,
    king_anywhere,
    of_the_opponent,
    of_the_opponent_with_a_prisoner,
    onto_what_stands_there,
    upside_down,
)
from steps.deviations.playing import BOTH_GAMES, LASCA_ONLY, also, choosing, man, playing

ACROSS = ((2, 0), (-2, 0), (0, 2), (0, -2))
"""To the next dark square straight ahead, straight back, to the left and to the right."""


class OutOfTurn(Reference):
    """Lets a side move when it is the opponent's move."""

    def judge(self, position: Position, move: Move, ruleset: Ruleset, side: Side | None = None) -> Judgement:
        """Judge a move as if it were the move of whoever makes it."""
        return legality.judge(evolve(position, side=side or position.side), move, ruleset, side)


class OutOfNothing(Reference):
    """Lets a move begin where nothing stands."""

    def judge(self, position: Position, move: Move, ruleset: Ruleset, side: Side | None = None) -> Judgement:
        """Allow a move against which there is nothing but that its first square is empty."""
        judged = legality.judge(position, move, ruleset, side)
        if isinstance(judged, Illegal) and {each.reason for each in judged.objections} == {Reason.EMPTY_SQUARE}:
            return Legal(move, evolve(position, side=position.side.other))
        return judged


MOVING: tuple[Deviation, ...] = (
    playing("play:P1", BOTH_GAMES, "lowest-piece",
            "A tower belongs to the side of its lowest piece and moves as it does",
            "Башня принадлежит стороне нижней шашки и ходит, как она", choosing(upside_down)),
    playing("play:P1", BOTH_GAMES, "king-within", "A tower moves as a king if there is a king anywhere in it",
            "Башня ходит как дамка, если дамка есть в ней где угодно", choosing(king_anywhere)),
    playing("play:P1", BOTH_GAMES, "prisoner-moves",
            "A side may also move a tower in which its own piece is a prisoner",
            "Сторона может ходить и башней, в которой её шашка — взятая", also(of_the_opponent_with_a_prisoner)),
    playing("play:P1", BOTH_GAMES, "any-tower", "A side may also move the opponent's towers",
            "Сторона может ходить и башнями соперника", also(of_the_opponent)),
    playing("play:P1", BOTH_GAMES, "commander-alone",
            "Only the commander moves and leaves the rest of its tower behind",
            "Ходит одна верхняя шашка, а остаток башни стоит на месте", choosing(commander_alone)),
    breaking("play:P1", "out-of-nothing", "A move may begin on an empty square",
             "Ход может начаться с пустого поля", OutOfNothing()),
    breaking("play:P1", "out-of-turn", "A side may move when it is the opponent's move",
             "Сторона может пойти и в очередь соперника", OutOfTurn()),
    playing("play:P2", LASCA_ONLY, "occupied", "A man may step onto a square that is occupied",
            "Простая может ходить и на занятое поле", also(onto_what_stands_there(kings=False))),
    playing("play:P3", LASCA_ONLY, "occupied", "A king may step onto a square that is occupied",
            "Дамка может ходить и на занятое поле", also(onto_what_stands_there(kings=True))),
    playing("play:P3", LASCA_ONLY, "men-too", "A man may step in all four directions, as a king does",
            "И простая может ходить во всех четырёх направлениях, как дамка", man(steps=EVERY)),
)  # fmt: skip
