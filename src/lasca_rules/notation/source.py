"""A text that is being read: how to name a place in it, and how to quote it in a message of one harmless line."""

from string import ascii_letters, digits

from attrs import frozen

from lasca_rules.board.squares import Board, Square
from lasca_rules.errors import NotationError
from lasca_rules.languages import Text

QUOTED_AT_MOST = 24
"""How many characters of the text a message repeats."""

_CYRILLIC = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
_HARMLESS = frozenset(ascii_letters + digits + _CYRILLIC + " -–—−:×.,;*()+=/!?#½…")
_MEANT = dict(zip("аАвВсСдДеЕфФгГхХНЬь", "aAbBcCdDeEfFgGhHHbb", strict=True))
"""Cyrillic letters that are typed for a Latin one, mostly since nobody can tell the two apart."""


@frozen
class Source:
    """A text, and what it is to the reader of a message: a position, a move, the fourth half-move of a record."""

    name: Text
    text: str

    def refuse(self, start: int, end: int, why: Text) -> NotationError:
        """Return the error about the characters from ``start`` up to ``end``; without characters it quotes nothing."""
        place = self._place(start)
        quoted = harmless(self.text[start:end])
        return NotationError(
            Text(
                f"{self.name.en}, {place.en}: " + (f'"{quoted}": ' if quoted else "") + why.en,
                f"{self.name.ru}, {place.ru}: " + (f"«{quoted}»: " if quoted else "") + why.ru,
            ),
        )

    def refuse_whole(self, why: Text) -> NotationError:
        """Return the error about the text as a whole."""
        return NotationError(Text(f"{self.name.en}: {why.en}", f"{self.name.ru}: {why.ru}"))

    def hold_to(self, limit: int) -> None:
        """Refuse a text longer than ``limit`` characters."""
        if len(self.text) > limit:
            raise self.refuse_whole(
                Text(
                    f"{len(self.text)} characters; no more than {limit} can be meant",
                    f"длина текста (в знаках) {len(self.text)}, а осмысленно не больше {limit}",
                ),
            )

    def _place(self, start: int) -> Text:
        """Count from 1, as people do; lines are named only when there are several."""
        before = self.text[:start]
        line, character = before.count("\n") + 1, start - (before.rfind("\n") + 1) + 1
        if "\n" not in self.text.strip():
            return Text(f"character {character}", f"знак {character}")
        return Text(f"line {line}, character {character}", f"строка {line}, знак {character}")


def harmless(text: str) -> str:
    """Quote a text in a message: bounded, in one line, with anything but plain letters and signs as its code point."""
    letters = [letter if letter in _HARMLESS else f"U+{ord(letter):04X}" for letter in text[:QUOTED_AT_MOST]]
    return "".join(letters) + ("…" if len(text) > QUOTED_AT_MOST else "")


def refuse_cyrillic(source: Source, start: int, end: int) -> None:
    """Refuse Cyrillic letters among the characters from ``start`` up to ``end``, and say which Latin one was meant."""
    for place in range(start, end):
        if why := why_not_latin(source.text[place]):
            raise source.refuse(place, place + 1, why)


def why_not_latin(letter: str) -> Text | None:
    """Say what to write instead of a Cyrillic letter; ``None`` for any other sign."""
    if letter in _MEANT:
        latin = _MEANT[letter]
        return Text(
            f"this is a Cyrillic letter; write the Latin {latin}",
            f"это кириллическая буква; нужна латинская {latin}",
        )
    if letter in _CYRILLIC:
        return Text("this is a Cyrillic letter; the notation is in Latin letters", "это кириллица; запись — латиницей")
    return None


def read_square(source: Source, start: int, end: int, board: Board) -> Square:
    """Return the dark square named by the characters from ``start`` up to ``end``; capital letters are read too."""
    refuse_cyrillic(source, start, end)
    name = source.text[start:end].lower()
    if board.has(name):
        return name
    raise source.refuse(start, end, why_no_square(name, board))


def why_no_square(name: str, board: Board) -> Text:
    """Say why a name is none of a dark square of that board."""
    if board.is_light(name):
        return Text(
            f"{name} is a light square; play is on the dark squares only",
            f"{name} — белое поле; игра ведётся только на чёрных",
        )
    if name[:1] in tuple(ascii_letters) and name[1:] and all(sign in digits for sign in name[1:]):
        corner = board.files[-1] + board.rows[-1]
        return Text(
            f"off the board, which runs from a1 to {corner}", f"за пределами доски: её поля — от a1 до {corner}"
        )
    return Text("not a square; one is written like c3", "это не поле; поле записывают так: c3")
