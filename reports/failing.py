"""When the report's command is to end as failed: what stands as it should not, beyond what is broken."""

import argparse
from collections.abc import Iterable, Sequence

from reports.model import Report, Standing, StatementReport

CHOICES = (Standing.WEAK, Standing.UNTESTED, Standing.SUSPECT, Standing.UNPROBED, Standing.NOT_RUN)
"""The standings that a run can be told to fail on; on a broken statement it always does."""


def standings(text: str) -> tuple[Standing, ...]:
    """Read a list of standings with commas between them.

    Raises:
        argparse.ArgumentTypeError: One of them is none to fail on.
    """
    known = {standing.value: standing for standing in CHOICES}
    names = [name.strip() for name in text.split(",")]
    unknown = [name for name in names if name not in known]
    if unknown:
        message = f"{unknown[0]!r} is not one of {', '.join(known)}"
        raise argparse.ArgumentTypeError(message)
    return tuple(known[name] for name in names)


def failing(report: Report, fail_on: Iterable[Sequence[Standing]]) -> bool:
    """Tell whether a statement that the run was asked for stands as it is told to fail on.

    What was not asked for stands as not run: to fail on that is to ask for everything.
    """
    wanted = {standing for each in fail_on for standing in each}
    probed = report.probe is not None
    return any(
        _stands(statement, standing, probed=probed)
        for standing in wanted
        for statement in (report.statements if standing is Standing.NOT_RUN else asked_for(report))
    )


def asked_for(report: Report) -> tuple[StatementReport, ...]:
    """Return the statements that a run can be judged by.

    They are those that it was given by name, or else, where it left scenarios out, those that some of the others are
    evidence for; a run of everything is judged by all.
    """
    asked = set(report.stamp.asked)
    if asked:
        return tuple(each for each in report.statements if asked & {each.id, each.clause, each.regulation})
    return tuple(each for each in report.statements if each.scenarios or not report.not_run)


def _stands(statement: StatementReport, standing: Standing, *, probed: bool) -> bool:
    """Tell whether a statement stands so. A doubt counts whatever else is missing, and the other way round."""
    if standing is Standing.SUSPECT:
        return bool(statement.suspect)
    if standing is Standing.WEAK:
        return bool(statement.weak) and statement.standing in {Standing.WEAK, Standing.SUSPECT}
    if standing is Standing.UNPROBED:
        return not probed and statement.standing in {Standing.UNPROBED, Standing.WEAK, Standing.SUSPECT}
    return statement.standing is standing
