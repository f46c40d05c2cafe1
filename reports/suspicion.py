"""Which statements are suspect: what they were written or reviewed by has changed since, as the rulebook can tell."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from lasca_rules import editions, reviews
from lasca_rules.languages import Text
from lasca_rules.regulations import Registry, StatementId

FEATURES = Path(__file__).resolve().parent.parent / "features"
"""The features of the house that this package lives in: a checkout, or an installed wheel."""


def suspicions(registry: Registry, features: Path = FEATURES) -> Mapping[StatementId, tuple[Text, ...]]:
    """Return the suspect statements, each with what has changed: the official text first, then our own.

    Everything that is held against the statement lies in the rulebook: the newest edition that it remembers, the
    stamps of the reviews, the twin texts, and the scenarios as written.

    Raises:
        InputError: One of these files cannot be read; the message names the place.
    """
    written = [*reviews.read_scenarios(features), *reviews.read_scenarios_of_folders()]
    return joined(
        editions.suspect_statements(registry),
        reviews.suspect_statements(registry, reviews.load_stamps(), written, reviews.load_twins()),
    )


def joined(*sources: Mapping[StatementId, Iterable[Text]]) -> Mapping[StatementId, tuple[Text, ...]]:
    """Return the reasons of every statement that has any, in the order of the sources; none stands twice."""
    names = dict.fromkeys(name for source in sources for name in source)
    return {name: tuple(dict.fromkeys(text for source in sources for text in source.get(name, ()))) for name in names}
