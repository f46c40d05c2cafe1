"""Feature files as pytest collects them: a file a feature, an item a scenario or an example of an outline."""

import gc
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from _pytest._code.code import TerminalRepr
from pytest_bdd.feature import features
from pytest_bdd.gherkin_parser import GherkinDocument
from pytest_bdd.parser import FeatureParser, ScenarioTemplate
from pytest_bdd.scenario import scenario_wrapper_template_registry

from steps.catalogue import examine
from steps.citing import hold_to_tags
from steps.dispatcher import speak
from steps.document import Problems
from steps.failures import told
from steps.foreign import defined_for
from steps.hooks import play_with_hooks
from steps.house import folders, place_of
from steps.loading import load_sentences
from steps.outcomes import Runs, outcome_of
from steps.performance import Performance, message_of
from steps.script import Script
from steps.table import Table, rules_under_test

COLLECTED = pytest.StashKey[dict[Path, tuple[Script, ...]]]()
"""Where pytest's configuration keeps the scripts of every file that has been collected."""


class FeatureFile(pytest.Module):
    """A ``.feature`` file. Its scenarios are pytest-bdd's own; their names and places are the feature's."""

    def _getobj(self) -> ModuleType:
        module = ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        return module

    def collect(self) -> Iterator[pytest.Item]:
        """Yield an item for every script in the file, or fail with all that is wrong with the file."""
        load_sentences(self.config)
        catalogued = examine(self.path, place_of(self.path, self.config), defined_for(self, speak))
        for script in catalogued.scripts:
            self._note_missing_fixtures(script, catalogued.problems)
        if catalogued.problems or catalogued.document is None:
            raise self.CollectError(str(catalogued.problems))
        self.config.stash.setdefault(COLLECTED, {})[self.path] = catalogued.scripts
        features[str(self.path)] = Read(self.path, catalogued.document).parse()
        templates = features[str(self.path)].scenarios
        fixtures = None
        for script in catalogued.scripts:
            item = ScenarioItem.from_parent(
                self, name=script.item, callobj=_playing(templates[script.scenario]), fixtureinfo=fixtures
            )
            fixtures = item._fixtureinfo  # noqa: SLF001 -- one look-up of fixtures serves the whole file
            item.script = script
            item.performance = Performance(script)
            item.runs = Runs()
            item.extra_keyword_matches |= _found_by(script)
            yield item

    def _note_missing_fixtures(self, script: Script, problems: Problems) -> None:
        for line in script.lines:
            sentence = line.spoken.sentence
            for name in sorted(sentence.fixtures):
                if not self.session._fixturemanager.getfixturedefs(name, self):  # noqa: SLF001 -- pytest tells it nowhere else
                    message = f"“{sentence.text.en}” takes {name}, which is neither a placeholder nor a fixture"
                    problems.at(line.line, f"{message} ({sentence.where})")


class ScenarioItem(pytest.Function):
    """A scenario, or an example of one."""

    script: Script
    performance: Performance
    """The last run; before the first one, a run in which nothing has happened yet."""
    plays: tuple[Performance, ...] = ()
    """The plays of the last run that went well: of the script and, if there is one, of the turned one."""
    runs: Runs
    """How all its runs ended."""

    def runtest(self) -> None:
        """Play the script in a new performance, then turned round; the performance that is kept is one that failed."""
        self.performance = played = Performance(self.script)
        super().runtest()
        hold_to_tags(played)
        self.plays = (played,)
        if self.script.turned is not None:
            self.performance = Performance(self.script.turned)
            self.performance.play_all(Table(rules_under_test(self.session)))
            self.plays = (played, self.performance)
            self.performance = played

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where the scenario stands in its feature (an example: its own row), and what a failure is headed."""
        script = self.script
        return self.path, script.place - 1, f"{script.feature}:{script.place}: {script.heading}"

    def repr_failure(  # type: ignore[override]  # as pytest's own Function, which takes no style either
        self, excinfo: pytest.ExceptionInfo[BaseException]
    ) -> str | TerminalRepr:
        """Tell a failure in the scenario's own terms; ``--tb`` long, short or native show pytest's."""
        if self.config.getoption("tbstyle") not in {"auto", "line"}:
            return super().repr_failure(excinfo)
        return told(excinfo, self.performance)


class Read(FeatureParser):
    """pytest-bdd's reading of a feature that the catalogue has parsed already."""

    def __init__(self, path: Path, document: GherkinDocument) -> None:
        super().__init__(str(path.parent), path.name)
        self.document = document

    def _parse_feature_file(self) -> GherkinDocument:
        return self.document


@pytest.hookimpl
def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    """Collect the rulebook's feature files, and any that is asked for by its name.

    Those of another suite are left alone: its own modules bind their scenarios.
    """
    if file_path.suffix != ".feature":
        return None
    ours = any(file_path.is_relative_to(folder) for folder in folders(parent.config))
    if not ours and not parent.session.isinitpath(file_path):
        return None
    return FeatureFile.from_parent(parent, path=file_path)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let the garbage collector rest meanwhile, and spare what has been collected afterwards: all of it is kept.

    Else it goes through every sentence and every script again and again, for a quarter of the time that a run takes.
    """
    if not gc.isenabled():
        return (yield)
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep how each run of a scenario ended."""
    report = yield
    if isinstance(item, ScenarioItem):
        if call.when == "setup":
            item.runs.begin()
        item.runs.take(outcome_of(report), message_of(call.excinfo.value) if call.excinfo else None)
    return report


def _found_by(script: Script) -> set[str]:
    """Return what ``-k`` finds a script by, beside its item's name: its name in both languages, and its statements."""
    return {script.name.en, script.name.ru, script.name.ru.replace("ё", "е").replace("Ё", "Е"), *script.statements}


def _playing(template: ScenarioTemplate) -> Callable[..., object]:
    def play(request: pytest.FixtureRequest) -> None:
        __tracebackhide__ = True
        play_with_hooks(request.node.performance, template, request)

    scenario_wrapper_template_registry[play] = template  # by which pytest --generate-missing knows what is played
    return play
