"""Keeping small data files: written whole or not at all, and what the machine says when it refuses."""

import errno
import json
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from lasca_rules.errors import InputError
from lasca_rules.languages import Text

READABLE = 0o644
"""Who may read a new file: everybody; who may write it: its owner."""


def store(path: Path, text: str) -> None:
    """Put a text into a file in one move: whoever reads the file sees the old text or the new one, never half of it.

    Raises:
        InputError: The file cannot be written; the message names it and says why.
    """
    target = path.resolve()
    try:
        mode = target.stat().st_mode & 0o777 if target.exists() else READABLE
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        os.close(handle)
    except OSError as error:
        raise unwritable(path, error) from None
    try:
        write_through(Path(temporary), text, mode)
        Path(temporary).replace(target)
        keep_names(target.parent)
    except OSError as error:
        raise unwritable(path, error) from None
    finally:
        with suppress(OSError):
            Path(temporary).unlink()


def write_through(path: Path, text: str, mode: int = READABLE) -> None:
    """Write a text into a file that nobody reads yet, through to the disk.

    Raises:
        OSError: The machine refuses; the file may be there in part.
    """
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    path.chmod(mode)


def keep_names(folder: Path) -> None:
    """See the names in a folder through to the disk: until then a loss of power may undo that a file was renamed."""
    if sys.platform == "win32":
        return  # a folder cannot be opened there
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def quoted(text: str) -> str:
    """Write a text as a TOML string on one line; the text must be printable."""
    return json.dumps(text, ensure_ascii=False)


def unwritable(path: Path, error: OSError) -> InputError:
    """Make the error about a file that cannot be written."""
    why = machine_reason(error)
    return InputError(Text(f"{path}: cannot be written: {why.en}", f"{path}: не удаётся записать: {why.ru}"))


def machine_reason(error: OSError) -> Text:
    """Say in both languages why the machine refused."""
    return REASONS.get(error.errno or 0, Text(error.strerror or str(error), error.strerror or str(error)))


REASONS = {
    errno.ENOENT: Text("no such file or folder", "нет такого файла или папки"),
    errno.EACCES: Text("permission denied", "нет доступа"),
    errno.EPERM: Text("permission denied", "нет доступа"),
    errno.EISDIR: Text("it is a folder", "это папка"),
    errno.ENOTDIR: Text("a part of the path is not a folder", "часть пути не является папкой"),
    errno.EROFS: Text("the file system is read-only", "файловая система только для чтения"),
    errno.ENOSPC: Text("no space is left", "не осталось места"),
    errno.EBADF: Text("it is closed", "он закрыт"),
    errno.ENAMETOOLONG: Text("the name is too long", "слишком длинное имя"),
}
