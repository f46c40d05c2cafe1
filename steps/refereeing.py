"""A game under a regulation on the table: clocks, moves as they were really made, incidents and rulings on them."""

from collections.abc import Sequence

from attrs import evolve, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.clock import Clock, Milliseconds, Refusal, TimeControl
from lasca_rules.languages import Text
from lasca_rules.notation.move import read_move
from lasca_rules.notation.position import write_position
from lasca_rules.play import acts
from lasca_rules.play.game import Game
from lasca_rules.play.legality import Illegal
from lasca_rules.play.reasons import Reason
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.play.set_up import SetUp
from lasca_rules.refereeing.incidents import Fault, Incident
from lasca_rules.refereeing.moves_made import as_made_in
from lasca_rules.rulebook.profiles import Profile, read_profile
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.sides import BySide, Side
from steps.exhibits import shown_clocks, shown_ruling
from steps.game import GAME, illegal
from steps.table import RULESET, Part, Table

BEFORE = Part[Game]("a ruling", "When the referee finds that c3-e5 was wrong")
"""The game as it was before the last ruling."""
RULING = Part[Ruling]("a ruling", "When the referee finds that c3-e5 was wrong")
"""The last ruling."""
FAULT = Part[Fault]("a disturbed position", "When the tower on c3 is knocked to b4 through White's fault")
"""Who is to blame for the disturbed position."""


@frozen
class Record:
    """A game written down before it is played: its half-moves, and how long each of them takes."""

    half_moves: tuple[tuple[Side, str], ...]
    each: Milliseconds


RECORD = Part[Record]("the record of a game", "Given the record of the game, 1:00 for each move:")
"""A game that is played as far as the scenario says."""


def begin(table: Table, ruleset: Ruleset, profile: Profile, control: TimeControl) -> None:
    """Set a game up rightly under a regulation; its clocks stand still until somebody starts them or moves."""
    table[RULESET] = ruleset
    table[GAME] = table.rules.start(ruleset, str(profile), control)


def set_up(table: Table, how: SetUp) -> None:
    """Set the game on the table up in another way, with the same regulation, readings and time."""
    game = table[GAME]
    table[GAME] = table.rules.start(game.ruleset, game.profile, game.clock.control, how)
    show_position(table)


def take(table: Table, reading: str, answer: str) -> None:
    """Take another answer to a reading than the default one; the game must not have begun."""
    game = table[GAME]
    table[GAME] = done(acts.choose_profile(game, str(read_profile(game.profile).taking(reading, answer))))


def give_time(table: Table, left: BySide[Milliseconds]) -> None:
    """Let the clocks show this, as after play that the scenario does not tell; the mover's clock is going."""
    game = table[GAME]
    clock = evolve(game.clock, left=left)
    table[GAME] = _started(evolve(game, clock=clock, before=clock))
    table.show(shown_clocks(None, table[GAME].clock))


def start_clock(table: Table) -> None:
    """Start the clock of the player to move."""
    table[GAME] = done(acts.start_clock(table[GAME]))


def pass_time(table: Table, time: Milliseconds) -> None:
    """Let time pass, for whoever's clock is going."""
    before = table[GAME]
    table[GAME] = done(acts.let_time_pass(before, time))
    table.show(shown_clocks(before.clock, table[GAME].clock))


def press(table: Table, side: Side) -> None:
    """Let a player press the clock."""
    table[GAME] = done(acts.press(table[GAME], side))


def touch(table: Table, square: str) -> None:
    """Let the player to move touch a tower."""
    table[GAME] = done(acts.touch(table[GAME], square))


def take_back(table: Table, side: Side) -> None:
    """Let a player take back the move just made."""
    table[GAME] = done(acts.take_move_back(table[GAME], side))
    show_position(table)


def move(  # noqa: PLR0913 -- a move, and all that can be odd about it
    table: Table,
    side: Side,
    made: Move,
    *,
    time: Milliseconds = 0,
    leaving: Position | None = None,
    king_marked: bool = True,
    and_press: bool = True,
) -> None:
    """Let a player make a move, by the rules or not; show why not, and what the board shows afterwards."""
    _make(table, side, made, time=time, leaving=leaving, king_marked=king_marked, and_press=and_press)
    show_position(table, made)


def play_moves(table: Table, half_moves: Sequence[tuple[Side, str]], each: Milliseconds) -> None:
    """Play moves of the same length of time; show those that are against the rules, and where it all ended."""
    made = None
    for side, text in half_moves:
        made = read_move(text, table.ruleset.board)
        _make(table, side, made, time=each)
    if made is not None:
        show_position(table, made)


