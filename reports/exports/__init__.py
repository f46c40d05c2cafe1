"""The report for other tools: the same report as JUnit XML, Cucumber Messages, Markdown and CSV."""

from collections.abc import Callable, Mapping

from attrs import frozen

from lasca_rules.languages import Language
from reports.exports.junit import write_junit
from reports.exports.markdown import write_markdown
from reports.exports.messages import write_messages
from reports.exports.spreadsheet import write_spreadsheet
from reports.model import Report


@frozen
class Export:
    """A form of the report: the name of its file, and what writes it in a language."""

    file: str
    write: Callable[[Report, Language], str]


EXPORTS: Mapping[str, Export] = {
    "junit": Export("junit.xml", write_junit),
    "messages": Export("messages.ndjson", write_messages),
    "markdown": Export("summary.md", write_markdown),
    "csv": Export("statements.csv", write_spreadsheet),
}
"""What ``--also`` can ask for."""
