"""What to say to a sentence that nobody knows: another keyword or language, a letter, a word, a similar sentence."""

import difflib
import re
from collections.abc import Collection
from functools import cache

from attrs import frozen

from lasca_rules.languages import Language
from steps.characters import retyped, wrong_letter
from steps.phrasebook import PHRASEBOOK
from steps.sentence import KEYWORDS, Form, Keyword, Placeholder, Sentence
from steps.titles import LANGUAGE_NAMES, other_language
from steps.words import SIMILAR

MOST = 3
"""How many sentences are suggested."""
AS_GOOD = 0.15
"""By how much less alike than the nearest one a sentence may be to be suggested beside it."""
HARDLY = 0.3
"""How alike a sentence must be when all its own words are there and the text only has other values in it."""
LONGEST = 500
"""Characters of a text that are compared."""


@frozen
class Advice:
    """What to do about a text, and which of its characters it is about, from 0, if it is about one."""

    text: str
    place: int | None = None


@frozen
class _Near:
    """A sentence and how alike a text is to it, from 0 to 1; the text's values, where all the words are there."""

    sentence: Sentence
    form: Form
    likeness: float
    values: tuple[tuple[Placeholder, str], ...] = ()

    @property
    def wrong(self) -> list[tuple[Placeholder, str]]:
        language = self.form.language
        return [(slot, said) for slot, said in self.values if not re.fullmatch(slot.word.patterns[language], said)]


def advise(keyword: Keyword, language: Language, text: str) -> Advice:
    """Say what to do about an unknown sentence."""
    for each in KEYWORDS:
        if PHRASEBOOK.find(each, language, text):
            return Advice(f"it is a sentence after {each.capitalize()}, not after {keyword.capitalize()}")
    other = other_language(language)
    if PHRASEBOOK.find(keyword, other, text):
        return Advice(f"it is {LANGUAGE_NAMES[other]}, and this feature is in {LANGUAGE_NAMES[language]}")
    meant, place = retyped(text, language) or (text, 0)
    if PHRASEBOOK.find(keyword, language, meant):
        return Advice(wrong_letter(text[place]), place)
    return Advice(_nearest(keyword, language, meant[:LONGEST]))


def _nearest(keyword: Keyword, language: Language, text: str) -> str:
    known = (sentence for sentence in PHRASEBOOK.sentences if sentence.keyword == keyword)
    ranked = sorted((_near(each, language, text) for each in known), key=lambda near: -near.likeness)
    if ranked and ranked[0].wrong and ranked[0].likeness >= HARDLY:
        best = ranked[0]
        words = "; ".join(_not_said(slot, said, language) for slot, said in best.wrong)
        if best.likeness >= SIMILAR or _literal(best.form):
            return f"in “{best.form.text}” ({best.sentence.where}) {words}"
    close = [near for near in ranked[:MOST] if near.likeness >= max(SIMILAR, ranked[0].likeness - AS_GOOD)]
    if close:
        return "nearest: " + ", ".join(f"“{near.form.pattern_text}” ({near.sentence.where})" for near in close)
    return "no sentence is like it; pytest --sentences lists them all"


def _not_said(slot: Placeholder, said: str, language: Language) -> str:
    """Say what is wrong with a value: which one was nearly said, or what kind of value stands there."""
    nearly = slot.word.near(said, language, slot.form)
    if nearly:
        return f"“{said}” is nearly “{'” or “'.join(nearly)}”"
    return f"“{said}” is not {slot.word.expected[language]}"


def _near(sentence: Sentence, language: Language, text: str) -> _Near:
    form = sentence.forms[language]
    match = next((match for loose in _loosely(sentence, language) if (match := loose.fullmatch(text))), None)
    if match is None:
        return _Near(sentence, form, _likeness(form, text))
    values = tuple(zip(form.slots, match.groups(), strict=True))
    alike = len(text) - sum((1 - _fits(slot, said, language)) * len(said) for slot, said in values)
    return _Near(sentence, form, alike / len(text), values)


def _fits(slot: Placeholder, said: str, language: Language) -> float:
    """Return how well a text fits a placeholder, from 0 to 1: how like it is to one of its names, or to its example."""
    if re.fullmatch(slot.word.patterns[language], said):
        return 1
    names = slot.word.names.get(language) or (slot.word.expected[language],)
    return max(difflib.SequenceMatcher(None, said, name).ratio() for name in names)


def _likeness(form: Form, text: str) -> float:
    """Return how alike a text is to a sentence, from 0 to 1, whatever values stand in it."""
    for number, slot in enumerate(form.slots):
        pattern = slot.word.patterns[form.language]
        text = re.sub(rf"(?<!\w)(?:{pattern})(?!\w)", _token(number), text, count=1)
    numbers = iter(range(len(form.slots)))
    whole = "".join(part if isinstance(part, str) else _token(next(numbers)) for part in form.parts)
    return difflib.SequenceMatcher(None, text, whole).ratio()


def _token(number: int) -> str:
    """Return what stands for a value while sentences are compared: a short word that is in no sentence."""
    return chr(0xE000 + number) * 3


def _literal(form: Form) -> bool:
    return any(letter.isalpha() for part in form.parts if isinstance(part, str) for letter in part)


@cache
def _loosely(sentence: Sentence, language: Language) -> tuple[re.Pattern[str], ...]:
    """Return expressions for the sentence with anything at all in one of its placeholders, and then in any of them.

    Its own words may be written with е for ё.
    """
    form = sentence.forms[language]
    every = range(len(form.slots))
    return tuple(re.compile(_with_anything(form, loose)) for loose in (*({number} for number in every), {*every}))


def _with_anything(form: Form, loose: Collection[int]) -> str:
    written, number = "", 0
    for part in form.parts:
        if isinstance(part, str):
            written += re.escape(part).replace("ё", "[её]")
        else:
            written += "(.+?)" if number in loose else f"({part.word.patterns[form.language]})"
            number += 1
    return written
