"""What no scenario noticed once: ``survivors.toml``, by source, so that it is not forgotten. Now they notice it."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from steps.house import FEATURES
from tests.mutants.mutating import Mutant
from tests.mutants.running import PACKAGE
from tests.mutants.trying import Features, Noticed, read_features, what_notices

SURVIVORS = tomllib.loads(Path(__file__).with_name("survivors.toml").read_text(encoding="utf-8"))["survivor"]


@cache
def scenarios(feature: str) -> Features:
    return read_features(FEATURES / feature)


@pytest.mark.parametrize("survivor", SURVIVORS, ids=[each["what"] for each in SURVIVORS])
def test_the_scenarios_notice(survivor: dict[str, str]) -> None:
    assert what_notices(broken(survivor), scenarios(survivor["noticed_in"])) is Noticed.BY_FEATURES


def broken(survivor: dict[str, str]) -> Mutant:
    """Return the module with the survivor in its function."""
    source = (PACKAGE / survivor["module"]).read_text(encoding="utf-8")
    function, was, becomes = survivor["function"], survivor["was"], survivor["becomes"]
    head, begins, body = source.partition(f"def {function.rpartition('.')[2]}(")
    assert was in body, f"{survivor['module']} has changed: put {function} in survivors.toml as it is now"
    wrong = head + begins + body.replace(was, becomes, 1)
    return Mutant(survivor["module"], function, 0, was, becomes, wrong)
