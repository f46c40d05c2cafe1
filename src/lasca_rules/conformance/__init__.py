"""Conformance: one interface to rules, and what answers it."""
