"""A script: one scenario, or one example of an outline, as it is going to be played, in both languages."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from attrs import field, frozen

from lasca_rules.board.squares import Board
from lasca_rules.languages import Language, Text
from lasca_rules.regulations import ReadingId, StatementId
from steps.sentence import Placeholder, Spoken
from steps.words import EN, RU, Manner

Fragment: TypeAlias = str | dict[str, str]
"""A piece of a sentence in the report: plain text, or a value with its kind."""

ScenarioKind: TypeAlias = Literal["applies", "does-not-apply"]

KEYWORDS = {
    "Given": "Пусть",
    "When": "Когда",
    "Then": "Тогда",
    "And": "И",
    "But": "Но",
    "*": "*",
}
"""English keywords and what they are called in Russian."""
KEYWORDS_IN_ENGLISH = {
    "Пусть": "Given",
    "Дано": "Given",
    "Допустим": "Given",
    "Когда": "When",
    "Если": "When",
    "Тогда": "Then",
    "Затем": "Then",
    "То": "Then",
    "И": "And",
    "А также": "And",
    "К тому же": "And",
    "Также": "And",
    "Но": "But",
    "А": "But",
    "Иначе": "But",
    "*": "*",
}


@frozen
class Line:
    """One step of a script: where it stands, its keyword as written, its sentence, and the table or text under it."""

    line: int
    keyword: str
    spoken: Spoken
    board: Board | None
    """The board of the game named so far: what squares and positions in the sentence are read by."""
    table: tuple[tuple[str, ...], ...] | None = None
    docstring: str | None = None

    def keywords(self) -> Text:
        """Return the keyword in both languages, as written in its own."""
        if self.spoken.language is EN:
            return Text(self.keyword, KEYWORDS.get(self.keyword, self.keyword))
        return Text(KEYWORDS_IN_ENGLISH.get(self.keyword, self.keyword), self.keyword)

    def fragments(self, language: Language) -> list[Fragment]:
        """Return the sentence in one language: as written in its own, written from the same values in the other."""
        values = self.spoken.values(self.board)
        return [
            part if isinstance(part, str) else {"value": self._written(part, values, language), "kind": part.word.kind}
            for part in self.spoken.sentence.forms[language].parts
        ]

    def text(self, language: Language) -> str:
        """Return the sentence in one language as plain text."""
        return "".join(part if isinstance(part, str) else part["value"] for part in self.fragments(language))

    def _written(self, slot: Placeholder, values: Mapping[str, object], language: Language) -> str:
        written = self.spoken.written[slot.name]
        if language is self.spoken.language:
            return written
        return slot.word.write(values[slot.name], Manner(language, slot.form, written))


@frozen
class Script:
    """What one pytest item plays: a scenario, or an example of an outline."""

    feature: str
    """The feature file, relative to the house: ``features/column/2.1-board.feature``."""
    line: int
    """Where the scenario stands."""
    place: int
    """Where the example stands, if it is one; otherwise where the scenario does."""
    order: int
    """Which example it is, from 0."""
    scenario: str
    """The scenario's name as the feature has it, placeholders and label included."""
    example: Mapping[str, str]
    name: Text
    """The name with its placeholders filled in and without the statement's label."""
    statements: tuple[StatementId, ...]
    readings: tuple[ReadingId, ...]
    kind: ScenarioKind
    lines: tuple[Line, ...] = field(repr=False)
    turned: "Script | None" = field(default=None, repr=False)
    """The same with the colours exchanged and the board turned round, which is played too; ``None`` if it is not."""

    @property
    def by_pytest_alone(self) -> bool:
        """Does it need fixtures or steps of somebody else's, so that pytest plays it, once, and nothing else can?"""
        return any(line.spoken.sentence.foreign or line.spoken.sentence.fixtures for line in self.lines)

    @property
    def item(self) -> str:
        """The name of the pytest item: the scenario's, and the example's values in brackets."""
        return f"{self.scenario}[{'-'.join(self.example.values())}]" if self.example else self.scenario

    @property
    def heading(self) -> str:
        """What people call the scenario: its label, and its name as written with the example's values in it."""
        label = self.scenario.partition(" ")[0]
        name = self.name[self.lines[0].spoken.language if self.lines else EN]
        return name if name.startswith(f"{label} ") else f"{label} {name}"

    @property
    def id(self) -> str:
        """The scenario's name among all features."""
        return f"{self.feature}::{self.item}"

    def written(self) -> dict[str, Any]:
        """Return the script as data for results.json, before it has been played."""
        return {
            "id": self.id,
            "feature": self.feature,
            "line": self.line,
            "place": self.place,
            "name": {"en": self.name.en, "ru": self.name.ru},
            "statements": list(self.statements),
            "readings": list(self.readings),
            "kind": self.kind,
            "turned": {"en": self.turned.name.en, "ru": self.turned.name.ru} if self.turned else None,
            "outcome": "skipped",
            "message": None,
            "steps": [_written_line(line) for line in self.lines],
        }


def _written_line(line: Line) -> dict[str, Any]:
    keywords = line.keywords()
    rows = line.table or (((line.docstring,),) if line.docstring is not None else None)
    return {
        "keyword": {"en": keywords.en, "ru": keywords.ru},
        "text": {"en": line.fragments(EN), "ru": line.fragments(RU)},
        "table": [list(row) for row in rows] if rows else None,
        "outcome": "not-run",
        "message": None,
        "exhibits": [],
    }
