"""Games of a few half-moves in which something is not as it should be, for the tests of refereeing."""

from typing import TypeAlias

from attrs import frozen

from lasca_rules.board.position import Position
from lasca_rules.clock import MINUTE, Refusal, TimeControl
from lasca_rules.notation.move import read_move
from lasca_rules.notation.position import read_position
from lasca_rules.play import acts
from lasca_rules.play.game import Game
from lasca_rules.play.rulesets import LASCA, RUSSIAN, Ruleset
from lasca_rules.play.set_up import composed
from lasca_rules.refereeing.incidents import Violation
from lasca_rules.sides import Side

HALF_HOUR = TimeControl(30 * MINUTE)


def done(game: Game | Refusal) -> Game:
    """Return the game after an act that was not refused."""
    assert isinstance(game, Game), game
    return game


def board(ruleset: Ruleset, text: str) -> Position:
    """Read a position of the ruleset's board."""
    return read_position(text, ruleset.board, towers=ruleset.towers)


def begun(
    ruleset: Ruleset = LASCA,
    position: str | None = None,
    profile: str = "draughts",
    control: TimeControl = HALF_HOUR,
) -> Game:
    """Return a game with White's clock going, from the initial position or another one."""
    set_up = composed(board(ruleset, position)) if position else None
    return done(acts.start_clock(acts.new_game(ruleset, profile, control, set_up)))


def make(  # noqa: PLR0913 -- a move, and all that can be odd about it
    game: Game,
    side: Side,
    move: str,
    *,
    took: int = 0,
    leaving: str | None = None,
    king_marked: bool = True,
    and_press: bool = True,
) -> Game:
    """Return the game after a move that took so many milliseconds."""
    return done(
        acts.play(
            done(acts.let_time_pass(game, took)),
            side,
            read_move(move, game.ruleset.board),
            leaving=board(game.ruleset, leaving) if leaving else None,
            king_marked=king_marked,
            and_press=and_press,
        )
    )


@frozen
class Case:
    """White makes a move in a position, and leaves on the board what it should or something else."""

    ruleset: Ruleset
    position: str
    move: str
    leaving: str | None = None
    and_press: bool = True


Kinds: TypeAlias = tuple[Violation, ...]

ONE_MOVE: list[tuple[Kinds, Case]] = [
    ((), Case(LASCA, "w: c3w e7b", "c3-d4")),
    ((), Case(LASCA, "w: a1w b2b d4b g7b", "a1xc3xe5")),
    ((Violation.WRONG_MOVE,), Case(LASCA, "w: d4w e7b", "d4-c3")),
    ((Violation.WRONG_MOVE,), Case(LASCA, "w: a1w b2b d4b g7b", "a1xc3")),
    ((Violation.WRONG_MOVE,), Case(LASCA, "w: a1w e7b", "a1-c3")),
    ((Violation.OPPONENTS_PIECE,), Case(LASCA, "w: c3w e7b", "e7-d6")),
    ((Violation.CAPTURE_DUE,), Case(LASCA, "w: c3w g1w d4b g7b", "g1-f2")),
    ((Violation.CAPTURE_DUE, Violation.WRONG_MOVE), Case(LASCA, "w: c3w g3w d4b g7b", "g3-f2")),
    ((Violation.TAKEN_WITHOUT_REASON,), Case(LASCA, "w: c3w f6b e7b", "c3-d4", "b: d4wb e7b")),
    ((Violation.TAKEN_WITHOUT_REASON,), Case(LASCA, "w: c3w g1w e7b", "c3-d4", "b: d4w e7b")),
    ((Violation.TAKEN_WRONGLY_IN_CAPTURE,), Case(LASCA, "w: a1w b2b d4b g7b", "a1xc3", "b: c3wbb g7b")),
    ((Violation.TAKEN_WRONGLY_IN_CAPTURE,), Case(LASCA, "w: a1w b2b d4B g7b", "a1xc3xe5", "b: e5wBb g7b")),
    ((Violation.WRONG_NUMBER_TAKEN,), Case(LASCA, "w: a1w b2b d4b g7b", "a1xc3xe5", "b: e5wb d4b g7b")),
    ((Violation.WRONG_NUMBER_TAKEN,), Case(LASCA, "w: a1w b2bb g7b", "a1xc3", "b: c3wbb g7b")),
    (
        (Violation.TAKEN_NOT_TO_BE_TAKEN,),
        Case(LASCA, "w: a1w b2b f4b g7b", "a1xc3", "b: c3wbb g7b"),
    ),
    (
        (Violation.TAKEN_NOT_TO_BE_TAKEN,),
        Case(LASCA, "w: a1w b2bb d4b g7b", "a1xc3xe5", "b: d4b e5wbb g7b"),
    ),
    (
        (Violation.STOPPED_WHILE_TAKING,),
        Case(LASCA, "w: a1w b2b d4b g7b", "a1xc3xe5", "b: e5wb d4b g7b", and_press=False),
    ),
    ((Violation.OWN_PIECE_TAKEN,), Case(LASCA, "w: a1w b2b e3w g7b", "a1xc3", "b: c3wwb g7b")),
    (
        (Violation.OWN_PIECE_TAKEN, Violation.WRONG_NUMBER_TAKEN),
        Case(LASCA, "w: a1w b2bw g7b", "a1xc3", "b: c3wwb g7b"),
    ),
    ((), Case(RUSSIAN, "w: c3w e7b", "c3-d4")),
    ((), Case(RUSSIAN, "w: a1w b2b d4b h8b", "a1xc3xe5")),
    ((Violation.WRONG_MOVE,), Case(RUSSIAN, "w: d4w e7b", "d4-c3")),
    ((Violation.WRONG_MOVE,), Case(RUSSIAN, "w: a1w b2b d4b h8b", "a1xc3")),
    ((Violation.WRONG_MOVE,), Case(RUSSIAN, "w: a1w b2b d4b h8b", "a1xc3", "b: b2b c3w d4b h8b")),
    ((Violation.OPPONENTS_PIECE,), Case(RUSSIAN, "w: c3w e7b", "e7-d6")),
    ((Violation.CAPTURE_DUE,), Case(RUSSIAN, "w: c3w g1w d4b h8b", "g1-h2")),
    ((Violation.TAKEN_WITHOUT_REASON,), Case(RUSSIAN, "w: c3w f6b e7b", "c3-d4", "b: d4w e7b")),
    ((Violation.TAKEN_WITHOUT_REASON,), Case(RUSSIAN, "w: c3w g1w e7b", "c3-d4", "b: d4w e7b")),
    ((Violation.TAKEN_WRONGLY_IN_CAPTURE,), Case(RUSSIAN, "w: a1w b2b d4b h8b", "a1xc3", "b: c3w h8b")),
    ((Violation.WRONG_NUMBER_TAKEN,), Case(RUSSIAN, "w: a1w b2b d4b h8b", "a1xc3xe5", "b: e5w d4b h8b")),
    ((Violation.TAKEN_NOT_TO_BE_TAKEN,), Case(RUSSIAN, "w: a1w b2b d4b h8b", "a1xc3xe5", "b: e5w")),
    (
        (Violation.STOPPED_WHILE_TAKING,),
        Case(RUSSIAN, "w: a1w b2b d4b h8b", "a1xc3xe5", "b: e5w d4b h8b", and_press=False),
    ),
    ((Violation.OWN_PIECE_TAKEN,), Case(RUSSIAN, "w: a1w b2b e3w h8b", "a1xc3", "b: c3w h8b")),
]
