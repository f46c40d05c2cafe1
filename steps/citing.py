"""Statements held: where a scenario shows how a statement applies, and somebody rules in it, a ruling cites it."""

from steps.performance import Performance
from steps.readings import hold_to_readings


def hold_to_statements(performance: Performance) -> None:
    """Fail if a scenario that has passed is tagged, as one where it applies, with a statement that no ruling cites.

    Only the statements of regulations that ruled in it are asked for.
    """
    __tracebackhide__ = True
    idle = _not_cited(performance)
    if idle and performance.script.kind == "applies":
        message = (
            f"the scenario is tagged with {', '.join(f'@{statement}' for statement in idle)}, yet no ruling in it "
            "cites that; show where it applies, take the tag away, or mark it @does-not-apply"
        )
        raise AssertionError(message)


def hold_to_tags(performance: Performance) -> None:
    """Fail if a scenario that has passed is tagged with a statement or a reading on which nothing in it rests."""
    __tracebackhide__ = True
    hold_to_statements(performance)
    hold_to_readings(performance)


def _not_cited(performance: Performance) -> list[str]:
    rulings = [exhibit for line in performance.lines for exhibit in line.exhibits if exhibit["kind"] == "ruling"]
    ruled = {exhibit.get("regulation") for exhibit in rulings}
    cited = {statement for exhibit in rulings for statement in exhibit.get("under") or ()}
    return [
        statement
        for statement in performance.script.statements
        if statement.partition(":")[0] in ruled and statement not in cited
    ]
