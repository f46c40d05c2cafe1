"""``report``: start pytest on the features, which starts the report; this process only hands on how they ended."""

import os
import sys
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from lasca_rules.cli import handing_on
from lasca_rules.cli.options import Lang, language_of
from lasca_rules.cli.own_files import PACKAGE
from lasca_rules.data_files import DataFileError, read_json
from lasca_rules.editions import read_official_texts
from lasca_rules.environment import own_environment
from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from lasca_rules.regulations import load
from lasca_rules.regulations.folders import elsewhere

FORMS = ("junit", "messages", "markdown", "csv", "all")
"""The forms in which the report can be written for other tools; the report knows them by the same names."""

STANDINGS = ("weak", "untested", "suspect", "unprobed", "not-run")
"""How a statement may stand for a run to fail that is told to; the report knows them by the same names."""

SHOWN = (0, 1)
"""How pytest ends when it has shown something: all is well, or something is broken."""
UNREADABLE = 2

PLUGINS = ("pytest_bdd.plugin", "xdist.plugin", "steps.plugin")
"""All that pytest is run with, whatever else is installed and whatever the machine's environment asks for."""


class ProbeMode(Enum):
    """Which deviations each scenario is tried under."""

    NARROW = "narrow"
    """Those of the statements it is evidence for."""
    ALL = "all"


def report(
    *,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER")] = Path("build/report"),
    statement: Annotated[list[str] | None, typer.Option("--statement", metavar="ID")] = None,
    source: Annotated[list[str] | None, typer.Option("--source", metavar="REGULATION=FILE")] = None,
    since: Annotated[Path | None, typer.Option("--since", metavar="OLD/report.json")] = None,
    also: Annotated[str | None, typer.Option("--also", metavar="FORMS")] = None,
    fail_on: Annotated[list[str] | None, typer.Option("--fail-on", metavar="STANDINGS")] = None,
    probe: Annotated[ProbeMode, typer.Option("--probe")] = ProbeMode.NARROW,
    no_probe: Annotated[bool, typer.Option("--no-probe")] = False,
    processes: Annotated[int, typer.Option("-n", "--processes", min=1)] = 1,
    lang: Lang = None,
) -> int:
    """Run the scenarios in a process of their own and return how that ended."""
    if out.exists() and not out.is_dir():
        raise InputError(Text(f"--out: {out} is not a folder", f"--out: {out} — не папка"))
    for name in statement or ():  # what is wrong with these is said before anything runs
        load().statements_of(name)
    read_official_texts(source or (), load())
    home = house()
    only = [part for which in statement or () for part in ("--statement", which)]
    beside = [part for text in source or () for part in ("--report-source", text)]
    asked = [f"--report-with={part}" for part in _options(since, also, fail_on or ())]
    probing = [] if no_probe else [f"--probe={probe.value}"]
    beyond = [each for folder in elsewhere() if (each := folder.file("features")).is_dir()]
    several = ["-n", str(processes)] if processes > 1 else []
    arguments = [
        *(part for plugin in PLUGINS for part in ("-p", plugin)),
        *("-c", os.devnull, "--rootdir", str(home), "--confcutdir", str(home), "--import-mode", "importlib"),
        *("-p", "no:cacheprovider", "-p", "no:unraisableexception", "--no-header", "--quiet"),
        *("--report-language", language_of(lang).value),
        *("--report", str(out.absolute()), *only, *beside, *asked, *probing, *several),
        *(_as_argument(each) for each in (home / "features", *beyond)),
    ]
    environment = own_environment(home) | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return _status(handing_on.run([sys.executable, "-m", "steps", *arguments], environment))


def _status(ended: int) -> int:
    """Return the exit status for how pytest ended: it has several for a run that shows nothing."""
    if ended < 0:
        raise InputError(
            Text(
                f"the run was ended from outside, by signal {-ended}; there is no report of it",
                f"прогон прерван извне, сигналом {-ended}; отчёта о нём нет",
            )
        )
    return ended if ended in SHOWN else UNREADABLE


def _options(since: Path | None, also: str | None, fail_on: Sequence[str]) -> list[str]:
    """Return the report's own options; what is plainly wrong is refused before the scenarios are played."""
    options = [f"--fail-on={standings}" for standings in fail_on]
    for standings in fail_on:
        _refuse_unknown_standings(standings)
    if also is not None:
        _refuse_unknown_forms(also)
        options.append(f"--also={also}")
    if since is not None:
        _refuse_unless_report(since)
        options.append(f"--since={since.absolute()}")
    return options


def _refuse_unknown_forms(also: str) -> None:
    for form in also.split(","):
        if form not in FORMS:
            known = ", ".join(FORMS)
            raise InputError(
                Text(f"--also: no form “{form}”; there are {known}", f"--also: нет вида «{form}»; есть {known}")
            )


def _refuse_unknown_standings(standings: str) -> None:
    for standing in standings.split(","):
        if standing.strip() not in STANDINGS:
            known = ", ".join(STANDINGS)
            raise InputError(
                Text(
                    f"--fail-on: no standing “{standing}” to fail on; there are {known}",
                    f"--fail-on: нет состояния «{standing}»; есть {known}",
                )
            )


def _refuse_unless_report(since: Path) -> None:
    try:
        plain = read_json(since)
    except DataFileError as error:
        raise InputError(Text(f"--since: {error.text.en}", f"--since: {error.text.ru}")) from None
    if not (isinstance(plain, dict) and isinstance(plain.get("statements"), list)):
        raise InputError(Text(f"--since: {since} is not a report.json", f"--since: {since} — не report.json"))


def _as_argument(folder: Path) -> str:
    """Return a folder as pytest can be given it: it takes [ for the beginning of a test's own name.

    From where we are the way to it may be without one.
    """
    return os.path.relpath(folder) if "[" in str(folder) else str(folder)


def house() -> Path:
    """Return the folder with features, steps and reports: a checkout's own, or the one inside an installed wheel."""
    for home in (PACKAGE.parent.parent, PACKAGE / "house"):
        if all((home / part).is_dir() for part in ("features", "steps", "reports")):
            return home
    message = Text(
        f"features, steps and reports are missing beside {PACKAGE}; install the package again",
        f"рядом с {PACKAGE} нет features, steps и reports; установите пакет заново",
    )
    raise InputError(message)
