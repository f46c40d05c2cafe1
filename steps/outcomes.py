"""How a scenario ended: played once or more often, and whether anybody expected it to fail.

A pass is one that nobody had to ask for twice. What failed first and passed when it was played again is told as that,
and so is what somebody has marked as expected to fail, however it then ended.
"""

from typing import Literal, TypeAlias

import pytest
from attrs import define, field

Outcome: TypeAlias = Literal["passed", "skipped", "unexpected-pass", "expected-failure", "rerun", "failed"]
"""How a scenario ended, by how much it says against it."""

WEIGHT: dict[str, int] = {
    "passed": 0,
    "skipped": 1,
    "unexpected-pass": 2,
    "expected-failure": 2,
    "rerun": 2,
    "failed": 3,
}
"""Which of several outcomes of one scenario is told: the one that weighs most, and of equal ones the first."""


def outcome_of(report: pytest.TestReport) -> Outcome:
    """Return how one phase of one run ended; pytest tells an expected failure by an attribute of its own."""
    if hasattr(report, "wasxfail") and not report.failed:
        return "unexpected-pass" if report.passed else "expected-failure"
    if report.passed:
        return "passed"
    return "failed" if report.failed else "skipped"


@define
class Runs:
    """The runs of one scenario in one process, whoever asked for more than one of them."""

    outcomes: list[Outcome] = field(factory=list)
    message: str | None = None
    """What went wrong first."""

    def begin(self) -> None:
        """Begin another run."""
        self.outcomes.append("passed")

    def take(self, outcome: Outcome, message: str | None) -> None:
        """Take up how a phase of the run ended."""
        if WEIGHT[outcome] > WEIGHT[self.outcomes[-1]]:
            self.outcomes[-1] = outcome
        if outcome != "passed":
            self.message = self.message or message

    @property
    def outcome(self) -> Outcome:
        """How the scenario has ended so far: a pass after a failure is no plain pass."""
        *before, last = self.outcomes
        return "rerun" if last == "passed" and "failed" in before else last
