"""A ruling as the desk gives it: in words, carried out step by step, as arithmetic on the clocks, with its grounds."""

from functools import partial

from attrs import frozen

from lasca_rules.desk.clock_orders import Sum, sums
from lasca_rules.desk.payer import who_pays
from lasca_rules.desk.phrases import Phrase, phrase
from lasca_rules.desk.questions import IncidentId
from lasca_rules.desk.steps import steps
from lasca_rules.languages import Text
from lasca_rules.refereeing.rulings import Ruling
from lasca_rules.refereeing.verdicts import (
    RefereeMustBeAsked,
    Suspended,
)
from lasca_rules.refereeing.word_tables import table_for
from lasca_rules.refereeing.wording import besides_in_words, order_in_words, verdict_in_words
from lasca_rules.regulations import ReadingId, StatementId


@frozen
class Answer:
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


def answer(ruling: Ruling) -> Answer:
    """Return a ruling as the desk gives it."""
    table = table_for(ruling.regulation)
    looked_into = isinstance(ruling.verdict, Suspended | RefereeMustBeAsked)
    return Answer(
        verdicts=(
            phrase(partial(verdict_in_words, ruling.verdict, table)),
            *(phrase(partial(besides_in_words, verdict, table)) for verdict in ruling.besides),
        ),
        clocks=phrase(partial(order_in_words, ruling.clocks, table)),
        pays=who_pays(ruling),
        steps=steps(ruling),
        sums=sums(ruling),
        under=ruling.under,
        readings=ruling.readings,
        then="inquiry" if looked_into else None,
    )
