"""Whose time the ruling lets run, in one short answer."""

from lasca_rules.languages import Text
from lasca_rules.rulebook.desk.clock_orders import flat
from lasca_rules.rulebook.rulings import Charge, NobodyPays, Ruling, StartClockOf
from lasca_rules.rulebook.slots import unnamed
from lasca_rules.rulebook.word_tables import table_of
from lasca_rules.rulebook.words import chosen


def who_pays(ruling: Ruling) -> Text:
    """Return whose time is used by what the ruling orders, and who gets time back: a charge says it before all else."""
    orders = flat(ruling.clocks)
    others = (order for order in orders if not isinstance(order, NobodyPays))
    charged = (order for order in orders if isinstance(order, Charge | StartClockOf))
    order = next(charged, next(others, orders[0]))
    (passage,) = chosen(table_of(ruling).of(order).pays, order, ruling)
    return passage.said(order, unnamed)
