"""An official text out of a PDF or a Word document, through libraries that are an extra of the package."""

import logging
from collections.abc import Callable, Iterator
from io import BytesIO

from attrs import frozen

from lasca_rules.languages import Text


class UnreadableError(Exception):
    """A document that cannot be read, with what to say about it."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


@frozen
class Format:
    """A kind of document: how its files begin, what it is called, and what reads its text, piece by piece."""

    start: bytes
    name: str
    read: Callable[[bytes], Iterator[str]]
    between: str
    """What parts one piece of the text from the next: pages, or paragraphs."""


def pdf_pages(data: bytes) -> Iterator[str]:
    """Give the text of each page of a PDF."""
    from pypdf import PdfReader  # noqa: PLC0415 -- an extra: needed for a PDF only

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # what is odd about a PDF is no news to its reader
    for page in PdfReader(BytesIO(data)).pages:
        yield page.extract_text()


def word_pages(data: bytes) -> Iterator[str]:
    """Give the text of a Word document; its headers and footers are none of it."""
    from docx import Document  # noqa: PLC0415 -- an extra: needed for a Word document only
    from docx.table import Table  # noqa: PLC0415

    for block in Document(BytesIO(data)).iter_inner_content():
        if isinstance(block, Table):
            yield from ("\t".join(cell.text for cell in row.cells) for row in block.rows)
        else:
            yield block.text


FORMATS = (
    Format(b"%PDF", "PDF", pdf_pages, "\f\n"),
    Format(b"PK\x03\x04", "Word (docx)", word_pages, "\n\n"),
)


def format_of(data: bytes) -> Format | None:
    """Return the format that a file is of, by its first bytes; None for any that nothing here reads."""
    return next((each for each in FORMATS if data.startswith(each.start)), None)


def text_of(kind: Format, data: bytes) -> str:
    """Return the text of a document.

    Raises:
        UnreadableError: The library is not installed, the file is damaged or locked, or there is no text in it.
    """
    try:
        text = kind.between.join(kind.read(data))
    except ImportError:
        raise UnreadableError(
            Text(
                f"is a {kind.name} file; install the extra “documents” of lasca-rules to read it, "
                "or save it as plain text in UTF-8",
                f"это файл {kind.name}; чтобы его прочитать, установите дополнение documents к lasca-rules "
                "или сохраните его простым текстом в UTF-8",
            )
        ) from None
    except Exception:  # noqa: BLE001 -- on a damaged file the libraries raise whatever they stumble over
        raise UnreadableError(
            Text(
                f"is a {kind.name} file that cannot be read; save it as plain text in UTF-8",
                f"это файл {kind.name}, который не удаётся прочитать; сохраните его простым текстом в UTF-8",
            )
        ) from None
    if not text.strip():
        raise UnreadableError(
            Text(
                f"is a {kind.name} file without text, perhaps of scanned pages; expected the official text",
                f"в этом файле {kind.name} нет текста, возможно, это снимки страниц; здесь нужен официальный текст",
            )
        )
    return text
