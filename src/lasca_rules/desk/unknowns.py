"""What a ruling speaks of by number or by name, and the desk does not know: stand-ins, each found again in the words.

A half-move's number, a square, a time, a count of checkers: no rule asks which it is, so a ruling on a stand-in is the
ruling on them all. ``phrases`` puts a place to be filled in where the words have the stand-in.
"""

from lasca_rules.board.squares import Square
from lasca_rules.clock import Milliseconds
from lasca_rules.sides import BySide

NUMBER = 1_000_003
"""Of the half-move or of the turn in question."""
TOOK: Milliseconds = 7_654_321
"""How long an inquiry, or restoring a position, took."""
START: Square = "{start}"
"""The square that the move left."""
TOUCHED: Square = "{touched}"
"""The square of the tower that was touched first."""
KING: Square = "{king}"
"""The square on which an unmarked king stands."""
MISSING = BySide(2_000_003, 2_000_029)
"""How many checkers a player has too few."""
SURPLUS = BySide(3_000_017, 3_000_029)
"""How many checkers a player has too many, where the head holds as many."""
ON_HEAD = BySide(4_000_037, 4_000_063)
"""How many checkers stand on a head that holds fewer than are too many."""
BEYOND = BySide(5_000_077, 5_000_081)
"""By how many the surplus is greater than such a head."""
