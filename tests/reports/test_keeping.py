"""What a page keeps as data: nothing is lost or added, what repeats itself is there once, no text ends the script."""

import json

from markupsafe import Markup

from reports.keeping import Kept

BOARD = '<figure><svg><use href="#bd7"/><use href="#pcw"/><use href="#pcw"/></svg></figure>'


def put_together(written: str, number: int) -> str:
    kept = json.loads(written)
    passages = [kept["passages"][passage] for passage in kept["stretches"][number]]
    return "".join(kept["pieces"][piece] for passage in passages for piece in passage)


def test_what_is_kept_comes_back_as_it_was() -> None:
    kept = Kept()
    stretches = [f"<ol><li class='a'>a1–b2 <b>{word}</b></li></ol>{BOARD}" for word in ("один", "&lt;two&gt;", "")]
    numbers = [kept.keep(Markup(stretch)) for stretch in stretches]  # noqa: S704 -- ours
    assert [put_together(kept.written(), number) for number in numbers] == stretches


def test_a_board_that_many_stories_show_is_written_once() -> None:
    kept = Kept()
    for word in ("one", "two", "three"):
        kept.keep(Markup(f"<p>{word}</p>{BOARD}"))  # noqa: S704 -- ours
    assert kept.written().count("#bd7") == 1
    assert kept.written().count("#pcw") == 2  # a piece ends where the next tag begins; the last holds what closes


def test_no_text_ends_the_script_that_holds_it() -> None:
    kept = Kept()
    number = kept.keep(Markup("<p></script><!-- <script>\u2028</p>"))
    written = kept.written()
    assert "</" not in written
    assert "<!" not in written
    assert put_together(written, number) == "<p></script><!-- <script>\u2028</p>"
