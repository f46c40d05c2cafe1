"""The features as written, for results.json: what tools that show Gherkin show is what was played."""

from collections.abc import Mapping
from pathlib import Path

from lasca_rules.plain_text import read_plain


def feature_texts(files: Mapping[str, str]) -> list[dict[str, str]]:
    """Return the text of each feature, in the order of what they are called; ``files`` tells where each is."""
    return [{"path": name, "text": read_plain(Path(files[name]))} for name in sorted(files)]
