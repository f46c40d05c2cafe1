"""``edition``: an official text beside the one that the rulebook remembers, or beside an older file."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from lasca_rules.cli.edition_shown import Compared, Covered
from lasca_rules.cli.line_numbers import numbers_of
from lasca_rules.cli.options import AsJson, Lang, language_of
from lasca_rules.cli.own_files import hold_to_named_files
from lasca_rules.cli.streams import json_of
from lasca_rules.editions import (
    Change,
    Document,
    Layout,
    Status,
    WordRun,
    beside,
    compare,
    coverage,
    difference,
    edition_of,
    load_edition,
    load_layout,
    pinned,
    read_document,
    remembered,
    store_edition,
    store_layout,
    suspicions,
    with_official_text,
    with_text,
)
from lasca_rules.editions.edition import stored_at
from lasca_rules.errors import InputError
from lasca_rules.languages import Language, Text
from lasca_rules.regulations import load

Official: TypeAlias = Annotated[str, typer.Option("--regulation", metavar="REGULATION")]


def edition(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    regulation: Official,
    against: Annotated[Path | None, typer.Option("--against", metavar="OLD")] = None,
    leave_out: Annotated[str | None, typer.Option("--leave-out", metavar="LINES")] = None,
    store: Annotated[bool, typer.Option("--store")] = False,
    show_coverage: Annotated[bool, typer.Option("--coverage")] = False,
    pin: Annotated[bool, typer.Option("--pin")] = False,
    stored: Annotated[Path | None, typer.Option("--stored", metavar="FILE")] = None,
    spans: Annotated[Path | None, typer.Option("--spans", metavar="FILE")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Compare an official text clause by clause, remember it, or show which words no statement covers."""
    if sum(map(bool, (against, store, show_coverage, pin))) > 1:
        raise InputError(
            Text(
                "expected only one of --against, --store, --coverage and --pin",
                "здесь нужен только один из ключей --against, --store, --coverage и --pin",
            )
        )
    language = language_of(lang)
    _refuse_without_text(regulation)
    layout = load_layout(regulation, spans)
    known = remembered(regulation, layout, stored)
    lines = numbers_of(leave_out)
    older = read_document(against, load(), regulation, known) if against else None
    document = read_document(file, load(), regulation, with_text(known, older) if older else known, lines)
    if store:
        hold_to_named_files({"--stored": stored})
    if pin:
        hold_to_named_files({"--spans": spans})
        _say(_kept(store_layout(pinned(layout, document), spans)), language, as_json=as_json)
        return 0
    if show_coverage:
        shown = Covered(document, coverage(document, layout))
        print(json_of(shown.data(), indent=2) if as_json else "\n".join(shown.lines(language)))
        return 1 if any(clause.uncovered for clause in shown.clauses) else 0
    compared = _compared(document, layout, older, stored)
    path = store_edition(edition_of(document, layout), stored) if store else None
    print(json_of(compared.data(), indent=2) if as_json else "\n".join(compared.lines(language)))
    if path and not as_json:
        print(_kept(path)[language])
    return 0 if store or compared.quiet else 1


def _refuse_without_text(regulation: str) -> None:
    known = with_official_text(load())
    if regulation not in known:
        listed = ", ".join(known)
        raise InputError(
            Text(
                f"--regulation: “{regulation}” is not one of {listed}",
                f"--regulation: «{regulation}» — не из числа {listed}",
            )
        )


def _compared(document: Document, layout: Layout, older: Document | None, stored: Path | None) -> Compared:
    newer = edition_of(document, layout)
    if older is not None:
        changes = compare(edition_of(older, layout), newer)
        differences = _differences(older, document, layout, changes)
        return Compared(document, changes, suspicions(layout, newer), differences)
    path = stored or stored_at(document.regulation)
    before = load_edition(document.regulation, path) if path.exists() else None
    return Compared(document, compare(before, newer), suspicions(layout, newer), {})


def _differences(
    older: Document, newer: Document, layout: Layout, changes: Sequence[Change]
) -> Mapping[str, tuple[WordRun, ...]]:
    found = {}
    for change in changes:
        before, after = older.wording(change.clause), newer.wording(change.clause)
        if change.status is not Status.SAME:
            old = beside(before, layout).words if before else ()
            new = beside(after, layout).words if after else ()
            found[change.clause] = difference(old, new)
    return found


def _kept(path: Path) -> Text:
    return Text(f"Stored in {path}", f"Записано в {path}")


def _say(text: Text, language: Language, *, as_json: bool) -> None:
    print(json_of({"message": text.data()}) if as_json else text[language])
