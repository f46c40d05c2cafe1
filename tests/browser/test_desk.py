"""The desk in a browser: from question to ruling, and all that a referee does with one."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from lasca_rules import clock as clocks
from lasca_rules.clock import Clock, Refusal, TimeControl
from lasca_rules.languages import Language
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    ClaimFails,
    GoesOn,
    MakeAgain,
    MarkKing,
    NoProtest,
    ReferredToReferee,
    ReplayFromStart,
    RestorePosition,
    SportingSanction,
    Suspended,
    TurnMadeAgain,
)
from lasca_rules.regulations import load
from lasca_rules.rulebook.desk.answer import answer
from lasca_rules.rulebook.desk.clock_orders import AsBefore, FullTime, Reverse, Spent, Sum, TakeOff
from lasca_rules.rulebook.desk.table import incidents, make_table
from lasca_rules.rulebook.move_names import in_turn
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.sides import BySide, Side
from reports.desk_wording import DESK_WORDING
from reports.templating import typeset
from tests.browser.test_accessibility import violations

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from lasca_rules.rulebook.desk.phrases import Phrase
    from tests.browser.conftest import Opens

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
WRONG_MOVE = "violation=v6&offender=w&when=before-reply"
SUSPENDED = f"regulation=column&incident=move&{WRONG_MOVE}&noticed=opponent&answer=denies"
CORRECTED = f"regulation=draughts&incident=move&{WRONG_MOVE}&noticed=opponent&answer=admits&wish=correct&pressed=yes"
INQUIRY = f"regulation=column&incident=inquiry&{WRONG_MOVE}"
DISTURBED = "regulation=column&incident=disturbed&fault=w"


class OpensDesk(Protocol):
    """Opens the desk at what its address says after the ``#``, with the context's settings."""

    def __call__(self, says: str = "", **settings: Any) -> Page: ...  # noqa: ANN401 -- Playwright's own settings


@pytest.fixture
def open_desk(open_page: Opens, report_folder: Path) -> OpensDesk:
    def open_desk(says: str = "", **settings: Any) -> Page:  # noqa: ANN401 -- Playwright's own settings
        page = open_page(**settings)
        page.goto((report_folder / "desk.html").as_uri() + (f"#{says}" if says else ""))
        return page

    return open_desk


def choose(page: Page, *options: str) -> None:
    """Answer the questions in their order, each by the name of its answer."""
    for option in options:
        page.locator(f"#asking .question-card [data-option='{option}']").click()
        page.evaluate("() => new Promise(requestAnimationFrame)")  # until the page has followed its address


def say(page: Page, name: str) -> str:
    """Return the page's own words, in the language that it speaks."""
    language = page.evaluate("document.documentElement.lang")
    return DESK_WORDING[name].ru if language == "ru" else DESK_WORDING[name].en


def verdict(page: Page) -> str:
    return page.locator("#words .verdict").inner_text()


def faces(page: Page) -> list[str]:
    return page.locator("#faces .time").all_inner_texts()


def cited(page: Page) -> list[str]:
    return page.locator("#given .grounds .label").all_inner_texts()


FROM_QUESTION_TO_RULING = {
    "wrong set-up, column draughts": ("column", "set-up", ["both have moved"], ReplayFromStart),
    "wrong colours, the sport of draughts": ("draughts", "colours", ["both have moved"], GoesOn),
    "the board, the sport of draughts": ("draughts", "board", ["both have moved"], ReferredToReferee),
    "a claim denied, column draughts": (
        *("column", "move"),
        ["v6", "w", "before-reply", "opponent", "denies"],
        Suspended,
    ),
    "a move corrected, the sport of draughts": (
        *("draughts", "move"),
        ["v1", "b", "before-reply", "opponent", "admits", "correct", "yes", "no"],
        MakeAgain,
    ),
    "a king not marked, found after the reply, the sport of draughts": (
        *("draughts", "move"),
        ["v13", "b", "after-reply", "yes", "opponent", "admits", "correct"],
        MarkKing,
    ),
    "a claim that proves wrong, column draughts": ("column", "inquiry", ["regular", "w", "before-reply"], ClaimFails),
    "a protest over what nobody noticed, the sport of draughts": (
        *("draughts", "protest"),
        ["v2", "w", "after-reply"],
        NoProtest,
    ),
    "a position disturbed, column draughts": ("column", "disturbed", ["w"], RestorePosition),
    "checkers missing, long nardy": (
        *("nardy", "checkers"),
        ["long", "number", "w", "few", "some", "nobody"],
        AddToHead,
    ),
    "an impossible move, nardy": (
        *("nardy", "turn"),
        ["v2", "b", "no", "opponent", "correct", "yes", "yes", "no"],
        TurnMadeAgain,
    ),
    "time gathered, nardy": ("nardy", "time-gathering", ["w", "yes", "yes", "yes"], SportingSanction),
}


