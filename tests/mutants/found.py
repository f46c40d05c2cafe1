"""What trying mutants has found, and how it is written down for the report."""

from collections import Counter
from pathlib import Path

from attrs import define, field

from lasca_rules.storing import quoted
from steps.house import HOUSE
from steps.results import commit, when
from tests.mutants.mutating import Mutant
from tests.mutants.trying import Noticed

FILE: Path = HOUSE / "reports" / "mutants.toml"


@define
class Found:
    """What has been drawn, and what noticed each mutant that was tried."""

    seed: int
    drawn: int
    equivalent: int
    """How many of those drawn were judged equivalent before, and not tried."""
    modules: dict[str, Counter[Noticed]] = field(factory=dict)
    missed: list[tuple[Mutant, Noticed]] = field(factory=list)
    """The mutants that the features do not notice."""

    def add(self, mutant: Mutant, noticed: Noticed) -> None:
        """Take up what notices a mutant."""
        self.modules.setdefault(mutant.module, Counter())[noticed] += 1
        if noticed is not Noticed.BY_FEATURES:
            self.missed.append((mutant, noticed))

    @property
    def together(self) -> Counter[Noticed]:
        """The counts of all modules together."""
        return sum(self.modules.values(), Counter())


def written(found: Found) -> str:
    """Return the file for the report."""
    lines = [
        "# What `make mutants` found. It writes this file; nobody edits it.",
        f"when = {quoted(when())}",
        f"commit = {quoted(commit())}",
        f"seed = {found.seed}",
        f"drawn = {found.drawn}",
        f"equivalent = {found.equivalent}",
        f"count = {_count(found.together)}",
    ]
    for module, counts in sorted(found.modules.items()):
        lines += ["", "[[modules]]", f"module = {quoted(module)}", f"count = {_count(counts)}"]
    for mutant, noticed in found.missed:
        lines += [
            "",
            "[[missed]]",
            f"module = {quoted(mutant.module)}",
            f"function = {quoted(mutant.function)}",
            f"was = {quoted(mutant.was)}",
            f"becomes = {quoted(mutant.becomes)}",
            f"noticed_by = {quoted(noticed.value)}",
        ]
    return "\n".join(lines) + "\n"


def _count(counts: Counter[Noticed]) -> str:
    numbers = {
        "tried": counts.total(),
        "noticed_by_scenarios": counts[Noticed.BY_FEATURES],
        "noticed_by_all_tests": counts.total() - counts[Noticed.BY_NOTHING],
    }
    return "{ " + ", ".join(f"{name} = {number}" for name, number in numbers.items()) + " }"
