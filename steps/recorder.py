"""The recorder: what each scenario did, as data that survives xdist. ``--results FILE`` and ``--report FOLDER``.

An outcome travels on pytest's own reports, as plain data, from whichever process played the scenario to the one that
writes. Nothing is written unless all that was selected has been played.
"""

import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from lasca_rules.errors import InputError
from lasca_rules.languages import Language, Text
from lasca_rules.storing import store, unwritable
from steps.collector import ScenarioItem
from steps.house import only_features
from steps.left_out import left_out, watch
from steps.listing import unused
from steps.outcomes import WEIGHT
from steps.probe import GATHERED
from steps.reporter import REFUSED, Reporter
from steps.results import results, text, when
from steps.sources import feature_texts
from steps.table import RULES

RECORDED = "lasca_rules_scenario"
"""The attribute of a pytest report on which a scenario's outcome travels."""
UNUSED = "lasca_rules_unused_sentences"
"""The entry in which a worker of xdist hands over what sentences no scenario uses."""
REPORTER = pytest.StashKey[Reporter]()
"""The process that waits for the results, where a report is wanted."""
AGAIN = "rerun"
"""The outcome that plugins give to a report of a run which is going to be repeated."""
FINISHED = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
NOT_ALL = Text(
    "No results written: not everything that was selected has been played.",
    "Результаты не записаны: разыграно не всё, что было выбрано.",
)
NOTHING = Text("No results written: nothing has been played.", "Результаты не записаны: ничего не разыграно.")


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


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> int | None:
    """Refuse, before anything is played, what the results or the report could not be written for."""
    folder = config.getoption("report")
    if hasattr(config, "workerinput") or (folder is None and config.getoption("results") is None):
        return None
    try:
        when()
    except InputError as error:
        sys.stderr.write(f"{error.text[_language(config)]}\n")
        return REFUSED
    if folder is None:
        return None
    options = ["--language", config.getoption("report_language"), *config.getoption("report_with")]
    options += [part for text in config.getoption("report_source") for part in ("--source", text)]
    reporter = Reporter.start(Path(folder).absolute(), options)
    if reporter is None:
        return REFUSED
    config.stash[REPORTER] = reporter
    config.add_cleanup(reporter.dismiss)
    return None


def pytest_configure(config: pytest.Config) -> None:
    """Start recording where results are wanted; workers of xdist only hand them over."""
    file, folder = config.getoption("results"), config.getoption("report")
    if folder is not None:
        only_features(config)
    if file is None and folder is None:
        return
    config.pluginmanager.register(Recorder(), "lasca_rules_recorder")
    watch(config)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Writer(file and Path(file).absolute()), "lasca_rules_writer")


def _language(config: pytest.Config) -> Language:
    return Language(config.getoption("report_language"))


class Recorder:
    """Puts on a scenario's reports what it did: set-up errors too, and what a tear-down spoils."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Record the run of the script, and every failure outside it."""
        report = yield
        if isinstance(item, ScenarioItem) and (report.when == "call" or not report.passed):
            record = item.performance.record(item.runs.outcome, item.runs.message)
            setattr(report, RECORDED, record | {"order": item.script.order, "file": str(item.path)})
        return report

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand over, from a worker, what sentences no scenario uses."""
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[UNUSED] = unused()


class Writer:
    """Gathers what the scenarios did, and writes it when all have been played."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.scenarios: dict[str, dict[str, Any]] = {}
        self.files: dict[str, str] = {}
        self.played: set[str] = set()
        self.unused: list[dict[str, Any]] | None = None
        self.lost = False
        """Has something not been played: a file not collected, or a scenario whose worker crashed?"""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take up an outcome, of several the one that weighs most. A run that is going to be repeated is none yet."""
        record = getattr(report, RECORDED, None)
        if report.outcome == AGAIN:
            self.played.add(report.nodeid)
        elif record is not None:
            self.played.add(report.nodeid)
            self.files[record["feature"]] = record.pop("file")
            known = self.scenarios.get(record["id"])
            if known is None or WEIGHT[record["outcome"]] > WEIGHT[known["outcome"]]:
                self.scenarios[record["id"]] = record
        elif ".feature::" in report.nodeid and (report.failed or self._left_out(report)):
            self.lost = True

    def _left_out(self, report: pytest.TestReport) -> bool:
        """Tell whether a scenario is over and has not been played: --setup-plan and its like do that."""
        return report.when == "teardown" and report.nodeid not in self.played

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Notice a file that could not be collected."""
        self.lost = self.lost or report.failed

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:  # noqa: ANN401 -- xdist's controller of a worker
        """Take up what a worker of xdist says of the sentences."""
        self.unused = getattr(node, "workeroutput", {}).get(UNUSED, self.unused)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> Generator[None, None, None]:
        """After pytest's own summary write the results and hand them to the report; without them it is none."""
        yield
        whole = exitstatus in FINISHED and not (session.shouldfail or session.shouldstop or self.lost)
        reporter = session.config.stash.get(REPORTER, None)
        if whole and self.scenarios:
            written = text(self._results(session))
            if self.file is not None and not self._stored(self.file, written, session.config):
                session.exitstatus = REFUSED
            elif reporter is not None:
                sys.stdout.flush()
                ended = reporter.end(written.encode("utf-8", "surrogatepass"))
                session.exitstatus = REFUSED if ended == REFUSED else session.exitstatus or ended
        else:
            sys.stderr.write(f"{(NOT_ALL if self.scenarios else NOTHING)[_language(session.config)]}\n")
            if reporter is not None:
                session.exitstatus = REFUSED

    def _results(self, session: pytest.Session) -> dict[str, Any]:
        unused_sentences = unused() if self.unused is None else self.unused
        rules = type(session.stash[RULES]).__name__.lower() if RULES in session.stash else "reference"
        gathered = session.config.stash.get(GATHERED, None)
        probe = None if gathered is None else gathered.data()
        features, not_run = feature_texts(self.files), left_out(session.config)
        asked = session.config.getoption("statement")
        return results(self.scenarios.values(), unused_sentences, rules, features, probe, not_run, asked)

    def _stored(self, file: Path, written: str, config: pytest.Config) -> bool:
        """Write the results where they were asked for, or say why they cannot be."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            store(file, written)
        except OSError as error:
            refused = unwritable(file, error)
        except InputError as error:
            refused = error
        else:
            return True
        sys.stderr.write(f"{refused.text[_language(config)]}\n")
        return False
