"""Features as Cucumber Messages: the text, the tree, and the pickles to be played, by Gherkin's own parser."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import cucumber_messages as messages
from gherkin.ast_builder import AstBuilder
from gherkin.errors import ParserError
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler, GherkinDocumentWithURI
from gherkin.stream.id_generator import IdGenerator

from lasca_rules.languages import Text
from reports.plain import ReportInputError
from reports.results import FeatureText, Scenario


def written(features: Iterable[FeatureText], ids: IdGenerator) -> Iterator[messages.Envelope]:
    """Yield each feature: its text, its tree, its pickles.

    Raises:
        ReportInputError: A feature is not Gherkin.
    """
    for feature in features:
        media = messages.SourceMediaType.text_x_cucumber_gherkin_plain
        yield messages.Envelope(source=messages.Source(data=feature.text, media_type=media, uri=feature.path))
        tree = _tree(feature, ids)
        yield envelope("gherkinDocument", tree)
        for pickle in Compiler(ids).compile(tree):
            yield envelope("pickle", pickle)


def envelope(kind: str, plain: Mapping[str, Any]) -> messages.Envelope:
    """Return a message that is given as plain data."""
    made: messages.Envelope = messages.message_converter.from_dict({kind: plain}, messages.Envelope)
    return made


def by_place(envelopes: Iterable[messages.Envelope]) -> dict[tuple[str, int], messages.Pickle]:
    """Return the pickles by file and line: an example's is its own row."""
    pickles = (each.pickle for each in envelopes if each.pickle)
    return {(pickle.uri, pickle.location.line): pickle for pickle in pickles if pickle.location}


def pickle_of(scenario: Scenario, pickles: Mapping[tuple[str, int], messages.Pickle]) -> messages.Pickle:
    """Return the pickle that stands where a scenario was played, step for step.

    Raises:
        ReportInputError: There is none, or it has other steps: the feature is not the one that was played.
    """
    place = scenario.place or scenario.line
    pickle = pickles.get((scenario.feature, place))
    if pickle is None or len(pickle.steps) != len(scenario.steps):
        where = f"{scenario.feature}:{place}"
        raise ReportInputError(
            Text(
                f"{where}: the results do not hold this scenario as it was played; play the scenarios again",
                f"{where}: в результатах нет этого сценария в том виде, как он разыгран; прогоните сценарии снова",
            )
        )
    return pickle


def _tree(feature: FeatureText, ids: IdGenerator) -> GherkinDocumentWithURI:
    try:
        tree = Parser(AstBuilder(ids)).parse(feature.text)
    except ParserError as error:
        first = str(error).splitlines()[0]
        raise ReportInputError(
            Text(f"{feature.path}: not Gherkin: {first}", f"{feature.path}: это не Gherkin: {first}")
        ) from error
    return {"feature": tree["feature"], "comments": tree["comments"], "uri": feature.path}
