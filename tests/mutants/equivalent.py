"""Mutants that somebody has judged to be no different from the code: ``equivalent.toml``, each with its reason."""

import tomllib
from pathlib import Path

FILE = Path(__file__).with_name("equivalent.toml")
PARTS = ("module", "function", "was", "becomes", "why")


def equivalents() -> frozenset[tuple[str, str, str, str]]:
    """Return what tells each of them from other mutants. A reason is required and read by people only."""
    listed = tomllib.loads(FILE.read_text(encoding="utf-8")).get("equivalent", [])
    for each in listed:
        if set(each) != set(PARTS) or not each["why"].strip():
            message = f"{FILE.name}: {each} must have {', '.join(PARTS)}"
            raise SystemExit(message)
    return frozenset((each["module"], each["function"], each["was"], each["becomes"]) for each in listed)
