"""A question that deviations are asked through the port."""

from typing import Any

from attrs import frozen

from lasca_rules.conformance.port import Rules


@frozen
class Question:
    """A question to the port. ``rule`` goes on to ask what comes of the ruling."""

    name: str
    arguments: tuple[Any, ...]

    def about(self, statement: str) -> bool:
        """Tell whether it can be about a statement: incidents of nardy are not about those of draughts."""
        profile: str = self.arguments[0].profile if self.name == "rule" else statement
        return profile.startswith("nardy") == statement.startswith("nardy")

    def answered_by(self, rules: Rules) -> object:
        """Return the answer, be it an error, in a form that compares."""
        try:
            answer = getattr(rules, self.name)(*self.arguments)
            return (answer, rules.apply(self.arguments[0], answer)) if self.name == "rule" else answer
        except Exception as error:  # noqa: BLE001 -- whatever it is, it is the answer
            return type(error), str(error)
