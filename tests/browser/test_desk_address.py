"""The desk's address: whoever wrote it, each field holds what can stand in it or counts as nothing."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from lasca_rules.board.squares import DRAUGHTS_BOARD
from tests.browser.test_desk import DISTURBED, INQUIRY, OpensDesk, faces, open_desk, verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["open_desk"]

CORRECTION = "noticed=referee&wish=correct&pressed=yes&increment=yes"
WRONG = f"regulation=draughts&incident=move&offender=w&when=before-reply&{CORRECTION}"
MISCOUNTED = "regulation=nardy&incident=checkers&game=long&wrong=number&ended=no&warned-in-event=nobody"
CASES = {
    INQUIRY: ("n", "by", "before-w", "before-b", "took"),
    f"{WRONG}&violation=v13&unmarked=yes": ("king",),
    f"{WRONG}&violation=v3": ("n", "by", "touched", "now-w", "now-b", "added"),
    f"{MISCOUNTED}&miscounted=w&count-w=few&head-few-w=some": ("missing-w",),
    f"{MISCOUNTED}&miscounted=b&count-b=few&head-few-b=some": ("missing-b",),
    f"{MISCOUNTED}&miscounted=w&count-w=many&head-many-w=fewer": ("surplus-w", "head-w"),
    f"{MISCOUNTED}&miscounted=b&count-b=many&head-many-b=fewer": ("surplus-b", "head-b"),
    "regulation=column&incident=set-up&stage=both+have+moved": ("full",),
    "regulation=nardy&incident=turn&violation=v1&offender=w&replied=no&noticed=opponent&wish=correct"
    "&pressed=yes&time-bank=yes&increment=yes&ended=no": ("n",),
}
"""Addresses of rulings, each with fields that its page asks to be filled in."""
NUMBERS = ("n", "missing-w", "missing-b", "surplus-w", "surplus-b", "head-w", "head-b")
SQUARES = ("king", "touched")
TIMES = ("took", "now-w", "now-b", "before-w", "before-b", "full", "added")
OTHERS = (
    *("view", "lang", "q", "exercise", "regulation", "incident", "violation", "offender", "when", "reading.unnoticed"),
    "no-such-field",
)
GOOD_TIMES = ("0:40", "999:59.5", "99:59:59,999")
TEXTS = (
    *("7", "15", "16", "31", "999", "w", "b", "c3", "H8", *GOOD_TIMES),
    *("", " ", "0", "00", "-1", "+1", "1e2", "1.5", "0x10", "١٢", "１２", "9999", "NaN", "null", "undefined", "true"),
    *("W", "B", "wb", "white", "__proto__", "constructor", "toString", "hasOwnProperty", "{n}", "{side}", "$&", "$1"),
    *("a2", "h7", "i1", "a9", "c33", "z", "а10", "ю1", "0:60", "1:60:00", "100:00:00", "9999:59", "-0:01", "0:1", "::"),
    *("99999999999999999999:00:00", "29:20:00:00", "29:20.1234", "29；20"),
    *("<img src=x onerror=alert(1)>", "\u202e", "\u0000", "\ud83c", "e\u0301", "%", "&", "#", "a" * 5_000),
)
SPOILED = 30
ODD = "0159:.,;-+ wbWBcsсж_é\u00a0\u200b\t'\"<&#%=\\"
SHOWN = """async (addresses) => {
  const shown = [];
  for (const says of addresses) {
    if (location.hash !== `#${says}`) {
      const moved = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      location.hash = says;
      await moved;
    }
    const words = ["words", "todo", "faces"].map((id) => document.getElementById(id)?.innerText ?? "").join("\\n");
    shown.push([words, document.querySelector("main").innerText, document.querySelectorAll("main img").length]);
  }
  return shown;
}"""
"""Goes to one address after the other; returns the ruling's words at each, all that is shown, and any picture in it."""
NONSENSE = re.compile(r"undefined|NaN|null|\[object|Infinity|\{[a-z-]+\}|function|constructor|native code")


def address(case: str, name: str, value: str) -> str:
    filled = "&".join(["n=7", *(f"{each}=5:00" for each in TIMES)])
    others = "&".join(each for each in f"lang=en&{case}&{filled}".split("&") if not each.startswith(f"{name}="))
    return f"{others}&{name}={quote(value, errors='surrogatepass')}"


def spoiled(name: str) -> Iterator[str]:
    """Yield texts that are nearly what a field can hold: with one or two characters put in, left out or replaced."""
    random = Random(name)  # noqa: S311 -- no secret: the same texts in every run
    good = ("7", "15") if name in NUMBERS else ("c3", "h8") if name in SQUARES else ("0:40", "1:02:03.5", "w", "b")
    for _ in range(SPOILED):
        text = random.choice(good)
        for _ in range(random.choice((1, 1, 2))):
            start = random.randrange(len(text) + 1)
            text = text[:start] + random.choice(("", *ODD)) + text[start + random.choice((0, 1)) :]
        yield text


def means_something(name: str, value: str) -> bool:
    """Tell whether a field can hold this text; the page's own check is written in another language, and otherwise."""
    text = value.strip()
    if name in NUMBERS:
        most = 999 if name == "n" else 30 if name.startswith("head") else 15
        return text.isascii() and text.isdigit() and len(text) <= 3 and int(text) in range(1, most + 1)
    if name in SQUARES:
        return re.sub("^с", "c", text.lower()) in DRAUGHTS_BOARD.squares
    if name in TIMES:
        return is_time(text)
    return text in {"w", "b"}


