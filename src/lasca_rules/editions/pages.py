"""What a page may have added to a text: its number, a header that runs through it. Suspected, not left out."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from attrs import frozen

from lasca_rules.editions.joining import DIVIDED
from lasca_rules.editions.reading import TextLine
from lasca_rules.languages import Text

PAGE_NUMBER = re.compile(
    r"[-–—\s]*+(?:(?:стр(?:аница|\.)?|с\.|page)\s*+)?(?P<number>\d{1,4})(?:\s*(?:из|of|/)\s*\d{1,4})?[-–—\s]*",
    re.IGNORECASE,
)
PUNCTUATED = re.compile(r"[.,;:!?…]\s*$")
ENDED = re.compile(r"[.,;:!?…)\]»”\"]\s*$")
BEGINS_WITH_NUMBER_OR_DASH = re.compile(r"\s*(?:[-–—•*]|\d|Статья\b|Глава\b|Раздел\b|§)")
BEGINS_CLAUSE = re.compile(r"\s*(?:\d+\.|Статья\b|Глава\b|Раздел\b|§)", re.IGNORECASE)
LONGEST_HEADER = 200
LONGEST_FOOTER = 5
"""Lines of the foot of a page."""
NEAR = 10
"""How many lines on from a header its sentence goes on at the latest."""
OFTEN = 10
"""Where more than one line in so many breaks a sentence off, an empty line after each is how the text is set."""

NUMBER = Text("the number of a page", "номер страницы")
HEADER = Text("a page header", "колонтитул")


@frozen
class Suspects:
    """Lines that a page may have added, all of one kind: page numbers of one form, or the same header again."""

    what: Text
    lines: tuple[TextLine, ...]


def suspects(lines: Sequence[TextLine]) -> tuple[Suspects, ...]:
    """Return the lines that may be none of the text's own, kind by kind.

    It is a suspicion only: a wrapped line, too, can occur twice, and a number can stand alone in its line.
    """
    kinds: defaultdict[str, list[int]] = defaultdict(list)
    numbers: defaultdict[str, list[int]] = defaultdict(list)
    for place, line in enumerate(lines):
        if line.text.strip() and len(line.text) <= LONGEST_HEADER:
            (numbers if PAGE_NUMBER.fullmatch(line.text) else kinds)[mask(line.text)].append(place)
    headers = [again(lines, places) for places in kinds.values() if len(places) > 1]
    taken = {place for places in headers for place in places}
    headers += [[place] for place in breaks(lines) if place not in taken]
    taken |= {place for places in headers for place in places}
    headers += [places for places in at_edges(lines) if taken.isdisjoint(places)]
    counted = [group for form, places in numbers.items() for group in page_numbers(lines, form, places)]
    return (
        *(Suspects(NUMBER, tuple(lines[place] for place in places)) for places in counted),
        *(Suspects(HEADER, tuple(lines[place] for place in places)) for places in sorted(headers)),
    )


def again(lines: Sequence[TextLine], places: list[int]) -> list[int]:
    """Return where a line may be a header: everywhere, but a clause's heading is one from the second time on."""
    return places[1:] if BEGINS_CLAUSE.match(lines[places[0]].text) else places


def mask(text: str) -> str:
    """Return what two headers have in common when only the number of the page differs."""
    plain = " ".join(text.split())
    return plain if BEGINS_CLAUSE.match(plain) else re.sub(r"\d+", "#", plain)


def page_numbers(lines: Sequence[TextLine], form: str, places: Sequence[int]) -> Iterator[list[int]]:
    """Give the lines that can be numbers of pages: those that count the pages, and single ones that stand apart.

    A bare number is no word of the text when the next one, too, stands alone in a line, or when it ends the text.
    """
    if form != "#":
        yield list(places)
        return
    chain = counting_up(lines, places)
    values = {int(lines[place].text) for place in chain}
    often = Counter(int(lines[place].text) for place in places)
    ending = {place for place, line in enumerate(lines) if line.text.strip()}
    edges = {min(ending), max(ending)}
    few = len(tuple(breaks(lines, numbers=True))) * OFTEN <= len(ending)
    counted: list[int] = []
    for place in places:
        value = int(lines[place].text)
        if value in values and often[value] == 1:
            counted.append(place)
        elif value in values or place in edges or parts_a_word(lines, place) or (few and alone(lines, place)):
            yield [place]
    if counted:
        yield counted


