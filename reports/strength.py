"""How strong a statement's evidence is: what is missing in it, in words. Pure.

The probe tells: under which rules that break the statement on purpose its scenarios fail, as they should.
"""

from collections.abc import Iterable, Sequence

from lasca_rules.languages import Text
from reports.model import DeviationReport
from reports.results import Evidence, Probe, Scenario

AT_LEAST = 2
"""Deviations that a statement has, unless it can be broken in only one way."""

MISSING = {
    "applies": Text("no scenario that passed shows it applied", "нет пройденного сценария, в котором оно действует"),
    "does-not-apply": Text(
        "no scenario that passed shows where it does not apply", "нет пройденного сценария, в котором оно не действует"
    ),
}
"""What is missing where there is evidence of one kind only."""


def deviations_of(statement: str, probe: Probe | None, scenarios: Iterable[Scenario]) -> tuple[DeviationReport, ...]:
    """Return the deviations that break a statement, with those of its own scenarios that notice them."""
    if probe is None:
        return ()
    own = {scenario.id for scenario in scenarios if statement in scenario.statements}
    return tuple(
        DeviationReport(
            id=deviation.id,
            text=deviation.text,
            noticed_by=tuple(name for name in deviation.noticed_by if name in own),
            elsewhere=sum(name not in own for name in deviation.noticed_by),
            crashed_in=deviation.crashed_in,
        )
        for deviation in probe.deviations
        if deviation.statement == statement
    )


def weaknesses(
    lacks: Sequence[Evidence], deviations: Sequence[DeviationReport], *, probed: bool, one_way: bool
) -> tuple[Text, ...]:
    """Say what is missing in the evidence of a statement whose scenarios pass.

    Args:
        lacks: the kinds of evidence of which no scenario passed.
        deviations: what breaks the statement on purpose.
        probed: has the probe been run at all?
        one_way: can the statement be broken in only one way, so that one deviation is enough?
    """
    missing = [MISSING[kind] for kind in lacks]
    unnoticed = [deviation for deviation in deviations if not deviation.noticed_by]
    if unnoticed:
        count, all_of_them = len(unnoticed), len(deviations)
        missing.append(
            Text(
                f"{count} of {all_of_them} deviations not noticed by its scenarios",
                f"не замечено его сценариями искажений: {count} из {all_of_them}",
            )
        )
    if probed and len(deviations) < (1 if one_way else AT_LEAST):
        missing.append(Text("no two ways are known to break it", "неизвестно двух способов его нарушить"))
    return tuple(missing)