def is_time(text: str) -> bool:
    """Tell whether a text is minutes:seconds or hours:minutes:seconds, perhaps with a fraction of a second.

    Without a fraction points or spaces may stand for the colons, or nothing at all.
    """
    if text.isascii() and text.isdigit() and len(text) in range(3, 7):
        text = f"{text[:-4]}:{text[-4:-2]}:{text[-2:]}".lstrip(":")
    elif ":" not in text:
        text = re.sub(r"[.,\s]", ":", text)
    whole, comma, fraction = text.replace(",", ".").partition(".")
    hours, minutes, seconds = ["0", *whole.split(":")][-3:] if whole.count(":") in {1, 2} else ["", "", ""]
    digits = all(part.isascii() and part.isdigit() for part in (hours, minutes, seconds, fraction if comma else "0"))
    lengths = len(hours) <= 2 and len(minutes) <= 3 and len(seconds) == 2 and len(fraction) <= 3
    return digits and lengths and int(seconds) < 60 and (whole.count(":") == 1 or int(minutes) < 60)


def test_the_cases_have_every_field_that_the_page_asks_for(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en")
    for case, names in CASES.items():
        page.evaluate(SHOWN, [f"lang=en&{case}"])
        for name in names:
            assert page.locator(f"#given [name='{name}']").count() == 1, (case, name)
    read = set(page.evaluate("Object.keys(lascaRulesDesk.FIELDS)"))
    assert {name for names in CASES.values() for name in names} == {*NUMBERS, *SQUARES, *TIMES, "by"} == read


@pytest.mark.parametrize("case", CASES)
def test_what_a_field_cannot_hold_counts_as_nothing(open_desk: OpensDesk, case: str) -> None:
    page = open_desk("lang=en")
    empty = {name: page.evaluate(SHOWN, [address(case, name, "")])[0][0] for name in CASES[case]}
    assert all(words.strip() for words in empty.values())
    tried = [(name, value) for name in CASES[case] for value in (*TEXTS, *spoiled(name))]
    shown = page.evaluate(SHOWN, [address(case, name, value) for name, value in tried])
    assert len(shown) == len(tried)
    for (name, value), (words, everything, pictures) in zip(tried, shown, strict=True):
        assert words == empty[name] or means_something(name, value), (name, value[:60])
        assert not NONSENSE.search(everything), (name, value[:60])
        assert not pictures, (name, value[:60])


def test_what_the_page_itself_keeps_in_the_address_is_checked_too(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en")
    tried = [(name, value) for name in OTHERS for value in TEXTS]
    shown = page.evaluate(SHOWN, [address(INQUIRY, name, value) for name, value in tried])
    assert len(shown) == len(tried) > 400
    for (name, value), (_, everything, pictures) in zip(tried, shown, strict=True):
        assert everything.strip(), (name, value[:60])
        assert not NONSENSE.search(everything), (name, value[:60])
        assert not pictures, (name, value[:60])


def test_a_ruling_names_the_side_only_when_the_address_names_one(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{INQUIRY.replace('offender=w', 'offender=b')}&n=7&by=W")
    assert verdict(page) == "The game is replayed from Black's 7th move"
    page = open_desk(f"lang=en&{INQUIRY}&n=7&by=b")
    assert verdict(page) == "The game is replayed from Black's 7th move"


def test_a_time_is_below_a_hundred_hours(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{DISTURBED}&now-b=5:00&took=0:01&now-w=99:59:59")
    assert faces(page) == ["99:59:58", "5:00"]
    page = open_desk(f"lang=en&{DISTURBED}&now-b=5:00&took=0:01&now-w=100:00:00")
    assert faces(page) == []


@pytest.mark.parametrize(
    ("case", "name", "wrong", "expected"),
    [
        (INQUIRY, "n", "seven", "a whole number from 1 to 999"),
        (f"{MISCOUNTED}&miscounted=w&count-w=few&head-few-w=some", "missing-w", "16", "a whole number from 1 to 15"),
        (f"{WRONG}&violation=v3", "touched", "c4", "a dark square, like c3"),
        (DISTURBED, "took", "0:60", "minutes and seconds, like 29:20 or 2920"),
    ],
)
def test_a_field_that_cannot_be_read_says_what_it_is_for(
    open_desk: OpensDesk, case: str, name: str, wrong: str, expected: str
) -> None:
    page = open_desk(f"lang=en&{case}&{name}={wrong}")
    field = page.locator(f"input[name='{name}']")
    expect(field).to_have_value(wrong)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator(f"#expected-{name}")).to_have_text(expected)
    expect(page.locator(f"#expected-{name}")).to_be_visible()
    field.fill("")
    expect(field).to_have_attribute("aria-invalid", "false")
    expect(page.locator(f"#expected-{name}")).to_be_hidden()


def test_a_square_typed_in_russian_letters_is_the_one_they_look_like(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=ru&{WRONG}&violation=v3")
    assert "c3" not in page.locator("#todo").inner_text()
    page.locator("input[name=touched]").fill("С3")
    assert "c3" in page.locator("#todo").inner_text()


def test_a_search_in_the_address_is_bounded(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en&view=search&q=" + "capture+" * 5_000)
    expect(page.get_by_role("searchbox")).to_have_value(("capture " * 25).strip())
    expect(page.locator("#found")).to_contain_text("Statements")
