"""A ruling as the desk gives it: in words, carried out step by step, as arithmetic on the clocks, with its grounds."""

from attrs import frozen

from lasca_rules.desk.clock_orders import Sum, sums
from lasca_rules.desk.payer import who_pays
from lasca_rules.desk.phrases import Phrase, besides_phrase, clocks_phrase, verdict_phrase
from lasca_rules.desk.questions import IncidentId
from lasca_rules.desk.steps import steps
from lasca_rules.languages import Text
from lasca_rules.refereeing.rulings import Ruling
from lasca_rules.refereeing.verdicts import (
    RefereeMustBeAsked,
    Suspended,
)
from lasca_rules.regulations import ReadingId, StatementId


@frozen
class Answer:
    """What the referee is told."""

    verdicts: tuple[Phrase, ...]
    """The verdict, and what is decided besides."""
    clocks: Phrase
    pays: Text
    """Who pays for the time."""
    steps: tuple[Phrase, ...]
    sums: tuple[Sum, ...]
    under: tuple[StatementId, ...]
    """Nothing where the regulation is silent."""
    readings: tuple[ReadingId, ...]
    then: IncidentId | None
    """The incident that has to be decided next, when more is known."""


def answer(ruling: Ruling) -> Answer:
    """Return a ruling as the desk gives it."""
    looked_into = isinstance(ruling.verdict, Suspended | RefereeMustBeAsked)
    return Answer(
        verdicts=(verdict_phrase(ruling.verdict), *(besides_phrase(verdict) for verdict in ruling.besides)),
        clocks=clocks_phrase(ruling.clocks),
        pays=who_pays(ruling),
        steps=steps(ruling),
        sums=sums(ruling),
        under=ruling.under,
        readings=ruling.readings,
        then="inquiry" if looked_into else None,
    )
