"""Games read from a file, one at a time: each is a game, or the error that says where it ceases to be one."""

import re
from collections.abc import Iterable, Iterator

from attrs import field, frozen
from lark import Tree
from lark.lexer import Token

from lasca_rules.board.position import Position
from lasca_rules.languages import Text
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.records.grammar import end_of, parse, place_of
from lasca_rules.records.header import game_told
from lasca_rules.records.lines import decoded
from lasca_rules.records.naming import Names
from lasca_rules.records.places import RecordError, TextPlace
from lasca_rules.records.scores import read_score
from lasca_rules.records.splitting import LONGEST, GameText, passages
from lasca_rules.records.start import start_of
from lasca_rules.records.written import Comment, Item, Mark, Score, Tag, Variation, WrittenGame, tag_named

_ESCAPED = re.compile(r'\\(["\\])')


@frozen
class ReadGame:
    """A game that could be read; whether its moves are legal has not been asked."""

    written: WrittenGame
    ruleset: Ruleset
    names: Names = field(repr=False)
    start: Position = field(repr=False)


@frozen
class Unreadable:
    """A game that could not be read, and why."""

    number: int
    """Which game of its file it is, counted from 1."""
    error: RecordError


def read_games(lines: Iterable[bytes], otherwise: Ruleset) -> Iterator[ReadGame | Unreadable]:
    """Yield each game of a file, in memory for one of them only.

    Args:
        lines: the file, by lines; in UTF-8 or the old Russian encoding of Windows.
        otherwise: the game that is played where no tag names one.
    """
    for passage in passages(decoded(lines)):
        try:
            yield read_game(passage, otherwise)
        except RecordError as error:
            yield Unreadable(passage.number, error)


def read_game(passage: GameText, otherwise: Ruleset) -> ReadGame:
    """Read the game of one passage.

    Raises:
        RecordError: it is no game; the place is exact to line and column.
    """
    if passage.too_long:
        why = Text(f"a game longer than {LONGEST} characters", f"партия длиннее {LONGEST} знаков")
        raise RecordError(TextPlace(passage.line, 1), why)
    words = parse(passage.text, passage.line).children
    tags = tuple(
        _tag(word, place_of(word, passage.line)) for word in words if isinstance(word, Token) and word.type == "TAG"
    )
    ruleset, names = game_told(tags, otherwise)
    start = start_of(tag_named(tags, "FEN"), ruleset, names)
    end = end_of(passage.text, passage.line)
    score = None
    for word in words:
        if isinstance(word, Token) and word.type == "RESULT":
            score, end = read_score(str(word)), place_of(word, passage.line)
    told = tag_named(tags, "Result")
    if score in {None, Score.OPEN} and told is not None:
        score = read_score(told.value) or score
    items = tuple(_items(words, names, passage.line))
    written = WrittenGame(passage.number, TextPlace(passage.line, 1), tags, items, score or Score.OPEN, end)
    return ReadGame(written, ruleset, names, start)


def _tag(word: Token, place: TextPlace) -> Tag:
    name, value = str(word)[1:-1].split(None, 1)
    begin = place.on(str(word).index('"') + 1)
    return Tag(name, _ESCAPED.sub(r"\1", value.strip()[1:-1]), place, begin)


def _items(words: Iterable[Token | Tree[Token]], names: Names, line: int) -> Iterator[Item]:
    """Yield what stands among the moves; their numbers are not kept."""
    for word in words:
        if isinstance(word, Tree):
            yield Variation(tuple(_items(word.children, names, line)))
            continue
        match word.type:
            case "WORD":
                yield names.move(str(word), place_of(word, line))
            case "MARK" | "NAG":
                yield Mark(str(word))
            case "COMMENT":
                yield Comment(str(word).removeprefix(";").removeprefix("{").removesuffix("}").strip())
            case _:
                pass
