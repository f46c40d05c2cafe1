"""Publishing a report: all its files take their places together, or none does.

No file system renames several files in one act, and the folder is the user's: other files may lie in it, a page of it
may be open, so it cannot be exchanged as a whole. Therefore the files are completed out of sight, in a work folder
beside their places, together with the earlier report's files; then a journal says which files are about to be put in
their places, and removing it is the one act that makes the new report count. While the journal is there, the earlier
report is the one that counts: what stopped in between is undone, at once where it can be, else by the next report that
comes to the folder, before it does anything else.
"""

import json
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from lasca_rules.languages import Text
from lasca_rules.storing import keep_names, machine_reason, write_through
from reports.locking import TakenError, locked
from reports.plain import ReportInputError

WORK = ".report.work"
"""The work folder. Without a journal in it nothing of it matters."""
_JOURNAL, _NEW, _OLD = "journal.json", "new", "old"


@contextmanager
def reserved(folder: Path, names: Iterable[str]) -> Iterator[None]:
    """Have a folder to oneself for a report with these files: made if need be, and what a killed run left cleared.

    Raises:
        ReportInputError: Another report is being written there, or these files could not be.
    """
    made = [each for each in (folder, *folder.parents) if not each.exists()]
    with ExitStack() as held:
        for each in reversed(made):
            held.callback(_remove_if_empty, each)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            held.enter_context(locked(folder))
            recover(folder)
            _refuse_folders(folder / name for name in names)
        except TakenError as error:
            raise ReportInputError(
                Text(
                    f"{folder}: another report is being written here; wait for it, or name another folder",
                    f"{folder}: сюда уже пишется другой отчёт; дождитесь его или укажите другую папку",
                )
            ) from error
        except OSError as error:
            raise _unwritable(folder, error) from error
        yield


def publish(folder: Path, files: Mapping[str, str]) -> None:
    """Put the files, by name, into a folder that is reserved for them.

    Raises:
        ReportInputError: The folder cannot be written to; what stood there before still stands, or the message says
            when it will.
    """
    failed: OSError | None = None
    try:
        _refuse_folders(folder / name for name in files)
        _exchange(folder, files)
    except OSError as error:
        failed = error
    finally:
        with suppress(OSError):  # the next report will
            recover(folder)
    if failed is not None:
        raise _unwritable(folder, failed, half=(folder / WORK / _JOURNAL).exists()) from failed


def recover(folder: Path) -> None:
    """Undo what a report that was stopped had begun to put into a folder, and clear up after it.

    It may be stopped itself, at any point, and begun again.

    Raises:
        OSError: The earlier report cannot be put back.
    """
    work = folder / WORK
    journal = work / _JOURNAL
    if journal.exists():
        written = json.loads(journal.read_text(encoding="utf-8"))
        for name in written["replaced"]:
            if (work / _OLD / name).exists():
                (work / _OLD / name).replace(folder / name)
        for name in written["added"]:
            (folder / name).unlink(missing_ok=True)
        keep_names(folder)
        journal.unlink()
    shutil.rmtree(work, ignore_errors=True)


def _exchange(folder: Path, files: Mapping[str, str]) -> None:
    work = folder / WORK
    work.mkdir()
    _complete(work / _NEW, files)
    _keep(folder, work, files)
    for name in files:
        (work / _NEW / name).replace(folder / name)
    keep_names(folder)
    (work / _JOURNAL).unlink()
    with suppress(OSError):  # what counts is done
        keep_names(work)


def _complete(new: Path, files: Mapping[str, str]) -> None:
    new.mkdir()
    for name, text in files.items():
        write_through(new / name, text)


def _keep(folder: Path, work: Path, names: Iterable[str]) -> None:
    """Keep the earlier files, and write the journal: from here on whoever comes undoes."""
    (work / _OLD).mkdir()
    replaced = [name for name in names if (folder / name).exists()]
    for name in replaced:
        _keep_one(folder / name, work / _OLD / name)
    added = [name for name in names if name not in replaced]
    beside = work / f"{_JOURNAL}.new"
    write_through(beside, json.dumps({"replaced": replaced, "added": added}))
    for part in (work / _OLD, work / _NEW):
        keep_names(part)
    beside.replace(work / _JOURNAL)
    keep_names(work)


def _keep_one(file: Path, kept: Path) -> None:
    """Give a file a second name; where the file system knows no second names, copy it."""
    try:
        kept.hardlink_to(file)
    except OSError:
        shutil.copy2(file, kept)


def _refuse_folders(targets: Iterable[Path]) -> None:
    for target in targets:
        if target.is_dir():
            raise ReportInputError(
                Text(
                    f"{target}: a file of the report goes here, and it is a folder; move it away",
                    f"{target}: здесь место файла отчёта, а это папка; уберите её",
                )
            )


def _remove_if_empty(folder: Path) -> None:
    with suppress(OSError):  # it holds the report
        folder.rmdir()


def _unwritable(folder: Path, error: OSError, *, half: bool = False) -> ReportInputError:
    reason = machine_reason(error)
    en, ru = f"{folder}: cannot be written to: {reason.en}", f"{folder}: сюда нельзя записать: {reason.ru}"
    if half:
        en += "; the earlier report comes back when the next one is written here"
        ru += "; прежний отчёт вернётся, когда сюда будет записан следующий"
    return ReportInputError(Text(en, ru))
