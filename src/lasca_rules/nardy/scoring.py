"""How a game of nardy was won: plainly, by mars, by koks. What 28.1 leaves to a player with a wrong count."""

from enum import Enum

from lasca_rules.languages import Text
from lasca_rules.nardy.board import HOME, POINTS, NardyBoard
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.sides import Side


class Win(Enum):
    """How a game was won; the value is what it counts for, before the cube."""

    PLAIN = 1
    MARS = 2
    """Gammon: the loser has borne off no checker."""
    KOKS = 3
    """Backgammon, in short nardy: and has a checker on the bar or in the winner's home board."""

    @property
    def text(self) -> Text:
        """The word for it."""
        match self:
            case Win.PLAIN:
                return Text("a plain win", "обычный выигрыш")
            case Win.MARS:
                return Text("mars", "марс")
            case Win.KOKS:
                return Text("koks", "кокс")


def won_by(board: NardyBoard) -> Side | None:
    """Return the side that has no checker left in play, however many it had."""
    return next((side for side in Side if board[side].in_play == 0), None)


def kind_of_win(board: NardyBoard, winner: Side) -> Win:
    """Return how ``winner`` wins when the game ends so.

    What counts is the checkers borne off. One that was missing from the set-up is not borne off, so a player short
    of a checker can lose by mars or koks like any other (28.1-b); a surplus one can be what is caught.
    """
    loser = board[winner.other]
    if loser.off:
        return Win.PLAIN
    caught = loser.bar or any(loser.points[POINTS - HOME :])
    return Win.KOKS if board.nardy is Nardy.SHORT and caught else Win.MARS
