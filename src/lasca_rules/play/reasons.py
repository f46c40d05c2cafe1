"""Why a move is illegal: what a referee would say, the square he would point at, and the statement it rests on."""

from enum import Enum

from attrs import frozen

from lasca_rules.board.squares import LASCA_BOARD, Square
from lasca_rules.languages import Text
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.regulations import StatementId


class Reason(Enum):
    """A way in which a move can be illegal."""

    WRONG_SIDE = "wrong side to move"
    GAME_OVER = "game over"
    OFF_THE_BOARD = "not on the board"
    NOT_A_DARK_SQUARE = "not a dark square"
    EMPTY_SQUARE = "empty square"
    NOT_YOUR_TOWER = "not your tower"
    CAPTURE_DUE = "capture due"
    NOT_A_NEIGHBOUR = "not a diagonal neighbour"
    NOT_ON_A_DIAGONAL = "not on a diagonal"
    MAN_GOES_BACKWARD = "a man does not go backward"
    MAN_CAPTURES_BACKWARD = "a man does not capture backward"
    SQUARE_OCCUPIED = "square occupied"
    WAY_BLOCKED = "way blocked"
    ONE_STEP_ONLY = "one step only"
    NOT_JUST_BEYOND = "not just beyond a neighbour"
    NOTHING_TO_CAPTURE = "nothing to capture there"
    OWN_TOWER = "own tower"
    SAME_TOWER_TWICE = "same tower twice"
    LANDING_ENDS_CAPTURE = "landing ends the capture"
    CAPTURE_NOT_FINISHED = "capture not finished"
    PROMOTION_ENDS_MOVE = "promotion ends the move"
    NOT_THE_MOST = "not the most"


@frozen
class Objection:
    """One reason why a move is illegal."""

    reason: Reason
    rule: StatementId
    """The statement that the move breaks."""
    square: Square | None = None
    """Where; None when it is about no one square."""

    @property
    def text(self) -> Text:
        """What a referee would say."""
        words = _WORDS[self.reason]
        return Text(words.en.format(square=self.square), words.ru.format(square=self.square))


def objection(
    reason: Reason, ruleset: Ruleset, square: Square | None = None, *, king: bool = False, capture: bool = False
) -> Objection:
    """Return the objection with the statement it rests on.

    Args:
        reason: what is wrong.
        ruleset: Lasca rests on its own statements; Bashni, and Russian draughts with its board and men, on Bashni's.
        square: where.
        king: is the tower that moves commanded by a king?
        capture: is the move a capture?
    """
    lasca = ruleset.board.size == LASCA_BOARD.size
    column = 0 if lasca else 1
    if reason in _STATEMENTS:
        return Objection(reason, _STATEMENTS[reason][column], square)
    piece = "king" if king else "man"
    return Objection(reason, _OF_MOVING[piece, "capture" if capture else "quiet"][column], square)


_STATEMENTS: dict[Reason, tuple[StatementId, StatementId]] = {
    Reason.WRONG_SIDE: ("play:P1", "play:B1"),
    Reason.GAME_OVER: ("play:P12", "play:P12"),
    Reason.OFF_THE_BOARD: ("column:2.1-a", "play:B1"),
    Reason.NOT_A_DARK_SQUARE: ("column:2.1-c", "play:B1"),
    Reason.EMPTY_SQUARE: ("play:P1", "play:P1"),
    Reason.NOT_YOUR_TOWER: ("play:P1", "play:P1"),
    Reason.CAPTURE_DUE: ("play:P6", "play:B4"),
    Reason.NOT_THE_MOST: ("play:P6", "play:B4"),
    Reason.CAPTURE_NOT_FINISHED: ("play:P7", "play:P7"),
    Reason.LANDING_ENDS_CAPTURE: ("play:P7", "play:P7"),
    Reason.SAME_TOWER_TWICE: ("play:P8", "play:P8"),
    Reason.PROMOTION_ENDS_MOVE: ("play:P9", "play:P9"),
}
"""What an objection rests on whatever moves: in Lasca, and on the board of Bashni."""

