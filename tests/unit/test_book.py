"""The two books of rulings in docs/ are what the code rules: every change of a ruling shows there as a line."""

from difflib import unified_diff
from pathlib import Path

import pytest

from lasca_rules.languages import Language
from lasca_rules.regulations import load
from lasca_rules.rulebook.desk.book import chapters
from lasca_rules.rulebook.desk.book_page import page
from lasca_rules.rulebook.desk.table import Seen, make_table
from lasca_rules.rulebook.profiles import Profile

DOCS = Path(__file__).parents[2] / "docs"
BOOKS = {Language.ENGLISH: DOCS / "rulings.md", Language.RUSSIAN: DOCS / "rulings.ru.md"}


@pytest.mark.parametrize("language", Language)
def test_the_book_is_what_the_code_rules(language: Language) -> None:
    kept = BOOKS[language].read_text(encoding="utf-8").splitlines()
    made = page(load(), make_table(), language).splitlines()
    difference = list(unified_diff(kept, made, "the book", "the code", lineterm="", n=2))
    shown = "\n".join(difference[:40])
    assert kept == made, f"if this is meant, run make rulings, and read what changes:\n{shown}"


def test_every_way_of_the_table_stands_in_the_book_once() -> None:
    table = make_table()
    for chapter in chapters(table):
        seen = table.under(Profile(chapter.regulation))
        listed = sum(number_of(circumstances) for entered in chapter.rulings for circumstances in entered.circumstances)
        assert listed == number_of_ways(seen, seen.beginning(chapter.incident.id)), (
            chapter.regulation,
            chapter.incident.id,
        )


def number_of(circumstances: tuple[tuple[object, tuple[str, ...]], ...]) -> int:
    number = 1
    for _, options in circumstances:
        number *= len(options)
    return number


PUT_TOGETHER = ("misplaced", "miscounted", "warned-in-event", "warned-in-match")


def number_of_ways(seen: Seen, place: int) -> int:
    if place < 0:
        return 1
    node = seen.node(place)
    left_out = {"b", "both"} if node.question in PUT_TOGETHER else {"b"} if "w" in dict(node.places) else {"bashni"}
    return sum(number_of_ways(seen, there) for option, there in node.places if option not in left_out)
