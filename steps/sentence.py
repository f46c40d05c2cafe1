"""A sentence in two languages: its forms, the placeholders in them, and the function that does what it says."""

import difflib
import inspect
import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Literal, TypeAlias

from attrs import field, frozen

from lasca_rules.board.squares import Board
from lasca_rules.languages import Language, Text
from lasca_rules.play.rulesets import Ruleset
from steps import kinds as _kinds  # noqa: F401 -- registers the kinds that every sentence may use
from steps import quantities as _quantities  # noqa: F401 -- likewise
from steps.house import near
from steps.words import EN, RU, WORDS, Manner, Word

Keyword: TypeAlias = Literal["given", "when", "then"]

KEYWORDS: tuple[Keyword, ...] = ("given", "when", "then")
SLOT = re.compile(r"\{(\w+)(?::(\w+))?(?::([\w ]+))?\}")
FROM_THE_STEP = ("table", "datatable", "docstring")
"""What a sentence's function may take beside placeholders: the playing table, the step's table and its text.

Whatever else it takes is a fixture of pytest.
"""


@frozen
class Placeholder:
    """A placeholder: its name, what kind of value stands there, and in which form a Russian word must stand there."""

    name: str
    word: Word
    form: str = "nominative"


@frozen
class Form:
    """A sentence in one language: what stands between the placeholders, and the placeholders."""

    language: Language
    text: str
    parts: tuple[str | Placeholder, ...]

    @cached_property
    def first_words(self) -> str:
        """What stands before the first placeholder."""
        return self.parts[0] if isinstance(self.parts[0], str) else ""

    @cached_property
    def regex(self) -> re.Pattern[str]:
        """What a text is that says this sentence, a group by name for each placeholder; made when it is needed."""
        written = (
            re.escape(part) if isinstance(part, str) else f"(?P<{part.name}>{part.word.patterns[self.language]})"
            for part in self.parts
        )
        return re.compile("".join(written))

    @property
    def slots(self) -> tuple[Placeholder, ...]:
        """The placeholders, in the order in which they stand."""
        return tuple(part for part in self.parts if isinstance(part, Placeholder))

    @property
    def pattern_text(self) -> str:
        """The form as people read it: placeholders by their kinds, ``<Side> plays <Move>``."""
        return "".join(part if isinstance(part, str) else f"<{part.word.kind}>" for part in self.parts)


@frozen(eq=False)
class Sentence:
    """What can be said after a keyword, in both languages, and the function that does it."""

    keyword: Keyword
    forms: Mapping[Language, Form]
    function: Callable[..., None]
    where: str
    takes: frozenset[str]
    foreign: bool = False
    """Is it a step of pytest-bdd itself, which looks up its function and runs it?"""

    @cached_property
    def fixtures(self) -> frozenset[str]:
        """What the function takes that is neither a placeholder nor comes with the step: pytest's fixtures."""
        return self.takes - {*FROM_THE_STEP, *(slot.name for slot in self.forms[EN].slots)}

    @property
    def text(self) -> Text:
        """Both forms as they were defined, for people."""
        return Text(self.forms[EN].text, self.forms[RU].text)


