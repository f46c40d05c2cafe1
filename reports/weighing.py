"""From the registry and the results to the report: what each statement's evidence amounts to. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import get_args

from lasca_rules.languages import Text
from lasca_rules.regulations import Reading, Registry, Regulation, Statement, StatementId, UnknownIdError
from reports.conflicts import Incident, weigh_conflicts
from reports.exhibits import RulingExhibit, cited
from reports.model import (
    FORMAT,
    AlternativeReport,
    ClauseReport,
    Count,
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
from reports.results import Evidence, Results, Scenario
from reports.strength import deviations_of, weaknesses

OUTRANKING_DOUBT = frozenset({Standing.BROKEN, Standing.UNTESTED, Standing.WEAK, Standing.JUSTIFIED})
"""The standings that a statement keeps however much has changed: they say more."""


def weigh(
    registry: Registry,
    results: Results,
    incidents: Iterable[Incident],
    questions: Iterable[QuestionReport],
    *,
    suspect: Mapping[StatementId, tuple[Text, ...]] = MappingProxyType({}),
) -> Report:
    """Return the report on every statement of the registry; ``suspect`` says of some of them what has changed.

    Raises:
        ReportInputError: A scenario stands twice, or cites a statement or a reading that the registry does not have.
    """
    _refuse_repeated(results.scenarios)
    _refuse_unknown_citations(registry, results.scenarios)
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
        summary=_summary(registry, statements.values(), results.scenarios),
        regulations=tuple(_regulation(regulation, statements) for regulation in registry.regulations),
        statements=tuple(statements.values()),
        readings=tuple(_reading(reading, results.scenarios) for reading in registry.readings),
        conflicts=weigh_conflicts(incidents, results.scenarios),
        questions=tuple(questions),
        unused_sentences=results.unused_sentences,
        features=results.features,
        probe=_probe(results),
    )


def standing_of(scenarios: Iterable[Scenario]) -> Standing:
    """Tell whether a statement's scenarios bear it out. A skipped scenario is evidence of nothing."""
    outcomes = {scenario.outcome for scenario in scenarios}
    if "failed" in outcomes:
        return Standing.BROKEN
    return Standing.VERIFIED if "passed" in outcomes else Standing.UNTESTED


def _standing_of(statement: Statement, evidence: Iterable[Scenario], weak: Sequence[Text]) -> Standing:
    """Tell how a statement stands: verified only where nothing is missing in its evidence."""
    standing = standing_of(evidence)
    if standing is Standing.UNTESTED and statement.not_executable:
        return Standing.JUSTIFIED
    return Standing.WEAK if standing is Standing.VERIFIED and weak else standing


def doubted(standing: Standing, changes: Sequence[Text]) -> Standing:
    """Return how a statement stands when these changes cast doubt on it: what no evidence bears out is said first."""
    return Standing.SUSPECT if changes and standing not in OUTRANKING_DOUBT else standing


def lacking(scenarios: Iterable[Scenario]) -> tuple[Evidence, ...]:
    """Return the kinds of evidence of which no scenario passed: where the statement bites, where it does not."""
    shown = {scenario.kind for scenario in scenarios if scenario.outcome == "passed"}
    return tuple(kind for kind in get_args(Evidence) if kind not in shown)


def _weigh_statement(
    registry: Registry, clause: str, statement: Statement, results: Results, changes: tuple[Text, ...]
) -> StatementReport:
    evidence = tuple(scenario for scenario in results.scenarios if statement.id in scenario.statements)
    deviations = deviations_of(statement.id, results.probe, results.scenarios)
    weak = weaknesses(
        lacking(evidence),
        deviations,
        probed=results.probe is not None,
        one_way=results.probe is not None and statement.id in results.probe.only_one_way,
    )
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
        standing=doubted(_standing_of(statement, evidence, weak), changes),
        lacks=lacking(evidence),
        weak=weak,
        justification=statement.not_executable,
        deviations=deviations,
        suspect=changes,
        readings=tuple(dict.fromkeys((*about, *rested_on))),
        scenarios=evidence,
    )


def _regulation(regulation: Regulation, statements: Mapping[str, StatementReport]) -> RegulationReport:
    own = [statements[statement.id] for statement in regulation.statements]
    return RegulationReport(
        id=regulation.id,
        name=regulation.name,
        source=regulation.source,
        supplement=regulation.supplement,
        count=Count(
            **{standing.value: _standing(own, standing) for standing in Standing},
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


def _summary(registry: Registry, statements: Iterable[StatementReport], scenarios: tuple[Scenario, ...]) -> Summary:
    weighed = list(statements)
    return Summary(
        statements=len(weighed),
        **{standing.value: _standing(weighed, standing) for standing in Standing},
        scenarios=len(scenarios),
        passed=sum(scenario.outcome == "passed" for scenario in scenarios),
        failed=sum(scenario.outcome == "failed" for scenario in scenarios),
        skipped=sum(scenario.outcome == "skipped" for scenario in scenarios),
        readings=len(registry.readings),
    )


def _probe(results: Results) -> ProbeReport | None:
    """Return the probe in numbers; a deviation counts as noticed if a scenario of its own statement notices it."""
    if results.probe is None:
        return None
    own = {scenario.id: scenario.statements for scenario in results.scenarios}
    noticed = (
        any(each.statement in own.get(name, ()) for name in each.noticed_by) for each in results.probe.deviations
    )
    return ProbeReport(
        mode=results.probe.mode,
        deviations=len(results.probe.deviations),
        noticed=sum(noticed),
        notice_nothing=results.probe.notice_nothing,
        guarded_elsewhere=results.probe.guarded_elsewhere,
    )


def _standing(statements: Iterable[StatementReport], standing: Standing) -> int:
    return sum(statement.standing is standing for statement in statements)


def _refuse_repeated(scenarios: Iterable[Scenario]) -> None:
    seen: set[str] = set()
    for scenario in scenarios:
        if scenario.id in seen:
            raise ReportInputError(
                Text(f"scenario {scenario.id}: this id stands twice", f"сценарий {scenario.id}: этот id стоит дважды")
            )
        seen.add(scenario.id)


def _refuse_unknown_citations(registry: Registry, scenarios: Iterable[Scenario]) -> None:
    for scenario in scenarios:
        try:
            _look_up(registry, scenario.statements, scenario.readings)
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
