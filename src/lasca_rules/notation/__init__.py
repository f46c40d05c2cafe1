"""Positions, moves and game records as text, both ways, and a position as a diagram, a drawing and words."""
