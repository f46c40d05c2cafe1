"""An earlier report.json, as far as it is compared: the report of another version of this package will do."""

from pathlib import Path

from attrs import frozen

from lasca_rules.data_files import read_json
from lasca_rules.languages import Text
from reports.model import FORMAT, Report
from reports.plain import ReportInputError, structure, unstructure
from reports.results import Run, SentenceWording


@frozen
class EarlierStep:
    """A step as it was worded."""

    keyword: Text
    text: SentenceWording
    table: tuple[tuple[str, ...], ...] | None = None


@frozen
class EarlierScenario:
    """A scenario, what it was called and what came of it."""

    id: str
    name: Text
    outcome: str
    steps: tuple[EarlierStep, ...]


@frozen
class EarlierStatement:
    """A statement and how it stood."""

    id: str
    title: Text
    text: Text
    standing: str
    scenarios: tuple[EarlierScenario, ...]


@frozen
class EarlierTaken:
    """What a reading took for granted."""

    text: Text


@frozen
class EarlierReading:
    """A reading as it was worded."""

    id: str
    title: Text
    gap: Text
    default: EarlierTaken
    why: Text


@frozen
class Earlier:
    """The parts of a report that are compared with another's."""

    stamp: Run
    statements: tuple[EarlierStatement, ...]
    readings: tuple[EarlierReading, ...]


def read_earlier(path: Path) -> Earlier:
    """Return what a report.json holds to compare with.

    Raises:
        DataFileError: The file is missing or holds no data.
        ReportInputError: It is not report.json of this format.
    """
    plain = read_json(path)
    found = plain.get("format") if isinstance(plain, dict) else None
    if found != FORMAT:
        raise ReportInputError(
            Text(
                f'{path}: not report.json of format {FORMAT}: "format" is {found!r}',
                f"{path}: это не report.json формата {FORMAT}: «format» — {found!r}",
            )
        )
    return structure(plain, Earlier, str(path))


def as_earlier(report: Report) -> Earlier:
    """Return of a report what is compared, in the same shape."""
    return structure(unstructure(report), Earlier, "the report")
