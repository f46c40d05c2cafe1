"""Incidents of nardy: what somebody found or claimed, in the words of whoever reports it (article 28)."""

from enum import Enum
from typing import TypeAlias

from attrs import field, frozen
from attrs.validators import ge

from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing.incidents import Person, Wish
from lasca_rules.sides import Side


@frozen
class WrongCheckers:
    """Somebody finds the set-up, or the number of the checkers, to be wrong."""

    noticed_by: Person


@frozen
class ImpossibleTurn:
    """Somebody says that a turn, numbered from 1 among both players', was an impossible move.

    ``wish`` is what they want done about it. ``reported`` is which of the four violations of 28.4 they call it, if
    they do; it is worked out from the board and the roll all the same. ``by_teammate`` says that it is, in a game of
    pairs, the teammate of ``noticed_by`` at the board who speaks.
    """

    turn: int = field(validator=ge(1))
    noticed_by: Person
    wish: Wish = Wish.CORRECT
    reported: TurnViolation | None = None
    by_teammate: bool = False


@frozen
class TurnProtest:
    """A protest is lodged over a turn of the game, which ``seen_by`` saw to be impossible when it was made."""

    turn: int = field(validator=ge(1))
    lodged_by: Side
    seen_by: tuple[Side, ...] = ()


@frozen
class TimeGathered:
    """Somebody finds that a player makes impossible moves and presses the clock.

    ``to_gather`` is what the referee finds the purpose to be: time added for each move. How often the player did so is
    worked out from the game.
    """

    offender: Side
    to_gather: bool = True


class Matter(Enum):
    """What can happen in a game of nardy that article 28 does not mention; the value names it in data."""

    DICE_CROOKED = "dice crooked"
    DICE_LIFTED = "dice lifted"
    ROLLED_EARLY = "rolled early"
    MOVED_EARLY = "moved early"
    CUBE = "cube"
    SOMETHING_ELSE = "something else"


@frozen
class NotMentioned:
    """Something happened that article 28 does not mention."""

    matter: Matter


NardyIncident: TypeAlias = WrongCheckers | ImpossibleTurn | TurnProtest | TimeGathered | NotMentioned