_OF_MOVING: dict[tuple[str, str], tuple[StatementId, StatementId]] = {
    ("man", "quiet"): ("play:P2", "play:B2"),
    ("man", "capture"): ("play:P4", "play:B2"),
    ("king", "quiet"): ("play:P3", "play:B3"),
    ("king", "capture"): ("play:P4", "play:B3"),
}
"""What the other objections rest on: how such a piece makes such a move, in Lasca and on the board of Bashni."""

_WORDS = {
    Reason.WRONG_SIDE: Text("it is the opponent's move", "сейчас ход соперника"),
    Reason.GAME_OVER: Text(
        "the side to move has no legal move: the game is over",
        "у стороны, чья очередь хода, нет ходов: партия окончена",
    ),
    Reason.OFF_THE_BOARD: Text("there is no square {square} on this board", "поля {square} на этой доске нет"),
    Reason.NOT_A_DARK_SQUARE: Text(
        "{square} is a light square, and play is on the dark ones", "поле {square} белое, а игра идёт на чёрных"
    ),
    Reason.EMPTY_SQUARE: Text("nothing stands on {square}", "на поле {square} ничего не стоит"),
    Reason.NOT_YOUR_TOWER: Text("the tower on {square} is the opponent's", "башня на {square} принадлежит сопернику"),
    Reason.CAPTURE_DUE: Text(
        "a capture is due: the tower on {square} can capture", "брать обязательно: башня на {square} может бить"
    ),
    Reason.NOT_A_NEIGHBOUR: Text(
        "{square} is not the next square on a diagonal", "поле {square} — не соседнее по диагонали"
    ),
    Reason.NOT_ON_A_DIAGONAL: Text(
        "{square} is not on a diagonal with the king", "поле {square} не лежит на одной диагонали с дамкой"
    ),
    Reason.MAN_GOES_BACKWARD: Text(
        "a man does not go backward, and {square} is behind it", "простая назад не ходит, а поле {square} позади неё"
    ),
    Reason.MAN_CAPTURES_BACKWARD: Text(
        "a man does not capture backward, and {square} is behind it",
        "простая назад не бьёт, а поле {square} позади неё",
    ),
    Reason.SQUARE_OCCUPIED: Text("{square} is occupied", "поле {square} занято"),
    Reason.WAY_BLOCKED: Text("the tower on {square} is in the way", "путь преграждает башня на {square}"),
    Reason.ONE_STEP_ONLY: Text(
        "a move that captures nothing does not go on, here to {square}",
        "ход без взятия продолжать нельзя, а здесь он продолжен на {square}",
    ),
    Reason.NOT_JUST_BEYOND: Text(
        "a capture lands just beyond a neighbouring tower, and {square} is not such a square",
        "бьют через соседнюю башню на поле сразу за ней, а {square} — не такое поле",
    ),
    Reason.NOTHING_TO_CAPTURE: Text(
        "there is nothing to capture on the way to {square}", "на пути к полю {square} бить нечего"
    ),
    Reason.OWN_TOWER: Text(
        "the tower on {square} is one's own and cannot be jumped", "башня на {square} — своя, через неё не прыгают"
    ),
    Reason.SAME_TOWER_TWICE: Text(
        "the tower on {square} has been jumped in this move already", "башню на {square} этим ходом уже били"
    ),
    Reason.LANDING_ENDS_CAPTURE: Text(
        "from {square} the capture cannot go on, and from another square beyond the same tower it can",
        "с поля {square} бить дальше нельзя, а с другого поля за той же башней — можно",
    ),
    Reason.CAPTURE_NOT_FINISHED: Text(
        "from {square} the capture can go on, so it must", "с поля {square} можно бить дальше, значит, нужно"
    ),
    Reason.PROMOTION_ENDS_MOVE: Text(
        "on {square} the man becomes a king, and that ends the move",
        "на {square} простая становится дамкой, и ход окончен",
    ),
    Reason.NOT_THE_MOST: Text(
        "a capture from {square} takes more, and the most must be taken",
        "взятие с {square} больше, а брать нужно наибольшее",
    ),
}
"""What a referee would say; ``{square}`` is the square of the objection."""
