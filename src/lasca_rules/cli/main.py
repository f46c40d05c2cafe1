"""The application: its commands, its language, and how it ends.

Exit status: 0 well, 1 a statement is broken, 2 what was given could not be read (one line on standard error says
where and what was expected), 130 after Ctrl-C. A closed pipe ends it silently, as it does other filters.
"""

import signal
import sys
from collections.abc import Sequence
from typing import NoReturn

import typer
import typer.main
from typer.exceptions import TyperException

from lasca_rules.cli import editions, help_texts, playing, reporting, reviewing, rulebook
from lasca_rules.cli.options import Lang, language_of
from lasca_rules.errors import InputError
from lasca_rules.languages import Language

PROGRAM = "lasca-rules"
UNREADABLE = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run one command and exit with its status."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    language = spoken(given)
    command = typer.main.get_command(application())
    help_texts.speak(command, language)
    try:
        status = command.main(args=given, prog_name=PROGRAM, standalone_mode=False)
    except InputError as error:
        _refuse(error.text[language])
    except TyperException as error:
        _refuse(help_texts.complaint(error.format_message(), language))
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status or 0)


def application() -> typer.Typer:
    """Build the application with its commands; their help texts are put in by ``help_texts.speak``."""
    app = typer.Typer(name=PROGRAM, add_completion=False, rich_markup_mode=None)
    app.callback()(about)
    for command in (
        *(reporting.report, rulebook.clause, rulebook.rulings, playing.moves, playing.board, playing.perft),
        *(editions.edition, reviewing.review),
    ):
        app.command()(command)
    return app


def about(*, lang: Lang = None) -> None:
    """Take the language also before the command."""


def spoken(arguments: Sequence[str]) -> Language:
    """Return the language to speak, known before the arguments are read: help and errors need it too."""
    for place, argument in enumerate(arguments):
        option, given, value = argument.partition("=")
        value = value if given else "".join(arguments[place + 1 : place + 2])
        if option == "--lang" and value in {language.value for language in Language}:
            return Language(value)
    return language_of(None)


def _refuse(message: str) -> NoReturn:
    print(f"{PROGRAM}: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(UNREADABLE)
