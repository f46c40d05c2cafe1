"""A board and pieces of column draughts as a referee measures and sees them, and what is wrong with them (2.1, 2.2)."""
