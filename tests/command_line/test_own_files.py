"""What an installed rulebook would keep goes into named files, or nowhere."""

from pathlib import Path

import pytest

from lasca_rules.cli.own_files import PACKAGE, hold_to_named_files
from lasca_rules.errors import InputError


def test_a_checkout_keeps_its_own_files() -> None:
    hold_to_named_files({"--stamps": None}, PACKAGE)


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    package = tmp_path / "site-packages" / "lasca_rules"
    package.mkdir(parents=True)
    return package


def test_an_installed_package_takes_named_files(installed: Path) -> None:
    hold_to_named_files({"--stamps": Path("stamps.toml"), "--written": Path("twins.toml")}, installed)


def test_an_installed_package_asks_for_the_files_that_were_not_named(installed: Path) -> None:
    with pytest.raises(InputError) as refused:
        hold_to_named_files({"--stamps": Path("stamps.toml"), "--written": None}, installed)
    assert refused.value.text.en == (
        "an installed rulebook keeps nothing; expected --written FILE, or the same command in a checkout"
    )
