"""``report``: start pytest on the features, which starts the report; this process only hands on how they ended."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from lasca_rules.cli.options import Lang, language_of
from lasca_rules.editions import read_official_texts
from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from lasca_rules.regulations import load

PACKAGE = Path(__file__).resolve().parent.parent


def report(
    *,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER")] = Path("build/report"),
    statement: Annotated[list[str] | None, typer.Option("--statement", metavar="ID")] = None,
    source: Annotated[list[str] | None, typer.Option("--source", metavar="REGULATION=FILE")] = None,
    since: Annotated[Path | None, typer.Option("--since", metavar="OLD/report.json")] = None,
    processes: Annotated[int, typer.Option("-n", "--processes", min=1)] = 1,
    lang: Lang = None,
) -> int:
    """Run the scenarios in a process of their own and return how that ended."""
    if out.exists() and not out.is_dir():
        raise InputError(Text(f"--out: {out} is not a folder", f"--out: {out} — не папка"))
    read_official_texts(source or (), load())  # what is wrong with them is said before anything runs
    home = house()
    only = [part for which in statement or () for part in ("--statement", which)]
    beside = [part for text in source or () for part in ("--report-source", text)]
    asked = [f"--report-with={part}" for part in _options(since)]
    several = ["-n", str(processes)] if processes > 1 else []
    arguments = [
        *("-p", "steps.plugin", "-c", os.devnull, "--rootdir", str(home), "--import-mode", "importlib"),
        *("-p", "no:cacheprovider", "--no-header", "--quiet", "--report-language", language_of(lang).value),
        *("--report", str(out.absolute()), *only, *beside, *asked, *several, str(home / "features")),
    ]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(home), *_python_path()]), "PYTHONUTF8": "1"}
    ended = subprocess.run([sys.executable, "-m", "pytest", *arguments], env=environment, check=False)  # noqa: S603 -- our own arguments
    return ended.returncode


def _options(since: Path | None) -> list[str]:
    """Return the report's own options; a file that is plainly none is refused before the scenarios are played."""
    if since is None:
        return []
    try:
        known = isinstance(json.loads(since.read_text(encoding="utf-8"))["statements"], list)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        message = Text(f"--since: {since} cannot be read: {reason}", f"--since: {since} не читается: {reason}")
        raise InputError(message) from error
    except (ValueError, TypeError, LookupError):
        known = False
    if not known:
        raise InputError(Text(f"--since: {since} is not a report.json", f"--since: {since} — не report.json"))
    return [f"--since={since.absolute()}"]


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


def _python_path() -> list[str]:
    inherited = os.environ.get("PYTHONPATH")
    return inherited.split(os.pathsep) if inherited else []
