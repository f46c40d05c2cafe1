"""The first move of a record that the rules do not allow, and what each regulation does about it, and when."""

from enum import Enum

from attrs import evolve, field, frozen

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position
from lasca_rules.clock import MINUTE, TimeControl
from lasca_rules.languages import Text
from lasca_rules.play import acts
from lasca_rules.play.game import Game
from lasca_rules.play.legality import Illegal, Objection, judge
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.result import Ending, Won
from lasca_rules.play.set_up import composed
from lasca_rules.records.reading import ReadGame
from lasca_rules.records.resolving import Meant
from lasca_rules.records.written import WrittenMove
from lasca_rules.refereeing.arbiter import rule
from lasca_rules.refereeing.incidents import IrregularMove, Official, Person
from lasca_rules.refereeing.moves_made import as_made_in
from lasca_rules.rulebook.profiles import ProfileId
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.rulebook.wording import clocks_in_words, ruling_in_words
from lasca_rules.sides import Side

_LONG = TimeControl(1_000 * MINUTE)
"""A record says nothing of the time; no flag is to fall while it is played through."""
_ENDED = Ending(Text("the game is over, as recorded", "партия окончена, как записано"))


class Moment(Enum):
    """When an irregular move is noticed. The values are its names in data."""

    BEFORE_THE_REPLY = "before-the-reply"
    AFTER_THE_REPLY = "after-the-reply"
    AFTER_THE_END = "after-the-end"

    @property
    def text(self) -> Text:
        """It, for people."""
        match self:
            case Moment.BEFORE_THE_REPLY:
                return Text("before the reply", "до ответного хода")
            case Moment.AFTER_THE_REPLY:
                return Text("after the reply", "после ответного хода")
            case Moment.AFTER_THE_END:
                return Text("after the end of the game", "после окончания партии")


@frozen
class Noticed:
    """What a regulation decides when somebody notices the move."""

    profile: ProfileId
    moment: Moment
    by: Person
    ruling: Ruling
    words: Text
    clocks: Text


@frozen
class Irregular:
    """A move of a record that is not legal."""

    half_move: int
    """Its number among the half-moves of the record, from 1."""
    side: Side
    written: WrittenMove
    move: Move
    objections: tuple[Objection, ...]
    before: Position = field(repr=False)
    after: Position | None = field(repr=False)
    """What stands on the board once the move is made by hand; ``None`` where no hand can make it."""
    rulings: tuple[Noticed, ...] = ()
    """By regulation, moment and who notices it; none where no hand can make the move, so that the record is wrong."""


def irregular(game: ReadGame, legal: tuple[Meant, ...], wrong: Meant, profiles: tuple[ProfileId, ...]) -> Irregular:
    """Return what is to be said about a move that is not legal.

    Args:
        game: the record.
        legal: the moves before it.
        wrong: the move itself.
        profiles: the regulations to be asked, in this order.
    """
    side = wrong.before.side
    judgement = judge(wrong.before, wrong.move, game.ruleset)
    objections = judgement.objections if isinstance(judgement, Illegal) else ()
    told = Irregular(len(legal) + 1, side, wrong.written, wrong.move, objections, wrong.before, None)
    rulings: list[Noticed] = []
    after: Position | None = None
    for profile in profiles:
        made = _played(game, legal, wrong, profile)
        if made is None:
            return told
        after = made.position
        rulings += _noticed(made, profile, told.half_move, side.other)
    return evolve(told, after=after, rulings=tuple(rulings))


def _played(game: ReadGame, legal: tuple[Meant, ...], wrong: Meant, profile: ProfileId) -> Game | None:
    """Return the game with the irregular move made and the clock pressed; ``None`` where no hand can make it."""
    now = acts.start_clock(acts.new_game(game.ruleset, profile, _LONG, composed(game.start)))
    for meant in (*legal, wrong):
        if isinstance(now, Game):
            now = acts.play(now, now.position.side, meant.move, and_press=True)
    return now if isinstance(now, Game) else None


def _noticed(made: Game, profile: ProfileId, number: int, opponent: Side) -> list[Noticed]:
    """Return the rulings at each moment: no other reply than a legal one is supposed, and which does not matter."""
    moments = [(Moment.BEFORE_THE_REPLY, made)]
    replies = legal_moves(made.rightful, made.ruleset)
    if replies:
        replied = acts.play(made, opponent, replies[0], and_press=True)
        if isinstance(replied, Game):
            moments.append((Moment.AFTER_THE_REPLY, replied))
    over = acts.end(made, Won(opponent.other, _ENDED))
    if isinstance(over, Game):
        moments.append((Moment.AFTER_THE_END, over))
    found: list[Noticed] = []
    for moment, game in moments:
        for by in (opponent, Official.REFEREE):
            ruling, named = rule(game, IrregularMove(number, by)), as_made_in(game)
            words, clocks = ruling_in_words(ruling, named), clocks_in_words(ruling, named)
            found.append(Noticed(profile, moment, by, ruling, words, clocks))
    return found