def parts_a_word(lines: Sequence[TextLine], place: int) -> bool:
    """Tell whether a line stands between the two halves of a word."""
    before = next((line.text for line in reversed(lines[max(0, place - NEAR) : place]) if line.text.strip()), "")
    return DIVIDED.search(before) is not None


def counting_up(lines: Sequence[TextLine], places: Sequence[int]) -> list[int]:
    """Return the numbers of the longest run in which each is one more than one before, or nothing below two."""
    longest: dict[int, int] = {}
    for place in places:
        value = int(lines[place].text)
        longest[value] = max(longest.get(value, 0), longest.get(value - 1, 0) + 1)
    last = max(longest, key=longest.__getitem__, default=0)
    if longest.get(last, 0) <= 1:
        return []
    values = range(last - longest[last] + 1, last + 1)
    return [place for place in places if int(lines[place].text) in values]


def breaks(lines: Sequence[TextLine], *, numbers: bool = False) -> tuple[int, ...]:
    """Return the places of lines that stand alone between empty ones where a sentence was broken off.

    None are returned if they are so many that every line of the text stands so; with ``numbers`` all are returned.
    """
    found: list[int] = []
    broken_off = False
    written = 0
    for place, line in enumerate(lines):
        if not is_text(line):
            continue
        written += 1
        if broken_off and may_be_header(line.text) and interrupts(lines, place):
            found.append(place)
        else:
            broken_off = not ENDED.search(line.text)
    return tuple(found) if numbers or len(found) * OFTEN <= written else ()


def at_edges(lines: Sequence[TextLine]) -> Iterator[list[int]]:
    """Give the lines that stand between a finished sentence and the end of a page, and finish none themselves.

    A page ends with its number, and with the text.
    """
    below: list[int] | None = []
    for place in range(len(lines) - 1, -1, -1):
        line = lines[place]
        if PAGE_NUMBER.fullmatch(line.text):
            below = []
        elif line.text.strip() and below is not None:
            if below and ENDED.search(line.text) and not lines[below[-1]].text.strip()[0].islower():
                yield sorted(below)
            below = [*below, place] if may_be_header(line.text) and len(below) < LONGEST_FOOTER else None


def may_be_header(text: str) -> bool:
    """Tell whether a line could be a header that stands once: not the start of a clause or entry, nor its end."""
    return bool(
        len(text) <= LONGEST_HEADER and not PUNCTUATED.search(text) and not BEGINS_WITH_NUMBER_OR_DASH.match(text)
    )


def interrupts(lines: Sequence[TextLine], place: int) -> bool:
    """Tell whether a line, alone between empty ones, stands where a sentence that was broken off goes on."""
    if not alone(lines, place):
        return False
    goes_on = next((line.text.strip() for line in lines[place + 1 : place + 1 + NEAR] if is_text(line)), "")
    return goes_on[:1].islower()


def alone(lines: Sequence[TextLine], place: int) -> bool:
    """Tell whether there is no text right above and right below a line."""
    return not any(is_text(line) for line in (*lines[max(0, place - 1) : place], *lines[place + 1 : place + 2]))


def is_text(line: TextLine) -> bool:
    """Tell whether a line is neither empty nor the number of a page."""
    return bool(line.text.strip()) and not PAGE_NUMBER.fullmatch(line.text)


def left_out(suspects: Suspects) -> Text:
    """Say that lines were left out, and as what."""
    en, ru = listed(suspects.lines)
    return Text(
        f"{en} left out as {suspects.what.en}: “{shown(suspects)}”",
        f"{ru}: пропуск, это {suspects.what.ru}: «{shown(suspects)}»",
    )


def doubtful(suspects: Suspects) -> Text:
    """Say that lines may be none of the text's own, and how to leave them out."""
    en, ru = listed(suspects.lines)
    numbers = ",".join(str(line.number) for line in suspects.lines)
    return Text(
        f"{en} may be {suspects.what.en}: “{shown(suspects)}”; counted as text unless you say --leave-out {numbers}",
        f"{ru}: возможно, {suspects.what.ru}: «{shown(suspects)}»; пока это текст, пропустить: --leave-out {numbers}",
    )


def listed(lines: Sequence[TextLine]) -> tuple[str, str]:
    """Return the numbers of lines in words, English and Russian."""
    numbers = ", ".join(str(line.number) for line in lines)
    return (f"lines {numbers}", f"строки {numbers}") if len(lines) > 1 else (f"line {numbers}", f"строка {numbers}")


def shown(suspects: Suspects) -> str:
    """Return the first of some lines as a notice quotes it."""
    return " ".join(suspects.lines[0].text.split())[:80]