@pytest.mark.parametrize("language", list(Language), ids=lambda language: language.value)
@pytest.mark.parametrize("case", FROM_QUESTION_TO_RULING)
def test_from_question_to_ruling(open_desk: OpensDesk, case: str, language: Language) -> None:
    """Answer on a phone what is asked, word for word, and hold the page to the ruling that Python looks up."""
    regulation, incident_id, options, kind = FROM_QUESTION_TO_RULING[case]
    incident = next(each for each in incidents() if each.id == incident_id)
    page = open_desk(f"lang={language.value}&regulation={regulation}", **PHONE)
    press(page, incident.title[language])
    answers: dict[str, str] = {}
    usual = {each.id: each.usual for each in incident.questions if each.usual}
    table, profile = make_table(), Profile(regulation)
    for option in options:
        asked = table.look_up(incident_id, usual | answers, profile)
        question = next(each for each in incident.questions if each.id == asked)
        expect(page.locator("#asking .question-card h3")).to_have_text(question.text[language])
        press(page, next(each.text[language] for each in question.options if each.id == option))
        answers[question.id] = option
    ruling = table.look_up(incident_id, usual | answers, profile)
    assert isinstance(ruling, Ruling)
    assert isinstance(ruling.verdict, kind)
    expect(page.locator("#verdict")).to_be_focused()
    given = answer(ruling)
    assert verdict(page) == shown(given.verdicts[0], language)
    assert page.locator("#todo li").all_inner_texts() == [shown(step, language) for step in given.steps]
    assert cited(page) == [load().statement(each).label for each in ruling.under]
    assert page.locator("#asking .question-card").count() == 0


def press(page: Page, words: str) -> None:
    page.locator("#asking .question-card").get_by_role("button", name=capital(words), exact=True).click()


def shown(phrase: Phrase, language: Language) -> str:
    return typeset(capital(phrase.unnamed[language]))


def capital(words: str) -> str:
    return words[0].upper() + words[1:]


def test_the_regulation_is_the_first_question(open_desk: OpensDesk) -> None:
    page = open_desk()
    expect(page.get_by_role("heading", name="Which regulation is the game played under?")).to_be_visible()
    choose(page, "column")
    expect(page.get_by_role("heading", name="What has happened?")).to_be_focused()
    assert "regulation=column" in page.url


