"""The tool itself: what it breaks, and that what is noticed was noticed for what is wrong, not for the trying."""

from collections.abc import Iterator

import pytest
from attrs import evolve

from lasca_rules.rulebook.word_tables import table_for
from steps.house import FEATURES
from tests.mutants.__main__ import modules, sample
from tests.mutants.equivalent import equivalents
from tests.mutants.mutating import Mutant, mutant, places
from tests.mutants.running import PACKAGE, forget
from tests.mutants.trying import Features, Noticed, read_features, what_notices

TOY = '''"""A toy."""

from attrs import evolve

LIMIT: int = 3


class Basket:
    """Holds fruit."""

    size: int = 5

    def full(self, apples: int, pears: int) -> bool:
        """Is it full?"""
        if apples < 0:
            return False
        return apples + pears >= self.size and not self.open


@asked(7)
def two(game, far=2):
    if far < 0:
        message = "far is never less than 0"
        raise ValueError(message)

    def inner():
        return game.side.other
    return evolve(game, side=inner(), moves=())
'''


def broken(source: str) -> Iterator[Mutant]:
    for place in places(source):
        for way in range(place.ways):
            yield mutant("toy.py", source, place, way)


def test_every_place_of_a_toy_is_broken_in_every_way() -> None:
    told = {(each.function, each.was, each.becomes) for each in broken(TOY)}
    assert told == {
        ("", "3", "4"),
        ("", "3", "2"),
        ("Basket.full", "if apples < 0", "if not apples < 0"),
        ("Basket.full", "if apples < 0", "if False"),
        ("Basket.full", "if apples < 0", "if True"),
        ("Basket.full", "apples < 0", "apples <= 0"),
        ("Basket.full", "0", "1"),
        ("Basket.full", "False", "True"),
        (
            "Basket.full",
            "apples + pears >= self.size and (not self.open)",
            "apples + pears >= self.size or not self.open",
        ),
        ("Basket.full", "apples + pears >= self.size and (not self.open)", "not self.open"),
        ("Basket.full", "apples + pears >= self.size and (not self.open)", "apples + pears >= self.size"),
        ("Basket.full", "apples + pears >= self.size", "apples + pears > self.size"),
        ("Basket.full", "apples + pears", "apples - pears"),
        ("Basket.full", "not self.open", "self.open"),
        ("", "7", "8"),
        ("", "7", "6"),
        ("", "2", "3"),
        ("", "2", "1"),
        ("two", "game.side.other", "game.side"),
        ("two", "evolve(game, side=inner(), moves=())", "evolve(game, moves=())"),
        ("two", "evolve(game, side=inner(), moves=())", "evolve(game, side=inner())"),
    }


def test_a_mutant_is_the_module_with_one_thing_wrong() -> None:
    wrong = {each.source for each in broken(TOY)}
    assert len(wrong) == len(list(broken(TOY)))
    for source in wrong:
        compile(source, "toy.py", "exec")


def test_the_same_seed_draws_the_same_mutants() -> None:
    play = modules(["play"])
    assert list(sample(play, 20, 7)) == list(sample(play, 20, 7))
    assert list(sample(play, 20, 7)) != list(sample(play, 20, 8))


def test_no_equivalent_is_judged_that_the_code_does_not_have() -> None:
    for module, function in {(module, function) for module, function, _, _ in equivalents()}:
        judged = {each for each in equivalents() if each[:2] == (module, function)}
        assert judged <= {each.key for each in mutants_of(module, function)}, "take it out of equivalent.toml"


def test_what_functions_remember_is_forgotten_in_the_middle_of_a_run() -> None:
    table_for("column")
    forget()
    assert table_for.cache_info().currsize == 0


@pytest.fixture(scope="module")
def features() -> Features:
    return read_features(FEATURES / "nardy" / "28.6-time-bank.feature")


def clock_mutant(becomes: str) -> Mutant:
    return next(each for each in mutants_of("clock.py", "switch_back") if each.becomes == becomes)


def mutants_of(module: str, function: str) -> Iterator[Mutant]:
    source = (PACKAGE / module).read_text(encoding="utf-8")
    for place in places(source):
        if place.function == function:
            yield from (mutant(module, source, place, way) for way in range(place.ways))


def test_a_mutant_that_the_scenarios_run_into_is_noticed(features: Features) -> None:
    assert what_notices(clock_mutant("if False"), features) is Noticed.BY_NOTHING
    assert what_notices(clock_mutant("by"), features) is Noticed.BY_FEATURES


def test_where_nothing_is_wrong_nothing_is_noticed(features: Features) -> None:
    right = evolve(clock_mutant("by"), source=(PACKAGE / "clock.py").read_text(encoding="utf-8"))
    assert what_notices(right, features) is Noticed.BY_NOTHING
    assert what_notices(evolve(right, function=""), features) is Noticed.BY_NOTHING


@pytest.mark.parametrize(
    ("module", "function", "was", "becomes"),
    [
        ("equipment/finding.py", "seen", "see(equipment)", "False"),  # in a function that it returns
        ("equipment/board.py", "", "    shining_board,\n", ""),
        ("board/squares.py", "_line", "row + rows * far", "row - rows * far"),  # before all boards are made
    ],
)
def test_a_mutant_is_noticed_wherever_it_is(module: str, function: str, was: str, becomes: str) -> None:
    source = (PACKAGE / module).read_text(encoding="utf-8")
    assert was in source
    made = Mutant(module, function, 0, was, becomes, source.replace(was, becomes, 1))
    features = read_features(FEATURES / "column" / "2.1-board.feature")
    assert what_notices(made, features) is Noticed.BY_FEATURES
