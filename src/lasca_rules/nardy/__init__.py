"""Nardy as far as article 28 needs it: the board, the set-up, a turn judged, the score, a game with its clock."""
