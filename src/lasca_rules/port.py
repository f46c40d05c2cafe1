"""The port: all that a sentence asks of the rules under test.

The reference answers it in process; a deviation is the reference with one answer wrong; an engine in another process
can answer it over JSON lines. Every argument and answer is a plain value; nothing is remembered between two questions.
"""

from typing import Protocol

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Board
from lasca_rules.clock import Refusal, TimeControl
from lasca_rules.equipment.finding import Finding
from lasca_rules.equipment.observed import Equipment
from lasca_rules.nardy.board import NardyBoard
from lasca_rules.nardy.game import NardyGame
from lasca_rules.nardy.scoring import Win
from lasca_rules.nardy.turns import Steps
from lasca_rules.play.game import Game
from lasca_rules.play.legality import Judgement
from lasca_rules.play.result import Result
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.play.set_up import SetUp
from lasca_rules.rulebook.deciding import G, Refereed
from lasca_rules.rulebook.profiles import ProfileId
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.sides import Side


class Rules(Protocol):
    """Rules under test."""

    def read_position(self, text: str, board: Board) -> Position:
        """Read a position in the notation; raise ``NotationError`` for what no game of Lasca can come to."""

    def read_record(self, text: str, board: Board) -> tuple[Move, ...]:
        """Read the moves of a game as people write them; raise ``NotationError`` where they make no sense."""

    def start(self, ruleset: Ruleset, profile: ProfileId, control: TimeControl, set_up: SetUp | None = None) -> Game:
        """Return a game about to begin, with the play readings of its profile; without a set-up, set up rightly."""

    def legal_moves(self, position: Position, ruleset: Ruleset) -> tuple[Move, ...]:
        """Return every legal move of the side to move."""

    def judge(self, position: Position, move: Move, ruleset: Ruleset, side: Side | None = None) -> Judgement:
        """Judge a move of ``side``, the side to move unless given."""

    def play(  # noqa: PLR0913 -- what a hand can do besides moving is named, not packed away
        self,
        game: Game,
        side: Side,
        move: Move,
        *,
        leaving: Position | None = None,
        king_marked: bool = True,
        and_press: bool = False,
    ) -> Game | Refusal:
        """Make a move at the board, by the rules or not (``play.acts.play``)."""

    def result(self, game: Game) -> Result:
        """Tell how the game stands."""

    def inspect(self, thing: Equipment | Position) -> tuple[Finding, ...]:
        """Return all that is wrong with the equipment, or with a position as the set-up at the start."""

    def play_turn(self, game: NardyGame, side: Side, steps: Steps) -> NardyGame:
        """Make a turn of nardy on the roll thrown, by the rules or not, and judge it; no clock is pressed by it."""

    def kind_of_win(self, board: NardyBoard, winner: Side) -> Win:
        """Tell how a game of nardy is won that ends with this board: plainly, by mars or by koks."""

    def rule(self, game: Refereed, incident: object) -> Ruling:
        """Decide what is to be done about an incident, under the regulation and readings of the game's profile."""

    def apply(self, game: G, ruling: Ruling) -> G:
        """Carry a ruling out: board, clocks, rights, warnings. Refused claims and silence leave the game as it is."""
