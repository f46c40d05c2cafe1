"""The page: everything is on it, in both languages, safe, self-contained, and the same each time."""

import base64
import hashlib
import re
from collections import Counter
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any

import pytest
from attrs import evolve, field, frozen

from lasca_rules.regulations import load
from reports.conflicts import load_incidents
from reports.model import Report, Standing
from reports.plain import structure
from reports.questions import load_questions
from reports.render import MARKS, render
from reports.results import Results
from reports.templating import typeset
from reports.weighing import weigh
from tests.kept_pages import unfolded

VOID = {"meta", "link", "input", "br", "img"}


@frozen
class Element:
    tag: str
    attributes: dict[str, str | None]
    inside: tuple[str, ...]
    text: list[str] = field(factory=list)

    @property
    def said(self) -> str:
        return "".join(self.text)


class Reader(HTMLParser):
    """Reads a page into its elements; every text belongs to all the elements that it stands in."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.open: list[Element] = []
        self.unbalanced: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs), tuple(each.tag for each in self.open))
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, dict(attrs), tuple(each.tag for each in self.open)))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1].tag != tag:
            self.unbalanced.append(tag)
            return
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader


@pytest.fixture(scope="module")
def elements(page: str) -> list[Element]:
    reader = read(unfolded(page))
    assert reader.unbalanced == []
    assert reader.open == []
    return reader.elements


def classes(element: Element) -> set[str]:
    return set((element.attributes.get("class") or "").split())


def test_every_statement_stands_on_the_page_once_in_the_order_of_the_text(elements: list[Element]) -> None:
    shown = [element.attributes["id"] for element in elements if "statement" in classes(element)]
    assert shown == [statement.id for statement in load().statements]


def test_the_map_has_a_cell_for_each_statement_in_order(elements: list[Element], report: Report) -> None:
    cells = [element for element in elements if element.tag == "a" and "cell" in classes(element)]
    assert [cell.attributes["href"] for cell in cells] == [f"#{statement.id}" for statement in report.statements]
    for cell, statement in zip(cells, report.statements, strict=True):
        assert statement.standing.value in classes(cell)
        assert typeset(statement.title.ru) in cell.said


def test_every_statement_reads_in_both_languages(elements: list[Element], report: Report) -> None:
    articles = {element.attributes["id"]: element.said for element in elements if "statement" in classes(element)}
    for statement in report.statements:
        for text in (statement.title, statement.text):
            assert typeset(text.en) in articles[statement.id]
            assert typeset(text.ru) in articles[statement.id]


def test_both_languages_are_marked_as_such(elements: list[Element]) -> None:
    cyrillic = re.compile("[А-Яа-яЁё]")
    marked = [element for element in elements if "lang" in element.attributes and element.tag != "html"]
    assert all(not cyrillic.search(each.said) for each in marked if each.tag == "p" and each.attributes["lang"] == "en")
    russian = Counter(cyrillic.search(each.said) is not None for each in marked if each.attributes["lang"] == "ru")
    assert russian[True] > 50 * russian[False]


def test_every_link_leads_to_something_on_the_page_or_to_the_desk_and_no_id_stands_twice(
    elements: list[Element],
) -> None:
    names = [element.attributes["id"] for element in elements if "id" in element.attributes]
    assert len(names) == len(set(names))
    links = [element.attributes["href"] for element in elements if element.tag in {"a", "use"}]
    assert len(links) > 300
    assert {link for link in links if link is None or link[1:] not in names or link[0] != "#"} == {"desk.html"}


def test_nothing_comes_from_the_network(page: str, elements: list[Element]) -> None:
    assert set(re.findall(r"(?:https?:)?//[a-z][\w.]*", page)) <= {"http://www.w3.org"}
    assert "url(" not in page
    assert "@import" not in page
    assert all("src" not in element.attributes for element in elements)
    policy = next(element for element in elements if "http-equiv" in element.attributes).attributes["content"] or ""
    assert policy.startswith("default-src 'none';")


def test_only_our_own_script_may_run(page: str, elements: list[Element]) -> None:
    (script,) = [element for element in elements if element.tag == "script"]
    digest = base64.b64encode(hashlib.sha256(script.said.encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}'" in page
    assert not any(name.startswith("on") for element in elements for name in element.attributes)


def test_headings_go_down_by_one_step_at_most(elements: list[Element]) -> None:
    levels = [int(element.tag[1]) for element in elements if re.fullmatch("h[1-6]", element.tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_every_drawing_is_told_in_words_in_both_languages(elements: list[Element]) -> None:
    figures = [element for element in elements if element.tag == "figure"]
    assert len(figures) > 10
    for figure in figures:
        assert re.search(r"White: ", figure.said)
        assert re.search(r"Белые: ", figure.said)


MARKUP = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'&amp;{{ 7*7 }}</details></article>"


def _everything_untrusted(plain: dict[str, Any]) -> None:
    """Put markup into every place that the scenarios fill."""
    both = {"en": MARKUP, "ru": MARKUP}
    scenario = plain["scenarios"][0]
    scenario |= {"id": MARKUP, "feature": MARKUP, "name": both, "message": MARKUP, "outcome": "failed"}
    passage = [MARKUP, {"value": MARKUP, "kind": MARKUP}]
    exhibits = [
        {"kind": "position", "rules": MARKUP, "position": MARKUP, "move": MARKUP, "caption": both},
        {"kind": "position", "rules": "lasca", "position": "w: a1w", "move": None, "caption": both},
        {
            "kind": "ruling",
            "regulation": "column",
            "verdict": {"kind": "make-again", "fields": {"half_move": 1, "offender": "w", "tower": MARKUP}},
            "besides": [{"kind": "mark-king", "fields": {"square": MARKUP}}],
            "clocks": {"kind": "unchanged", "fields": {}},
            "under": ["column:1.14.1-d"],
            "readings": [],
            "remark": both,
            "words": {"verdict": both, "clocks": both},
        },
        {"kind": "finding", "text": both, "statement": "play:P1"},
        {"kind": "illegal", "move": MARKUP, "objections": [{"text": both, "statement": "play:P1", "square": MARKUP}]},
    ]
    step = {"keyword": both, "text": {"en": passage, "ru": passage}, "table": [[MARKUP]], "message": MARKUP}
    scenario["steps"] = [step | {"exhibits": exhibits, "outcome": "failed"}]
    plain["run"] = {"when": MARKUP, "commit": MARKUP, "rules": MARKUP}
    plain["unused_sentences"] = [{"en": MARKUP, "ru": MARKUP, "where": MARKUP}]


def test_markup_from_scenarios_shows_as_text(plain: dict[str, Any], elements: list[Element]) -> None:
    _everything_untrusted(plain)
    written = render(weigh(load(), structure(plain, Results, "results"), load_incidents(), load_questions()))
    reader = read(unfolded(written))
    assert sum(element.tag == "script" for element in read(written).elements) == 2
    assert reader.unbalanced == []
    kinds = {element.tag for element in elements}
    assert {element.tag for element in reader.elements} - kinds == {"pre"} - kinds
    assert sum(element.tag == "script" for element in reader.elements) == 1
    assert not any(name.startswith("on") for element in reader.elements for name in element.attributes)
    (article,) = [
        each for each in reader.elements if each.tag == "details" and "failed" in classes(each) and MARKUP in each.said
    ]
    assert article.said.count(MARKUP) >= 15


def test_the_same_data_gives_the_same_page(report: Report, page: str) -> None:
    assert render(report) == page


def test_another_run_changes_the_stamp_and_nothing_else(report: Report, page: str) -> None:
    later = render(evolve(report, stamp=evolve(report.stamp, when="2027-01-01T00:00:00Z", commit="fffffff")))
    changed = [(old, new) for old, new in zip(page.splitlines(), later.splitlines(), strict=True) if old != new]
    assert len(changed) == 1
    assert "2027-01-01T00:00:00Z" in changed[0][1]


def test_the_failed_step_shows_its_message_where_it_failed(elements: list[Element]) -> None:
    (step,) = [element for element in elements if element.tag == "li" and "failed" in classes(element)]
    assert "expected a finding under column:2.1-e" in step.said
    scenario = next(element for element in elements if element.tag == "details" and "failed" in classes(element))
    assert "open" in scenario.attributes


def test_what_the_evidence_lacks_is_said_in_words(elements: list[Element], report: Report) -> None:
    lacking = {statement.id: statement.lacks for statement in report.statements}
    for article in (element for element in elements if "statement" in classes(element)):
        name = article.attributes["id"] or ""
        assert ("shows where it does not apply" in article.said) == (lacking[name] == ("does-not-apply",))
        assert ("No scenario shows this statement yet" in article.said) == (len(lacking[name]) == 2)


def test_each_standing_has_a_mark_without_colour() -> None:
    assert set(MARKS) == set(Standing)
    assert len(set(MARKS.values())) == len(Standing)


def test_a_scenario_stands_in_full_once_and_is_linked_from_its_other_statements(elements: list[Element]) -> None:
    shown = [element for element in elements if element.tag == "details" and "scenario" in classes(element)]
    assert len(shown) == 21
    listed = [element for element in elements if element.tag == "ul" and "elsewhere" in classes(element)]
    assert any("A set-up error found at move 20" in each.said for each in listed)
