"""Random faults in the report: read as ``make mutants`` writes them, and shown."""

from pathlib import Path

import pytest
from attrs import evolve

from lasca_rules.languages import Language, Text
from reports.counting import share
from reports.document import read_document, write_document
from reports.exports.markdown import write_markdown
from reports.model import Report
from reports.mutants import MissedMutant, MutantCount, MutantModule, MutantsReport, load_mutants
from reports.plain import ReportInputError
from reports.render import render
from tests.mutants.found import Found, written
from tests.mutants.mutating import Mutant
from tests.mutants.trying import Noticed

BLOCKED = Mutant("play/course.py", "_between", 3, 'name == "c3"', "names <= 2", "")
FLAG = Mutant("clock.py", "run", 5, "a < b", "a <= b", "")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    found = Found(seed=7, drawn=5, equivalent=1)
    found.add(FLAG, Noticed.BY_FEATURES)
    found.add(FLAG, Noticed.BY_OTHER_TESTS)
    found.add(BLOCKED, Noticed.BY_FEATURES)
    found.add(BLOCKED, Noticed.BY_NOTHING)
    path = tmp_path / "mutants.toml"
    path.write_text(written(found), encoding="utf-8")
    return path


def measured(file: Path) -> MutantsReport:
    read = load_mutants(file)
    assert read is not None
    return read


def test_what_is_written_down_is_read(file: Path) -> None:
    read = measured(file)
    assert evolve(read, commit="") == MutantsReport(
        when="2023-11-14T22:13:20Z",
        commit="",
        seed=7,
        drawn=5,
        equivalent=1,
        count=MutantCount(tried=4, noticed_by_scenarios=2, noticed_by_all_tests=3),
        modules=(
            MutantModule("clock.py", MutantCount(2, 1, 2)),
            MutantModule("play/course.py", MutantCount(2, 1, 1)),
        ),
        missed=(
            MissedMutant("clock.py", "run", "a < b", "a <= b", "other tests"),
            MissedMutant("play/course.py", "_between", 'name == "c3"', "names <= 2", "nothing"),
        ),
    )
    assert read.parts == {"clock": MutantCount(2, 1, 2), "play": MutantCount(2, 1, 1)}


def test_what_was_never_measured_is_not_there(tmp_path: Path, report: Report, page: str) -> None:
    assert load_mutants(tmp_path / "mutants.toml") is None
    assert report.mutants is None
    assert "#mutants" not in page


def test_a_spoilt_file_is_refused(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("seed = 7", 'seed = "seven"'), encoding="utf-8")
    with pytest.raises(ReportInputError, match="seed"):
        load_mutants(file)


def test_the_report_shows_both_figures_and_what_was_missed(file: Path, report: Report, tmp_path: Path) -> None:
    with_mutants = evolve(report, mutants=measured(file))
    page = render(with_mutants)
    assert page.count('href="#mutants"') == 2
    for shown in ("50.0%", "75.0%", "50,0\N{NO-BREAK SPACE}%", "75,0\N{NO-BREAK SPACE}%", "names &lt;= 2"):
        assert shown in page, shown
    assert "the scenarios noticed 50.0%, all tests 75.0%" in write_markdown(with_mutants, Language.ENGLISH)
    assert "сценарии заметили 50,0" in write_markdown(with_mutants, Language.RUSSIAN)
    document = tmp_path / "report.json"
    document.write_text(write_document(with_mutants), encoding="utf-8")
    assert read_document(document) == with_mutants


@pytest.mark.parametrize(
    ("part", "whole", "shown"),
    [
        (949, 1000, Text("94.9%", "94,9\N{NO-BREAK SPACE}%")),
        (9499, 10000, Text("94.9%", "94,9\N{NO-BREAK SPACE}%")),
        (4, 4, Text("100.0%", "100,0\N{NO-BREAK SPACE}%")),
        (0, 0, Text("–", "–")),
    ],
)
def test_a_share_is_never_rounded_up(part: int, whole: int, shown: Text) -> None:
    assert share(part, whole) == shown
