"""Deviations of the fourteen violations of 5.4.13.2 and the four of 28.4: overlooked in nardy, mistaken, imagined."""

from collections.abc import Iterator

from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing.incidents import UNMARKED_KING, Violation
from lasca_rules.refereeing.nardy_facts import ImpossibleTurnFacts
from steps.deviations.deviation import Deviation
from steps.deviations.mistaken import of_move, taking, when

OF_OWN_KIND = (*UNMARKED_KING, Violation.TOOK_BACK, Violation.TOUCHED_ANOTHER)
"""Violations that cannot be imagined in a game that shows nothing of them: no king, no touch, no move taken back."""


def of_violations() -> Iterator[Deviation]:
    """Yield the deviations of each of the fourteen, then of each of the four."""
    for violation in Violation:
        yield from _of_fourteen(violation)
    for turn_violation in (each for each in TurnViolation if each.listed):
        yield from _of_four(turn_violation)


def _of_fourteen(violation: Violation) -> Iterator[Deviation]:
    name = violation.text
    other = Violation.WRONG_MOVE if violation is not Violation.WRONG_MOVE else Violation.CAPTURE_DUE
    yield taking(
        violation.statement,
        "mistaken",
        f"This violation: {name.en}; is taken for another: {other.text.en}",
        f"Одно нарушение ({name.ru}) принимают за другое: {other.text.ru}",
        of_move(lambda facts: facts.violation is violation, violation=other),
    )
    if violation not in OF_OWN_KIND:
        yield taking(
            violation.statement,
            "imagined",
            f"What is right is taken for this violation: {name.en}",
            f"За это нарушение принимают и то, что правильно: {name.ru}",
            of_move(lambda facts: facts.violation is None, violation=violation),
        )


def _of_four(violation: TurnViolation) -> Iterator[Deviation]:
    names = {
        TurnViolation.WRONG_MOVE: ("a wrong move with a checker", "неправильный ход шашкой"),
        TurnViolation.EXTRA_MOVE: ("an extra move", "лишний ход"),
        TurnViolation.OPPONENTS_CHECKER: ("a move with the opponent's checker", "ход шашкой соперника"),
        TurnViolation.REMOVED: ("checkers removed without reason", "снятие шашек без причины"),
    }
    en, ru = names[violation]
    others = tuple(each for each in names if each is not violation)
    yield taking(
        violation.statement,
        "overlooked",
        f"This is not seen to be an illegal move: {en}",
        f"Невозможным ходом не считают: {ru}",
        when(
            ImpossibleTurnFacts,
            lambda facts: violation in facts.violations,
            violations=lambda facts: tuple(each for each in facts.violations if each is not violation),
        ),
    )
    yield taking(
        violation.statement,
        "mistaken",
        f"This: {en}; is taken for something else",
        f"Одно ({ru}) принимают за другое",
        when(ImpossibleTurnFacts, lambda facts: facts.violations == (violation,), violations=others[:1]),
    )
    yield taking(
        violation.statement,
        "imagined",
        f"A turn by the rules is taken for this: {en}",
        f"Ход по правилам принимают за невозможный: {ru}",
        when(ImpossibleTurnFacts, lambda facts: not facts.violations, violations=(violation,)),
    )
