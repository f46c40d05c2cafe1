"""The report as a page: one self-contained HTML file. Everything is computed before; the templates only show."""

from collections.abc import Iterable
from types import SimpleNamespace

from markupsafe import Markup

from lasca_rules.editions import OfficialText
from lasca_rules.notation.svg_symbols import svg_symbols
from lasca_rules.regulations import Kind
from reports.keeping import Kept
from reports.model import Report, Standing
from reports.mutants import PARTS
from reports.nardy_board import nardy_symbols
from reports.page import make_page
from reports.source import make_sources
from reports.templating import policy, script, static, templates
from reports.wording import WORDING

MARKS = {
    Standing.VERIFIED: "✓",
    Standing.UNPROBED: "◇",
    Standing.WEAK: "◐",
    Standing.SUSPECT: "?",
    Standing.BROKEN: "✕",
    Standing.UNTESTED: "○",
    Standing.NOT_RUN: "⋯",
}
"""A standing's sign, for those who do not see its colour."""


def render(report: Report, texts: Iterable[OfficialText] = ()) -> str:
    """Return the page of a report, with the official wording beside our restatements where a text of it is given."""
    code = script("scripts")
    return (
        templates()
        .get_template("report.html.j2")
        .render(
            page=make_page(report),
            kept=Kept(),
            report=report,
            sources=make_sources(report, texts),
            say=SimpleNamespace(**WORDING),  # a mapping would hide words named like its own methods
            kinds={kind.value: kind.text for kind in Kind},
            parts=PARTS,
            marks={standing.value: mark for standing, mark in MARKS.items()},
            style=Markup(static("report.css") + static("source.css")),  # noqa: S704 -- files of ours
            script=Markup(code),  # noqa: S704 -- files of ours
            policy=Markup(policy(code)),  # noqa: S704 -- words of ours and a digest
            symbols=Markup(svg_symbols()) + nardy_symbols(),  # noqa: S704 -- drawings of ours
        )
    )
