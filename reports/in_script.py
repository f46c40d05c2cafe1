"""Data that stands in a script element of a page."""

import json


def in_script(data: object) -> str:
    """Return data as JSON in which nothing ends a script element, begins a comment in one, or breaks its lines."""
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    safe = written.replace("</", "<\\/").replace("<!", "\\u003c!")
    return safe.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
