"""Deviations that follow from how men and kings go: a direction added or left out, a length changed."""

from collections.abc import Iterator

from attrs import frozen

from lasca_rules.languages import Text
from lasca_rules.play.rulesets import BASHNI, LASCA, Directions, Gait, Ruleset
from lasca_rules.regulations import StatementId
from steps.deviations.deviation import Deviation
from steps.deviations.playing import Change, king, man, playing


@frozen
class Piece:
    """A man or a king of a game, as deviations are told of it."""

    ruleset: Ruleset
    name: str
    who: Text
    steps: StatementId
    """The statement that says how it goes without capturing."""
    jumps: StatementId

    @property
    def gait(self) -> Gait:
        """How it rightly goes."""
        gait: Gait = getattr(self.ruleset, self.name)
        return gait

    def going(self, **changes: object) -> Change:
        """Return the change of how it goes."""
        return man(**changes) if self.name == "man" else king(**changes)


PIECES = (
    Piece(LASCA, "man", Text("A man", "Простая"), "play:P2", "play:P4"),
    Piece(LASCA, "king", Text("A king", "Дамка"), "play:P3", "play:P4"),
    Piece(BASHNI, "man", Text("In Bashni a man", "В башнях простая"), "play:B2", "play:B2"),
    Piece(BASHNI, "king", Text("In Bashni a king", "В башнях дамка"), "play:B3", "play:B3"),
)

WAYS: dict[tuple[int, int], Text] = {
    (1, -1): Text("forward to its left", "вперёд влево"),
    (1, 1): Text("forward to its right", "вперёд вправо"),
    (-1, -1): Text("backward to its left", "назад влево"),
    (-1, 1): Text("backward to its right", "назад вправо"),
    (2, 0): Text("straight ahead", "прямо вперёд"),
    (-2, 0): Text("straight back", "прямо назад"),
    (0, -2): Text("sideways to its left", "вбок влево"),
    (0, 2): Text("sideways to its right", "вбок вправо"),
}
"""To the next dark square on each diagonal, then on each row and file."""

MEANS = {"steps": Text("move", "ходить"), "jumps": Text("capture", "бить")}

LENGTHS = {
    1: Text("one square at most", "не больше одного поля"),
    2: Text("two squares at most", "не больше двух полей"),
    8: Text("any number of squares", "любое"),
}
LIMITS = {
    "step_length": Text("may go {length}", "расстояние, на которое она ходит, — {length}"),
    "reach": Text("may jump over a tower that is {length} away", "расстояние до башни, которую она бьёт, — {length}"),
    "landing": Text("may land {length} behind the tower", "расстояние, на котором она встаёт за башней, — {length}"),
}


def of_gaits() -> Iterator[Deviation]:
    """Yield all of them."""
    for piece in PIECES:
        for means in MEANS:
            yield from _directions(piece, means)
        for limit in LIMITS:
            yield from _lengths(piece, limit)


def _directions(piece: Piece, means: str) -> Iterator[Deviation]:
    right: Directions = getattr(piece.gait, means)
    statement = piece.steps if means == "steps" else piece.jumps
    doing, who = MEANS[means], piece.who
    for way, text in WAYS.items():
        stem = f"{piece.name}-{means}-{text.en.replace(' to its ', '-').replace(' ', '-')}"
        if way in right:
            yield playing(statement, (piece.ruleset.id,), f"{stem}-not",
                          f"{who.en} may not {doing.en} {text.en}", f"{who.ru} не может {doing.ru} {text.ru}",
                          piece.going(**{means: tuple(each for each in right if each != way)}))  # fmt: skip
        else:
            yield playing(statement, (piece.ruleset.id,), f"{stem}-too",
                          f"{who.en} may also {doing.en} {text.en}", f"{who.ru} может {doing.ru} и {text.ru}",
                          piece.going(**{means: (*right, way)}))  # fmt: skip


def _lengths(piece: Piece, limit: str) -> Iterator[Deviation]:
    right: int = getattr(piece.gait, limit)
    statement = piece.steps if limit == "step_length" else piece.jumps
    for length, text in LENGTHS.items():
        if length != right:
            name = f"{piece.name}-{limit.replace('_', '-')}-{length}"
            en, ru = (LIMITS[limit].en.format(length=text.en), LIMITS[limit].ru.format(length=text.ru))
            yield playing(statement, (piece.ruleset.id,), name, f"{piece.who.en} {en}", f"{piece.who.ru}: {ru}",
                          piece.going(**{limit: length}))  # fmt: skip
