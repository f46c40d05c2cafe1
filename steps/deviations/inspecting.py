"""Other inspections: a check left out or turned round, a number moved, and what only a person would get wrong."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import groupby
from typing import Any, TypeAlias

from attrs import evolve, frozen

from lasca_rules.equipment.asked import Range, Requirements
from lasca_rules.equipment.finding import Check, Finding, Thing
from lasca_rules.equipment.inspection import Inspection
from lasca_rules.equipment.lengths import in_centimetres, in_millimetres
from lasca_rules.languages import Text
from lasca_rules.reference import Reference
from lasca_rules.regulations import StatementId
from steps.deviations.deviation import Deviation, breaking

RIGHT = Inspection()

Finds: TypeAlias = Callable[[Any], bool]
"""Tells whether something is wrong with a thing."""


@frozen
class OtherInspection(Reference):
    """Inspects otherwise."""

    inspection: Inspection

    def inspect(self, thing: Thing) -> tuple[Finding, ...]:
        """Return what this inspection finds."""
        return self.inspection.of(thing)


def asking(label: str, name: str, en: str, ru: str, **changes: Any) -> Deviation:  # noqa: ANN401 -- attributes of Requirements
    """Return the deviation that asks something else of equipment."""
    other = evolve(RIGHT, asked=evolve(RIGHT.asked, **changes))
    return breaking(f"column:{label}", name, en, ru, OtherInspection(other))


def inspecting(label: str, name: str, en: str, ru: str, finds: Finds) -> Deviation:
    """Return the deviation that finds fault under a statement just where ``finds`` says so."""
    statement = f"column:{label}"
    first = next(check for check in RIGHT.checks if check.statement == statement)
    other = evolve(first, look=_where(finds, first.what), official_only=False)
    checks = [other if check is first else check for check in RIGHT.checks if check in {first, *_others(statement)}]
    return breaking(statement, name, en, ru, OtherInspection(evolve(RIGHT, checks=tuple(checks))))


def _others(statement: StatementId) -> Iterator[Check]:
    return (check for check in RIGHT.checks if check.statement != statement)


def _where(finds: Finds, what: Text) -> Callable[[Thing, Requirements], Iterable[Text]]:
    return lambda thing, _: (what,) if finds(thing) else ()


def of_checks() -> Iterator[Deviation]:
    """Yield for each check the deviations that leave it out, and that find what it looks for just where it is not."""
    for check in RIGHT.checks:
        what = check.what
        yield _exchanging(check, None, f"unnoticed-{check.name}",
                          f"It goes unnoticed that {what.en}", f"Не замечают, что {what.ru}")  # fmt: skip
        yield _exchanging(check, evolve(check, look=_turned(check)), f"imagined-{check.name}",
                          f"It is found that {what.en}, just where that is not so",
                          f"Находят, что {what.ru}, как раз там, где это не так")  # fmt: skip


def _exchanging(check: Check, other: Check | None, name: str, en: str, ru: str) -> Deviation:
    place = RIGHT.checks.index(check)
    checks = (*RIGHT.checks[:place], *((other,) if other else ()), *RIGHT.checks[place + 1 :])
    return breaking(check.statement, name, en, ru, OtherInspection(evolve(RIGHT, checks=checks)))


def _turned(check: Check) -> Callable[[Thing, Requirements], Iterable[Text]]:
    return lambda thing, asked: () if any(check.look(thing, asked)) else (check.what,)


def of_friendly_games() -> Iterator[Deviation]:
    """Yield for each statement on official events the deviation that asks the same at friendly games."""
    official = (check for check in RIGHT.checks if check.official_only)
    for statement, _ in groupby(official, key=lambda check: check.statement):
        checks = [
            evolve(check, official_only=False) if check.statement == statement else check for check in RIGHT.checks
        ]
        yield breaking(
            statement,
            "friendly-too",
            "The same is asked at friendly games too",
            "То же требуется и для товарищеских партий",
            OtherInspection(evolve(RIGHT, checks=tuple(checks))),
        )


@frozen
class Number:
    """A number that a statement asks: where it is kept, what it measures, how it is written, and the least change."""

    label: str
    field: str
    what: Text
    written: Callable[[int], Text] = lambda amount: Text(str(amount), str(amount))
    hair: Fraction = Fraction(1)
    laxer: bool = True
    """Can a laxer bound show by itself? On a board of 49 squares one light square too few is one dark one too many."""


NUMBERS = (
    Number("2.1-a", "light_squares", Text("Light squares", "Белые поля"), laxer=False),
    Number("2.1-a", "dark_squares", Text("Dark squares", "Чёрные поля"), laxer=False),
    Number("2.1-b", "squares_a_side", Text("Squares in a side of the board", "Поля в стороне доски")),
    Number("2.1-e", "board_side", Text("The side of the board", "Сторона доски"), in_centimetres),
    Number("2.2.1-a", "men", Text("Pieces of a side", "Шашки у стороны")),
    Number("2.2.1-c", "kings", Text("Kings of a side", "Дамки у стороны")),
    Number("2.2.1-n2", "smaller_than_square", Text("How much smaller than a square a piece is",
                                                   "На сколько шашка меньше поля"), in_millimetres),
    Number("2.2.1-n3", "heights_in_diameter", Text("How often the height goes into the diameter",
                                                   "Сколько раз высота укладывается в диаметре"),
           hair=Fraction(1, 1000)),
)  # fmt: skip


def of_numbers() -> Iterator[Deviation]:
    """Yield for each number the deviations in which either bound of it is the least bit stricter or laxer."""
    for number in NUMBERS:
        due: Range = getattr(RIGHT.asked, number.field)
        least, most = number.written(int(due.least)), number.written(int(due.most))
        stem, hair = number.field.replace("_", "-"), number.hair
        for name, en, ru, other in (
            ("least-excluded", f"exactly {least.en} is too little", f"ровно {least.ru} — слишком мало",
             evolve(due, least=due.least + hair)),
            ("least-lower", f"a little less than {least.en} is enough", f"чуть меньше чем {least.ru} — достаточно",
             evolve(due, least=due.least - hair)),
            ("most-excluded", f"exactly {most.en} is too much", f"ровно {most.ru} — слишком много",
             evolve(due, most=due.most - hair)),
            ("most-higher", f"a little more than {most.en} is not too much",
             f"чуть больше чем {most.ru} — не слишком много", evolve(due, most=due.most + hair)),
        ):  # fmt: skip
            if not number.laxer and name in {"least-lower", "most-higher"}:
                continue
            yield asking(number.label, f"{stem}-{name}", f"{number.what.en}: {en}", f"{number.what.ru}: {ru}",
                         **{number.field: other})  # fmt: skip
