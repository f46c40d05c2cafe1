"""Exhibits that several subjects share: what a step shows of a ruling and of the clocks, as data for the report."""

from lasca_rules.clock import Clock
from lasca_rules.rulebook.kinds import plain
from lasca_rules.rulebook.move_names import Naming, in_turn
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.rulebook.wording import clocks_in_words, ruling_in_words
from steps.table import Exhibit


def shown_ruling(ruling: Ruling, named: Naming = in_turn) -> Exhibit:
    """Return a ruling as an exhibit: as plain data, and in the words that the players are told.

    ``named`` names the moves of the game that it speaks of.
    """
    words = {"verdict": ruling_in_words(ruling, named).data(), "clocks": clocks_in_words(ruling, named).data()}
    return {"kind": "ruling", **plain(ruling), "words": words}


def shown_clocks(before: Clock | None, after: Clock) -> Exhibit:
    """Return both clocks as an exhibit, and how they stood before, where the two are to be compared."""
    return {
        "kind": "clocks",
        "before": None if before is None else _left(before),
        "after": _left(after),
        "running": after.running.value if after.running else None,
        "flag": after.flag.value if after.flag else None,
    }


def _left(clock: Clock) -> dict[str, int]:
    return {"white": clock.left.white, "black": clock.left.black}
