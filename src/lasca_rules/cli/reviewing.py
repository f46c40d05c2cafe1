"""``review``: that a person has held a statement against its scenarios; and what has changed since."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from attrs import frozen

from lasca_rules.cli.options import AsJson, Lang, language_of
from lasca_rules.cli.own_files import hold_to_named_files
from lasca_rules.cli.reporting import house
from lasca_rules.cli.streams import json_of
from lasca_rules.errors import InputError
from lasca_rules.languages import Language, Text
from lasca_rules.regulations import Registry, StatementId, load
from lasca_rules.reviews import (
    STAMPS,
    TWINS,
    Stamp,
    load_stamps,
    load_twins,
    read_scenarios,
    restamped,
    stamped,
    store_stamps,
    store_twins,
    suspect_statements,
    twins_in,
    twins_of,
)


def review(
    statements: Annotated[list[str] | None, typer.Argument(metavar="[ID]...")] = None,
    *,
    by: Annotated[str | None, typer.Option("--by", metavar="NAME")] = None,
    on: Annotated[str | None, typer.Option("--on", metavar="DATE")] = None,
    twins: Annotated[bool, typer.Option("--twins")] = False,
    stamps: Annotated[Path | None, typer.Option("--stamps", metavar="FILE")] = None,
    written: Annotated[Path | None, typer.Option("--written", metavar="FILE")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Stamp statements as reviewed; or record which texts are twins; or, with neither, only show how reviews stand."""
    _check(statements, by, on, twins=twins)
    registry = load()
    language = language_of(lang)
    files = stamps or STAMPS, written or TWINS
    if twins:
        hold_to_named_files({"--written": written})
        store_twins(twins_in(registry), written or TWINS)
    if statements and by is not None:
        hold_to_named_files({"--stamps": stamps, "--written": written})
        _stamp(registry, statements, by, _day(on), files)
    shown = _shown(registry, files, only=statements or ())
    if as_json:
        print(json_of(shown.data(), indent=2))
    else:
        print("\n".join(shown.lines(language)))


@frozen
class Reviews:
    """How reviews stand: of each statement the stamp, if it has one, and why it is suspect, if it is."""

    statements: tuple[StatementId, ...]
    stamps: Mapping[StatementId, Stamp]
    suspect: Mapping[StatementId, tuple[Text, ...]]

    def lines(self, language: Language) -> Iterator[str]:
        """Give what was reviewed or is suspect, a statement after the other, and the counts."""
        for name in self.statements:
            stamp, reasons = self.stamps.get(name), self.suspect.get(name, ())
            if stamp:
                text = Text(f"reviewed by {stamp.by} on {stamp.on}", f"проверено: {stamp.by}, {stamp.on}")
                yield f"{name}  {text[language]}"
            elif reasons:
                yield f"{name}  {Text('not reviewed', 'не проверено')[language]}"
            yield from (f"    {Text('suspect', 'под сомнением')[language]}: {reason[language]}" for reason in reasons)
        reviewed = sum(name in self.stamps for name in self.statements)
        suspect = sum(name in self.suspect for name in self.statements)
        yield Text(
            f"statements: {len(self.statements)}, reviewed: {reviewed}, suspect: {suspect}",
            f"положений: {len(self.statements)}, проверено: {reviewed}, под сомнением: {suspect}",
        )[language]

    def data(self) -> list[dict[str, object]]:
        """Return the same as plain data, of every statement."""
        return [
            {
                "statement": name,
                "reviewed": {"by": stamp.by, "on": stamp.on.isoformat()} if (stamp := self.stamps.get(name)) else None,
                "suspect": [text.data() for text in self.suspect.get(name, ())],
            }
            for name in self.statements
        ]


def _shown(registry: Registry, files: tuple[Path, Path], only: Sequence[StatementId]) -> Reviews:
    stamps, written = files
    held = {stamp.statement: stamp for stamp in load_stamps(stamps)}
    scenarios = read_scenarios(house() / "features")
    suspect = suspect_statements(registry, held.values(), scenarios, load_twins(written))
    names = tuple(dict.fromkeys(registry.statement(name).id for name in only)) or tuple(
        statement.id for statement in registry.statements
    )
    return Reviews(names, held, suspect)


def _stamp(registry: Registry, names: Sequence[StatementId], by: str, on: date, files: tuple[Path, Path]) -> None:
    stamps, written = files
    reviewed = [registry.statement(name) for name in names]
    scenarios = read_scenarios(house() / "features")
    new = [stamped(statement, scenarios, by, on) for statement in reviewed]
    pairs = {**load_twins(written), **{statement.id: twins_of(statement) for statement in reviewed}}
    in_order = {each.id: pairs[each.id] for each in registry.statements if each.id in pairs}
    store_stamps(restamped(load_stamps(stamps), new), stamps)
    store_twins(in_order, written)


def _check(statements: Sequence[str] | None, by: str | None, on: str | None, *, twins: bool) -> None:
    if twins and (statements or by is not None):
        raise InputError(
            Text(
                "--twins reviews nothing; expected no statement and no --by",
                "--twins ничего не проверяет: без ID и --by",
            )
        )
    if on is not None and by is None:
        raise InputError(
            Text(
                "expected --by with the name of the person who reviewed", "здесь нужно --by с именем того, кто проверил"
            )
        )
    if by is not None and not statements:
        raise InputError(
            Text(
                "--by stamps statements; expected at least one, such as column:1.14.1-b",
                "--by отмечает положения; здесь нужно хотя бы одно, например column:1.14.1-b",
            )
        )


def _day(on: str | None) -> date:
    try:
        return date.fromisoformat(on) if on is not None else date.today()  # noqa: DTZ011 -- the reviewer's own day
    except ValueError:
        raise InputError(
            Text(
                f"--on: expected a day such as 2026-11-30, not “{on}”",
                f"--on: нужен день, например 2026-11-30, а не «{on}»",
            )
        ) from None
