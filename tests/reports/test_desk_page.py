"""The desk's page: one file that needs nothing else, with every ruling in it, and the exercises made for it."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from lasca_rules.languages import Text
from lasca_rules.refereeing.verdicts import (
    ClaimRefused,
    GoesOn,
    MarkKing,
    NoProtest,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    RightLost,
    Verdict,
)
from lasca_rules.regulations import load
from lasca_rules.rulebook.desk.table import READING, make_table
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import Charge, ClockOrder, Ruling, Unchanged
from lasca_rules.sides import Side
from reports.desk import Desk, make_desk, render_desk
from reports.desk_wording import DESK_WORDING
from reports.exhibits import ClocksExhibit, Exhibit, IllegalExhibit, RulingExhibit, RulingWords, Times
from reports.in_script import in_script
from reports.results import Scenario, SentenceWording, StepRun
from reports.templating import script, templates
from reports.training import MOST, Choice, exercises

VERDICTS: tuple[Verdict, ...] = (
    ReplayFromMove(5),
    RestorePosition(Side.WHITE),
    ClaimRefused(),
    ReplayFromStart(),
    MarkKing("g7"),
)
UNCHANGED, CHARGED = Unchanged(), Charge(Side.WHITE, 40_000)


def scenario(number: int, verdict: Verdict, clocks: ClockOrder = UNCHANGED, name: str = "") -> Scenario:
    """Return a scenario with a ruling in its second step, and what would give it away before and after."""
    illegal = IllegalExhibit("c3-e5", ())
    words = RulingWords(Text("GIVEN AWAY", "ВЫДАНО"), Text("GIVEN AWAY", "ВЫДАНО"))
    under, readings = ("column:1.14.1-d",), ("clocks-on-replay",)
    ruling = RulingExhibit("column", verdict, clocks, words, under=under, readings=readings)
    after = ClocksExhibit(Times(1_000, 2_000), running="w")
    return Scenario(
        id=f"features/x.feature::1.14.1-d {name or number}[{number}]",
        feature="features/x.feature",
        line=number,
        name=Text(f"story {number}", f"история {number}"),
        statements=("column:1.14.1-d",),
        outcome="passed",
        steps=(
            StepRun(Text("Given", "Пусть"), SentenceWording(("a <b>game</b>",), ("партия",)), exhibits=(illegal,)),
            StepRun(
                Text("When", "Когда"),
                SentenceWording(("Black claims",), ("чёрные заявляют",)),
                exhibits=(ruling, after),
            ),
            StepRun(Text("Then", "Тогда"), SentenceWording(("GIVEN AWAY",), ("ВЫДАНО",))),
        ),
    )


SCENARIOS = tuple(scenario(number, verdict) for number, verdict in enumerate(VERDICTS))


@pytest.fixture(scope="module")
def desk() -> Desk:
    return make_desk(load())


@pytest.fixture(scope="module")
def page(desk: Desk) -> str:
    return render_desk(desk, SCENARIOS)


@pytest.fixture(scope="module")
def data(desk: Desk) -> dict[str, Any]:
    return desk.data


class _Sources(HTMLParser):
    """What a page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in {"src", "srcset", "data"} or (tag == "link" and name == "href"):
                self.wanted.append(value or "")


def test_the_page_loads_nothing_and_is_small(page: str) -> None:
    sources = _Sources()
    sources.feed(page)
    assert sources.wanted == ["data:,"]
    assert len(page.encode()) < 1_500_000


def test_only_the_pages_own_script_may_run(page: str) -> None:
    policy = re.search(r"script-src '(sha256-[^']+)'", page)
    assert policy is not None
    scripts = re.findall(r"<script(?! type)>(.*?)</script>", page, re.DOTALL)
    assert len(scripts) == 1
    assert "http" not in scripts[0]


