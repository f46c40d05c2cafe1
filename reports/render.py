"""The report as a page: one self-contained HTML file. Everything is computed before; the templates only show."""

import re
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from lasca_rules.editions import OfficialText
from lasca_rules.languages import Text
from lasca_rules.notation.svg_symbols import svg_symbols
from lasca_rules.regulations import Kind
from reports import counting
from reports.model import Report, Standing
from reports.nardy_board import nardy_symbols
from reports.page import make_page
from reports.source import make_sources
from reports.wording import WORDING

_HERE = Path(__file__).parent
_UNIT = re.compile(r"(\d) (?=(?:mm|cm|мм|см)\b)")

MARKS = {
    Standing.VERIFIED: "✓",
    Standing.WEAK: "◐",
    Standing.SUSPECT: "?",
    Standing.BROKEN: "✕",
    Standing.UNTESTED: "○",
    Standing.JUSTIFIED: "–",
}
"""A standing's sign, for those who do not see its colour."""


def render(report: Report, texts: Iterable[OfficialText] = ()) -> str:
    """Return the page of a report, with the official wording beside our restatements where a text of it is given."""
    script = Markup(_script())  # noqa: S704 -- files of ours
    return (
        _templates()
        .get_template("report.html.j2")
        .render(
            page=make_page(report),
            report=report,
            sources=make_sources(report, texts),
            say=SimpleNamespace(**WORDING),  # a mapping would hide words named like its own methods
            kinds={kind.value: kind.text for kind in Kind},
            marks={standing.value: mark for standing, mark in MARKS.items()},
            style=Markup(_static("report.css") + _static("source.css")),  # noqa: S704 -- files of ours
            script=script,
            script_hash=b64encode(sha256(script.encode()).digest()).decode(),
            symbols=Markup(svg_symbols()) + nardy_symbols(),  # noqa: S704 -- drawings of ours
        )
    )


def typeset(text: str) -> str:
    """Keep a line from beginning with a dash, and a number with its unit."""
    return _UNIT.sub("\\1\u00a0", text.replace(" —", "\u00a0—").replace(" –", "\u00a0–"))


def sentence(text: Text) -> Text:
    """Return a text that stands by itself with a capital letter to begin with."""
    return Text(text.en[0].upper() + text.en[1:], text.ru[0].upper() + text.ru[1:])


@cache
def _templates() -> Environment:
    templates = Environment(
        loader=FileSystemLoader(_HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    templates.globals["counting"] = counting
    templates.filters["typeset"] = typeset
    templates.filters["sentence"] = sentence
    return templates


@cache
def _script() -> str:
    """Return the page's script: its parts in the order of their names, in a scope of their own."""
    parts = [path.read_text(encoding="utf-8") for path in sorted((_HERE / "static" / "scripts").glob("*.js"))]
    return "\n".join(['"use strict";', "(() => {", *parts, "})();"])


@cache
def _static(name: str) -> str:
    return (_HERE / "static" / name).read_text(encoding="utf-8")