@frozen(eq=False)
class Spoken:
    """A step's text recognised as a sentence: which one, in which language, and the text in each placeholder."""

    sentence: Sentence
    language: Language
    written: Mapping[str, str]
    _read: dict[Board | None, dict[str, object]] = field(factory=dict, init=False, repr=False)

    @property
    def form(self) -> Form:
        """The sentence in the language in which it was said."""
        return self.sentence.forms[self.language]

    def values(self, board: Board | None) -> Mapping[str, object]:
        """Read every placeholder; ``board`` is that of the game on the table. A ruleset in the sentence goes before it.

        Raises ``InputError`` for what means nothing. The same text is read once.
        """
        if board not in self._read:
            self._read[board] = self._values(board)
        return self._read[board]

    def _values(self, board: Board | None) -> dict[str, object]:
        values: dict[str, object] = {}
        for slot in sorted(self.form.slots, key=lambda slot: slot.word.kind != "Ruleset"):
            value = slot.word.read(self.written[slot.name], self.language, board)
            values[slot.name] = value
            board = value.board if isinstance(value, Ruleset) else board
        return values

    def out_of_form(self, board: Board | None) -> list[tuple[str, str]]:
        """Return the Russian words that do not stand in the form that the sentence needs, each with the right one."""
        if self.language is not RU:
            return []
        wrong = []
        values = self.values(board)
        for slot in self.form.slots:
            written = self.written[slot.name]
            if slot.word.agrees:
                right = slot.word.write(values[slot.name], Manner(RU, slot.form, written))
                if right.lower() != written.lower():
                    wrong.append((written, right))
        return wrong


def sentence_of(keyword: Keyword, en: str, ru: str, function: Callable[..., None]) -> Sentence:
    """Return the sentence that is defined so.

    Raises:
        ValueError: The forms, their placeholders and what the function takes do not go together.
    """
    forms = {EN: _form(EN, en), RU: _form(RU, ru)}
    takes = frozenset(inspect.signature(function).parameters)
    _refuse_misfits(forms, function, takes)
    return Sentence(keyword, forms, function, where(function), takes)


def where(function: Callable[..., Any]) -> str:
    """Return where a function is defined, as messages call it."""
    return f"{near(function.__code__.co_filename)}:{function.__code__.co_firstlineno}"


def _form(language: Language, text: str) -> Form:
    if not text.strip():
        message = "the sentence has no words"
        raise ValueError(message)
    parts: list[str | Placeholder] = []
    end = 0
    for match in SLOT.finditer(text):
        slot = _slot(match)
        if any(isinstance(part, Placeholder) and part.name == slot.name for part in parts):
            message = f"{{{slot.name}}} stands twice in “{text}”; give each a name of its own"
            raise ValueError(message)
        literal = text[end : match.start()]
        parts += [literal, slot] if literal else [slot]
        end = match.end()
    rest = text[end:]
    if "{" in "".join(part for part in (*parts, rest) if isinstance(part, str)):
        message = f"“{text}”: a placeholder is written {{name:Kind}} or {{name:Kind:form}}"
        raise ValueError(message)
    return Form(language, text, (*parts, rest) if rest else tuple(parts))


def _slot(match: re.Match[str]) -> Placeholder:
    name, kind, form = match[1], match[2], match[3] or "nominative"
    known = WORDS.get(kind or "")
    if known is None:
        nearest = difflib.get_close_matches(kind or name, WORDS, n=3) or sorted(WORDS)
        message = f"“{match[0]}”: there is no kind {kind}; there are {', '.join(nearest)}"
        raise ValueError(message)
    if form not in known.forms:
        message = f"“{match[0]}”: {kind} has no form {form}; it has {', '.join(sorted(known.forms))}"
        raise ValueError(message)
    return Placeholder(name, known, form)


def _refuse_misfits(forms: Mapping[Language, Form], function: Callable[..., Any], takes: frozenset[str]) -> None:
    slots = {language: sorted((slot.name, slot.word.kind) for slot in form.slots) for language, form in forms.items()}
    if slots[EN] != slots[RU]:
        message = f"the two forms have different placeholders: {slots[EN]} and {slots[RU]}"
        raise ValueError(message)
    names = [name for name, _ in slots[EN]]
    if not takes.issuperset(names):
        message = (
            f"{function.__name__}({', '.join(sorted(takes))}) must take the placeholders {', '.join(names) or '(none)'}"
            "; beside them it may take table, datatable, docstring and fixtures"
        )
        raise ValueError(message)
    if inspect.iscoroutinefunction(function) or inspect.isgeneratorfunction(function):
        message = f"{function.__name__} is async or yields, so it would pass without running; make it a plain function"
        raise ValueError(message)
