"""The sentences of the steps as Cucumber's step definitions, as far as what was played shows them."""

import re
from collections.abc import Iterator

import cucumber_messages as messages
from attrs import define, field
from gherkin.stream.id_generator import IdGenerator

from reports.exports.telling import plain
from reports.plain import Value
from reports.results import Passage

_SPECIAL = re.compile(r"([\\({/])")
"""What has a meaning in a Cucumber expression."""

_WHERE = messages.SourceReference(uri="steps/sentences")


@define
class Sentences:
    """The sentences met so far, each a definition, and the kinds of their values, each a parameter type."""

    ids: IdGenerator
    definitions: dict[str, messages.StepDefinition] = field(factory=dict)
    kinds: dict[str, messages.ParameterType] = field(factory=dict)

    def definition(self, passage: Passage) -> str:
        """Return the id of the definition whose sentence this is, with a place for each value."""
        for part in passage:
            if isinstance(part, Value) and part.kind not in self.kinds:
                self.kinds[part.kind] = messages.ParameterType(
                    id=str(self.ids.get_next_id()),
                    name=part.kind,
                    prefer_for_regular_expression_match=False,
                    regular_expressions=[".+"],
                    use_for_snippets=False,
                    source_reference=messages.SourceReference(uri="steps/words.py"),
                )
        source = "".join(map(_expressed, passage))
        if source not in self.definitions:
            pattern = messages.StepDefinitionPattern(source, messages.StepDefinitionPatternType.cucumber_expression)
            self.definitions[source] = messages.StepDefinition(str(self.ids.get_next_id()), pattern, _WHERE)
        found: str = self.definitions[source].id
        return found

    def envelopes(self) -> Iterator[messages.Envelope]:
        """Yield the parameter types and the definitions."""
        yield from (messages.Envelope(parameter_type=each) for each in self.kinds.values())
        yield from (messages.Envelope(step_definition=each) for each in self.definitions.values())


def _expressed(part: str | Value) -> str:
    return _SPECIAL.sub(r"\\\1", part) if isinstance(part, str) else f"{{{part.kind}}}"


def arguments(passage: Passage, text: str) -> messages.StepMatchArgumentsList:
    """Return where the values stand in a step's text; none when the text words them otherwise."""
    found, at = [], 0
    for part in passage if plain(passage) == text else ():
        if isinstance(part, Value):
            group = messages.Group(start=at, value=part.value)
            found.append(messages.StepMatchArgument(group, parameter_type_name=part.kind))
            at += len(part.value)
        else:
            at += len(part)
    return messages.StepMatchArgumentsList(found)