def test_every_answer_is_in_the_address_and_the_back_button_takes_it_back(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en&regulation=column&incident=disturbed")
    choose(page, "w")
    assert "fault=w" in page.url
    assert verdict(page) == "White restores the position"
    page.go_back()
    expect(page.get_by_role("heading", name="Through whose fault?")).to_be_visible()
    expect(page.locator("#given")).to_be_empty()
    page.go_forward()
    expect(page.locator("#words .verdict")).to_have_text("White restores the position")


def test_a_link_opens_the_same_ruling_with_what_was_entered_in_the_senders_language(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=ru&{INQUIRY}&n=17&took=0:40&before-w=20:30&before-b=12:00", locale="en-GB")
    assert verdict(page) == "Партия переигрывается с 17\u2011го хода белых"
    assert faces(page) == ["19:50", "12:00"]
    page.reload()
    assert faces(page) == ["19:50", "12:00"]


def test_an_answer_can_be_changed_without_losing_the_others(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{CORRECTED}&increment=no")
    assert verdict(page) == "That move is taken back, and White makes another"
    page.get_by_role("button", name="change: What was wrong with the move?").click()
    choose(page, "v2")
    assert verdict(page) == "That move, made out of turn, is taken back, and it is Black's move"


def test_what_is_taken_as_usual_can_be_asked_after_all(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{DISTURBED}")
    page.get_by_role("button", name="change: Has the game ended?").click()
    expect(page.get_by_role("heading", name="Has the game ended?")).to_be_focused()
    choose(page, "yes")
    assert verdict(page) == "The claim is not accepted; the result stands"


def test_another_incident_and_another_regulation_begin_afresh(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{CORRECTED}&increment=no&n=9")
    page.get_by_role("button", name="change: What happened").click()
    assert "violation" not in page.url
    assert "n=9" not in page.url
    expect(page.get_by_role("heading", name="What has happened?")).to_be_visible()
    page.get_by_role("button", name="change: Regulation").click()
    expect(page.get_by_role("heading", name="Which regulation")).to_be_visible()


@pytest.mark.parametrize("language", list(Language), ids=lambda language: language.value)
def test_each_list_ends_in_none_of_these_which_shows_what_the_texts_say(
    open_desk: OpensDesk, language: Language
) -> None:
    page = open_desk(f"lang={language.value}&regulation=column")
    last = page.locator("#asking .question-card .option").last
    expect(last).to_have_text(DESK_WORDING["none_of_these"][language])
    last.click()
    expect(page.get_by_role("heading", name=DESK_WORDING["uncovered"][language])).to_be_focused()
    labels = page.locator("#asking .uncovered .label").all_inner_texts()
    assert labels == [each.label for each in load().regulation("column").statements]
    page.locator("#asking [data-known='incident'] button").click()
    choose(page, "move")
    expect(page.locator("#asking .question-card .option").last).to_have_text(DESK_WORDING["none_of_these"][language])


def test_a_denied_claim_goes_on_to_the_inquiry_about_the_same_move(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{SUSPENDED}&n=5")
    page.get_by_role("button", name="The inquiry is over: decide on it").click()
    expect(page.get_by_role("heading", name="What was wrong with the move?")).to_be_focused()
    choose(page, "regular")
    assert verdict(page) == "Black's claim is not upheld; the game goes on"
    assert "offender=w" in page.url
    assert "n=5" in page.url


def test_a_reading_is_taken_differently_and_as_usual_again(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en&regulation=column&incident=set-up&stage=both+have+moved")
    reading = page.locator("[data-reading=clocks-on-replay]")
    reading.get_by_text("One could also take").click()
    reading.locator("[data-take=kept]").click()
    expect(page.locator("#words .costs")).to_contain_text("The clocks are not changed")
    assert "reading.clocks-on-replay=kept" in page.url
    page.locator(".differently").get_by_role("button", name="as usual again").click()
    expect(page.locator("#words .costs")).to_contain_text("Both clocks are set back to the full time")
    assert "reading." not in page.url


def test_a_reading_that_is_none_is_left_out_of_account(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en&regulation=column&incident=set-up&stage=over&reading.clocks-on-replay=nonsense&x=%3Cb%3E")
    assert verdict(page) == "The claim is not accepted; the result stands"


@pytest.mark.parametrize(
    "says", ["regulation=nonsense", "regulation=nardy&incident=disturbed", "incident=move", "%", "=&&="]
)
def test_an_address_that_makes_no_sense_asks_from_where_it_stops_making_it(open_desk: OpensDesk, says: str) -> None:
    page = open_desk(f"lang=en&{says}")
    expect(page.locator("#asking .question-card")).to_have_count(1)
    expect(page.locator("#given")).to_be_empty()


def test_the_other_regulation_answers_on_the_same_facts(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en&regulation=column&incident=set-up&stage=both+have+moved")
    other = page.locator(".other")
    expect(other.get_by_role("heading")).to_have_text("Under the other regulation: The sport of draughts")
    expect(other.locator(".verdict")).to_have_text("The game goes on; nothing is corrected")
    other.get_by_role("button", name="See this case under that regulation").click()
    expect(page.locator("#words .verdict")).to_have_text("The game goes on; nothing is corrected")
    expect(page.locator(".other .verdict")).to_have_text("The game is replayed from the start")


def test_the_other_regulation_asks_what_else_it_needs_to_know(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&regulation=column&incident=move&{WRONG_MOVE}&noticed=opponent&answer=admits")
    other = page.locator(".other")
    for option in ("correct", "no"):
        other.locator(f"[data-option='{option}']").click()
    expect(other.locator(".verdict")).to_have_text("That move is taken back, and White makes another")
    assert verdict(page) == "The game is replayed from that move"


def test_nardy_has_no_other_regulation(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en&regulation=nardy&incident=time-gathering&offender=w&with-increment=no")
    assert verdict(page) == "There is no such violation here"
    assert page.locator(".other").count() == 0


def test_numbers_that_are_entered_are_said(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{CORRECTED}&increment=no")
    page.get_by_label("Number of the move").fill("22")
    assert verdict(page) == "White's 22nd move is taken back, and White makes another"
    page.get_by_label("Moved by").select_option("b")
    assert verdict(page).startswith("Black's 22nd move")
    page.get_by_label("Number of the move").fill("x")
    assert verdict(page).startswith("That move")
    many = "&miscounted=w&count-w=many&head-many-w=fewer&turns=two&warned-in-event=nobody"
    page = open_desk(f"lang=ru&regulation=nardy&incident=checkers&game=long&wrong=number{many}&surplus-w=3&head-w=1")
    assert verdict(page) == "Судья снимает с головы белых лишние шашки: 1; «заиграно»: 2"


def test_moves_are_named_as_rulings_name_them(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{INQUIRY}")
    numbers = (1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 101, 111, 112, 122)
    for number in numbers:
        page.get_by_label("Number of the move").fill(str(number))
        assert verdict(page) == f"The game is replayed from {in_turn(2 * number - 1).en}"
    page.get_by_role("button", name="Русский").click()
    for number in numbers:
        page.locator("input[name=n]").fill(str(number))
        assert verdict(page) == typeset(f"Партия переигрывается с {in_turn(2 * number - 1).genitive}")


# --- clocks ---


def test_clocks_that_are_entered_are_shown_corrected_to_the_fall_of_the_flag(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{DISTURBED}")
    for label, time in (("White", "0:30"), ("Black", "5:00"), ("How long restoring it took", "0:29")):
        page.get_by_label(label, exact=True).fill(time)
    assert faces(page) == ["0:01", "5:00"]
    assert page.locator("#faces .flag").count() == 0
    page.get_by_label("How long restoring it took").fill("0:30")
    assert faces(page) == ["0:00", "5:00"]
    expect(page.locator("#faces .flag")).to_contain_text("flag down: lost on time")
    page.get_by_label("How long restoring it took").fill("30 seconds")
    expect(page.locator("#faces")).to_have_text("Enter the times, and the corrected ones are shown here.")
    expect(page.get_by_label("How long restoring it took")).to_have_attribute("aria-invalid", "true")


def test_a_reading_that_no_clock_can_show_is_refused_and_not_ruled_on(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{CORRECTED}&increment=yes&now-w=0:05&now-b=9:00&added=0:10")
    faces_place = page.locator("#faces")
    expect(faces_place).to_have_text("After an increment of 0:10 a clock cannot show less than 0:10. Check the times.")
    assert "clocks corrected" not in page.locator("#paper").inner_text().lower()
    page.get_by_label("White", exact=True).fill("0:11")
    assert faces(page) == ["0:01", "9:00"]
    page = open_desk(f"lang=en&{DISTURBED}&now-w=0:00&now-b=0:00&took=0:10")
    expect(page.locator("#faces")).to_have_text("Both flags cannot be down at once. Check the times.")
    page = open_desk(f"lang=en&{INQUIRY}&before-w=0:00&before-b=12:00&took=0:40")
    expect(page.locator("#faces")).to_contain_text("no clock can have shown 0:00")


def test_each_time_says_at_which_moment_it_is_read(open_desk: OpensDesk) -> None:
    for address, legend in (
        (DISTURBED, "The clocks showed when the position was disturbed"),
        (f"{CORRECTED}&increment=yes", "The clocks show before they are switched back"),
        (INQUIRY, "The clocks showed before the move"),
        ("regulation=column&incident=inquiry&violation=regular&offender=w&when=before-reply",
         "The clocks show, stopped for the inquiry"),
    ):  # fmt: skip
        page = open_desk(f"lang=en&{address}")
        expect(page.get_by_role("group", name=legend)).to_be_visible()


def python_sums(sums: list[Sum], times: dict[str, int]) -> tuple[int, int, str | None]:
    """Return what the package's own clock shows after the sums."""
    flag = next((side for side in Side if times[f"now-{side.value}"] == 0), None)
    clock = Clock(TimeControl(0, increment=times["added"]), BySide(times["now-w"], times["now-b"]), flag=flag)
    for each in sums:
        match each:
            case FullTime():
                clock = clocks.new_clock(TimeControl(times["full"], increment=times["added"]))
            case AsBefore():
                left = BySide(times["before-w"], times["before-b"])
                clock = Clock(TimeControl(0, increment=times["added"]), left)
            case TakeOff(side):
                clock = done(clock, clocks.charge(clock, side, times["took"]))
            case Reverse(side, revoked):
                pressed = Clock(clock.control, clock.left, side.other, credited=times["added"], flag=clock.flag)
                clock = done(clock, clocks.switch_back(pressed, side.other, keep_increment=not revoked))
            case other:
                raise AssertionError(other)
    return clock.left.white, clock.left.black, clock.flag.value if clock.flag else None


def done(clock: Clock, after: Clock | Refusal) -> Clock:
    return clock if isinstance(after, Refusal) else after


def test_the_page_reckons_as_the_clock_does(open_desk: OpensDesk) -> None:
    """Every kind of sums, on times chosen at random around those that bring a flag down."""
    page = open_desk("lang=en")
    chance = random.Random(5)  # noqa: S311 -- cases, not secrets
    small = [0, 1, 999, 1_000, 30_000, 40_000, 60_000, 1_800_000]
    kinds: list[list[Sum]] = [[FullTime()], [AsBefore()]]
    for side in Side:
        kinds += [[TakeOff(side, Spent.RESTORING)], [AsBefore(), TakeOff(side, Spent.INQUIRY)]]
        kinds += [[Reverse(side, revoked=True)], [Reverse(side, revoked=False)]]
    names = ("now-w", "now-b", "before-w", "before-b", "full", "took", "added")
    cases = [(chance.choice(kinds), {name: chance.choice(small) for name in names}) for _ in range(3_000)]
    cases = [(each, times) for each, times in cases if started_right(each, times)]
    assert len(cases) > 1_500
    plain = [[[plainly(each) for each in each_kind], times] for each_kind, times in cases]
    reckoned = page.evaluate(
        """cases => cases.map(([sums, times]) => lascaRulesDesk.reckon(sums, times))
            .map(({ w, b, flag }) => [w, b, flag])""",
        plain,
    )
    for (each_kind, times), (white, black, flag) in zip(cases, reckoned, strict=True):
        assert (white, black, flag) == python_sums(each_kind, times), (each_kind, times)


def started_right(sums: list[Sum], times: dict[str, int]) -> bool:
    """Leave out what no clock can show: both flags down, and a game that is to go on from a flag that was down."""
    if isinstance(sums[0], FullTime):
        return times["full"] > 0
    if isinstance(sums[0], AsBefore):
        return times["before-w"] > 0 < times["before-b"]
    return times["now-w"] > 0 or times["now-b"] > 0


def plainly(change: Sum) -> list[object]:
    match change:
        case FullTime():
            return ["full"]
        case AsBefore():
            return ["before"]
        case TakeOff(side, spent):
            return ["off", side.value, spent.value]
        case Reverse(side, revoked):
            return ["reverse", side.value, revoked]
        case other:
            raise AssertionError(other)


def test_times_are_written_as_the_clock_writes_them(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en")
    times = [0, 999, 1_000, 59_999, 60_000, 1_760_000, 3_599_000, 3_600_000, 36_061_500]
    written = page.evaluate("times => times.map(lascaRulesDesk.writeTime)", times)
    assert written == [clocks.written(time) for time in times]
    read = page.evaluate("words => words.map(lascaRulesDesk.readTime)", [*written, "1:60", "1:2:3", "-1:00", "", "90"])
    assert read == [*times, None, None, None, None, None]


TYPED_TIMES = {
    **dict.fromkeys(("12:30", "12.30", "12,30", "12 30", "1230", " 12\u00a030 "), 750_000),
    **dict.fromkeys(("9:30", "9.30", "9 30", "930", "0930"), 570_000),
    **dict.fromkeys(("1:29:20", "1.29.20", "1 29 20", "12920", "012920"), 5_360_000),
    **dict.fromkeys(("0:05", "005", "0 05"), 5_000),
    **dict.fromkeys(("29:20.5", "29:20,500"), 1_760_500),
    **dict.fromkeys(("90", "5", "12:3", "12.3", "12 3", "1260", "12.60", "16000", "1.60.00", "1234567"), None),
    **dict.fromkeys(("12:30:", "12-30", ":30", ".30", "12..30", "1230.5", "12 30 мин", "ten"), None),
}


def test_times_are_understood_as_they_are_typed_in_a_hurry(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en")
    read = page.evaluate("words => words.map(lascaRulesDesk.readTime)", list(TYPED_TIMES))
    assert dict(zip(TYPED_TIMES, read, strict=True)) == TYPED_TIMES


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_time_typed_as_digits_is_shown_as_the_clock_writes_it(open_desk: OpensDesk, language: str) -> None:
    page = open_desk(f"lang={language}&regulation=column&incident=disturbed", **PHONE)
    choose(page, "w")
    for name, typed in (("now-w", "1230"), ("now-b", "15.00"), ("took", "90")):
        field = page.locator(f"[name={name}]")
        expect(field).to_have_attribute("inputmode", "decimal")
        field.fill(typed)
        field.blur()
    expect(page.locator("[name=now-w]")).to_have_value("12:30")
    expect(page.locator("[name=now-b]")).to_have_value("15:00")
    expect(page.locator("#expected-took")).to_be_visible()
    expect(page.locator("#expected-took")).to_have_text(say(page, "like_this"))
    assert faces(page) == []
    page.locator("[name=took]").fill("130")
    assert faces(page) == ["11:00", "15:00"]
    assert "now-w=12%3A30" in page.url


@pytest.mark.parametrize("language", ["en", "ru"])
def test_verdict_clocks_and_copy_stay_in_sight(open_desk: OpensDesk, language: str) -> None:
    page = open_desk(f"lang={language}&regulation=column&incident=disturbed", **PHONE)
    choose(page, "w")
    expect(page.locator("#verdict")).to_be_focused()
    shown_verdict = verdict(page)
    bar = page.locator(".at-hand")
    for place in (0, 600, 99_999):
        page.evaluate("place => scrollTo(0, place)", place) if place else None
        expect(bar).to_be_in_viewport(ratio=1)
        expect(bar.locator("p")).to_have_text(shown_verdict)
    page.locator("#copy-at-hand").click()
    expect(page.locator("#copied-at-hand")).not_to_be_empty()
    page.locator("#to-clocks").click()
    expect(page.locator("[name=now-w]")).to_be_focused()
    expect(page.locator("#clocks-heading")).to_be_in_viewport(ratio=1)
    page.keyboard.type("1230")
    expect(bar.locator("p")).to_have_text(shown_verdict)


# --- looking up ---


def test_the_page_looks_up_what_python_looks_up(open_desk: OpensDesk) -> None:
    """Every incident under every regulation and every way to read it, with answers at random."""
    page = open_desk("lang=en")
    table, chance = make_table(), random.Random(7)  # noqa: S311 -- cases, not secrets
    cases = []
    for entry in table.entries:
        incident = next(each for each in incidents() if each.id == entry.incident)
        options = {question.id: [option.id for option in question.options] for question in incident.questions}
        for _ in range(120):
            choices = tuple((name, chance.choice(load().reading(name).answers).id) for name in entry.readings)
            answers: dict[str, str] = {}
            while isinstance(found := table.look_up(entry.incident, answers, Profile(entry.regulation, choices)), str):
                answers[found] = chance.choice(options[found])
            cases.append((entry.regulation, entry.incident, answers, dict(choices), found))
    looked_up = page.evaluate(
        """cases => cases.map(([regulation, incident, answers, choices]) => {
            const { ruling } = lascaRulesDesk.lookUp(regulation, incident, new Map(answers), new Map(choices));
            return [ruling.under, ruling.readings];
        })""",
        [[one, other, list(given.items()), list(taken.items())] for one, other, given, taken, _ in cases],
    )
    assert len(cases) > 1_500
    for (_, _, given, taken, ruling), (under, readings) in zip(cases, looked_up, strict=True):
        assert (tuple(under), tuple(readings)) == (ruling.under, ruling.readings), (given, taken)


# --- protocol, search, training ---


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_ruling_is_copied_as_text_for_the_protocol(open_desk: OpensDesk, language: str) -> None:
    page = open_desk(f"lang={language}&{INQUIRY}&n=17&took=0:40&before-w=20:30&before-b=12:00")
    page.locator("#game-line").fill("Round 3, board 5")
    page.locator("#copy").click()
    expect(page.locator("#copied")).not_to_be_empty()
    lines = page.locator("#protocol-text").input_value().replace("\u00a0", " ").splitlines()
    assert lines[0] == "Round 3, board 5"
    assert f"{say(page, 'ruling')}: {verdict(page)}" in lines
    assert f"{say(page, 'clocks_corrected')}: {say(page, 'white')} 19:50, {say(page, 'black')} 12:00" in lines
    assert any(line.startswith(f"{say(page, 'pays')}: ") for line in lines)
    grounds = next(line for line in lines if line.startswith(f"{say(page, 'grounds')}: "))
    assert " 1.14.1-d (" in grounds


def test_on_paper_there_is_the_protocol_and_nothing_to_press(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{DISTURBED}")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator("#paper")).to_be_visible()
    expect(page.locator("#paper")).to_contain_text("White restores the position")
    assert page.locator("button:visible, input:visible").count() == 0
    page.emulate_media(media="screen")
    expect(page.locator("#paper")).to_be_hidden()


def test_search_finds_statements_readings_and_rulings_and_leads_to_them(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en&view=search")
    page.get_by_role("searchbox").fill("inquiry")
    found = page.locator("#found h3")
    expect(found).to_have_count(3)
    assert [each.partition(":")[0] for each in found.all_inner_texts()] == ["Rulings", "Statements", "Readings"]
    assert "q=inquiry" in page.url
    page.locator("#found .case .verdict a").first.click()
    expect(page.locator("#words .verdict")).to_have_text("The game is replayed from that move")
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("inquiry")
    page.get_by_role("searchbox").fill("no such thing anywhere")
    expect(page.locator("#found")).to_have_text("Nothing fits.")


def test_search_in_russian_takes_e_for_yo_and_leads_to_the_statement_in_the_report(open_desk: OpensDesk) -> None:
    page = open_desk("lang=ru&view=search&q=чёрн+ё")
    with_dots = page.locator("#found h3").all_inner_texts()
    page.get_by_role("searchbox").fill("черн е")
    expect(page).to_have_url(re.compile(quote("черн")))
    assert page.locator("#found h3").all_inner_texts() == with_dots
    assert with_dots[0].startswith(say(page, "found_rulings"))
    link = page.locator("#found .ground .label").first
    place = link.get_attribute("href") or ""
    assert place.startswith("index.html?lang=ru#")
    link.click()
    page.wait_for_url("**/index.html?lang=ru#*")
    assert page.locator(f"[id='{place.partition('#')[2]}']").count() == 1


def answer_exercise(page: Page, *, rightly: bool) -> None:
    data = json.loads(page.locator("#desk-data").inner_text())
    shown = page.locator(".exercise").get_attribute("data-exercise")
    right = next(each["right"] for each in data["exercises"] if each["id"] == shown)
    page.locator(f"[data-choice='{right if rightly else (right + 1) % 4}']").click()


def test_training_waits_for_an_answer_shows_the_ruling_and_keeps_count(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en&view=training")
    expect(page.locator(".shown")).to_be_hidden()
    assert page.locator("[data-choice]").count() == 4
    answer_exercise(page, rightly=True)
    expect(page.locator("#told")).to_have_text("Right.")
    expect(page.locator("#told")).to_be_focused()
    expect(page.locator("#score")).to_contain_text("1 of 1")
    first = page.locator(".exercise").get_attribute("data-exercise")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".exercise")).not_to_have_attribute("data-exercise", first or "")
    answer_exercise(page, rightly=False)
    expect(page.locator("#told")).to_have_text("Not so.")
    expect(page.locator(".was-right")).to_contain_text("the ruling")
    expect(page.locator(".was-wrong")).to_contain_text("your answer")
    expect(page.locator("#score")).to_contain_text("1 of 2")
    page.reload()
    expect(page.locator("#score")).to_contain_text("1 of 2")
    page.get_by_role("button", name="start counting again").click()
    expect(page.locator("#score")).to_be_empty()


def test_the_same_exercise_answered_again_does_not_count_again(open_desk: OpensDesk) -> None:
    page = open_desk("lang=ru&view=training")
    answer_exercise(page, rightly=False)
    page.reload()
    answer_exercise(page, rightly=True)
    expect(page.locator("#score")).to_contain_text("0 из 1")


def test_a_link_to_an_exercise_opens_it_and_its_scenario_is_in_the_report(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en&view=training")
    exercise = page.locator(".exercise").get_attribute("data-exercise")
    again = open_desk(page.url.partition("#")[2])
    assert again.locator(".exercise").get_attribute("data-exercise") == exercise
    answer_exercise(again, rightly=True)
    again.get_by_role("link", name="This scenario in the report").click()
    again.wait_for_url("**/index.html?lang=en#*")
    assert again.locator(f"[id='{exercise}']").count() == 1


# --- for everybody, everywhere ---


def test_the_language_is_remembered_between_the_report_and_the_desk(open_page: Opens) -> None:
    page = open_page("?lang=en")
    page.get_by_role("button", name="Русский").click()
    page.get_by_role("link", name="Судейский стол").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Судейский стол", use_inner_text=True)
    expect(page).to_have_title("Судейский стол")
    page.get_by_role("button", name="English").click()
    assert "lang=en" in page.url
    page.get_by_role("link", name="The report").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules in action", use_inner_text=True)


def test_from_question_to_ruling_by_keyboard_alone(open_desk: OpensDesk) -> None:
    page = open_desk("lang=en")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(40):
        focused = page.evaluate("document.activeElement.dataset.option ?? ''")
        if focused in {"column", "disturbed", "w"}:
            page.keyboard.press("Enter")
            expect(page.locator(f"[data-option={focused}]:focus")).to_have_count(0)
        if page.locator("#words .verdict").count():
            break
        page.keyboard.press("Tab")
    assert verdict(page) == "White restores the position"
    expect(page.locator("#verdict")).to_be_focused()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_other_language_is_left_on_the_page(open_desk: OpensDesk, language: str) -> None:
    other = "ru" if language == "en" else "en"
    for says in (CORRECTED + "&increment=yes", "view=training", "view=search&q=1.14"):
        page = open_desk(f"lang={language}&{says}")
        assert page.locator(f"[lang={other}]:visible:not(.always)").count() == 0
        words = page.locator("main").inner_text()
        foreign = "абвгдежзиклмнопрстуфхцчшщыьэюя" if language == "en" else ""
        assert not set(words.lower()) & set(foreign), says


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    "says", ["", f"{INQUIRY}&took=0:40&before-w=0:30&before-b=9:00", CORRECTED, "view=training", "view=search&q=a"]
)
def test_axe_has_no_objections_and_nothing_sticks_out_on_a_phone(
    open_desk: OpensDesk, says: str, language: str, theme: str
) -> None:
    page = open_desk(f"lang={language}&{says}", color_scheme=theme, bypass_csp=True, **PHONE)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_without_scripts_the_rulings_are_listed_in_both_languages(open_desk: OpensDesk) -> None:
    page = open_desk(java_script_enabled=False)
    listed = page.locator("#rulings").inner_text()
    for words in (DESK_WORDING["needs_scripts"].en, DESK_WORDING["needs_scripts"].ru):
        assert words in listed.replace("\u00a0", " ")
    assert page.locator("#rulings .case:visible").count() > 100
    assert page.locator(".view:visible, .scripted:visible").count() == 0


def test_it_opens_in_under_a_second(open_desk: OpensDesk) -> None:
    page = open_desk(f"lang=en&{CORRECTED}&increment=no")
    spans = []
    for _ in range(3):
        page.reload()
        spans.append(page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"))
    assert min(spans) < 1_000
