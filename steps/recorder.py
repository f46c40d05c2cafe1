"""The recorder: what each scenario did, as data that survives xdist. ``--results FILE`` and ``--report FOLDER``.

An outcome travels on pytest's own reports, as plain data, from whichever process played the scenario to the one that
writes. Nothing is written unless all that was selected has been played.
"""

import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from lasca_rules.editions import read_official_texts
from lasca_rules.errors import InputError
from lasca_rules.regulations import load
from steps.collector import ScenarioItem
from steps.house import HOUSE, only_features
from steps.listing import unused
from steps.performance import message_of
from steps.probe import GATHERED
from steps.results import results, write
from steps.sources import feature_texts
from steps.table import RULES

RECORDED = "lasca_rules_scenario"
"""The attribute of a pytest report on which a scenario's outcome travels."""
UNUSED = "lasca_rules_unused_sentences"
"""The entry in which a worker of xdist hands over what sentences no scenario uses."""
UNREADABLE = 2
"""How the report ends when something it was given could not be read."""
FINISHED = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--results`` and ``--report``."""
    group = parser.getgroup("features")
    group.addoption("--results", metavar="FILE", default=None, help="write what each scenario did to FILE, as JSON")
    group.addoption("--report", metavar="FOLDER", default=None, help="write results.json and the report to FOLDER")
    group.addoption(
        "--report-source",
        action="append",
        default=[],
        metavar="REGULATION=FILE",
        help="show in the report the official wording in FILE beside ours (may be repeated)",
    )
    group.addoption("--report-with", metavar="OPTION", action="append", default=[], help="an option for the report")
    group.addoption("--report-language", choices=["en", "ru"], default="en", help="the language of the summary")


def pytest_configure(config: pytest.Config) -> None:
    """Start recording where results are wanted; workers of xdist only hand them over."""
    file, folder = config.getoption("results"), config.getoption("report")
    if folder is not None:
        only_features(config)
        _check_sources(config.getoption("report_source"))
    if file is None and folder is None:
        return
    config.pluginmanager.register(Recorder(), "lasca_rules_recorder")
    if not hasattr(config, "workerinput"):
        targets = [Path(file)] if file else []
        targets += [Path(folder, "results.json")] if folder else []
        config.pluginmanager.register(Writer([path.absolute() for path in targets]), "lasca_rules_writer")


def _check_sources(given: list[str]) -> None:
    """Refuse official texts that the report could not show before anything is played for it."""
    try:
        read_official_texts(given, load())
    except InputError as error:
        raise pytest.UsageError(str(error)) from None


class Recorder:
    """Puts on a scenario's reports what it did: set-up errors too, and what a tear-down spoils."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Record the run of the script, and every failure outside it."""
        report = yield
        if isinstance(item, ScenarioItem) and (report.when == "call" or not report.passed):
            message = message_of(call.excinfo.value) if call.excinfo else None
            record = item.performance.record(report.outcome, message)
            setattr(report, RECORDED, record | {"order": item.script.order, "file": str(item.path)})
        return report

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand over, from a worker, what sentences no scenario uses."""
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[UNUSED] = unused()


class Writer:
    """Gathers what the scenarios did, and writes it when all have been played."""

    def __init__(self, targets: list[Path]) -> None:
        self.targets = targets
        self.scenarios: dict[str, dict[str, Any]] = {}
        self.files: dict[str, str] = {}
        self.unused: list[dict[str, Any]] | None = None
        self.lost = False
        """Has something not been played: a file not collected, or a scenario whose worker crashed?"""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take up an outcome. A failure is not overwritten by what comes after it."""
        record = getattr(report, RECORDED, None)
        if record is not None:
            self.files[record["feature"]] = record.pop("file")
            known = self.scenarios.get(record["id"])
            if known is None or known["outcome"] != "failed":
                self.scenarios[record["id"]] = record
        elif report.failed and ".feature::" in report.nodeid:
            self.lost = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Notice a file that could not be collected."""
        self.lost = self.lost or report.failed

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:  # noqa: ANN401 -- xdist's controller of a worker
        """Take up what a worker of xdist says of the sentences."""
        self.unused = getattr(node, "workeroutput", {}).get(UNUSED, self.unused)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> Generator[None, None, None]:
        """Write the results, and start the report after pytest's own summary."""
        whole = exitstatus in FINISHED and not (session.shouldfail or session.shouldstop or self.lost)
        if whole:
            unused_sentences = unused() if self.unused is None else self.unused
            rules = type(session.stash[RULES]).__name__.lower() if RULES in session.stash else "reference"
            gathered = session.config.stash.get(GATHERED, None)
            probe = None if gathered is None else gathered.data()
            data = results(self.scenarios.values(), unused_sentences, rules, probe)
            data["features"] = feature_texts(self.files)
            for target in self.targets:
                write(data, target)
        yield
        if not whole:
            sys.stderr.write("No results written: not everything that was selected has been played.\n")
        elif session.config.getoption("report") is not None:
            ended = _report(session.config)
            if ended == UNREADABLE:
                session.exitstatus = UNREADABLE
            elif ended != 0:
                session.exitstatus = session.exitstatus or ended


def _report(config: pytest.Config) -> int:
    """Start the report in a process of its own: what reads the results knows only the file. Return how it ended."""
    folder = Path(config.getoption("report")).absolute()
    path = os.pathsep.join(filter(None, [str(HOUSE), os.environ.get("PYTHONPATH")]))
    sys.stdout.flush()
    arguments = [str(folder / "results.json"), str(folder), "--language", config.getoption("report_language")]
    arguments += config.getoption("report_with")
    arguments += [part for text in config.getoption("report_source") for part in ("--source", text)]
    command = [sys.executable, "-m", "reports", *arguments]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=False).returncode  # noqa: S603 -- ours
