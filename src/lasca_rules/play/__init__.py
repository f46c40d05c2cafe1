"""The game rules: which moves a position has, what a move does to it, and when the game is over."""
