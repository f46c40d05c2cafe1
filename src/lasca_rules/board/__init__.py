"""The board, the towers on it, and a move as the squares it names: no rules yet."""
