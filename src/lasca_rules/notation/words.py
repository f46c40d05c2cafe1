"""A position in words, for those who hear it read or see no drawing: whose move it is, and every tower."""

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.board.towers import Tower, is_king, owner
from lasca_rules.languages import Text
from lasca_rules.sides import Side

_Layer: TypeAlias = tuple[Side, bool, int]
"""Pieces that lie together and are alike: whose, kings or men, how many."""

_SIDE = {Side.WHITE: Text("White", "Белые"), Side.BLACK: Text("Black", "Чёрные")}
_TO_MOVE = {Side.WHITE: Text("White to move.", "Ход белых."), Side.BLACK: Text("Black to move.", "Ход чёрных.")}
_COUNT_EN = ("", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_COUNT_RU = (
    "",
    "",
    "две",
    "три",
    "четыре",
    "пять",
    "шесть",
    "семь",
    "восемь",
    "девять",
    "десять",
    "одиннадцать",
    "двенадцать",
)
_OVER_COUNT_RU = (
    *("", "", "двумя", "тремя", "четырьмя", "пятью", "шестью", "семью"),
    *("восемью", "девятью", "десятью", "одиннадцатью", "двенадцатью"),
)
_STEM_RU = {Side.WHITE: "бел", Side.BLACK: "чёрн"}
_PLURAL_FROM = 5
"""The least numeral after which Russian counts in the genitive plural."""


def in_words(position: Position) -> Text:
    """Return the side to move, then what each side commands: its men, its kings, its towers and what they hold."""
    sides = [_side_in_words(position, side) for side in Side]
    to_move = _TO_MOVE[position.side]
    return Text(
        " ".join([to_move.en, *(side.en for side in sides)]),
        " ".join([to_move.ru, *(side.ru for side in sides)]),
    )


def tower_in_words(tower: Tower) -> Text:
    """Return a tower in words from its top down: ``"Bww"`` is a black king over two white men."""
    runs = [list(run) for _, run in groupby(_layers(tower), key=lambda layer: layer[0])]
    return Text(
        " over ".join(", ".join(map(_layer_en, run)) for run in runs),
        " над ".join(
            ", ".join(_layer_ru(layer) if depth == 0 else _over_layer_ru(layer) for layer in run)
            for depth, run in enumerate(runs)
        ),
    )


def _side_in_words(position: Position, side: Side) -> Text:
    own = {square: tower for square, tower in position.standing().items() if owner(tower) is side}
    men = [square for square, tower in own.items() if len(tower) == 1 and not is_king(tower)]
    kings = [square for square, tower in own.items() if len(tower) == 1 and is_king(tower)]
    towers = {square: tower_in_words(tower) for square, tower in own.items() if len(tower) > 1}
    told = [
        *_listed(men, Text("man", "простая"), Text("men", "простые")),
        *_listed(kings, Text("king", "дамка"), Text("kings", "дамки")),
        *_listed(list(towers), Text("tower", "башня"), Text("towers", "башни"), towers),
    ] or [Text("nothing", "ничего")]
    name = _SIDE[side]
    return Text(
        f"{name.en}: {'; '.join(part.en for part in told)}.",
        f"{name.ru}: {'; '.join(part.ru for part in told)}.",
    )


def _listed(squares: list[Square], one: Text, many: Text, within: dict[Square, Text] | None = None) -> Iterator[Text]:
    """Yield the squares under their heading, each with what is within it; nothing when there are none."""
    if squares:
        name = one if len(squares) == 1 else many
        inside = within or {}
        yield Text(
            f"{name.en} " + ", ".join(f"{square} ({inside[square].en})" if inside else square for square in squares),
            f"{name.ru} " + ", ".join(f"{square} ({inside[square].ru})" if inside else square for square in squares),
        )


def _layers(tower: Tower) -> Iterator[_Layer]:
    for piece, pieces in groupby(tower):
        yield owner(piece), is_king(piece), len(list(pieces))


def _layer_en(layer: _Layer) -> str:
    side, kings, count = layer
    colour = "white" if side is Side.WHITE else "black"
    if count == 1:
        return f"{colour} {'king' if kings else 'man'}"
    return f"{_numeral(_COUNT_EN, count)} {colour} {'kings' if kings else 'men'}"


def _layer_ru(layer: _Layer) -> str:
    side, kings, count = layer
    stem = _STEM_RU[side]
    if count == 1:
        return f"{stem}ая {'дамка' if kings else 'простая'}"
    if count < _PLURAL_FROM:
        return f"{_numeral(_COUNT_RU, count)} {stem}ые {'дамки' if kings else 'простые'}"
    return f"{_numeral(_COUNT_RU, count)} {stem}ых {'дамок' if kings else 'простых'}"


def _over_layer_ru(layer: _Layer) -> str:
    """Say what lies under: the instrumental case."""
    side, kings, count = layer
    stem = _STEM_RU[side]
    if count == 1:
        return f"{stem}ой {'дамкой' if kings else 'простой'}"
    return f"{_numeral(_OVER_COUNT_RU, count)} {stem}ыми {'дамками' if kings else 'простыми'}"


def _numeral(words: tuple[str, ...], count: int) -> str:
    """Return the word for a number; digits beyond what a side has, which only a set-up gone wrong can show."""
    return words[count] if count < len(words) else str(count)
