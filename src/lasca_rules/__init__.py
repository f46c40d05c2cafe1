"""An executable rulebook: regulations of column draughts, draughts and nardy that can be run."""
