"""Numbers with their nouns, and times, as either language writes them."""

from typing import TypeAlias

from lasca_rules.languages import Text, russian_plural

SECOND = 1000
"""Milliseconds in a second."""

Forms: TypeAlias = tuple[tuple[str, str], tuple[str, str, str]]
"""A noun after a number: in English after one and more; in Russian after one, two to four, five and more."""


def counted(count: int, forms: Forms) -> Text:
    """Return a number with its noun."""
    word = noun(count, forms)
    return Text(f"{count} {word.en}", f"{count} {word.ru}")


def noun(count: int, forms: Forms) -> Text:
    """Return the noun alone, in the form that the number before it asks for."""
    english, russian = forms
    return Text(english[0 if count == 1 else 1], russian[russian_plural(count)])


def share(part: int, whole: int) -> Text:
    """Return a part of something in per cent, to a tenth and never rounded up; a dash where there is nothing."""
    if not whole:
        return Text("–", "–")
    whole_percent, tenth = divmod(part * 1000 // whole, 10)
    return Text(f"{whole_percent}.{tenth}%", f"{whole_percent},{tenth}\N{NO-BREAK SPACE}%")


SCENARIOS: Forms = (("scenario", "scenarios"), ("сценарий", "сценария", "сценариев"))
EXAMPLES: Forms = (("example", "examples"), ("пример", "примера", "примеров"))
DEVIATIONS: Forms = (("deviation", "deviations"), ("искажение", "искажения", "искажений"))
STATEMENTS: Forms = (("statement", "statements"), ("положение", "положения", "положений"))
WORDS: Forms = (("word", "words"), ("слово", "слова", "слов"))
READINGS: Forms = (("reading", "readings"), ("толкование", "толкования", "толкований"))


def clock_time(milliseconds: int) -> Text:
    """Return a time as a clock shows it: ``29:20``, ``1:02:03``; thousandths only where there are any."""
    whole, rest = divmod(abs(milliseconds), SECOND)
    minutes, seconds = divmod(whole, 60)
    hours, minutes = divmod(minutes, 60)
    plain = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    part = f"{rest:03}".rstrip("0")
    return Text(f"{plain}.{part}", f"{plain},{part}") if part else Text(plain, plain)


def change(before: int, after: int) -> Text | None:
    """Return by how much a clock's time changed, with a true minus; nothing when it did not."""
    if before == after:
        return None
    amount, sign = clock_time(after - before), "−" if after < before else "+"
    return Text(sign + amount.en, sign + amount.ru)
