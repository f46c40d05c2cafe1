"""What a statement's evidence is worth: deviations noticed or not, in the standings, on the page, in the terminal."""

import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from lasca_rules.languages import Language, Text
from lasca_rules.regulations import load
from reports.conflicts import load_incidents
from reports.model import DeviationReport, Report, Standing, StatementReport
from reports.plain import structure
from reports.questions import load_questions
from reports.render import render
from reports.results import Results
from reports.strength import weaknesses
from reports.terminal import summarise
from reports.weighing import weigh

SAMPLE = Path(__file__).parents[1] / "data" / "results_sample.json"
BOARD = "column:2.1-b"
SEVEN = "features/column/2.1-board.feature::2.1-b Seven squares lie along each side of the board of Lasca"
ELSEWHERE = "features/play/captures.feature::P2 A man does not go backward"
NOTICED = DeviationReport("s/a", Text("a", "а"), ("f::x",), 0, ())
UNNOTICED = DeviationReport("s/b", Text("b", "б"), (), 0, ())


def report_of(probe: dict[str, Any] | None) -> Report:
    plain = json.loads(SAMPLE.read_text(encoding="utf-8")) | {"probe": probe}
    return weigh(load(), structure(plain, Results, SAMPLE.name), load_incidents(), load_questions())


def probe(*noticed_by: list[str]) -> dict[str, Any]:
    names = {"en": "The board may have <eight> squares a side", "ru": "В стороне доски может быть <восемь> полей"}
    return {
        "mode": "all",
        "deviations": [
            {"id": f"{BOARD}/{number}", "statement": BOARD, "text": names, "noticed_by": by, "crashed_in": []}
            for number, by in enumerate(noticed_by)
        ],
        "notice_nothing": [],
        "guarded_elsewhere": [],
    }


def board(report: Report) -> StatementReport:
    return next(statement for statement in report.statements if statement.id == BOARD)


@pytest.mark.parametrize(
    ("noticed_by", "standing"),
    [
        (([SEVEN], [SEVEN, ELSEWHERE]), Standing.VERIFIED),
        (([SEVEN], []), Standing.WEAK),
        (([SEVEN], [ELSEWHERE]), Standing.WEAK),
        (([SEVEN],), Standing.WEAK),
        ((), Standing.WEAK),
    ],
)
def test_a_statement_is_verified_when_its_own_scenarios_notice_two_deviations_or_more_and_all(
    noticed_by: tuple[list[str], ...], standing: Standing
) -> None:
    assert board(report_of(probe(*noticed_by))).standing is standing


def test_without_a_probe_nothing_is_verified() -> None:
    report = report_of(None)
    assert (board(report).standing, board(report).deviations, report.probe) == (Standing.UNPROBED, (), None)
    assert (report.summary.verified, report.summary.unprobed) == (0, 4)


def test_one_deviation_is_enough_where_the_statement_can_be_broken_in_only_one_way() -> None:
    assert board(report_of(probe([SEVEN]) | {"only_one_way": [BOARD]})).standing is Standing.VERIFIED


def test_scenarios_of_other_statements_are_counted_apart() -> None:
    deviation = board(report_of(probe([SEVEN, ELSEWHERE])))
    assert (deviation.deviations[0].noticed_by, deviation.deviations[0].elsewhere) == ((SEVEN,), 1)


def test_the_numbers_count_a_deviation_as_noticed_only_by_its_own_statement() -> None:
    numbers = report_of(probe([SEVEN], [ELSEWHERE], [])).probe
    assert numbers is not None
    assert (numbers.deviations, numbers.noticed, numbers.mode) == (3, 1, "all")


@pytest.mark.parametrize(
    ("lacks", "deviations", "expected"),
    [
        ((), (NOTICED, NOTICED), []),
        (("does-not-apply",), (NOTICED, NOTICED), ["no scenario that passed shows where it does not apply"]),
        ((), (NOTICED, UNNOTICED), ["1 of 2 deviations not noticed by its scenarios"]),
        ((), (UNNOTICED, UNNOTICED), ["2 of 2 deviations not noticed by its scenarios"]),
        ((), (NOTICED,), ["no two ways are known to break it"]),
    ],
)
def test_what_is_missing_is_said_in_words(
    lacks: tuple[Any, ...], deviations: tuple[DeviationReport, ...], expected: list[str]
) -> None:
    assert [each.en for each in weaknesses((), lacks, deviations, probed=True, one_way=False)] == expected


def test_the_page_says_of_each_deviation_who_would_notice_it_in_both_languages() -> None:
    page = render(report_of(probe([SEVEN], [], [ELSEWHERE])))
    article = page.partition(f'<article class="statement" id="{BOARD}"')[2].partition("</article>")[0]
    assert article.count("The board may have &lt;eight&gt; squares a side") == 3
    assert article.count("В стороне доски может быть &lt;восемь&gt; полей") == 3
    assert article.count("NOT noticed by any scenario") == 2
    assert article.count("НЕ замечено ни одним сценарием") == 2
    assert "noticed by other statements" in article
    assert '<details class="deviations" open>' in article


def test_deviations_that_are_all_noticed_are_folded_away() -> None:
    page = render(report_of(probe([SEVEN], [SEVEN])))
    article = page.partition(f'<article class="statement" id="{BOARD}"')[2].partition("</article>")[0]
    assert '<details class="deviations" data-kept=' in article
    assert "all noticed" in article


def test_a_weak_statement_is_half_filled_in_the_map_and_listed_at_the_top() -> None:
    page = render(report_of(probe([SEVEN], [])))
    assert f'<a class="cell weak" href="#{BOARD}">' in page
    top = page.partition("<header")[2].partition("</header>")[0]
    assert "Weak: something is missing" in top


def test_the_terminal_names_the_weak_statement_and_what_is_missing() -> None:
    console = Console(width=120)
    with console.capture() as captured:
        summarise(report_of(probe([SEVEN], [])), Path("index.html"), Language.RUSSIAN, console)
    printed = captured.get()
    assert f"Слабо подтверждено: {BOARD}" in printed
    assert "не замечено его сценариями искажений: 1 из 2" in printed
