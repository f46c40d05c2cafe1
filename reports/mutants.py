"""Random faults: how many mutants of the code that decides were noticed, as ``make mutants`` last measured it."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Literal

from attrs import frozen

from lasca_rules.languages import Text
from reports.plain import structure

FILE = Path(__file__).parent / "mutants.toml"
"""Written by ``make mutants``; without it the report says nothing of mutants."""

PARTS = {
    "board": Text("Board and pieces", "Доска и шашки"),
    "clock": Text("Clocks", "Часы"),
    "equipment": Text("Equipment", "Инвентарь"),
    "nardy": Text("Nardy", "Нарды"),
    "play": Text("Play", "Игра"),
    "refereeing": Text("Refereeing", "Судейство"),
    "rulebook": Text("Composing a ruling", "Составление решения"),
}
"""What the parts of the package that decide are called, by the folder or module."""


@frozen
class MutantCount:
    """Mutants that were tried, and how many of them were noticed."""

    tried: int
    noticed_by_scenarios: int
    noticed_by_all_tests: int


@frozen
class MutantModule:
    """A module that decides, and what came of its mutants."""

    module: str
    """Its file below the package: ``play/game.py``."""
    count: MutantCount


@frozen
class MissedMutant:
    """A mutant that no scenario noticed: in a function of a module, what became what."""

    module: str
    function: str
    """Empty for what stands in no function."""
    was: str
    becomes: str
    noticed_by: Literal["other tests", "nothing"]


@frozen
class MutantsReport:
    """What came of mutants: the code that decides with one small thing wrong in each, drawn at random."""

    when: str
    commit: str
    seed: int
    drawn: int
    equivalent: int
    """How many of those drawn were not tried: somebody has judged them to be no different from the code."""
    count: MutantCount
    modules: tuple[MutantModule, ...]
    missed: tuple[MissedMutant, ...]

    @property
    def parts(self) -> dict[str, MutantCount]:
        """The counts by folder, or by module for one in no folder, in their order."""
        tried, scenarios, tests = Counter[str](), Counter[str](), Counter[str]()
        for each in self.modules:
            part = each.module.partition("/")[0].removesuffix(".py")
            tried[part] += each.count.tried
            scenarios[part] += each.count.noticed_by_scenarios
            tests[part] += each.count.noticed_by_all_tests
        return {part: MutantCount(tried[part], scenarios[part], tests[part]) for part in sorted(tried)}


def load_mutants(file: Path = FILE) -> MutantsReport | None:
    """Return what was measured last, or ``None`` where nothing was.

    Raises:
        ReportInputError: the file is not as ``make mutants`` writes it.
    """
    if not file.exists():
        return None
    return structure(tomllib.loads(file.read_text(encoding="utf-8")), MutantsReport, file.name)
