"""A sentence in two languages and the values in it.

    @when("{side:Side} plays {move:Move}", ru="{side:Side:nominative} ходят {move:Move}")
    def plays(table: Table, side: Side, move: Move) -> None:
        table.play(side, move)

Both forms are read, and both are written for the report from the same values. One sentence has one English and one
Russian form. Mistakes in definitions are not raised while modules load but gathered in ``PHRASEBOOK.problems``, so that
all are reported at once, with file and line.
"""

import difflib
import inspect
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias, TypeVar

from attrs import field, frozen

from lasca_rules.board.squares import Board
from lasca_rules.languages import Language, Text
from lasca_rules.play.rulesets import Ruleset
from steps import kinds as _kinds  # noqa: F401 -- registers the kinds that every sentence may use
from steps.house import near
from steps.words import EN, RU, WORDS, Manner, Word

Keyword: TypeAlias = Literal["given", "when", "then"]
Function = TypeVar("Function", bound=Callable[..., None])

KEYWORDS: tuple[Keyword, ...] = ("given", "when", "then")
SLOT = re.compile(r"\{(\w+)(?::(\w+))?(?::([\w ]+))?\}")
FROM_THE_STEP = ("table", "datatable", "docstring")
"""What a sentence's function may take beside its placeholders: the playing table, the step's table and its text."""

SIMILAR = 0.6
"""How alike a sentence must be to be suggested, from 0 to 1 (difflib)."""


@frozen
class Slot:
    """A placeholder: its name, what kind of value stands there, and in which form a Russian word must stand there."""

    name: str
    word: Word
    form: str = "nominative"


@frozen
class Form:
    """A sentence in one language: what stands between the placeholders, and the placeholders."""

    language: Language
    text: str
    parts: tuple[str | Slot, ...]
    regex: re.Pattern[str] = field(eq=False)

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The placeholders, in the order in which they stand."""
        return tuple(part for part in self.parts if isinstance(part, Slot))

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


class Phrasebook:
    """All sentences that are known, and what is wrong with their definitions."""

    def __init__(self) -> None:
        self.sentences: list[Sentence] = []
        self.problems: list[str] = []
        self.uses: Counter[Sentence] = Counter()
        self._begun: dict[tuple[Keyword, Language, str], list[Sentence]] = defaultdict(list)
        self._found: dict[tuple[Keyword, Language, str], tuple[Spoken, ...]] = {}

    def add(self, sentence: Sentence) -> None:
        """Take up a sentence; one that has the very wording of another is a problem."""
        for language, form in sentence.forms.items():
            for other in self.sentences:
                if other.keyword == sentence.keyword and other.forms[language].pattern_text == form.pattern_text:
                    self.problems.append(
                        f"{sentence.where}: “{form.text}” is already a sentence, defined in {other.where}; "
                        "say one of the two differently",
                    )
            self._begun[sentence.keyword, language, _beginning(form)].append(sentence)
        self.sentences.append(sentence)
        self._found.clear()

    def find(self, keyword: Keyword, language: Language, text: str) -> tuple[Spoken, ...]:
        """Return every sentence of the keyword and language that the text is: none, one, or several (ambiguous)."""
        key = keyword, language, text
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = tuple(self._find(*key))
        return found

    def spoken(self, keyword: Keyword, text: str) -> Spoken | None:
        """Return the sentence that a step's text is, in either language; the catalogue has seen to there being one."""
        found = self.find(keyword, EN, text) or self.find(keyword, RU, text)
        return found[0] if found else None

    def nearest(self, keyword: Keyword, language: Language, text: str, most: int = 3) -> list[Sentence]:
        """Return the sentences of that keyword and language that are most like a text."""
        known = [sentence for sentence in self.sentences if sentence.keyword == keyword]
        alike = {sentence: _likeness(sentence.forms[language], text) for sentence in known}
        best = sorted(known, key=lambda sentence: -alike[sentence])[:most]
        return [sentence for sentence in best if alike[sentence] >= SIMILAR]

    def misfits(self, keyword: Keyword, language: Language, text: str) -> str:
        """Say which words keep a text from being a sentence that it nearly is; empty when it is nearly none."""
        for sentence in self.sentences:
            match = _loosely(sentence.forms[language]).fullmatch(text) if sentence.keyword == keyword else None
            if match:
                slots = zip(sentence.forms[language].slots, match.groups(), strict=True)
                wrong = [(slot, said) for slot, said in slots if not re.fullmatch(slot.word.patterns[language], said)]
                words = "; ".join(f"“{said}” is not {slot.word.expected[language]}" for slot, said in wrong)
                return f"in “{sentence.forms[language].text}” ({sentence.where}) {words}"
        return ""

    def _find(self, keyword: Keyword, language: Language, text: str) -> list[Spoken]:
        first = text.split(maxsplit=1)[0].lower() if text.strip() else ""
        candidates = self._begun[keyword, language, first] + self._begun[keyword, language, ""] if first else []
        matches = ((sentence, sentence.forms[language].regex.fullmatch(text)) for sentence in candidates)
        return [Spoken(sentence, language, match.groupdict()) for sentence, match in matches if match]


