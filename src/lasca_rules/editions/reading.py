"""Reading a file that should be an official text in plain UTF-8, and saying what it is when it is not."""

import codecs
import re
from collections import Counter
from pathlib import Path

from attrs import frozen

from lasca_rules.editions.formats import Format, UnreadableError, format_of, text_of
from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from lasca_rules.storing import machine_reason

LARGEST = 2_000_000
"""Bytes; the complete rules of a sport take a quarter of that."""
LARGEST_DOCUMENT = 20_000_000
"""Bytes of a PDF or a Word document, with its fonts and pictures."""
LINE_END = re.compile(r"\r\n|\r|\n")
OPTIONAL_HYPHEN = "\x1f"
"""What Word keeps for a soft hyphen; Python takes it for a space."""
BREAK_WITHIN = re.compile("[\v\f\x1c-\x1e\x85\u2028\u2029]")
"""Ends of lines and pages that an editor does not count as lines, unless a file has hardly any others."""
EVERY_BREAK = re.compile(rf"{LINE_END.pattern}|{BREAK_WITHIN.pattern}")
OTHER_FORMATS = {b"\xd0\xcf\x11\xe0": "Word (doc)", b"{\\rtf": "RTF"}
WIDE_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
OLD_ENCODINGS = {"cp1251": "Windows-1251", "koi8-r": "KOI8-R", "cp866": "CP866"}
MISREAD_AS = {**OLD_ENCODINGS, "cp1252": "Windows-1252", "latin-1": "Latin-1", "mac-cyrillic": "Mac Cyrillic"}
LEAST_LEFT = 0.25
"""Two characters stand for each letter that was misread; some of them are lost."""
COMMON_LETTERS = "оеаинтсрвл"
"""The ten letters that make up most of any Russian text."""


class EditionError(InputError):
    """A file is no official text that can be read, or does not hold the clauses it should."""


@frozen
class TextLine:
    """A line of the file with its number, counted from 1."""

    number: int
    text: str


def read_lines(path: Path) -> tuple[TextLine, ...]:
    """Return the lines of a plain text in UTF-8; a byte order mark is passed over.

    Raises:
        EditionError: The file cannot be read, is empty, too large, or something other than plain text in UTF-8.
    """
    data = read_bytes(path)
    kind = format_of(data)
    text = from_document(path, kind, data) if kind else decode(path, data)
    if not text.strip():
        raise refusal(path, Text("is empty; expected the official text", "файл пуст; здесь нужен официальный текст"))
    counted = LINE_END if len(LINE_END.findall(text)) >= len(BREAK_WITHIN.findall(text)) else EVERY_BREAK
    return tuple(
        TextLine(number, part.replace(OPTIONAL_HYPHEN, "\u00ad"))
        for number, line in enumerate(counted.split(text), start=1)
        for part in BREAK_WITHIN.split(line)
    )


def refusal(path: Path, text: Text) -> EditionError:
    """Make the error that names the file."""
    return EditionError(Text(f"{path}: {text.en}", f"{path}: {text.ru}"))


def read_bytes(path: Path) -> bytes:
    """Return what the file holds, unless it is too large to be an official text."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_DOCUMENT + 1)
    except OSError as error:
        why = machine_reason(error)
        raise refusal(path, Text(f"cannot be read: {why.en}", f"не удаётся прочитать: {why.ru}")) from None
    if len(data) > LARGEST and not (format_of(data) and len(data) <= LARGEST_DOCUMENT):
        text = Text(
            f"is larger than {LARGEST} bytes; expected one official text as plain text",
            f"файл больше {LARGEST} байт; здесь нужен один официальный текст простым текстом",
        )
        raise refusal(path, text)
    return data


def from_document(path: Path, kind: Format, data: bytes) -> str:
    """Return the text of a PDF or a Word document, or refuse it by what is wrong with it."""
    try:
        return text_of(kind, data)
    except UnreadableError as error:
        raise refusal(path, error.text) from None


def decode(path: Path, data: bytes) -> str:
    """Return the text in UTF-8, or refuse with a guess at what the file is instead."""
    for start, name in OTHER_FORMATS.items():
        if data.startswith(start):
            raise refusal(path, advice(Text(f"is a {name} file", f"это файл {name}")))
    if data.startswith(WIDE_MARKS):
        raise refusal(path, advice(Text("is UTF-16", "это UTF-16")))
    if b"\0" in data:
        raise refusal(path, advice(Text("is not text", "это не текст")))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        likely = likely_encoding(data)
        line = data.count(b"\n", 0, error.start) + 1
        what = Text(f"line {line} is not UTF-8", f"строка {line} не в UTF-8")
        if likely:
            what = Text(f"{what.en} (it looks like {likely})", f"{what.ru} (похоже на {likely})")
        raise refusal(path, advice(what)) from None
    misread = misread_as(text)
    if misread is not None:
        what = Text(
            f"its letters are spoilt: it was UTF-8, was opened as {misread} and saved again; take the original, or",
            f"буквы испорчены: это был UTF-8, его открыли как {misread} и сохранили; возьмите исходный файл или",
        )
        raise refusal(
            path,
            Text(
                f"{what.en} open it as UTF-8, save it as {misread}, and try that file",
                f"{what.ru} откройте его как UTF-8, сохраните в {misread} и попробуйте с тем файлом",
            ),
        )
    return text


def misread_as(text: str) -> str | None:
    """Return the encoding in which Russian text in UTF-8 was misread before it was saved again, if it was."""
    beyond = sum(letter > "\x7f" for letter in text)
    for encoding, name in MISREAD_AS.items():
        back = text.encode(encoding, errors="ignore").decode("utf-8", errors="ignore")
        letters = Counter(letter for letter in back if letter > "\x7f")
        common = sum(letters[letter] for letter in COMMON_LETTERS)
        if beyond and letters.total() > beyond * LEAST_LEFT and common > letters.total() / 2:
            return name
    return None


def advice(what: Text) -> Text:
    """Say what the file is, and to save it as plain text."""
    return Text(f"{what.en}; save it as plain text in UTF-8", f"{what.ru}; сохраните его простым текстом в UTF-8")


def likely_encoding(data: bytes) -> str | None:
    """Return the name of the old Russian encoding in which the bytes look most like Russian, if they do in any."""
    shares = {name: russian_share(data, encoding) for encoding, name in OLD_ENCODINGS.items()}
    best = max(shares, key=shares.__getitem__)
    return best if shares[best] > 1 / 2 else None


def russian_share(data: bytes, encoding: str) -> float:
    """Return how large a part of the letters beyond ASCII are the common small ones of Russian."""
    letters = Counter(letter for letter in data.decode(encoding, errors="replace") if letter > "\x7f")
    return sum(letters[letter] for letter in COMMON_LETTERS) / max(1, letters.total())
