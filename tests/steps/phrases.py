"""All that the project's features say, in both languages, with the sentences that it is."""

import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path

from lasca_rules.languages import Language
from steps import sentences
from steps.catalogue import examine
from steps.script import Script
from steps.sentence import Keyword, Sentence

FEATURES = Path(__file__).parents[2] / "features"
WRITTEN_BY_PYTHON = re.compile(r"\w\(\w*[='{]|\b[a-z]+_\w+|\bNone\b|\bTrue\b|\bFalse\b|\bassert\b|<\w+ object")
"""What nobody who reads a scenario should have to read in what it says of itself."""


@cache
def scripts() -> tuple[Script, ...]:
    """Return every script of the features."""
    for module in pkgutil.iter_modules(sentences.__path__):
        importlib.import_module(f"{sentences.__name__}.{module.name}")
    files = sorted(FEATURES.rglob("*.feature"))
    return tuple(script for path in files for script in examine(path, path.name).scripts)


@cache
def said() -> dict[tuple[Keyword, Language, str], Sentence]:
    """Return the sentence of everything that is said after a keyword in a language."""
    return {
        (line.spoken.sentence.keyword, language, line.text(language)): line.spoken.sentence
        for script in scripts()
        for line in script.lines
        for language in Language
    }
