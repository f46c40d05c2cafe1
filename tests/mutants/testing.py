"""The tests beside the features: which file of them runs which function, and whether they pass."""

import time
from collections import defaultdict
from collections.abc import Generator, Mapping, Sequence

import pytest
from attrs import define, field, frozen

from tests.mutants.running import Code, forget, watched

FOLDERS = ("tests/unit", "tests/property", "tests/perft")
"""What runs in this process and so can see a mutant."""
LEFT_OUT = ("tests/unit/test_deviations.py",)
"""What breaks the rules itself, to see whether that shows, takes long and says nothing of the rules."""


@frozen
class Tests:
    """The files of tests that run each function, the quickest first; files go together, as their tests share work."""

    running: Mapping[Code, Sequence[str]]
    every: Sequence[str]
    seed: int

    def pass_for(self, code: Code) -> bool:
        """Run the tests that a function can make a difference to; tell whether they all pass."""
        return run_tests(self.running.get(code, ()) or self.every, self.seed)


def run_tests(paths: Sequence[str], seed: int, plugin: object = None) -> bool:
    """Run tests up to the first that fails; tell whether there is none."""
    arguments = ["-x", "-q", "-p", "no:cacheprovider", f"--hypothesis-seed={seed}"]
    arguments += ["-W", "ignore::pytest.PytestAssertRewriteWarning", *(f"--ignore={each}" for each in LEFT_OUT)]
    plugins = [] if plugin is None else [plugin]
    return pytest.main([*arguments, *paths], plugins=plugins) is pytest.ExitCode.OK


@define
class Watching:
    """A plugin of pytest that notes what each file of tests runs, and how long it takes."""

    ran: dict[str, set[Code]] = field(factory=lambda: defaultdict(set))
    took: dict[str, float] = field(factory=lambda: defaultdict(float))
    failed: str | None = None
    """The first test that failed, if one did."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note which test fails first."""
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watch one test."""
        file = item.nodeid.partition("::")[0]
        if file not in self.ran:
            forget()
        began = time.process_time()
        with watched(self.ran[file]):
            result = yield
        self.took[file] += time.process_time() - began
        return result

    def tests(self, seed: int) -> Tests:
        """Return what has been seen."""
        every = sorted(self.took, key=self.took.__getitem__)
        running: dict[Code, list[str]] = defaultdict(list)
        for file in every:
            for code in self.ran[file]:
                running[code].append(file)
        return Tests(dict(running), every, seed)
