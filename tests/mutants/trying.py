"""Trying mutants: each in a process of its own, forked from one in which everything has been read and imported.

A mutant of a function takes the place of the code that every holder of the function runs. A mutant of a module's own
statements, or of what runs only while modules are imported, has all of the package imported anew.
"""

import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import pickle
import pkgutil
import resource
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from enum import Enum
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FunctionType
from typing import NoReturn, TypeAlias

from steps.house import FEATURES, HOUSE
from steps.script import Script
from tests.mutants.mutating import Mutant
from tests.mutants.running import PACKAGE, Code, forget, function_of, watched
from tests.mutants.testing import FOLDERS, Tests, Watching, run_tests

LONGEST = 1800.0
"""Seconds after which a mutant that has not come to an end is noticed, as it would be by whoever waits for it."""
KEPT = "board/"
"""Boards are made once and compared by identity: what makes them is not run again."""
MOST_MEMORY = 3 * 2**30
"""Bytes that a mutant may take."""


class Noticed(Enum):
    """What notices a mutant."""

    BY_FEATURES = "features"
    BY_OTHER_TESTS = "other tests"
    BY_NOTHING = "nothing"


Features: TypeAlias = Mapping[Code, Sequence[Script]]
"""The scenarios that run a function, the quickest first."""


def read_features(folder: Path = FEATURES) -> Features:
    """Read the scenarios of a folder, as pytest would collect them, and play each once to see what it runs."""
    took: dict[Code, list[tuple[float, int]]] = defaultdict(list)
    scripts = _scripts(folder)
    for number, script in enumerate(scripts):
        forget()
        ran: set[Code] = set()
        began = time.process_time()
        if not _passes(script, ran):
            message = f"the scenario fails already, without any mutant: {script.id}"
            raise SystemExit(message)
        for code in ran:
            took[code].append((time.process_time() - began, number))
    return {code: [scripts[number] for _, number in sorted(times)] for code, times in took.items()}


def read_tests(seed: int) -> Tests:
    """Run the tests beside the features once, in a process of its own, to see what they run.

    Raises:
        SystemExit: One of them fails; the message names it.
    """
    with TemporaryDirectory() as folder:
        seen = Path(folder) / "seen"

        def fail() -> bool:
            watching = Watching()
            passed = run_tests(FOLDERS, seed, watching)
            seen.write_bytes(pickle.dumps(watching.tests(seed) if passed else watching.failed))
            return not passed

        failed = in_a_fork(fail)
        found = pickle.loads(seen.read_bytes()) if seen.exists() else None  # noqa: S301 -- our own fork has written it
        if failed or not isinstance(found, Tests):
            message = f"a test fails already, without any mutant; mend it first: {found or 'run pytest tests/unit'}"
            raise SystemExit(message)
        return found


def what_notices(mutant: Mutant, features: Features, tests: Tests | None = None) -> Noticed:
    """Try the scenarios under a mutant and, if they all pass, the other tests, where there are any."""
    if in_a_fork(lambda: _features_notice(mutant, features)):
        return Noticed.BY_FEATURES
    if tests is not None and in_a_fork(lambda: _other_tests_notice(mutant, features, tests)):
        return Noticed.BY_OTHER_TESTS
    return Noticed.BY_NOTHING


def _scripts(folder: Path = FEATURES) -> tuple[Script, ...]:
    sentences = importlib.import_module("steps.sentences")
    for module in pkgutil.iter_modules(sentences.__path__):
        importlib.import_module(f"steps.sentences.{module.name}")
    examine_now = importlib.import_module("steps.catalogue").examine
    scripts: list[Script] = []
    for path in sorted(folder.rglob("*.feature")) if folder.is_dir() else [folder]:
        catalogued = examine_now(path, path.relative_to(HOUSE).as_posix())
        if catalogued.problems:
            raise SystemExit(str(catalogued.problems))
        scripts += catalogued.scripts
    return tuple(scripts)


