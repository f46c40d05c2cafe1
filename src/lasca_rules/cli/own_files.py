"""The rulebook's own files: a command writes into those of a checkout, never into an installed package."""

from pathlib import Path

from lasca_rules.errors import InputError
from lasca_rules.languages import Text

PACKAGE = Path(__file__).resolve().parent.parent


def hold_to_named_files(named: dict[str, Path | None], package: Path = PACKAGE) -> None:
    """Let a command write only into files that were named, unless the package lies in a checkout.

    Args:
        named: the options that name files, and what they were given.
        package: the folder of the package.

    Raises:
        InputError: the package is installed and an option was not given.
    """
    if (package.parent.parent / "pyproject.toml").is_file():
        return
    missing = [f"{option} FILE" for option, file in named.items() if file is None]
    if missing:
        en, ru = " and ".join(missing), " и ".join(missing)
        message = Text(
            f"an installed rulebook keeps nothing; expected {en}, or the same command in a checkout",
            f"установленная программа ничего в себе не хранит; здесь нужно {ru} или та же команда в рабочей копии",
        )
        raise InputError(message)
