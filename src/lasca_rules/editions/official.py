"""Official texts as they are given on a command line, ``column=rules.txt``, each with the spans of its regulation."""

from collections.abc import Iterable
from pathlib import Path

from attrs import frozen

from lasca_rules.editions.document import Document, read_document
from lasca_rules.editions.layout import Layout, laid_at, load_layout
from lasca_rules.editions.reading import EditionError
from lasca_rules.editions.remembered import remembered
from lasca_rules.languages import Text
from lasca_rules.regulations import Registry


@frozen
class OfficialText:
    """The official text of a regulation: the name of its file without folders, what it says, and the spans on it."""

    file: str
    document: Document
    layout: Layout


def read_official_texts(given: Iterable[str], registry: Registry) -> tuple[OfficialText, ...]:
    """Return the official texts given as ``REGULATION=FILE``, in the registry's order of regulations.

    Raises:
        EditionError: One is not written so, names no regulation that has an official text or the same one again, or
            its file cannot be read as the official text of that regulation.
    """
    known = with_official_text(registry)
    files: dict[str, Path] = {}
    for one in given:
        regulation, equals, file = one.partition("=")
        if not (equals and file):
            raise malformed(one)
        if regulation not in known:
            raise unknown(regulation, known)
        if regulation in files:
            raise repeated(regulation)
        files[regulation] = Path(file)
    return tuple(official_text(files[name], registry, name) for name in known if name in files)


def with_official_text(registry: Registry) -> list[str]:
    """Return the regulations whose official text the rulebook knows, those that have spans laid on it, in order."""
    return [each.id for each in registry.regulations if laid_at(each.id).exists()]


def official_text(file: Path, registry: Registry, regulation: str) -> OfficialText:
    """Return the official text of one regulation."""
    layout = load_layout(regulation)
    document = read_document(file, registry, regulation, remembered(regulation, layout))
    return OfficialText(file.name, document, layout)


def malformed(given: str) -> EditionError:
    """Make the error about something that is no regulation with a file."""
    return EditionError(
        Text(
            f"--source: expected REGULATION=FILE, such as column=rules.txt, not “{given}”",
            f"--source: здесь нужно РЕГЛАМЕНТ=ФАЙЛ, например column=rules.txt, а не «{given}»",
        )
    )


def unknown(regulation: str, known: Iterable[str]) -> EditionError:
    """Make the error about a regulation that does not exist, or has no official text."""
    names = ", ".join(known)
    return EditionError(
        Text(
            f"--source: no official text is known of “{regulation}”; expected one of {names}",
            f"--source: официального текста у «{regulation}» нет; здесь нужно одно из: {names}",
        )
    )


def repeated(regulation: str) -> EditionError:
    """Make the error about a regulation that two texts are given for."""
    return EditionError(
        Text(
            f"--source: “{regulation}” is given twice; expected one file for each regulation",
            f"--source: «{regulation}» указано дважды; здесь нужен один файл на регламент",
        )
    )
