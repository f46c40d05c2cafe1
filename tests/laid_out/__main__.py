"""Lay official texts out in thousands of ways and see that each is read for what it is: ``python -m tests.laid_out``.

    python -m tests.laid_out --texts 10000 column=column.txt draughts=draughts.txt nardy=nardy.txt

Without files it is done with an invented text. Half the texts drawn have one word changed, gone or added.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from attrs import frozen
from rich.console import Console
from rich.progress import track

from lasca_rules.editions import Known, load_layout, read_document, remembered, with_text
from lasca_rules.regulations import load
from tests.laid_out.laying_out import drawn, every_width
from tests.laid_out.printing import CHROMIUM, printed, word
from tests.laid_out.trying import Original, changed, differences, read

INVENTED = Path(__file__).parents[1] / "data" / "tea_rules.txt"
SEED = 1911
TEXTS = 1000


@frozen
class Trial:
    """A text laid out, and what should be read in it."""

    kind: str
    about: str
    data: bytes
    plain: str
    pages: tuple[str, ...] = ()
    """The lines that its pages have added."""


def original(regulation: str, file: Path, *, invented: bool = False) -> Original:
    """Return an official text with the fingerprints that are stored of it; an invented one is known by itself."""
    known = Known() if invented else remembered(regulation, load_layout(regulation))
    document = read_document(file, load(), regulation)
    plain = file.read_text(encoding="utf-8").replace("\r\n", "\n")
    return Original(regulation, plain, with_text(known, document) if invented else known)


def trials(text: Original, size: int, random: Random) -> Iterator[Trial]:
    """Yield every width, and so many texts drawn."""
    for laid in every_width():
        yield Trial("width", str(laid), laid.text(text.plain).encode(), text.plain)
    for number in range(size):
        laid = drawn(random)
        if number % 2:
            new = changed(text.plain, random)
            yield Trial("a word changed", f"{new.what} {laid}", laid.text(new.plain).encode(), new.plain, laid.added)
        else:
            yield Trial("drawn", str(laid), laid.text(text.plain).encode(), text.plain)


def on_paper(text: Original) -> list[Trial]:
    """Return the text on paper, read back, and as a Word document."""
    papers = printed(text.plain) if CHROMIUM else {}
    return [
        *(Trial("printed", about, data, text.plain) for about, data in papers.items()),
        Trial("Word", "a Word document", word(text.plain), text.plain),
    ]


def misread(trial: Trial, text: Original, folder: Path) -> list[str]:
    """Return where a text is read otherwise than the plain one is."""
    expected = read(trial.plain.encode(), text, load(), folder)
    if isinstance(expected, str):
        return [f"plain: {expected}"]
    found = list(differences(expected, read(trial.data, text, load(), folder)))
    if found and trial.pages:
        return list(differences(expected, read(trial.data, text, load(), folder, trial.pages)))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Try, say what is misread, and return 1 if anything is."""
    parser = argparse.ArgumentParser(prog="python -m tests.laid_out", description=__doc__)
    parser.add_argument("--texts", type=int, default=TEXTS, help="how many to draw, all together (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="what the drawing begins with (%(default)s)")
    parser.add_argument("given", nargs="*", metavar="REGULATION=FILE", help="official texts in UTF-8")
    asked = parser.parse_args(arguments)
    files = [one.split("=", 1) for one in asked.given]
    texts = [original(name, Path(file)) for name, file in files] or [original("column", INVENTED, invented=True)]
    random = Random(asked.seed)  # noqa: S311 -- a sample, not a secret
    size = asked.texts // len(texts)
    every = [(trial, text) for text in texts for trial in (*trials(text, size, random), *on_paper(text))]
    console = Console(stderr=True)
    tried, wrong = Counter[str](), Counter[str]()
    with TemporaryDirectory() as folder:
        for trial, text in track(every, "Reading", console=console, transient=True):
            tried[trial.kind] += 1
            found = misread(trial, text, Path(folder))
            if found:
                wrong[trial.kind] += 1
                said = f"{text.regulation}: {trial.about}: {found[0]}"
                console.print(said, soft_wrap=True, highlight=False, markup=False)
    for kind, count in tried.items():
        Console().print(f"{kind}: {count} texts, {wrong[kind]} misread", highlight=False)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
