"""``audit``: game records held against the rules, and what each regulation does about what is wrong."""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Annotated, Literal

import typer

from lasca_rules.board.position import Position
from lasca_rules.cli.options import AsJson, Lang, Rules, language_of
from lasca_rules.cli.streams import json_of
from lasca_rules.errors import visible
from lasca_rules.languages import Language, Text
from lasca_rules.notation.position import write_position
from lasca_rules.play.rulesets import RULESETS, Ruleset
from lasca_rules.records.auditing import Audit, audit
from lasca_rules.records.irregular import Irregular, Noticed
from lasca_rules.records.lines import lines_of
from lasca_rules.records.places import RecordError
from lasca_rules.records.reading import ReadGame, Unreadable, read_games
from lasca_rules.refereeing.incidents import Official
from lasca_rules.regulations import load
from lasca_rules.rulebook.profiles import COLUMN, DRAUGHTS
from lasca_rules.sides import NAME, Side

STANDARD_INPUT = "-"
FOUND, UNREADABLE = 1, 2
NOTICED = Text("noticed", "замечено")


def audit_records(
    files: Annotated[list[str], typer.Argument(metavar="FILE...")],
    *,
    rules: Rules = "lasca",
    played_under: Annotated[Literal["column", "draughts"] | None, typer.Option("--regulation")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Audit each game of each file; end with 1 when something is wrong, with 2 when something cannot be read."""
    language = language_of(lang)
    profiles = (COLUMN.regulation, DRAUGHTS.regulation)
    asked = tuple(sorted(profiles, key=lambda profile: profile != played_under))
    games = wrong = unreadable = 0
    for file in files:
        for found in audited(file, RULESETS[rules], asked):
            games += 1
            unreadable += isinstance(found, Unreadable)
            wrong += isinstance(found, Audit) and not found.clean
            if as_json:
                print(json_of(_data(file, found)))
            elif in_words := list(_in_words(file, found, language)):
                print("\n".join(map(visible, in_words)), end="\n\n")
    if not as_json:
        print(_summary(games, wrong, unreadable)[language])
    if unreadable or wrong:
        raise typer.Exit(UNREADABLE if unreadable else FOUND)


def audited(file: str, otherwise: Ruleset, profiles: tuple[str, ...]) -> Iterator[Audit | Unreadable]:
    """Yield what is found in each game of a file, or of standard input for ``-``."""
    for game in games_of(file, otherwise):
        if isinstance(game, Unreadable):
            yield game
            continue
        try:
            yield audit(game, profiles)
        except RecordError as error:
            yield Unreadable(game.written.number, error)


def games_of(file: str, otherwise: Ruleset) -> Iterator[ReadGame | Unreadable]:
    """Yield the games of a file, or of standard input for ``-``."""
    if file == STANDARD_INPUT:
        yield from read_games(lines_of(sys.stdin.buffer), otherwise)
        return
    with Path(file).open("rb") as opened:
        yield from read_games(lines_of(opened), otherwise)


def game_numbered(number: int) -> Text:
    """Return the name of a game of a file, by its place there."""
    return Text(f"game {number}", f"партия {number}")


def _summary(games: int, wrong: int, unreadable: int) -> Text:
    return Text(
        f"games: {games}, with something wrong: {wrong}, not readable: {unreadable}",
        f"партий: {games}, с нарушениями: {wrong}, не прочитано: {unreadable}",
    )


def _in_words(file: str, found: Audit | Unreadable, language: Language) -> Iterator[str]:
    """Say what is wrong with a game: nothing if nothing is."""
    if isinstance(found, Unreadable):
        yield f"{file}, {game_numbered(found.number)[language]}, {found.error.text[language]}"
        return
    if found.clean:
        return
    written = found.game.written
    players = [tag.value for tag in map(written.tag, ("White", "Black")) if tag]
    heading = (file, game_numbered(written.number)[language], written.place.text[language], " – ".join(players))
    yield ", ".join(filter(None, heading))
    if found.irregular is not None:
        yield from _irregular_in_words(found.irregular, language)
    for contradiction in found.contradictions:
        yield f"  {contradiction[language]}"


def _irregular_in_words(wrong: Irregular, language: Language) -> Iterator[str]:
    half_move = Text(
        f"half-move {wrong.half_move}, {NAME[wrong.side].en}: {wrong.move}",
        f"полуход {wrong.half_move}, {NAME[wrong.side].ru}: {wrong.move}",
    )
    yield f"  {wrong.written.place.text[language]}: {half_move[language]}"
    for each in wrong.objections:
        yield f"    {each.text[language]} [{each.rule}]"
    yield f"    {Text('before', 'до хода')[language]}  {write_position(wrong.before)}"
    if wrong.after is None:
        yield f"    {_CANNOT_BE_MADE[language]}"
    else:
        yield f"    {Text('after', 'после')[language]}   {write_position(wrong.after)}"
    for profile, rulings in groupby(wrong.rulings, key=lambda each: each.profile):
        yield f"    {load().regulation(profile).name[language]}"
        for _, group in groupby(rulings, key=lambda each: each.moment):
            yield from _rulings_in_words(list(group), language)


_CANNOT_BE_MADE = Text(
    "no hand can make this move, so it is the record that is wrong", "такой ход сделать нельзя: неверна сама запись"
)


def _rulings_in_words(rulings: list[Noticed], language: Language) -> Iterator[str]:
    """Say what is ruled at one moment; once where it does not matter who notices."""
    same = len({(each.ruling, each.words) for each in rulings}) == 1
    for each in rulings[:1] if same else rulings:
        by = "" if same else f", {_person(each)[language]}"
        grounds = ", ".join((*each.ruling.under, *each.ruling.readings))
        yield f"      {NOTICED[language]} {each.moment.text[language]}{by}: {each.words[language]}"
        yield f"        {each.clocks[language]} [{grounds}]"


def _person(noticed: Noticed) -> Text:
    match noticed.by:
        case Official():
            return Text("by the referee", "судьёй")
        case Side():
            return Text("by the opponent", "соперником")


def _data(file: str, found: Audit | Unreadable) -> dict[str, object]:
    if isinstance(found, Unreadable):
        place = {"line": found.error.place.line, "column": found.error.place.column}
        return {
            "file": file,
            "game": found.number,
            "status": "unreadable",
            "place": place,
            "why": found.error.why.data(),
        }
    written = found.game.written
    status = "clean" if found.clean else "irregular" if found.irregular else "contradiction"
    return {
        "file": file,
        "game": written.number,
        "status": status,
        "rules": found.game.ruleset.id,
        "tags": [[tag.name, tag.value] for tag in written.tags],
        "result": written.score.value,
        "legal": found.legal,
        "position": write_position(found.last),
        "irregular": _irregular_data(found.irregular) if found.irregular else None,
        "contradictions": [text.data() for text in found.contradictions],
    }


def _irregular_data(wrong: Irregular) -> dict[str, object]:
    return {
        "half_move": wrong.half_move,
        "side": wrong.side.name.lower(),
        "place": {"line": wrong.written.place.line, "column": wrong.written.place.column},
        "written": wrong.written.text,
        "move": str(wrong.move),
        "objections": [
            {"reason": each.reason.value, "statement": each.rule, "square": each.square, **each.text.data()}
            for each in wrong.objections
        ],
        "before": write_position(wrong.before),
        "after": _written_or_none(wrong.after),
        "rulings": [_ruling_data(each) for each in wrong.rulings],
    }


def _ruling_data(noticed: Noticed) -> dict[str, object]:
    return {
        "regulation": noticed.profile,
        "noticed": noticed.moment.value,
        "by": "referee" if isinstance(noticed.by, Official) else "opponent",
        "ruling": noticed.words.data(),
        "clocks": noticed.clocks.data(),
        "under": list(noticed.ruling.under),
        "readings": list(noticed.ruling.readings),
    }


def _written_or_none(position: Position | None) -> str | None:
    return None if position is None else write_position(position)
