"""Refereeing: what happened, what each regulation says of it, and what is done about it."""
