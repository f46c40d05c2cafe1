"""The registry of regulations: every clause, statement and reading, as data."""

from lasca_rules.regulations.loading import load, load_from
from lasca_rules.regulations.readings import Alternative, AlternativeId, Reading, ReadingId
from lasca_rules.regulations.registry import Registry, UnknownIdError
from lasca_rules.regulations.statements import Clause, Kind, Regulation, Statement, StatementId

__all__ = [
    "Alternative",
    "AlternativeId",
    "Clause",
    "Kind",
    "Reading",
    "ReadingId",
    "Registry",
    "Regulation",
    "Statement",
    "StatementId",
    "UnknownIdError",
    "load",
    "load_from",
]
