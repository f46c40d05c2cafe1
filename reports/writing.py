"""Files that are written whole or not at all."""

import os
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from lasca_rules.languages import Text
from reports.plain import ReportInputError

_AN_HOUR = 3600


def write_files(folder: Path, files: Mapping[str, str]) -> None:
    """Write the files into the folder. Each is put in its place only when all of them are complete beside it.

    Raises:
        ReportInputError: The folder cannot be written to; what stood there before still stands.
    """
    waiting: dict[Path, Path] = {}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in files:
            _clear_up(folder, name)
        for name, text in files.items():
            waiting[folder / name] = _write_beside(folder / name, text)
        for target, complete in waiting.items():
            complete.replace(target)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise ReportInputError(
            Text(f"{folder}: cannot be written to: {reason}", f"{folder}: сюда нельзя записать: {reason}")
        ) from error
    finally:
        for left_over in waiting.values():
            with suppress(OSError):
                left_over.unlink(missing_ok=True)


def _clear_up(folder: Path, name: str) -> None:
    """Remove what runs that were killed have left of a file; what is recent may be another run's, still at work."""
    for left_over in folder.glob(f".{name}.*"):
        with suppress(OSError):
            if time.time() - left_over.stat().st_mtime > _AN_HOUR:
                left_over.unlink()


def _write_beside(target: Path, text: str) -> Path:
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    beside = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        beside.chmod(0o644)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return beside
