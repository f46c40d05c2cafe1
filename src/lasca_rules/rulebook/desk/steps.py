"""Carrying a ruling out: what the referee does on the board and with the clocks, one step after the other."""

from functools import cache

from lasca_rules.languages import Text
from lasca_rules.rulebook.announcing import CarryingOut, announced
from lasca_rules.rulebook.desk.clock_orders import flat
from lasca_rules.rulebook.desk.phrases import Phrase, fixed, phrase
from lasca_rules.rulebook.rulings import (
    AsBeforeMove,
    Charge,
    ClockOrder,
    InOrder,
    NobodyPays,
    RefereeSetsClocks,
    Ruling,
    StartClockOf,
    StopClocks,
    SwitchBack,
    Unchanged,
)
from lasca_rules.rulebook.slots import Manner
from lasca_rules.rulebook.word_tables import table_of
from lasca_rules.rulebook.words import Decided, Passage, Passages, Words, chosen


def steps(ruling: Ruling) -> tuple[Phrase, ...]:
    """Return how a ruling is carried out, step by step."""
    return (*_first(ruling), *_on_the_board(ruling), *_times(ruling), *_last(ruling))


def _first(ruling: Ruling) -> tuple[Phrase, ...]:
    """Return what comes before anything is done on the board: clocks stopped, started, switched back."""
    orders = flat(ruling.clocks)
    started = next((order for order in orders if isinstance(order, SwitchBack | StartClockOf)), None)
    if started is not None:
        free = [order for order in orders if isinstance(order, NobodyPays) and isinstance(started, SwitchBack)]
        put_back = [order for order in orders if isinstance(order, AsBeforeMove)]
        return (
            *((_step("stop", ruling),) if put_back else ()),
            *(step for order in put_back for step in _sentences(_words(order, ruling).do, order, ruling)),
            *(step for order in free for step in _sentences(_words(order, ruling).do, order, ruling)),
            *_sentences(_words(started, ruling).first, started, ruling),
        )
    how = _how(ruling)
    restoring = isinstance(ruling.verdict, how.restored)
    stopped_already = isinstance(ruling.clocks, InOrder | Charge | NobodyPays) and not restoring
    if stopped_already or (isinstance(ruling.verdict, how.put_up_anew) and how.not_begun(ruling)):
        return ()
    stops = any(isinstance(order, StopClocks | RefereeSetsClocks) for order in orders)
    return (_step("stop", ruling),) if stops or restoring or _put_up_anew(ruling) else ()


def _on_the_board(ruling: Ruling) -> tuple[Phrase, ...]:
    """Return what is done on the board, and what is told to whom; some of it only after what is decided besides."""
    decided = chosen(_words(ruling.verdict, ruling).do, ruling.verdict, ruling)
    besides = (
        _sentences(words.do_besides or words.do, verdict, ruling)
        for verdict in ruling.besides
        for words in (_words(verdict, ruling),)
    )
    return (
        *(_sentence(passage, ruling.verdict) for passage in decided if not passage.last),
        *(step for steps in besides for step in steps),
        *(_sentence(passage, ruling.verdict) for passage in decided if passage.last),
    )


def _times(ruling: Ruling) -> tuple[Phrase, ...]:
    """Return what is set on the clocks while they stand still."""
    orders = flat(ruling.clocks)
    if any(isinstance(order, SwitchBack) for order in orders):
        return ()
    if any(isinstance(order, StartClockOf) for order in orders):
        orders = tuple(order for order in orders if not isinstance(order, AsBeforeMove))
    return tuple(step for order in orders for step in _set(order, ruling))


def _set(order: ClockOrder, ruling: Ruling) -> tuple[Phrase, ...]:
    if isinstance(order, Unchanged) and _put_up_anew(ruling) and not _how(ruling).not_begun(ruling):
        return (_step("leave-the-times", ruling),)
    return _sentences(_words(order, ruling).do, order, ruling)


def _last(ruling: Ruling) -> tuple[Phrase, ...]:
    """Return how the game goes on, if it does."""
    decided: tuple[Decided, ...] = (*flat(ruling.clocks), ruling.verdict, *ruling.besides)
    then = next((steps for each in decided if (steps := _sentences(_words(each, ruling).then, each, ruling))), ())
    how = _how(ruling)
    if then or isinstance(ruling.verdict, how.ends):
        return then
    if isinstance(ruling.verdict, how.corrected) and not set(how.not_pressed).isdisjoint(ruling.readings):
        stopped = isinstance(ruling.clocks, InOrder)
        return (_step("start-the-offenders" if stopped else "leave-the-clock", ruling),)
    goes_on = isinstance(ruling.clocks, Unchanged) and not _put_up_anew(ruling)
    return (_step("go-on" if goes_on else "start-the-movers", ruling),)


def _how(ruling: Ruling) -> CarryingOut:
    return announced(ruling.regulation).carrying_out


def _put_up_anew(ruling: Ruling) -> bool:
    return any(isinstance(verdict, _how(ruling).put_up_anew) for verdict in (ruling.verdict, *ruling.besides))


def _words(about: Decided, ruling: Ruling) -> Words:
    return table_of(ruling).of(about)


def _step(name: str, ruling: Ruling) -> Phrase:
    return fixed(table_of(ruling).steps[name])


def _sentences(passages: Passages, about: Decided, ruling: Ruling) -> tuple[Phrase, ...]:
    return tuple(_sentence(passage, about) for passage in chosen(passages, about, ruling))


@cache
def _sentence(passage: Passage, about: Decided) -> Phrase:
    def said(manner: Manner) -> Text:
        text = passage.said(about, manner)
        return Text(text.en[0].upper() + text.en[1:], text.ru[0].upper() + text.ru[1:])

    return phrase(said)
