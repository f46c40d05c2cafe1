"""A ruling as the desk gives it: in words, carried out step by step, as arithmetic on the clocks, with its grounds."""

from functools import cache, partial

from attrs import frozen

from lasca_rules.languages import Text
from lasca_rules.regulations import ReadingId, StatementId
from lasca_rules.rulebook.announcing import announced
from lasca_rules.rulebook.desk.clock_orders import Sum, sums
from lasca_rules.rulebook.desk.payer import who_pays
from lasca_rules.rulebook.desk.phrases import Phrase, phrase
from lasca_rules.rulebook.desk.questions import IncidentId
from lasca_rules.rulebook.desk.steps import steps
from lasca_rules.rulebook.rulings import ClockOrder, Ruling
from lasca_rules.rulebook.verdicts import Verdict
from lasca_rules.rulebook.word_tables import table_for
from lasca_rules.rulebook.wording import besides_in_words, order_in_words, verdict_in_words


@frozen
class DeskAnswer:
    """What the referee is told."""

    verdicts: tuple[Phrase, ...]
    """The verdict, and what is decided besides."""
    clocks: Phrase
    pays: Text
    """Whose time is used."""
    steps: tuple[Phrase, ...]
    sums: tuple[Sum, ...]
    under: tuple[StatementId, ...]
    """Nothing where the regulation is silent."""
    readings: tuple[ReadingId, ...]
    then: IncidentId | None
    """The incident that has to be decided next, when more is known."""


def answer(ruling: Ruling) -> DeskAnswer:
    """Return a ruling as the desk gives it."""
    at_work = announced(ruling.regulation)
    return DeskAnswer(
        verdicts=(
            _verdict(ruling.verdict, ruling.regulation),
            *(_decided_besides(verdict, ruling.regulation) for verdict in ruling.besides),
        ),
        clocks=_order(ruling.clocks, ruling.regulation),
        pays=who_pays(ruling),
        steps=steps(ruling),
        sums=sums(ruling),
        under=ruling.under,
        readings=ruling.readings,
        then=at_work.carrying_out.next_incidents.get(type(ruling.verdict)),
    )


# Thousands of rulings are made of a few hundred decisions: each is put into words once.


@cache
def _verdict(verdict: Verdict, regulation: str) -> Phrase:
    return phrase(partial(verdict_in_words, verdict, table_for(regulation)))


@cache
def _decided_besides(verdict: Verdict, regulation: str) -> Phrase:
    return phrase(partial(besides_in_words, verdict, table_for(regulation)))


@cache
def _order(order: ClockOrder, regulation: str) -> Phrase:
    return phrase(partial(order_in_words, order, table_for(regulation)))
