"""A game as it was really played: every half-move, also an irregular one that stood, with board and clocks."""

from attrs import field, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.clock import Clock
from lasca_rules.languages import Text
from lasca_rules.play.result import Result
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.play.set_up import SetUp
from lasca_rules.rulebook.profiles import ProfileId
from lasca_rules.sides import BySide, Side

NONE_YET = BySide(0, 0)
"""No sanctions."""


@frozen
class HalfMove:
    """One player's move as it was made, with what the board and the clocks showed around it."""

    side: Side
    """Who made it, in turn or not."""
    move: Move
    before: Position
    """What stood on the board; its side is the one whose move it was."""
    rightful: Position
    """The same with every king marked that should be."""
    after: Position
    """What stood on the board when the hand let go; its side is the opponent of the one who moved."""
    rightly: Position
    """The same with every king marked that should be, on top of a tower or taken."""
    clock: Clock
    """The clocks as they stood before it: when the move before it had been completed."""
    regular: bool
    """Was it by the rules, in turn, and everything on the board as it should be afterwards?"""
    pressed: bool = False
    touched: tuple[Square, ...] = ()
    """The towers touched before and in making it, in order."""
    retracted: "HalfMove | None" = None
    """What the player had moved first and taken back."""
    settled: bool = False
    """Irregular as it was, has it been decided that it stands: as it is, or with its king marked?"""

    @property
    def unmarked(self) -> tuple[Square, ...]:
        """Where kings stand after it, on top of a tower or in it, that nobody has marked, so that men are shown."""
        towers = zip(self.after.board.squares, self.after.towers, self.rightly.towers, strict=True)
        return tuple(square for square, shown, rightly in towers if shown != rightly)


@frozen
class Displacement:
    """A position that was disturbed with nobody noticing, so that the players went on from what then stood there."""

    after: int
    """How many half-moves had been made."""
    stood: Position
    """What stood on the board before."""
    rightly: Position
    """The same with every king marked that should be."""
    left: Position
    """What stood on the board afterwards."""


@frozen
class Claim:
    """What a player has claimed while the truth is being established: this half-move was irregular."""

    claimant: Side
    half_move: int


@frozen
class Decision:
    """What the referee decided, as told to the players, and after how many half-moves."""

    after: int
    verdict: Text
    clocks: Text
    under: tuple[str, ...]
    readings: tuple[str, ...]


@frozen
class Game:
    """A game at one moment. Half-moves are numbered from 1, White's first."""

    ruleset: Ruleset = field(repr=lambda ruleset: ruleset.id)
    profile: ProfileId
    set_up: SetUp
    clock: Clock
    before: Clock
    """The clocks as they stood when the present half-move began."""
    half_moves: tuple[HalfMove, ...] = ()
    undone: tuple[HalfMove, ...] = ()
    """Half-moves that were made and, by a ruling, undone again."""
    touched: tuple[Square, ...] = ()
    """What the player to move has touched so far."""
    retracted: HalfMove | None = None
    """What the player to move had moved and taken back."""
    replied: int = 0
    """The number of the last half-move that the opponent has replied to, also where the reply was undone since."""
    disturbed: Position | None = None
    """What stands on the board while the position is disturbed."""
    displaced: Displacement | None = None
    """Where it was disturbed and nobody has noticed yet; the board shows what has come of it."""
    claim: Claim | None = None
    """The claim being looked into; the game is suspended meanwhile."""
    decisions: tuple[Decision, ...] = ()
    sanctions: BySide[int] = NONE_YET
    ended: Result | None = None
    """How the game ended, once it has."""

    @property
    def position(self) -> Position:
        """What stands on the board, or would if it were not disturbed; its side is the player to move."""
        return self.half_moves[-1].after if self.half_moves else self.set_up.actual

    @property
    def unmarked(self) -> tuple[Square, ...]:
        """Where kings stand that nobody has marked."""
        return self.half_moves[-1].unmarked if self.half_moves else ()

    @property
    def rightful(self) -> Position:
        """The position with every king marked that should be: moves are judged by it."""
        return self.half_moves[-1].rightly if self.half_moves else self.set_up.actual

    @property
    def begun(self) -> bool:
        """Has White's clock been started, or a move been made?"""
        return self.clock.started or bool(self.half_moves)

    def made_by(self, side: Side) -> int:
        """Count the half-moves that the side has made."""
        return sum(half_move.side is side for half_move in self.half_moves)

    @property
    def both_have_moved(self) -> bool:
        """Has each player made at least one move?"""
        return all(self.made_by(side) for side in Side)

    def replied_to(self, number: int) -> bool:
        """Has the opponent of the one who made this half-move moved since?"""
        offender = self.half_moves[number - 1].side
        return any(later.side is not offender for later in self.half_moves[number:])
