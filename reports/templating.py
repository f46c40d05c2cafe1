"""Templates and the files that pages are made of: styles and scripts, each page with everything it needs in itself."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from lasca_rules.languages import Text
from reports import counting

_HERE = Path(__file__).parent
_UNIT = re.compile(r"(\d) (?=(?:mm|cm|мм|см)\b)")
_ORDINAL = re.compile(r"(\d)-(?=[а-яё])")


@cache
def typeset(text: str) -> str:
    """Keep a line from beginning with a dash, a number with its unit, and a Russian ordinal in one piece: «3-го»."""
    words = text.replace(" —", "\u00a0—").replace(" –", "\u00a0–")
    return _ORDINAL.sub("\\1\u2011", _UNIT.sub("\\1\u00a0", words))


def both(text: Text) -> Markup:
    """Return a text in both languages, in one line; the page shows the one that is chosen."""
    return _both(text.en, text.ru)


@cache
def _both(en: str, ru: str) -> Markup:
    if en == ru:
        return escape(typeset(en))
    return Markup('<span lang="en">{}</span><span lang="ru">{}</span>').format(typeset(en), typeset(ru))


def sentence(text: Text) -> Text:
    """Return a text that stands by itself with a capital letter to begin with."""
    return Text(text.en[0].upper() + text.en[1:], text.ru[0].upper() + text.ru[1:])


@cache
def templates() -> Environment:
    """Return the templates: what they are given is escaped, and a name they are not given is an error."""
    environment = Environment(
        loader=FileSystemLoader(_HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.globals["counting"] = counting
    environment.globals["both"] = both
    environment.filters["typeset"] = typeset
    environment.filters["sentence"] = sentence
    return environment


def warm_up() -> None:
    """Read the templates; afterwards a page is rendered at once."""
    for name in templates().list_templates():
        templates().get_template(name)


@cache
def static(name: str) -> str:
    """Return the text of a file in ``static``."""
    return (_HERE / "static" / name).read_text(encoding="utf-8")


@cache
def script(folder: str) -> str:
    """Return a page's script: the parts in a folder of ``static`` by name, in a scope of their own."""
    parts = [path.read_text(encoding="utf-8") for path in sorted((_HERE / "static" / folder).glob("*.js"))]
    return "\n".join(['"use strict";', "(() => {", *parts, "})();"])


def policy(code: str) -> str:
    """Return a page's content security policy: its own script alone runs, nothing is fetched, no form is sent.

    Nor can an element that gets into the page change what its links are relative to.
    """
    digest = b64encode(sha256(code.encode()).digest()).decode()
    return (
        f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )
