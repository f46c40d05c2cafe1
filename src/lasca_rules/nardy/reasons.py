"""Why a turn is impossible, and which violation that makes it: one of the four of 28.4, or another error (28.6)."""

from enum import Enum

from lasca_rules.languages import Text


class TurnViolation(Enum):
    """The four examples of an impossible move in 28.4, whose value is the statement's letter, and other errors."""

    WRONG_MOVE = "v1"
    EXTRA_MOVE = "v2"
    OPPONENTS_CHECKER = "v3"
    REMOVED = "v4"
    NOTHING_MOVED = "nothing moved"
    """The clock was pressed and nothing moved, though something could be."""
    HIT_LEFT = "hit left"
    """A checker that was hit was left on its point."""

    @property
    def listed(self) -> bool:
        """Is it one of the four that 28.4 lists?"""
        return self not in OTHER_ERRORS

    @property
    def statement(self) -> str:
        """The statement that lists it or, of another error, speaks of such."""
        return f"nardy:28.4-{self.value}" if self.listed else "nardy:28.6-a"


OTHER_ERRORS = (TurnViolation.NOTHING_MOVED, TurnViolation.HIT_LEFT)
"""The errors that 28.4 does not list."""


class TurnReason(Enum):
    """A rule of play that a turn breaks; the value is its name in data."""

    NOT_IN_THE_ROLL = "not in the roll"
    POINT_CLOSED = "point closed"
    BAR_FIRST = "bar first"
    HEAD = "head"
    LEFT_UNPLAYED = "left unplayed"
    NOT_THE_LARGER = "not the larger"
    ROLL_PLAYED = "roll played"
    OPPONENTS = "opponent's"
    OPPONENTS_REMOVED = "opponent's removed"
    OWN_ONTO_THE_BAR = "own onto the bar"
    NOT_ALL_HOME = "not all home"
    TAKES_NOTHING_OFF = "takes nothing off"
    ONE_FARTHER_BACK = "one farther back"
    NOTHING_MOVED = "nothing moved"
    HIT_LEFT = "hit left"

    @property
    def violation(self) -> TurnViolation:
        """Which violation a turn with this fault is."""
        return _VIOLATIONS.get(self, TurnViolation.WRONG_MOVE)

    @property
    def text(self) -> Text:
        """The reason in words."""
        return _TEXTS[self]


_VIOLATIONS = {
    TurnReason.ROLL_PLAYED: TurnViolation.EXTRA_MOVE,
    TurnReason.OPPONENTS: TurnViolation.OPPONENTS_CHECKER,
    TurnReason.OPPONENTS_REMOVED: TurnViolation.REMOVED,
    TurnReason.OWN_ONTO_THE_BAR: TurnViolation.REMOVED,
    TurnReason.NOT_ALL_HOME: TurnViolation.REMOVED,
    TurnReason.TAKES_NOTHING_OFF: TurnViolation.REMOVED,
    TurnReason.ONE_FARTHER_BACK: TurnViolation.REMOVED,
    TurnReason.NOTHING_MOVED: TurnViolation.NOTHING_MOVED,
    TurnReason.HIT_LEFT: TurnViolation.HIT_LEFT,
}
_TEXTS = {
    TurnReason.NOT_IN_THE_ROLL: Text("the roll does not give this move", "на выпавшие очки так ходить нельзя"),
    TurnReason.POINT_CLOSED: Text("the point is held by the opponent", "пункт занят соперником"),
    TurnReason.BAR_FIRST: Text("a checker on the bar must enter first", "сначала нужно ввести шашку с бара"),
    TurnReason.HEAD: Text("too many checkers leave the head in one turn", "с головы за ход взято слишком много шашек"),
    TurnReason.LEFT_UNPLAYED: Text(
        "a number that could be played is left unplayed", "не сыграно число, которое можно было сыграть"
    ),
    TurnReason.NOT_THE_LARGER: Text(
        "only one number can be played, and it must be the larger",
        "сыграть можно лишь одно число, и это должно быть большее",
    ),
    TurnReason.ROLL_PLAYED: Text("the whole roll has been played already", "весь бросок уже сыгран"),
    TurnReason.OPPONENTS: Text("the checker is the opponent's", "это шашка соперника"),
    TurnReason.OPPONENTS_REMOVED: Text(
        "the opponent's checker is removed without being hit", "шашка соперника снята, хотя её не били"
    ),
    TurnReason.OWN_ONTO_THE_BAR: Text(
        "a checker of the player's own is put on the bar", "своя шашка поставлена на бар"
    ),
    TurnReason.NOT_ALL_HOME: Text(
        "a checker is taken off before all are in the home board", "шашка снята, хотя в доме ещё не все шашки"
    ),
    TurnReason.TAKES_NOTHING_OFF: Text(
        "the roll does not take this checker off", "на выпавшие очки эту шашку снять нельзя"
    ),
    TurnReason.ONE_FARTHER_BACK: Text(
        "a larger number takes off only the checker farthest back", "большим числом снимают только самую дальнюю шашку"
    ),
    TurnReason.NOTHING_MOVED: Text(
        "nothing was moved, though something could be played", "не передвинуто ни одной шашки, хотя сыграть было можно"
    ),
    TurnReason.HIT_LEFT: Text("the hit checker was left on its point", "побитая шашка оставлена на своём пункте"),
}
