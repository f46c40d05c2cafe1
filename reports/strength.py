"""How strong a statement's evidence is: what is missing in it, in words. Pure.

The probe tells: under which rules that break the statement on purpose its scenarios fail, as they should.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from lasca_rules.languages import Text
from reports.model import DeviationReport
from reports.results import Evidence, Outcome, Probing, Scenario

AT_LEAST = 2
"""Deviations that a statement has, unless it can be broken in only one way."""

UNSETTLED: Mapping[Outcome, Text] = {
    "expected-failure": Text(
        "scenarios that do not pass, as somebody expected: {count}",
        "сценариев, которые не пройдены, как кем-то и ожидалось: {count}",
    ),
    "unexpected-pass": Text(
        "scenarios that pass though somebody expects them to fail: {count}",
        "сценариев, которые пройдены, хотя кем-то ожидалось обратное: {count}",
    ),
    "rerun": Text(
        "scenarios that failed and passed only when played again: {count}",
        "сценариев, которые не пройдены с первого раза и пройдены лишь при повторе: {count}",
    ),
}
"""What is said of scenarios that ended neither well nor badly; such a one is no evidence."""

MISSING = {
    "applies": Text("no scenario that passed shows it applied", "нет пройденного сценария, в котором оно действует"),
    "does-not-apply": Text(
        "no scenario that passed shows where it does not apply", "нет пройденного сценария, в котором оно не действует"
    ),
}
"""What is missing where there is evidence of one kind only."""

EMPTY = {
    "applies": Text(
        "the scenarios that show it applied would notice no deviation at all",
        "сценарии, в которых оно действует, не заметили бы ни одного искажения",
    ),
    "does-not-apply": Text(
        "the scenarios that show where it does not apply would notice no deviation at all",
        "сценарии, в которых оно не действует, не заметили бы ни одного искажения",
    ),
}
"""What is missing where scenarios of a kind passed, and would have passed whatever the rules do."""


def deviations_of(statement: str, probe: Probing | None, scenarios: Iterable[Scenario]) -> tuple[DeviationReport, ...]:
    """Return the deviations that break a statement, with those of its own scenarios that passed and notice them."""
    if probe is None:
        return ()
    own = {scenario.id for scenario in scenarios if statement in scenario.statements and scenario.outcome == "passed"}
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
    evidence: Sequence[Scenario],
    lacks: Sequence[Evidence],
    deviations: Sequence[DeviationReport],
    *,
    probed: bool,
    one_way: bool,
) -> tuple[Text, ...]:
    """Say what is missing in the evidence of a statement none of whose scenarios fails.

    Args:
        evidence: its scenarios.
        lacks: the kinds of evidence of which no scenario passed that would notice anything.
        deviations: what breaks the statement on purpose.
        probed: has the probe been run at all?
        one_way: can the statement be broken in only one way, so that one deviation is enough?
    """
    ended = Counter(scenario.outcome for scenario in evidence)
    missing = [_counted(UNSETTLED[outcome], ended[outcome]) for outcome in UNSETTLED if ended[outcome]]
    passed = {scenario.kind for scenario in evidence if scenario.outcome == "passed"}
    missing += [(EMPTY if kind in passed else MISSING)[kind] for kind in lacks]
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


def _counted(text: Text, count: int) -> Text:
    return Text(text.en.format(count=count), text.ru.format(count=count))