def test_no_text_can_end_the_data() -> None:
    text = "</script><!-- <script>alert(1)</script>\u2028"
    written = in_script({"text": text})
    assert not [each for each in ("</", "<!", "\u2028") if each in written]
    assert json.loads(written) == {"text": text}


def test_markup_in_a_scenario_is_text(page: str) -> None:
    assert "a <b>game</b>" not in page
    assert "a &lt;b&gt;game&lt;/b&gt;" in page


def test_the_data_lead_to_the_rulings_of_the_table(data: dict[str, Any]) -> None:
    """Walk the data as the page does, from every beginning along every way, and compare with the table."""
    table = make_table()
    statements = {number: each[0] for number, each in enumerate(data["statements"])}
    assert len(statements) == len(load().statements)
    seen = 0
    for regulation, incident, _, beginning in data["entries"]:
        questions = {
            data["questions"][number]["id"]: data["questions"][number]
            for each in data["incidents"]
            if each["id"] == incident
            for number in each["questions"]
        }
        profile = Profile(regulation)
        stack: list[tuple[int, dict[str, str]]] = [(beginning, {})]
        while stack:
            place, answers = stack.pop()
            if place < 0:
                ruling = table.look_up(incident, answers, profile)
                assert isinstance(ruling, Ruling)
                assert tuple(data["lists"][data["answers"][~place][5]]) == ruling.under
                assert tuple(data["lists"][data["answers"][~place][6]]) == ruling.readings
                seen += 1
                continue
            number, *there = data["nodes"][place]
            name = data["names"][number]
            if name.startswith(READING):
                stack.append((there[0], answers))  # by default
                continue
            options = [option for option, _ in questions[name]["options"]]
            assert len(options) == len(there), name
            stack += [(at, {**answers, name: option}) for option, at in zip(options, there, strict=True)]
    assert seen > 1_000


def test_every_way_to_read_an_incident_has_its_beginning(data: dict[str, Any]) -> None:
    for regulation, incident, readings, place in data["entries"]:
        entry = make_table().entry(regulation, incident)
        assert (tuple(readings), place) == (entry.readings, entry.place)


def test_the_page_has_its_words_in_both_languages(data: dict[str, Any], page: str) -> None:
    for name, text in DESK_WORDING.items():
        assert re.search(r"[А-Яа-яЁё]", text.ru) or name == "minutes_seconds", name
        assert not re.search(r"[А-Яа-яЁё]", text.en), name
        assert data["texts"][data["words"][name]] == [text.en, text.ru]
    used = set(re.findall(r'say\("([a-z_-]+)"\)', page)) | set(re.findall(r'group\("([a-z_]+)"', page))
    assert len(used) > 50
    assert used <= set(DESK_WORDING)
    template = templates().get_template("desk.html.j2").filename
    assert template is not None
    everywhere = script("desk") + Path(template).read_text(encoding="utf-8")
    computed = {name for name in DESK_WORDING if name.startswith(("clocks-", "took-"))}
    assert {name for name in DESK_WORDING if not re.search(rf'[".]{name}\b', everywhere)} == computed


def test_without_scripts_every_ruling_is_listed_for_every_incident(page: str) -> None:
    listed = page[page.index('<noscript id="listed">') : page.index("</noscript>")]
    for entry in make_table().entries:
        assert f'data-to="regulation={entry.regulation}&amp;incident={entry.incident}' in listed, entry
    assert 'href="index.html#column:1.14.1-d"' in listed
    assert "{" not in re.sub(r"<[^>]*>", "", listed)


# --- exercises ---


def test_an_exercise_stops_before_its_ruling_and_gives_nothing_away() -> None:
    made = exercises(SCENARIOS)
    assert [each.shown.scenario.line for each in made] == [0, 1, 2, 3, 4]
    for exercise in made:
        told = [str(step.step.text.en) for step in exercise.shown.steps]
        assert told == ["('a <b>game</b>',)", "('Black claims',)"]
        assert all(step.exhibits == () for step in exercise.shown.steps)
        assert exercise.clocks is not None
        assert exercise.clocks[0].runs


