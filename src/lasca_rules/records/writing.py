"""A game written anew: every capture in full, squares by letter or by number, and all that stood between the moves."""

from collections.abc import Callable, Iterator
from enum import Enum

from lasca_rules.board.squares import Square
from lasca_rules.languages import Text
from lasca_rules.play.rulesets import RUSSIAN
from lasca_rules.records.header import RUSSIAN_TYPE
from lasca_rules.records.numbering import numbers
from lasca_rules.records.places import RecordError
from lasca_rules.records.reading import ReadGame
from lasca_rules.records.replaying import replay
from lasca_rules.records.written import Comment, Item, Mark, Score, Variation, WrittenMove
from lasca_rules.sides import Side

WIDTH = 80
"""Characters of a line that is filled; a longer comment stays in one piece."""

_ILLEGAL = Text(
    "this move is not legal: lasca-rules audit says why", "ход неправильный: почему, скажет lasca-rules audit"
)


class Squares(Enum):
    """How squares are written."""

    LETTERS = "letters"
    NUMBERS = "numbers"


def write_game(game: ReadGame, squares: Squares) -> str:
    """Return the game as text, which is read back as the same game whatever ``otherwise`` is then.

    The tag ``GameType`` is added where it is missing. Results are written in the points of draughts.

    Raises:
        RecordError: a move is not legal, may mean several, or says too little.
    """
    named = _names(game, squares)
    tags = [f'[{tag.name} "{_escaped(tag.value)}"]' for tag in game.written.tags]
    if game.written.tag("GameType") is None and game.written.tag("Variant") is None:
        tags.append(f'[GameType "{RUSSIAN_TYPE if game.ruleset.id == RUSSIAN.id else game.ruleset.id}"]')
    score = game.written.score
    words = [*_words(played_items(game), named, game.start.side), *([] if score is Score.OPEN else [score.value])]
    return "\n".join([*tags, "", _filled(words), ""])


def played_items(game: ReadGame) -> tuple[Item, ...]:
    """Return what stands among the moves, each move that was played with every square of its way.

    Raises:
        RecordError: a move is not legal, may mean several, or says too little.
    """
    moves = replay(game)
    items: list[Item] = []
    for item in game.written.items:
        if not isinstance(item, WrittenMove):
            items.append(item)
            continue
        meant = next(moves)
        if meant.after is None:
            raise RecordError(item.place, _ILLEGAL)
        items.append(WrittenMove(meant.move.path, meant.move.capture, str(meant.move), item.place))
    return tuple(items)


def _names(game: ReadGame, squares: Squares) -> Callable[[Square], str]:
    match squares:
        case Squares.LETTERS:
            return str
        case Squares.NUMBERS:
            by_name = numbers(game.ruleset.board, game.names.numbering)
            return lambda square: str(by_name[square])


def _words(items: tuple[Item, ...], named: Callable[[Square], str], first: Side | None) -> Iterator[str]:
    """Yield what is written, with move numbers if it is known who moves first."""
    half_move = 0 if first is Side.WHITE else 1
    for item in items:
        match item:
            case WrittenMove(path, capture):
                move = ("x" if capture else "-").join(map(named, path))
                number = f"{half_move // 2 + 1}." if half_move % 2 == 0 else "1..." if half_move == 1 else ""
                begins = first is not None and (half_move % 2 == 0 or (first is Side.BLACK and half_move == 1))
                yield f"{number} {move}" if begins else move
                half_move += 1
            case Comment(text):
                yield f"; {text}\n" if "}" in text else f"{{{text}}}"
            case Mark(text):
                yield text
            case Variation(inside):
                yield f"({' '.join(_words(inside, named, None))})"


def _filled(words: list[str]) -> str:
    lines = [""]
    for word in words:
        if lines[-1] and (len(lines[-1]) + 1 + len(word) > WIDTH or lines[-1].endswith("\n")):
            lines[-1] = lines[-1].removesuffix("\n")
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return "\n".join(lines)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
