"""A text laid out as people have it: wrapped, on pages, with a table of contents, with other ends of lines."""

import re
from collections.abc import Iterator, Sequence
from random import Random
from textwrap import wrap

from attrs import frozen

WIDTHS = range(18, 141)
"""In characters: from a narrow column to a line across the page."""
ENDS = ("\n", "\r\n", "\r", "\u2028", "\x0b", "\x85")
HYPHENS = ("\u00ad", "\u2010", "\u00ac", "-")
NUMBERS = ("{}", "- {} -", "стр. {}", "{} из 99")
HEADERS = ("Правила вида спорта", "Министерство спорта Российской Федерации", "Утверждено приказом, редакция {}")
HEADING = re.compile(r"(?:Статья )?\d[\d.]*\.? ")
LONG = re.compile(r"[а-яё]{8,}")
LAST_HEADING = 60
"""Characters: a clause's first line that is longer is no heading, and stands in no table of contents."""


@frozen
class Pages:
    """What each page adds, above and below its lines."""

    height: int
    header: str = ""
    footer: str = ""
    number: str = ""
    breaks: bool = False
    """Does a form feed part the pages, or else an empty line?"""


@frozen
class Laid:
    """One way to lay a text out."""

    width: int | None = None
    empty_lines: bool = False
    """Does an empty line follow each line?"""
    contents: str = ""
    """What stands between a heading and its page in the table of contents; without it there is none."""
    pages: Pages | None = None
    hyphen: str = ""
    """What divides long words at the end of a line; without it none is divided."""
    end: str = "\n"

    @property
    def added(self) -> tuple[str, ...]:
        """The lines that its pages add, on the first hundred of them."""
        if self.pages is None:
            return ()
        forms = (self.pages.header, self.pages.footer, self.pages.number)
        return tuple(form.format(number) for form in forms if form for number in range(1, 100))

    def text(self, plain: str) -> str:
        """Return a text whose paragraphs stand apart, laid out so."""
        paragraphs = [" ".join(each.split()) for each in plain.split("\n\n") if each.strip()]
        lines: list[str] = []
        for paragraph in paragraphs:
            lines += [*self._wrapped(paragraph), ""]
        if self.empty_lines:
            lines = [part for line in lines for part in ((line, "") if line else (line,))]
        lines = [*self._contents(paragraphs), *lines]
        return self.end.join(_on_pages(lines, self.pages) if self.pages else lines) + self.end

    def _wrapped(self, paragraph: str) -> list[str]:
        if self.width is None:
            return [paragraph]
        if not self.hyphen:
            return wrap(paragraph, self.width, break_long_words=False, break_on_hyphens=False)
        return list(_divided(paragraph, self.width, self.hyphen))

    def _contents(self, paragraphs: Sequence[str]) -> list[str]:
        headings = [
            each for each in paragraphs if HEADING.match(each) and len(each) <= LAST_HEADING and each[-1] != "."
        ]
        if not self.contents or not headings:
            return []
        entries = [f"{each}{self.contents}{number}" for number, each in enumerate(headings, 3)]
        return ["Содержание", "", *entries, ""]


def _divided(paragraph: str, width: int, hyphen: str) -> Iterator[str]:
    """Wrap a paragraph; a long word that does not fit is divided in its middle."""
    line = ""
    for word in paragraph.split(" "):
        if len(line) + 1 + len(word) <= width or not line:
            line = f"{line} {word}".lstrip()
            continue
        long = LONG.fullmatch(word)
        half = len(word) // 2
        if long and len(line) + 1 + half < width:
            yield f"{line} {word[:half]}{hyphen}"
            line = word[half:]
        else:
            yield line
            line = word
    yield line


def _on_pages(lines: Sequence[str], pages: Pages) -> list[str]:
    printed: list[str] = []
    for number, start in enumerate(range(0, len(lines), pages.height), 1):
        if pages.header:
            printed += [pages.header.format(number), ""]
        printed += lines[start : start + pages.height]
        printed += ["", pages.footer] if pages.footer else []
        printed += ["", pages.number.format(number)] if pages.number else []
        printed.append("\f" if pages.breaks else "")
    return printed


def every_width() -> Iterator[Laid]:
    """Yield every width, with and without empty lines."""
    yield from (Laid(width, empty_lines) for width in WIDTHS for empty_lines in (False, True))


def drawn(random: Random) -> Laid:
    """Draw a way to lay a text out."""
    pages = Pages(
        height=random.randint(20, 60),
        header=random.choice(("", *HEADERS)),
        footer=random.choice(("", "", "Правила · 2024")),
        number=random.choice(("", *NUMBERS)),
        breaks=random.random() < 0.3,
    )
    width = random.choice(WIDTHS)
    return Laid(
        width=width,
        empty_lines=random.random() < 0.25,
        contents=random.choice(("", "", " ......... ", "\t")),
        pages=random.choice((None, pages)),
        hyphen=random.choice(("", "", *HYPHENS)),
        end=random.choice(ENDS),
    )