def test_exactly_one_choice_is_the_ruling_and_no_two_are_alike() -> None:
    for exercise, verdict in zip(exercises(SCENARIOS), VERDICTS, strict=True):
        assert len(exercise.choices) == 4
        assert len({choice.verdict for choice in exercise.choices}) == 4
        assert exercise.choices[exercise.right].ruling.verdict == verdict
        assert exercise.regulation == "column"


def test_the_same_verdict_with_other_clocks_is_a_choice() -> None:
    made = exercises((*SCENARIOS, scenario(9, VERDICTS[0], CHARGED)))
    first, last = made[0], made[-1]
    for exercise, clocks in ((first, UNCHANGED), (last, CHARGED)):
        assert exercise.choices[exercise.right].ruling.clocks == clocks
        same = [each for each in exercise.choices if each.ruling.verdict == VERDICTS[0]]
        assert len(same) == 2


def test_numbers_and_squares_do_not_give_a_ruling_away() -> None:
    remark = Text("reported: wrong move", "заявлено: неправильный ход")
    choices = [Choice.of(Ruling(verdict, CHARGED, ("x",), regulation="column", remark=remark)) for verdict in VERDICTS]
    assert choices[0].verdict == Text("the game is replayed from that move", "партия переигрывается с этого хода")
    assert choices[4].verdict == Text("the king is marked", "дамка обозначается")
    assert choices[0].clocks == Text("White pays for the time the inquiry took", "время проверки засчитывается белым")


def test_of_rulings_that_leave_all_as_it_is_one_is_offered_at_most() -> None:
    leaving: tuple[Verdict, ...] = (GoesOn(), RightLost(Side.BLACK), NoProtest(), ClaimRefused())
    scenarios = [scenario(number, verdict) for number, verdict in enumerate((*VERDICTS, *leaving))]
    for exercise in exercises(scenarios):
        kept = [choice for choice in exercise.choices if choice.ruling.verdict.leaves_all_as_it_is]
        assert len(kept) <= 1


def test_an_exercise_is_under_the_regulation_that_ruled() -> None:
    for regulation in ("column", "draughts"):
        ruled = [
            evolve(each, steps=tuple(evolve(step, exhibits=by(regulation, step)) for step in each.steps))
            for each in SCENARIOS
        ]
        assert {exercise.regulation for exercise in exercises(ruled)} == {regulation}


def by(regulation: str, step: StepRun) -> tuple[Exhibit, ...]:
    return tuple(
        evolve(each, regulation=regulation) if isinstance(each, RulingExhibit) else each for each in step.exhibits
    )


def test_too_few_rulings_make_no_exercises() -> None:
    assert exercises(SCENARIOS[:3]) == ()
    assert exercises(()) == ()


def test_a_scenario_that_failed_is_no_exercise() -> None:
    failed = evolve(SCENARIOS[0], outcome="failed")
    assert [
        each.shown.scenario.line for each in exercises((failed, *SCENARIOS[1:], scenario(9, VERDICTS[0], name="y")))
    ][:1] == [1]


def test_of_one_outline_there_is_one_exercise_and_a_large_report_is_picked_evenly() -> None:
    examples = [scenario(number, VERDICTS[number % 5], name="the same") for number in range(10)]
    assert len(exercises(examples)) == 1
    many = [scenario(number, VERDICTS[number % 5]) for number in range(3 * MOST)]
    made = exercises(many)
    assert len(made) == MOST
    assert [each.shown.scenario.line for each in made] == list(range(0, 3 * MOST, 3))


def test_without_exercises_the_page_is_made_all_the_same(desk: Desk) -> None:
    page = render_desk(desk, ())
    assert '"exercises":[]' in page
    assert 'id="exercise-0"' not in page
