"""The house: the folder that features, steps and reports live in, in a checkout or inside an installed wheel."""

from pathlib import Path

import pytest

from lasca_rules.regulations.folders import elsewhere

HOUSE = Path(__file__).resolve().parent.parent
FEATURES = HOUSE / "features"


def every_features() -> tuple[Path, ...]:
    """Return the folders with features: the house's, and those in the folders of regulations that lie elsewhere."""
    return tuple(each for each in (FEATURES, *(folder.file("features") for folder in elsewhere())) if each.is_dir())


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let another house name the folders of its features."""
    parser.addini(
        "rulebook_features",
        "Folders, from the root on, with features of the rulebook; those of other suites are left to pytest-bdd.",
        type="args",
        default=["features"],
    )


def folders(config: pytest.Config) -> tuple[Path, ...]:
    """Return the folders with features of the rulebook: all that there are, and those that the ini option names."""
    return (*every_features(), *(config.rootpath / name for name in config.getini("rulebook_features")))


def place_of(path: Path, config: pytest.Config) -> str:
    """Return what messages and results call a file: its path in the house, or below where a regulation's folder lies.

    Else it is its path in the root that pytest runs in.
    """
    for root in (*(folder.path.parent for folder in elsewhere()), HOUSE, config.rootpath):
        if path.is_relative_to(root):
            return path.relative_to(root).as_posix()
    return path.as_posix()


def near(file: str | Path) -> str:
    """Return what messages call a file of code: its path in the house, else from where pytest was started."""
    path = Path(file)
    for root in (HOUSE, Path.cwd()):
        if path.is_relative_to(root):
            return path.relative_to(root).as_posix()
    return str(path)


def only_features(config: pytest.Config) -> None:
    """Look at the house's features, wherever pytest was started, unless it was told where to look."""
    if config.args_source is not pytest.Config.ArgsSource.ARGS and FEATURES.is_dir():
        config.args = [str(each) for each in every_features()]
