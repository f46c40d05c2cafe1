"""What a page adds to a text: its number, a header that runs through the document, lines of a table of contents."""

import re
from collections import Counter
from collections.abc import Sequence

from lasca_rules.editions.reading import Line
from lasca_rules.languages import Text

PAGE_NUMBER = re.compile(
    r"[-–—\s]*+(?:(?:стр(?:аница|\.)?|с\.|page)\s*+)?\d{1,4}(?:\s*(?:из|of|/)\s*\d{1,4})?[-–—\s]*", re.IGNORECASE
)
WITH_PAGE_NUMBER = re.compile(
    r"(?:\.{4}|\s{3}|\t|\bстр\.)\s?(?:стр\.?|с\.)?\s?\d{1,4}\s*$|^\s*\d{1,4}(?:\s{3}|\t)", re.IGNORECASE
)
"""A line with the number of a page set apart: a header, or an entry of a table of contents."""
PUNCTUATED = re.compile(r"[.,;:!?…]\s*$")
ENDED = re.compile(r"[.,;:!?…)\]»”\"]\s*$")
BEGINS_WITH_NUMBER_OR_DASH = re.compile(r"\s*(?:[-–—•*]|\d|Статья\b|Глава\b|Раздел\b|§)")
LONGEST_HEADER = 200
NEAR = 10
"""How many lines on from a header its sentence goes on at the latest."""


def without_pages(lines: Sequence[Line]) -> tuple[tuple[Line, ...], tuple[Text, ...]]:
    """Return the lines that are the text itself, and a notice about each line that was left out."""
    masks = Counter(mask(line.text) for line in lines if may_be_header(line.text))
    kept: list[Line] = []
    notices: list[Text] = []
    broken_off = False
    for place, line in enumerate(lines):
        if not line.text.strip():
            kept.append(line)
        elif PAGE_NUMBER.fullmatch(line.text):
            notices.append(notice(line, Text("the number of a page", "номер страницы")))
        elif len(line.text) <= LONGEST_HEADER and WITH_PAGE_NUMBER.search(line.text):
            notices.append(notice(line, Text("a line with the number of a page", "строка с номером страницы")))
        elif may_be_header(line.text) and (masks[mask(line.text)] > 1 or (broken_off and interrupts(lines, place))):
            notices.append(notice(line, Text("a page header", "колонтитул")))
        else:
            kept.append(line)
            broken_off = not ENDED.search(line.text)
    return tuple(kept), tuple(notices)


def notice(line: Line, what: Text) -> Text:
    """Say that a line was left out, and as what."""
    shown = " ".join(line.text.split())[:80]
    return Text(
        f"line {line.number} left out as {what.en}: “{shown}”",
        f"строка {line.number} пропущена, это {what.ru}: «{shown}»",
    )


def may_be_header(text: str) -> bool:
    """Tell whether a line could be a header: not the start of a clause or of a list's entry, nor a sentence's end."""
    return bool(
        text.strip()
        and len(text) <= LONGEST_HEADER
        and not PUNCTUATED.search(text)
        and not BEGINS_WITH_NUMBER_OR_DASH.match(text)
    )


def mask(text: str) -> str:
    """Return what two headers have in common when only the number of the page differs."""
    return re.sub(r"\d+", "#", " ".join(text.split()))


def interrupts(lines: Sequence[Line], place: int) -> bool:
    """Tell whether a line, alone between empty ones, stands where a sentence that was broken off goes on."""
    if any(is_text(line) for line in (*lines[max(0, place - 1) : place], *lines[place + 1 : place + 2])):
        return False
    goes_on = next((line.text.strip() for line in lines[place + 1 : place + 1 + NEAR] if is_text(line)), "")
    return goes_on[:1].islower()


def is_text(line: Line) -> bool:
    """Tell whether a line is neither empty nor the number of a page."""
    return bool(line.text.strip()) and not PAGE_NUMBER.fullmatch(line.text)
