"""The application: its commands, its language, and how it ends.

Exit status: 0 well, 1 a statement is broken, 2 what was given could not be read (one line on standard error says
where and what was expected), 130 after Ctrl-C. A closed pipe ends it silently, as it does other filters.
"""

import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, NoReturn

import typer
import typer.main
from typer.exceptions import TyperException

from lasca_rules.cli import (
    auditing,
    editions,
    help_texts,
    nardy_turns,
    playing,
    recording,
    reporting,
    reviewing,
    rulebook,
    streams,
)
from lasca_rules.cli.options import Lang, language_of
from lasca_rules.errors import InputError, visible
from lasca_rules.languages import Language, Text

PROGRAM = "lasca-rules"
UNREADABLE = 2
INTERRUPTED = 130
COMPLETION = ("--install-completion", "--show-completion")


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run one command as a process of its own, and exit with its status."""
    streams.prepare()
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its status; whatever is wrong has been said in one line."""
    given = list(arguments) or ["--help"]
    language = spoken(given)
    command = typer.main.get_command(application())
    help_texts.speak(command, language)
    in_language = {name: {"lang": language.value} for name in help_texts.COMMANDS}
    try:
        try:
            status = command.main(args=given, prog_name=PROGRAM, standalone_mode=False, default_map=in_language)
        except SystemExit as ended:  # how typer ends when it has shown a script
            status = ended.code
        sys.stdout.flush()
    except InputError as error:
        return refuse(error.text[language])
    except TyperException as error:
        return refuse(help_texts.complaint(error.format_message(), language))
    except OSError as error:
        streams.drop(sys.stdout)
        return refuse(streams.failure(error)[language])
    except KeyboardInterrupt:
        status = INTERRUPTED
    if status == INTERRUPTED:
        return refuse(Text("interrupted", "прервано")[language], status)
    if status and given[0].startswith(COMPLETION):
        return UNREADABLE
    return status or 0


def application() -> typer.Typer:
    """Build the application with its commands; their help texts are put in by ``help_texts.speak``."""
    app = typer.Typer(name=PROGRAM, rich_markup_mode=None)
    app.callback()(about)
    for command in (
        *(reporting.report, rulebook.clause, rulebook.rulings, playing.moves, playing.board, playing.perft),
        *(nardy_turns.turns, editions.edition, reviewing.review),
    ):
        app.command()(command)
    app.command("audit")(auditing.audit_records)
    app.command()(recording.record)
    return app


def show_version(value: bool) -> None:  # noqa: FBT001 -- as typer calls it
    """Print the version and end, if it was asked for."""
    if not value:
        return
    try:
        print(PROGRAM, version(PROGRAM))
    except PackageNotFoundError:
        raise InputError(
            Text("the package is not installed, so it has no version", "пакет не установлен, и версии у него нет")
        ) from None
    raise typer.Exit


def about(
    *,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    """Take the language also before the command."""


def spoken(arguments: Sequence[str]) -> Language:
    """Return the language to speak, known before the arguments are read: help and errors need it too.

    Given both before and after the command, the one after it counts.
    """
    language = language_of(None)
    for place, argument in enumerate(arguments):
        option, given, value = argument.partition("=")
        value = value if given else "".join(arguments[place + 1 : place + 2])
        if option == "--lang" and value in {language.value for language in Language}:
            language = Language(value)
    return language


def refuse(message: str, status: int = UNREADABLE) -> int:
    """Say in one line why there is no more, and return the status to exit with."""
    try:
        print(f"{PROGRAM}: {visible(' '.join(message.split()))}", file=sys.stderr, flush=True)
    except OSError:
        streams.drop(sys.stderr)  # there is nobody left to tell
    return status
