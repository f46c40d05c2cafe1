"""Incidents: what somebody found or claimed during a game, in the words of whoever reports it."""

from enum import Enum
from typing import TypeAlias

from attrs import field, frozen
from attrs.validators import ge

from lasca_rules.clock import Milliseconds
from lasca_rules.languages import Text
from lasca_rules.regulations import StatementId
from lasca_rules.sides import Side


class Official(Enum):
    """Who is not a player. The value is the word for it in data."""

    REFEREE = "referee"


Person: TypeAlias = Side | Official
"""A player, by side, or the referee."""


class Violation(Enum):
    """The fourteen violations of 5.4.13.2, in its order. The value is the letter of the statement."""

    WRONG_MOVE = "v1"
    TWO_MOVES_IN_A_ROW = "v2"
    TOUCHED_ANOTHER = "v3"
    TOOK_BACK = "v4"
    OPPONENTS_PIECE = "v5"
    CAPTURE_DUE = "v6"
    TAKEN_WITHOUT_REASON = "v7"
    TAKEN_WRONGLY_IN_CAPTURE = "v8"
    WRONG_NUMBER_TAKEN = "v9"
    TAKEN_NOT_TO_BE_TAKEN = "v10"
    STOPPED_WHILE_TAKING = "v11"
    OWN_PIECE_TAKEN = "v12"
    KING_NOT_MARKED = "v13"
    UNMARKED_KING_MOVED = "v14"

    @property
    def statement(self) -> StatementId:
        """The statement that lists it."""
        return f"draughts:5.4.13.2-{self.value}"

    @property
    def text(self) -> Text:
        """What it is, for people."""
        return _NAMES[self]


_NAMES = {
    Violation.WRONG_MOVE: Text("wrong move", "неправильный ход"),
    Violation.TWO_MOVES_IN_A_ROW: Text("two moves in a row", "два хода подряд"),
    Violation.TOUCHED_ANOTHER: Text("touched one, moved another", "тронута одна шашка, ход сделан другой"),
    Violation.TOOK_BACK: Text("took the move back", "ход взят обратно"),
    Violation.OPPONENTS_PIECE: Text("moved the opponent's piece", "ход шашкой соперника"),
    Violation.CAPTURE_DUE: Text("moved though a capture was due", "ход вместо обязательного взятия"),
    Violation.TAKEN_WITHOUT_REASON: Text("pieces taken without reason", "шашки сняты без причины"),
    Violation.TAKEN_WRONGLY_IN_CAPTURE: Text(
        "pieces taken wrongly during a capture", "шашки неправильно сняты во время взятия"
    ),
    Violation.WRONG_NUMBER_TAKEN: Text(
        "fewer or more pieces taken than captured", "снято меньше или больше шашек, чем побито"
    ),
    Violation.TAKEN_NOT_TO_BE_TAKEN: Text("pieces taken that were not captured", "сняты шашки, которые не были побиты"),
    Violation.STOPPED_WHILE_TAKING: Text("stopped while taking the pieces", "остановка при снятии шашек"),
    Violation.OWN_PIECE_TAKEN: Text("own pieces taken after a capture", "после взятия сняты собственные шашки"),
    Violation.KING_NOT_MARKED: Text("king not marked", "дамка не обозначена"),
    Violation.UNMARKED_KING_MOVED: Text("moved an unmarked king", "ход необозначенной дамкой"),
}

IMPOSSIBLE = (
    Violation.WRONG_MOVE,
    Violation.TWO_MOVES_IN_A_ROW,
    Violation.OPPONENTS_PIECE,
    Violation.CAPTURE_DUE,
)
"""The violations that are impossible moves in the sense of 5.4.13.4: no rule would let that move be made there."""

TAKEN_WRONGLY = (
    Violation.TAKEN_WITHOUT_REASON,
    Violation.TAKEN_WRONGLY_IN_CAPTURE,
    Violation.WRONG_NUMBER_TAKEN,
    Violation.TAKEN_NOT_TO_BE_TAKEN,
    Violation.STOPPED_WHILE_TAKING,
    Violation.OWN_PIECE_TAKEN,
)
"""The violations of what is taken. In a game with towers nothing leaves the board: it is taken under wrongly."""

UNMARKED_KING = (Violation.KING_NOT_MARKED, Violation.UNMARKED_KING_MOVED)
"""The violations of a king that bears no mark."""


class Answer(Enum):
    """What the player who is said to have moved wrongly answers."""

    ADMITS = "admits"
    DENIES = "denies"


class Wish(Enum):
    """What the opponent of the one who erred decides."""

    CORRECT = "correct"
    LET_STAND = "let stand"


class InquiryEnd(Enum):
    """What an inquiry into a denied claim comes to."""

    ESTABLISHED = "established"
    """The truth: what that is, the game shows."""
    ADMITTED = "admitted"
    """In the middle of it the player who had denied the claim admits it."""
    NOTHING = "nothing"
    """What happened cannot be established."""


class Fault(Enum):
    """Who is to blame for a disturbed position."""

    WHITE = "w"
    BLACK = "b"
    BOTH = "both"
    NOBODY = "nobody"

    @property
    def side(self) -> Side | None:
        """The one player to blame; ``None`` where it is both or nobody."""
        return Side(self.value) if self in {Fault.WHITE, Fault.BLACK} else None


@frozen
class WrongSetUp:
    """Somebody finds that the pieces were set up wrongly before the start.

    Where the opponent of the player who says so denies it, ``looked_into`` is how long it took to find out.
    """

    noticed_by: Person
    looked_into: Milliseconds | None = None


@frozen
class WrongColours:
    """Somebody finds that the players have each other's colours, against the schedule or the pairing sheet."""

    noticed_by: Person


@frozen
class WrongBoard:
    """Somebody finds that the board was placed wrongly before the start."""

    noticed_by: Person


@frozen
class UnfitEquipment:
    """The referee finds that the board or the pieces are not as 2.1 and 2.2 require."""


@frozen
class IrregularMove:
    """Somebody says that a half-move, numbered from 1, was irregular.

    ``reported`` is which of the fourteen violations they call it, if they do; it is worked out from the game all the
    same. ``wish`` is what the opponent of the one who made it wants done, once they have said.
    """

    half_move: int = field(validator=ge(1))
    noticed_by: Person
    answer: Answer | None = None
    wish: Wish | None = None
    reported: Violation | None = None


@frozen
class Protest:
    """A protest is lodged over a half-move of the game, which ``seen_by`` saw to be irregular when it was made."""

    half_move: int = field(validator=ge(1))
    lodged_by: Side
    seen_by: tuple[Side, ...] = ()


@frozen
class InquiryOver:
    """The claim has been looked into, which took this long. What is true is worked out from the game."""

    took: Milliseconds = field(validator=ge(0))
    ends: InquiryEnd = InquiryEnd.ESTABLISHED


@frozen
class PositionDisturbed:
    """The position was disturbed, and restoring it took this long."""

    fault: Fault
    took: Milliseconds = field(validator=ge(0))


@frozen
class IncrementGathered:
    """Somebody finds that a player makes impossible moves and presses the clock.

    ``to_gather`` is what the referee finds the purpose to be: to gather increment. How often it happened is worked out.
    """

    offender: Side
    to_gather: bool = True


Incident: TypeAlias = (
    WrongSetUp
    | WrongColours
    | WrongBoard
    | UnfitEquipment
    | IrregularMove
    | Protest
    | InquiryOver
    | PositionDisturbed
    | IncrementGathered
)
