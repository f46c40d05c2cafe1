"""Verdicts of draughts and of nardy: what a referee can decide becomes of the game."""

from pathlib import Path
from typing import ClassVar, TypeAlias

from attrs import field, frozen
from attrs.validators import ge, min_len

from lasca_rules.board.squares import Square
from lasca_rules.rulebook import verdicts as in_any_game
from lasca_rules.sides import Side

GoesOn: TypeAlias = in_any_game.GoesOn
ReferredToReferee: TypeAlias = in_any_game.ReferredToReferee
HalfMove: TypeAlias = in_any_game.HalfMove
Verdict: TypeAlias = in_any_game.Verdict


@frozen
class PlayedIn(Verdict):
    """Nardy: what is wrong with this player's count has been "played in", and the game goes on with it."""

    side: Side


@frozen
class ReplayFromStart(Verdict):
    """The game is replayed from the start; with ``exchange_colours`` the players also change sides."""

    exchange_colours: bool = False


@frozen
class ReplayFromMove(Verdict):
    """The game is replayed from the moment of that half-move, which its player makes again."""

    half_move: HalfMove = field(validator=ge(1))


@frozen
class BackToInitialPosition(Verdict):
    """The set-up, and with ``exchange_colours`` who has which colour, is put right and the game begins from there."""

    exchange_colours: bool = False


@frozen
class OpponentDecides(Verdict):
    """Only this player, the offender's opponent, decides whether the error is corrected."""

    opponent: Side


@frozen
class MakeAgain(Verdict):
    """The opponent has the move corrected: the offender takes it back and makes another.

    ``tower`` is the square of the tower that was touched first and must now be moved, if that is what binds. ``free``:
    what the offender touched in making the move binds no longer.
    """

    half_move: HalfMove = field(validator=ge(1))
    offender: Side
    tower: Square | None = None
    free: bool = False


@frozen
class TurnMadeAgain(Verdict):
    """Nardy: the opponent has the turn corrected; the offender takes it back and makes it again with the same roll."""

    turn: int = field(validator=ge(1))
    """The number of the turn among both players' turns, the first being 1."""
    offender: Side


@frozen
class RollKept(Verdict):
    """Nardy: what this player has thrown already counts; it is played when the player's turn comes."""

    player: Side


@frozen
class RollVoid(Verdict):
    """Nardy: what this player has thrown already does not count; the player throws again when the turn comes."""

    player: Side


@frozen
class TurnStands(Verdict):
    """Nardy: the opponent lets the turn, numbered as above, stand."""

    leaves_all_as_it_is: ClassVar[bool] = True

    turn: int = field(validator=ge(1))


@frozen
class TakeBack(Verdict):
    """The opponent has it corrected: the offender takes the half-move back, and it is the opponent's move."""

    half_move: HalfMove = field(validator=ge(1))
    offender: Side


@frozen
class PutBack(Verdict):
    """The opponent has it corrected: the offender puts back, as that half-move, the move first made and taken back."""

    half_move: HalfMove = field(validator=ge(1))
    offender: Side


@frozen
class TakenPutRight(Verdict):
    """The opponent has it corrected: the half-move stands, and what it should have taken is what it takes."""

    half_move: HalfMove = field(validator=ge(1))
    offender: Side


@frozen
class MarkKing(Verdict):
    """The king is marked now; the moves made stand and the game goes on."""

    square: Square


@frozen
class MayCapture(Verdict):
    """The player touched one tower while another must capture: that one may capture by the rules."""

    player: Side


@frozen
class MoveStands(Verdict):
    """The move stands: the opponent lets it stand, or its correction was asked for too late to be a right."""

    leaves_all_as_it_is: ClassVar[bool] = True

    half_move: HalfMove


@frozen
class RightLost(Verdict):
    """The opponent has made a reply move, and with it lost the right to have the error corrected. The move stands."""

    leaves_all_as_it_is: ClassVar[bool] = True

    opponent: Side


@frozen
class NoProtest(Verdict):
    """An impossible move that neither noticed is not changed later and is no ground for protest."""

    leaves_all_as_it_is: ClassVar[bool] = True


@frozen
class Suspended(Verdict):
    """The game is suspended while the truth of a player's claim about a half-move is established."""

    claimant: Side
    half_move: HalfMove = field(validator=ge(1))


@frozen
class RefereeMustBeAsked(Verdict):
    """The players do not agree about a half-move: with the clocks stopped, the referee must be asked to decide."""

    claimant: Side
    half_move: HalfMove = field(validator=ge(1))


@frozen
class ClaimFails(Verdict):
    """What was claimed is not so: the move was regular, and the game goes on."""

    claimant: Side


@frozen
class RestorePosition(Verdict):
    """The position is restored, by the player named or, where ``by`` is ``None``, at nobody's expense."""

    by: Side | None


@frozen
class UndoneSince(Verdict):
    """The half-moves made since the position was disturbed, from this one on, are undone and played again."""

    half_move: HalfMove = field(validator=ge(1))


@frozen
class ClaimRefused(Verdict):
    """The game has ended: no claim is accepted and the result is valid."""

    leaves_all_as_it_is: ClassVar[bool] = True


@frozen
class SportingSanction(Verdict):
    """A gross violation, which the referee punishes with a sporting sanction."""

    offender: Side


@frozen
class NotThisViolation(Verdict):
    """What the statement forbids cannot have happened here, so the statement does not apply."""

    leaves_all_as_it_is: ClassVar[bool] = True


@frozen
class AddToHead(Verdict):
    """Nardy: the referee adds the missing checkers to this player's head."""

    side: Side
    checkers: int = field(validator=ge(1))


@frozen
class RemoveFromHead(Verdict):
    """Nardy: the referee removes surplus checkers from this player's head; what the head cannot give is played in."""

    side: Side
    checkers: int = field(validator=ge(1))
    played_in: int = field(default=0, validator=ge(0))


@frozen
class Warned(Verdict):
    """These players receive a warning."""

    players: tuple[Side, ...] = field(validator=min_len(1))


@frozen
class SanctionPossible(Verdict):
    """The violation is repeated: the referee may apply 38.1 to these players."""

    players: tuple[Side, ...] = field(validator=min_len(1))


@frozen
class MarsOrKoksPossible(Verdict):
    """Nardy: this player, whose count is wrong, may lose by mars or koks."""

    player: Side


Correction: TypeAlias = MakeAgain | TakeBack | PutBack | TakenPutRight | MarkKing | TurnMadeAgain
"""The verdicts that have the offender put an error right before the clock is pressed again."""

VERDICTS = tuple(
    each
    for each in list(vars().values())
    if isinstance(each, type) and issubclass(each, Verdict) and each.__module__ == __name__
)
"""All that can be decided in draughts or in nardy, beside what can be in any game."""

WORDS = Path(__file__).parent / "words.toml"
"""The words for these."""