PHRASEBOOK = Phrasebook()
"""The one phrasebook that the decorators below fill."""


def given(en: str, *, ru: str) -> Callable[[Function], Function]:
    """Define a sentence for what stands at the start. The Russian form is read after «Пусть»."""
    return _sentence("given", en, ru)


def when(en: str, *, ru: str) -> Callable[[Function], Function]:
    """Define a sentence for what happens. The Russian form is read after «Когда»."""
    return _sentence("when", en, ru)


def then(en: str, *, ru: str) -> Callable[[Function], Function]:
    """Define a sentence for what must hold. The Russian form is read after «Тогда»."""
    return _sentence("then", en, ru)


def _sentence(keyword: Keyword, en: str, ru: str) -> Callable[[Function], Function]:
    def define(function: Function) -> Function:
        where = _where(function)
        try:
            forms = {EN: _form(EN, en), RU: _form(RU, ru)}
            takes = frozenset(inspect.signature(function).parameters)
            _refuse_misfits(forms, function, takes)
        except ValueError as error:
            PHRASEBOOK.problems.append(f"{where}: {error}")
        else:
            PHRASEBOOK.add(Sentence(keyword, forms, function, where, takes))
        return function

    return define


def _form(language: Language, text: str) -> Form:
    if not text.strip():
        message = "the sentence has no words"
        raise ValueError(message)
    parts: list[str | Slot] = []
    regex, end = "", 0
    for match in SLOT.finditer(text):
        slot = _slot(match)
        literal = text[end : match.start()]
        parts += [literal, slot] if literal else [slot]
        regex += f"{re.escape(literal)}(?P<{slot.name}>{slot.word.patterns[language]})"
        end = match.end()
    rest = text[end:]
    if "{" in "".join(part for part in (*parts, rest) if isinstance(part, str)):
        message = f"“{text}”: a placeholder is written {{name:Kind}} or {{name:Kind:form}}"
        raise ValueError(message)
    return Form(language, text, (*parts, rest) if rest else tuple(parts), re.compile(regex + re.escape(rest)))


def _slot(match: re.Match[str]) -> Slot:
    name, kind, form = match[1], match[2], match[3] or "nominative"
    known = WORDS.get(kind or "")
    if known is None:
        nearest = difflib.get_close_matches(kind or name, WORDS, n=3) or sorted(WORDS)
        message = f"“{match[0]}”: there is no kind {kind}; there are {', '.join(nearest)}"
        raise ValueError(message)
    if form not in known.forms:
        message = f"“{match[0]}”: {kind} has no form {form}; it has {', '.join(sorted(known.forms))}"
        raise ValueError(message)
    return Slot(name, known, form)


def _refuse_misfits(forms: Mapping[Language, Form], function: Callable[..., Any], takes: frozenset[str]) -> None:
    slots = {language: sorted((slot.name, slot.word.kind) for slot in form.slots) for language, form in forms.items()}
    if slots[EN] != slots[RU]:
        message = f"the two forms have different placeholders: {slots[EN]} and {slots[RU]}"
        raise ValueError(message)
    names = [name for name, _ in slots[EN]]
    if len(set(names)) < len(names):
        message = f"a placeholder stands twice in “{forms[EN].text}”; give each a name of its own"
        raise ValueError(message)
    unfilled = takes - {*names, *FROM_THE_STEP}
    if unfilled or not takes.issuperset(names):
        message = (
            f"{function.__name__}({', '.join(sorted(takes))}) must take the placeholders {', '.join(names) or '(none)'}"
            " and beside them only table, datatable and docstring"
        )
        raise ValueError(message)
    if inspect.iscoroutinefunction(function) or inspect.isgeneratorfunction(function):
        message = f"{function.__name__} is async or yields, so it would pass without running; make it a plain function"
        raise ValueError(message)


def _where(function: Callable[..., Any]) -> str:
    return f"{near(function.__code__.co_filename)}:{function.__code__.co_firstlineno}"


def _beginning(form: Form) -> str:
    """Return the first word in small letters, by which sentences are looked up; empty when a placeholder is in it."""
    first = form.parts[0]
    if not isinstance(first, str):
        return ""
    words = first.split(maxsplit=1)
    whole_word = len(words) > 1 or first != first.rstrip() or len(form.parts) == 1
    return words[0].lower() if words and whole_word else ""


def _likeness(form: Form, text: str) -> float:
    """Return how alike a text is to a sentence, from 0 to 1, whatever values stand in it."""
    for slot in form.slots:
        text = re.sub(rf"(?<!\w)(?:{slot.word.patterns[form.language]})(?!\w)", f"<{slot.word.kind}>", text, count=1)
    return difflib.SequenceMatcher(None, text, form.pattern_text).ratio()


def _loosely(form: Form) -> re.Pattern[str]:
    """Return an expression for the sentence with anything at all in its placeholders."""
    return re.compile("".join(re.escape(part) if isinstance(part, str) else "(.+?)" for part in form.parts))
