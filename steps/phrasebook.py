"""A sentence in two languages and the values in it.

    @when("{side:Side} plays {move:Move}", ru="{side:Side:nominative} ходят {move:Move}")
    def plays(table: Table, side: Side, move: Move) -> None:
        table.play(side, move)

Both forms are read, and both are written for the report from the same values. One sentence has one English and one
Russian form. Mistakes in definitions are not raised while modules load but gathered in ``PHRASEBOOK.problems``, so that
all are reported at once, with file and line.
"""

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from lasca_rules.languages import Language
from steps.sentence import Keyword, Sentence, Spoken, sentence_of, where
from steps.words import EN, RU

Function = TypeVar("Function", bound=Callable[..., None])


class Phrasebook:
    """All sentences that are known, and what is wrong with their definitions."""

    def __init__(self) -> None:
        self.sentences: list[Sentence] = []
        self.problems: list[str] = []
        self.uses: Counter[Sentence] = Counter()
        self._worded: dict[tuple[Keyword, Language, str], Sentence] = {}
        self._begun: dict[tuple[Keyword, Language], dict[int, dict[str, list[Sentence]]]] = {}
        """The sentences by what stands before their first placeholder, and those words by their length."""
        self._found: dict[tuple[Keyword, Language, str], tuple[Spoken, ...]] = {}

    def add(self, sentence: Sentence) -> None:
        """Take up a sentence; one that has the very wording of another is a problem."""
        for language, form in sentence.forms.items():
            other = self._worded.setdefault((sentence.keyword, language, form.pattern_text), sentence)
            if other is not sentence:
                self.problems.append(
                    f"{sentence.where}: “{form.text}” is already a sentence, defined in {other.where}; "
                    "say one of the two differently",
                )
            first = form.first_words
            of_a_length = self._begun.setdefault((sentence.keyword, language), {}).setdefault(len(first), {})
            of_a_length.setdefault(first, []).append(sentence)
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

    def _find(self, keyword: Keyword, language: Language, text: str) -> list[Spoken]:
        begun = self._begun.get((keyword, language), {})
        candidates = (each for length, words in begun.items() for each in words.get(text[:length], ()))
        matches = ((each, each.forms[language].regex.fullmatch(text)) for each in candidates)
        found = [Spoken(each, language, match.groupdict()) for each, match in matches if match]
        return sorted(found, key=lambda each: self.sentences.index(each.sentence)) if len(found) > 1 else found


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
        try:
            PHRASEBOOK.add(sentence_of(keyword, en, ru, function))
        except ValueError as error:
            PHRASEBOOK.problems.append(f"{where(function)}: {error}")
        return function

    return define
