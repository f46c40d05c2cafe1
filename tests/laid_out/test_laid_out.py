"""A text is read for what it is, however it is laid out: a sample of what ``python -m tests.laid_out`` tries."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.laid_out.__main__ import INVENTED, Trial, main, misread, on_paper, original, trials
from tests.laid_out.laying_out import Laid, Pages
from tests.laid_out.printing import CHROMIUM
from tests.laid_out.trying import Original

DRAWN = 60


@pytest.fixture(scope="module")
def text() -> Original:
    return original("column", INVENTED, invented=True)


def wrong(tried: Iterator[Trial], text: Original, folder: Path) -> list[str]:
    return [f"{each.about}: {found}" for each in tried for found in misread(each, text, folder)]


def test_no_width_and_no_page_loses_or_adds_a_word(text: Original, tmp_path: Path) -> None:
    tried = list(trials(text, DRAWN, Random(1911)))  # noqa: S311 -- a sample, not a secret
    assert len(tried) == 2 * 123 + DRAWN
    assert not wrong(iter(tried), text, tmp_path)


@pytest.mark.skipif(CHROMIUM is None, reason="Chromium prints the PDFs: apt-get install chromium")
def test_paper_of_three_sizes_and_a_word_document_are_read_for_what_they_say(text: Original, tmp_path: Path) -> None:
    tried = on_paper(text)
    assert len(tried) == 3 * 2 * 4 + 1
    assert not wrong(iter(tried), text, tmp_path)


@pytest.mark.parametrize("end", ["\n", "\x0b", "\x85", "\u2028"])
def test_headers_are_told_apart_whatever_ends_a_line(text: Original, tmp_path: Path, end: str) -> None:
    laid = Laid(width=73, pages=Pages(20, header="Министерство спорта Российской Федерации"), end=end)
    assert not misread(Trial("drawn", "", laid.text(text.plain).encode(), text.plain), text, tmp_path)


def test_what_is_misread_is_found(text: Original, tmp_path: Path) -> None:
    other = text.plain.replace("лишний кусок сахара", "кусок сахара")
    (found,) = misread(Trial("drawn", "", other.encode(), text.plain), text, tmp_path)
    assert found.startswith("1.14.2: expected “сосед положил лишний")


def test_the_counts_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--texts", "10"]) == 0
    assert "width: 246 texts, 0 misread" in capsys.readouterr().out
