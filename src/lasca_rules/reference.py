"""The reference: the rulebook's own answers to what the port asks."""

from attrs import frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.board.squares import Board
from lasca_rules.clock import Refusal, TimeControl
from lasca_rules.equipment.finding import Finding
from lasca_rules.equipment.inspection import inspect
from lasca_rules.equipment.observed import Equipment
from lasca_rules.nardy import game as nardy_game
from lasca_rules.nardy import scoring
from lasca_rules.nardy.board import NardyBoard
from lasca_rules.nardy.game import NardyGame
from lasca_rules.nardy.scoring import Win
from lasca_rules.nardy.turns import Steps
from lasca_rules.notation.position import read_position
from lasca_rules.notation.record import read_record
from lasca_rules.play import acts, legality, moves
from lasca_rules.play.game import Game
from lasca_rules.play.legality import Judgement
from lasca_rules.play.result import Result
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.play.set_up import SetUp
from lasca_rules.refereeing.play_readings import as_read
from lasca_rules.rulebook import deciding
from lasca_rules.rulebook.deciding import G, Refereed
from lasca_rules.rulebook.profiles import ProfileId, read_profile
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.sides import Side


@frozen
class Reference:
    """Rules as the rulebook reads them. A deviation inherits from this and overrides one answer."""

    def read_position(self, text: str, board: Board) -> Position:
        """Read a position in the notation."""
        return read_position(text, board)

    def read_record(self, text: str, board: Board) -> tuple[Move, ...]:
        """Read the moves of a game as people write them."""
        return read_record(text, board)

    def start(self, ruleset: Ruleset, profile: ProfileId, control: TimeControl, set_up: SetUp | None = None) -> Game:
        """Return a game about to begin, with the play readings of its profile; without a set-up, set up rightly."""
        return acts.new_game(as_read(ruleset, read_profile(profile)), profile, control, set_up)

    def legal_moves(self, position: Position, ruleset: Ruleset) -> tuple[Move, ...]:
        """Return every legal move of the side to move."""
        return moves.legal_moves(position, ruleset)

    def judge(self, position: Position, move: Move, ruleset: Ruleset, side: Side | None = None) -> Judgement:
        """Judge a move of ``side``, the side to move unless given."""
        return legality.judge(position, move, ruleset, side)

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
        return acts.play(game, side, move, leaving=leaving, king_marked=king_marked, and_press=and_press)

    def result(self, game: Game) -> Result:
        """Tell how the game stands."""
        return acts.outcome(game)

    def inspect(self, thing: Equipment | Position) -> tuple[Finding, ...]:
        """Return all that is wrong with the equipment, or with a position as the set-up at the start."""
        return inspect(thing)

    def play_turn(self, game: NardyGame, side: Side, steps: Steps) -> NardyGame:
        """Make a turn of nardy on the roll thrown, by the rules or not, and judge it."""
        return nardy_game.move(game, side, steps)

    def kind_of_win(self, board: NardyBoard, winner: Side) -> Win:
        """Tell how a game of nardy is won that ends with this board."""
        return scoring.kind_of_win(board, winner)

    def rule(self, game: Refereed, incident: object) -> Ruling:
        """Decide what is to be done about an incident, under the regulation and readings of the game's profile."""
        return deciding.rule(game, incident)

    def apply(self, game: G, ruling: Ruling) -> G:
        """Carry a ruling out: board, clocks, rights, warnings."""
        return deciding.apply(game, ruling)
