"""Where rules deviate at all: which questions of the port they can answer otherwise than the reference."""

from lasca_rules.port import Rules
from lasca_rules.reference import Reference
from steps.deviations.deviant import Deviant

QUESTIONS = tuple(name for name in vars(Rules) if not name.startswith("_"))
"""What the port asks."""

HOOKS = {"rule": "ruled", "apply": "applied"}
"""The questions that a Deviant answers through a hook of its own."""


def answered_otherwise(rules: Rules) -> frozenset[str]:
    """Return the questions that these rules do not simply leave to the reference."""
    return frozenset(question for question in QUESTIONS if _overridden(type(rules), question))


def _overridden(kind: type, question: str) -> bool:
    if issubclass(kind, Deviant) and question in HOOKS:
        hook = HOOKS[question]
        return getattr(kind, hook) is not getattr(Deviant, hook)
    return getattr(kind, question) is not getattr(Reference, question)
