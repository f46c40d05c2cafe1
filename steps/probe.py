"""``pytest --probe``: would the scenarios notice a program that breaks a statement? ``--probe=all``: all against all.

After a scenario has passed it is tried again under each deviation of the statements it is evidence for, in the same
process and before its report is made, so that what it noticed travels on the report, also from a worker of xdist.
"""

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, Literal, TypeAlias

import pytest
from attrs import define, field

from lasca_rules.reference import Reference
from lasca_rules.regulations import StatementId
from steps.collector import ScenarioItem
from steps.deviations import ONLY_ONE_WAY, Deviation, deviations
from steps.house import only_features
from steps.left_out import left_out, watch
from steps.plays import DeviatingRules, Play, deviants, heard, tried
from steps.script import Script
from steps.table import rules_under_test
from steps.trial import Reaction

Mode: TypeAlias = Literal["narrow", "all"]

PROBED = "lasca_rules_probe"
"""The attribute of a pytest report on which travels what a scenario noticed."""
PROBER = pytest.StashKey["Prober"]()
"""Where each process keeps what tries its scenarios."""
GATHERED = pytest.StashKey["Gathered"]()
"""Where the process that writes keeps what was noticed."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--probe``."""
    parser.getgroup("features").addoption(
        "--probe",
        nargs="?",
        const="narrow",
        choices=["narrow", "all"],
        help="try every scenario again under each deviation of its statements (--probe=all: under every deviation); "
        "before a file or folder write --probe=narrow",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Probe where that is asked for; workers of xdist only hand over what was noticed."""
    mode: Mode | None = config.getoption("probe")
    if mode is None:
        return
    only_features(config)
    watch(config)
    config.stash[PROBER] = Prober(mode)
    config.pluginmanager.register(config.stash[PROBER], "lasca_rules_prober")
    if not hasattr(config, "workerinput"):
        config.stash[GATHERED] = Gathered(mode)
        config.pluginmanager.register(config.stash[GATHERED], "lasca_rules_gathered")


class Prober:
    """Tries scenarios that have passed again under deviations."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self.left: Callable[[ScenarioItem], bool] = lambda _: False
        """Is a scenario left to another process?"""

    @cached_property
    def deviants(self) -> tuple[DeviatingRules, ...]:
        """All deviations, found before the first scenario is tried."""
        return tuple(deviants())

    @cached_property
    def by_statement(self) -> Mapping[StatementId, list[DeviatingRules]]:
        """The deviations of each statement; the list of all has them together."""
        return {
            statement: list(group) for statement, group in groupby(self.deviants, lambda each: each.deviation.statement)
        }

    def own(self, statements: Iterable[StatementId]) -> list[DeviatingRules]:
        """Return the deviations of these statements, in the order of all."""
        wanted = set(statements)
        return [each for name, of_one in self.by_statement.items() if name in wanted for each in of_one]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Put on the report of a scenario that has passed what it notices."""
        report = yield
        if isinstance(item, ScenarioItem) and call.when == "call" and self._can_try(item) and not self.left(item):
            setattr(report, PROBED, self.probe(item.script, plays_of(item)))
        return report

    def _can_try(self, item: ScenarioItem) -> bool:
        return item.runs.outcome == "passed" and not item.script.by_pytest_alone

    def probe(self, script: Script, plays: Sequence[Play]) -> dict[str, Any]:
        """Return, as data, which deviations a scenario notices that is played so, and under which it crashes."""
        wanted = self.deviants if self.mode == "all" else self.own(script.statements)
        noticed, crashed = [], {}
        for deviant in wanted:
            trial = tried(plays, deviant)
            if trial is not None and trial.reaction is Reaction.NOTICED:
                noticed.append(deviant.deviation.id)
            elif trial is not None and trial.reaction is Reaction.CRASHED:
                crashed[deviant.deviation.id] = trial.message
        return {
            "scenario": script.id,
            "statements": list(script.statements),
            "noticed": noticed,
            "crashed": crashed,
            "empty": not noticed and not (self.mode == "narrow" and self.notices_another(script, plays)),
        }

    def notices_another(self, script: Script, plays: Sequence[Play]) -> bool:
        """Tell whether a scenario notices any deviation of other statements; those nearest to its own are tried first.

        Where a statement does not apply, what would be wrong is often a deviation of the statement that does.
        """
        return any(
            trial is not None and trial.reaction is Reaction.NOTICED
            for trial in (tried(plays, each) for each in beside(self.deviants, script.statements))
        )


def plays_of(item: ScenarioItem) -> list[Play]:
    """Return how a scenario is played under the reference: as it just was, unless that was under other rules."""
    if type(rules_under_test(item.session)) is Reference:
        return [Play.of(each) for each in item.plays]
    return plays_under_the_reference(item.script)


def plays_under_the_reference(script: Script) -> list[Play]:
    """Play a scenario under the reference, and return how."""
    return [heard(each) for each in (script, script.turned) if each is not None]


def beside(deviants: Iterable[DeviatingRules], statements: Iterable[StatementId]) -> list[DeviatingRules]:
    """Return the deviations of all other statements: of the same clauses, of the same regulations, of the rest."""
    wanted = set(statements)
    clauses = {statement.rpartition("-")[0] for statement in wanted}
    regulations = {statement.partition(":")[0] for statement in wanted}

    def distance(deviant: DeviatingRules) -> int:
        about = deviant.deviation.statement
        return 0 if about.rpartition("-")[0] in clauses else 1 if about.partition(":")[0] in regulations else 2

    return sorted((each for each in deviants if each.deviation.statement not in wanted), key=distance)


@define(eq=False)
class Gathered:
    """What all scenarios noticed, gathered by the process that writes."""

    mode: Mode
    probed: dict[str, dict[str, Any]] = field(factory=dict)

    def pytest_report_header(self) -> str:
        """Say beforehand what is done, since it takes longer than a plain run."""
        against = "the scenarios of its statement" if self.mode == "narrow" else "every scenario"
        return f"probe: {len(deviations())} deviations, each against {against}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take up what a scenario noticed."""
        probed = getattr(report, PROBED, None)
        if probed is not None:
            self.take(probed)

    def take(self, probed: dict[str, Any]) -> None:
        """Take up what a scenario noticed."""
        self.probed[probed["scenario"]] = probed

    def data(self) -> dict[str, Any]:
        """Return all of it for results.json: the same whatever the processes and their order."""
        scenarios = [self.probed[name] for name in sorted(self.probed)]
        noticed_by, crashed_in = defaultdict[str, list[str]](list), defaultdict[str, list[dict[str, str]]](list)
        for each in scenarios:
            for name in each["noticed"]:
                noticed_by[name].append(each["scenario"])
            for name, message in each["crashed"].items():
                crashed_in[name].append({"scenario": each["scenario"], "message": message})
        listed = [_deviation(each, noticed_by[each.id], crashed_in[each.id]) for each in deviations()]
        data: dict[str, Any] = {"mode": self.mode, "deviations": listed, "only_one_way": sorted(ONLY_ONE_WAY)}
        data["notice_nothing"] = [each["scenario"] for each in scenarios if each["empty"]]
        if self.mode == "all":
            data["guarded_elsewhere"] = [each["id"] for each in listed if self._only_elsewhere(each)]
        return data

    def _only_elsewhere(self, listed: dict[str, Any]) -> bool:
        """Tell whether a deviation is noticed, but by no scenario of its own statement."""
        return bool(listed["noticed_by"]) and not any(
            listed["statement"] in self.probed[scenario]["statements"] for scenario in listed["noticed_by"]
        )

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what nobody notices, where that could have been."""
        data = self.data()
        untried = {statement for each in left_out(terminalreporter.config) for statement in each["statements"]}
        tested = {statement for each in self.probed.values() for statement in each["statements"]} - untried
        unnoticed = [each for each in data["deviations"] if each["statement"] in tested and not each["noticed_by"]]
        elsewhere = [each for each in data["deviations"] if each["id"] in data.get("guarded_elsewhere", ())]
        tried = sum(each["statement"] in tested for each in data["deviations"])
        terminalreporter.section("probe", "-")
        terminalreporter.line(f"{tried} deviations tried, {len(unnoticed)} not noticed", bold=True)
        for title, found in (("NOT noticed", unnoticed), ("noticed only by other statements' scenarios", elsewhere)):
            for each in found:
                terminalreporter.line(f"{title}: {each['id']}: {each['text']['en']}", red=True)
        for each in data["deviations"]:
            for crash in each["crashed_in"][:1]:
                others = len(each["crashed_in"]) - 1
                more = f" (and in {others} more)" if others else ""
                terminalreporter.line(
                    f"crashed: {each['id']} in {crash['scenario']}{more}: {crash['message']}", yellow=True
                )
        for scenario in data["notice_nothing"]:
            terminalreporter.line(f"notices nothing: {scenario}", red=True)


def _deviation(deviation: Deviation, noticed_by: list[str], crashed_in: list[dict[str, str]]) -> dict[str, Any]:
    return {
        "id": deviation.id,
        "statement": deviation.statement,
        "text": deviation.text.data(),
        "noticed_by": noticed_by,
        "crashed_in": crashed_in,
    }