def play_record(table: Table, side: Side, number: int) -> None:
    """Play the game that is written down as far as a side's move of this number."""
    record = table[RECORD]
    of_the_side = [place for place, (mover, _) in enumerate(record.half_moves, start=1) if mover is side]
    assert number <= len(of_the_side), "the record has no such move"
    play_moves(table, record.half_moves[: of_the_side[number - 1]], record.each)


def number_of(game: Game, made: Move) -> int:
    """Return the number of the half-move that was last made like that; one taken back comes after the last.

    Raises AssertionError if the game has no such move.
    """
    if game.retracted is not None and game.retracted.move == made:
        return len(game.half_moves) + 1
    numbers = [number for number, half_move in enumerate(game.half_moves, start=1) if half_move.move == made]
    assert numbers, f"the game has no move {made}"
    return numbers[-1]


def reasons_against(table: Table, made: Move) -> frozenset[Reason]:
    """Return what the rules under test have against a move that was made in the game."""
    half_move = table[GAME].half_moves[number_of(table[GAME], made) - 1]
    judgement = table.rules.judge(half_move.rightful, made, table.ruleset, half_move.side)
    return frozenset(each.reason for each in judgement.objections) if isinstance(judgement, Illegal) else frozenset()


def knock(table: Table, square: str, other: str, fault: Fault) -> None:
    """Let a tower be knocked to another square through somebody's fault."""
    game = table[GAME]
    table[GAME], table[FAULT] = done(acts.disturb(game, _knocked(game.position, square, other))), fault
    show_position(table)


def displace(table: Table, square: str, other: str, fault: Fault) -> None:
    """Let a tower be knocked to another square through somebody's fault, and let nobody notice."""
    game = table[GAME]
    table[GAME], table[FAULT] = done(acts.displace(game, _knocked(game.position, square, other))), fault
    show_position(table)


def happen(table: Table, incident: Incident) -> None:
    """Have an incident ruled on and the ruling carried out; show the ruling, the clocks and the board."""
    before = table[GAME]
    ruling = table.rules.rule(before, incident)
    after = table.rules.apply(before, ruling)
    assert after.decisions[:-1] == before.decisions, "what was decided before is on record no more"
    assert after.decisions[-1].under == ruling.under, "the ruling is not on record"
    table[BEFORE], table[RULING], table[GAME] = before, ruling, after
    table.show(shown_ruling(ruling, as_made_in(before)))
    table.show(shown_clocks(before.clock, after.clock))
    if _standing(after) != _standing(before):
        table.show(_shown(before, caption=Text("before the ruling", "до решения судьи")))
        table.show(_shown(after, caption=Text("after the ruling", "после решения судьи")))


def suspend(table: Table, incident: Incident) -> None:
    """Begin with a game that has been suspended over a denied claim; how that was ruled on is not this scenario's."""
    game = table[GAME]
    table[GAME] = table.rules.apply(game, table.rules.rule(game, incident))
    assert table[GAME].claim is not None, "the rules under test do not suspend the game over this claim"


def clock_of(table: Table) -> Clock:
    """Return the clock of the game."""
    return table[GAME].clock


def show_position(table: Table, made: Move | None = None) -> None:
    """Show what stands on the board and, if a move led to it, which."""
    table.show(_shown(table[GAME], made))


def _make(  # noqa: PLR0913 -- as ``move``
    table: Table,
    side: Side,
    made: Move,
    *,
    time: Milliseconds,
    leaving: Position | None = None,
    king_marked: bool = True,
    and_press: bool = True,
) -> None:
    game = done(acts.let_time_pass(_started(table[GAME]), time))
    judgement = table.rules.judge(game.rightful, made, game.ruleset, side)
    if isinstance(judgement, Illegal):
        table.show(illegal(judgement))
    pressing = and_press and game.clock.running is side
    table[GAME] = done(table.rules.play(game, side, made, leaving=leaving, king_marked=king_marked, and_press=pressing))


def _started(game: Game) -> Game:
    """Return the game with a clock that has been started: whoever moves has had it started."""
    return game if game.clock.started else done(acts.start_clock(game))


def done(game: Game | Refusal) -> Game:
    """Return the game after an act, which must make sense."""
    assert isinstance(game, Game), game.reason.en
    return game


def _knocked(position: Position, square: str, other: str) -> Position:
    standing = position.standing()
    squares = position.board.squares
    return evolve(
        position, towers=tuple(standing.get({square: "", other: square}.get(name, name), "") for name in squares)
    )


def _standing(game: Game) -> Position:
    return game.position if game.disturbed is None else game.disturbed


def _shown(game: Game, made: Move | None = None, caption: Text | None = None) -> dict[str, object]:
    return {
        "kind": "position",
        "rules": game.ruleset.id,
        "position": write_position(_standing(game)),
        "move": None if made is None else str(made),
        "caption": None if caption is None else caption.data(),
    }
