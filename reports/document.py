"""report.json: the report as plain data, and back. docs/report-json.md describes it for other programs."""

import json
from pathlib import Path

from lasca_rules.data_files import read_json
from reports.model import Report
from reports.plain import structure, unstructure


def write_document(report: Report) -> str:
    """Return the text of report.json: the same report always gives the same text."""
    return json.dumps(unstructure(report), ensure_ascii=False, separators=(",", ":")) + "\n"


def read_document(path: Path) -> Report:
    """Return the report that a report.json holds.

    Raises:
        DataFileError: The file is missing or holds no data.
        ReportInputError: It is not report.json of this version.
    """
    return structure(read_json(path), Report, str(path))
