"""On what the report's command ends as failed."""

import json
from pathlib import Path

import pytest

from reports.__main__ import main

SAMPLE = Path(__file__).parents[1] / "data" / "results_sample.json"


@pytest.fixture
def nothing_broken(tmp_path: Path) -> Path:
    data = json.loads(SAMPLE.read_text(encoding="utf-8"))
    data["scenarios"] = [each for each in data["scenarios"] if each["outcome"] != "failed"]
    path = tmp_path / "results.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize("asked", [["weak"], ["untested"], ["weak,untested"], ["suspect", "weak"], ["untested, weak"]])
def test_it_fails_on_what_it_is_told_to(nothing_broken: Path, tmp_path: Path, asked: list[str]) -> None:
    options = [f"--fail-on={standings}" for standings in asked]
    assert main([str(nothing_broken), str(tmp_path / "out")]) == 0
    assert main([str(nothing_broken), str(tmp_path / "out"), *options]) == 1


@pytest.mark.parametrize("wrong", ["verified", "weak,", "wek"])
def test_it_refuses_what_it_cannot_fail_on(wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([str(SAMPLE), str(tmp_path), f"--fail-on={wrong}"])
    assert ended.value.code == 2
    assert "weak, untested, suspect" in capsys.readouterr().err
