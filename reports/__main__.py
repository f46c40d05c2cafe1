"""``python -m reports RESULTS.json FOLDER``: write the pages, report.json and the results, print the standings.

Exit status: 0 nothing is broken, 1 a statement is broken, a scenario failed, or something stands as ``--fail-on`` says,
2 the input could not be read.
"""

import argparse
import gc
import os
import signal
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from attrs import evolve
from rich.console import Console

from lasca_rules.data_files import read_text
from lasca_rules.editions import read_official_texts
from lasca_rules.errors import InputError
from lasca_rules.languages import Language
from lasca_rules.regulations import load
from reports.conflicts import load_incidents
from reports.desk import make_desk, render_desk
from reports.document import write_document
from reports.earlier import read_earlier
from reports.exports import EXPORTS, Export
from reports.failing import failing, standings
from reports.model import Report
from reports.mutants import load_mutants
from reports.publishing import publish, reserved
from reports.questions import load_questions
from reports.render import render
from reports.results import parse_results
from reports.since import compare
from reports.suspicion import suspicions
from reports.templating import warm_up
from reports.terminal import summarise
from reports.weighing import weigh

BROKEN = 1
UNREADABLE = 2
INTERRUPTED = 130
FILES = ("results.json", "report.json", "index.html", "desk.html")
"""What every report consists of; ``--also`` adds to it."""
HANDED_OVER = Path("-")
READY = "ready\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the report and return the exit status."""
    asked = _parser().parse_args(arguments)
    language = Language(asked.lang)
    forms = [export.file for export in asked.also]
    try:
        with reserved(asked.folder, (*FILES, *forms)):
            report = _report(asked, language)
    except InputError as error:
        sys.stderr.write(f"reports: {error.text[language]}\n")
        return UNREADABLE
    if report is None:
        return UNREADABLE
    summarise(report, asked.folder / "index.html", language, Console())
    return BROKEN if report.broken or failing(report, asked.fail_on) else 0


def _report(asked: argparse.Namespace, language: Language) -> Report | None:
    """Publish the report in its folder and return it; nothing where whoever was to hand over results had none."""
    earlier = read_earlier(asked.since) if asked.since else None
    registry = load()
    texts = read_official_texts(asked.source, registry)
    if asked.announce:
        sys.stderr.write(READY)
        sys.stderr.flush()
    # What needs no results is made before they are read: on a machine with two processors it costs no time.
    desk, suspect = make_desk(registry), suspicions(registry)
    incidents, questions = load_incidents(), load_questions()
    warm_up()
    given = sys.stdin.buffer.read().decode("utf-8") if asked.results == HANDED_OVER else read_text(asked.results)
    if asked.announce and not given:
        return None
    results = parse_results(given, str(asked.results))
    report = weigh(registry, results, incidents, questions, suspect=suspect)
    report = evolve(report, mutants=load_mutants())
    if earlier is not None:
        report = compare(earlier, report)
    pages = {"index.html": render(report, texts), "desk.html": render_desk(desk, results.scenarios, results.run.id)}
    also = {export.file: export.write(report, language) for export in asked.also}
    publish(asked.folder, {"results.json": given, "report.json": write_document(report), **also, **pages})
    return report


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong with the arguments."""
        self.exit(UNREADABLE, f"reports: {message} (see python -m reports --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m reports", description="Write the report on what the scenarios showed.")
    parser.add_argument(
        "results", type=Path, metavar="RESULTS.json", help="what pytest --results wrote; - for standard input"
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=f"where {', '.join(FILES)} go")
    parser.add_argument(
        "--announce", action="store_true", help=argparse.SUPPRESS
    )  # for who starts it to hand over results
    parser.add_argument(
        "--lang",
        "--language",
        choices=[language.value for language in Language],
        default=_machine_language().value,
        help="the language of what is printed; the page itself has both (default: the machine's)",
    )
    parser.add_argument(
        "--source",
        action="append",
        default=[],
        metavar="REGULATION=FILE",
        help="show the official wording in FILE, plain text, beside ours: column=rules.txt (may be repeated)",
    )
    parser.add_argument(
        "--fail-on",
        action="append",
        type=standings,
        default=[],
        metavar="STANDING",
        help="end with 1 also when a statement is weak, untested, suspect, unprobed or not-run (may be repeated, or a "
        "list with commas)",
    )
    parser.add_argument(
        "--since",
        type=Path,
        metavar="OLD/report.json",
        help="say what changed since an earlier report: broken, verified, new, gone, renamed, reworded",
    )
    parser.add_argument(
        "--also",
        type=_exports,
        default=(),
        metavar="FORMS",
        help=f"write the report in other forms as well, parted by commas: {', '.join(EXPORTS)}, or all",
    )
    return parser


def _exports(asked: str) -> tuple[Export, ...]:
    """Return the forms that are named, each once, in an order of their own."""
    named = set(asked.split(","))
    if unknown := named - {*EXPORTS, "all"}:
        message = f"unknown form of the report: {min(unknown)!r}; there are {', '.join(EXPORTS)}, all"
        raise argparse.ArgumentTypeError(message)
    return tuple(export for name, export in EXPORTS.items() if {name, "all"} & named)


def _machine_language() -> Language:
    """Return Russian where the machine's locale is Russian, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return Language.RUSSIAN if locale.startswith("ru") else Language.ENGLISH


def _ended() -> int:
    """Return the exit status also where something went wrong that nobody thought of: Python would end with 1."""
    gc.disable()  # a report has next to nothing in circles, and is over soon
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what asks it to end leaves the folder as it was
    try:
        return main()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception:  # noqa: BLE001 -- whatever it is, it is not that a statement is broken
        traceback.print_exc()
        return UNREADABLE


if __name__ == "__main__":
    sys.exit(_ended())
