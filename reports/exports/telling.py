"""What steps showed, in plain words: for tools that cannot draw."""

from lasca_rules.languages import Language, Text
from reports import counting
from reports.exhibits import (
    ClocksExhibit,
    Exhibit,
    FindingExhibit,
    IllegalExhibit,
    NardyExhibit,
    PositionExhibit,
    RulingExhibit,
    Times,
)
from reports.nardy_board import nardy_in_words
from reports.results import Passage, StepRun
from reports.wording import WORDING


def plain(passage: Passage) -> str:
    """Return a sentence as plain text."""
    return "".join(part if isinstance(part, str) else part.value for part in passage)


def sentence(step: StepRun, language: Language) -> str:
    """Return a step's keyword and sentence in one language."""
    passage = step.text.en if language is Language.ENGLISH else step.text.ru
    return f"{step.keyword[language]} {plain(passage)}"


def told(exhibit: Exhibit, language: Language) -> str:
    """Return what an exhibit shows, in one line or a few."""
    match exhibit:
        case PositionExhibit():
            caption = f"{exhibit.caption[language]}: " if exhibit.caption else ""
            return caption + exhibit.position + (f" ({exhibit.move})" if exhibit.move else "")
        case NardyExhibit():
            caption = f"{exhibit.caption[language]}: " if exhibit.caption else ""
            return caption + nardy_in_words(exhibit)[language]
        case ClocksExhibit():
            return _clocks(exhibit, language)
        case RulingExhibit():
            return _ruling(exhibit, language)
        case IllegalExhibit():
            reasons = (f"{each.text[language]} ({each.statement})" for each in exhibit.objections)
            return f"{_say('objection', language)}: {exhibit.move}: {'; '.join(reasons)}"
        case FindingExhibit():
            return f"{_say('finding', language)}: {exhibit.text[language]} ({exhibit.statement})"


def _clocks(clocks: ClocksExhibit, language: Language) -> str:
    parts = [_shown(clocks.after, language)]
    if clocks.before is not None and clocks.before != clocks.after:
        parts.append(f"{_say('before', language)} {_shown(clocks.before, language)}")
    if clocks.running:
        parts.append(f"{_say('runs', language)}: {_side(clocks.running)[language]}")
    if clocks.flag:
        parts.append(f"{_say('flag', language)}: {_side(clocks.flag)[language]}")
    return f"{_say('clocks', language)}: {'; '.join(parts)}"


def _shown(times: Times, language: Language) -> str:
    white, black = counting.clock_time(times.white)[language], counting.clock_time(times.black)[language]
    return f"{_say('white', language)} {white}, {_say('black', language)} {black}"


def _ruling(ruling: RulingExhibit, language: Language) -> str:
    parts = [ruling.words.verdict[language], ruling.words.clocks[language]]
    parts.append(f"{_say('under', language)} {', '.join(ruling.under)}" if ruling.under else _say("silent", language))
    parts += [f"{_say('by_reading', language)} {reading}" for reading in ruling.readings]
    return f"{_say('ruling', language)}: {'; '.join(parts)}"


def _side(letter: str) -> Text:
    return WORDING["white" if letter == "w" else "black"]


def _say(word: str, language: Language) -> str:
    return WORDING[word][language]
