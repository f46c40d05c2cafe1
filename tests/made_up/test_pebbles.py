"""A regulation of its own game goes from its folder into the report and the desk, with no line edited elsewhere."""

import re
from pathlib import Path

import pytest

from lasca_rules.regulations import load
from tests.made_up.reported import MADE_UP, Reported, change, copied, reported

VERIFIED = dict.fromkeys(("pebbles:1-a", "pebbles:1-b", "pebbles:1-c"), "verified")
ONE_THAT_DOES_NOT_APPLY = """
    @does-not-apply @pebbles:1-a
    Scenario: 1-b Until Black has taken, White's surplus goes back
      Пока чёрные не взяли, лишнее белых возвращается
      When White takes 4 pebbles
      And somebody objects to what White took
      Then White puts 1 pebble back
"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Reported:
    """The report with the regulation as it is."""
    return reported(MADE_UP, tmp_path_factory.mktemp("whole"))


def test_it_is_verified_and_its_own_deviations_are_found_by_deciding(whole: Reported) -> None:
    assert whole.status == 0, whole.said
    assert whole.standings == VERIFIED
    deviations = {each["id"]: len(each["deviations"]) for each in whole.document["statements"]}
    assert min(deviations[name] for name in VERIFIED) >= 3


def test_the_report_has_its_statements_its_readings_and_its_sentences_in_both_languages(whole: Reported) -> None:
    page = re.sub(r"<[^>]*>", "", whole.page("index.html"))
    for words in (
        "Who takes more than three pebbles puts the surplus back",
        "Взявший больше трёх камешков возвращает лишние",
        "somebody objects to what White took",
        "кто-то возражает против того, что взяли белые",
        "White puts 2 pebbles back",
        "возвращают в кучу 2 камешка",
        "Where a second time is counted",
    ):
        assert words in re.sub(r"\s+", " ", page), words
    features = {scenario["feature"] for each in whole.document["statements"] for scenario in each["scenarios"]}
    assert features == {"pebbles/features/1-taking.feature"}


def test_the_desk_asks_about_it_and_has_its_rulings_in_its_own_words(whole: Reported) -> None:
    desk = whole.page("desk.html").replace("\N{NO-BREAK SPACE}", " ")
    for words in (
        "Too many pebbles were taken",
        "Брал ли этот игрок лишнее и раньше?",
        "White puts the surplus back",
        "Объявите, что белые проиграли.",
        "one heap",
    ):
        assert words in desk, words
    assert 'data-to="regulation=pebbles&amp;incident=heap' in desk


def test_without_the_scenario_that_shows_where_it_does_not_apply_a_statement_is_weak(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    change(folder / "features/1-taking.feature", ONE_THAT_DOES_NOT_APPLY, "")
    found = reported(tmp_path, tmp_path / "report")
    assert found.status == 0, found.said
    assert found.standings == VERIFIED | {"pebbles:1-b": "weak"}


def test_where_its_rules_decide_otherwise_than_a_scenario_says_a_statement_is_broken(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    change(folder / "rules.py", "if facts.surplus and facts.answered else None", "if not facts.surplus else None")
    found = reported(tmp_path, tmp_path / "report")
    assert found.status == 1, found.said
    assert found.standings["pebbles:1-b"] == "broken"
    assert "pebbles/features/1-taking.feature:28 Black has taken in turn" in found.said


def test_nothing_in_the_project_names_it() -> None:
    assert "pebbles" not in {each.id for each in load().regulations}
