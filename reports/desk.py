"""The desk as a page: desk.html, beside the report and linked with it, with all it looks things up in inside it."""

from types import SimpleNamespace
from typing import Any

from attrs import field, frozen
from markupsafe import Markup

from lasca_rules.languages import Text
from lasca_rules.notation.svg_symbols import svg_symbols
from lasca_rules.regulations import Registry
from lasca_rules.rulebook.desk.cases import VIOLATION, Case, cases
from lasca_rules.rulebook.desk.questions import Incident
from lasca_rules.rulebook.desk.table import incidents, make_table
from reports.desk_data import desk_data
from reports.desk_wording import DESK_WORDING
from reports.in_script import in_script
from reports.nardy_board import nardy_symbols
from reports.results import Scenario
from reports.templating import policy, script, static, templates
from reports.training import Exercise, exercises
from reports.wording import WORDING


@frozen
class ShownFact:
    """A question with the answer that a listed ruling is for, or with all that it is the same for."""

    question: Text
    answer: Text


@frozen
class ShownCase:
    """A ruling in the list of all: what it is about, the facts, and where the desk shows it."""

    incident: Text
    facts: tuple[ShownFact, ...]
    verdict: Text
    clocks: Text
    silent: bool
    under: tuple[str, ...]
    alike: bool
    """Several violations are dealt with alike; each is cited by its own statement besides."""
    address: str


@frozen(eq=False)
class Desk:
    """What the page looks up and lists, whatever was played: it can be made while scenarios are still being played."""

    registry: Registry
    data: dict[str, Any] = field(repr=False)
    cases: dict[str, list[ShownCase]] = field(repr=False)


def make_desk(registry: Registry) -> Desk:
    """Put every combination of answers to the regulations."""
    table = make_table()
    return Desk(registry, desk_data(registry, table), _by_regulation(cases(table)))


def render_desk(desk: Desk, scenarios: tuple[Scenario, ...], run: str = "") -> str:
    """Return the page of the desk; ``run`` is what the run of these scenarios goes by."""
    training = exercises(scenarios)
    data = desk.data | {"exercises": [_exercise(each) for each in training]}
    code = script("desk")
    return (
        templates()
        .get_template("desk.html.j2")
        .render(
            run=run,
            say=SimpleNamespace(**(WORDING | DESK_WORDING)),
            regulations=[each for each in desk.registry.regulations if not each.supplement],
            statements={statement.id: statement for statement in desk.registry.statements},
            cases=desk.cases,
            exercises=training,
            data=Markup(in_script(data)),  # noqa: S704 -- escaped for a script by ``in_script``
            style=Markup(static("report.css") + static("desk.css")),  # noqa: S704 -- files of ours
            script=Markup(code),  # noqa: S704 -- files of ours
            policy=Markup(policy(code)),  # noqa: S704 -- words of ours and a digest
            symbols=Markup(svg_symbols()) + nardy_symbols(),  # noqa: S704 -- drawings of ours
        )
    )


def _exercise(exercise: Exercise) -> dict[str, Any]:
    """Return what the page has to know of an exercise; what it shows stands in a template of the page."""
    return {"id": exercise.anchor, "regulation": exercise.regulation, "right": exercise.right}


def _by_regulation(all_cases: tuple[Case, ...]) -> dict[str, list[ShownCase]]:
    known = {incident.id: incident for incident in incidents()}
    shown: dict[str, list[ShownCase]] = {}
    for case in all_cases:
        shown.setdefault(case.regulation, []).append(_case(case, known[case.incident]))
    return shown


def _case(case: Case, incident: Incident) -> ShownCase:
    asked = {question.id: question for question in incident.questions}
    facts = []
    for name, chosen in case.way:
        texts = {option.id: option.text for option in asked[name].options}
        several = case.violations if name == VIOLATION else (chosen,)
        if chosen != asked[name].usual:
            facts.append(ShownFact(asked[name].text, _listed([texts[each] for each in several])))
    verdicts = [each.unnamed for each in case.answer.verdicts]
    way = "".join(f"&{name}={chosen}" for name, chosen in case.way)
    return ShownCase(
        incident=incident.title,
        facts=tuple(facts),
        verdict=Text("; ".join(each.en for each in verdicts), "; ".join(each.ru for each in verdicts)),
        clocks=case.answer.clocks.unnamed,
        silent=not case.answer.under,
        under=case.under,
        alike=len({statement for statement in case.answer.under if statement not in case.under}) > 0,
        address=f"regulation={case.regulation}&incident={case.incident}{way}".replace(" ", "+"),
    )


def _listed(texts: list[Text]) -> Text:
    return Text(", ".join(text.en for text in texts), ", ".join(text.ru for text in texts))
