"""Which statements have changed since they were reviewed, and what changed."""

from collections.abc import Iterable, Mapping

from lasca_rules.languages import Text
from lasca_rules.regulations import Registry, StatementId
from lasca_rules.reviews.scenarios import WrittenScenario
from lasca_rules.reviews.stamps import Stamp
from lasca_rules.reviews.twins import Twins, apart, twins_of

BOTH_CHANGED = Text(
    "its English and its Russian text have changed since the review",
    "английский и русский тексты изменились после проверки",
)


def suspect_statements(
    registry: Registry,
    stamps: Iterable[Stamp],
    scenarios: Iterable[WrittenScenario],
    twins: Mapping[StatementId, Twins] | None = None,
) -> Mapping[StatementId, tuple[Text, ...]]:
    """Return the suspect statements, in the registry's order, each with what changed.

    A statement with a stamp is suspect when a text or a scenario of it is no longer what was stamped; any statement is
    when one of its two texts has changed since they were written together and its twin has not.
    """
    reviewed = {stamp.statement: stamp for stamp in stamps}
    evidence: dict[StatementId, list[WrittenScenario]] = {}
    for scenario in scenarios:
        for name in scenario.statements:
            evidence.setdefault(name, []).append(scenario)
    found: dict[StatementId, tuple[Text, ...]] = {}
    for statement in registry.statements:
        now = twins_of(statement)
        written = (twins or {}).get(statement.id)
        drifted = apart(written, now) if written else None
        stamp = reviewed.get(statement.id)
        since = changes(stamp, now, evidence.get(statement.id, [])) if stamp else ()
        reasons = tuple(dict.fromkeys([*([drifted] if drifted else []), *since]))
        if reasons:
            found[statement.id] = reasons
    return found


def changes(stamp: Stamp, now: Twins, scenarios: Iterable[WrittenScenario]) -> tuple[Text, ...]:
    """Say what is no longer as it was stamped: the texts first, then the scenarios that changed, are new, are gone."""
    before = Twins(stamp.english, stamp.russian)
    text = apart(before, now) or (BOTH_CHANGED if before != now else None)
    present = {scenario.id: scenario for scenario in scenarios}
    return (
        *([text] if text else []),
        *(
            changed(scenario) if scenario.id in stamp.scenarios else new(scenario)
            for scenario in present.values()
            if stamp.scenarios.get(scenario.id) != scenario.fingerprint
        ),
        *(gone(name) for name in stamp.scenarios if name not in present),
    )


def changed(scenario: WrittenScenario) -> Text:
    """Say that a scenario has changed."""
    return Text(
        f"the scenario “{scenario.title.en}” has changed since the review",
        f"сценарий «{scenario.title.ru}» изменился после проверки",
    )


def new(scenario: WrittenScenario) -> Text:
    """Say that a scenario is new."""
    return Text(
        f"the scenario “{scenario.title.en}” is new since the review",
        f"сценарий «{scenario.title.ru}» появился после проверки",
    )


def gone(name: str) -> Text:
    """Say that a scenario is gone, or no longer evidence for the statement; only its id is still known."""
    title = name.partition("::")[2]
    return Text(
        f"the scenario “{title}” is gone since the review",
        f"сценария «{title}» после проверки не стало",
    )