def _passes(script: Script, ran: set[Code] | None = None) -> bool:
    """Play a script as pytest would, by the code as it is now; note what runs, where that is asked for."""
    table = importlib.import_module("steps.table")
    performance = importlib.import_module("steps.performance").Performance
    hold_to_tags = importlib.import_module("steps.citing").hold_to_tags
    in_time = importlib.import_module("steps.trial").in_time
    for line in (*script.lines, *(script.turned.lines if script.turned else ())):
        line.spoken._read.clear()  # noqa: SLF001 -- what its words mean is read anew, by the code as it is now
    try:
        with nullcontext() if ran is None else watched(ran), in_time():
            played = performance(script)
            played.play_all(table.Table(table.Reference()))
            hold_to_tags(played)
            if script.turned is not None:
                performance(script.turned).play_all(table.Table(table.Reference()))
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException:  # noqa: BLE001 -- what fails in pytest, or takes too long, is no Exception
        return False
    return True


def _features_notice(mutant: Mutant, features: Features) -> bool:
    scripts = features.get(_code(mutant), ())
    if scripts and _takes_its_place(mutant):
        return any(not _passes(script) for script in scripts)
    _import_anew(mutant)
    return any(not _passes(script) for script in _scripts())


def _other_tests_notice(mutant: Mutant, features: Features, tests: Tests) -> bool:
    if not (_code(mutant) in features and _takes_its_place(mutant)):
        _import_anew(mutant)
    return not tests.pass_for(_code(mutant))


def _code(mutant: Mutant) -> Code:
    return Code(str(PACKAGE / mutant.module), mutant.function)


def _takes_its_place(mutant: Mutant) -> bool:
    """Put the mutant's code into every function that there is of it; tell whether that could be done."""
    if mutant.module.startswith(KEPT):
        return False
    file = str(PACKAGE / mutant.module)
    codes = {code.co_qualname: code for code in _codes(compile(mutant.source, file, "exec"))}
    functions = [
        each
        for each in gc.get_objects()
        if isinstance(each, FunctionType) and function_of(each.__code__) == _code(mutant)
    ]
    if any("<lambda>" in each.__qualname__ for each in functions):
        return False  # which of several it is cannot be told
    try:
        for function in functions:
            function.__code__ = codes[function.__code__.co_qualname]
    except (KeyError, ValueError):
        return False
    forget()
    return bool(functions)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _import_anew(mutant: Mutant) -> None:
    """Have all of the house imported again, with the mutant in the place of its module."""
    for name in list(sys.modules):
        if name.partition(".")[0] in {"lasca_rules", "steps", "reports", "tests"}:
            del sys.modules[name]
    sys.meta_path.insert(0, _Finder(mutant))


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the mutant where its module is looked for."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = PACKAGE / mutant.module
        parts = ("lasca_rules", *Path(mutant.module).with_suffix("").parts)
        self.name = ".".join(parts).removesuffix(".__init__")
        self.source = mutant.source

    def find_spec(self, fullname: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        """Return where the module comes from: the mutant's source instead of the file's."""
        if fullname != self.name:
            return None
        loader = _Loader(fullname, str(self.path), self.source)
        return importlib.util.spec_from_file_location(fullname, self.path, loader=loader)


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module from the mutant's source."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 -- importlib names the module
        """Return the mutant's code."""
        return compile(self.source, self.path, "exec")


def in_a_fork(notices: Callable[[], bool]) -> bool:
    """Ask in a process of its own whether something is noticed: an answer, a crash, or no end in time."""
    child = os.fork()
    if child == 0:
        _ask(notices)
    end = time.monotonic() + LONGEST
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status != 0
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return True
        time.sleep(0.005)


def _ask(notices: Callable[[], bool]) -> NoReturn:
    """Answer in the child's exit status; nothing that a mutant says is heard."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        answer = notices()
    except BaseException:  # noqa: BLE001 -- whatever goes wrong is seen by everybody
        answer = True
    os._exit(int(answer))  # the parent's own ending is not for the child
