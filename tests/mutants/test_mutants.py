"""The tool itself: what it breaks, and that what is noticed was noticed for what is wrong, not for the trying."""

from collections.abc import Iterator

import pytest
from attrs import evolve

from steps.house import FEATURES
from tests.mutants.__main__ import modules, sample
from tests.mutants.equivalent import equivalents
from tests.mutants.mutating import Mutant, mutant, places
from tests.mutants.running import PACKAGE
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
            raise ValueError("never fewer than 0")
        return apples + pears >= self.size and not self.open


def two(game):
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
    for module, function, was, becomes in equivalents():
        source = (PACKAGE / module).read_text(encoding="utf-8")
        there = (mutant(module, source, place, way) for place in places(source) for way in range(place.ways))
        assert (module, function, was, becomes) in {each.key for each in there}, "take it out of equivalent.toml"


@pytest.fixture(scope="module")
def features() -> Features:
    return read_features(FEATURES / "nardy" / "28.6-time-bank.feature")


def clock_mutant(becomes: str) -> Mutant:
    source = (PACKAGE / "clock.py").read_text(encoding="utf-8")
    return next(
        made
        for place in places(source)
        for way in range(place.ways)
        if (made := mutant("clock.py", source, place, way)).function == "switch_back" and made.becomes == becomes
    )


def test_a_mutant_that_the_scenarios_run_into_is_noticed(features: Features) -> None:
    assert what_notices(clock_mutant("if False"), features) is Noticed.BY_NOTHING
    assert what_notices(clock_mutant("by"), features) is Noticed.BY_FEATURES


def test_where_nothing_is_wrong_nothing_is_noticed(features: Features) -> None:
    right = evolve(clock_mutant("by"), source=(PACKAGE / "clock.py").read_text(encoding="utf-8"))
    assert what_notices(right, features) is Noticed.BY_NOTHING
    assert what_notices(evolve(right, function=""), features) is Noticed.BY_NOTHING
