"""A place in a file of games, and the error that names it."""

from attrs import frozen

from lasca_rules.errors import InputError
from lasca_rules.languages import Text


@frozen
class TextPlace:
    """A line and a column in it, both counted from 1; a column is a character, not a byte."""

    line: int
    column: int

    @property
    def text(self) -> Text:
        """The place for people."""
        return Text(f"line {self.line}, column {self.column}", f"строка {self.line}, столбец {self.column}")

    def on(self, characters: int) -> "TextPlace":
        """Return the place so many characters further in the same line."""
        return TextPlace(self.line, self.column + characters)


class RecordError(InputError):
    """A game that cannot be read: ``place`` is where that shows, ``why`` what was expected there."""

    def __init__(self, place: TextPlace, why: Text) -> None:
        self.place, self.why = place, why
        super().__init__(Text(f"{place.text.en}: {why.en}", f"{place.text.ru}: {why.ru}"))
