"""The registry of regulations: every clause, statement and reading, as data."""
