"""What the report's command gives pytest: a folder whose name has a bracket is given by the way to it."""

from pathlib import Path

import pytest

from lasca_rules.cli.reporting import _as_argument


def test_pytest_is_given_no_bracket_that_it_takes_for_a_tests_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = tmp_path / "Правила и доски [4]"
    house.mkdir()
    monkeypatch.chdir(house)
    assert _as_argument(house / "features") == "features"
    assert _as_argument(tmp_path / "features") == str(tmp_path / "features")
