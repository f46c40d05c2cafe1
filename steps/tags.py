"""Tags: what a scenario is evidence for (``@column:2.1-b``), of which kind, and on which reading it rests."""

from collections.abc import Iterable, Sequence

from attrs import frozen
from pytest_bdd.gherkin_parser import Tag

from lasca_rules.regulations import ReadingId, StatementId, UnknownIdError, load
from steps.document import Problems

DOES_NOT_APPLY = "does-not-apply"
ONE_COLOUR = "one-colour"
READING = "reading:"


@frozen
class Citation:
    """What tags say, each once, in the order in which they stand."""

    statements: tuple[StatementId, ...] = ()
    readings: tuple[ReadingId, ...] = ()
    does_not_apply: bool = False
    one_colour: bool = False
    """Is it about one colour, so that it does not hold with the colours exchanged?"""

    def joined(self, other: "Citation") -> "Citation":
        """Return what both say."""
        return Citation(
            _each_once(self.statements + other.statements),
            _each_once(self.readings + other.readings),
            self.does_not_apply or other.does_not_apply,
            self.one_colour or other.one_colour,
        )


def cite(tags: Sequence[Tag], problems: Problems, inherited: Citation | None = None) -> Citation:
    """Return what the tags of one element say beside those it inherits; a tag that means nothing is a problem."""
    statements: list[StatementId] = []
    readings: list[ReadingId] = []
    above = inherited or Citation()
    does_not_apply = one_colour = False
    seen = {*above.statements, *(READING + reading for reading in above.readings)}
    seen |= {DOES_NOT_APPLY} if above.does_not_apply else set()
    seen |= {ONE_COLOUR} if above.one_colour else set()
    for tag in tags:
        name, line = tag.name.removeprefix("@"), tag.location.line
        if name in seen:
            problems.at(line, f"the tag @{name} is there already, here or above; take one away")
            continue
        seen.add(name)
        try:
            if name == DOES_NOT_APPLY:
                does_not_apply = True
            elif name == ONE_COLOUR:
                one_colour = True
            elif name.startswith(READING):
                readings.append(load().reading(name.removeprefix(READING)).id)
            elif ":" in name:
                statements.append(load().statement(name).id)
            else:
                problems.at(line, f"@{name} is no tag here; {_allowed(name)}")
        except UnknownIdError as error:
            problems.at(line, f"@{name}: {error.text.en}")
    return above.joined(Citation(tuple(statements), tuple(readings), does_not_apply, one_colour))


def _allowed(name: str) -> str:
    guesses = [statement.id for statement in load().statements if statement.label == name]
    if guesses:
        return f"write @{' or @'.join(guesses)}"
    return f"there are @<regulation>:<statement>, @{READING}<reading>, @{DOES_NOT_APPLY} and @{ONE_COLOUR}"


def _each_once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
