"""Verdicts and orders to the clocks by name: each class is a kind."""

import re
from collections.abc import Mapping
from typing import get_args

from lasca_rules.refereeing.rulings import ClockOrder
from lasca_rules.refereeing.verdicts import Verdict


def kind_of(shape: type) -> str:
    """Return the name of a class of verdicts or of orders: ``ReplayFromMove`` is ``replay-from-move``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", shape.__name__).lower()


VERDICTS: Mapping[str, type] = {kind_of(shape): shape for shape in get_args(Verdict)}
"""The classes of verdicts by their kinds."""
ORDERS: Mapping[str, type] = {kind_of(shape): shape for shape in get_args(ClockOrder)}
"""The classes of orders to the clocks by their kinds."""
