"""From the registry and the results to the report: what each statement's evidence amounts to. Pure."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import get_args

from lasca_rules.languages import Text
from lasca_rules.regulations import Reading, Registry, Regulation, Statement, StatementId, UnknownIdError
from reports.conflicts import ConflictingIncident, weigh_conflicts
from reports.exhibits import RulingExhibit, cited
from reports.model import (
    FORMAT,
    AlternativeReport,
    ClauseReport,
    Count,
    DeviationReport,
    ProbeReport,
    QuestionReport,
    ReadingReport,
    RegulationReport,
    Report,
    Standing,
    StatementReport,
    Summary,
)
from reports.plain import ReportInputError
from reports.results import Evidence, NotRun, Outcome, Results, Scenario
from reports.strength import deviations_of, weaknesses

OUTRANKING_DOUBT = frozenset({Standing.BROKEN, Standing.UNTESTED, Standing.NOT_RUN, Standing.WEAK})
"""The standings that a statement keeps however much has changed: they say more."""


def weigh(
    registry: Registry,
    results: Results,
    incidents: Iterable[ConflictingIncident],
    questions: Iterable[QuestionReport],
    *,
    suspect: Mapping[StatementId, tuple[Text, ...]] = MappingProxyType({}),
) -> Report:
    """Return the report on every statement of the registry; ``suspect`` says of some of them what has changed.

    Raises:
        ReportInputError: A scenario stands twice, or cites a statement or a reading that the registry does not have.
    """
    _refuse_repeated((*results.scenarios, *results.not_run))
    _refuse_unknown_citations(registry, (*results.scenarios, *results.not_run))
    statements = {
        statement.id: _weigh_statement(
            registry, f"{regulation.id}:{clause.id}", statement, results, suspect.get(statement.id, ())
        )
        for regulation in registry.regulations
        for clause in regulation.clauses
        for statement in clause.statements
    }
    return Report(
        format=FORMAT,
        stamp=results.run,
        summary=_summary(registry, statements.values(), results),
        regulations=tuple(_regulation(regulation, statements) for regulation in registry.regulations),
        statements=tuple(statements.values()),
        readings=tuple(_reading(reading, results.scenarios) for reading in registry.readings),
        conflicts=weigh_conflicts(incidents, results.scenarios),
        questions=tuple(questions),
        unused_sentences=results.unused_sentences,
        features=results.features,
        probe=_probe(results, statements),
        not_run=results.not_run,
    )


def standing_of(
    scenarios: Iterable[Scenario], *, left_out: bool = False, weak: Sequence[Text] = (), probed: bool = True
) -> Standing:
    """Tell how a statement stands on its scenarios. A skipped scenario is evidence of nothing.

    Args:
        scenarios: those of its scenarios that ran.
        left_out: has the run left out others?
        weak: what is missing in the evidence.
        probed: was it tried what the scenarios would notice?
    """
    outcomes = {scenario.outcome for scenario in scenarios}
    if "failed" in outcomes:
        return Standing.BROKEN
    if left_out:
        return Standing.NOT_RUN
    if outcomes <= {"skipped"}:
        return Standing.UNTESTED
    if weak:
        return Standing.WEAK
    return Standing.VERIFIED if probed else Standing.UNPROBED


def doubted(standing: Standing, changes: Sequence[Text]) -> Standing:
    """Return how a statement stands when these changes cast doubt on it: what no evidence bears out is said first."""
    return Standing.SUSPECT if changes and standing not in OUTRANKING_DOUBT else standing


def lacking(scenarios: Iterable[Scenario], empty: Container[str] = ()) -> tuple[Evidence, ...]:
    """Return the kinds of evidence that are missing: where the statement bites, where it does not.

    What counts is a scenario that passed, and that is not among the ``empty`` ones, which would notice nothing.
    """
    shown = {scenario.kind for scenario in scenarios if scenario.outcome == "passed" and scenario.id not in empty}
    return tuple(kind for kind in get_args(Evidence) if kind not in shown)


def _weigh_statement(
    registry: Registry, clause: str, statement: Statement, results: Results, changes: tuple[Text, ...]
) -> StatementReport:
    evidence = tuple(scenario for scenario in results.scenarios if statement.id in scenario.statements)
    left_out = tuple(each.id for each in results.not_run if statement.id in each.statements)
    deviations, lacks, weak = _strength(statement.id, evidence, results) if not left_out else ((), (), ())
    standing = standing_of(evidence, left_out=bool(left_out), weak=weak, probed=results.probe is not None)
    about = [reading.id for reading in registry.readings_about(statement.id)]
    rested_on = [reading for scenario in evidence for reading in scenario.readings]
    return StatementReport(
        id=statement.id,
        label=statement.label,
        regulation=clause.partition(":")[0],
        clause=clause,
        kinds=tuple(kind.value for kind in statement.kinds),
        title=statement.title,
        text=statement.text,
        standing=doubted(standing, changes),
        lacks=lacks,
        weak=weak,
        deviations=deviations,
        suspect=changes,
        readings=tuple(dict.fromkeys((*about, *rested_on))),
        scenarios=evidence,
        not_run=left_out,
    )


def _strength(
    statement: StatementId, evidence: Sequence[Scenario], results: Results
) -> tuple[tuple[DeviationReport, ...], tuple[Evidence, ...], tuple[Text, ...]]:
    """Return the deviations that break a statement, the kinds of evidence it lacks, and in words all it lacks."""
    probe = results.probe
    empty = frozenset() if probe is None else frozenset(probe.notice_nothing)
    deviations = deviations_of(statement, probe, evidence)
    lacks = lacking(evidence, empty)
    weak = weaknesses(
        evidence,
        lacks,
        deviations,
        probed=probe is not None,
        one_way=probe is not None and statement in probe.only_one_way,
    )
    return deviations, lacks, weak


def _regulation(regulation: Regulation, statements: Mapping[str, StatementReport]) -> RegulationReport:
    own = [statements[statement.id] for statement in regulation.statements]
    return RegulationReport(
        id=regulation.id,
        name=regulation.name,
        source=regulation.source,
        supplement=regulation.supplement,
        count=Count(
            **{standing.key: _standing(own, standing) for standing in Standing},
            scenarios=len({scenario.id for statement in own for scenario in statement.scenarios}),
        ),
        clauses=tuple(
            ClauseReport(
                id=f"{regulation.id}:{clause.id}",
                number=clause.id,
                title=clause.title,
                printed=clause.printed,
                statements=tuple(statement.id for statement in clause.statements),
            )
            for clause in regulation.clauses
        ),
    )


def _reading(reading: Reading, scenarios: Iterable[Scenario]) -> ReadingReport:
    return ReadingReport(
        id=reading.id,
        title=reading.title,
        gap=reading.gap,
        default=AlternativeReport(reading.default.id, reading.default.text),
        alternatives=tuple(AlternativeReport(other.id, other.text) for other in reading.alternatives),
        why=reading.why,
        statements=reading.statements,
        scenarios=tuple(scenario.id for scenario in scenarios if reading.id in scenario.readings),
    )


def _summary(registry: Registry, statements: Iterable[StatementReport], results: Results) -> Summary:
    weighed = list(statements)
    ended = Counter(scenario.outcome for scenario in results.scenarios)
    return Summary(
        statements=len(weighed),
        **{standing.key: _standing(weighed, standing) for standing in Standing},
        scenarios=len(results.scenarios),
        **{outcome.replace("-", "_"): ended[outcome] for outcome in get_args(Outcome)},
        scenarios_not_run=len(results.not_run),
        readings=len(registry.readings),
    )


def _probe(results: Results, statements: Mapping[str, StatementReport]) -> ProbeReport | None:
    """Return the probe in numbers; a deviation counts as noticed if a scenario of its own statement notices it.

    The deviations of a statement that was not run, or only in part, are not counted: they were not all tried.
    """
    if results.probe is None:
        return None
    tried = [deviation for statement in statements.values() for deviation in statement.deviations]
    return ProbeReport(
        mode=results.probe.mode,
        deviations=len(tried),
        noticed=sum(bool(deviation.noticed_by) for deviation in tried),
        notice_nothing=results.probe.notice_nothing,
        guarded_elsewhere=results.probe.guarded_elsewhere,
    )


def _standing(statements: Iterable[StatementReport], standing: Standing) -> int:
    return sum(statement.standing is standing for statement in statements)


def _refuse_repeated(scenarios: Iterable[Scenario | NotRun]) -> None:
    seen: set[str] = set()
    for scenario in scenarios:
        if scenario.id in seen:
            raise ReportInputError(
                Text(f"scenario {scenario.id}: this id stands twice", f"сценарий {scenario.id}: этот id стоит дважды")
            )
        seen.add(scenario.id)


def _refuse_unknown_citations(registry: Registry, scenarios: Iterable[Scenario | NotRun]) -> None:
    for scenario in scenarios:
        try:
            _look_up(registry, scenario.statements, ())
            if isinstance(scenario, Scenario):
                _look_up(registry, (), scenario.readings)
                for step in scenario.steps:
                    for exhibit in step.exhibits:
                        if isinstance(exhibit, RulingExhibit):
                            registry.regulation(exhibit.regulation)
                        _look_up(registry, *cited(exhibit))
        except UnknownIdError as error:
            raise ReportInputError(
                Text(f"scenario {scenario.id}: {error.text.en}", f"сценарий {scenario.id}: {error.text.ru}")
            ) from error


def _look_up(registry: Registry, statements: Iterable[str], readings: Iterable[str]) -> None:
    for statement in statements:
        registry.statement(statement)
    for reading in readings:
        registry.reading(reading)
