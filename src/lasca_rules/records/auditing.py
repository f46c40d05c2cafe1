"""A record held against the rules: legal to its end, or what is wrong with it first, and what contradicts it."""

from collections.abc import Iterator

from attrs import field, frozen

from lasca_rules.board.position import Position
from lasca_rules.languages import Text
from lasca_rules.play.result import Drawn, Ongoing, Won, result
from lasca_rules.records.irregular import Irregular, irregular
from lasca_rules.records.reading import ReadGame
from lasca_rules.records.replaying import replay
from lasca_rules.records.resolving import Meant
from lasca_rules.records.scores import read_score
from lasca_rules.records.written import Score
from lasca_rules.rulebook.profiles import ProfileId
from lasca_rules.sides import Side

_WINNER = {Score.WHITE_WON: Side.WHITE, Score.BLACK_WON: Side.BLACK}


@frozen
class Audit:
    """What was found in a game that could be read."""

    game: ReadGame
    legal: int
    """How many half-moves are legal, from the first on."""
    last: Position = field(repr=False)
    """The position after them."""
    irregular: Irregular | None
    contradictions: tuple[Text, ...]
    """Where the result contradicts the board, or what stands at the end contradicts the header."""

    @property
    def clean(self) -> bool:
        """Is nothing wrong?"""
        return self.irregular is None and not self.contradictions


def audit(game: ReadGame, profiles: tuple[ProfileId, ...]) -> Audit:
    """Play a game through, and say what is wrong with it under each of these regulations.

    Raises:
        RecordError: a move may mean several, or says too little.
    """
    played: list[Meant] = []
    wrong: Meant | None = None
    for meant in replay(game):
        if meant.after is None:
            wrong = meant
        else:
            played.append(meant)
    last = played[-1].after if played else None
    position = last if last is not None else game.start
    found = irregular(game, tuple(played), wrong, profiles) if wrong else None
    contradictions = (*_of_the_header(game), *(_of_the_board(game, played, position) if wrong is None else ()))
    return Audit(game, len(played), position, found, contradictions)


def _of_the_header(game: ReadGame) -> Iterator[Text]:
    tag, score = game.written.tag("Result"), game.written.score
    told = read_score(tag.value) if tag else None
    if tag and told not in {None, Score.OPEN, score}:
        end = game.written.end.text
        yield Text(
            f"{tag.place.text.en}: the header says {tag.value}, and {end.en} says {score.value}",
            f"{tag.place.text.ru}: в заголовке {tag.value}, а {end.ru}: {score.value}",
        )


def _of_the_board(game: ReadGame, played: list[Meant], position: Position) -> Iterator[Text]:
    """Say where the board has ended the game and the record says otherwise."""
    score, end = game.written.score, game.written.end.text
    match result(position, game.ruleset, tuple(meant.before for meant in played)):
        case Won(side, why) if score is not Score.OPEN and _WINNER.get(score) is not side:
            right = Score.WHITE_WON if side is Side.WHITE else Score.BLACK_WON
            yield Text(
                f"{end.en}: the result {score.value} contradicts the board, which says {right.value}: {why.text.en}",
                f"{end.ru}: результат {score.value} противоречит доске, по которой {right.value}: {why.text.ru}",
            )
        case Won() | Drawn() | Ongoing():
            return
