"""``record``: games as they were written down, written anew."""

from typing import Annotated, Literal

import typer

from lasca_rules.cli.auditing import UNREADABLE, game_numbered, games_of
from lasca_rules.cli.options import Lang, Rules, language_of
from lasca_rules.cli.streams import json_of
from lasca_rules.errors import visible
from lasca_rules.notation.position import write_position
from lasca_rules.play.rulesets import RULESETS
from lasca_rules.records.header import by_number
from lasca_rules.records.places import RecordError
from lasca_rules.records.reading import ReadGame, Unreadable
from lasca_rules.records.writing import Squares, played_items, write_game
from lasca_rules.records.written import Comment, Item, Mark, Variation, WrittenMove


def record(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    *,
    form: Annotated[Literal["pdn", "letters", "numbers", "json"], typer.Option("--to")],
    rules: Rules = "lasca",
    lang: Lang = None,
) -> None:
    """Write each game of a file anew; what cannot be read or is not legal is told on standard error, status 2."""
    language = language_of(lang)
    failed = False
    for found in games_of(file, RULESETS[rules]):
        try:
            if isinstance(found, Unreadable):
                raise found.error
            print(written_as(found, form))
        except RecordError as error:
            failed = True
            number = found.number if isinstance(found, Unreadable) else found.written.number
            typer.echo(visible(f"{file}, {game_numbered(number)[language]}, {error.text[language]}"), err=True)
    if failed:
        raise typer.Exit(UNREADABLE)


def written_as(game: ReadGame, form: str) -> str:
    """Return the game in one of the forms of ``--to``; ``pdn`` has the squares as the game's type says."""
    match form:
        case "json":
            return json_of(_data(game))
        case "numbers":
            return write_game(game, Squares.NUMBERS)
        case "letters":
            return write_game(game, Squares.LETTERS)
        case _:
            return write_game(game, Squares.NUMBERS if by_number(game.written) else Squares.LETTERS)


def _data(game: ReadGame) -> dict[str, object]:
    return {
        "game": game.written.number,
        "rules": game.ruleset.id,
        "tags": [[tag.name, tag.value] for tag in game.written.tags],
        "start": write_position(game.start),
        "items": [_item(item) for item in played_items(game)],
        "result": game.written.score.value,
    }


def _item(item: Item) -> dict[str, object]:
    match item:
        case WrittenMove(path, capture):
            return {"move": ("x" if capture else "-").join(path)}
        case Comment(text):
            return {"comment": text}
        case Mark(text):
            return {"mark": text}
        case Variation(items):
            return {"variation": [_item(each) for each in items]}
