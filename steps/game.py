"""The game on the table: how it is begun, played and looked at. Sentences of play and of refereeing share it."""

from collections.abc import Iterable

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.clock import HOUR, Refusal, TimeControl
from lasca_rules.notation.position import write_position
from lasca_rules.play.game import Game
from lasca_rules.play.legality import Illegal, Judgement
from lasca_rules.play.rulesets import LASCA, Ruleset
from lasca_rules.play.set_up import composed
from lasca_rules.rulebook.profiles import COLUMN, Profile
from lasca_rules.sides import Side
from steps.table import RULESET, Part, Table

GAME = Part[Game]("a game", "Given a game of Lasca")
"""The game that is played, as the rules under test keep it."""

JUDGEMENT = Part[Judgement]("a move that was made", "When White plays c3-d4")
"""What the rules under test say of the last move."""

CONTROL = TimeControl(main=HOUR)
"""The clocks of a game whose scenario does not speak of time; nobody starts them."""


def begin(table: Table, ruleset: Ruleset, profile: Profile = COLUMN) -> None:
    """Begin a game, set up rightly."""
    table[RULESET] = ruleset
    table[GAME] = table.rules.start(ruleset, str(profile), CONTROL)
    show_position(table)


def set_up(table: Table, position: Position) -> None:
    """Begin a game from a position: of Lasca, unless the scenario has named another game, or how it is played."""
    ruleset, begun = table.get(RULESET) or LASCA, table.get(GAME)
    table[RULESET] = ruleset
    profile = begun.profile if begun else str(COLUMN)
    table[GAME] = table.rules.start(ruleset, profile, CONTROL, composed(position))
    show_position(table)


def play(table: Table, side: Side, move: Move) -> None:
    """Let a side make a move, the rules judge it and the report show what came of it."""
    make(table, side, move)
    judgement = table[JUDGEMENT]
    if isinstance(judgement, Illegal):
        table.show(illegal(judgement))
    else:
        show_position(table, move)


def make(table: Table, side: Side, move: Move) -> None:
    """Let a side make a move and the rules judge it. An illegal one is made all the same, if hands can make it."""
    game = table[GAME]
    table[JUDGEMENT] = table.rules.judge(game.position, move, game.ruleset, side)
    after = table.rules.play(game, side, move)
    table[GAME] = game if isinstance(after, Refusal) else after


def make_all(table: Table, moves: Iterable[tuple[Side, Move]]) -> None:
    """Let the sides make moves, each by the rules, and show what stands on the board after the last."""
    for side, move in moves:
        make(table, side, move)
        lawful(table)
    show_position(table, table[GAME].half_moves[-1].move)


def lawful(table: Table) -> Game:
    """Return the game, once it is sure that the last move in it was by the rules."""
    judgement = table.get(JUDGEMENT)
    if isinstance(judgement, Illegal):
        reasons = "; ".join(objection.text.en for objection in judgement.objections)
        message = f"the move {judgement.move} is illegal: {reasons}"
        raise AssertionError(message)  # noqa: TRY004 -- the scenario fails
    return table[GAME]


def show_position(table: Table, move: Move | None = None) -> None:
    """Show what stands on the board and, if a move led to it, which."""
    game = table[GAME]
    table.show(
        {
            "kind": "position",
            "rules": game.ruleset.id,
            "position": write_position(game.position),
            "move": None if move is None else str(move),
            "caption": None,
        }
    )


def illegal(judgement: Illegal) -> dict[str, object]:
    """Return the exhibit of an illegal move: each objection with its statement and square."""
    objections = [
        {"text": objection.text.data(), "statement": objection.rule, "square": objection.square}
        for objection in judgement.objections
    ]
    return {"kind": "illegal", "move": str(judgement.move), "objections": objections}
